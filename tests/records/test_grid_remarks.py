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


GAME = """\
arbcheck: 1
players: [Ana, Bo]
species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]
turns:
  - """
TURN = "{player: Ana, draw: [deck, deck], play: Oa1, discard: Ca1}"


@pytest.mark.parametrize(
    ("slip", "column"),
    [("draw:[deck", 23), ("draw:{deck", 23)],
)
def test_a_colon_to_which_a_bracket_is_glued_is_named_in_braces_too(slip: str, column: int) -> None:
    [record] = parse(GAME + TURN.replace("draw: [deck", slip) + "\n")
    [problem] = record.problems
    assert (problem.code, *problem.span[:2]) == ("ARB004", 5, column)
    assert problem.message == "a blank is missing after this colon"


@pytest.mark.parametrize(
    ("slip", "column", "remedy"),
    [("player:Ana", 6, "write `player: Ana`"), ("play:Oa1", 39, "write `play: Oa1`")],
)
def test_a_key_with_its_value_glued_to_it_is_told_alone(slip: str, column: int, remedy: str) -> None:
    turn = TURN.replace(slip.replace(":", ": "), slip)
    [record] = parse(f"{GAME}{turn}\nfinished: false\n")
    [problem] = record.problems
    assert (problem.code, *problem.span[:2]) == ("ARB101", 5, column)
    assert (problem.message, problem.help) == (f"a blank is missing after the colon of `{slip}`", remedy)


def test_a_colon_behind_which_nothing_stands_is_no_such_slip() -> None:
    """`player::` is the key `player:` with no value; nothing is glued to it."""
    [record] = parse(f"{GAME}{TURN.replace('player:', 'player::')}\n")
    assert record.problems[0].message == "`player:` is not a key here; did you mean `player`?"


def test_a_colon_in_a_plain_text_is_still_told_as_such() -> None:
    [record] = parse("arbcheck: 1\ntitle: a: b\n")
    [problem] = record.problems
    assert (problem.code, *problem.span[:2]) == ("ARB004", 2, 9)
    assert problem.message == "a colon stands where no key can be"
