"""Proofs in sentences: sums in hand, steps of paths, bonuses, points, turns."""

import pytest

from arbcheck.reports.ruling_proofs import proof
from tests.reports.rulings import HANDS, dispute, game, pen, ruled, table


def proven(text: str, claim: str) -> list[str]:
    """Return the proof of a claim about a record."""
    ruling = ruled(text, claim)
    return proof(pen(), ruling, ruling.findings[-1])


def about_hands(talia: str, jonte: str, planted: str = "Oa2 Oa3", theirs: str = "") -> list[str]:
    """Return the proof of the right to Oak; the hands are filled up with cards of other species."""
    hands = (f"{talia} Ca1 Ca2 Do1 Do2 Ja1 Ja2".split(), f"{jonte} Ca3 Ca4 Do3 Do4 Ja3 Ja4 Do5".split())
    first, second = (" ".join(hand[:7]) for hand in hands)
    return proven(table(planted, theirs, hands=(first, second)), "right.oak=Talia")


def test_sums_are_shown_with_their_cards_and_the_highest_has_the_right() -> None:
    assert about_hands("Oa4 Oa5", "Oa7") == [
        "In hand: Talia Oa4 + Oa5 = 9, Jonte Oa7 = 7.",
        "Talia's sum is the highest, which gives Talia the right (R10).",
    ]


def test_an_8_that_is_cancelled_stands_in_brackets_and_counts_nothing() -> None:
    assert about_hands("Oa5 Oa8", "Oa1") == [
        "In hand: Talia Oa5 + (Oa8) = 5, Jonte Oa1 = 1.",
        "Jonte's Oa1 in hand makes Talia's Oa8 count 0 (R11).",
        "Talia's sum is the highest, which gives Talia the right (R10).",
    ]


def test_an_own_1_is_said_not_to_cancel_an_own_8() -> None:
    assert about_hands("Oa1 Oa8", "Oa7") == [
        "In hand: Talia Oa1 + Oa8 = 9, Jonte Oa7 = 7.",
        "Talia's own Oa1 does not cancel Talia's own Oa8 (R11).",
        "Talia's sum is the highest, which gives Talia the right (R10).",
    ]


def test_a_planted_1_is_said_to_cancel_nothing() -> None:
    assert about_hands("Oa8", "Oa7", theirs="Oa1 Oa4")[1] == (
        "Oa1 lies in Jonte's arboretum and cancels nothing from there, so Talia's Oa8 counts 8 (R11)."
    )


def test_an_8_that_no_1_meets_counts_8() -> None:
    assert about_hands("Oa8", "Oa7")[1] == "No opponent holds Oa1 in hand, so Talia's Oa8 counts 8 (R11)."


def test_all_who_are_tied_have_the_right() -> None:
    assert about_hands("Oa1 Oa6", "Oa7") == [
        "In hand: Talia Oa1 + Oa6 = 7, Jonte Oa7 = 7.",
        "Talia and Jonte are tied, and all who are tied have the right (R10).",
    ]


def test_a_species_that_nobody_holds_may_be_scored_by_everybody() -> None:
    assert proven(table("Oa2 Oa3"), "right.maple=Talia") == [
        "Nobody holds Maple in hand, so everybody may score it (R13)."
    ]


def test_a_species_that_is_not_in_play_is_said_to_be_none() -> None:
    assert proven(table("Oa2 Oa3"), "right.lilac=Talia") == ["Lilac is not in play in this game."]


def test_an_unknown_card_leaves_the_sum_and_the_8_open() -> None:
    hands = ("Oa8 Ca1 Ca2 Do1 Do2 Ja1 _", HANDS[1].replace("Do5", "_"))
    assert proven(table("Oa2 Oa3", hands=hands), "right.oak=Talia") == [
        "In hand: Talia Oa8 + _ = ?, Jonte _ = ?.",
    ]


def test_a_legal_path_is_itemised_and_held_against_the_best_one() -> None:
    text = table("Oa1 Oa4 Oa8")
    assert proven(text, "path.Talia.oak=Oa1,Oa4,Oa8") == [
        (
            "Oa1 > Oa4 > Oa8: 3 cards + 1 for the 1 + 2 for the 8 = 6."
            " It is a legal path, and no other is worth more (R16)."
        )
    ]
    assert proven(text, "path.Talia.oak=Oa1,Oa4") == [
        "Oa1 > Oa4: 2 cards + 1 for the 1 = 3. It is a legal path, but another one is worth more (R16).",
        "Oa1 > Oa4 > Oa8: 3 cards + 1 for the 1 + 2 for the 8 = 6.",
    ]


def test_a_path_without_the_right_is_said_to_score_nothing() -> None:
    ruling = dispute("path-06")
    assert proof(pen(), ruling, ruling.findings[1]) == [
        "Oa2 > Oa3: 2 cards = 2. It is a legal path, and no other is worth more (R16).",
        "It scores nothing for Talia: the right to Oak is Jonte's (R10).",
    ]


