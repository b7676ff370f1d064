"""Why a number is different: readings and slips, one by one and together, in their order. Values by hand."""

import pytest

from tests.adjudication.disputes import explained, finding, ruled, table

SHORT = table("Oa1 Oa3 Oa5")
"""Three pure cards from a 1: 3 + 1 = 4 points; doubled 7; with 2 for the 1 it is 5; both 8; values 9."""


def test_a_single_misreading_explains_a_number() -> None:
    found = finding(SHORT, "Talia.oak=7")
    assert explained(found) == [("pure-any-length",), "sum-in-hand"], "she holds the Oa7"
    assert found.searched == "singles"
    assert {"R15", "D-001"} <= {*found.rules, *found.decisions}


def test_two_misreadings_at_once_are_looked_for_only_where_no_single_one_explains_it() -> None:
    found = finding(SHORT, "Talia.oak=8")
    assert explained(found) == [
        ("start-bonus-two", "pure-any-length"),
        ("pure-any-length", "pure-doubles-bonuses"),
    ]
    assert found.searched == "pairs"


def test_where_nothing_explains_a_number_that_is_what_is_found() -> None:
    found = finding(SHORT, "Talia.oak=60")
    assert (explained(found), found.searched) == ([], "pairs")


def test_an_upheld_claim_needs_no_explanation() -> None:
    found = finding(SHORT, "Talia.oak=4")
    assert (found.explanations, found.searched) == ((), "no")


def test_a_misreading_that_yields_all_numbers_of_a_player_comes_first() -> None:
    """Oak is 4 and Maple 3; with 2 for the 1 they are 5 and 4.

    Over corners Oa1 Wi2 Oa3 Oa5 is 5 and Ma1 Wi2 Ma5 is 4, too.
    """
    record = table("Oa1 Oa3 Oa5 / Ma1 Wi2 . / Ma5 . .", hands=("Oa7 Ma7", "Wi8"))
    ruling = ruled(record, "Talia.oak=5", "Talia.maple=4", "Talia=9")
    first = ruling.findings[0].explanations[0]
    assert (first.readings, first.claims, first.whole) == (("start-bonus-two",), (0, 1, 2), True)
    total = ruling.findings[2]
    assert explained(total)[:3] == [("start-bonus-two",), ("diagonal-steps",), "carried-over"]
    [together] = ruling.together
    assert (together.by, together.player, together.claims) == (None, 0, (0, 1, 2))
    assert together.readings == (("start-bonus-two",), ("diagonal-steps",))


def test_a_reading_that_breaks_a_right_number_does_not_explain_all() -> None:
    record = table("Oa1 Oa3 Oa5 / Ma1 Wi2 . / Ma5 . .", hands=("Oa7 Ma7", "Wi8"))
    ruling = ruled(record, "Talia.oak=5", "Talia.maple=3")
    assert [each.verdict for each in ruling.findings] == ["rejected", "upheld"]
    assert ruling.findings[0].explanations[0].readings == ("start-bonus-two",)
    assert not ruling.findings[0].explanations[0].whole
    [together] = ruling.together
    assert ("start-bonus-two",) not in together.readings


def test_claims_of_two_people_about_one_number_are_explained_apart() -> None:
    claims = "[{by: Rina, scores: {Talia: {Oak: 7}}}, {by: Jonte, scores: {Talia: {Oak: 5}}}]"
    ruling = ruled(table("Oa1 Oa3 Oa5", claims=claims))
    assert [each.claim.by for each in ruling.findings] == ["Rina", "Jonte"]
    assert [explained(each)[0] for each in ruling.findings] == [("pure-any-length",), ("start-bonus-two",)]
    assert [(each.by, each.readings[0]) for each in ruling.together] == [
        ("Rina", ("pure-any-length",)),
        ("Jonte", ("start-bonus-two",)),
    ]


def test_two_sheets_without_a_name_are_those_of_two_people() -> None:
    claims = "[{scores: {Talia: {Oak: 7}}}, {scores: {Talia: {Oak: 5}}}]"
    assert len(ruled(table("Oa1 Oa3 Oa5", claims=claims)).together) == 2


