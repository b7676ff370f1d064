"""Text on a terminal: safe, of a known width, never wider than a line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.reports.terminal import (
    COLOUR,
    COLUMNS,
    PLAIN,
    cells,
    cut,
    pad,
    painted,
    right_to_left,
    shortened,
    shown,
    spelled,
    width,
    wrapped,
)

ASCII = PLAIN._replace(encoding="ascii")


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("Talia", "Talia"),
        ("[bold]Talia[/bold] :smile:", "[bold]Talia[/bold] :smile:"),
        ("Ta\x1b[31mlia", "Ta\\u{1b}[31mlia"),
        ("Ta\nlia\t", "Ta\\u{a}lia\\u{9}"),
        ("\u202eailaT", "\\u{202e}ailaT"),
        ("Ta\u200blia", "Ta\\u{200b}lia"),
        ("Ta\u3164lia", "Ta\\u{3164}lia"),
        ("file\udce9", "file\\u{dce9}"),
        ("Zoe\u0308", "Zoë"),
        ("田中さくら", "田中さくら"),
        ("\U0001f469\u200d\U0001f469", "\U0001f469\u200d\U0001f469"),
        ("\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("Ta\u200dlia", "Ta\\u{200d}lia"),
        ("Ta\u200clia", "Ta\\u{200c}lia"),
        ("\u0915" + "\u094d\u200d" * 9, "\u0915" + "\u094d\u200d" * 2 + "\u200d" * 6 + "\\u{200d}"),
        ("x" + "\u0301\u0302\u0303\u0304", "x\u0301\u0302"),
    ],
)
def test_text_from_a_record_is_made_safe_to_print(text: str, safe: str) -> None:
    assert shown(text) == safe


@given(st.text())
def test_whatever_a_record_holds_prints_on_one_line(text: str) -> None:
    assert shown(text).replace("\u200c", "").replace("\u200d", "").isprintable()
    assert spelled(text).isascii()
    assert spelled(text).isprintable()


@pytest.mark.parametrize(
    ("text", "ascii_text"),
    [
        ("René Müller", "Rene Muller"),
        ("Łukasz Øst → Strauß…", "Lukasz Ost -> Strauss..."),
        ("Ｔａｌｉａ", "Talia"),
        ("田", "\\u{7530}"),
        ("½", "\\u{bd}"),
        ("Ta\x1blia", "Ta\\u{1b}lia"),
    ],
)
def test_ascii_drops_accents_and_escapes_what_it_cannot_spell(text: str, ascii_text: str) -> None:
    assert spelled(text) == ascii_text
    assert ASCII.safe(text) == ascii_text


def test_every_code_point_has_one_cell_to_place_a_caret_by() -> None:
    text = "a\u0301\u0302\u0303田\x1b"
    assert cells(text) == ["a", "\u0301", "\u0302", "", "田", "\\u{1b}"]
    assert cells("Oa4") == ["O", "a", "4"]


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("Oa4", 3),
        ("田中", 4),
        ("Zoe\u0308", 3),
        ("a\u00ad", 2),
        ("\u0378", 1),
        ("\U0001f469\u200d\U0001f469\u200d\U0001f467", 2),
        ("\U0001f469\U0001f3fd\u200d\U0001f4bb", 2),
        ("\u0915\u094d\u200d\u0937", 2),
        ("\u0645\u06cc\u200c\u062e", 3),
    ],
)
def test_width_counts_columns(text: str, columns: int) -> None:
    assert width(text) == columns


def test_padding_counts_columns_too() -> None:
    assert pad("田", 4) == "田  "


def test_names_from_right_to_left_are_told_from_others() -> None:
    assert right_to_left("רינה")
    assert right_to_left("Anna عمر")
    assert not right_to_left("Anna")
    assert not right_to_left("Zoë")


@pytest.mark.parametrize(
    ("text", "columns", "short"),
    [
        ("Talia", 5, "Talia"),
        ("Talia!", 5, "Tali…"),
        ("Tali a!", 6, "Tali…"),
        ("田中さくら", 6, "田中…"),
        ("T" * 10_000, 8, "TTTTTTT…"),
        ("x" + "\u0301" * 10_000, 8, "x\u0301\u0301…".replace("x\u0301\u0301", "x\u0301\u0301")),
    ],
)
def test_long_text_gives_way_to_an_ellipsis(text: str, columns: int, short: str) -> None:
    assert shortened(text, columns, PLAIN) == shown(short)


def test_an_ascii_ellipsis_is_three_dots() -> None:
    assert shortened("Talia!", 5, ASCII) == "Ta..."


def test_cutting_keeps_an_accent_with_its_letter() -> None:
    assert cut("x\u0323\u0308yz", 1) == ("x\u0323\u0308", "yz")
    assert cut("田中", 1) == ("田", "中")
    assert cut("abc", 2) == ("ab", "c")


def test_a_sentence_is_broken_at_blanks_and_indented() -> None:
    lines = wrapped(" ".join(["arboretum"] * 10), "- ", "  ")
    assert lines == ["- " + " ".join(["arboretum"] * 7), "  " + " ".join(["arboretum"] * 3)]
    assert wrapped("short") == ["short"]


def test_a_word_longer_than_a_line_is_broken() -> None:
    assert wrapped("a " + "x" * 100, "  ") == ["  a", "  " + "x" * 78, "  " + "x" * 22]


@given(st.text(), st.sampled_from(["", "    "]))
def test_no_line_is_wider_than_the_terminal(text: str, indent: str) -> None:
    assert all(width(line) <= COLUMNS for line in wrapped(shown(text), indent))


def test_colour_is_four_codes_and_plain_is_none() -> None:
    assert painted(COLOUR.strong, "Talia") == "\x1b[1mTalia\x1b[0m"
    assert painted(PLAIN.strong, "Talia") == "Talia"
    assert [*COLOUR[:4]] == ["1", "2", "31", "33"]
