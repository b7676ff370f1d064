"""Every score misreading on positions worked out by hand, beside what the rules say."""

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.position import Pile, Position
from arbcheck.arboretum.readings import CANONICAL, Reading, reading_of, score_under
from tests.oracle.boards import card, grid, position

Place = tuple[str, Arboretum]
"""A hand as text, and an arboretum."""
Verdict = tuple[tuple[int | None, ...], tuple[int, ...] | None, tuple[int, ...] | None, str | None]
"""Sums, whose 8 counts 0, who has the right, and why."""
NOTHING: Arboretum = ()
PAIR = grid("Oa2 Oa3")


def under(*ids: str) -> Reading:
    return reading_of(ids)


def best(reading: Reading, *rows: str, mine: str = "", theirs: str = "") -> str:
    """Write down what the first player scores for Oak, and with which paths."""
    species = "Oa Ma Wi Ca Ja"
    result = score_under(position((mine, grid(*rows)), (theirs, ()), species=species), reading)
    line = result.scores[0].paths[0]
    if line.path is None:
        return "no path"
    return f"{line.points}: {' + '.join(map(str, (line.path, *line.others)))}"


def oak(
    reading: Reading, *hands: str, boards: tuple[Arboretum, ...] = (), piles: tuple[Pile, ...] = ()
) -> Verdict:
    """Return the verdict on Oak for these hands."""
    planted = boards or (NOTHING,) * len(hands)
    right = score_under(position(*zip(hands, planted, strict=True), piles=piles), reading).rights[0]
    return right.sums, right.cancelled, right.holders, right.reason


def test_a_start_bonus_of_two_is_added_to_a_path_that_starts_with_a_one() -> None:
    assert best(CANONICAL, "Oa1 Oa3") == "3: Oa1 Oa3"
    assert best(under("start-bonus-two"), "Oa1 Oa3") == "4: Oa1 Oa3"
    assert best(under("start-bonus-two"), "Oa2 Oa3") == "2: Oa2 Oa3"


def test_a_start_bonus_of_two_makes_the_most_valuable_path_of_all_worth_twenty() -> None:
    rows = ("Oa1 Oa2 Oa3 Oa4", "Oa8 Oa7 Oa6 Oa5")
    assert best(under("start-bonus-two"), *rows) == "20: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7 Oa8"


def test_a_start_bonus_of_two_makes_the_long_way_from_the_one_as_good_as_a_doubled_run() -> None:
    """The doubled run is worth 4 + 4, the mixed six 6 + 2, and of equal paths the longest is shown."""
    assert best(CANONICAL, "Oa1 Ma2 Oa3 Oa4 Oa5 Oa6") == "8: Oa3 Oa4 Oa5 Oa6"
    assert best(under("start-bonus-two"), "Oa1 Ma2 Oa3 Oa4 Oa5 Oa6") == "8: Oa1 Ma2 Oa3 Oa4 Oa5 Oa6"


def test_a_pure_path_of_two_is_doubled_when_any_length_will_do() -> None:
    assert best(CANONICAL, "Oa2 Oa3") == "2: Oa2 Oa3"
    assert best(under("pure-any-length"), "Oa2 Oa3") == "4: Oa2 Oa3"


def test_a_pure_path_of_three_beats_a_mixed_one_of_five_when_any_length_will_do() -> None:
    rows = ("Ca3 Wi4 .", "Oa2 Oa5 Oa6")
    assert best(CANONICAL, *rows) == "5: Oa2 Ca3 Wi4 Oa5 Oa6"
    assert best(under("pure-any-length"), *rows) == "6: Oa2 Oa5 Oa6"


def test_four_pure_cards_are_not_doubled_when_it_takes_more_than_four() -> None:
    assert best(CANONICAL, "Oa2 Oa3 Oa4 Oa6") == "8: Oa2 Oa3 Oa4 Oa6"
    assert best(under("pure-more-than-four"), "Oa2 Oa3 Oa4 Oa6") == "4: Oa2 Oa3 Oa4 Oa6"
    assert best(under("pure-more-than-four"), "Oa2 Oa3 Oa4 Oa6 Oa7") == "10: Oa2 Oa3 Oa4 Oa6 Oa7"


