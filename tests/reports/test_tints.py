"""Species on terminals: read on white and on black, in as many colours as there are, and always aligned."""

import re
from itertools import combinations

import pytest
from syrupy.assertion import SnapshotAssertion

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.editions import EDITIONS, species_of
from arbcheck.reports.palette import MARKS
from arbcheck.reports.replay_text import blocks
from arbcheck.reports.terminal import COLOUR, COLUMNS, Style, width
from arbcheck.reports.text import report
from arbcheck.reports.text_boards import grid
from arbcheck.reports.tints import TINTS
from tests.oracle.boards import grid as board
from tests.reports.colours import contrast, difference, light
from tests.reports.examples import TITLE, TRIO, outcome, rulebook
from tests.reports.replays import CLUB, story

TRUE = COLOUR._replace(depth="true", marks=True)
DEPTHS = {
    "true": TRUE,
    "256": TRUE._replace(depth="256"),
    "16": TRUE._replace(depth="16"),
    "16 without marks": TRUE._replace(depth="16", marks=False),
}
each_depth = pytest.mark.parametrize("style", DEPTHS.values(), ids=DEPTHS)
PAIRS = [pair for edition in EDITIONS for pair in combinations(species_of(edition), 2)]
CODE = re.compile(r"\x1b\[[0-9;]*m")


def plain(text: str) -> str:
    return CODE.sub("", text)


def of_256(number: int) -> str:
    """Return a colour of the cube that terminals with 256 colours have, as #rrggbb."""
    levels = (0, 95, 135, 175, 215, 255)
    cube = number - 16
    return "#" + bytes((levels[cube // 36], levels[cube // 6 % 6], levels[cube % 6])).hex()


@pytest.mark.parametrize("species", SPECIES)
def test_a_colour_is_read_on_white_and_on_black(species: str) -> None:
    tint = TINTS[species]
    for ground in ("#ffffff", "#000000"):
        assert contrast(tint.true, ground) >= 4.5
        assert contrast(of_256(tint.of_256), ground) >= 3


@pytest.mark.parametrize(("one", "other"), PAIRS, ids="-".join)
def test_two_species_of_a_table_differ_where_there_are_colours_enough(one: str, other: str) -> None:
    assert difference(light(TINTS[one].true), light(TINTS[other].true)) > 8
    assert TINTS[one].of_256 != TINTS[other].of_256


def test_sixteen_colours_are_those_that_are_read_on_most_grounds() -> None:
    assert {tint.of_16 for tint in TINTS.values()} == {31, 32, 33, 35, 36, 39, 94}


@pytest.mark.parametrize("species", SPECIES)
def test_a_mark_takes_one_column(species: str) -> None:
    assert width(MARKS[species].letter) == 1


@pytest.mark.parametrize(
    ("style", "drawn"),
    [
        (COLOUR, "\x1b[1mOa4\x1b[0m Ma3"),
        (DEPTHS["true"], "\x1b[1;38;2;164;104;59m●Oa4\x1b[0m \x1b[38;2;210;70;13m★Ma3\x1b[0m"),
        (DEPTHS["256"], "\x1b[1;38;5;137m●Oa4\x1b[0m \x1b[38;5;166m★Ma3\x1b[0m"),
        (DEPTHS["16"], "\x1b[1;33m●Oa4\x1b[0m \x1b[31m★Ma3\x1b[0m"),
        (DEPTHS["16 without marks"], "\x1b[1;33mOa4\x1b[0m \x1b[31mMa3\x1b[0m"),
        (Style(), "Oa4 Ma3"),
    ],
    ids=["no colours", *DEPTHS, "plain"],
)
def test_cards_have_the_colour_and_the_mark_of_their_species(style: Style, drawn: str) -> None:
    assert grid(board("Oa4 Ma3"), frozenset({(0, 0)}), style) == [f"    {drawn}"]


def test_with_marks_cells_stay_below_each_other_and_a_new_card_has_brackets() -> None:
    rows = grid(board("Oa4 .   Ma3", "Oa5 Wi1 ."), frozenset(), TRUE, (1, 1))
    assert [plain(row) for row in rows] == ["    ●Oa4   .  ★Ma3", "    ●Oa5[☾Wi1]  . "]


def test_with_marks_fewer_columns_fit_on_a_line() -> None:
    rows = grid(
        board(" ".join(f"{code}{value}" for code in ("Oa", "Ma") for value in range(1, 9))), frozenset(), TRUE
    )
    assert [row for row in map(plain, rows) if "columns" in row] == [
        "    columns 1 to 15 of 16",
        "    columns 16 to 16 of 16",
    ]


@each_depth
def test_colours_and_marks_change_nothing_that_is_told(style: Style) -> None:
    told = plain(report(outcome(rulebook(), title=TITLE), style))
    for mark in MARKS.values():
        told = told.replace(mark.letter, " ")
    assert told.split() == report(outcome(rulebook(), title=TITLE)).split()


@each_depth
@pytest.mark.parametrize("players", [TRIO, ("T" * 90, "J" * 90, "R" * 90)], ids=["short", "long"])
def test_no_line_is_wider_than_the_terminal(style: Style, players: tuple[str, ...]) -> None:
    lines = plain(report(outcome(rulebook(players)), style)).splitlines()
    assert max(map(width, lines)) <= COLUMNS
    assert any(line.startswith("● Oak") for line in lines) is style.marks


def test_a_report_names_the_species_of_every_mark() -> None:
    lines = plain(report(outcome(rulebook()), TRUE)).splitlines()
    for species in rulebook().species:
        assert any(line.startswith(f"{MARKS[species].letter} {SPECIES[species].english} ") for line in lines)


def test_a_replay_begins_with_the_marks_of_the_species() -> None:
    told = story(CLUB)
    first = plain(next(blocks(told, told.whole, TRUE))).splitlines()
    assert first[1:3] == [
        "8 species in play: ▼ Ja Jacaranda, ★ Ma Maple, ● Oa Oak, ♥ Rp Royal Poinciana,",
        "  ▲ Bs Blue Spruce, ✚ Ca Cassia, ◆ Do Dogwood, ☾ Wi Willow.",
    ]


@each_depth
def test_a_report_in_colour(style: Style, snapshot: SnapshotAssertion) -> None:
    assert report(outcome(rulebook(), title=TITLE), style).replace("\x1b", "ESC") == snapshot
