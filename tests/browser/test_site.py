"""The index of a site in a browser: sorting, filtering, and 5,000 records."""

from pathlib import Path
from typing import Literal

import pytest

from arbcheck.reports.html_index import Row, index, row
from arbcheck.reports.terminal import PLAIN
from tests.browser.conftest import Tab
from tests.reports.examples import SAME_CELL, SLIP, checked, outcome, rulebook

EVENING = row(outcome(rulebook(), title="Evening", problems=(SLIP,)), "evening.html")
ROWS = [
    EVENING,
    row(checked("invalid", SAME_CELL), "broken.html"),
    row(outcome(rulebook(("<b>Ana</b>", "Ben", "Réka")), title="Afternoon"), "noon.html")._replace(best=7),
    row(outcome(rulebook(), "provisional", title="Evening 10"), "ten.html")._replace(best=107),
    row(outcome(rulebook(), title="Evening 9"), "nine.html")._replace(best=107),
]


def shown(tab: Tab, folder: Path, rows: list[Row] = ROWS) -> None:
    file = folder / "index.html"
    file.write_text(index(rows, PLAIN), "utf-8")
    tab.open(file)


def order(tab: Tab) -> list[str]:
    """Return the pages of the rows that are seen, from top to bottom."""
    return [
        (link.get_attribute("href") or "").removesuffix(".html")
        for link in tab.page.locator(".index tbody a").all()
        if link.is_visible()
    ]


def press(tab: Tab, heading: str) -> None:
    tab.page.get_by_role("button", name=heading).click()


def test_the_index_is_sorted_by_any_column_and_back(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path)
    first = order(tab)
    assert first == ["evening", "broken", "noon", "ten", "nine"]
    press(tab, "Record")
    assert order(tab) == ["noon", "evening", "nine", "ten", "broken"]
    press(tab, "Totals")
    assert order(tab) == ["noon", "evening", "ten", "nine", "broken"]
    press(tab, "Totals")
    assert order(tab) == ["ten", "nine", "evening", "noon", "broken"]
    assert tab.page.get_by_role("columnheader", name="Totals").get_attribute("aria-sort") == "descending"
    assert tab.page.locator("[aria-sort]").count() == 1
    press(tab, "No.")
    assert order(tab) == first


def test_totals_below_zero_and_open_ones_have_their_places(tab: Tab, tmp_path: Path) -> None:
    """Avenue's totals may be negative; an open total stands last in either direction."""
    bests = {"minus-25": -25, "open": None, "nought": 0, "minus-12": -12, "ten": 10}
    shown(tab, tmp_path, [EVENING._replace(page=f"{page}.html", best=best) for page, best in bests.items()])
    press(tab, "Totals")
    assert order(tab) == ["minus-25", "minus-12", "nought", "ten", "open"]
    press(tab, "Totals")
    assert order(tab) == ["ten", "nought", "minus-12", "minus-25", "open"]


def test_the_index_is_sorted_by_keyboard(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path)
    tab.page.get_by_role("button", name="Status").focus()
    tab.page.keyboard.press("Enter")
    assert order(tab) == ["evening", "noon", "nine", "broken", "ten"]


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("réka", ["noon"]),
        ("<B>ana", ["noon"]),
        ("invalid", ["broken"]),
        ("evening talia 19", ["evening", "ten", "nine"]),
        ("nobody", []),
        ("  ", ["evening", "broken", "noon", "ten", "nine"]),
    ],
)
def test_the_index_is_filtered(tab: Tab, tmp_path: Path, words: str, left: list[str]) -> None:
    shown(tab, tmp_path)
    tab.page.get_by_role("searchbox", name="Filter").fill(words)
    assert order(tab) == left
    told = f"{len(left)} of 5 shown" if words.strip() else ""
    assert tab.page.get_by_role("status").inner_text() == told
    tab.page.keyboard.press("Enter")
    assert order(tab) == left


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_index_meets_wcag_and_fits(
    tab: Tab, tmp_path: Path, width: int, scheme: Literal["light", "dark"]
) -> None:
    shown(tab, tmp_path)
    tab.show(width, scheme=scheme)
    assert tab.violations() == []
    assert tab.overflow() == 0


def test_the_index_is_a_table_to_those_who_hear_it(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path)
    told = tab.page.locator("main").aria_snapshot()
    for line in ('- table "Records":', '- columnheader "Winner":', '- cell "Talia wins"', "- searchbox"):
        assert line in told, line


def test_five_thousand_records_make_a_page_that_can_be_used(tab: Tab, tmp_path: Path) -> None:
    rows = [EVENING._replace(page=f"evening-{number}.html", best=number) for number in range(5000)]
    shown(tab, tmp_path, rows)
    tab.show(360)
    assert tab.overflow() == 0
    press(tab, "Totals")
    press(tab, "Totals")
    assert tab.page.locator(".index tbody a").first.get_attribute("href") == "evening-4999.html"
    tab.show(1280)
    tab.page.evaluate("scrollTo(0, 3000)")
    assert tab.page.locator(".index thead tr").bounding_box()["y"] == 0  # type: ignore[index]
    tab.page.get_by_role("searchbox", name="Filter").fill("nobody")
    assert tab.page.get_by_role("status").inner_text() == "0 of 5000 shown"


def test_without_a_script_the_index_is_read_all_the_same(tab: Tab, tmp_path: Path) -> None:
    context = tab.page.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    file = tmp_path / "index.html"
    file.write_text(index(ROWS, PLAIN), "utf-8")
    page = context.new_page()
    page.goto(file.as_uri())
    assert page.locator("form").is_hidden()
    assert page.locator(".index tbody a").count() == 5
    assert page.get_by_role("button").count() == 0
    context.close()
