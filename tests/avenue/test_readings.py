"""The misreadings of Avenue as data, and scores under them."""

import pytest

from arbcheck.avenue.readings import MISREADINGS, differs, reading_of, score_under
from arbcheck.avenue.readings.misreadings import conflict
from arbcheck.avenue.readings.terms import CHANGES
from arbcheck.avenue.rulebook import RULES
from arbcheck.avenue.scoring import score
from tests.avenue.built import game, roads, turned

OPEN = game(
    [turned("D", "5y 5y 1y 2y"), turned("C", "6 6 6")],
    roads(e4="5", f4="5", g1="1", e1="2", b2="6", b3="6", b4="6"),
)


def test_every_misreading_has_a_term_and_refutes_a_rule() -> None:
    assert set(CHANGES) == set(MISREADINGS)
    assert {rule for one in MISREADINGS.values() for rule in one.refuted_by} <= {rule.id for rule in RULES}
    assert {one.kind for one in MISREADINGS.values()} == {"score"}


def test_two_readings_of_one_point_exclude_each_other() -> None:
    assert conflict(["farm-blocks", "best-so-far", "previous-count"]) == ("best-so-far", "previous-count")
    assert conflict(MISREADINGS.keys() - {"best-so-far"}) is None
    with pytest.raises(ValueError, match="cannot hold at once"):
        reading_of(["best-so-far", "previous-count"])
    with pytest.raises(KeyError):
        reading_of(["longest-path"])


def test_under_no_misreading_the_score_is_canonical() -> None:
    assert score_under(OPEN, frozenset()) == score(OPEN)
    assert not differs(score(OPEN), score_under(OPEN, frozenset()))


def test_a_sheet_without_marks_stays_open_under_a_misreading_too() -> None:
    """D had 0, 1 or 2; C's 2 is at least that, so an equal count would fill its box for sure."""
    [own] = score_under(OPEN, frozenset({"equal-is-more"})).scores
    assert [farm.box for farm in own.farms] == [None, 2]
    assert (own.least, own.most) == (-3, 4)
    [own] = score_under(OPEN, frozenset({"castle-zero-costs"})).scores
    assert [farm.box for farm in own.farms] == [None, None]
    assert (own.least, own.most) == (-13, -7), "-5 + 2, 1 + 2 or 2 - 5, less 5 for each castle"


def test_if_only_the_end_counted_a_sheet_would_need_no_marks() -> None:
    [own] = score_under(OPEN, frozenset({"end-sheet-always"})).scores
    assert ([farm.box for farm in own.farms], own.total) == ([2, 0], -3)
    assert differs(score(OPEN), score_under(OPEN, frozenset({"end-sheet-always"})))


def test_misreadings_combine() -> None:
    both = frozenset({"equal-is-more", "end-sheet-always", "castle-zero-costs"})
    [own] = score_under(OPEN, both).scores
    assert ([farm.box for farm in own.farms], own.total) == ([2, 2], -6)