def test_a_mixed_five_beats_a_pure_four_when_it_takes_more_than_four() -> None:
    rows = ("Ca3 Wi4 . .", "Oa2 Oa5 Oa6 Oa7")
    assert best(CANONICAL, *rows) == "8: Oa2 Oa5 Oa6 Oa7"
    assert best(under("pure-more-than-four"), *rows) == "6: Oa2 Ca3 Wi4 Oa5 Oa6 Oa7"


def test_a_flat_bonus_adds_one_point_to_a_pure_path_of_four() -> None:
    assert best(under("pure-flat-one"), "Oa2 Oa3 Oa4 Oa6") == "5: Oa2 Oa3 Oa4 Oa6"
    assert best(under("pure-flat-one"), "Oa2 Oa3 Oa4") == "3: Oa2 Oa3 Oa4"


def test_a_flat_bonus_makes_the_most_valuable_path_of_all_worth_twelve() -> None:
    """8 cards, 1 for one species, 1 for the 1 and 2 for the 8."""
    rows = ("Oa1 Oa2 Oa3 Oa4", "Oa8 Oa7 Oa6 Oa5")
    assert best(under("pure-flat-one"), *rows) == "12: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7 Oa8"


def test_doubled_bonuses_are_two_and_four_on_a_doubled_path() -> None:
    assert best(CANONICAL, "Oa1 Oa3 Oa5 Oa8") == "11: Oa1 Oa3 Oa5 Oa8"
    assert best(under("pure-doubles-bonuses"), "Oa1 Oa3 Oa5 Oa8") == "14: Oa1 Oa3 Oa5 Oa8"


def test_bonuses_are_not_doubled_where_the_path_is_not() -> None:
    assert best(under("pure-doubles-bonuses"), "Oa1 Oa3 Oa8") == "6: Oa1 Oa3 Oa8"
    assert best(under("pure-doubles-bonuses"), "Oa1 Ma3 Oa5 Oa8") == "7: Oa1 Ma3 Oa5 Oa8"
    assert best(under("pure-doubles-bonuses", "pure-any-length"), "Oa1 Oa3 Oa8") == "12: Oa1 Oa3 Oa8"


def test_a_path_worth_its_values_is_worth_their_sum_and_nothing_else() -> None:
    assert best(under("sum-of-values"), "Oa3 Oa7") == "10: Oa3 Oa7"
    assert best(under("sum-of-values"), "Oa1 Oa2 Oa3 Oa8") == "14: Oa1 Oa2 Oa3 Oa8"


def test_a_short_path_of_high_cards_beats_a_longer_one_of_low_cards_by_its_values() -> None:
    rows = ("Oa1 Oa2 Oa3 Ca1 Oa6 Oa7",)
    assert best(CANONICAL, *rows) == "4: Oa1 Oa2 Oa3"
    assert best(under("sum-of-values"), *rows) == "13: Oa6 Oa7"


def test_what_values_add_to_a_point_a_card_is_itemised() -> None:
    place = position(("", grid("Oa3 Ma5 Oa7")), ("", ()), species="Oa Ma")
    path = score_under(place, under("sum-of-values")).scores[0].paths[0].path
    assert path is not None
    assert (path.cards, path.by_value, path.points, path[2:5]) == (3, 12, 15, (0, 0, 0))


def test_the_longest_path_scores_even_when_a_doubled_part_of_it_is_worth_more() -> None:
    assert best(CANONICAL, "Oa2 Ma3 Oa4 Oa5 Oa6 Oa7") == "8: Oa4 Oa5 Oa6 Oa7"
    assert best(under("longest-path"), "Oa2 Ma3 Oa4 Oa5 Oa6 Oa7") == "6: Oa2 Ma3 Oa4 Oa5 Oa6 Oa7"


