"""Rulings on Avenue: sheets, networks, boxes and slips, as text, Markdown and JSON."""

import json
from typing import Any

import pytest

from arbcheck.adjudication.avenue.slip import BoxSlip
from arbcheck.adjudication.ruling import Ruling
from arbcheck.avenue.boxes import Count, farm_boxes
from arbcheck.avenue.scoring import player_score
from arbcheck.reports import ruling_arboretum, ruling_json, ruling_markdown, ruling_reasons, ruling_text
from arbcheck.reports.avenue import ruling as of_avenue
from arbcheck.reports.avenue.box_words import addition
from arbcheck.reports.ruling_outcome import matters, standing_note
from arbcheck.reports.ruling_words import Pen, ruled, said
from arbcheck.reports.rulings import told_of
from tests.adjudication.sheets import BEHIND, OPEN, TWINS, WORKED, head
from tests.adjudication.sheets import ruled as ruling
from tests.adjudication.test_sheet_verdicts import SMALL
from tests.reports.rulings import dispute, pen
from tests.test_schemas import both

PEN = Pen(("Ana", "Ben"), str)
LONE = f"""{head("Ana", "Ben")}rounds:
  - {{farm: D, cards: 5 6}}
moves:
  Ana: [e4 b3]
  Ben: [f4 peek]
finished: false
"""
"""Ana has a road in D's space that is joined with none: 0. Ben has none there. Nothing else is connected."""


def proved(found: Ruling, index: int = -1) -> list[str]:
    return told_of(found).proof(PEN, found, found.findings[index])


def why(found: Ruling, index: int = -1) -> list[str]:
    return ruling_reasons.reasons(PEN, found, range(len(found.findings))[index])


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        ("Ana.farm2=1", "Ana's box of round 2 holds 1."),
        ("Ana.purple=1", "Ana's purple castle holds 1."),
        ("Ana.green=3", "Ana's green castle holds 3."),
        ("Ana=9", "Ana has 9 points in all."),
        ("winner=Ben", "Ben wins."),
    ],
)
def test_a_claim_is_told_as_its_speaker_would(claim: str, told: str) -> None:
    (found,) = ruling(TWINS, claim).findings
    assert said(PEN, found.claim) == f"Claimed: {told}"


def test_a_box_is_proved_by_its_network_and_what_it_must_beat() -> None:
    assert proved(ruling(WORKED, "Ana.farm4=3")) == [
        "At the end of round 4 farm E (d5) is joined with c4 and c5.",
        "Grapes in it: c4 2 green, c5 1 purple.",
        "3 connected, must beat 1: 3 (V6, V7).",
    ]


def test_a_farm_without_a_road_or_with_a_lone_one_is_said_to_be_so() -> None:
    assert proved(ruling(LONE, "Ana.farm1=0"))[0] == (
        "At the end of round 1 the road of farm D (e4) is joined with no other."
    )
    assert proved(ruling(LONE, "Ben.farm1=0"))[0] == (
        "At the end of round 1 there is no road in the space of farm D (e4), so nothing is connected (V5)."
    )


def test_the_first_wrong_box_is_named() -> None:
    found = ruling(WORKED, "Ana.farm2=1", "Ana.farm3=0")
    assert proved(found, 0)[-1] == "This is the first wrong box on the sheet as claimed."
    assert proved(found, 1)[-2:] == [
        "The box above holds 0, not 1 as claimed.",
        "The first wrong box is that of round 2; from there the right numbers are gone on with.",
    ]


def test_a_castle_is_proved_by_the_grapes_of_its_colour() -> None:
    assert proved(ruling(WORKED, "Ana.green=2")) == [
        "The green castle (g6) is joined with e4, f4, g4, e5, f5 and f6.",
        "Grapes in it: f4 2 purple, f5 1 green.",
        "1 green grape connected: 1 (V8).",
    ]
    assert proved(ruling(LONE, "Ana.purple=0")) == [
        "There is no road in the space of the purple castle (a1), so nothing is connected (V5).",
        "0 purple grapes connected: 0 (V8).",
    ]


def test_a_total_is_proved_by_adding_up_what_differs_named() -> None:
    found = ruling(WORKED, "Ana.farm1=3", "Ana.green=2", "Ana=1")
    assert proved(found) == [
        "Box of round 1: 2 (claimed: 3).",
        "Box of the green castle: 1 (claimed: 2).",
        (
            "Farms 2 + 0 + 1 + 3 + 0, castles 2 + 1; 2 farm boxes with 0 cost 10: -1. Highest box: 3."
            " Each farm box with 0 costs 5 (V9)."
        ),
    ]
    open_ = ruling(OPEN, "Ben.farm1=2", "Ben=4")
    assert proved(open_)[0] == "Box of round 1: open (claimed: 2)."