@pytest.mark.parametrize(
    ("claim", "readings"),
    [
        ("right.maple=", [("must-hold",)]),
        ("right.willow=Talia", [("eight-never-cancelled",), "one-card-misread-by-one"]),
    ],
)
def test_a_right_is_explained_by_the_readings_that_give_exactly_it(
    claim: str, readings: list[tuple[str, ...] | str]
) -> None:
    """Nobody holds a Maple. Of Willow Talia's 8 counts 0 against Jonte's 1 + 2; a 7 would not."""
    assert explained(finding(table("Oa1", hands=("Wi8", "Wi1 Wi2")), claim)) == readings


def test_a_winner_is_explained_by_the_readings_that_make_one() -> None:
    """Nobody scores; Talia has Oak and Willow planted, Jonte Maple and Dogwood: the win is shared.

    Talia holds Oak, Cassia, Dogwood and Jacaranda, Jonte Maple, Oak, Willow, Cassia and Dogwood.
    """
    record = table("Oa1 Wi2", "Ma1", ("Oa7", "Ma7 Oa2 Wi7"))
    found = finding(record, "winner=Jonte")
    assert ("tie-by-hand-species",) in explained(found)


@pytest.mark.parametrize(
    ("rows", "cards", "reading"),
    [
        ("Oa1 Wi8 / Ma8 Oa5", "Oa1,Oa5", "diagonal-steps"),
        ("Oa3 Wi3 Oa5", "Oa3,Wi3,Oa5", "equal-values"),
        ("Oa4", "Oa4", "single-card-path"),
        ("Oa1 Ma3 Oa4 / Wi2 . Oa8", "Oa1,Ma3,Oa4,Oa8", None),
    ],
)
def test_a_path_is_explained_by_the_readings_in_which_it_is_legal_and_best(
    rows: str, cards: str, reading: str | None
) -> None:
    found = finding(table(rows), f"path.Talia.oak={cards}")
    assert explained(found) == ([(reading,)] if reading else [])


def test_a_path_that_is_no_path_under_any_reading_is_explained_by_none() -> None:
    for cards in ("Oa1,Wi2", "Oa1,Oa1", "Oa6,Oa8", "Oa1,Oa5"):
        assert explained(finding(table("Oa1 Wi2 Ma3 Oa5"), f"path.Talia.oak={cards}")) == []


def test_no_path_is_explained_by_readings_that_leave_none() -> None:
    found = finding(table("Oa1 Ma3 Oa5"), "path.Talia.oak=")
    assert explained(found) == [("consecutive-values",)]


def test_the_longest_path_is_explained_where_a_shorter_one_is_better() -> None:
    """Oa1 > Oa2 > Oa3 > Oa4 is worth 9; with four Wi cards the way round to Oa5 has five cards: 6 points."""
    rows = "Oa1 Oa2 Oa3 Oa4 / Wi2 . . . / Wi3 Wi4 Oa5 ."
    assert ("longest-path",) in explained(finding(table(rows), "path.Talia.oak=Oa1,Wi2,Wi3,Wi4,Oa5"))


def test_the_end_bonus_that_an_opponents_1_takes_counts_for_a_path_too() -> None:
    """Against Jonte's Oa1 in hand Oa2 > Oa3 > Oa8 would earn 3 and so no more than the other three cards."""
    rows = "Oa3 Oa8 / Oa2 . / Oa4 . / Oa5 ."
    record = table(rows, hands=("Oa6 Oa7", "Oa1"))
    assert ("one-cancels-end-bonus",) in explained(finding(record, "path.Talia.oak=Oa2,Oa4,Oa5"))


def test_with_too_many_unknown_cards_nothing_is_looked_for() -> None:
    record = table("Oa1 Oa3 Oa5", hands=("Oa2 _ _ _ _ _ _", "Oa4 _ _ _ _ _ _"))
    ruling = ruled(record, "Talia.oak=7")
    assert ruling.findings[0].verdict == "rejected"
    assert (ruling.findings[0].explanations, ruling.findings[0].searched) == ((), "no")
    assert ruling.together == ()


def test_unknown_cards_leave_out_pairs_and_slips_of_the_eye() -> None:
    """Jonte's unknown card can be an Oak; the path is worth 4, or nothing; 8 would take two misreadings."""
    record = table("Oa1 Oa3 Oa5", hands=("Oa2", "Oa4 _"))
    found = finding(record, "Talia.oak=8")
    assert (found.verdict, explained(found), found.searched) == ("rejected", [], "singles")
