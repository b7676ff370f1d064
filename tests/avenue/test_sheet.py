"""Sheets, decks and cards of Avenue as values."""

import pytest

from arbcheck.avenue.deck import BOTTOM, LEFT, RIGHT, TOP, USUAL
from arbcheck.avenue.game import Card
from arbcheck.avenue.sheet import FARMS, Contents, named
from arbcheck.avenue.sheets import contents, places, shipped, written
from tests.avenue.built import PRACTICE


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        (".", Contents()),
        ("A", Contents("A")),
        ("f", Contents("F")),
        ("CP", Contents("CP")),
        ("cg", Contents("CG")),
        ("p2", Contents("", 2, 0)),
        ("g9", Contents("", 0, 9)),
        ("A+p1", Contents("A", 1, 0)),
        ("g1+p2+CP", Contents("CP", 2, 1)),
    ],
)
def test_what_is_printed_in_a_space_is_read_in_any_order_and_case(text: str, printed: Contents) -> None:
    assert contents(text) == printed
    assert contents(written(printed)) == printed


@pytest.mark.parametrize("text", ["", "G", "p", "p0", "p10", "p1+p1", "A+", "..", "C P", "1p"])
def test_other_texts_are_nothing_that_a_sheet_has(text: str) -> None:
    assert contents(text) is None


def test_several_farms_in_a_space_are_all_named() -> None:
    assert places("a+p1+CP") == ["A", "CP"]


def test_the_shipped_sheet_has_all_that_a_sheet_needs() -> None:
    assert (len(PRACTICE.rows[0]), len(PRACTICE.rows), PRACTICE.size) == (7, 6, 42)
    assert [named(PRACTICE.find(farm)) for farm in FARMS] == ["d1", "g2", "b3", "e4", "d5", "a6"]
    assert [named(PRACTICE.find(castle)) for castle in ("CP", "CG")] == ["a1", "g6"]
    assert shipped("official") is None
    with pytest.raises(KeyError):
        PRACTICE.find("G")


def test_a_space_off_the_sheet_is_not_on_it() -> None:
    assert PRACTICE.has((6, 5))
    assert not any(map(PRACTICE.has, [(7, 0), (0, 6), (-1, 0), (0, -1)]))


def test_the_usual_deck_has_22_yellow_and_20_gray_cards() -> None:
    assert (sum(USUAL.yellow), sum(USUAL.gray)) == (22, 20)
    assert (USUAL.holds(5, yellow=True), USUAL.holds(5, yellow=False)) == (3, 4)
    assert [USUAL.shape(number) for number in range(1, 7)] == [
        (TOP, LEFT),
        (TOP, RIGHT),
        (RIGHT, BOTTOM),
        (BOTTOM, LEFT),
        (LEFT, RIGHT),
        (TOP, BOTTOM),
    ]
    assert [str(Card(3, yellow=True)), str(Card(5, yellow=False))] == ["3y", "5"]
