"""Small boards: all there are, each once, and no two trees on one card."""

import pytest

from arbcheck.arboretum.board import parts
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.readings import MISREADINGS
from arbcheck.arboretum.readings.terms import PathTerms, terms_of
from arbcheck.conformance.apart.boards import DULL, Spot, boards, planted, ranked, shapes, values_of
from arbcheck.conformance.apart.profiles import worth

OTHERS = ("maple", "willow")


def test_shapes_that_are_turned_or_mirrored_are_one() -> None:
    """The free polyominoes."""
    assert [len(shapes(size)) for size in range(1, 6)] == [1, 1, 2, 5, 12]


def test_shapes_are_connected() -> None:
    assert all(len(parts(shape)) == 1 for shape in shapes(5))


def test_a_single_tree_is_one_of_the_species_or_a_dull_one() -> None:
    assert len(boards(1, corners=False)) == 8 + 1


def test_of_two_trees_those_of_another_species_are_dull() -> None:
    """Two of the species in any order but the one that is turned, one of it, none of it."""
    assert len(boards(2, corners=False)) == 8 * 7 // 2 + 8 + 1


def test_a_tree_of_another_species_has_a_value_where_a_path_can_pass_it() -> None:
    """In a row: the species at both ends, and between them what does not fit or each value that does."""
    between: dict[tuple[int, int], set[int]] = {}
    for first, second, third in boards(3, corners=False):
        if first.y == second.y == third.y and (first.own, second.own, third.own) == (True, False, True):
            between.setdefault((first.value, third.value), set()).add(second.value)
    assert between[2, 4] == {DULL, 2, 3, 4}
    assert between[1, 8] == set(range(1, 9))
    assert len(between) == 8 * 7 // 2


def test_corners_join_trees_that_are_not_beside_each_other() -> None:
    """Around a bend a path may step from end to end, and past what stands between."""
    bends = (board for board in boards(3, corners=True) if {spot.y for spot in board} == {0, 1})
    bend = [board for board in bends if not board[2].own]
    assert {board[2].value for board in bend} > {DULL}


def test_trees_of_other_species_are_cards_that_exist_once() -> None:
    full = (Spot(0, 0, 4, own=False), Spot(1, 0, 3, own=True), Spot(2, 0, DULL, own=False, free=(4,)))
    (found,) = planted([full], set(), OTHERS)
    assert [tree.card for tree in found] == [Card("maple", 4), Card("oak", 3), Card("willow", 4)]
    with pytest.raises(ValueError, match="no card is left"):
        planted([full, full[:1]], set(), OTHERS)
    with pytest.raises(ValueError, match="no card is left"):
        planted([full], {Card("maple", 4)}, OTHERS)


def test_values_of_a_board_are_those_of_its_species() -> None:
    assert values_of((Spot(0, 0, 3, own=True), Spot(1, 0, 5, own=False))) == 0b1000


def test_boards_whose_values_are_in_the_same_order_are_worth_the_same() -> None:
    """All boards of three cards, under all misreadings of paths but those that count the values."""
    terms = {terms_of(frozenset({name})).paths for name in MISREADINGS} | {PathTerms()}
    for each in terms:
        if not each.consecutive and not each.by_value:
            for board in boards(3, corners=each.diagonal):
                assert worth(ranked(board), each) == worth(board, each), board


def test_a_ranked_board_keeps_ends_and_order() -> None:
    board = (Spot(0, 0, 3, True), Spot(1, 0, 7, False), Spot(2, 0, 8, True), Spot(3, 0, DULL, False, (1, 2)))
    assert [spot.value for spot in ranked(board)] == [2, 3, 8, DULL]
    assert ranked(board)[3].free == (1,)
    assert ranked((Spot(0, 0, 1, True), Spot(1, 0, DULL, False, (7, 8)), Spot(2, 0, 6, True)))[1].free == (8,)
    assert ranked((Spot(0, 0, DULL, False, tuple(VALUES)),))[0].free == tuple(VALUES)
