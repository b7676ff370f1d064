"""Species are told apart by everybody: by colour where it is seen, and by marks in black and white."""

from functools import cache
from itertools import combinations

import pytest
from resvg_py import svg_to_bytes

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.editions import EDITIONS, species_of
from arbcheck.reports.palette import DARK, LIGHT, MARKS, Shades
from tests.reports.colours import BLINDNESS, contrast, difference, light, seen_with
from tests.reports.pixels import Pixels

TEXT, SHAPE = 4.5, 3.0
"""The contrasts that WCAG 2.2 asks of text (1.4.3) and of lines and shapes (1.4.11)."""
SIDE = 40
each_ground = pytest.mark.parametrize("shades", [LIGHT, DARK], ids=["light", "dark"])
PAIRS = [pair for edition in EDITIONS for pair in combinations(species_of(edition), 2)]
"""All pairs of species that can lie on one table."""


@each_ground
def test_every_species_of_both_editions_has_a_look(shades: Shades) -> None:
    assert set(MARKS) == set(shades.species) == set(shades.card) == set(SPECIES)


@each_ground
def test_text_is_read_on_the_ground_and_on_every_card(shades: Shades) -> None:
    for ground in (shades.ground, *shades.card.values()):
        assert contrast(shades.ink, ground) >= TEXT
        assert contrast(shades.faint, ground) >= TEXT
    assert contrast(shades.rule, shades.ground) >= SHAPE


@each_ground
@pytest.mark.parametrize("species", SPECIES)
def test_an_outline_stands_out_from_the_ground_and_from_its_card(species: str, shades: Shades) -> None:
    assert contrast(shades.species[species], shades.ground) >= SHAPE
    assert contrast(shades.species[species], shades.card[species]) >= SHAPE


@each_ground
@pytest.mark.parametrize("species", SPECIES)
def test_the_line_of_a_path_stands_out_from_the_cards_of_every_species(species: str, shades: Shades) -> None:
    assert min(contrast(shades.species[species], card) for card in shades.card.values()) >= SHAPE


@each_ground
def test_what_a_bonus_says_is_read_on_the_colour_of_its_species(shades: Shades) -> None:
    assert min(contrast(colour, shades.ground) for colour in shades.species.values()) >= TEXT


def test_black_and_white_have_the_most_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@each_ground
@pytest.mark.parametrize(("one", "other"), PAIRS, ids="-".join)
def test_two_species_of_a_table_differ_in_colour(one: str, other: str, shades: Shades) -> None:
    assert difference(light(shades.species[one]), light(shades.species[other])) > 10


@cache
def ink(species: str) -> frozenset[tuple[int, int]]:
    """Return where the mark of a species is black, in a square of 40 by 40."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="{SIDE}" height="{SIDE}">'
    mark = f'<path fill-rule="evenodd" d="{MARKS[species].path}"/>'
    drawn = svg_to_bytes(svg_string=f'{head}<rect width="20" height="20" fill="#fff"/>{mark}</svg>')
    return frozenset(Pixels(bytes(drawn)).dark())


@pytest.mark.parametrize(("one", "other"), tuple(combinations(SPECIES, 2)), ids="-".join)
def test_two_marks_differ_in_black_and_white(one: str, other: str) -> None:
    assert len(ink(one) ^ ink(other)) > SIDE * SIDE / 8
    assert MARKS[one].letter != MARKS[other].letter


@pytest.mark.parametrize("species", SPECIES)
def test_a_mark_fills_its_square_enough_to_be_seen_and_no_more(species: str) -> None:
    assert SIDE * SIDE / 5 < len(ink(species)) < SIDE * SIDE * 3 / 4
    assert len(MARKS[species].letter) == 1


@each_ground
@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize(("one", "other"), PAIRS, ids="-".join)
def test_the_colour_blind_tell_two_species_by_colour_or_by_mark(
    one: str, other: str, blindness: str, shades: Shades
) -> None:
    apart = difference(seen_with(blindness, shades.species[one]), seen_with(blindness, shades.species[other]))
    assert apart > 10 or len(ink(one) ^ ink(other)) > SIDE * SIDE / 8


def test_some_colours_look_alike_to_the_colour_blind_so_marks_are_needed() -> None:
    alike = {
        pair
        for pair in PAIRS
        for blindness in BLINDNESS
        if difference(*(seen_with(blindness, LIGHT.species[species]) for species in pair)) <= 10
    }
    assert alike
