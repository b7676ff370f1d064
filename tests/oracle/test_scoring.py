"""The second opinion on rights, scores and winners, held against positions worked out by hand (R10-R17)."""

import pytest

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.position import Pile, Position
from arbcheck.arboretum.result import PlayerScore, Result
from tests.oracle.boards import card, grid, position
from tests.oracle.scoring import completions, count_completions, score, score_open, unseen

Place = tuple[str, Arboretum]
"""A hand as text, and an arboretum."""

TWO = "Oa Ma"
EIGHT_2018 = "Bs Ca Do Ja Ma Oa Rp Wi"
EIGHT_2015 = "Ca Ja Li Ma Mg Oa Rp Wi"


Verdict = tuple[tuple[int | None, ...], tuple[int, ...] | None, tuple[int, ...] | None, str | None]
"""Sums, whose 8 counts 0, who has the right, and why."""


def oak(*hands: str) -> Verdict:
    """Return the verdict on Oak for these hands, with nothing planted."""
    return verdicts(score(position(*((cards, ()) for cards in hands), species="Oa")))["oak"]


def verdicts(result: Result) -> dict[str, Verdict]:
    return {r.species: (r.sums, r.cancelled, r.holders, r.reason) for r in result.rights}


def scored(player: PlayerScore) -> dict[str, tuple[int | None, str]]:
    """Return points and path of each species that the player may score or has a path of."""
    return {
        line.species: (
            line.points,
            " ".join(tree.card.code for tree in line.path.planted) if line.path else "no path",
        )
        for line in player.paths
        if line.right or line.path
    }


def ranks(*places: Place) -> tuple[list[tuple[int | None, int | None]], tuple[str, ...] | None, str | None]:
    """Return totals and ranks, the winners, and what decided, where nobody holds a card."""
    result = score(position(*places, species="Oa Ma Wi"))
    return [(player.total, player.rank) for player in result.scores], result.winners, result.decided_by


def test_the_higher_sum_in_hand_has_the_right() -> None:
    assert oak("Oa3 Oa4", "Oa6") == ((7, 6), (), (0,), "highest")


def test_a_tie_gives_the_right_to_all_who_are_tied() -> None:
    assert oak("Oa3 Oa4", "Oa7", "Oa6") == ((7, 7, 6), (), (0, 1), "tie")


def test_a_species_that_nobody_holds_may_be_scored_by_everybody() -> None:
    assert oak("", "", "") == ((0, 0, 0), (), (0, 1, 2), "nobody-holds")


def test_an_opponents_one_makes_an_eight_count_nothing() -> None:
    assert oak("Oa8 Oa2", "Oa1 Oa3") == ((2, 4), (0,), (1,), "highest")


def test_a_lone_one_beats_a_lone_eight() -> None:
    assert oak("Oa8", "Oa1") == ((0, 1), (0,), (1,), "highest")


def test_an_own_one_does_not_cancel_an_own_eight() -> None:
    assert oak("Oa1 Oa8", "Oa7") == ((9, 7), (), (0,), "highest")


def test_the_one_of_a_third_player_cancels_too() -> None:
    assert oak("Oa8 Oa3", "Oa1", "Oa4") == ((3, 1, 4), (0,), (2,), "highest")


def test_a_cancelled_eight_may_leave_a_tie() -> None:
    assert oak("Oa8 Oa3", "Oa1 Oa2") == ((3, 3), (0,), (0, 1), "tie")


def test_a_one_of_another_species_cancels_nothing() -> None:
    result = score(position(("Oa8", ()), ("Ma1", ()), species=TWO))
    assert verdicts(result)["oak"] == ((8, 0), (), (0,), "highest")


def test_a_one_in_an_arboretum_or_a_discard_pile_cancels_nothing() -> None:
    piles: tuple[Pile, ...] = ((), (card("Ma1"),))
    result = score(position(("Oa8 Ma8", ()), ("Oa2", grid("Oa1")), piles=piles, species=TWO))
    assert verdicts(result)["oak"] == ((8, 2), (), (0,), "highest")
    assert verdicts(result)["maple"] == ((8, 0), (), (0,), "highest")


def test_a_right_without_a_path_is_worth_nothing_and_still_denies_the_others() -> None:
    result = score(position(("Oa5", ()), ("Oa4", grid("Oa1 Oa2")), species="Oa"))
    assert scored(result.scores[0]) == {"oak": (0, "no path")}
    assert scored(result.scores[1]) == {"oak": (0, "Oa1 Oa2")}
    assert [line.right for player in result.scores for line in player.paths] == [True, False]


