"""Boxes, totals and winners of Avenue, worked out by hand; the oracle and the corpus tell the rest."""

from itertools import product

import pytest

from arbcheck.avenue.boxes import Count, farm_boxes, sums
from arbcheck.avenue.scoring import player_score, result, score
from tests.avenue.built import game, roads, turned

D = turned("D", "5 5")
TWO = roads(e4="51", f4="51")
NONE = roads(g1="51", g5="51")


def test_players_are_ranked_by_points() -> None:
    found = score(game([D], NONE, TWO))
    assert [(own.total, own.rank) for own in found.scores] == [(-5, 2), (2, 1)]
    assert (found.winners, found.decided_by, found.farms_only) == (("Ben",), "points", None)


def test_equal_sheets_share_the_win() -> None:
    found = score(game([D], TWO, TWO, NONE))
    assert [own.rank for own in found.scores] == [1, 1, 3]
    assert (found.winners, found.decided_by, found.farms_only) == (("Ana", "Ben"), "shared", None)


def test_farm_boxes_alone_may_break_a_tie_otherwise() -> None:
    """Ana: D 1 and a castle of 2; Ben: D 2 and a castle of 1; both 3 points, and 2 in the highest box."""
    cards = turned("D", "6 6 6 2 5 2 3")
    ana = roads(a1="61", a2="61", a3="61", a4="21", b4="51", e4="21", e3="31")
    ben = roads(a1="61", a2="61", a3="61", g1="21", f4="51", e1="21", e4="31")
    found = score(game([cards], ana, ben))
    assert [(own.total, own.highest_box) for own in found.scores] == [(3, 2), (3, 2)]
    assert (found.winners, found.decided_by, found.farms_only) == (("Ana", "Ben"), "shared", ("Ben",))


def test_an_open_box_keeps_ranks_open_that_it_can_change() -> None:
    """Ana's D has 0 to 2 of the grapes in f4, so she has -10 to -3; Ben has -10."""
    rounds = [turned("D", "5y 5y 1y 2y"), turned("C", "1")]
    bare = roads(e4="5", f4="5", g1="1", e1="2", c6="1")
    found = score(game(rounds, bare, roads(g1="51", g3="51", g4="11", e1="21", c6="12")))
    assert [own.total for own in found.scores] == [None, -10]
    assert [(own.least, own.most) for own in found.scores] == [(-10, -3), (-10, -10)]
    assert [own.rank for own in found.scores] == [None, None]
    assert (found.winners, found.decided_by, found.is_open) == (None, None, True)


def test_a_player_who_is_surely_ahead_wins_while_others_are_open() -> None:
    """Cleo has 2 - 5 + 1; the others, whose D is open, at most 2 - 5: who of them is second is not known."""
    rounds = [turned("D", "5y 5y 1y 2y"), turned("F", "3 5")]
    bare = roads(e4="5", f4="5", g1="1", e1="2", c6="3", g5="5")
    cleo = roads(e4="51", f4="51", g1="11", e1="21", a1="32", b1="52")
    found = score(game(rounds, bare, bare, cleo))
    assert [own.rank for own in found.scores] == [None, None, 1]
    assert (found.winners, found.decided_by) == (("Cleo",), "points")


def test_equal_totals_with_an_open_highest_box_are_not_ranked() -> None:
    """Nothing but D's box differs: 0 or 1, and with a castle of 5 that decides no highest box."""
    rounds = [turned("D", "5y 5y 1y 2y"), turned("C", "1")]
    bare = roads(e4="5", f4="5", g1="1", e1="2", c6="1")
    found = score(game(rounds, bare, bare))
    assert [own.rank for own in found.scores] == [None, None]
    assert [own.highest_box for own in found.scores] == [None, None]


def test_who_has_no_road_has_nothing() -> None:
    found = score(game([turned("D", "")], roads(), players=("Ana",)))
    assert [(own.total, own.zeros, own.highest_box) for own in found.scores] == [(-5, 1, 0)]


LIMITS = [
    ((3, 1, 1, 3), 3, (2, 1)),
    ((0, 0, 0, 1), 1, (0, 0)),
    ((2,), 2, (0, 0)),
    ((4, 2, 5), 0, (3, 3)),
    ((1, 6), 4, (5, 0)),
]
"""What farms were at most connected to, what the last one is, and the castles."""


@pytest.mark.parametrize(("most", "last", "castles"), LIMITS)
def test_an_open_sheet_comes_to_what_all_ways_to_fill_it_come_to(
    most: tuple[int, ...], last: int, castles: tuple[int, int]
) -> None:
    """Each farm but the last is given every count up to its limit, and the boxes are filled (V7, V9)."""
    totals, highest, zeros = set(), set(), set()
    for counts in product(*(range(number + 1) for number in most)):
        boxes, above = [], 0
        for count in (*counts, last):
            above = count if count > above else 0
            boxes.append(above)
        totals.add(sum(boxes) - 5 * boxes.count(0) + sum(castles))
        highest.add(max(*boxes, *castles))
        zeros.add(boxes.count(0))
    farms = farm_boxes([*(Count("A", number, exact=False) for number in most), Count("B", last)])
    found = sums(farms, castles)
    assert found == ((min(totals), max(totals)), (min(highest), max(highest)), (min(zeros), max(zeros)))


def test_a_total_can_be_certain_while_boxes_are_open_and_parts_no_tie_by_farms_alone() -> None:
    """F had 0 or 1, and the last farm has 1: in both ways one of the boxes holds 1 and the other 0."""
    farms = farm_boxes([Count("F", 1, exact=False), Count("D", 1)])
    own = player_score("Ana", farms, (0, 0))
    assert [farm.box for farm in farms] == [None, None]
    assert (own.total, own.zeros, own.highest_box) == (-4, 1, 1)
    known = player_score("Ben", farm_boxes([Count("F", 1), Count("D", 1)]), (0, 0))
    tied = result([own, known])
    assert (tied.winners, tied.decided_by, tied.farms_only) == (("Ana", "Ben"), "shared", None)


def test_a_tie_whose_highest_box_is_open_is_not_parted() -> None:
    known = player_score("Ben", farm_boxes([Count("F", 1), Count("D", 1)]), (0, 0))
    tied = result([known._replace(player="Ana", highest_box=None), known])
    assert (tied.winners, [own.rank for own in tied.scores]) == (None, [None, None])
