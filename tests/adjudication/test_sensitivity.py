"""Does it matter: who wins by the rules, and under misreadings. Values by hand."""

from tests.adjudication.disputes import ruled, table

RECORD = table("Oa2 Oa3 Oa5", "Ma1 Ma5", ("Oa7 Ma6", "Ma7"))
"""Talia's Oak is 3 points, doubled 6. Jonte's Maple is 2 + 1 = 3, with 2 for the 1 it is 4, doubled 5.

At 3 each Jonte wins, with Maple and Dogwood planted.
"""


def test_the_standing_is_told_by_the_rules_and_under_what_the_claims_suggest() -> None:
    matters = ruled(RECORD, "Talia.oak=6").sensitivity
    assert matters
    assert (matters.scope, matters.standing.totals, matters.standing.winners) == ("suggested", (3, 3), (1,))
    assert matters.standing.decided_by == "species"
    [shift] = matters.shifts
    assert (shift.reading, shift.standing.totals, shift.standing.winners) == ("pure-any-length", (6, 5), (0,))
    assert (shift.winner_changes, shift.ranking_changes) == (True, True)


def test_what_changes_points_alone_changes_no_winner() -> None:
    matters = ruled(RECORD, "Jonte.maple=4").sensitivity
    assert matters
    [shift] = [shift for shift in matters.shifts if shift.reading == "start-bonus-two"]
    assert (shift.standing.totals, shift.winner_changes, shift.ranking_changes) == ((3, 4), False, False)


def test_misreadings_that_only_go_together_are_not_suggested_alone() -> None:
    matters = ruled(table("Oa1 Oa3 Oa5"), "Talia.oak=8").sensitivity
    assert matters
    assert matters.shifts == ()


def test_what_explains_all_numbers_together_is_suggested() -> None:
    matters = ruled(RECORD, "Talia.oak=6", "Talia=6").sensitivity
    assert matters
    assert [shift.reading for shift in matters.shifts] == ["pure-any-length"]


def test_all_score_misreadings_can_be_asked() -> None:
    matters = ruled(RECORD, "Talia.oak=3", scope="all").sensitivity
    assert matters
    assert (matters.scope, len(matters.shifts)) == ("all", 26)


def test_with_more_unknown_cards_than_can_be_told_apart_no_misreading_is_asked() -> None:
    """28 unknown cards of 48 lie in 14 places and 14 others: far more ways than the limit of D-029."""
    unknown = table("Oa2 Oa3 Oa5", "Ma1 Ma5").replace("Oa7 Ca1 Ca2 Ca3 Do1 Do2 Ja1", " ".join("_" * 7))
    unknown = unknown.replace("Ma7 Ca4 Ca5 Ca6 Do3 Do4 Ja3", " ".join("_" * 7))
    matters = ruled(unknown, "Talia.oak=9", scope="all").sensitivity
    assert matters
    assert (matters.searched, matters.shifts) == (False, ())