def test_the_longest_path_scores_without_the_bonuses_of_a_shorter_one() -> None:
    rows = ("Oa2 Ma3 Oa5 Ca1 Oa7 Oa8",)
    assert best(CANONICAL, *rows) == "4: Oa7 Oa8"
    assert best(under("longest-path"), *rows) == "3: Oa2 Ma3 Oa5"


def test_among_the_longest_paths_the_most_valuable_scores() -> None:
    assert best(under("longest-path"), "Oa2 Ma3 Oa4 Ca1 Oa6 Ma7 Oa8") == "5: Oa6 Ma7 Oa8"


def test_several_paths_of_a_species_are_added_up() -> None:
    rows = ("Oa1 Oa2 Ca1 Oa7 Oa8",)
    assert best(CANONICAL, *rows) == "4: Oa7 Oa8"
    assert best(under("several-paths"), *rows) == "7: Oa7 Oa8 + Oa1 Oa2"


def test_paths_that_cross_on_one_card_do_not_both_score() -> None:
    """Oa1 and Oa2 both lead to Oa4 and Oa5, but all by Ma3: one path from Oa1, 3 + 1."""
    rows = (". Oa1 .", "Oa2 Ma3 Oa4", ". Oa5 .")
    assert best(CANONICAL, *rows) == "4: Oa1 Ma3 Oa4"
    assert best(under("several-paths"), *rows) in {"4: Oa1 Ma3 Oa4", "4: Oa1 Ma3 Oa5"}


def test_a_long_path_is_not_parted_where_its_parts_are_worth_less() -> None:
    """Whole 4 + 4 + 1 + 2 = 11; parted 3 and 4."""
    assert best(under("several-paths"), "Oa1 Oa2 Oa3 Oa8") == "11: Oa1 Oa2 Oa3 Oa8"


def test_the_best_path_is_given_up_for_two_that_are_worth_more_together() -> None:
    rows = ("Oa5 .   Oa3", "Oa2 Wi3 Oa4")
    assert best(CANONICAL, *rows) == "3: Oa2 Wi3 Oa4"
    assert best(under("several-paths"), *rows) == "4: Oa3 Oa4 + Oa2 Oa5"


def test_an_own_one_cancels_an_own_eight() -> None:
    assert oak(CANONICAL, "Oa1 Oa8", "Oa7") == ((9, 7), (), (0,), "highest")
    assert oak(under("own-one-cancels"), "Oa1 Oa8", "Oa7") == ((1, 7), (0,), (1,), "highest")


def test_where_own_ones_cancel_an_opponents_one_still_does() -> None:
    assert oak(under("own-one-cancels"), "Oa8 Oa2", "Oa1 Oa3") == ((2, 4), (0,), (1,), "highest")
    assert oak(under("own-one-cancels"), "Oa8 Oa2", "Oa3") == ((10, 3), (), (0,), "highest")


def test_the_one_wins_against_an_eight_with_a_higher_sum() -> None:
    assert oak(CANONICAL, "Oa8 Oa7", "Oa1") == ((7, 1), (0,), (0,), "highest")
    assert oak(under("one-wins"), "Oa8 Oa7", "Oa1") == ((7, 1), (0,), (1,), "highest")


def test_the_one_wins_against_a_third_player_too() -> None:
    assert oak(under("one-wins"), "Oa8", "Oa1", "Oa6 Oa7") == ((0, 1, 13), (0,), (1,), "highest")


def test_the_one_wins_nothing_without_an_eight_in_another_hand() -> None:
    assert oak(under("one-wins"), "Oa1 Oa8", "Oa7") == ((9, 7), (), (0,), "highest")
    assert oak(under("one-wins"), "Oa1", "Oa7") == ((1, 7), (), (1,), "highest")


