"""Problems in an HTML page: the line with what is meant marked in it."""

from arbcheck.problems import Problem, Span
from arbcheck.reports.html_problems import listing
from tests.reports.examples import SAME_CELL, SLIP, UNKNOWN_KEY, checked


def test_problems_stand_in_order_of_place() -> None:
    told = listing(checked("invalid", UNKNOWN_KEY, SAME_CELL, SLIP))
    assert [each.code for each in told] == ["ARB301", "ARB204", "ARB101"]


def test_what_is_meant_is_marked_and_has_carets_below() -> None:
    (told,) = listing(checked("invalid", SAME_CELL))
    assert told.excerpt == (
        "<bdi>game.yaml:7:11</bdi>",
        "    - {card: ",
        "Oa4",
        ", at: [0, 0]}",
        " " * 13 + "^^^",
    )
    ((said, there),) = told.also
    assert said == "<bdi>first planted here</bdi>"
    assert there.marked == "Oa1"


def test_a_problem_without_help_and_a_line_that_is_empty() -> None:
    (told,) = listing(checked("invalid", Problem("ARB101", "nothing", Span(10, 1), "", None, "error")))
    assert told.help == ""
    assert told.excerpt == ("<bdi>game.yaml:10:1</bdi>", "", "", "", "")


def test_a_line_from_right_to_left_has_its_mark_but_no_carets() -> None:
    problem = Problem("ARB120", "no card", Span(1, 7, 3), "", None, "error")
    (told,) = listing(checked("invalid", problem)._replace(source=lambda _line: "רינה: Oa9"))
    assert (told.excerpt.marked, told.excerpt.carets) == ("Oa9", "")
