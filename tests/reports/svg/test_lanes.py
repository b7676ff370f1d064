"""Paths that share a card run side by side, others where they like."""

from itertools import combinations

from hypothesis import given

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.paths import best_paths
from arbcheck.arboretum.result import SpeciesScore
from arbcheck.reports.svg.lanes import DENIED, OPEN, SCORED, Lane, lanes
from tests.oracle.boards import boards, grid

RIGHTS = (True, False, None)


def scores(arboretum: Arboretum, rights: tuple[bool | None, ...] = (True,)) -> list[SpeciesScore]:
    """Return a player's best paths, with rights dealt out in turn."""
    found = best_paths(arboretum).items()
    return [
        SpeciesScore(species, rights[index % len(rights)], path.points, path)
        for index, (species, path) in enumerate(found)
    ]


def cells(lane: Lane) -> set[tuple[int, int]]:
    return {(tree.x, tree.y) for tree in lane.path.planted}


def test_a_lone_path_runs_in_the_middle() -> None:
    [lane] = lanes(scores(grid("Oa1 Oa2")), 24)
    assert (lane.species, lane.state, lane.offset, lane.stroke) == ("oak", SCORED, 0, 4)


def test_two_paths_through_one_card_lie_apart() -> None:
    one, other = lanes(scores(grid("Oa1 Ma2 Oa3", ".   Ma4 .")), 24)
    assert (one.offset, other.offset) == (-4, 4)


def test_scored_paths_come_first_then_open_ones_then_those_of_others() -> None:
    lines = scores(grid("Oa1 Oa2 Ma1 Ma2 Wi1 Wi2"), (False, None, True))
    assert [lane.state for lane in lanes(lines, 24)] == [SCORED, OPEN, DENIED]


def test_a_species_without_a_path_has_no_lane() -> None:
    assert lanes([SpeciesScore("oak", True, 0, None)], 24) == []


def test_all_paths_of_a_species_are_drawn_where_several_score() -> None:
    [line] = scores(grid("Oa1 Oa2"))
    [other] = scores(grid("Oa5 Oa6"))
    assert other.path
    assert [lane.path for lane in lanes([line._replace(others=(other.path,))], 24)] == [line.path, other.path]


@given(boards(max_size=40))
def test_paths_that_share_a_card_never_share_a_lane(arboretum: Arboretum) -> None:
    found = lanes(scores(arboretum, RIGHTS), 24)
    for one, other in combinations(found, 2):
        if cells(one) & cells(other):
            assert abs(one.offset - other.offset) > max(one.stroke, other.stroke)


@given(boards(max_size=40))
def test_all_lanes_lie_in_the_room_they_have(arboretum: Arboretum) -> None:
    assert all(abs(lane.offset) <= 12 for lane in lanes(scores(arboretum), 24))