def test_an_eight_that_nothing_cancels_counts_eight_against_a_one() -> None:
    assert oak(CANONICAL, "Oa8", "Oa1") == ((0, 1), (0,), (1,), "highest")
    assert oak(under("eight-never-cancelled"), "Oa8", "Oa1") == ((8, 1), (), (0,), "highest")


def test_an_eight_that_nothing_cancels_adds_to_the_sum() -> None:
    assert oak(under("eight-never-cancelled"), "Oa8 Oa2", "Oa1 Oa3", "Oa4 Oa7") == (
        (10, 4, 11),
        (),
        (2,),
        "highest",
    )


def test_a_one_in_an_opponents_arboretum_cancels_where_the_table_counts() -> None:
    boards = (NOTHING, grid("Oa1 Oa3"))
    assert oak(CANONICAL, "Oa8 Oa2", "Oa4", boards=boards) == ((10, 4), (), (0,), "highest")
    assert oak(under("table-one-cancels"), "Oa8 Oa2", "Oa4", boards=boards) == ((2, 4), (0,), (1,), "highest")


def test_a_one_in_an_opponents_stated_pile_cancels_where_the_table_counts() -> None:
    table = under("table-one-cancels")
    piles: tuple[Pile, ...] = ((), (card("Oa1"), card("Oa2")))
    assert oak(table, "Oa8", "Oa5", piles=piles) == ((0, 5), (0,), (1,), "highest")
    assert oak(table, "Oa8", "Oa5", piles=((), 2)) == ((8, 5), (), (0,), "highest")


def test_an_own_one_on_the_table_cancels_nothing() -> None:
    table = under("table-one-cancels")
    assert oak(table, "Oa8", "Oa5", boards=(grid("Oa1"), NOTHING)) == ((8, 5), (), (0,), "highest")
    assert oak(table, "Oa8", "Oa5", piles=((card("Oa1"),), ())) == ((8, 5), (), (0,), "highest")


def test_all_are_tied_at_nothing_when_the_table_cancels_a_lone_eight() -> None:
    for reading in (under("table-one-cancels"), under("table-one-cancels", "tie-scores-nobody", "must-hold")):
        assert oak(reading, "Oa8", "", "", boards=(NOTHING, NOTHING, grid("Oa1"))) == (
            (0, 0, 0),
            (0,),
            (0, 1, 2),
            "tie",
        )


def test_an_opponents_one_in_hand_takes_the_two_points_from_a_path_to_the_eight() -> None:
    reading = under("one-cancels-end-bonus")
    assert best(CANONICAL, "Oa7 Oa8", mine="Oa5", theirs="Oa1") == "4: Oa7 Oa8"
    assert best(reading, "Oa7 Oa8", mine="Oa5", theirs="Oa1") == "2: Oa7 Oa8"
    assert best(reading, "Oa7 Oa8", mine="Oa5 Oa1", theirs="Oa2") == "4: Oa7 Oa8"


def test_a_path_to_the_eight_that_has_lost_its_bonus_may_no_longer_be_the_best() -> None:
    rows = ("Oa2 Ma3 Oa4 Ca1 Oa7 Oa8",)
    assert best(CANONICAL, *rows, mine="Oa5", theirs="Oa1") == "4: Oa7 Oa8"
    assert best(under("one-cancels-end-bonus"), *rows, mine="Oa5", theirs="Oa1") == "3: Oa2 Ma3 Oa4"


def test_a_one_in_hand_counts_two_with_its_bonus() -> None:
    assert oak(CANONICAL, "Oa1 Oa3", "Oa4") == ((4, 4), (), (0, 1), "tie")
    assert oak(under("hand-bonuses"), "Oa1 Oa3", "Oa4") == ((5, 4), (), (0,), "highest")


def test_an_eight_in_hand_counts_ten_with_its_bonus_unless_it_is_cancelled() -> None:
    assert oak(CANONICAL, "Oa8", "Oa3 Oa6") == ((8, 9), (), (1,), "highest")
    assert oak(under("hand-bonuses"), "Oa8", "Oa3 Oa6") == ((10, 9), (), (0,), "highest")
    assert oak(under("hand-bonuses"), "Oa8 Oa3", "Oa1 Oa2") == ((3, 4), (0,), (1,), "highest")


