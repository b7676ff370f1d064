"""The value of a problem, and how a record's own text is put into a message."""

from io import UnsupportedOperation

import pytest

from arbcheck.problems import Problem, Span, problem, quoted, reason
from arbcheck.problems.registry import page, pages


def test_a_problem_takes_what_it_does_not_say_from_its_page() -> None:
    about = page("ARB204")
    found = problem("ARB204", "two cards", ("end",))
    assert found == Problem("ARB204", "two cards", ("end",), about.remedy, "R7", "error", ())


def test_a_problem_may_say_more_than_its_page() -> None:
    found = problem("ARB301", "x", Span(2, 3), help="", also=[(("turn", 1), "here")], severity="warning")
    assert (found.help, found.severity, found.also) == ("", "warning", ((("turn", 1), "here"),))


def test_a_problem_that_nobody_has_placed_stands_at_the_first_character() -> None:
    assert problem("ARB204", "two cards", ("end",)).span == Span(1, 1, 1)
    assert problem("ARB204", "two cards", Span(2, 3, 4)).span == Span(2, 3, 4)


def test_what_is_told_of_a_name_over_two_lines_stands_on_one() -> None:
    found = problem("ARB205", "An\nna has 6", ("end",), help="ask\tAn\nna", also=[(("end",), "An\u2028na's")])
    assert (found.message, found.help, found.also) == ("An na has 6", "ask An na", ((("end",), "An na's"),))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Oa4", "`Oa4`"),
        ("", '`""`'),
        ("Oak\n  4", "`Oak 4`"),
        ("q" * 60, f"`{'q' * 60}`"),
        ("q" * 61, f"`{'q' * 60}…`"),
        (" \n ", '`""`'),
    ],
)
def test_a_text_is_quoted_on_one_line_and_cut_when_it_is_long(text: str, shown: str) -> None:
    assert quoted(text) == shown


@pytest.mark.parametrize("code", ["ARB299", "ARB999", "ARB", "", "204", "arb204", "XYZ204"])
def test_a_code_that_there_is_not_has_no_page(code: str) -> None:
    with pytest.raises(KeyError):
        page(code)


def test_pages_come_in_the_order_of_their_codes() -> None:
    assert [page(about.code) for about in pages()] == sorted(pages(), key=lambda about: about.code)


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (OSError(5, "Input/output error"), "Input/output error"),
        (FileNotFoundError("/x"), "No such file or directory"),
        (FileNotFoundError(2, "gone", "/x"), "gone"),
        (UnsupportedOperation("not seekable"), "not seekable"),
        (TimeoutError(), "TimeoutError"),
    ],
)
def test_every_trouble_of_the_system_has_a_reason(error: OSError, why: str) -> None:
    assert reason(error) == why
