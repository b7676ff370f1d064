"""The positions that the second opinion is tried on are positions, and of all the kinds that matter."""

from collections import Counter

import pytest
from hypothesis import given, settings

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.editions import SPECIES_IN_PLAY, species_of, starting_discards
from arbcheck.arboretum.position import Position
from tests.oracle.boards import (
    SHAPES,
    boards,
    open_positions,
    positions,
    random_board,
    random_open_position,
    random_position,
    seeded,
)
from tests.oracle.histories import Deal, End, ends
from tests.oracle.scoring import count_completions, score, score_open


def is_one_piece(arboretum: Arboretum) -> bool:
    """Say whether no two cards share a cell, and each but the first lies beside an earlier one."""
    cells = [(tree.x, tree.y) for tree in arboretum]
    beside = all(
        any(abs(x - a) + abs(y - b) == 1 for a, b in cells[:i]) for i, (x, y) in enumerate(cells) if i
    )
    return beside and len(set(cells)) == len(cells)


def cards_named(position: Position) -> list[Card]:
    named = [card for hand in position.hands for card in hand if card is not None]
    named += [tree.card for arboretum in position.arboretums for tree in arboretum]
    return named + [card for pile in position.discards if isinstance(pile, tuple) for card in pile]


def check(position: Position) -> None:
    named = cards_named(position)
    assert len(set(named)) == len(named)
    assert {card.species for card in named} <= set(position.species) <= set(species_of(position.edition))
    assert len(set(position.species)) == SPECIES_IN_PLAY[len(position.players)]
    assert all(len(hand) == 7 for hand in position.hands)
    assert all(is_one_piece(arboretum) for arboretum in position.arboretums)


def check_reached(position: Position) -> None:
    """Check that a game in numbers ends like this; a pile that is not stated may have any size."""
    starting = starting_discards(position.edition, len(position.players))
    planted = tuple(len(arboretum) for arboretum in position.arboretums)
    stated = [len(pile) if isinstance(pile, tuple) else pile for pile in position.discards]
    assert any(
        end.planted == planted
        and end.finished
        and all(size in {None, pile} for size, pile in zip(stated, end.piles, strict=True))
        for end in _ends(Deal(8 * len(position.species), 7, starting))
    )


_FOUND: dict[Deal, frozenset[End]] = {}


def _ends(deal: Deal) -> frozenset[End]:
    if deal not in _FOUND:
        _FOUND[deal] = ends(deal)
    return _FOUND[deal]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_seeded_position_is_a_position_and_the_same_every_time(shape: str) -> None:
    for seed in range(30):
        players = 2 + seed % 3
        position = random_position(seeded(seed), players, shape)
        check(position)
        assert position == random_position(seeded(seed), players, shape)


def test_a_seeded_legal_position_is_reached_by_a_game() -> None:
    for seed in range(60):
        position = random_position(seeded(seed), 2 + seed % 2, SHAPES[seed % 5], legal=True)
        check(position)
        check_reached(position)


def test_the_largest_board_holds_all_eighty_cards() -> None:
    for seed, shape in enumerate(SHAPES):
        board = random_board(seeded(seed), 80, shape)
        assert len({tree.card for tree in board}) == 80
        assert is_one_piece(board)


def test_a_seeded_open_position_hides_as_many_cards_as_asked() -> None:
    position = random_open_position(seeded(1), 3, "random", 4)
    assert sum(hand.count(None) for hand in position.hands) == 4


@settings(deadline=None, max_examples=50)
@given(boards())
def test_a_drawn_board_is_one_piece(board: Arboretum) -> None:
    assert is_one_piece(board)


@settings(deadline=None, max_examples=50)
@given(positions())
def test_a_drawn_position_is_a_position(position: Position) -> None:
    check(position)


@settings(deadline=None, max_examples=25)
@given(positions(legal=True))
def test_a_drawn_legal_position_is_reached_by_a_game(position: Position) -> None:
    check(position)
    check_reached(position)


@settings(deadline=None, max_examples=25)
@given(open_positions())
def test_a_drawn_open_position_can_be_completed(position: Position) -> None:
    assert count_completions(position) >= 1
    result = score_open(position)
    assert all(player.species_planted >= 0 for player in result.scores)


def test_rights_of_every_kind_and_paths_of_every_kind_are_frequent() -> None:
    seen: Counter[str | None] = Counter()
    for seed in range(300):
        position = random_position(seeded(seed), 2 + seed % 3, SHAPES[seed % 5])
        result = score(position)
        seen[result.decided_by] += 1
        for right in result.rights:
            seen[right.reason] += 1
            seen["cancelled"] += bool(right.cancelled)
            one, eight = Card(right.species, 1), Card(right.species, 8)
            seen["own one and eight"] += any(one in hand and eight in hand for hand in position.hands)
        for line in [line for player in result.scores for line in player.paths]:
            seen["scored"] += bool(line.points)
            seen["denied"] += line.path is not None and not line.right
            seen["no path"] += bool(line.right) and line.path is None
            seen["doubled"] += line.path is not None and line.path.same_species > 0
    kinds = ("highest", "tie", "nobody-holds", "cancelled", "own one and eight")
    assert all(seen[kind] >= 40 for kind in (*kinds, "scored", "denied", "no path", "doubled"))
    assert all(seen[kind] >= 3 for kind in ("points", "species", "shared"))