def test_the_highest_card_decides_against_a_higher_sum() -> None:
    assert oak(CANONICAL, "Oa3 Oa4", "Oa6") == ((7, 6), (), (0,), "highest")
    assert oak(under("highest-card"), "Oa3 Oa4", "Oa6") == ((4, 6), (), (1,), "highest")


def test_the_highest_card_is_the_next_one_when_the_eight_is_cancelled() -> None:
    assert oak(under("highest-card"), "Oa8 Oa5", "Oa1 Oa6") == ((5, 6), (0,), (1,), "highest")
    assert oak(under("highest-card"), "Oa8 Oa2", "Oa6 Oa7") == ((8, 7), (), (0,), "highest")


def test_a_tie_gives_the_right_to_nobody() -> None:
    assert oak(under("tie-scores-nobody"), "Oa3 Oa4", "Oa7", "Oa6") == ((7, 7, 6), (), (), "tie")


def test_a_tie_below_the_highest_sum_takes_no_right_away() -> None:
    assert oak(under("tie-scores-nobody"), "Oa3 Oa4", "Oa6", "Oa1 Oa5") == ((7, 6, 6), (), (0,), "highest")
    assert oak(under("tie-scores-nobody"), "", "") == ((0, 0), (), (0, 1), "nobody-holds")


def test_a_species_that_nobody_holds_is_scored_by_nobody_where_it_must_be_held() -> None:
    assert oak(CANONICAL, "", "") == ((0, 0), (), (0, 1), "nobody-holds")
    assert oak(under("must-hold"), "", "") == ((0, 0), (), (), "nobody-holds")
    assert best(under("must-hold"), "Oa2 Oa3") == "0: Oa2 Oa3"


def test_a_species_that_somebody_holds_is_scored_as_ever_where_it_must_be_held() -> None:
    assert oak(under("must-hold"), "Oa2", "") == ((2, 0), (), (0,), "highest")


def test_everybody_scores_every_species_where_no_right_is_needed() -> None:
    assert oak(under("no-right-needed"), "Oa8 Oa7", "Oa2", "") == ((15, 2, 0), (), (0, 1, 2), "tie")
    assert best(under("no-right-needed"), "Oa2 Oa3", theirs="Oa7") == "2: Oa2 Oa3"


def test_neither_ties_nor_empty_hands_matter_where_no_right_is_needed() -> None:
    reading = under("no-right-needed", "must-hold", "tie-scores-nobody", "right-passes-on")
    assert oak(reading, "", "") == ((0, 0), (), (0, 1), "nobody-holds")
    assert oak(reading, "Oa2 Oa5", "Oa7") == ((7, 7), (), (0, 1), "tie")


def test_a_right_without_a_path_passes_on_to_the_next_lower_sum() -> None:
    boards = (NOTHING, PAIR, PAIR)
    assert oak(CANONICAL, "Oa7", "Oa6", "Oa5", boards=boards) == ((7, 6, 5), (), (0,), "highest")
    assert oak(under("right-passes-on"), "Oa7", "Oa6", "Oa5", boards=boards) == (
        (7, 6, 5),
        (),
        (1,),
        "highest",
    )


def test_a_right_passes_to_tied_players_together_if_one_of_them_has_a_path() -> None:
    boards = (NOTHING, NOTHING, PAIR)
    reading = under("right-passes-on")
    assert oak(reading, "Oa7", "Oa6", "Oa1 Oa5", boards=boards) == ((7, 6, 6), (), (1, 2), "tie")


def test_a_right_passes_to_nobody_whose_sum_is_nothing_and_stays_when_nobody_has_a_path() -> None:
    reading = under("right-passes-on")
    assert oak(reading, "Oa7", "", boards=(NOTHING, PAIR)) == ((7, 0), (), (0,), "highest")
    assert oak(reading, "Oa7", "Oa6", boards=(NOTHING, grid("Oa4"))) == ((7, 6), (), (0,), "highest")


