"""Slips that are no misreading: sums, rights, paths and cards. Values by hand."""

import pytest

from arbcheck.adjudication.arboretum.slip import Slip
from arbcheck.adjudication.ruling import Finding
from tests.adjudication.disputes import explained, finding, ruled, table
from tests.oracle.boards import card

TWO = table("Oa2 Ma4 Oa6 / . Wi3 . / . Ma1 .", hands=("Oa7 Ma7", "Wi8"))
"""Talia's Oak is Oa2 Ma4 Oa6, 3 points; her Maple Ma1 Wi3 Ma4, 3 + 1 = 4; together 7."""


def slips(found: Finding) -> list[str]:
    return [each.slip.id for each in found.explanations if each.slip]


def slip(found: Finding, name: str) -> Slip:
    told = (each.slip for each in found.explanations if isinstance(each.slip, Slip))
    return next(each for each in told if each.id == name)


def test_the_position_is_as_worked_out_by_hand() -> None:
    ruling = ruled(TWO, "Talia.oak=3", "Talia.maple=4", "Talia=7", "Jonte=0")
    assert {each.verdict for each in ruling.findings} == {"upheld"}


def test_species_that_add_up_otherwise_are_told() -> None:
    found = finding(TWO, "Talia.oak=3", "Talia.maple=4", "Talia=9")
    assert (slips(found), slip(found, "arithmetic").number) == (["arithmetic"], 7)


def test_a_total_that_is_carried_over_from_wrong_points_is_told() -> None:
    found = finding(TWO, "Talia.oak=33", "Talia.maple=4", "Talia=37")
    assert (slips(found), slip(found, "carried-over").number) == (["carried-over"], 37)


def test_points_are_carried_over_with_the_right_ones_of_other_species() -> None:
    found = finding(TWO, "Talia.oak=33", "Talia=37")
    assert slips(found)[0] == "carried-over"


def test_a_total_of_right_points_alone_is_carried_over_from_nothing() -> None:
    assert ruled(TWO, "Talia.oak=3", "Talia=7").findings[1].verdict == "upheld"


def test_a_species_that_is_left_out_of_the_total_is_told() -> None:
    found = finding(TWO, "Talia.oak=3", "Talia=3")
    assert slips(found) == ["species-left-out"]
    assert slip(found, "species-left-out")[:2] == ("species-left-out", "maple")
    alone = finding(TWO, "Talia=3")
    assert slip(alone, "species-left-out").species == "maple"


def test_several_species_left_out_are_told_as_one() -> None:
    """Oak is 2; Maple is Ma1 Oa2 Oa3 Ma5, 4 + 1 = 5, and Willow 2: together 7 are left out."""
    rows = "Oa2 Oa3 . / Ma1 Ma5 . / Wi2 Wi4 ."
    record = table(rows, hands=("Oa7 Ma7 Wi7", "Wi1"))
    found = finding(record, "Talia.oak=2", "Talia=2")
    assert slip(found, "species-left-out") == Slip("species-left-out", number=7)


def test_a_total_that_misses_what_others_are_worth_is_not_explained_by_sums() -> None:
    assert "arithmetic" not in slips(finding(TWO, "Talia.oak=3", "Talia=50"))


def test_a_right_that_was_overlooked_is_told() -> None:
    assert slips(finding(TWO, "Talia.oak=0"))[0] == "right-overlooked"


def test_another_players_right_that_was_taken_is_told() -> None:
    record = table("Oa2 Ma4 Oa6", hands=("Ma7", "Oa7"))
    found = finding(record, "Talia.oak=3")
    assert str(slip(found, "other-players-right").paths[0]) == "Oa2 Ma4 Oa6"
    assert slips(finding(record, "Talia=3"))[0] == "other-players-right"


def test_a_species_scored_for_two_paths_is_told() -> None:
    """Oa2 Ma4 Oa6 is 3, and Ma4 lies beside Oa8 too: Oa2 Ma4 Oa8 is 5, the best one; together 8."""
    record = table("Oa2 Ma4 Oa6 / . Oa8 .")
    found = finding(record, "Talia.oak=8")
    assert list(map(str, slip(found, "two-paths-of-a-species").paths)) == ["Oa2 Ma4 Oa8", "Oa2 Ma4 Oa6"]


