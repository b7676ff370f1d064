"""The ruling sheet as Markdown: how it looks, by snapshot, and that nobody's text is taken for markup."""

import pytest
from syrupy.assertion import SnapshotAssertion

from arbcheck.reports.ruling_markdown import report
from arbcheck.reports.terminal import COLOUR, PLAIN
from tests.reports.rulings import dispute, ruled, table
from tests.reports.test_ruling_text import fixed

SHEETS = {
    "species and total": "pure-01",
    "unknown cards": "unknown-01",
    "a turn after the end that was let stand": "last-03",
    "a record with errors": "errors-01",
}


@pytest.mark.parametrize("name", SHEETS.values(), ids=SHEETS)
def test_a_sheet_is_written_for_the_page_of_the_dispute(name: str, snapshot: SnapshotAssertion) -> None:
    assert report(fixed(dispute(name))) == snapshot


def test_a_sheet_has_no_colour() -> None:
    assert report(dispute("pure-01"), COLOUR) == report(dispute("pure-01"))


def test_in_ascii_every_letter_is_ascii() -> None:
    text = table("Oa2 Oa4", players=("René", "Øyvind"), more="claims: {by: Zoë, winner: Øyvind}")
    assert report(ruled(text), PLAIN._replace(encoding="ascii")).isascii()


def test_names_and_speakers_make_no_markup_and_call_nobody() -> None:
    names = ("*Talia* | [x](http://x)", "@jonte")
    text = table(
        "Oa2 Oa4", players=names, more="title: '# `t` <b>'\nclaims: {by: '@rina', winner: '@jonte'}\n"
    )
    sheet = report(ruled(text))
    for raw in ("*Talia*", "[x]", "@jonte", "@rina", "<b>", "# `t`"):
        assert raw not in sheet
    (row,) = [line for line in sheet.split("\n") if line.startswith("| 1 |")]
    assert row.count("|") == 4


def test_a_player_who_goes_by_a_label_is_named_once() -> None:
    sheet = report(ruled(table("Oa2 Oa4", players=("רינה", "Jonte")), "winner=רינה"))
    assert "P1 is רינה" in sheet


def test_where_nothing_is_claimed_there_are_no_findings() -> None:
    sheet = report(ruled(table("Oa2 Oa4")))
    assert "### Findings" not in sheet
    assert "| Claim |" not in sheet
