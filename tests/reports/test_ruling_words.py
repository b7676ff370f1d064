"""Claims and verdicts in sentences."""

import pytest

from arbcheck.reports import ruling_json, ruling_markdown, ruling_text
from arbcheck.reports.ruling_words import headline, noted, ruled, said
from tests.reports.rulings import dispute, game, pen, table
from tests.reports.rulings import ruled as ruling

OAKS = "Oa2 Oa4 Oa6"


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        ("Talia.oak=6", "Talia scores 6 for Oak."),
        ("Talia=1", "Talia has 1 point in all."),
        ("right.oak=Talia", "Talia alone has the right to Oak."),
        ("right.oak=Talia,Jonte", "Talia and Jonte have the right to Oak."),
        ("right.oak=", "nobody has the right to Oak."),
        ("winner=Jonte", "Jonte wins."),
        ("winner=Talia,Jonte", "Talia and Jonte share the win."),
        ("path.Talia.oak=Oa2,Oa6", "Talia's most valuable path of Oak is Oa2 > Oa6."),
        ("path.Jonte.oak=", "Jonte has no path of Oak."),
    ],
)
def test_a_claim_is_told_as_its_speaker_would(claim: str, told: str) -> None:
    (finding,) = ruling(table(OAKS), claim).findings
    assert said(pen(), finding.claim) == f"Claimed: {told}"


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        ("legal.1=true", "turn 1 was allowed."),
        ("legal.2=false", "turn 2 was not allowed."),
        ("last_turn=2", "turn 2 was the last one."),
    ],
)
def test_a_claim_about_a_turn_is_told_by_its_number(claim: str, told: str) -> None:
    (finding,) = ruling(game(), claim).findings
    assert said(pen(), finding.claim) == f"Claimed: {told}"


def test_who_says_something_is_named() -> None:
    (finding,) = ruling(table(OAKS, more="claims: {by: a spectator, winner: Talia}")).findings
    assert said(pen(), finding.claim) == "a spectator says: Talia wins."


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        ("Talia.oak=3", ""),
        ("Talia.oak=6", "Oak adds 3 points to Talia's total."),
        ("Talia=6", "Talia has 3 points in all."),
        ("right.oak=Jonte", "Talia alone has the right to Oak."),
        ("right.maple=", "Talia and Jonte have the right to Maple."),
        ("winner=Jonte", "Talia wins."),
        ("path.Talia.oak=Oa2,Oa4", "Talia's most valuable path of Oak is Oa2 > Oa4 > Oa6."),
        ("path.Jonte.oak=Oa2,Oa4", "Jonte has no path of Oak."),
        ("legal.1=true", "This record is an end position; it does not tell the turns."),
    ],
)
def test_a_rejected_claim_gets_what_is_right(claim: str, told: str) -> None:
    (finding,) = ruling(table(OAKS), claim).findings
    assert ruled(pen(), finding) == told


@pytest.mark.parametrize(
    ("name", "index", "told"),
    [
        ("unknown-01", 0, "It depends on 1 unknown card in Talia's hand."),
        ("unknown-02", 0, "Whatever the unknown cards are, it is not so that Talia scores 6 for Oak."),
        ("unfinished-01", 2, "The game is not finished, so no turn has ended it."),
        (
            "errors-01",
            0,
            "An error in the record leaves it open: Jonte's hand has 6 cards, not 7 (ARB205).",
        ),
        (
            "turn-04",
            1,
            (
                "Nothing is wrong with the turn as it is recorded, but `irregular` names a slip that a record"
                " does not show: looked at a third card."
            ),
        ),
        ("last-01", 0, "Turn 17 was the last one."),
        ("turn-03", 0, "Turn 3 was allowed."),
    ],
)
def test_what_leaves_a_claim_open_is_said(name: str, index: int, told: str) -> None:
    assert ruled(pen(), dispute(name).findings[index]) == told


def test_a_turn_that_cannot_be_read_is_not_ruled_on() -> None:
    broken = "  - {player: Talia, draw: [deck, deck], play: Oa5, discard: Wi9}\n"
    (finding,) = ruling(game(broken), "legal.1=true").findings
    assert ruled(pen(), finding) == "That turn, or one before it, cannot be read."


@pytest.mark.parametrize(
    ("claims", "told"),
    [
        ((), "Nothing is claimed, so there is nothing to rule on."),
        (("Talia=3",), "Ruling on 1 claim: 1 upheld."),
        (("Talia=4", "Talia=3"), "Ruling on 2 claims: 1 upheld and 1 rejected."),
        (
            ("Talia=4", "Talia=3", "legal.1=true"),
            "Ruling on 3 claims: 1 upheld, 1 rejected and 1 not decided.",
        ),
    ],
)
def test_the_headline_counts_the_verdicts(claims: tuple[str, ...], told: str) -> None:
    assert headline(ruling(table(OAKS), *claims)) == told


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        ("ana=6", "ana has 3 points in all."),
        ("right.oak=path", "ana alone has the right to Oak."),
        ("right.maple=", "ana and path have the right to Maple."),
        ("winner='path'", "ana wins."),
        ("path.ana.oak=Oa2,Oa4", "ana's most valuable path of Oak is Oa2 > Oa4 > Oa6."),
        ("path.path.oak=Oa2,Oa4", "path has no path of Oak."),
    ],
)
def test_a_name_that_begins_a_sentence_is_written_as_it_is(claim: str, told: str) -> None:
    (finding,) = ruling(table(OAKS, players=("ana", "path")), claim).findings
    assert ruled(pen("ana", "path"), finding) == told


def test_a_sentence_that_begins_with_nobody_begins_with_a_capital_letter() -> None:
    (finding,) = ruling(table(OAKS), "right.oak=Jonte").findings
    nobody = finding._replace(right=())
    assert ruled(pen(), nobody) == "Nobody has the right to Oak."


def test_a_note_is_told_once_with_the_claims_that_it_stands_beside() -> None:
    rina = "{by: Rina, note: said late, scores: {Talia: {Oak: 3, total: 3}}}"
    found = ruling(table(OAKS, more=f"claims: [{rina}, {{by: Bo, winner: Talia}}]"))
    assert [noted(pen(), found, index) for index in range(3)] == ["Note: said late", "", ""]
    assert "   Note: said late\n" in ruling_text.report(found)
    assert "- Note: said late\n" in ruling_markdown.report(found)
    assert '"note":"said late"' in ruling_json.report(found).replace(": ", ":")


def test_a_turn_that_there_cannot_have_been_is_told_by_the_cards_planted() -> None:
    (found,) = ruling(table(OAKS), "legal.7=true").findings
    assert ruled(pen(), found) == "There is no such turn: the cards planted show 6 turns."
