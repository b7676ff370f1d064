"""What looks like a comment in a grid, and colons that have lost their blank."""

import pytest

from arbcheck.api import parse
from tests.records.written import codes, one, position


def test_what_looks_like_a_comment_in_a_grid_is_one_problem() -> None:
    problem = one(position(arboretum="|\n      Oa1 Oa4 «# the first row»\n      .   Oa5"))
    assert (problem.code, problem.message.partition(":")[0]) == ("ARB120", "block text has no comments")


def test_a_row_that_is_all_comment_is_no_empty_row() -> None:
    assert codes(position(arboretum="|\n      Oa1\n      «# below»\n      Oa5")) == ["ARB120"]


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("arbcheck:1\nplayers: [A, B]\n", 1, 9),
        ("arbcheck: 1\nend:\n  A:\n    hand:Oa8\n    arboretum: .\n", 4, 9),
        ("arbcheck: 1\nfinished:false", 2, 9),
    ],
)
def test_a_colon_without_a_blank_behind_it_is_named(text: str, line: int, column: int) -> None:
    [record] = parse(text)
    [problem] = record.problems
    assert (problem.code, *problem.span[:2]) == ("ARB004", line, column)
    assert problem.message == "a blank is missing after this colon"


def test_a_colon_in_a_plain_text_is_still_told_as_such() -> None:
    [record] = parse("arbcheck: 1\ntitle: a: b\n")
    [problem] = record.problems
    assert (problem.code, *problem.span[:2]) == ("ARB004", 2, 9)
    assert problem.message == "a colon stands where no key can be"
