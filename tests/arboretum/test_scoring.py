"""The score against the brute-force oracle, on every field, and what must not change it."""

import os
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.paths import best_paths
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Path, Result
from arbcheck.arboretum.scoring import score
from tests.oracle import paths as oracle_paths
from tests.oracle import scoring as oracle
from tests.oracle.boards import (
    SHAPES,
    boards,
    grid,
    open_positions,
    positions,
    random_board,
    random_open_position,
    random_position,
    seeded,
)

POSITIONS = int(os.environ.get("ARBCHECK_POSITIONS", "20000"))
"""How many seeded positions are compared; the long form is run by hand with a million."""
PARTS = 20


@pytest.mark.parametrize("part", range(PARTS))
def test_the_score_is_that_of_the_path_listing_oracle(part: int) -> None:
    rng = seeded(part)
    for number in range(POSITIONS // PARTS):
        position = random_position(rng, 2 + number % 3, SHAPES[number % len(SHAPES)], legal=number % 7 == 0)
        assert score(position) == oracle.score(position)


@given(positions())
def test_the_score_of_a_drawn_position_is_that_of_the_oracle(position: Position) -> None:
    assert score(position) == oracle.score(position)


@given(boards())
def test_the_best_paths_of_a_drawn_board_are_those_of_the_oracle(board: Arboretum) -> None:
    assert best_paths(board) == oracle_paths.best_paths(board)


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape != "big"])
def test_a_board_of_all_eighty_cards_is_scored_as_the_oracle_does(shape: str) -> None:
    rng = seeded(80)
    for _ in range(5):
        board = random_board(rng, 80, shape)
        assert best_paths(board) == oracle_paths.best_paths(board)


@pytest.mark.parametrize("part", range(10))
def test_what_is_certain_with_unknown_cards_is_what_all_completions_give(part: int) -> None:
    rng = seeded(part)
    for number in range(30):
        position = random_open_position(rng, 2 + number % 3, "random", 1 + number % 3, legal=number % 2 == 0)
        if oracle.count_completions(position) < 3000:
            assert score(position) == oracle.score_open(position)


@settings(max_examples=25)
@given(open_positions())
def test_what_is_certain_of_a_drawn_open_position_is_what_the_oracle_says(position: Position) -> None:
    if oracle.count_completions(position) < 1000:
        assert score(position) == oracle.score_open(position)


Change = Callable[[int, int], tuple[int, int]]
MOVES: dict[str, Change] = {
    "shifted": lambda x, y: (x - 31, y + 17),
    "turned by a quarter": lambda x, y: (-y, x),
    "turned by half": lambda x, y: (-x, -y),
    "mirrored": lambda x, y: (-x, y),
    "mirrored over the diagonal": lambda x, y: (y, x),
}


def moved(board: Arboretum, change: Change) -> Arboretum:
    return tuple(
        planted._replace(x=change(planted.x, planted.y)[0], y=change(planted.x, planted.y)[1])
        for planted in board
    )


def worths(result: Result) -> list[object]:
    """Leave out of a result which of several equally good paths is shown."""

    def worth(path: Path | None) -> object:
        return path and path[1:]

    return [
        (
            s.player,
            s.total,
            s.rank,
            s.species_planted,
            [(e.species, e.right, e.points, worth(e.path)) for e in s.paths],
        )
        for s in result.scores
    ] + [result.rights, result.winners, result.decided_by]


@pytest.mark.parametrize("name", MOVES)
@given(position=positions())
def test_no_score_changes_when_an_arboretum_is_moved_on_the_table(name: str, position: Position) -> None:
    there = position._replace(arboretums=tuple(moved(b, MOVES[name]) for b in position.arboretums))
    assert worths(score(there)) == worths(score(position))


@given(positions(), st.randoms(use_true_random=False))
def test_no_score_changes_when_species_change_their_names(position: Position, rng: "object") -> None:
    names = list(SPECIES)
    rng.shuffle(names)  # type: ignore[attr-defined]
    other = dict(zip(SPECIES, names, strict=True))
    renamed = position._replace(
        species=tuple(other[s] for s in position.species),
        hands=tuple(
            tuple(c and c._replace(species=other[c.species]) for c in hand) for hand in position.hands
        ),
        arboretums=tuple(
            tuple(p._replace(card=p.card._replace(species=other[p.card.species])) for p in board)
            for board in position.arboretums
        ),
    )
    before, after = score(position), score(renamed)
    assert [s.total for s in after.scores] == [s.total for s in before.scores]
    assert [r.holders for r in after.rights] == [r.holders for r in before.rights]
    assert (after.winners, after.decided_by) == (before.winners, before.decided_by)


@given(positions())
def test_no_score_changes_when_the_players_sit_in_another_order(position: Position) -> None:
    turned = position._replace(
        players=position.players[::-1], hands=position.hands[::-1], arboretums=position.arboretums[::-1]
    )
    before, after = score(position), score(turned)
    assert after.scores[::-1] == before.scores
    assert set(after.winners or ()) == set(before.winners or ())


def test_a_doubled_run_of_four_beats_the_mixed_path_of_eight_that_ends_in_the_same_eight() -> None:
    """1..8 mixed: 8 cards, +1, +2 = 11; the run Oa5 Oa6 Oa7 Oa8: 4, 4 more, +2 = 10; with Oa4 12."""
    mixed = grid("Oa1 Ma2 Ma3 Ma4 Oa5 Oa6 Oa7 Oa8")
    assert best_paths(mixed)["oak"].points == 11
    assert best_paths(mixed)["oak"].same_species == 0
    longer = grid("Oa1 Ma2 Ma3 Oa4 Oa5 Oa6 Oa7 Oa8")
    assert best_paths(longer)["oak"][1:5] == (5, 5, 0, 2)


def test_an_arboretum_without_cards_has_no_paths() -> None:
    assert best_paths(()) == {}
