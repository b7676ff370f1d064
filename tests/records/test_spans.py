"""Every character of a value is found where it stands in the file."""

import re

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.problems import Span
from arbcheck.records.document import Document, Path
from tests.records.loaded import one, pointed, value

BLANKS = " \t\n\r\x85\u2028\u2029"


def words(text: str, path: Path = ("k",)) -> list[tuple[int, int, str]]:
    """Line and column of each word of a value, and what stands there."""
    found = one(text)
    assert found.problems == []
    spans = [found.span(path, word.span()) for word in re.finditer(r"\S+", value(found, path))]
    return [(span.line, span.column, pointed(found, span)) for span in spans]


def test_cards_of_a_plain_text_are_found() -> None:
    assert words("k:  Oa1 Oa4   Ma2 # held\n") == [(1, 5, "Oa1"), (1, 9, "Oa4"), (1, 15, "Ma2")]
    assert words("{é😀: 1, k: Oa1 Oa4}") == [(1, 12, "Oa1"), (1, 16, "Oa4")]


def test_cards_of_a_plain_text_over_several_lines_are_found() -> None:
    text = "k: Oa1\n   Oa2 \n\n\n   Oa3\r\n     Oa4\n"
    assert words(text) == [(1, 4, "Oa1"), (2, 4, "Oa2"), (5, 4, "Oa3"), (6, 6, "Oa4")]


def test_cards_in_quotes_are_found() -> None:
    assert words("k: ' Oa1 Oa4 '") == [(1, 6, "Oa1"), (1, 10, "Oa4")]
    assert words("k: 'it''s Oa4'") == [(1, 5, "it''s"), (1, 11, "Oa4")]
    assert words("k: '\\t Oa4'") == [(1, 5, "\\t"), (1, 8, "Oa4")]
    assert words("k: ''''''") == [(1, 5, "''''")]
    assert words('k: "\\t\\x20 Oa\\x31\\nO\\u00e1😀 \\"Oa4\\U0001F600"') == [
        (1, 12, "Oa\\x31"),
        (1, 20, "O\\u00e1😀"),
        (1, 29, '\\"Oa4\\U0001F600'),
    ]


def test_cards_in_quotes_over_several_lines_are_found() -> None:
    assert words("k: 'Oa1 \n\n  Oa2\n  Oa3 '") == [(1, 5, "Oa1"), (3, 3, "Oa2"), (4, 3, "Oa3")]
    text = 'k: "\n  Oa1 \\\n  \\ Oa2\\\n\n   Oa3\u2028  Oa4"'
    assert words(text) == [(2, 3, "Oa1"), (3, 5, "Oa2"), (5, 4, "Oa3"), (6, 3, "Oa4")]


def test_cells_of_a_grid_are_found() -> None:
    text = "k: |\n\n    .   Oa1\n\n      Oa2\n\nj: 1\n"
    assert words(text) == [(3, 5, "."), (3, 9, "Oa1"), (5, 7, "Oa2")]
    assert words("k: |1+ # grid\n   Oa1\n  \n  Oa2") == [(2, 4, "Oa1"), (4, 3, "Oa2")]
    assert words("- |\r\n Oa1\r\n Oa2\r\n", (0,)) == [(2, 2, "Oa1"), (3, 2, "Oa2")]


def test_cards_of_folded_text_are_found() -> None:
    text = "k: >-\n\n  Oa1\n  Oa2\n\n  Oa3\n    Oa4\n   \n  Oa5\n\n\n  Oa6\u2028  Oa7\n  Oa8\n"
    lines = [3, 4, 6, 7, 9, 12, 13, 14]
    assert words(text) == [(line, 5 if i == 4 else 3, f"Oa{i}") for i, line in enumerate(lines, 1)]


def test_a_span_over_several_lines_ends_with_the_first_of_them() -> None:
    found = one("k: 'Oa1 Oa2\n  Oa3'\nj: |\n  Oa4 \n  Oa5\n")
    assert found.span(("k",)) == Span(1, 5, 7)
    assert found.span(("k",), (4, 11)) == Span(1, 9, 3)
    assert found.span(("k",), (7, 8)) == Span(1, 12, 1)
    assert found.span(("j",)) == Span(4, 3, 4)


def test_a_span_of_no_characters_has_a_column_all_the_same() -> None:
    found = one("k: Oa1\n")
    assert found.span(("k",), (1, 1)) == Span(1, 5, 1)
    assert found.span(("k",), (1, 9)) == Span(1, 5, 2)


