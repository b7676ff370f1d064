"""How wide text is: as the font that is shipped says, and never narrower than it may be drawn."""

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.reports.font import file, shortened, text_width, widths, wrapped


@pytest.mark.parametrize(
    ("letter", "units"),
    [(" ", 651), ("A", 1401), ("i", 569), ("M", 1767), ("0", 1303), ("é", 1260), ("Ž", 1403), ("…", 2048)],
)
def test_letters_are_as_wide_as_in_dejavu_sans(letter: str, units: int) -> None:
    assert widths()[ord(letter)] == units / 2048


def test_the_licence_is_shipped_beside_the_font() -> None:
    with open(os.path.join(os.path.dirname(file()), "LICENSE.txt"), encoding="utf-8") as text:
        told = text.read()
    assert "Bitstream Vera" in told
    assert "Tavmjong Bah" in told


@pytest.mark.parametrize(
    "text", ["Łukasz Żółć", "Žofie Dvořáková", "Ελένη", "Наталья", "Nguyễn Thị Hương", "Ñandú"]
)
def test_the_font_has_the_letters_of_european_names(text: str) -> None:
    assert all(ord(letter) in widths() for letter in text)


@pytest.mark.parametrize(
    ("text", "ems"),
    [
        ("", 0),
        ("…", 1),
        ("田中", 2.1),
        ("\u05d0", 1.4),
        ("\u05d0\u05b7", 1.4),
        ("\U0001f333", 1.05),
        ("\ufdfd", 12),
    ],
)
def test_letters_that_the_font_lacks_count_as_much_as_they_may_take(text: str, ems: float) -> None:
    assert text_width(text, 10) == pytest.approx(10 * ems)


def test_what_fits_is_left_alone_and_the_rest_gives_way_to_an_ellipsis() -> None:
    width = text_width("Talia", 10)
    assert shortened("Talia", 10, width) == "Talia"
    assert shortened("Talia and others", 10, width + 10) == "Talia…"
    assert shortened("田", 10, 1) == "田…"


def test_lines_are_broken_at_blanks() -> None:
    width = text_width("the first line", 10)
    assert wrapped("the first line the second", 10, width) == ["the first line", "the second"]
    assert wrapped("", 10, width) == [""]
    assert wrapped("a" * 50, 10, width)[0].endswith("…")


@given(st.text("abc mW田é", max_size=60), st.integers(60, 300))
def test_no_line_is_wider_than_it_may_be(text: str, width: int) -> None:
    assert all(text_width(line, 12) <= width for line in wrapped(text, 12, width))
