"""A score as a page in a browser: choosing a path, small screens, dark ones, paper, and hostile names."""

from pathlib import Path
from typing import Literal

import pytest

from arbcheck.reports.html_record import report
from arbcheck.reports.outcome import Outcome
from tests.browser.conftest import Tab
from tests.oracle.boards import hand, random_position
from tests.reports.examples import (
    SAME_CELL,
    SLIP,
    TITLE,
    UNKNOWN_KEY,
    avenue,
    checked,
    duel,
    opened,
    outcome,
    rulebook,
    seeded,
)

HOSTILE = "<img src=x onerror=\"document.title='caught'\"> \u202e&"
LONG = "Donaudampfschifffahrtsgesellschaftskapitän" * 2
TALIA = "#r1-p1"


def four() -> Outcome:
    """Return the outcome of a game of four whose names are hard to set."""
    position = random_position(seeded(4), 4, "dense", legal=True)
    return outcome(position._replace(players=(HOSTILE, "רינה כהן", "田中さくら", LONG)), title=HOSTILE)


def line_of_seventeen() -> Outcome:
    """Return the outcome of a duel with an arboretum of 17 columns and one of 17 rows."""
    oaks = "Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7 Oa8 Ma8 Ma7 Ma6 Ma5 Ma4 Ma3 Ma2 Ma1 Ca1"
    willows = tuple(oaks.replace("Oa", "Wi").replace("Ma", "Do").replace("Ca1", "Ca2").split())
    return outcome(duel((hand("Ja1 Ja2"), hand("Ja8 Ja3")), ((oaks,), willows)))


def half_known() -> Outcome:
    """Return the outcome of a duel in which a card is not known, with a slip that was let stand."""
    position = duel((hand("Oa7 Ma6"), hand("Oa3 _")), (("Oa1 Oa4 Ma2", ".   . Ma8"), ("Wi1 Wi2",)))
    return opened(position)._replace(problems=(SLIP,), source=lambda _line: "players: [Talia, Jonte]")


PAGES = {
    "three": [outcome(rulebook(), title=TITLE)],
    "four": [four()],
    "wide": [line_of_seventeen()],
    "open": [half_known()],
    "invalid": [checked("invalid", SAME_CELL, UNKNOWN_KEY, SLIP)],
    "several": [outcome(rulebook()), checked("invalid", SAME_CELL), half_known(), avenue()],
}


def shown(tab: Tab, folder: Path, name: str = "three") -> None:
    """Open a page; it may ask for nothing but itself."""
    file = folder / f"{name}.html"
    file.write_text(report(PAGES[name]), "utf-8")
    tab.open(file)


def bright(tab: Tab) -> set[str]:
    """Return the cards of Talia's arboretum that are not dimmed."""
    found: list[str] = tab.page.evaluate(
        f"""[...document.querySelectorAll("{TALIA} .card")]
            .filter(card => getComputedStyle(card).opacity === "1").map(card => card.dataset.card)"""
    )
    return set(found)


def lit_rows(tab: Tab) -> list[str]:
    """Return the species of Talia's table whose row stands out."""
    rows: list[str] = tab.page.evaluate(
        f"""[...document.querySelectorAll("{TALIA} .paths tbody tr")]
            .filter(row => getComputedStyle(row.cells[0]).backgroundColor !== "rgba(0, 0, 0, 0)")
            .map(row => row.cells[0].textContent.trim())"""
    )
    return rows


OAK_PATH = {"oak-1", "oak-4", "oak-5", "oak-6"}


def test_a_path_is_chosen_by_mouse(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path)
    assert len(bright(tab)) == 10
    tab.page.locator(TALIA).get_by_text("Oak", exact=True).click()
    assert bright(tab) == OAK_PATH
    assert lit_rows(tab) == ["Oak"]
    tab.page.locator(TALIA).get_by_text("All paths").click()
    assert len(bright(tab)) == 10
    assert lit_rows(tab) == []