def test_a_winner_is_proved_by_points_and_the_highest_box() -> None:
    assert proved(ruling(TWINS, "winner=Ana")) == [
        "Points: Ana -1 and Ben -1.",
        "Who is tied on points is parted by the highest single box: Ana 3 and Ben 3 (V10).",
    ]
    assert proved(ruling(OPEN, "winner=Ana")) == [
        "Points: Ana -1 and Ben from -14 to 7.",
        "Most points win (V10).",
    ]


SLIPS = [
    (("Ana.farm2=1", "Ana.farm3=0"), "It follows from 1 in the box above, as the same person claims it."),
    (("Ana.farm2=1",), "What is connected is written though it does not beat the box above."),
    (("Ana.farm1=3",), "The farm is counted on the sheet as it was after round 2."),
    (("Ana.farm4=1",), "It is what the box of round 3 holds."),
    (("Ana.purple=1",), "The purple castle is counted in green grapes."),
    (("Ana.green=2",), "The green castle is counted in purple grapes."),
    (("Ana.green=2",), "It is what the other castle's box holds."),
    (("Ana=9",), "2 farm boxes with 0 cost 10 points, which are not taken off (V9)."),
    (("Ana=-3",), "The box of round 1 is left out, 2 points."),
    (("Ana=-3",), "The purple castle is left out, 2 points."),
    (
        ("Ana.farm1=3", "Ana=0"),
        "It is what the boxes come to as the same person claims them, of which not all are right.",
    ),
    (
        ("Ana=4", "winner=Ana"),
        "It follows from the totals that the same person claims, of which not all are right.",
    ),
]


@pytest.mark.parametrize(("claims", "told"), SLIPS)
def test_a_slip_is_told_in_a_sentence(claims: tuple[str, ...], told: str) -> None:
    assert told in why(ruling(TWINS, *claims))


def test_a_wrong_sum_and_another_players_number_are_told() -> None:
    boxes = [f"Ana.farm{number}={box}" for number, box in enumerate((2, 0, 1, 3, 0), 1)]
    found = ruling(WORKED, *boxes, "Ana.purple=2", "Ana.green=1", "Ana=0")
    assert why(found)[0] == "A slip in adding up: the boxes as claimed come to -1, not 0."
    assert "3 is what Ana's box of round 2 holds." in why(ruling(BEHIND, "Ben.farm2=3"))
    claim = ruling(BEHIND, "Ben=3").findings[0].claim
    slip = BoxSlip("wrong-player", player=0)
    assert of_avenue.slip(pen("Ana", "Ben"), claim, slip) == "3 is what Ana's boxes come to."
    castle = claim._replace(kind="purple")
    assert of_avenue.slip(pen("Ana", "Ben"), castle, slip) == "3 is what Ana's purple castle holds."


def test_misreadings_are_told_with_the_rules_against_them() -> None:
    assert why(ruling(WORKED, "Ana=-6")) == [
        (
            "-6 is what `sixth-farm-costs` gives: The sixth farm, which is never scored, costs 5 points too."
            " Against V8 and D-045."
        )
    ]


def test_what_an_open_sheet_lacks_is_said() -> None:
    open_, never = ruling(OPEN, "Ben.farm1=2", "Ben.farm1=9").findings
    assert ruled(PEN, open_) == "It depends on the rounds of 29 roads on Ben's sheet, which nothing tells."
    assert (
        ruled(PEN, never) == "Whenever the roads were drawn, it is not so that Ben's box of round 1 holds 9."
    )
    assert proved(ruling(OPEN, "Ben.farm1=2")) == [
        "At most 3 connected; nothing tells when the roads were drawn (V6, V7)."
    ]


def test_two_misreadings_that_nobody_looked_for_are_not_spoken_of() -> None:
    told = ruling_reasons.together(PEN, ruling(OPEN, "Ben.farm1=9", "Ben.farm4=9"))
    assert told == [
        "What is claimed of Ben's points (claims 1 and 2) comes out whole under no misreading in the list."
    ]
    known = ruling_reasons.together(PEN, ruling(WORKED, "Ana.farm1=9", "Ana.farm4=9"))
    assert known[0].endswith("under no misreading in the list and no two of them.")


