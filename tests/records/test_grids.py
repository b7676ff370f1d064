"""Arboretums as grids or lists of cards with places, and what could silently shift a card in them."""

import pytest

from arbcheck.arboretum.board import Arboretum
from tests.oracle.boards import grid
from tests.records.written import HEAD, also_there, codes, one, position, read, told

OAKS = grid("Oa1 Oa4", ". Oa5")


def arboretum(value: str) -> Arboretum:
    record = read(position(arboretum=value))
    assert record.played
    planted = record.played.end.arboretums[0]
    assert planted is not None
    return planted


@pytest.mark.parametrize(
    "value",
    [
        "|\n      Oa1 Oa4\n      .   Oa5\n",
        "|\n\n      Oa1 Oa4\n      .   Oa5 .\n\n\n",
        "[Oa1 Oa4, . Oa5]",
        "\n    - Oak-1 Oa4\n    - .     Oa5\n",
        "['', Oa1 Oa4, '. Oa5', '']",
        '"Oa1 Oa4\\n. Oa5"',
        "[{card: Oa1, at: [0, 0]}, {card: Oa4, at: [1, 0]}, {at: [1, 1], card: Oak 5, x-mine: here}]",
    ],
)
def test_an_arboretum_is_a_grid_or_rows_or_cards_with_places(value: str) -> None:
    assert arboretum(value) == OAKS


@pytest.mark.parametrize("value", [".", "[]", "|\n      .\n", "[., . .]", "['']"])
def test_a_lone_dot_or_an_empty_list_is_an_arboretum_without_cards(value: str) -> None:
    assert arboretum(value) == ()


def test_a_grid_of_one_row_may_be_plain_text() -> None:
    assert arboretum("Oa1 . Oa4") == grid("Oa1 . Oa4")
    assert arboretum("'  Oa1 . Oa4'") == grid("Oa1 . Oa4")


def test_places_may_be_negative() -> None:
    [planted] = arboretum('[{card: Oa1, at: [-12, "3"]}]')
    assert (planted.x, planted.y) == (-12, 3)


@pytest.mark.parametrize(
    "value",
    [
        "«Oa1 Oa4»\n      . Oa5",
        "\n      «Oa1 Oa4»\n      . Oa5",
        "'«Oa1 Oa4»\n\n      . Oa5'",
        ">\n      «Oa1 Oa4»\n      . Oa5\n",
        "[Ma1, «Oa1 Oa4»\n     . Oa5]",
    ],
)
def test_rows_that_yaml_would_join_are_refused(value: str) -> None:
    problem = one(position(arboretum=value))
    assert (problem.code, problem.message) == ("ARB130", "the rows of this grid are joined into one line")
    assert problem.help.startswith("put `|` after the colon")


def test_the_cards_of_joined_rows_are_still_read() -> None:
    assert codes(position(arboretum="««Oa9» Oa4»\n      . «Foo»")) == ["ARB120", "ARB130", "ARB120"]


@pytest.mark.parametrize(
    "value",
    [
        "|\n      Wi1 Wi4\n        «Wi5»\n",
        "|\n      Wi1 Wi4\n       «Wi5» Wi6\n      Wi7\n",
        '["Wi1 Wi4", "  «Wi5»"]',
        "['Wi1 Wi4', ' \t«Wi5»']",
        '"Wi1 Wi4\\n  «Wi5»"',
        '["Wi1", "\\t«Wi5»"]',
    ],
)
def test_blanks_before_the_first_cell_of_a_row_are_refused(value: str) -> None:
    problem = one(position(arboretum=value))
    assert (problem.code, problem.message) == ("ARB131", "blanks stand before the first cell of this row")
    assert problem.help.startswith("write a `.` for each empty cell")


@pytest.mark.parametrize(
    "value",
    ["|2\n          «Wi1»\n      Wi4 Wi5\n", '["    «Wi1»", "Wi4 Wi5"]', '"\\x20 «Wi1»\\nWi4 Wi5"'],
)
def test_a_first_row_that_is_indented_deeper_than_a_later_one_is_told_as_such(value: str) -> None:
    problem = one(position(arboretum=value))
    assert problem.code == "ARB131"
    assert problem.message == "the first row of this grid is indented deeper than a later one"


def test_a_grid_that_is_indented_as_a_whole_is_told_row_by_row() -> None:
    told_of = told(position(arboretum="|2\n        «Wi1»\n        «Wi4»\n"))
    assert told_of == [("ARB131", "blanks stand before the first cell of this row")] * 2


@pytest.mark.parametrize(
    "rest", ["", "    discard: Wi3\n", "      Oa5\n    discard: Wi3\n", "\n  Rina: {}\n", "       Oa5\n"]
)
def test_a_first_row_that_yaml_takes_for_the_depth_of_the_grid_is_told_as_such(rest: str) -> None:
    text = position(arboretum=f"|\n\n        Oa1\n\n      «O»a4 Oa5\n{rest}")
    problem = one(text)
    assert (problem.code, problem.message) == (
        "ARB004",
        "the first row of this text is indented deeper than this one",
    )
    assert "let all rows begin at one column" in problem.help
    assert also_there(problem, text) == [("O", "the first row begins here")]


def test_a_line_that_is_merely_out_of_line_is_no_row_of_a_grid() -> None:
    problem = one(HEAD + "end:\n    Talia:\n      hand: Oa1\n   «J»onte: {}\n")
    assert problem.message == "this does not line up with the keys of its mapping"


