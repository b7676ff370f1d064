"""Cards, species and editions, and which planted cards hang together (R1, R2, R4, R7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.arboretum.board import BESIDE, Arboretum, Cell, Planted, is_whole, parts
from arbcheck.arboretum.cards import SPECIES, UNREADABLE, Card
from arbcheck.arboretum.editions import species_of, starting_discards
from tests.oracle.boards import boards, grid

cells = st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), max_size=12)


def test_there_are_ten_species_in_each_edition_and_seven_in_both() -> None:
    assert len(species_of(2018)) == len(species_of(2015)) == 10
    assert len(set(species_of(2018)) & set(species_of(2015))) == 7
    assert set(species_of(2018)) - set(species_of(2015)) == {"blue-spruce", "cherry-blossom", "tulip-poplar"}
    assert set(species_of(2015)) - set(species_of(2018)) == {"lilac", "magnolia", "olive"}


def test_a_card_has_a_code_and_an_id() -> None:
    assert (Card("royal-poinciana", 4).code, Card("royal-poinciana", 4).id) == ("Rp4", "royal-poinciana-4")


def test_a_species_has_names_in_four_languages() -> None:
    assert SPECIES["willow"].names == ("Willow", "Sauce", "Saule", "Saule pleureur", "Vrba")


@pytest.mark.parametrize(
    ("edition", "players", "discards"),
    [
        (2018, 2, (0, 0)),
        (2018, 4, (0, 0, 0, 0)),
        (2015, 2, (0, 1)),
        (2015, 3, (0, 1, 1)),
        (2015, 4, (0, 1, 1, 1)),
    ],
)
def test_in_the_first_edition_everyone_but_the_start_player_starts_with_a_discard(
    edition: int, players: int, discards: tuple[int, ...]
) -> None:
    assert starting_discards(edition, players) == discards


def test_an_arboretum_is_whole_when_every_card_could_be_read() -> None:
    assert is_whole(())
    assert is_whole(grid("Oa1 Oa2"))
    assert not is_whole((*grid("Oa1"), Planted(UNREADABLE, 1, 0)))


def cells_of(arboretum: Arboretum) -> list[Cell]:
    return [(x, y) for _, x, y in arboretum]


def test_cards_hang_together_along_sides_but_not_at_corners() -> None:
    assert parts(cells_of(grid("Oa1 Oa2 .", ".   Oa3 Oa4"))) == [{(0, 0), (1, 0), (1, 1), (2, 1)}]
    assert parts(cells_of(grid("Oa1 .", ".   Oa2"))) == [{(0, 0)}, {(1, 1)}]
    assert parts([]) == []


def test_parts_are_told_in_the_order_of_their_first_cells() -> None:
    assert parts([(5, 5), (0, 0), (5, 6), (2, 2), (0, 1)]) == [{(5, 5), (5, 6)}, {(0, 0), (0, 1)}, {(2, 2)}]


@given(cells)
def test_every_cell_lies_in_one_part_and_neighbours_in_the_same(found: list[Cell]) -> None:
    split = parts(found)
    assert sorted(cell for part in split for cell in part) == sorted(set(found))
    part_of = {cell: number for number, part in enumerate(split) for cell in part}
    for (x, y), number in part_of.items():
        assert {part_of.get((x + dx, y + dy), number) for dx, dy in BESIDE} == {number}


@given(boards())
def test_an_arboretum_that_was_planted_card_by_card_is_one_part(board: Arboretum) -> None:
    assert len(parts(cells_of(board))) == min(1, len(board))
