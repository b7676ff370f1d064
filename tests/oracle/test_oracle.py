"""The second opinion on paths, held against boards that were worked out by hand (R14-R16)."""

from itertools import pairwise, permutations

from hypothesis import given, settings

from arbcheck.arboretum.board import Arboretum, Planted
from tests.oracle.boards import boards, card, grid
from tests.oracle.paths import Trees, best_paths, list_paths


def best(code: str, *rows: str) -> str:
    """Write down the value of a species' best path and its cards, or "no path"."""
    path = best_paths(grid(*rows)).get(card(f"{code}1").species)
    if path is None:
        return "no path"
    return f"{path.points}: {' '.join(tree.card.code for tree in path.planted)}"


def test_a_single_tree_is_no_path() -> None:
    assert best("Oa", "Oa8") == "no path"


def test_an_empty_arboretum_has_no_path() -> None:
    assert best("Oa", ".") == "no path"


def test_two_trees_side_by_side_are_a_path_with_a_point_for_each() -> None:
    assert best("Oa", "Oa3 Oa7") == "2: Oa3 Oa7"


def test_a_path_may_run_to_the_left() -> None:
    assert best("Oa", "Oa7 Oa3") == "2: Oa3 Oa7"


def test_a_path_may_run_upwards_and_downwards() -> None:
    assert best("Oa", "Oa7", "Oa3") == "2: Oa3 Oa7"
    assert best("Oa", "Oa3", "Oa7") == "2: Oa3 Oa7"


def test_trees_that_touch_at_a_corner_are_not_beside_each_other() -> None:
    assert best("Oa", "Oa2 Ma7", "Ma6 Oa4") == "no path"


def test_a_path_does_not_jump_over_an_empty_cell() -> None:
    assert best("Oa", "Oa1 . Oa8", "Ca8 Ca2 Ca1") == "no path"


def test_equal_values_do_not_follow_each_other() -> None:
    assert best("Oa", "Oa3 Ma3 Oa4") == "no path"


def test_values_must_keep_rising_up_to_the_last_tree() -> None:
    assert best("Oa", "Oa2 Ma8 Oa7") == "no path"


def test_trees_of_other_species_may_stand_between() -> None:
    assert best("Oa", "Oa2 Ma5 Oa7") == "3: Oa2 Ma5 Oa7"


def test_a_path_of_a_species_ends_on_its_last_tree_of_that_species() -> None:
    assert best("Oa", "Ma1 Oa2 Oa3 Ma8") == "2: Oa2 Oa3"


def test_a_path_for_one_species_may_hold_the_path_of_another() -> None:
    assert best("Ma", "Ma1 Oa2 Oa3 Ma8") == "7: Ma1 Oa2 Oa3 Ma8"


def test_one_tree_may_serve_two_species_that_overlap() -> None:
    assert best("Oa", "Oa2 Ma3 Oa4 Ma5") == "3: Oa2 Ma3 Oa4"
    assert best("Ma", "Oa2 Ma3 Oa4 Ma5") == "3: Ma3 Oa4 Ma5"


def test_a_path_that_starts_with_a_one_earns_one_more() -> None:
    assert best("Oa", "Oa1 Oa2") == "3: Oa1 Oa2"


def test_a_path_that_ends_with_an_eight_earns_two_more() -> None:
    assert best("Oa", "Oa7 Oa8") == "4: Oa7 Oa8"


def test_both_bonuses_add_up() -> None:
    assert best("Oa", "Oa1 Oa8") == "5: Oa1 Oa8"


def test_a_one_and_an_eight_of_other_species_earn_nothing_beside_the_path() -> None:
    assert best("Oa", "Ma1 Oa2 Oa3 Ma8") == "2: Oa2 Oa3"


def test_three_trees_of_one_species_are_not_doubled() -> None:
    assert best("Oa", "Oa2 Oa3 Oa4") == "3: Oa2 Oa3 Oa4"


def test_four_trees_of_one_species_are_doubled() -> None:
    assert best("Oa", "Oa2 Oa3 Oa4 Oa6") == "8: Oa2 Oa3 Oa4 Oa6"


def test_five_trees_of_one_species_are_doubled_too() -> None:
    assert best("Oa", "Oa2 Oa3 Oa4 Oa5 Oa7") == "10: Oa2 Oa3 Oa4 Oa5 Oa7"


def test_one_tree_of_another_species_spoils_the_doubling() -> None:
    assert best("Oa", "Oa2 Ma3 Oa4 Oa5 Oa6") == "5: Oa2 Ma3 Oa4 Oa5 Oa6"


def test_the_bonuses_are_not_doubled() -> None:
    assert best("Oa", "Oa1 Oa3 Oa5 Oa8") == "11: Oa1 Oa3 Oa5 Oa8"


def test_the_most_valuable_path_of_all_is_worth_nineteen() -> None:
    assert best("Oa", "Oa1 Oa2 Oa3 Oa4", "Oa8 Oa7 Oa6 Oa5") == "19: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7 Oa8"