def test_a_single_card_is_a_path_of_one_point_and_its_bonus() -> None:
    assert best(CANONICAL, "Oa5") == "no path"
    assert best(under("single-card-path"), "Oa5") == "1: Oa5"
    assert best(under("single-card-path"), "Oa1") == "2: Oa1"
    assert best(under("single-card-path"), "Oa8") == "3: Oa8"


def test_a_single_eight_beats_a_pair_of_lower_cards() -> None:
    assert best(CANONICAL, "Oa8 Ca1 Oa4 Oa5") == "2: Oa4 Oa5"
    assert best(under("single-card-path"), "Oa8 Ca1 Oa4 Oa5") == "3: Oa8"


def test_consecutive_values_leave_no_gaps() -> None:
    assert best(CANONICAL, "Oa2 Oa4") == "2: Oa2 Oa4"
    assert best(under("consecutive-values"), "Oa2 Oa4") == "no path"


def test_consecutive_values_end_a_path_before_a_gap() -> None:
    assert best(CANONICAL, "Oa2 Ma3 Oa4 Oa6") == "4: Oa2 Ma3 Oa4 Oa6"
    assert best(under("consecutive-values"), "Oa2 Ma3 Oa4 Oa6") == "3: Oa2 Ma3 Oa4"


def test_equal_values_may_follow_each_other() -> None:
    assert best(CANONICAL, "Oa3 Ma3 Oa4") == "no path"
    assert best(under("equal-values"), "Oa3 Ma3 Oa4") == "3: Oa3 Ma3 Oa4"


def test_a_path_winds_over_all_equal_values_that_it_can_reach() -> None:
    rows = ("Ma3 Wi3 Ca3", "Oa2 Oa4 Ja3")
    assert best(CANONICAL, *rows) == "2: Oa2 Oa4"
    assert best(under("equal-values"), *rows) == "6: Oa2 Ma3 Wi3 Ca3 Ja3 Oa4"


def test_a_path_over_equal_values_uses_no_card_twice() -> None:
    """Wi3 is a dead end: from it the path would have to come back over Ma3."""
    assert best(under("equal-values"), "Oa3 Ma3") == "no path"
    assert best(under("equal-values"), ".   Wi3 .", "Oa2 Ma3 Oa4") == "3: Oa2 Ma3 Oa4"


def test_a_path_over_equal_values_may_end_or_start_among_them() -> None:
    assert best(under("equal-values"), "Oa2 Ma4 Wi4 Oa4") == "4: Oa2 Ma4 Wi4 Oa4"
    assert best(under("equal-values"), "Oa2 Ma2 Wi2 Oa4") == "4: Oa2 Ma2 Wi2 Oa4"


def in_rows() -> Position:
    """Plant all eighty cards: a row for each value, Oak in the left column."""
    codes = ["Oa", "Ma", "Wi", "Ca", "Ja", "Bs", "Cb", "Do", "Rp", "Tp"]
    rows = [" ".join(f"{code}{value}" for code in codes) for value in range(1, 9)]
    return position(("", grid(*rows)), ("", ()), species=" ".join(codes))


def test_all_eighty_cards_are_one_path_when_equal_values_lie_in_rows() -> None:
    """Row by row to and fro, from Oa1 to Oa8 in the left column: 80 + 1 + 2."""
    line = score_under(in_rows(), under("equal-values")).scores[0].paths[0]
    assert line.path is not None
    assert (line.points, len(set(line.path.planted))) == (83, 80)