def test_a_path_is_chosen_by_keyboard(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path)
    keys = tab.page.keyboard
    tab.page.get_by_role("link", name="Rina").focus()
    keys.press("Tab")
    keys.press("ArrowDown")
    assert bright(tab) == OAK_PATH
    keys.press("ArrowDown")
    assert lit_rows(tab) == ["Jacaranda"]
    assert bright(tab) == OAK_PATH - {"oak-1"} | {"jacaranda-3", "jacaranda-8"}
    others = tab.page.evaluate(
        f"""[...document.querySelectorAll("{TALIA} :is(.path, .bonus):not(.jacaranda)")]
            .every(each => getComputedStyle(each).opacity < 0.5)"""
    )
    assert others


def test_a_choice_in_one_arboretum_leaves_the_others(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path)
    tab.page.locator("#r1-p2").get_by_label("Jacaranda").check()
    assert len(bright(tab)) == 10


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_meets_wcag(tab: Tab, tmp_path: Path, name: str, scheme: Literal["light", "dark"]) -> None:
    shown(tab, tmp_path, name)
    tab.show(1000, scheme=scheme)
    assert tab.violations() == []


@pytest.mark.parametrize("name", PAGES)
def test_no_page_is_wider_than_the_screen(tab: Tab, tmp_path: Path, name: str) -> None:
    shown(tab, tmp_path, name)
    for width in (320, 360, 800, 1280):
        tab.show(width)
        assert tab.overflow() == 0, width
    tab.page.locator("details").evaluate_all("all => all.forEach((each) => { each.open = true; })")
    for width in (320, 360, 800, 1280):
        tab.show(width)
        assert tab.overflow() == 0, f"{width}, all opened"


def test_a_small_screen_meets_wcag_too(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path, "several")
    tab.show(360)
    assert tab.violations() == []


def test_a_hostile_name_shows_as_text(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path, "four")
    name = HOSTILE.replace("\u202e", "\\u{202e}")
    assert tab.page.title() == name
    assert tab.page.locator("h1").inner_text() == name
    assert tab.page.locator("h2", has_text="onerror").inner_text().startswith(f"{name}: ")
    assert tab.page.locator("img").count() == 0


def test_headings_and_landmarks_tell_what_is_where(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path)
    told = tab.page.locator("body").aria_snapshot()
    for line in (
        "- banner:",
        "- main:",
        "- contentinfo:",
        f'- heading "{TITLE}" [level=1]',
        '- region "Result":',
        '- heading "Right to score" [level=2]',
        "- 'heading \"Talia: 19 points, 5 species planted\" [level=2]'",
        '- columnheader "Jonte"',
        '- rowheader "Royal Poinciana"',
        '- radio "Oak"',
        '- img "Talia\'s arboretum"',
        '- table "Paths of Talia":',
    ):
        assert line in told, line


def pages(pdf: bytes) -> int:
    """Count the pages of a printed document."""
    return pdf.count(b"/Type /Page\n")


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_game_of_three_is_printed_on_few_pages(tab: Tab, tmp_path: Path, paper: str) -> None:
    shown(tab, tmp_path)
    assert pages(tab.page.pdf(format=paper)) in {2, 3}  # by the fonts that there are


def test_paper_shows_all_paths_whatever_is_chosen(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path)
    tab.page.locator(TALIA).get_by_label("Oak").check()
    tab.show(medium="print")
    assert len(bright(tab)) == 10
    assert not tab.page.locator(TALIA).get_by_label("Oak").is_visible()


def test_a_dark_screen_prints_dark_on_white(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path)
    tab.show(scheme="dark", medium="print")
    colours = tab.page.evaluate(
        "[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]"
    )
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]


def test_colours_of_the_readers_own_choice_keep_the_marks(tab: Tab, tmp_path: Path) -> None:
    shown(tab, tmp_path)
    tab.page.emulate_media(forced_colors="active")
    tab.page.locator(TALIA).get_by_label("Oak").check()
    row = tab.page.locator(f"{TALIA} .paths tr", has_text="Oa1").first
    outlined = row.evaluate("row => getComputedStyle(row.cells[0]).outlineStyle")
    assert outlined == "solid"
    assert tab.violations() == []
