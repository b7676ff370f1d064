"""Why a number is different: misreadings and slips in sentences."""

import pytest

from arbcheck.reports.ruling_reasons import question, reasons, together
from tests.reports.rulings import dispute, pen, ruled, table


def told(name: str, index: int = 0, *labels: str) -> list[str]:
    """Return the reasons for a claim of a dispute in the corpus."""
    return reasons(pen(*labels), dispute(name), index)


@pytest.mark.parametrize(
    ("name", "index", "asked"),
    [
        ("pure-01", 0, "Why 6?"),
        ("tie-01", 0, "Where that may come from:"),
        ("turn-02", 0, "Where that may come from:"),
        ("bonus-03", 0, ""),
        ("unknown-01", 0, ""),
    ],
)
def test_only_of_a_rejected_claim_is_it_asked_where_it_comes_from(name: str, index: int, asked: str) -> None:
    assert question(dispute(name).findings[index]) == asked


def test_a_misreading_is_told_with_its_id_and_what_is_against_it() -> None:
    assert told("pure-02") == [
        (
            "4 is what `pure-more-than-four` gives: A path of one species is doubled only when it has more"
            " than four cards. Against R15 and D-001."
        ),
        "4 is the sum of Oak in Talia's hand, which gives a right but no points (R10).",
    ]


def test_a_misreading_that_explains_other_claims_of_the_same_person_says_so() -> None:
    (first, *_) = told("right-03", 1)
    assert first.startswith("It is what `right-passes-on` gives: ")
    assert first.endswith("Against R12 and D-005. It explains claim 1 too.")
    pure = ruled(table("Oa2 Oa4"), "Talia.oak=4", "Talia=4", "right.oak=Jonte")
    assert reasons(pen(), pure, 0)[0].endswith("It explains claim 2 too.")
    text = table("Oa8 Ja6")
    single = ruled(text, "Talia.oak=3", "Talia=3", "path.Talia.oak=Oa8")
    assert reasons(pen(), single, 0)[0].endswith("It explains claims 2 and 3 too.")


def test_two_misreadings_at_once_are_told_together() -> None:
    assert told("pair-02") == [
        (
            "4 is what `start-bonus-two` and `no-right-needed` give together: A path that starts with a 1"
            " earns 2 more points, not 1. Everybody scores every species; hands do not matter."
            " Against R10, R15 and D-005."
        )
    ]


@pytest.mark.parametrize(
    ("name", "index", "slip"),
    [
        ("slip-01", 2, "A slip in adding up: the species as claimed come to 5, not 15."),
        (
            "slip-07",
            2,
            "It is the sum of what the same person claims for the species, of which not all is right.",
        ),
        ("slip-06", 1, "Maple is left out, 4 points."),
        ("right-02", 0, "The right to Oak is overlooked: Oa2 > Oa3 may be scored."),
        ("right-04", 0, "Oa2 > Oa3 is scored though the right to Oak is another player's."),
        (
            "path-02",
            0,
            "Two paths of Oak are scored, Oa1 > Wi2 > Oa4 and Oa3 > Ma5 > Oa6; only one counts (R16).",
        ),
        ("slip-02", 0, "One card of Oa2 > Ma4 > Oa6 is counted twice."),
        ("slip-04", 0, "7 is what Jonte scores for Oak."),
        ("slip-03", 0, "Oa7 in Talia's arboretum was taken for Oa8."),
    ],
)
def test_a_slip_is_told_with_the_cards_it_was_made_with(name: str, index: int, slip: str) -> None:
    assert slip in told(name, index)


def test_several_species_left_out_are_told_by_their_points() -> None:
    text = table("Oa2 Oa4 Ma1 Ma3 Wi2 Wi6")
    assert "What other species add is left out, 5 points." in reasons(
        pen(), ruled(text, "Talia.oak=2", "Talia=2"), 1
    )


def test_a_winner_by_wrong_totals_follows_from_them() -> None:
    ruling = ruled(table("Oa2 Oa4"), "Jonte=7", "winner=Jonte")
    assert reasons(pen(), ruling, 1)[0] == (
        "It follows from the totals that the same person claims, of which not all are right."
    )