@pytest.mark.parametrize("style", ["'", '"', "|", ">", ""])
def test_five_thousand_cards_of_one_text_are_found_quickly(style: str) -> None:
    rows = ["Oa1 Ma2 " * 10 + "é"] * 250
    text = {"'": "k: '{}'", '"': 'k: "{}\\x20"', "|": "k: |\n  {}\n", ">": "k: >\n  {}\n", "": "k: {}\n"}[
        style
    ]
    found = one(text.format("\n  ".join(rows)))
    size = len(value(found, ("k",)))
    for start in range(size - 3):
        found.span(("k",), (start, start + 3))
    last = found.span(("k",), (size - 1, size))
    assert pointed(found, last) == "é"
    assert len(found._lines._letters) == 1


FILLING = st.text(st.sampled_from(["a", "é", "😀", "x", " "]), max_size=5)
BREAKS = st.sampled_from(["\n", "\n", "\n", "\r\n", "\r", "\x85", "\u2028", "\u2029"])
ESCAPES = [
    "\\n",
    "\\t",
    "\\x20",
    "\\u00e9",
    "\\U0001F600",
    "\\\\",
    '\\"',
    "\\ ",
    "\\L",
    "\\_",
    "\\\n  ",
    "\\\n \n  ",
]


@st.composite
def flow_scalars(draw: st.DrawFn) -> str:
    """A scalar that is plain or in quotes, with blanks, line breaks and escapes as they come."""
    quote = draw(st.sampled_from(["", "'", '"']))
    escapes = {"": ["-"], "'": ["''", "\\t", '"'], '"': [*ESCAPES, "'"]}[quote]
    pieces = []
    for _ in range(draw(st.integers(1, 6))):
        gap = draw(st.lists(st.tuples(st.sampled_from(["", " ", "\t"]), BREAKS), min_size=1, max_size=3))
        folded = "".join(blank + line_break for blank, line_break in gap) + "    "
        pieces += [draw(FILLING), draw(st.one_of(st.just(""), st.just(folded), st.sampled_from(escapes)))]
    body = "".join(pieces)
    return f"{quote}{body}{quote}" if quote else f"q{body}q"


@st.composite
def block_scalars(draw: st.DrawFn) -> str:
    """A block scalar with any header, empty and indented rows."""
    digit = draw(st.sampled_from(["", "", "1", "3"]))
    header = draw(st.sampled_from("|>")) + digit + draw(st.sampled_from(["", "-", "+"]))
    rows = [header + draw(st.sampled_from(["", " # grid"]))]
    begun = bool(digit)
    for _ in range(draw(st.integers(0, 6))):
        if draw(st.integers(0, 3)) == 0:
            rows.append(" " * draw(st.integers(0, 3 + 3 * begun)))
        else:
            inset = draw(st.sampled_from(["", "", " ", "  ", "\t"])) if begun else ""
            rows.append("    " + inset + draw(FILLING).strip() + "z" + draw(st.sampled_from(["", " "])))
            begun = True
    return "".join(row + draw(BREAKS) for row in rows) + "\n"


def check_each_character(found: Document, path: Path) -> None:
    before = (0, 0)
    for i, character in enumerate(value(found, path)):
        span = found.span(path, (i, i + 1))
        assert before < span[:2]
        before = span[:2]
        there = pointed(found, span)
        if there.startswith("\\") and there != character:
            assert yaml.safe_load(f'"{there}"') == character
        elif there == "''":
            assert character == "'"
        elif there != character:
            assert character in BLANKS  # it stands for a line break
            assert not there.strip(BLANKS)


@settings(deadline=None, max_examples=500)
@given(st.sampled_from(["k: ", "k:\n  ", "é😀: 1\nk: ", "k: {j: ", "k:\n- "]), flow_scalars())
def test_each_character_of_a_flow_scalar_is_found(before: str, scalar: str) -> None:
    found = one(before + scalar + ("}" if "{" in before else "\n"))
    if found.problems:
        return
    path: Path = ("k", "j") if "{" in before else ("k", 0) if "-" in before else ("k",)
    assert found.untrimmed(path).strip(BLANKS) == value(found, path)
    check_each_character(found, path)


@settings(deadline=None, max_examples=500)
@given(st.sampled_from(["k: ", "é: 1\nk:   "]), block_scalars(), st.sampled_from(["", "j: 2\n"]))
def test_each_character_of_block_text_is_found(before: str, scalar: str, behind: str) -> None:
    found = one(before + scalar + behind)
    if found.problems:
        return
    assert found.untrimmed(("k",)).strip(BLANKS) == value(found, ("k",)).strip(BLANKS)
    check_each_character(found, ("k",))
