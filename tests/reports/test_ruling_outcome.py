"""What a ruling comes to: points, whether the dispute matters, rules, and what it relied on."""

import pytest

from arbcheck import __version__
from arbcheck.adjudication.ruling import ReliedOn, Sensitivity, Shift, Standing
from arbcheck.reports.ruling_outcome import (
    NOT_SEARCHED,
    decisions,
    irregular,
    matters,
    points,
    relied_on,
    rules,
    standing_note,
)
from tests.reports.rulings import HANDS, dispute, pen, ruled, table

FIRST = Standing((0,), (1, 2), (5, 3), "points")
SECOND = Standing((1,), (2, 1), (5, 6), "points")
OPEN = Standing(None, (None, None), (None, 3), None)


def weighed(*shifts: Shift, scope: str = "suggested", standing: Standing = FIRST) -> list[str]:
    """Return what is said of a standing and of those under misreadings."""
    ruling = dispute("pure-01")._replace(sensitivity=Sensitivity(standing, scope, shifts))
    return matters(pen(), ruling)


def same(name: str) -> Shift:
    """Return a misreading that changes nothing."""
    return Shift(name, FIRST, winner_changes=False, ranking_changes=False)


def other(name: str) -> Shift:
    """Return a misreading under which the other player wins."""
    return Shift(name, SECOND, winner_changes=True, ranking_changes=True)


def test_points_are_told_species_by_species() -> None:
    assert points(pen(), dispute("slip-07")) == ["Talia: 6 points (Maple 3, Oak 3)", "Jonte: 0 points"]
    assert points(pen(), dispute("unknown-01")) == [
        "Talia: total open, from 3 to 5 points (Oak open, Willow 3)",
        "Jonte: 0 points",
    ]
    assert points(pen(), dispute("errors-01")) == []


def test_a_winner_who_wins_under_every_suggested_misreading_is_said_to() -> None:
    assert matters(pen(), dispute("pure-01")) == [
        "Talia wins by the rules, and also under `pure-any-length`."
    ]


def test_a_misreading_that_changes_the_winner_is_told_with_its_points() -> None:
    assert matters(pen(), dispute("eight-05")) == [
        "Talia wins by the rules.",
        "Under `table-one-cancels` it would be otherwise: Jonte wins (Talia 0, Jonte 3).",
    ]


def test_all_misreadings_are_counted_and_those_that_matter_named() -> None:
    shifts = [same("longest-path"), other("no-right-needed"), other("highest-card")]
    assert weighed(*shifts[:2], scope="all")[0] == (
        "Talia wins under 1 of 2 score readings; only `no-right-needed` changes that."
    )
    assert weighed(*shifts, scope="all")[0] == (
        "Talia wins under 1 of 3 score readings; only `no-right-needed` and `highest-card` change that."
    )
    assert weighed(shifts[0], scope="all") == ["Talia wins under 1 of 1 score readings."]


def test_asked_for_all_the_count_is_that_of_the_list() -> None:
    assert matters(pen(), dispute("pure-01", "all"))[0].startswith(
        "Talia wins under 25 of 26 score readings; only"
    )


def test_an_order_that_changes_behind_the_winner_is_told() -> None:
    behind = Shift("longest-path", FIRST, winner_changes=False, ranking_changes=True)
    assert weighed(behind)[1] == "The winner stays, but the order behind changes under `longest-path`."


def test_a_winner_that_unknown_cards_would_leave_open_is_not_named() -> None:
    shift = Shift("hand-bonuses", OPEN, winner_changes=True, ranking_changes=True)
    assert weighed(shift)[1] == "Under `hand-bonuses` unknown cards would leave the winner open."
    assert weighed(shift, standing=OPEN) == ["Unknown cards leave the winner open, by the rules already."]
    partly = SECOND._replace(totals=(None, 3))
    assert weighed(shift._replace(standing=partly))[1].endswith("Jonte wins (Talia ?, Jonte 3).")