def test_what_nothing_explains_is_said_to_be_unexplained() -> None:
    assert told("slip-05") == [
        "Not explained: no misreading in the list and no two of them yields 37, nor does a common slip."
    ]
    assert told("step-06", 1) == ["Not explained: no misreading in the list and no two of them yields this."]
    assert told("turn-07") == ["Not explained: no misreading of play in the list yields this."]


def test_a_legal_path_that_is_not_the_best_explains_its_points() -> None:
    assert told("path-05") == ["2 is what Oa2 > Oa5 is worth; the better path was overlooked."]
    assert told("path-05", 1) == ["It is a legal path; the better one was overlooked."]


def test_with_unknown_cards_pairs_are_not_said_to_have_been_tried() -> None:
    assert told("unknown-01", 2) == ["Not explained: no misreading in the list yields 2."]


def test_with_very_many_unknown_cards_it_is_said_that_nothing_was_looked_for() -> None:
    unknown = ("Oa5 _ _ _ _ _ _", "Ca3 _ _ _ _ _ _")
    assert reasons(pen(), ruled(table("Oa2 Oa4", hands=unknown), "Talia.oak=7"), 0) == [
        "Not looked for: with so many unknown cards a table is not scored under every misreading."
    ]


def test_all_numbers_of_one_person_about_one_player_are_explained_together() -> None:
    ruling = dispute("pure-01")
    assert together(pen(), ruling) == [
        "What is claimed of Talia's points (claims 1 and 2) comes out whole under `pure-any-length`."
    ]
    text = table("Oa2 Oa4 Oa6", more="claims: {by: Rina, scores: {Talia: {Oak: 6, total: 7}}}")
    assert together(pen(), ruled(text)) == [
        (
            "What Rina says of Talia's points (claims 1 and 2) comes out whole under no misreading in the"
            " list and no two of them."
        )
    ]


def test_where_one_number_alone_is_wrong_nothing_is_said_of_all_together() -> None:
    assert together(pen(), dispute("slip-01")) == []
    assert together(pen(), dispute("slip-05")) == []


def test_two_misreadings_that_explain_everything_are_joined() -> None:
    ruling = ruled(table("Oa1 Oa3 Oa8"), "Talia.oak=10", "Talia=10")
    (sentence,) = together(pen(), ruling)
    assert sentence.endswith("comes out whole under `start-bonus-two` with `pure-any-length`.")


LONG = "Oa1 > Oa2 > Oa3 > Oa6 > Oa8"


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        (
            "Talia.oak=12",
            f"On {LONG} the bonus for the 1 is forgotten, 1 point (R15).",
        ),
        (
            "Talia.oak=10",
            f"On {LONG} the bonuses for the 1 and for the 8 are forgotten, 3 points (R15).",
        ),
        ("Jonte=13", "13 is what Talia scores in all."),
    ],
)
def test_a_forgotten_bonus_and_another_players_total_are_told(claim: str, sentence: str) -> None:
    """5 cards, 5 for one species, 1 for the 1 and 2 for the 8: 13."""
    assert sentence in reasons(pen(), ruled(table("Oa1 Oa2 Oa3 Oa6 Oa8"), claim), 0)


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("Talia.oak=4", "the bonus for the 1 is counted, 1 point, though it does not start with a 1 (R15)."),
        ("Talia.oak=5", "the bonus for the 8 is counted, 2 points, though it does not end with an 8 (R15)."),
    ],
)
def test_a_bonus_that_is_not_due_is_told_with_its_path(claim: str, sentence: str) -> None:
    told = reasons(pen(), ruled(table("Oa2 Oa4 Oa6"), claim), 0)
    assert f"On Oa2 > Oa4 > Oa6 {sentence}" in told


def test_one_kind_of_bonus_forgotten_on_all_paths_and_a_card_not_counted_are_told() -> None:
    """Oa1 Oa4 and Ma1 Ma4 are 2 + 1 = 3 each."""
    told = reasons(pen(), ruled(table("Oa1 Oa4 / Ma4 . / Ma1 ."), "Talia=4"), 0)
    assert "On every path that earns it the bonus for the 1 is forgotten, 2 points (R15)." in told
    short = reasons(pen(), ruled(table("Oa2 Oa4 Oa6"), "Talia.oak=2"), 0)
    assert "One card of Oa2 > Oa4 > Oa6 is not counted." in short