def test_a_mixed_path_from_one_to_eight_is_worth_eleven() -> None:
    assert best("Oa", "Oa1 Ma2 Oa3 Ma4", "Oa8 Ma7 Oa6 Ma5") == "11: Oa1 Ma2 Oa3 Ma4 Ma5 Oa6 Ma7 Oa8"


def test_a_path_may_turn_corners() -> None:
    assert best("Oa", "Oa1 Ma3", "Oa6 Wi5") == "5: Oa1 Ma3 Wi5 Oa6"


def test_a_shorter_path_of_one_species_beats_a_longer_mixed_one() -> None:
    assert best("Oa", "Oa2 Oa3 Oa5 Oa7", "Ma3 Wi4 Ma5 Wi6") == "8: Oa2 Oa3 Oa5 Oa7"


def test_leaving_out_the_one_can_be_worth_more_than_starting_with_it() -> None:
    assert best("Oa", "Oa1 Ma2 Oa3 Oa4 Oa5 Oa6") == "8: Oa3 Oa4 Oa5 Oa6"


def test_a_long_mixed_path_with_both_bonuses_beats_a_doubled_one() -> None:
    assert best("Oa", "Oa1 Ma2 Oa3 Oa4 Oa5 Oa6 Ma7 Oa8") == "11: Oa1 Ma2 Oa3 Oa4 Oa5 Oa6 Ma7 Oa8"


def test_a_detour_over_another_species_is_taken_only_where_nothing_is_doubled() -> None:
    assert best("Oa", "Ca3 Wi4 .", "Oa2 Oa5 Oa6") == "5: Oa2 Ca3 Wi4 Oa5 Oa6"
    assert best("Oa", "Ca3 Wi4 . .", "Oa2 Oa5 Oa6 Oa7") == "8: Oa2 Oa5 Oa6 Oa7"


def test_of_paths_with_as_many_points_the_longest_is_shown() -> None:
    assert best("Oa", "Oa4 Ma5 Oa6", ".   .   Ca1", ".   Oa1 Oa2") == "3: Oa4 Ma5 Oa6"


def test_of_paths_as_long_the_one_that_starts_higher_up_is_shown() -> None:
    assert best("Oa", ".   Oa4", "Oa3 Oa5") == "2: Oa4 Oa5"


def test_of_paths_that_start_in_one_row_the_one_further_left_is_shown() -> None:
    assert best("Oa", "Oa4 Oa5 Oa3") == "2: Oa4 Oa5"


def test_where_the_starts_are_one_the_next_cells_decide_which_path_is_shown() -> None:
    assert best("Oa", "Oa2 Ma4", "Ca3 Oa5") == "3: Oa2 Ma4 Oa5"


def test_cells_left_of_and_above_the_first_one_are_compared_as_numbers() -> None:
    board = (
        Planted(card("Oa5"), 0, 0),
        Planted(card("Oa3"), -1, 0),
        Planted(card("Oa4"), 0, -1),
        Planted(card("Oa2"), 1, 0),
    )
    assert best_paths(board)["oak"].planted == (board[2], board[0])


def test_the_rulebook_board_has_a_path_of_nine_one_of_seven_and_one_of_three() -> None:
    board = ("Oa6 Oa5 Oa4 Oa1", "Ja8 Rp2 Ja3 Wi6", "Ma3 .   Rp6 .")
    assert best("Oa", *board) == "9: Oa1 Oa4 Oa5 Oa6"
    assert best("Ja", *board) == "7: Ja3 Oa4 Oa5 Oa6 Ja8"
    assert best("Rp", *board) == "3: Rp2 Ja3 Rp6"
    assert best("Wi", *board) == best("Ma", *board) == "no path"


def test_every_path_is_listed_and_listed_once() -> None:
    listed = [
        " ".join(tree.card.code for tree in path) for path in list_paths(grid("Oa1 Oa2 Ma3", "Ma4 Oa5 Oa6"))
    ]
    assert sorted(listed) == [
        "Oa1 Ma4 Oa5",
        "Oa1 Ma4 Oa5 Oa6",
        "Oa1 Oa2",
        "Oa1 Oa2 Ma3 Oa6",
        "Oa1 Oa2 Oa5",
        "Oa1 Oa2 Oa5 Oa6",
        "Oa2 Ma3 Oa6",
        "Oa2 Oa5",
        "Oa2 Oa5 Oa6",
        "Oa5 Oa6",
    ]


def is_path(trees: Trees) -> bool:
    """Say the definition itself (R14), of any sequence of cards."""
    steps = list(pairwise(trees))
    return (
        len(trees) >= 2
        and trees[0].card.species == trees[-1].card.species
        and all(a.card.value < b.card.value for a, b in steps)
        and all(abs(a.x - b.x) + abs(a.y - b.y) == 1 for a, b in steps)
    )


@settings(deadline=None, max_examples=100)
@given(boards(max_size=6))
def test_the_listed_paths_are_those_sequences_that_fit_the_definition(board: Arboretum) -> None:
    sequences = [trees for length in range(len(board) + 1) for trees in permutations(board, length)]
    assert sorted(list_paths(board)) == sorted(trees for trees in sequences if is_path(trees))