def test_a_total_adds_up_the_species_that_may_be_scored() -> None:
    result = score(position(("Oa5", grid("Oa1 Ma2 Oa3 Ma4 Wi5 Wi6")), ("Wi3", ()), species="Oa Ma Wi"))
    assert scored(result.scores[0]) == {
        "oak": (4, "Oa1 Ma2 Oa3"),
        "maple": (3, "Ma2 Oa3 Ma4"),
        "willow": (0, "Wi5 Wi6"),
    }
    assert (result.scores[0].total, result.scores[0].species_planted) == (7, 3)


def test_most_points_win() -> None:
    assert ranks(("", grid("Oa2 Oa3")), ("", grid("Ma1 Ma4"))) == ([(2, 2), (3, 1)], ("Jonte",), "points")


def test_a_tie_is_broken_by_the_species_planted_scored_or_not() -> None:
    assert ranks(("", grid("Oa2 Oa3 Wi1")), ("", grid("Ma3 Ma4"))) == (
        [(2, 1), (2, 2)],
        ("Talia",),
        "species",
    )


def test_species_break_a_tie_among_the_tied_players_only() -> None:
    assert ranks(("", grid("Oa2 Oa3")), ("", grid("Ma3 Ma4 Oa1")), ("", grid("Wi2 Oa8 Ma1"))) == (
        [(2, 2), (2, 1), (0, 3)],
        ("Jonte",),
        "species",
    )


def test_players_with_as_many_points_and_species_share_the_victory_and_the_rank() -> None:
    assert ranks(("", grid("Oa2 Oa3")), ("", grid("Ma3 Ma4")), ("", grid("Wi7 Oa7"))) == (
        [(2, 1), (2, 1), (0, 3)],
        ("Talia", "Jonte"),
        "shared",
    )


def test_a_tie_of_three_that_species_only_narrow_to_two_is_shared() -> None:
    places = (("", grid("Oa2 Oa3 Wi8")), ("", grid("Ma3 Ma4")), ("", grid("Wi2 Wi3 Oa1")))
    assert ranks(*places) == ([(2, 1), (2, 3), (2, 1)], ("Talia", "Rina"), "shared")


def report_example() -> Position:
    return position(
        ("Ja7 Ma6 Ma7 Oa3 Oa8 Rp1 Rp5", grid("Oa6 Oa5 Oa4 Oa1", "Ja8 Rp2 Ja3 Wi6", "Do3 .   Rp6 .")),
        ("Bs4 Ca6 Ja2 Ja5 Ma4 Ma5 Rp3", grid("Bs1 Bs2 Bs3", "Ja1 Ma3 Bs5", "Ja4 Ca7 Ja6")),
        ("Ca5 Do2 Oa7 Rp8 Wi1 Wi3 Wi8", grid("Do1 Wi2 Ca3", "Do4 Wi4 Wi5", "Do8 Ca8 Wi7")),
        species=EIGHT_2018,
    )


def test_the_example_of_the_scoring_report_has_these_rights() -> None:
    assert verdicts(score(report_example())) == {
        "blue-spruce": ((0, 4, 0), (), (1,), "highest"),
        "cassia": ((0, 6, 5), (), (1,), "highest"),
        "dogwood": ((0, 0, 2), (), (2,), "highest"),
        "jacaranda": ((7, 7, 0), (), (0, 1), "tie"),
        "maple": ((13, 9, 0), (), (0,), "highest"),
        "oak": ((11, 0, 7), (), (0,), "highest"),
        "royal-poinciana": ((6, 3, 0), (2,), (0,), "highest"),
        "willow": ((0, 0, 12), (), (2,), "highest"),
    }


def test_the_example_of_the_scoring_report_has_these_scores() -> None:
    result = score(report_example())
    assert [scored(player) for player in result.scores] == [
        {
            "jacaranda": (7, "Ja3 Oa4 Oa5 Oa6 Ja8"),
            "maple": (0, "no path"),
            "oak": (9, "Oa1 Oa4 Oa5 Oa6"),
            "royal-poinciana": (3, "Rp2 Ja3 Rp6"),
        },
        {
            "blue-spruce": (9, "Bs1 Bs2 Bs3 Bs5"),
            "cassia": (0, "no path"),
            "jacaranda": (5, "Ja1 Ma3 Bs5 Ja6"),
        },
        {
            "cassia": (0, "Ca3 Wi5 Wi7 Ca8"),
            "dogwood": (6, "Do1 Do4 Do8"),
            "willow": (8, "Wi2 Wi4 Wi5 Wi7"),
        },
    ]
    assert [(p.total, p.rank, p.species_planted) for p in result.scores] == [
        (19, 1, 5),
        (14, 2, 4),
        (14, 3, 3),
    ]
    assert (result.winners, result.decided_by) == (("Talia",), "points")