def test_all_eighty_cards_are_two_paths_and_worth_more_when_several_score() -> None:
    """Oa2 to Oa7 straight down, 6 + 6; from Oa1 to Oa8 over the rest, 74 + 1 + 2.

    More is not possible: every card counts, and two of the Oaks must begin and end the path of the others.
    """
    line = score_under(in_rows(), under("equal-values", "several-paths")).scores[0].paths[0]
    assert line.path is not None
    assert (line.points, line.path.points, str(line.others[0])) == (89, 77, "Oa2 Oa3 Oa4 Oa5 Oa6 Oa7")


def test_a_path_may_step_to_a_corner() -> None:
    rows = ("Oa2 Ma7", "Ma6 Oa4")
    assert best(CANONICAL, *rows) == "no path"
    assert best(under("diagonal-steps"), *rows) == "2: Oa2 Oa4"


def test_a_path_may_step_to_corners_and_sides_in_turn() -> None:
    rows = ("Oa1 .   .", "Wi1 Ca2 Oa8")
    assert best(CANONICAL, *rows) == "no path"
    assert best(under("diagonal-steps"), *rows) == "6: Oa1 Ca2 Oa8"


def outcome(reading: Reading, *places: Place) -> tuple[list[int | None], tuple[str, ...] | None, str | None]:
    """Return ranks, winners and what decided."""
    result = score_under(position(*places, species="Oa Ma Wi"), reading)
    return [player.rank for player in result.scores], result.winners, result.decided_by


def test_a_tie_is_broken_by_the_species_in_hand() -> None:
    """Talia scores Oak, Jonte Maple, which nobody holds; planted 2 and 1 species, in hand 1 and 2."""
    places = (("Oa4", grid("Oa2 Oa3 Wi1")), ("Oa1 Wi3", grid("Ma3 Ma4")))
    assert outcome(CANONICAL, *places) == ([1, 2], ("Talia",), "species")
    assert outcome(under("tie-by-hand-species"), *places) == ([2, 1], ("Jonte",), "species")


def test_species_in_hand_break_a_tie_among_the_tied_players_only() -> None:
    places = (("Oa4", PAIR), ("Oa1", grid("Ma3 Ma4")), ("Wi1 Ma8 Oa2", NOTHING))
    # Rina holds Maple, so that Jonte scores nothing: 2, 0, 0.
    assert outcome(under("tie-by-hand-species"), *places) == ([1, 3, 2], ("Talia",), "points")


def test_a_tie_is_broken_by_the_species_that_scored() -> None:
    """Four points each: two pairs against one path of four; planted 2 and 3 species."""
    places = (("", grid("Oa2 Oa3 Ma3 Ma4")), ("", grid("Wi2 Oa4 Ma5 Wi6 Oa1")))
    assert outcome(CANONICAL, *places) == ([2, 1], ("Jonte",), "species")
    assert outcome(under("tie-by-scored-species"), *places) == ([1, 2], ("Talia",), "species")


def test_species_that_are_denied_do_not_count_among_those_that_scored() -> None:
    places = (("", grid("Oa2 Oa3 Ma3 Ma4")), ("Oa5", grid("Wi2 Wi3")))
    # Jonte holds Oak: Talia scores Maple alone, as Jonte scores Willow alone.
    assert outcome(CANONICAL, *places) == ([1, 2], ("Talia",), "species")
    assert outcome(under("tie-by-scored-species"), *places) == ([1, 1], ("Talia", "Jonte"), "shared")


def test_players_with_as_many_points_share_at_once() -> None:
    places = (("", grid("Oa2 Oa3 Wi1")), ("", grid("Ma3 Ma4")), ("", grid("Oa1")))
    assert outcome(CANONICAL, *places) == ([1, 2, 3], ("Talia",), "species")
    assert outcome(under("tie-shared-at-once"), *places) == ([1, 1, 3], ("Talia", "Jonte"), "shared")


def test_points_decide_as_ever_where_ties_are_shared() -> None:
    places = (("", grid("Oa2 Oa3 Wi1")), ("", grid("Ma1 Ma4")))
    assert outcome(under("tie-shared-at-once"), *places) == ([2, 1], ("Jonte",), "points")
