"""Problems as text: the line, a caret under the exact text, a second place, what to do."""

import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from arbcheck.problems import Problem, Span
from arbcheck.reports.diagnostics import excerpt, report
from arbcheck.reports.outcome import Outcome
from arbcheck.reports.terminal import COLOUR, COLUMNS, PLAIN, width
from tests.reports.examples import SAME_CELL, SLIP, UNKNOWN_KEY, checked

ASCII = PLAIN._replace(encoding="ascii")


def test_a_problem_names_its_place_code_and_rule_and_points_at_the_text() -> None:
    assert report(checked("invalid", SAME_CELL)) == (
        "game.yaml:7:11: error[ARB204] Oa4 is planted where Oa1 lies (R7)\n"
        "        - {card: Oa4, at: [0, 0]}\n"
        "                 ^^^\n"
        "    first planted here: game.yaml:6:7\n"
        "          Oa1 Oa4\n"
        "          ^^^\n"
        "    help: Give every card a cell of its own."
    )


def test_problems_stand_in_order_of_place() -> None:
    told = report(checked("invalid", UNKNOWN_KEY, SAME_CELL, SLIP)).splitlines()
    assert [line.split()[0] for line in told if "[ARB" in line] == [
        "game.yaml:2:18:",
        "game.yaml:7:11:",
        "game.yaml:9:501:",
    ]


def test_no_problems_are_no_text() -> None:
    assert not report(checked("valid"))


def test_a_problem_that_nobody_has_placed_stands_at_the_start() -> None:
    told = report(checked("invalid", SAME_CELL._replace(at=("turns",), also=(), help="")))
    assert told == "game.yaml:1:1: error[ARB204] Oa4 is planted where Oa1 lies (R7)\n    arbcheck: 1\n    ^"


@pytest.mark.parametrize(
    ("line", "at", "row", "carets"),
    [
        ("Oa1 Oa4", Span(1, 5, 3), "Oa1 Oa4", "    ^^^"),
        ("Oa1 Oa4", Span(1, 8), "Oa1 Oa4", "       ^"),
        ("Oa1 Oa4", Span(1, 99, 3), "Oa1 Oa4", "       ^"),
        ("Oa1 Oa4", Span(1, 5, 99), "Oa1 Oa4", "    ^^^"),
        ("Oa1\tOa4", Span(1, 5, 3), "Oa1    Oa4", "       ^^^"),
        ("田中: Oa9", Span(1, 5, 3), "田中: Oa9", "      ^^^"),
        ("田中: Oa9", Span(1, 1, 2), "田中: Oa9", "^^^^"),
        ("Zoe\u0308: Oa9", Span(1, 7, 3), "Zoe\u0308: Oa9", "     ^^^"),
        ("a\x1bb", Span(1, 2), "a\\u{1b}b", " ^^^^^^"),
        ("x\u0301\u0302\u0303", Span(1, 4), "x\u0301\u0302", " ^"),
    ],
)
def test_carets_stand_under_the_exact_text(line: str, at: Span, row: str, carets: str) -> None:
    assert excerpt(line, at) == [f"    {row}", f"    {carets}"]


def test_a_line_that_cannot_be_looked_up_is_left_out() -> None:
    assert excerpt("", Span(1, 1)) == []


def test_ascii_excerpts_spell_each_letter() -> None:
    assert excerpt("é田: Oa9", Span(1, 5, 3), ASCII) == ["    e\\u{7530}: Oa9", "               ^^^"]


@pytest.mark.parametrize(
    ("line", "at", "row", "caret_at"),
    [
        ("x" * 100 + "HERE", Span(1, 101, 4), "…" + "x" * 70 + "HERE", 71),
        ("HERE" + "x" * 100, Span(1, 1, 4), "HERE" + "x" * 70 + "…", 0),
        ("x" * 100 + "HERE" + "y" * 100, Span(1, 101, 4), "…" + "x" * 35 + "HERE" + "y" * 35 + "…", 36),
        ("x" * 10 + "HERE" + "y" * 100, Span(1, 11, 4), "x" * 10 + "HERE" + "y" * 60 + "…", 10),
        ("x" + "H" * 100 + "y", Span(1, 2, 100), "…" + "H" * 74 + "…", 1),
        ("田" * 100, Span(1, 51), "…" + "田" * 37 + "…", 37),
    ],
)
def test_a_long_line_is_cut_around_the_caret(line: str, at: Span, row: str, caret_at: int) -> None:
    drawn, carets = excerpt(line, at)
    assert drawn == f"    {row}"
    assert carets.index("^") == 4 + caret_at


def test_colour_marks_the_severity_and_the_caret() -> None:
    told = report(checked("invalid", SLIP, UNKNOWN_KEY), COLOUR)
    assert "\x1b[33mwarning[ARB301]\x1b[0m" in told
    assert "\x1b[33m^^^^^\x1b[0m" in told
    assert "\x1b[31merror[ARB101]\x1b[0m unknown key\n" in told


def test_what_a_message_quotes_is_shown_safely_and_cut() -> None:
    loud = UNKNOWN_KEY._replace(message="unknown key \x1b[31m" + "k" * 10_000)
    first = report(checked("invalid", loud)).splitlines()[0]
    assert "\x1b" not in first
    assert "\\u{1b}[31mkkk" in first
    assert first.endswith("…")
    assert len(first) < 1_100


@given(
    st.text(st.characters(exclude_characters="\n\r"), max_size=300),
    st.integers(1, 310),
    st.integers(0, 310),
    st.sampled_from([PLAIN, ASCII]),
)
@example("x" * 76, 77, 0, PLAIN)
def test_an_excerpt_fits_the_terminal(line: str, column: int, length: int, style: object) -> None:
    assert style in (PLAIN, ASCII)
    for row in excerpt(line, Span(1, column, length), ASCII if style == ASCII else PLAIN):
        assert row.isprintable()
        assert width(row) <= COLUMNS


def test_thousands_of_problems_on_a_line_of_millions_take_no_time() -> None:
    line = "Oa4 " * 1_000_000
    problems = tuple(
        Problem("ARB120", "not a card", Span(1, 1 + 800 * k, 3), "", "R1", "error") for k in range(5_000)
    )
    started = time.process_time()
    told = report(Outcome("game.json", 1, None, None, "invalid", problems=problems, source=lambda _: line))
    assert len(told.splitlines()) == 15_000
    assert time.process_time() - started < 5