@pytest.mark.parametrize(
    ("board", "cards", "told"),
    [
        ("Oa8 Ma4", "Oa8", "Oa8 is a single card, and a path has at least two"),
        ("Ma2 Oa4", "Ma2,Oa4", "it starts with Ma2, which is no Oak"),
        ("Oa2 Ma4", "Oa2,Ma4", "it ends with Ma4, which is no Oak"),
        ("Oa2 Ma1 / Wi1 Oa6", "Oa2,Oa6", "Oa2 and Oa6 touch at a corner only, and a step goes over a side"),
        ("Oa2 Ma1 Oa6", "Oa2,Oa6", "Oa2 and Oa6 do not lie side by side"),
        ("Oa2 Ma2 Oa6", "Oa2,Ma2,Oa6", "from Oa2 to Ma2 the value stays the same, and it must rise"),
        ("Oa6 Ma1 Oa2", "Oa2,Ma1,Oa6", "from Oa2 to Ma1 the value falls, and it must rise"),
    ],
)
def test_the_illegal_step_of_a_path_is_named(board: str, cards: str, told: str) -> None:
    (sentence,) = proven(table(board), f"path.Talia.oak={cards}")[:1]
    assert sentence == f"{cards.replace(',', ' > ')} is no path of Oak (R14): {told}."


@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("Oa5", " but lies in Talia's hand"),
        ("Oa7", " but lies in Jonte's arboretum"),
        ("Oa8", ""),
    ],
)
def test_a_card_that_is_not_planted_there_is_told_with_its_place(card: str, where: str) -> None:
    told = proven(table("Oa2 Oa4", "Oa7 Wi5"), f"path.Talia.oak=Oa2,Oa4,{card}")
    assert told[0] == (
        f"Oa2 > Oa4 > {card} is no path of Oak (R14): {card} is not planted in Talia's arboretum{where}."
    )


def test_a_card_in_a_discard_pile_is_told_too() -> None:
    text = table("Oa2 Oa4").replace('["Oa2 Oa4"]}', '["Oa2 Oa4"], discard: Oa7}')
    assert (
        "Oa7 is not planted in Talia's arboretum but lies in Talia's discard pile"
        in (proven(text, "path.Talia.oak=Oa2,Oa7")[0])
    )


def test_several_faults_of_a_path_stand_in_one_sentence() -> None:
    assert proven(table("Oa8 Ma4 Oa3"), "path.Talia.oak=Oa8,Ma4,Oa3") == [
        (
            "Oa8 > Ma4 > Oa3 is no path of Oak (R14): from Oa8 to Ma4 the value falls, and it must rise;"
            " from Ma4 to Oa3 the value falls, and it must rise."
        ),
        "Oa3 > Ma4 > Oa8: 3 cards + 2 for the 8 = 5.",
    ]


def test_that_there_is_no_path_needs_no_proof_and_that_there_is_one_is_shown() -> None:
    assert proven(table("Oa2 Oa4"), "path.Jonte.oak=") == []
    assert proven(table("Oa2 Oa4"), "path.Talia.oak=") == ["Oa2 > Oa4: 2 cards = 2."]


@pytest.mark.parametrize(
    ("board", "points", "told"),
    [
        ("Oa2 Oa4 Oa6", 6, "3 points more for one species, for which a path needs at least four cards"),
        ("Oa2 Ma3 Oa4", 6, "3 points more for one species, since other species are in the path"),
        ("Oa2 Ma3 Oa4", 4, "1 point for a 1 at the start, where Oa2 is"),
        ("Oa2 Ma3 Oa4", 5, "2 points for an 8 at the end, where Oa4 is"),
    ],
)
def test_a_bonus_that_is_not_due_is_named(board: str, points: int, told: str) -> None:
    assert f"Not due: {told} (R15)." in proven(table(board), f"Talia.oak={points}")


def test_the_path_that_was_overlooked_is_shown_where_a_claim_is_too_low() -> None:
    ruling = dispute("path-05")
    told = proof(pen(), ruling, ruling.findings[0])
    assert told[:2] == [
        "Oa2 > Oa5: 2 cards = 2. It is a legal path, but another one is worth more (R16).",
        "Overlooked: Oa2 > Oa5 > Wi6 > Oa8: 4 cards + 2 for the 8 = 6.",
    ]


def test_a_path_that_was_seen_and_counted_otherwise_is_not_said_to_be_overlooked() -> None:
    assert proven(table("Oa2 Oa3 Oa4 Oa7"), "Talia.oak=5")[0] == (
        "Oa2 > Oa3 > Oa4 > Oa7: 4 cards + 4 for one species = 8."
    )


def test_points_without_a_path_and_points_that_are_right() -> None:
    assert proven(table("Oa2 Ma4"), "Talia.oak=2")[0] == "Talia has no path of Oak."
    assert proven(table("Oa2 Oa4"), "Talia.oak=2")[0] == "Oa2 > Oa4: 2 cards = 2."


