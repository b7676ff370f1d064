"""Slips on sheets of Avenue that are no misreading. Values by hand."""

import pytest

from arbcheck.adjudication.avenue.slip import BoxSlip
from tests.adjudication.sheets import BEHIND, OPEN, TWINS, WORKED, finding, head, readings, ruled, slip, slips

BOXES = [f"Ana.farm{number}={box}" for number, box in enumerate((2, 0, 1, 3, 0), 1)]
CASTLES = ["Ana.purple=2", "Ana.green=1"]
TWO = f"""{head("Ana", "Ben")}rounds:
  - {{farm: D, cards: 5 5}}
moves:
  Ana: [e4 f4]
  Ben: [a1 b1]
finished: false
"""
"""Ana has 2 and castles 0; Ben has no road in D's space: 0, castles 1 (b1, joined with a1) and 0."""


def test_a_box_that_follows_from_a_wrong_one_above_is_told_so() -> None:
    """F has 1: more than the right 0 above, not more than a claimed 1."""
    found = finding(WORKED, "Ana.farm2=1", "Ana.farm3=0")
    assert slip(found, "box-above") == BoxSlip("box-above", number=1)
    assert "box-above" not in slips(finding(WORKED, "Ana.farm2=1", "Ana.farm3=2"))


def test_a_count_that_is_written_without_being_compared_is_told() -> None:
    assert "not-compared" in slips(finding(WORKED, "Ana.farm2=1"))
    assert "not-compared" not in slips(finding(WORKED, "Ana.farm2=2"))


def test_a_farm_that_is_counted_after_another_round_is_told() -> None:
    """F is joined with a5 in round 3; in round 2 there was no road in its space."""
    assert slip(finding(WORKED, "Ana.farm1=3"), "network-of-another-round").round == 1
    assert slip(finding(WORKED, "Ana.farm3=0"), "network-of-another-round").round == 1


def test_the_box_of_another_round_is_told() -> None:
    assert slip(finding(WORKED, "Ana.farm4=1"), "another-round").round == 2


def test_castles_that_change_places_or_colours_are_told() -> None:
    """The purple castle has two purple grapes and a green one, the green castle a green and two purple."""
    assert slips(finding(WORKED, "Ana.purple=1")) == ["castle-colours-swapped", "other-castle"]
    assert slips(finding(WORKED, "Ana.green=2")) == ["castle-colours-swapped", "other-castle"]
    assert slips(finding(WORKED, "Ana.green=5")) == []


def test_the_number_of_another_player_is_told() -> None:
    assert slip(finding(TWO, "Ben.farm1=2"), "wrong-player") == BoxSlip("wrong-player", player=0)
    assert slips(finding(TWO, "Ben.farm1=3")) == []


def test_a_wrong_sum_of_right_boxes_is_a_slip_in_adding_up() -> None:
    assert slip(finding(WORKED, *BOXES, *CASTLES, "Ana=0"), "arithmetic").number == -1


@pytest.mark.parametrize(("total", "points"), [(9, 10), (4, 5)])
def test_what_zeros_cost_can_be_forgotten(total: int, points: int) -> None:
    told = finding(WORKED, *BOXES, *CASTLES, f"Ana={total}")
    assert slips(told) == ["zero-cost-forgotten"]
    assert slip(finding(WORKED, f"Ana={total}"), "zero-cost-forgotten").number == points


def test_a_box_can_be_left_out_of_the_total() -> None:
    """-3 is -1 without a 2: that of round 1, or that of the purple castle."""
    left = [each.slip for each in finding(WORKED, "Ana=-3").explanations if each.slip]
    assert left == [
        BoxSlip("box-left-out", 0, "farm", number=2),
        BoxSlip("box-left-out", None, "purple", number=2),
    ]
    assert slips(finding(WORKED, *BOXES, "Ana=-3")) == ["box-left-out"]
    assert slips(finding(WORKED, *BOXES, "Ana=-30")) == []


def test_wrong_boxes_are_carried_over_into_the_total() -> None:
    """3 for 2 in the first box makes 0 of -1."""
    found = finding(WORKED, "Ana.farm1=3", "Ana=0")
    assert slip(found, "carried-over").number == 0


def test_wrong_totals_are_carried_over_into_the_winner() -> None:
    found = finding(TWINS, "Ben=4", "winner=Ben")
    assert (slips(found), found.right) == (["carried-over"], (0, 1))
    assert slips(finding(TWINS, "Ben=4", "winner=Ana")) == []
    assert slips(finding(TWINS, "Ben=-1", "winner=Ana")) == []


def test_where_a_sheet_leaves_a_number_open_no_slip_is_told() -> None:
    assert slips(finding(OPEN, "Ben.farm1=4")) == []
    assert slips(finding(OPEN, "Ben=20")) == []
    assert slips(finding(OPEN, "Ben.farm2=1", "Ben=20")) == []
    assert slips(finding(OPEN, "Ben.farm4=1", "Ben.farm5=1")) == []
    assert slips(finding(OPEN, "Ana=9", "winner=Ana")) == []
    assert slips(finding(BEHIND, "Ana=9", "winner=Ben")) == []
    assert slips(finding(BEHIND, "Ben.farm2=1")) == []


def test_a_misreading_that_yields_all_numbers_comes_before_a_slip() -> None:
    """With the roads of the end D has 3, the others what they have."""
    ruling = ruled(WORKED, "Ana.farm1=3", *BOXES[1:], *CASTLES, "Ana=0")
    first = ruling.findings[-1].explanations[0]
    assert (first.readings, first.whole) == (("end-sheet-always",), True)
    [together] = ruling.together
    assert together.readings == (("end-sheet-always",),)


def test_a_right_claim_needs_no_explanation() -> None:
    assert finding(WORKED, "Ana=-1").explanations == ()
    assert readings(finding(WORKED, "Ana=-6")) == [("sixth-farm-costs",)]