def test_a_card_that_was_counted_twice_is_told() -> None:
    assert "card-counted-twice" in slips(finding(TWO, "Talia.oak=4"))
    three = table("Oa2 Oa4 Oa5")
    assert "card-counted-twice" in slips(finding(three, "Talia.oak=8")), "four pure cards would be doubled"
    four = table("Oa2 Oa4 Oa5 Oa6")
    assert "card-counted-twice" in slips(finding(four, "Talia.oak=10"))


def test_a_score_for_the_wrong_player_is_told() -> None:
    found = finding(TWO, "Jonte.oak=3")
    assert slip(found, "wrong-player") == Slip("wrong-player", "oak", 0)
    assert slip(finding(TWO, "Jonte=7"), "wrong-player") == Slip("wrong-player", None, 0)


def test_a_planted_card_that_was_misread_by_one_is_told() -> None:
    """Oa2 read as Oa1 makes Oak 4; no other card does so."""
    found = finding(TWO, "Talia.oak=4")
    misread = [each.slip for each in found.explanations if isinstance(each.slip, Slip) and each.slip.card]
    assert misread == [
        Slip("one-card-misread-by-one", player=0, card=card("Oa2"), place="arboretum", number=1)
    ]


def test_a_hand_card_that_was_misread_by_one_is_told() -> None:
    record = table("Oa2 Ma4 Oa6", hands=("Oa4", "Oa5"))
    found = finding(record, "Talia.oak=3")
    misread = [
        each.slip[1:7] for each in found.explanations if isinstance(each.slip, Slip) and each.slip.card
    ]
    assert misread == [
        (None, 0, (), card("Oa4"), "hand", 5),
        (None, 1, (), card("Oa5"), "hand", 4),
    ]
    assert slip(finding(record, "Talia=3"), "one-card-misread-by-one").place == "hand"


def test_a_hand_card_that_was_misread_by_one_explains_a_right() -> None:
    """6 against 3 + 4: with the Oa6 read as Oa7, or one of the others as one less, both are tied."""
    record = table("Wi1", hands=("Oa6", "Oa3 Oa4"))
    found = finding(record, "right.oak=Talia,Jonte")
    assert [each.slip[4:7] for each in found.explanations if each.slip] == [
        (card("Oa6"), "hand", 7),
        (card("Oa3"), "hand", 2),
    ], "an Oa4 read as Oa3 would be there twice"
    assert slips(finding(record, "winner=Talia")) == []
    assert slips(finding(record, "right.tulip poplar=Talia")) == []


def test_a_winner_by_claimed_totals_is_told() -> None:
    found = finding(TWO, "Jonte=20", "winner=Jonte")
    assert slips(found) == ["carried-over"]
    assert slips(finding(TWO, "Talia=7", "winner=Jonte")) == []
    assert slips(finding(TWO, "Jonte=3", "winner=Jonte")) == []


LONG = table("Oa1 Oa2 Oa3 Oa5 Oa6 Oa8", hands=("Oa7", "Ma7"))
"""6 + 6 + 1 + 2 = 15."""


@pytest.mark.parametrize(
    ("claimed", "bonuses"),
    [
        (14, ("starts_with_1",)),
        (13, ("ends_with_8",)),
        (12, ("starts_with_1", "ends_with_8")),
        (9, ("same_species",)),
        (7, ("ends_with_8", "same_species")),
        (6, ("starts_with_1", "ends_with_8", "same_species")),
    ],
)
def test_bonuses_that_were_forgotten_are_told(claimed: int, bonuses: tuple[str, ...]) -> None:
    told = slip(finding(LONG, f"Talia.oak={claimed}"), "bonus-forgotten")
    assert (told.bonuses, told.number, len(told.paths)) == (bonuses, 15 - claimed, 1)
    assert slip(finding(LONG, f"Talia={claimed}"), "bonus-forgotten").bonuses == bonuses