def test_a_total_is_added_up_beside_what_is_claimed() -> None:
    ruling = dispute("slip-07")
    assert proof(pen(), ruling, ruling.findings[2]) == [
        "Maple: Ma1 > Ma7: 2 cards + 1 for the 1 = 3.",
        "Oak: Oa2 > Oa4 > Oa6: 3 cards = 3 (claimed: 6).",
        "Maple 3, Oak 3: 6 points.",
    ]
    assert proven(table("Oa2 Oa4"), "Jonte=3") == ["No species adds anything."]
    assert proven(table("Oa2 Oa4"), "Talia=2") == ["Oak 2: 2 points."]


def test_a_total_with_what_another_player_may_score_names_the_path_that_does_not_count() -> None:
    ruling = dispute("finished-01")
    trio = pen("Talia", "Jonte", "Rina")
    assert proof(trio, ruling, ruling.findings[4])[0] == (
        "Cassia: Ca3 > Wi5 > Wi7 > Ca8: 4 cards + 2 for the 8 = 6, but the right is not Rina's (claimed: 6)."
    )


def test_a_total_with_points_for_a_species_without_a_path_says_so() -> None:
    ruling = ruled(table("Oa2 Oa4"), "Talia.willow=3", "Talia=5")
    assert "Willow: no path (claimed: 3)." in proof(pen(), ruling, ruling.findings[1])


def test_a_total_that_unknown_cards_leave_open_says_which_species_is_open() -> None:
    hands = ("Oa5 Ca1 Ca2 Do1 Do2 Ja1 _", HANDS[1].replace("Do5", "Oa7"))
    text = table("Oa2 Oa4", hands=hands)
    assert proven(text, "Talia=2") == ["Oak open: total open, from 0 to 2 points."]
    ruling = ruled(text, "Talia.oak=3", "Talia=3")
    assert proof(pen(), ruling, ruling.findings[1])[0] == "Oak: open (claimed: 3)."


def test_the_winner_is_proven_by_points_or_by_species_planted() -> None:
    assert proven(table("Oa2 Oa4"), "winner=Jonte") == [
        "Points: Talia 2 and Jonte 0.",
        "Most points win (R17).",
    ]
    assert proven(table("Oa2 Ma4"), "winner=Jonte") == [
        "Points: Talia 0 and Jonte 0.",
        (
            "Tied at 0 points, so the species planted decide (R17): Talia 2 and Jonte 2; Talia and Jonte"
            " share the win."
        ),
    ]


def test_a_turn_is_told_with_what_is_wrong_in_it() -> None:
    ruling = dispute("turn-01")
    assert [proof(pen("Ana", "Ben"), ruling, each) for each in ruling.findings[:2]] == [
        [
            "Turn 2: Ben draws two unknown cards from the draw pile, plants Ma1 and discards Wi2.",
            "Nothing is wrong with it by the rules.",
        ],
        [
            "Turn 3: Ana draws two unknown cards from the draw pile, plants Oa4 at [1, 1] and discards Wi3.",
            "ARB307: that cell touches no card of Ana's arboretum (R7).",
        ],
    ]


def test_a_turn_that_leaves_out_everything_is_told_as_it_is() -> None:
    turns = "  - {player: Talia, draw: [], irregular: fell asleep}\n"
    told = proven(game(turns), "legal.1=true")
    assert told[0] == "Turn 1: Talia draws nothing, plants nothing and discards nothing."


def test_a_problem_of_a_turn_that_points_to_the_start_is_told_too() -> None:
    hands = "start: {hands: {Jonte: Oa1 Ma3 Wi1 Wi2 Ca5 Do4 Do5}}\n"
    turns = "  - {player: Talia, draw: [deck, deck], play: Oa1, discard: Wi3}\n"
    text = game(turns).replace("turns:\n", f"{hands}turns:\n")
    assert proven(text, "legal.1=true")[1].startswith("ARB3")


def test_a_turn_whose_slip_is_not_shown_is_not_said_to_be_right() -> None:
    ruling = dispute("turn-04")
    assert proof(pen("Ana", "Ben"), ruling, ruling.findings[1]) == [
        "Turn 2: Ben draws two unknown cards from the draw pile, plants Ma1 and discards Wi2."
    ]


def test_a_turn_tells_a_planting_beside_another_card() -> None:
    ruling = dispute("turn-02")
    (told, _) = proof(pen("Ana", "Ben"), ruling, ruling.findings[0])
    assert told.endswith("plants Oa2 right of Oa5 and discards Wi3.")


def test_the_end_is_proven_by_the_turn_that_took_the_last_card() -> None:
    ruling = dispute("last-01")
    assert proof(pen("Ana", "Ben"), ruling, ruling.findings[0]) == [
        "Ana took the last card of the draw pile in turn 17; nobody plays after that turn (R9)."
    ]


def test_what_cannot_be_decided_has_no_proof() -> None:
    ruling = dispute("errors-01")
    assert proof(pen(), ruling, ruling.findings[0]) == []
