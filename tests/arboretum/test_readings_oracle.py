"""The score under every reading against brute force, and that no reading changes the canonical score."""

import os
from collections.abc import Sequence
from functools import lru_cache

import pytest

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.editions import species_of
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings import MISREADINGS, Reading, conflict, differs, score_under
from arbcheck.arboretum.readings.paths import best_paths
from arbcheck.arboretum.readings.terms import terms_of
from arbcheck.arboretum.result import Path, Result
from arbcheck.arboretum.scoring import score
from tests.oracle import readings as oracle
from tests.oracle import scoring as canonical_oracle
from tests.oracle.boards import SHAPES, Choose, random_board, random_open_position, random_position, seeded

POSITIONS = int(os.environ.get("ARBCHECK_READINGS", "500"))
"""How many positions are compared under each misreading; a longer form is run by hand."""
PLANTED = 10
"""So many cards of an arboretum at most: the oracle lists all walks."""
IDS = [name for name, misreading in MISREADINGS.items() if misreading.kind == "score"]


def small(position: Position) -> Position:
    """Leave out the cards planted last; those left are connected still."""
    return position._replace(arboretums=tuple(board[:PLANTED] for board in position.arboretums))


@lru_cache
def small_positions() -> tuple[Position, ...]:
    rng = seeded(PLANTED)
    return tuple(
        small(random_position(rng, 2 + number % 3, SHAPES[number % len(SHAPES)]))
        for number in range(POSITIONS)
    )


def some_reading(choose: Choose) -> Reading:
    """Choose about a third of the misreadings, as far as they go together."""
    held: list[str] = []
    left = list(IDS)
    while left:
        name = left.pop(choose(len(left)))
        if not choose(3) and conflict([*held, name]) is None:
            held.append(name)
    return frozenset(held)


def check_sets(position: Position, result: Result, reading: Reading) -> None:
    """Check that the paths shown are paths, share no card, and are worth the most that a set is."""
    for board, player in zip(position.arboretums, result.scores, strict=True):
        walks = oracle.list_paths(board, oracle.steps_of(reading))
        for line in player.paths:
            if line.path is None:
                continue
            paths = (line.path, *line.others)
            used = [tree for path in paths for tree in path.planted]
            assert len(set(used)) == len(used)
            assert all(path.planted in walks for path in paths)
            assert sum(path.points for path in paths) in {
                sum(
                    path.points
                    for path in oracle.scoring_paths(board, line.species, reading, one_against=one)
                )
                for one in (False, True)
            }


def points(paths: Sequence[Path]) -> int:
    return sum(path.points for path in paths)


def without_paths(result: Result) -> Result:
    """Leave out which of several equally good sets of paths is shown."""
    return result._replace(
        scores=tuple(
            player._replace(paths=tuple(line._replace(path=None, others=()) for line in player.paths))
            for player in result.scores
        )
    )


def check(position: Position, reading: Reading) -> Result:
    """Compare with the oracle: every field, but where several paths score any of the best sets will do."""
    result = score_under(position, reading)
    expected = oracle.score_under(position, reading)
    if "several-paths" in reading:
        check_sets(position, result, reading)
        assert without_paths(result) == without_paths(expected)
    else:
        assert result == expected
    return result


@pytest.mark.parametrize("name", IDS)
def test_the_score_under_a_misreading_is_that_of_the_oracle_and_now_and_then_another(name: str) -> None:
    reading = frozenset({name})
    different = 0
    for position in small_positions():
        before = score(position)
        different += differs(check(position, reading), before)
        assert score(position) == before == score_under(position, frozenset())
    assert different > 0


@pytest.mark.parametrize("part", range(4))
def test_the_score_under_several_misreadings_is_that_of_the_oracle(part: int) -> None:
    rng = seeded(part)
    for position in small_positions()[part::4]:
        check(position, some_reading(rng.randrange))


def test_the_canonical_score_is_still_that_of_its_oracle_after_all_readings() -> None:
    for position in small_positions()[:100]:
        for name in IDS:
            score_under(position, frozenset({name}))
        assert score(position) == canonical_oracle.score(position)


def few_unseen(position: Position, choose: Choose) -> Position:
    """Lay all but a few of the unseen cards on the first player's pile."""
    left = canonical_oracle.unseen(position)
    keep = sum(hand.count(None) for hand in position.hands) + choose(3)
    first, *others = position.discards
    pile = list(first) if isinstance(first, tuple) else []
    while len(left) > keep:
        pile.append(left.pop(choose(len(left))))
    return position._replace(discards=(tuple(pile), *others))


@lru_cache
def small_open_positions() -> tuple[Position, ...]:
    rng = seeded(PLANTED)
    return tuple(
        few_unseen(
            small(random_open_position(rng, 2 + number % 3, SHAPES[number % len(SHAPES)], 1 + number % 3)),
            rng.randrange,
        )
        for number in range(POSITIONS // 25)
    )


@pytest.mark.parametrize("name", IDS)
def test_what_is_certain_under_a_misreading_is_what_all_completions_give(name: str) -> None:
    for position in small_open_positions():
        check(position, frozenset({name}))


def test_what_is_certain_under_several_misreadings_is_what_all_completions_give() -> None:
    rng = seeded(3)
    for position in small_open_positions() * 5:
        check(position, some_reading(rng.randrange))


WALKS = 500
"""Boards with more walks are left out: the oracle tries all sets of them."""
STEPS = ("several-paths", "equal-values", "diagonal-steps", "single-card-path", "pure-any-length")


@pytest.mark.parametrize("part", range(3))
def test_sets_of_paths_on_dense_boards_are_those_of_the_oracle(part: int) -> None:
    rng = seeded(part)
    compared = 0
    while compared < POSITIONS // 10:
        reading = frozenset({STEPS[0], *(name for name in STEPS[1:] if rng.randrange(2))})
        board = dense_board(rng.randrange)
        if len(oracle.list_paths(board, oracle.steps_of(reading))) > WALKS:
            continue
        compared += 1
        found = best_paths(board, terms_of(reading).paths)
        for species in {tree.card.species for tree in board}:
            expected = oracle.scoring_paths(board, species, reading, one_against=False)
            paths = found.get(species, ())
            assert points(paths) == points(expected)
            assert len({tree for path in paths for tree in path.planted}) == sum(path.cards for path in paths)


def dense_board(choose: Choose) -> tuple[Planted, ...]:
    """Fill three by three or four cells with cards of few species and few values."""
    width, height = 3 + choose(2), 3
    species = species_of(2018)[: (3, 5, 10)[choose(3)]]
    lowest = 1 + choose(3)
    values = range(lowest, min(9, lowest + max(2, -(-width * height // len(species))) + choose(3)))
    deck = [Card(name, value) for name in species for value in values]
    while len(deck) > width * height:
        deck.pop(choose(len(deck)))
    if choose(3):
        deck = [deck.pop(choose(len(deck))) for _ in tuple(deck)]
    return tuple(Planted(card, *divmod(number, height)) for number, card in enumerate(deck))


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape != "big"])
@pytest.mark.parametrize("name", ["sum-of-values", "longest-path", "consecutive-values", "single-card-path"])
def test_a_board_of_all_eighty_cards_is_scored_as_the_oracle_does(name: str, shape: str) -> None:
    reading = frozenset({name})
    board = random_board(seeded(80), 80, shape)
    found = best_paths(board, terms_of(reading).paths)
    for species in species_of(2018):
        assert found.get(species, ()) == oracle.scoring_paths(board, species, reading, one_against=False)