def test_a_line_with_nothing_above_it_is_no_row_of_a_grid() -> None:
    assert one(" «:»").message == "this does not line up with the keys of its mapping"


def test_an_empty_row_inside_a_grid_is_refused() -> None:
    problem = one(position(arboretum="|\n      Wi1 Wi2\n\n      «Wi3»\n"))
    assert (problem.code, problem.message) == ("ARB133", "there is an empty row above this one")
    assert problem.help == "write `.` for a row without cards, or remove the empty line"
    assert codes(position(arboretum="[Wi1, '', «Wi3», '', '', «Wi4»]")) == ["ARB133", "ARB133"]


def test_a_gap_over_a_cell_of_another_row_is_warned_of() -> None:
    text = position(arboretum="|\n      Wi1 Wi2 Wi3\n      Ma1     «Ma2»\n", jonte="Ca8 Do1 Do2 Do3 Do4")
    problem = one(text)
    assert (problem.code, problem.severity) == ("ARB132", "warning")
    assert problem.message == "Ma2 is cell 2 of its row, though the gap before it looks like an empty cell"
    assert problem.help == "write a `.` for the empty cell, or close the gap"


def test_every_such_gap_is_told() -> None:
    rows = "|\n      Wi1 Wi2 Wi3 Wi4\n      Ma1     «Ma2»\n      Ma3         «Ma4»\n"
    assert codes(position(arboretum=rows, jonte="Ca8 Do1 Do2 Do3 Do4 Do5 Do6")) == ["ARB132", "ARB132"]
    assert codes(position(arboretum='["Wi1 Wi2 Wi3", "Ma1\t\t\t«Ma2»"]', jonte="Ca8 Do1 Do2 Do3")) == [
        "ARB132"
    ]


def test_a_wide_gap_that_no_other_row_fills_is_as_good_as_a_blank() -> None:
    assert (
        codes(position(arboretum="|\n      Wi1      Wi2\n      Ma1 \t    Ma2\n", jonte="Ca8 Do1 Do2")) == []
    )


def test_a_row_that_the_loader_refused_is_told_once() -> None:
    assert codes(position(arboretum="[Oa1, «*again», Oa5]")) == ["ARB007"]
    assert codes(position(arboretum="[Oa1, «[»Oa4], Oa5]")) == ["ARB103"]
    assert codes(position(arboretum="[{card: Oa1, at: «*again»}]")) == ["ARB007"]


@pytest.mark.parametrize(
    "at",
    [
        "«[»0]",
        "«[»0, 1, 2]",
        "«[»0, x]",
        "«[»[0], 0]",
        "«here»",
        "«{»x: 1}",
    ],
)
def test_a_place_is_two_whole_numbers(at: str) -> None:
    problem = one(position(arboretum=f"[{{card: Wi1, at: {at}}}]"))
    assert (problem.code, problem.message) == ("ARB134", "a place is two whole numbers: [x, y]")
    assert problem.help == "write the place as two whole numbers, such as `[2, -1]`"


@pytest.mark.parametrize(
    ("at", "remedy"),
    [
        ("«[»999999999999, 0]", "`999999999999` is too large: a number has at most 9 digits"),
        ("«[»+1, 0]", "`+1` is not written as a whole number is here: write `1`"),
        ("«[»1.0, 0]", "`1.0` is not written as a whole number is here: write `1`"),
        ("«[»1234567890, 0]", "`1234567890` is too large: a number has at most 9 digits"),
        ("«[»0, -03]", "`-03` is not written as a whole number is here: write `-3`"),
    ],
)
def test_what_is_wrong_with_a_number_of_a_place_is_said(at: str, remedy: str) -> None:
    assert one(position(arboretum=f"[{{card: Wi1, at: {at}}}]")).help == remedy


def test_what_a_card_with_a_place_lacks_is_told_once() -> None:
    assert codes(position(arboretum="[«{»at: [0, 0]}]")) == ["ARB102"]
    assert codes(position(arboretum="[«{»card: Oa1}]")) == ["ARB102"]
    assert codes(position(arboretum="[{card: «[»Oa1], at: [0, 0]}]")) == ["ARB103"]
    assert codes(position(arboretum="[{card: Oa1, at: [0, 0]}, «Oa4»]")) == ["ARB103"]
    assert codes(position(arboretum="«{»card: Oa1, at: [0, 0]}")) == ["ARB103"]


def test_no_planted_card_is_unknown_or_anything_but_a_card() -> None:
    assert told(position(arboretum="|\n      Wi1 «_»\n      .   «Oa9»\n")) == [
        ("ARB122", "a card that lies open on the table cannot be unknown"),
        ("ARB120", "`Oa9` is no card: values go from 1 to 8"),
    ]
    assert codes(position(arboretum="[{card: «_», at: [0, 0]}, {card: «Oak», at: [1, 0]}]")) == [
        "ARB122",
        "ARB120",
    ]


def test_an_arboretum_that_says_nothing_is_told_once() -> None:
    problem = one(position(arboretum="«''»"))
    assert (problem.code, problem.help) == ("ARB107", "a lone `.` means that nothing is planted")


def test_a_program_that_indents_rows_in_json_is_told_too() -> None:
    end = '"Talia": {"hand": "", "arboretum": "    «Wi1»\\nWi3"}'.replace("«", "").replace("»", "")
    record = read(f'{{"arbcheck": 1, "players": ["Talia", "Jonte"], "end": {{{end}}}}}', form="json")
    assert "ARB131" in [problem.code for problem in record.problems]
