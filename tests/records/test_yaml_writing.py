"""Texts written as YAML are read back as the same texts, and are quoted only where that is needed."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.records import yaml_tree
from arbcheck.records.document import Tree
from arbcheck.records.python_parser import PythonParser
from arbcheck.records.quick import yaml_tree as quick_yaml
from arbcheck.records.yaml_parser import parser_class
from arbcheck.records.yaml_writing import in_block, in_flow, key, trimmed
from tests.records.loaded import one

PARSERS = (parser_class(), PythonParser)
TRICKY = [
    "<<",
    " #",
    ": ",
    "- ",
    "---",
    "...",
    "\\",
    "''",
    '"',
    "\r\n",
    "No",
    "1:20",
    "~",
    *"-?:,[]{}#&*!|>'%@`=.ab é ",
]
TEXTS = (st.lists(st.sampled_from(TRICKY), max_size=6).map("".join) | st.text(max_size=8)).map(trimmed)


def load(text: str, parser: Callable[[str], Any]) -> Tree | None:
    """Read a text with one of the parsers."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (quick_yaml, yaml_tree):
            patch.setattr(module, "parser_class", lambda: parser)
        found = one(text)
    return None if found.problems else found.tree


def block(text: str) -> str:
    return f"k: {text}\nl:\n  - {text}\nm: x\n"


def flow(text: str) -> str:
    return f"k: [{text}, {text}]\nl: {{{text}: {text}, another: {text}}}\n"


def keyed(text: str) -> str:
    return f"k:\n  {text}: x\n  another: x\n"


def in_all(text: str) -> dict[str, Tree]:
    return {"k": [text, text], "l": {text: text, "another": text}}


@pytest.mark.parametrize(
    "name", ["No", "on", "1:20", "010", "~", "null", "2026-11-30", "Ana B.", "a#b", "O'Hara"]
)
def test_a_text_that_looks_like_something_else_needs_no_quotes(name: str) -> None:
    assert in_flow(name) == in_block(name) == key(name) == name


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("", '""'),
        ("a: b", '"a: b"'),
        ("a #b", '"a #b"'),
        ("- a", '"- a"'),
        ("end:", '"end:"'),
        ("<<", '"<<"'),
        ('say "a"', 'say "a"'),
        ('"a" b', "'\"a\" b'"),
        ("#1: it's \\", "'#1: it''s \\'"),
        ("a\tb", '"a\\tb"'),
        ("a\u2028\x85\ufeff\x07", '"a\\u2028\\x85\\ufeff\\x07"'),
        ('a"\\\rb', '"a\\"\\\\\\rb"'),
    ],
)
def test_a_text_is_quoted_where_it_would_be_read_as_something_else(text: str, written: str) -> None:
    assert in_block(text) == key(text) == written
    assert one(block(written)).tree == {"k": text, "l": [text], "m": "x"}


def test_what_ends_a_text_within_brackets_is_quoted_there_alone() -> None:
    for text in ("a, b", "a]", "{", "Who?"):
        assert in_flow(text) == f'"{text}"'
    assert in_block("a, b] who?") == "a, b] who?"


def test_several_lines_are_block_text() -> None:
    assert in_block("# one\n\n  two\nthree") == "|\n  # one\n\n    two\n  three"
    assert in_flow("a\nb") == key("a\nb") == '"a\\nb"'


@given(TEXTS)
def test_every_text_is_read_back_by_both_parsers(text: str) -> None:
    for parser in PARSERS:
        source = f"k: {in_block(text)}\nl:\n  - {in_block(text, '  ')}\nm: x\n"
        assert load(source, parser) == {"k": text, "l": [text], "m": "x"}
        assert load(flow(in_flow(text)), parser) == in_all(text)
        assert load(keyed(key(text)), parser) == {"k": {text: "x", "another": "x"}}


@given(TEXTS)
def test_no_text_is_quoted_that_every_parser_reads_without(text: str) -> None:
    if "\t" in text or "\ufeff" in text or text == "-":
        return  # other readers of YAML refuse these without quotes
    if key(text) != text:
        assert not all(
            load(block(text), parser) == {"k": text, "l": [text], "m": "x"}
            and load(keyed(text), parser) == {"k": {text: "x", "another": "x"}}
            for parser in PARSERS
        )
    if in_flow(text) != text:
        assert not all(load(flow(text), parser) == in_all(text) for parser in PARSERS)
