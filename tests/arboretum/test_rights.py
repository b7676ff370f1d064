"""Who may score a species: sums of hands, the 8 and the 1, ties, species that nobody holds (R10 to R13)."""

import pytest

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.result import Right
from arbcheck.arboretum.rights import rights
from tests.oracle.boards import hand

SPECIES = ["oak", "maple", "willow"]


def oak(*hands: str) -> Right:
    """Return the right to score Oak for some hands."""
    return rights([[each for each in hand(text) if each] for text in hands], SPECIES)[0]


def test_the_highest_sum_of_values_in_hand_has_the_right() -> None:
    assert oak("Oa3 Oa4 Ma8", "Oa6", "Wi8") == Right("oak", (7, 6, 0), (), (0,), "highest")


def test_all_tied_players_have_the_right() -> None:
    assert oak("Oa7", "Oa3 Oa4", "Oa6") == Right("oak", (7, 7, 6), (), (0, 1), "tie")


def test_a_species_that_nobody_holds_may_be_scored_by_everybody() -> None:
    assert oak("Ma1", "Ma2", "Ma3") == Right("oak", (0, 0, 0), (), (0, 1, 2), "nobody-holds")


def test_a_one_in_an_opponents_hand_cancels_the_eight() -> None:
    assert oak("Oa8", "Oa1") == Right("oak", (0, 1), (0,), (1,), "highest")
    assert oak("Oa8 Oa3", "Oa1 Oa2") == Right("oak", (3, 3), (0,), (0, 1), "tie")
    assert oak("Oa4", "Oa8", "Oa1") == Right("oak", (4, 0, 1), (1,), (0,), "highest")


def test_an_own_one_does_not_cancel_an_own_eight() -> None:
    assert oak("Oa8 Oa1", "Oa7 Oa2") == Right("oak", (9, 9), (), (0, 1), "tie")
    assert oak("Oa1 Oa3 Oa8", "Oa7") == Right("oak", (12, 7), (), (0,), "highest")


def test_a_one_that_nobody_holds_cancels_nothing() -> None:
    assert oak("Oa8", "Oa7") == Right("oak", (8, 7), (), (0,), "highest")


def test_a_one_cancels_the_eight_of_its_own_species_alone() -> None:
    assert oak("Oa8", "Ma1 Wi1") == Right("oak", (8, 0), (), (0,), "highest")


@pytest.mark.parametrize("species", [SPECIES, SPECIES[::-1]])
def test_rights_follow_the_order_of_the_species(species: list[str]) -> None:
    found = rights([[Card("oak", 4)], [Card("maple", 2)]], species)
    assert [right.species for right in found] == species