def test_the_rulebook_hands_of_the_first_edition_give_these_rights_and_nineteen_points() -> None:
    result = score(
        position(
            ("Ja7 Li6 Li7 Oa3 Oa8 Rp1 Rp5", grid("Oa6 Oa5 Oa4 Oa1", "Ja8 Rp2 Ja3 Wi6", "Ma3 .   Rp6 .")),
            ("Ja2 Ja5 Li4 Li5 Rp3 Wi7 Ca6", ()),
            ("Ca5 Oa2 Oa7 Rp8 Wi1 Wi3 Wi8", ()),
            species=EIGHT_2015,
        )
    )
    assert verdicts(result) == {
        "cassia": ((0, 6, 5), (), (1,), "highest"),
        "jacaranda": ((7, 7, 0), (), (0, 1), "tie"),
        "lilac": ((13, 9, 0), (), (0,), "highest"),
        "maple": ((0, 0, 0), (), (0, 1, 2), "nobody-holds"),
        "magnolia": ((0, 0, 0), (), (0, 1, 2), "nobody-holds"),
        "oak": ((11, 0, 9), (), (0,), "highest"),
        "royal-poinciana": ((6, 3, 0), (2,), (0,), "highest"),
        "willow": ((0, 7, 12), (), (2,), "highest"),
    }
    assert [player.total for player in result.scores] == [19, 0, 0]


def test_a_position_with_an_unknown_card_has_no_single_score() -> None:
    with pytest.raises(ValueError, match="unknown card"):
        score(position(("_", ()), ("Oa1", ()), species="Oa"))


def test_unknown_cards_can_be_no_card_that_is_named_anywhere() -> None:
    piles: tuple[Pile, ...] = ((card("Oa2"), card("Oa3")), 3)
    open_position = position(("Oa1 _", grid("Oa4 Oa5")), ("_", ()), piles=piles, species="Oa")
    assert unseen(open_position) == [card("Oa6"), card("Oa7"), card("Oa8")]
    assert count_completions(open_position) == len(list(completions(open_position))) == 6


def test_hands_differ_by_their_cards_not_by_the_order_of_their_places() -> None:
    assert count_completions(position(("_ _", ()), ("_", ()), species="Oa")) == 28 * 6


def test_a_complete_position_has_one_completion_and_no_open_value() -> None:
    assert score_open(report_example()) == score(report_example())


def test_the_last_unseen_card_is_known_by_its_absence() -> None:
    whole = position(("Oa1 Oa2", grid("Oa3 Oa4")), ("Oa5 Oa8", grid("Oa6 Oa7")), species="Oa")
    gap = position(("Oa1 Oa2", grid("Oa3 Oa4")), ("_ Oa8", grid("Oa6 Oa7")), species="Oa")
    assert score_open(gap) == score(whole)


def test_an_unknown_card_opens_only_what_it_can_change() -> None:
    result = score_open(position(("Oa5", grid("Oa2 Oa3")), ("_", ()), species=TWO))
    # Jonte's card: Oak 1 or 4 leaves the right to Talia, 6, 7 or 8 takes it; a Maple takes Maple's right.
    assert verdicts(result) == {
        "oak": ((5, None), (), None, "highest"),
        "maple": ((0, None), (), None, None),
    }
    talia, jonte = result.scores
    assert [(line.right, line.points) for line in talia.paths] == [(None, None), (None, 0)]
    assert scored(talia)["oak"] == (None, "Oa2 Oa3")
    assert [(line.right, line.points) for line in jonte.paths] == [(None, 0), (True, 0)]
    # Talia has two points or none, but always more species planted.
    assert [(player.total, player.rank) for player in result.scores] == [(None, 1), (0, 2)]
    assert (result.winners, result.decided_by) == (("Talia",), None)


def test_an_unknown_card_may_be_the_one_that_cancels() -> None:
    named: tuple[Pile, ...] = (tuple(card(f"Oa{value}") for value in (3, 4, 5, 6, 7)), ())
    result = score_open(position(("Oa8", ()), ("_", ()), piles=named, species="Oa"))
    # Jonte holds the 1 (0 against 1) or the 2 (8 against 2).
    assert verdicts(result) == {"oak": ((None, None), None, None, "highest")}


def test_more_unknown_places_than_unseen_cards_fit_no_deal() -> None:
    with pytest.raises(ValueError, match="fewer unseen cards"):
        score_open(position(("_ _ _ _ _", ()), ("_ _ _ _", ()), species="Oa"))
