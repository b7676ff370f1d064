"""The tree of an ordinary document is the same whether or not the places of its nodes are wanted."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.records.document import Origin
from arbcheck.records.lines import Lines
from arbcheck.records.loading import load_text
from arbcheck.records.marks import Tree
from arbcheck.records.quick.yaml_tree import quick_tree
from arbcheck.records.trouble import Trouble
from arbcheck.records.yaml_tree import read_yaml
from tests.records.corpus_texts import cases, text_of

PIECES = [
    *("a: ", "b: ", "c:", "- ", "\n", "\n  ", "\n    ", "|", ">", "|\n    Oa1", "'x '", '"y "', '"a": '),
    *("[", "]", "{", "}", ", ", "&", "*a", "!t ", "<<: ", "? ", "# c", "---\n", "...", "%YAML 1.1\n"),
    *("Oa1", "Oa1 Oa4", " ", "\t", "\r\n", "\x85", "\u2028", "\0", "é", "\ud800", "text"),
]
pieces = st.lists(st.sampled_from(PIECES), max_size=12).map("".join)


@cache
def corpus() -> tuple[str, ...]:
    return tuple(filter(None, map(text_of, cases())))


@st.composite
def slipped(draw: Any) -> str:
    """A record of the corpus in which a few pieces are put in or left out."""
    text: str = draw(st.sampled_from(corpus()))
    for _ in range(draw(st.integers(min_value=0, max_value=2))):
        at = draw(st.integers(min_value=0, max_value=len(text)))
        text = text[:at] + draw(st.sampled_from(PIECES)) + text[at + draw(st.sampled_from([0, 0, 1, 5])) :]
    return text


def with_places(text: str) -> tuple[Tree | None, list[str]]:
    """Read a text as `yaml_tree` does; return its tree, and the codes of its problems."""
    trouble = Trouble(Lines(text, 1, "yaml"))
    node = read_yaml(trouble)
    return node and node[0], [each.code for each in trouble.problems]


def block_texts(tree: Tree, text: str) -> set[str]:
    """Return the texts after `|` as the places tell of them."""
    document = load_text(text, Origin("record", "yaml"))
    found: set[str] = set()

    def walk(node: Tree, path: tuple[str | int, ...]) -> None:
        if isinstance(node, str):
            found.update([node] if document.style(path) == "|" else [])
        else:
            for step, below in node.items() if isinstance(node, dict) else enumerate(node):
                walk(below, (*path, step))

    walk(tree, ())
    return found


@given(slipped() | pieces)
def test_a_tree_that_is_read_quickly_is_that_which_has_places_and_nothing_is_refused(text: str) -> None:
    quick = quick_tree(text)
    if quick is not None:
        assert with_places(text) == (quick[0], [])
        assert block_texts(quick[0], text) == set(quick[1].values())


def test_every_sound_record_of_the_corpus_is_read_quickly() -> None:
    for text in corpus():
        tree, codes = with_places(text)
        if isinstance(tree, dict) and not codes and not set("&!") & set(text):
            assert quick_tree(text) is not None, text


@pytest.mark.parametrize(
    "text",
    [
        "a: &x 1",
        "a: !t 1",
        "a: b!",
        "<<: {a: 1}",
        "a: *x",
        "a: 1\na: 2",
        "a: 1\n'a ': 2",
        "[a, b]: 1",
        "? {a: 1}\n: 2",
        "*x : 1",
        "- a",
        "a",
        "",
        "# nothing",
        "a: 1\n--- b: 2\n",
        "a: 1\n---\nb: 2\n",
        "a: [b",
        "a: \0",
        "a: \ud800",
        f"a: {'[' * 32}{']' * 32}",
        f"a: {'{b: ' * 32}{'}' * 32}",
    ],
)
def test_what_is_not_ordinary_is_read_with_its_places(text: str) -> None:
    assert quick_tree(text) is None


def test_a_tree_may_be_as_deep_as_a_record_may_be() -> None:
    text = f"a: {'[' * 31}{']' * 31}"
    found = quick_tree(text)
    assert found
    assert (found[0], []) == with_places(text)


def test_a_text_of_block_text_that_stands_in_quotes_too_is_joined_only_there() -> None:
    found = load_text("a: |\n  Oa1\n\n  Oa4\nb: 'Oa1\n\n\n  Oa4'\nc: Oa1\n  Oa4\n", Origin("record", "yaml"))
    assert found.tree == {"a": "Oa1\n\nOa4", "b": "Oa1\n\nOa4", "c": "Oa1 Oa4"}
    assert [key for key in "abc" if found.is_joined((key,))] == ["b", "c"]
