"""Expected and got stand side by side, and carets show where they differ."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.reports.corpus_sides import apart, sides
from arbcheck.reports.terminal import COLOUR, COLUMNS, PLAIN, width
from tests.reports.corpus_runs import differing


def test_two_values_stand_side_by_side() -> None:
    drawn = sides([differing("scores Ana total", "19", "17"), differing("winners", "[Ana]", "[Ana, Ben]")])
    assert drawn == [
        "                    expected  got",
        "  scores.Ana.total  19        17",
        "                    ^^        ^^",
        "  winners           [Ana]     [Ana, Ben]",
        "                        ^         ^^^^^",
    ]


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("13", "3", ("13", "3")),
        ("Oa1 Oa4 Oa5", "Oa1 Oa5", ("Oa4 ", "")),
        ("Oa1 Oa5", "Oa1 Oa4 Oa5", ("", "Oa4 ")),
        ("error[ARB204] at 4:1", "warning[ARB204] at 4:1", ("error", "warning")),
        ("error[ARB204] at 4:1", "error[ARB204] at 4:12", ("1", "12")),
        ("[Ana]", "[]", ("Ana", "")),
        ("Zoë", "Zoe", ("Zoë", "Zoe")),
        ("a a", "a", (" a", "")),
        ("", "x", ("", "x")),
        ("same", "same", ("", "")),
    ],
)
def test_what_differs_lies_between_the_words_that_are_alike(
    one: str, other: str, expected: tuple[str, str]
) -> None:
    (start, stop), (begin, end) = apart(one, other)
    assert (one[start:stop], other[begin:end]) == expected


@given(st.text("ab 1"), st.text("ab 1"))
def test_the_rest_is_alike_on_both_sides(one: str, other: str) -> None:
    (start, stop), (begin, end) = apart(one, other)
    assert 0 <= start <= stop <= len(one)
    assert (one[:start], one[stop:]) == (other[:begin], other[end:])


def test_what_does_not_fit_side_by_side_stands_one_below_the_other() -> None:
    path = "Ca1 Ca2 Ca3 Ca4 Ca5 Ca6 Ca7 Ca8"
    drawn = sides([differing("scores Ana cassia path", path, path.replace("Ca4", "Do4"))])
    assert drawn == [
        "  scores.Ana.cassia.path",
        "  expected:",
        "    Ca1 Ca2 Ca3 Ca4 Ca5 Ca6 Ca7 Ca8",
        "                ^^^",
        "  got:",
        "    Ca1 Ca2 Ca3 Do4 Ca5 Ca6 Ca7 Ca8",
        "                ^^^",
    ]


def test_a_text_that_is_too_long_is_cut_around_what_differs() -> None:
    drawn = sides([differing("diagnostics 1", "x " * 100 + "HERE" + " y" * 100, "z")])
    assert max(map(width, drawn)) <= COLUMNS
    assert "…" in drawn[2]
    assert drawn[5:] == ["    z", "    ^"]


def test_an_empty_text_is_shown_as_one() -> None:
    assert sides([differing("title", "", "x")])[1:] == ['  title  ""        x', "         ^^        ^"]
    assert '    ""' in sides([differing("title", "", "x" * 90)])


def test_names_of_all_scripts_keep_the_columns() -> None:
    drawn = sides([differing("scores 桜 oak", "桜子", "桜"), differing("winners", "Ana", "Ben")])
    assert drawn == [
        "                 expected  got",
        "  scores.桜.oak  桜子      桜",
        "                 ^^^^      ^^",
        "  winners        Ana       Ben",
        "                 ^^^       ^^^",
    ]


def test_nothing_that_a_program_writes_reaches_the_terminal_as_it_is() -> None:
    short, long = differing("a\x1b b", "3", "\x1b[31m"), differing("a\x1b b", "3", "\x1b[31m" + "x" * 90)
    for difference in (short, long):
        drawn = "\n".join(sides([difference]))
        assert "\x1b" not in drawn
        assert "\\u{1b}" in drawn
    ascii_only = sides([differing("scores Žofie", "ž", "z")], PLAIN._replace(encoding="ascii"))
    assert "\n".join(ascii_only).isascii()


def test_carets_are_red() -> None:
    assert sides([differing("a", "1", "2")], COLOUR)[2] == "\x1b[31m     ^         ^\x1b[0m"
