"""The words about a difference where the command line does not lead to them."""

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.readings import CANONICAL, reading_of
from arbcheck.conformance.apart.core import OWN, RANDOM, position_of
from arbcheck.conformance.apart.filling import fill
from arbcheck.conformance.apart.readings import Found, Limits, compare_under
from arbcheck.reports.apart_pair import Pair, as_text
from arbcheck.reports.apart_report import of_readings


def test_a_discard_that_matters_is_counted_and_a_right_that_is_missing_is_told() -> None:
    """A 1 in Jonte's pile cancels, misread, Talia's 8: she has 3 points by the rules, and nothing then."""
    misread = "table-one-cancels"
    trees = tuple(Planted(Card(OWN, value), value, 0) for value in (2, 3))
    core = position_of(
        ((Card(OWN, 8),), (Card(OWN, 4),)),
        (trees, (Planted(Card("maple", 4), 0, 0),)),
        (None, (Card(OWN, 1),)),
    )
    filled = fill(core, lambda position: compare_under(CANONICAL, reading_of([misread]), position), 0)
    assert filled is not None
    report = of_readings(Pair((), (misread,)), Found(filled, RANDOM), Limits(), never=False)
    assert report.size["discarded"] == 1
    text = as_text(report)
    assert "3 cards planted, 2 players, 2 hand cards that matter, 1 discard that matters." in text
    assert "  canonical: Talia's Oak: 2 points, Oa2 > Oa3 (2 cards).\n" in text
    assert "  table-one-cancels: Talia's Oak: no right.\n" in text
    assert "    discard: Oa1\n" in text
