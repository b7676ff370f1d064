"""PyYAML's own parser stands in for libyaml: what is read and told must not depend on which is there."""

from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from yaml._yaml import CParser

from arbcheck.records import yaml_tree
from arbcheck.records.document import Document
from arbcheck.records.python_parser import PythonParser
from tests.records.loaded import one, told

PIECES = st.sampled_from(
    [
        *(
            "a",
            "b: ",
            "c:\n  ",
            "- ",
            "? ",
            ": ",
            "\n",
            "\n  ",
            "\n    ",
            "\r\n",
            "\r",
            "\x85",
            "\u2028",
            " ",
            " # c",
        ),
        *(
            "'",
            '"',
            "''",
            '""',
            "|\n  x\n   y\n",
            "|2-\n   x\n",
            ">\n  x\n  y\n\n  z\n",
            ">+\n  x\n",
            "é",
            "😀",
            "\\",
        ),
        *(
            "[",
            "]",
            "{",
            "}",
            ", ",
            ",",
            "&x ",
            "*x ",
            "!t ",
            "!!str ",
            "<<: ",
            "k: {l: m}\n",
            "\\n",
            "\\x41",
            "0",
        ),
    ]
)


def both(text: str) -> list[Document]:
    found = []
    for parser in (CParser, PythonParser):
        with patch.object(yaml_tree, "parser_class", lambda parser=parser: parser):
            found.append(one(text))
    return found


@settings(deadline=None, max_examples=500)
@given(st.lists(PIECES, max_size=16).map("".join))
def test_trees_places_and_problems_are_the_same(text: str) -> None:
    first, second = both(text)
    if any(problem.code == "ARB004" for each in (first, second) for problem in each.problems):
        return  # they do not stop at the same character
    assert first.tree == second.tree
    assert told(first) == told(second)
    assert first._top == second._top


@pytest.mark.parametrize(
    "text",
    [
        "{draw:[a], b: c}",
        "{draw :[a]}",
        "{draw:{a: b}}",
        "[a:[b]]",
        "{a:,b: c}",
        "{a:}",
        "{a: b:[c]}",
        "{a: [b:]}",
    ],
)
def test_a_colon_glued_to_a_bracket_is_refused_by_both_at_one_place(text: str) -> None:
    first, second = both(text)
    assert [problem.code for problem in first.problems] == ["ARB004"]
    assert told(first) == told(second)


@pytest.mark.parametrize("text", ["{a: b, c: [d]}", "a:[b]", '{"a":[b]}', "{a: b:c}", "a: b:[c]"])
def test_other_colons_are_read_alike(text: str) -> None:
    first, second = both(text)
    assert first.tree == second.tree
    assert told(first) == told(second)
