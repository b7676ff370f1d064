"""Boxes, totals and winners of Avenue, worked out by hand; the oracle and the corpus tell the rest."""

from arbcheck.avenue.scoring import score
from tests.avenue.built import game, roads, turned

D = turned("D", "5 5")
TWO = roads(e4="51", f4="51")
NONE = roads(g1="51", g5="51")


def test_players_are_ranked_by_points() -> None:
    result = score(game([D], NONE, TWO))
    assert [(own.total, own.rank) for own in result.scores] == [(-5, 2), (2, 1)]
    assert (result.winners, result.decided_by, result.farms_only) == (("Ben",), "points", None)


def test_equal_sheets_share_the_win() -> None:
    result = score(game([D], TWO, TWO, NONE))
    assert [own.rank for own in result.scores] == [1, 1, 3]
    assert (result.winners, result.decided_by, result.farms_only) == (("Ana", "Ben"), "shared", None)


def test_farm_boxes_alone_may_break_a_tie_otherwise() -> None:
    """Ana: D 1 and a castle of 2; Ben: D 2 and a castle of 1; both 3 points, and 2 in the highest box."""
    cards = turned("D", "6 6 6 2 5 2 3")
    ana = roads(a1="61", a2="61", a3="61", a4="21", b4="51", e4="21", e3="31")
    ben = roads(a1="61", a2="61", a3="61", g1="21", f4="51", e1="21", e4="31")
    result = score(game([cards], ana, ben))
    assert [(own.total, own.highest_box) for own in result.scores] == [(3, 2), (3, 2)]
    assert (result.winners, result.decided_by, result.farms_only) == (("Ana", "Ben"), "shared", ("Ben",))


def test_an_open_box_keeps_ranks_open_that_it_can_change() -> None:
    """Ana's D has 0 to 2 of the grapes in f4, so she has -10 to -3; Ben has -10."""
    rounds = [turned("D", "5y 5y 1y 2y"), turned("C", "1")]
    bare = roads(e4="5", f4="5", g1="1", e1="2", c6="1")
    result = score(game(rounds, bare, roads(g1="51", g3="51", g4="11", e1="21", c6="12")))
    assert [own.total for own in result.scores] == [None, -10]
    assert [(own.least, own.most) for own in result.scores] == [(-10, -3), (-10, -10)]
    assert [own.rank for own in result.scores] == [None, None]
    assert (result.winners, result.decided_by, result.is_open) == (None, None, True)


def test_a_player_who_is_surely_ahead_wins_while_others_are_open() -> None:
    """Cleo has 2 - 5 + 1; the others, whose D is open, at most 2 - 5: who of them is second is not known."""
    rounds = [turned("D", "5y 5y 1y 2y"), turned("F", "3 5")]
    bare = roads(e4="5", f4="5", g1="1", e1="2", c6="3", g5="5")
    cleo = roads(e4="51", f4="51", g1="11", e1="21", a1="32", b1="52")
    result = score(game(rounds, bare, bare, cleo))
    assert [own.rank for own in result.scores] == [None, None, 1]
    assert (result.winners, result.decided_by) == (("Cleo",), "points")


def test_equal_totals_with_an_open_highest_box_are_not_ranked() -> None:
    """Nothing but D's box differs: 0 or 1, and with a castle of 5 that decides no highest box."""
    rounds = [turned("D", "5y 5y 1y 2y"), turned("C", "1")]
    bare = roads(e4="5", f4="5", g1="1", e1="2", c6="1")
    result = score(game(rounds, bare, bare))
    assert [own.rank for own in result.scores] == [None, None]
    assert [own.highest_box for own in result.scores] == [None, None]


def test_who_has_no_road_has_nothing() -> None:
    result = score(game([turned("D", "")], roads(), players=("Ana",)))
    assert [(own.total, own.zeros, own.highest_box) for own in result.scores] == [(-5, 1, 0)]
