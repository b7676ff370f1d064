"""Pictures in a real browser: nothing is cut off, on light screens, dark ones and paper."""

from pathlib import Path
from typing import Literal

import pytest

from arbcheck.reports.palette import DARK, LIGHT, Shades
from arbcheck.reports.svg.board import board, inline
from arbcheck.reports.svg.picture import screen
from arbcheck.reports.svg.style import page
from tests.browser.conftest import Tab
from tests.oracle.boards import hand, random_position
from tests.reports.examples import opened, outcome, rulebook, seeded
from tests.reports.svg.subjects import HOSTILE, of
from tests.reports.svg.test_picture import line_of

OPEN = rulebook()._replace(
    hands=(rulebook().hands[0], rulebook().hands[1], hand("Ca5 Do2 _ Rp8 Wi1 Wi3 Wi8"))
)
PICTURES = {
    "rulebook": of(outcome(rulebook(), title="The rulebook")),
    "line of 17": of(outcome(line_of(17))),
    "four players": of(
        outcome(random_position(seeded(4), 4, "dense", legal=True)._replace(players=HOSTILE), title="x" * 300)
    ),
    "unknown cards": of(opened(OPEN)),
}
CUT_OFF = """() => {
    const whole = document.documentElement.getBoundingClientRect();
    return [...document.querySelectorAll("rect,circle,path,text")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < whole.left - 1 || box.top < whole.top - 1
            || box.right > whole.right + 1 || box.bottom > whole.bottom + 1;
    }).map((each) => each.outerHTML);
}"""
FILL = "(wanted) => getComputedStyle(document.querySelector(wanted)).fill"


def rgb(colour: str) -> str:
    return f"rgb({', '.join(map(str, bytes.fromhex(colour[1:])))})"


@pytest.fixture(params=PICTURES)
def picture(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "board.svg"
    file.write_text(screen(PICTURES[request.param]), "utf-8")
    return file


def test_nothing_is_cut_off(picture: Path, tab: Tab) -> None:
    assert tab.open(picture).evaluate(CUT_OFF) == []


def within(drawing: str) -> str:
    """Return a page that holds a drawing."""
    style = f"{page(rulebook().species)} body{{background:var(--arb-ground);color:var(--arb-ink)}}"
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><style>{style}</style>'
    return f"{head}<main><h1>A page</h1>{drawing}</main>"


TALIA = inline(board(rulebook().arboretums[0], PICTURES["rulebook"].paths(0)), "b", "Talia", "Oak scores 9")


@pytest.mark.parametrize(
    ("scheme", "medium", "shades"),
    [("light", "screen", LIGHT), ("dark", "screen", DARK), ("dark", "print", LIGHT)],
    ids=["light", "dark", "paper"],
)
@pytest.mark.parametrize(
    ("name", "text"),
    [("board.svg", screen(PICTURES["rulebook"])), ("page.html", within(TALIA))],
    ids=["svg", "page"],
)
def test_a_dark_screen_has_dark_pictures_and_paper_never(
    scheme: Literal["light", "dark"],
    medium: Literal["screen", "print"],
    shades: Shades,
    name: str,
    text: str,
    tab: Tab,
    tmp_path: Path,
) -> None:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    tab.show(scheme=scheme, medium=medium)
    shown = tab.open(file)
    assert shown.evaluate(FILL, ".oak .edge") == rgb(shades.card["oak"])
    assert shown.evaluate(FILL, ".card text") == rgb(shades.ink)
    assert name == "board.svg" or tab.violations() == []


def test_a_reader_of_pages_hears_what_is_shown(tab: Tab, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(within(TALIA), "utf-8")
    drawing = tab.open(file).get_by_role("img", name="Talia", exact=True)
    assert drawing.count() == 1
    (described,) = drawing.locator("desc").all_text_contents()
    assert described == "Oak scores 9"
    assert drawing.get_attribute("aria-describedby") == "b-desc"