def test_a_ruling_that_is_open_or_without_a_score_says_so() -> None:
    assert standing_note(ruling(OPEN, "Ben=1")).startswith("Open: some roads do not tell their rounds;")
    assert standing_note(ruling(SMALL, "Ana=1")).endswith("so there is no score, and nothing is ruled on.")
    assert "provisional" in standing_note(ruling(LONE, "Ana=1")).lower()
    found = matters(PEN, ruling(OPEN, "Ana=-7"))
    assert found == ["Unknown rounds leave the winner open, by the rules already."]


def test_the_sheet_as_text_shows_sheets_rounds_and_what_each_boxes_come_to() -> None:
    told = ruling_text.report(ruling(TWINS, "Ana.farm1=3"))
    assert "The sheets\nAvenue. Final score, 2 players, 5 rounds, a sheet of 7 by 6 spaces.\n" in told
    assert "The sheet `practice` is invented; it is no printed sheet." in told
    assert "  1  farm D  3y 5y 3 2y 3 6y" in told
    assert "Outcome\n  Ana and Ben share the win: -1 points and 3 in the highest box each." in told
    assert "  V6  At the end of a round" in told
    assert all(len(line) <= 80 for line in told.splitlines())


def test_a_record_with_errors_shows_no_sheet() -> None:
    found = ruling(SMALL, "Ana.farm1=2")
    told = ruling_text.report(found)
    assert "ARB353" in told
    assert "The sheets" not in told
    assert "The sheets" not in ruling_markdown.report(found)
    assert (of_avenue.outcome(found, PEN), of_avenue.points(PEN, found), proved(found)) == ([], [], [])


def test_the_sheet_as_markdown_has_tables_and_fences() -> None:
    told = ruling_markdown.report(ruling(TWINS, "Ana.farm1=3"))
    assert "### The sheets" in told
    assert "| 1 | D | 3y 5y 3 2y 3 6y |" in told
    assert "- Ana: -1 points. Farms 2 &#43; 0" in told or "- Ana: -1 points. Farms 2 + 0" in told


CLAIMS = ("Ana.farm1=3", "Ana.farm2=1", "Ana.purple=1", "Ana=9", "winner=Ana", "Ben.farm1=2", "Ben=4")


@pytest.mark.parametrize("record", [TWINS, OPEN, LONE, SMALL.replace("[Ana]", "[Ana, Ben]")])
def test_a_ruling_as_json_has_the_shape_of_its_schema(record: str) -> None:
    claims = [claim for claim in CLAIMS if record != LONE or "farm2" not in claim]
    tree: Any = json.loads(ruling_json.report(ruling(record, *claims, scope="all")))
    assert both("ruling").accept(tree)


def test_a_finding_tells_round_network_and_slips() -> None:
    tree: Any = json.loads(ruling_json.report(ruling(WORKED, "Ana.farm4=1")))
    [found] = tree["findings"]
    assert (found["claim"], found["kind"], found["round"], found["right"]) == ("Ana.farm4", "farm", 4, 3)
    assert found["proof"] == {
        "kind": "farm",
        "round": 4,
        "farm": "E",
        "connected": 3,
        "must_beat": 1,
        "box": 3,
        "at_most": None,
        "network": {
            "spaces": ["c4", "c5", "d5"],
            "grapes": [{"space": "c4", "purple": 0, "green": 2}, {"space": "c5", "purple": 1, "green": 0}],
        },
        "above_claimed": None,
        "first_wrong": 4,
    }
    assert found["explanations"][0]["slip"] == {
        "id": "another-round",
        "round": 3,
        "box": None,
        "player": None,
        "number": None,
    }


def test_proofs_and_slips_of_the_other_game_are_none() -> None:
    ours, theirs = ruling(WORKED, "Ana=9"), dispute("slip-01")
    [mine], their = ours.findings, theirs.findings[-1]
    [slip, *_] = [each.slip for each in mine.explanations if each.slip]
    other = next(each.slip for found in theirs.findings for each in found.explanations if each.slip)
    assert mine.proof
    assert their.proof
    assert ruling_arboretum.slip(PEN, mine.claim, slip) == ""
    assert ruling_arboretum.slip_data(ours, slip) == {}
    assert ruling_arboretum.proof_data(ours, mine.proof) == {}
    assert of_avenue.slip(PEN, their.claim, other) == ""
    assert of_avenue.slip_data(theirs, other) == {}
    assert of_avenue.proof_data(theirs, their.proof) == {}


def test_a_total_that_is_certain_though_boxes_are_open_is_said_to_be() -> None:
    farms = farm_boxes([Count("F", 1, exact=False), Count("D", 1)])
    told = "Boxes are open, but in every way to fill them they come to -4."
    assert addition(player_score("Ana", farms, (0, 0))) == told