def test_a_forgotten_bonus_comes_before_another_players_number_and_a_card_misread() -> None:
    """Jonte's Maple is Ma1 Ma3 Ma4, 3 + 1 = 4, Talia's Ma2 Wi3 Ma8 3 + 2 = 5; both may score it."""
    record = table("Ma2 Wi3 Ma8 / Ca7 . .", "Ma1 Ma3 Ma4", hands=("Oa7", "Wi1"))
    found = finding(record, "Jonte.maple=3")
    assert slips(found)[0] == "bonus-forgotten"
    assert slips(finding(record, "Talia.maple=3"))[0] == "bonus-forgotten"
    told = slips(finding(record, "Talia.maple=4"))
    assert told == ["card-not-counted", "wrong-player"], "no card taken for its neighbour makes 5 a 4"


def test_that_four_cards_of_one_species_are_not_doubled_is_a_misreading_and_no_slip() -> None:
    found = finding(table("Oa2 Oa3 Oa5 Oa6"), "Talia.oak=4")
    assert explained(found)[0] == ("pure-more-than-four",)
    assert "bonus-forgotten" not in slips(found)


def test_one_kind_of_bonus_that_is_forgotten_on_all_paths_is_told_of_a_total() -> None:
    """Oa1 Oa4 and Ma1 Ma4 are 2 + 1 = 3 each: 6; without the points for the 1 it is 4."""
    record = table("Oa1 Oa4 / Ma4 . / Ma1 .", hands=("Oa7 Ma7", "Wi1"))
    told = slip(finding(record, "Talia=4"), "bonus-forgotten")
    assert told == Slip("bonus-forgotten", number=2, bonuses=("starts_with_1",))


@pytest.mark.parametrize(
    ("rows", "claimed", "bonus"),
    [
        ("Oa2 Ma4 Oa6", 4, "starts_with_1"),
        ("Oa2 Ma4 Oa6", 5, "ends_with_8"),
        ("Oa2 Ma4 Oa6 Oa7", 8, "same_species"),
    ],
)
def test_a_bonus_that_is_not_due_is_told(rows: str, claimed: int, bonus: str) -> None:
    told = slip(finding(table(rows, hands=("Oa5", "Ma7")), f"Talia.oak={claimed}"), "bonus-not-due")
    assert told.bonuses == (bonus,)


def test_a_short_mixed_path_is_not_doubled_by_a_slip() -> None:
    assert "bonus-not-due" not in slips(finding(TWO, "Talia.oak=6"))


def test_a_path_and_a_part_of_it_are_not_two_paths() -> None:
    """Oa1 Oa3 Oa8 is 3 + 1 + 2 = 6, and Oa3 Oa8 in it 2 + 2 = 4."""
    assert "two-paths-of-a-species" not in slips(finding(table("Oa1 Oa3 Oa8"), "Talia.oak=10"))


def test_a_card_that_was_not_counted_is_told() -> None:
    assert "card-not-counted" in slips(finding(TWO, "Talia.oak=2"))
    four = table("Oa2 Oa4 Oa5 Oa6")
    assert "card-not-counted" in slips(finding(four, "Talia.oak=3")), "three pure cards are not doubled"


def test_a_sum_in_hand_that_was_taken_for_points_is_told() -> None:
    """Talia's Oa7 gives her the right; Jonte's Wi8 counts 0 against her Wi1, and its value is 8."""
    record = table("Oa2 Ma4 Oa6", hands=("Oa7 Wi1", "Wi8"))
    assert slip(finding(record, "Talia.oak=7"), "sum-in-hand") == Slip("sum-in-hand", "oak", 0, number=7)
    assert "sum-in-hand" in slips(finding(record, "Jonte.willow=8"))
    assert "sum-in-hand" not in slips(finding(record, "Jonte.oak=8"))


def test_a_number_of_another_species_is_told() -> None:
    """Oak is 3 and Maple 4."""
    assert slip(finding(TWO, "Talia.oak=4"), "wrong-species") == Slip("wrong-species", "maple", 0)