def test_without_a_misreading_that_explains_a_claim_there_is_nothing_to_score_under() -> None:
    (told,) = matters(pen(), dispute("slip-05"))
    none = "No single misreading gives a rejected claim, so there is none to score under."
    assert told == f"Talia wins by the rules. {none}"
    assert matters(pen("Ana", "Ben"), dispute("last-01"))[0].endswith(
        "wins by the rules. Claims about turns do not change the score."
    )
    assert matters(pen(), dispute("errors-01")) == []


def test_a_shared_win_is_told_as_one() -> None:
    assert matters(pen(), dispute("tie-04"))[0].startswith("Talia and Jonte share the win")


def test_rules_and_decisions_are_named_once_and_in_order() -> None:
    ruling = dispute("pure-01")
    assert [name for name, _ in rules(ruling)] == ["R10", "R14", "R15", "R16"]
    assert rules(ruling)[2][1].startswith("A path earns 1 point for each card")
    assert ("D-001", "Which pure paths are doubled") in decisions(ruling)


def test_a_ruling_says_what_it_relied_on() -> None:
    told = relied_on(ReliedOn("0.9", "2", (), "0123456789abcdef" * 4))
    assert told == "arbcheck 0.9, rules version 2, corpus 0123456789ab."
    assert relied_on(dispute("pure-01").relied_on).startswith(f"arbcheck {__version__}, rules version ")


def test_irregular_acts_are_listed_by_turn() -> None:
    assert irregular(pen(), dispute("turn-01")) == ["Turn 3: nobody saw it"]
    assert irregular(pen(), dispute("pure-01")) == []


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("pure-01", "Provisional: the game was stopped early; all is ruled on as if it ended now."),
        ("unknown-01", "Open: some cards are not known; what they can change is not ruled on."),
        ("errors-01", "The record has 1 error, so there is no score; only turns are ruled on."),
    ],
)
def test_a_ruling_that_is_not_final_says_so(name: str, told: str) -> None:
    assert standing_note(dispute(name)) == told


def test_a_final_ruling_needs_no_such_note() -> None:
    text = table("Oa2 Oa4", hands=HANDS)
    ruling = ruled(text)
    assert standing_note(ruling._replace(outcome=ruling.outcome._replace(status="final"))) == ""


@pytest.mark.parametrize(
    ("claims", "why"),
    [
        (("Talia.oak=3", "Talia=3"), "every claim is upheld"),
        (("Talia.oak=3", "legal.1=true"), "every claim is upheld"),
    ],
)
def test_where_no_claim_is_rejected_no_misreading_is_suggested(claims: tuple[str, ...], why: str) -> None:
    ruling = ruled(table("Oa2 Oa4 Oa6"), *claims)
    assert matters(pen(), ruling) == [f"Talia wins by the rules; {why}, so no misreading is suggested."]


def test_an_undecided_claim_suggests_no_misreading_either() -> None:
    """Jonte has no path: whatever the unknown card in Talia's hand is, she wins if Oak is hers or not."""
    hands = ("Oa5 Ca1 Ca2 Do1 Do2 Ja1 _", HANDS[1])
    ruling = ruled(table("Oa2 Oa4 Oa6 / Wi2 . . / Wi4 . .", hands=hands), "right.maple=Talia,Jonte")
    told = matters(pen(), ruling)
    assert told == ["Talia wins by the rules; no claim is rejected, so no misreading is suggested."]


def test_where_too_many_cards_are_unknown_no_misreading_is_asked() -> None:
    assert weighed(standing=OPEN) == ["Unknown cards leave the winner open, by the rules already."]
    found = Sensitivity(FIRST, "all", (), searched=False)
    (told,) = matters(pen(), dispute("pure-01")._replace(sensitivity=found))
    assert told == f"Talia wins by the rules. {NOT_SEARCHED}"
