"""Pictures as PNG: what matters is that the text is drawn, which a renderer without a font leaves out."""

import re
from functools import cache

import pytest

from arbcheck.reports.png import foreign, png
from arbcheck.reports.svg.picture import paper
from tests.oracle.boards import hand
from tests.reports.examples import duel, outcome
from tests.reports.pixels import Pixels
from tests.reports.svg.subjects import of

HANDS = (hand("Oa1 Oa2 Oa3 Ma1 Ma4 Ma8 Ca2"), hand("Oa5 Oa8 Ma3 Ma5 Ca7 Ca8 Ca1"))
SVG = paper(of(outcome(duel(HANDS, (("Oa4 Oa6",), ("Wi2",))), title="One tree"), player=1))
NO_TEXT = re.sub(r"<text.*?</text>", "", SVG)


@cache
def ink(svg: str) -> set[tuple[int, int]]:
    return Pixels(png(svg, 1)).dark()


def test_text_is_really_drawn() -> None:
    with_text, without = ink(SVG), ink(NO_TEXT)
    assert len(with_text - without) > 1000


def test_the_title_is_drawn_where_it_stands() -> None:
    assert len({place for place in ink(SVG) if 24 < place[1] < 50}) > 200
    assert {place for place in ink(NO_TEXT) if 24 < place[1] < 50} == set()


@pytest.mark.parametrize("zoom", [1, 2])
def test_a_png_is_as_large_as_asked_for(zoom: int) -> None:
    pixels = Pixels(png(SVG, zoom))
    width, height = re.findall(r' (?:width|height)="([\d.]+)"', SVG)[:2]
    assert abs(pixels.width - zoom * float(width)) <= 1
    assert abs(pixels.height - zoom * float(height)) <= 1


def test_a_png_is_the_same_every_time() -> None:
    assert png(SVG) == png(SVG)


def test_letters_that_the_font_lacks_are_known() -> None:
    assert foreign(SVG) == ""
    assert foreign(SVG.replace("Jonte", "田中さくら")) == "くさら中田"
    assert png(SVG.replace("Jonte", "田中さくら")).startswith(b"\x89PNG")
