"""The tree of an ordinary JSON text is the same whether or not its mappings are built by hand."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.records import json_tree
from arbcheck.records.lines import Lines
from arbcheck.records.marks import Tree
from arbcheck.records.quick.json_tree import quick_json
from arbcheck.records.trouble import Trouble

words = st.sampled_from(
    ["a", "b", " a", "a ", "", ":", '":', '"', "\\", "a\nb", "\x85", "\u2028", "\u3000a", "é"]
)
trees: st.SearchStrategy[Any] = st.recursive(
    words | st.sampled_from([True, False, None, 0, -1, 1.5, 12345678901234567890]),
    lambda below: st.lists(below, max_size=3) | st.dictionaries(words, below, max_size=3),
    max_leaves=8,
)
PIECES = ['"a": 1,', '"a" : "b",', '"b":', "NaN", "{", "}", "[", "]", ",", ":", '"', "\\u0041", "\\n", "\t"]


@st.composite
def texts(draw: Any) -> str:
    """A JSON text, indented or not, into which pieces may be put."""
    text = json.dumps(
        {"k": draw(trees)}, ensure_ascii=draw(st.booleans()), indent=draw(st.sampled_from([None, 1]))
    )
    for _ in range(draw(st.integers(min_value=0, max_value=2))):
        at = draw(st.integers(min_value=0, max_value=len(text)))
        text = text[:at] + draw(st.sampled_from(PIECES)) + text[at:]
    return text


def by_hand(text: str) -> tuple[Tree | None, list[str]]:
    """Read a text as `json_tree` does where it is not read quickly; tell the codes of its problems."""
    trouble = Trouble(Lines(text, 1, "json"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(json_tree, "quick_json", lambda _: None)
        return json_tree.read_json(trouble), [each.code for each in trouble.problems]


@given(texts())
def test_a_tree_that_is_read_quickly_is_that_which_is_built_by_hand_and_nothing_is_refused(text: str) -> None:
    quick = quick_json(text)
    if quick is not None:
        assert by_hand(text) == (quick, [])


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ('{"a": " b ", "c": [1, -2.50, true, false, null], "d": {}}', None),
        ('{"a":{"a":{"a":[]}},"b":":","c":"a: b"}', None),
        ('{\n  "a" : "b\\nc"\n}\n', {"a": "b\nc"}),
        ('{"a": 1e400, "b": 10000000000000000000000}', {"a": "1e400", "b": "10000000000000000000000"}),
    ],
)
def test_ordinary_texts_are_read_quickly(text: str, tree: Tree | None) -> None:
    assert quick_json(text) == (tree or by_hand(text)[0])


@pytest.mark.parametrize(
    "text",
    [
        '{"a": 1, "a": 1}',
        '{"a": "x", "b": 2, "a": "y"}',
        '{"a": {"b": 1, "c": 2, "b": 3}}',
        '{"a": {"b": "c", "d": "e"}, "a": 1}',
        '{"a": 1, "a ": 2}',
        '{" a": 1}',
        '{"a": "b\\"c"}',
        '{"a": "\\ud800"}',
        '{"a": NaN}',
        '{"a": 1,}',
        "[]",
        '"a"',
        "1",
        "",
        f'{{"a": {"[" * 32}{"]" * 32}}}',
        f'{{"a": {"[" * 100_000}',
    ],
)
def test_what_is_not_ordinary_is_built_by_hand(text: str) -> None:
    assert quick_json(text) is None


def test_a_tree_may_be_as_deep_as_a_record_may_be() -> None:
    text = f'{{"a": {"[" * 31}{"]" * 31}}}'
    assert (quick_json(text), []) == by_hand(text)
    assert quick_json(text)
