"""The ruling sheet as text: how it looks, by snapshot, and what holds for every sheet."""

import pytest
from syrupy.assertion import SnapshotAssertion

from arbcheck.adjudication.ruling import ReliedOn, Ruling
from arbcheck.reports.ruling_text import report
from arbcheck.reports.terminal import COLOUR, COLUMNS, PLAIN, Style, width
from tests.reports.rulings import HANDS, dispute, ruled, table

ASCII = PLAIN._replace(encoding="ascii")
SHEETS = {
    "three pure cards doubled, species and total": "pure-01",
    "an overlooked path": "path-05",
    "an illegal step over a corner": "step-01",
    "the right of four players, each with a claim": "people-02",
    "a planted 1, and who would win": "eight-05",
    "tied in hand": "right-01",
    "two misreadings at once": "pair-01",
    "a total that does not add up": "slip-01",
    "three people about one number": "people-03",
    "unknown cards": "unknown-02",
    "a turn after the end that was let stand": "last-03",
    "a record with errors": "errors-02",
}


def fixed(ruling: Ruling) -> Ruling:
    """Make a ruling say that it relied on versions that never change."""
    relied = ReliedOn("0.1.0", "1", ruling.relied_on.decisions, "c0ffee" * 10)
    return ruling._replace(relied_on=relied)


def drawn(name: str, style: Style = PLAIN) -> str:
    """Draw the sheet of a dispute in the corpus."""
    return report(fixed(dispute(name)), style)


@pytest.mark.parametrize("name", SHEETS.values(), ids=SHEETS)
def test_a_sheet_reads_from_the_facts_to_what_it_relied_on(name: str, snapshot: SnapshotAssertion) -> None:
    assert drawn(name) == snapshot


def test_under_all_misreadings_a_sheet_counts_them(snapshot: SnapshotAssertion) -> None:
    assert report(fixed(dispute("tie-03", "all"))) == snapshot


@pytest.mark.parametrize("name", SHEETS.values(), ids=SHEETS)
def test_a_sheet_fits_eighty_columns_but_for_lines_that_name_a_place_in_a_file(name: str) -> None:
    lines = [line for line in drawn(name).split("\n") if "[ARB" not in line and "help:" not in line]
    assert max(map(width, lines)) <= COLUMNS
    assert not any(line != line.rstrip() for line in lines)


def test_colour_marks_verdicts_and_headings_and_changes_nothing_else() -> None:
    plain, coloured = drawn("eight-06"), drawn("eight-06", COLOUR)
    assert "\x1b[31mREJECTED\x1b[0m." in coloured
    assert "\x1b[1mUPHELD\x1b[0m." in coloured
    assert "\x1b[33mNOT DECIDED\x1b[0m." in drawn("unknown-01", COLOUR)
    assert "\x1b[1mOutcome\x1b[0m" in coloured
    for code in ("\x1b[1m", "\x1b[2m", "\x1b[31m", "\x1b[33m", "\x1b[0m"):
        coloured = coloured.replace(code, "")
    assert coloured == plain


def test_in_ascii_every_letter_is_ascii() -> None:
    text = table("Oa2 Oa4", players=("René", "Øyvind"), more="claims: {by: Zoë, winner: Øyvind}")
    sheet = report(ruled(text), ASCII)
    assert sheet.isascii()
    assert "Zoe says: Oyvind wins." in sheet
    assert report(ruled(text)).startswith("Ruling on 1 claim: 1 rejected.")


def test_names_that_would_break_a_row_are_told_apart_below_the_headline() -> None:
    text = table("Oa2 Oa4", players=("רינה", "\u202etfel"))
    sheet = report(ruled(text, "winner=רינה"))
    assert "  P1 is רינה" in sheet
    assert "Claimed: P1 wins." in sheet


def test_what_users_wrote_cannot_reach_the_terminal() -> None:
    text = table("Oa2 Oa4", more='title: "a \\e[31m red title"\nclaims: {by: "\\e[5mBob", winner: Talia}\n')
    sheet = report(ruled(text))
    assert "\x1b" not in sheet
    assert "\\u{1b}[31m red title" in sheet


def test_long_names_keep_to_eighty_columns() -> None:
    names = ("Bartholomew Featherstonehaugh", "Wilhelmina Cholmondeley-Marjoribanks")
    sheet = report(ruled(table("Oa2 Oa4", players=names), f"'{names[1]}'.oak=2", "winner=" + names[1]))
    assert max(map(width, sheet.split("\n"))) <= COLUMNS


def test_where_nothing_is_claimed_the_sheet_says_so_and_shows_the_facts() -> None:
    sheet = report(ruled(table("Oa2 Oa4", hands=HANDS)))
    assert sheet.startswith("Nothing is claimed, so there is nothing to rule on.")
    assert "Right to score" in sheet
    assert "\nRules" not in sheet


def test_a_record_that_cannot_be_read_is_told_with_its_errors() -> None:
    sheet = report(ruled("arbcheck: 1\nplayers: [Talia]\n"))
    assert "error[ARB504]" in sheet
    assert "The position" not in sheet
