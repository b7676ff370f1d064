"""What is read from the YAML of one document, and what is refused in it."""

import sys
from typing import Any

import pytest
import yaml
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from yaml._yaml import CParser

from arbcheck.problems import Span
from arbcheck.records import yaml_parser, yaml_tree
from arbcheck.records.lines import Lines
from arbcheck.records.python_parser import PythonParser
from arbcheck.records.quick import yaml_tree as quick_yaml
from arbcheck.records.trouble import MANY, Trouble
from arbcheck.records.yaml_syntax import tell_syntax
from tests.records.loaded import one, told

WAYS = [(CParser, True), (CParser, False), (PythonParser, True)]


@pytest.fixture(autouse=True, params=WAYS, ids=["libyaml", "libyaml with places", "python"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    parser, quick = request.param
    for module in (quick_yaml, yaml_tree):
        monkeypatch.setattr(module, "parser_class", lambda: parser)
    if not quick:
        monkeypatch.setattr(quick_yaml, "quick_tree", lambda _: None)
    return parser


@pytest.mark.parametrize(
    "text", ["No", "on", "1:20", "010", "2026-11-30", "~", "null", "1e3", ".5", "0x1F", "="]
)
def test_a_scalar_is_the_characters_that_stand_there(text: str) -> None:
    assert one(f"a: {text}\n{text}: [{text}, '{text}']").tree == {"a": text, text: [text, text]}


def test_an_empty_value_is_an_empty_text() -> None:
    found = one("a:\nb: ''\nc:\n  -\n  - ' '\nd: {e, f: }\n? g\n")
    assert found.tree == {"a": "", "b": "", "c": ["", ""], "d": {"e": "", "f": ""}, "g": ""}


def test_blanks_around_a_text_are_not_part_of_it() -> None:
    found = one("' a ': \" \\t Oa1 Oa4\\n \"\n\"\\u00a0b\": '\n\n  c\n\n  '\n")
    assert found.tree == {"a": "Oa1 Oa4", "\u00a0b": "c"}


def test_block_text_keeps_the_blanks_before_its_first_row_and_loses_empty_lines_around() -> None:
    assert one("a: |1\n\n \n   . Oa1\n  Oa2 \n\n    \nb: >+\n  c\n\nd: |\n\n").tree == {
        "a": "  . Oa1\n Oa2",
        "b": "c",
        "d": "",
    }


def test_of_a_key_that_stands_twice_the_first_value_is_kept() -> None:
    found = one('a: {x: [1, 2], y: 3}\nhand: Oa1\n"hand ": {c: [2], c: 3}\nend: 1\n\'\': 1\n"": 2\n')
    assert found.tree == {"a": {"x": ["1", "2"], "y": "3"}, "hand": "Oa1", "end": "1", "": "1"}
    assert [(problem.code, problem.at, problem.also) for problem in found.problems] == [
        ("ARB006", Span(3, 2, 4), ((Span(2, 1, 4), "first here"),)),
        ("ARB006", Span(3, 19, 1), ((Span(3, 11, 1), "first here"),)),
        ("ARB006", Span(6, 1, 2), ((Span(5, 1, 2), "first here"),)),
    ]
    assert found.span(("end",), "key") == Span(4, 1, 3)


def test_equal_keys_of_different_mappings_are_two_keys() -> None:
    assert told(one("a: {x: 1}\nb: {x: 2}\nc: [{x: 3}, {x: 4}]\n")) == []


def test_anchors_aliases_and_merge_keys_are_refused_and_the_rest_is_read() -> None:
    found = one(
        "a: &one Oa1\nb: *one\nc: &two\nd: &x {e: &y\n  # c\n  f}\n"
        "<<: *one\n*one : 5\ng: '&h *i <<'\n'<<': 6\n"
    )
    assert found.tree == {"a": "Oa1", "b": "", "c": "", "d": {"e": "f"}, "g": "&h *i <<", "<<": "6"}
    assert told(found) == [
        ("ARB007", 1, 4),
        ("ARB007", 2, 4),
        ("ARB007", 3, 4),
        ("ARB007", 4, 4),
        ("ARB007", 4, 11),
        ("ARB007", 7, 1),
        ("ARB007", 7, 5),
        ("ARB007", 8, 1),
    ]
    assert found.span(("d", "e")) == Span(6, 3, 1)
    assert found.span(("d",)) == Span(4, 7, 1)
    assert found.span(("g",), "key") == Span(9, 1, 1)
    assert found.is_unread(("b",))
    assert not found.is_unread(("c",))


def test_a_tag_is_refused_and_its_value_read() -> None:
    found = one("!t\na: !!str 1\nb: !<x> &y [!z q]\nc: ! ''\n&k !l d: '! e'\n")
    assert found.tree == {"a": "1", "b": ["q"], "c": "", "d": "! e"}
    assert told(found) == [
        ("ARB007", 3, 9),
        ("ARB007", 5, 1),
        ("ARB008", 1, 1),
        ("ARB008", 2, 4),
        ("ARB008", 3, 4),
        ("ARB008", 3, 13),
        ("ARB008", 4, 4),
        ("ARB008", 5, 4),
    ]
    assert found.span(()) == Span(2, 1, 1)
    assert found.span(("d",), "key") == Span(5, 7, 1)


def test_the_properties_of_a_mapping_are_not_those_of_its_first_key() -> None:
    assert told(one("a: &x\n  &y b: &z\nc: 1\n")) == [("ARB007", 1, 4), ("ARB007", 2, 3), ("ARB007", 2, 9)]


def test_a_list_or_mapping_is_no_key() -> None:
    found = one("? {a: b}\n: [c]\n? - d\n: e\n[f, g]: h\ni: 1\n")
    assert found.tree == {"i": "1"}
    assert told(found) == [("ARB009", 1, 3), ("ARB009", 3, 3), ("ARB009", 5, 1)]
    assert found.span(("i",)) == Span(6, 4, 1)


def nested(depth: int, inside: str = "") -> str:
    return "[" * depth + inside + "]" * depth


def test_nesting_is_read_down_to_level_32() -> None:
    assert told(one(nested(32, "a"))) == []
    found = one(f"a: {nested(31)}\nb: [{nested(31)}, {nested(32)}]\nc: &x !x 3\n")
    assert told(found) == [("ARB007", 3, 4), ("ARB008", 3, 7), ("ARB010", 2, 35)]
    tree = found.tree
    assert isinstance(tree, dict)
    assert tree["c"] == "3"
    assert found.is_unread(("b", 0, *[0] * 30))
    assert not found.is_unread(("b", 0, *[0] * 29))


@pytest.mark.parametrize(
    "text", ["[" * 100, "[" * 5000, "- " * 5000, "{a: " * 5000, nested(134), "&a [" * 5000]
)
def test_a_document_that_is_far_too_deep_is_given_up(text: str) -> None:
    found = one(text)
    assert found.tree is None
    assert [code for code, *_ in told(found) if code != "ARB007"] == ["ARB010"]


def test_the_first_node_that_lies_too_deep_is_told_even_in_a_document_that_is_given_up() -> None:
    assert told(one("a: 1\na: " + "[" * 5000)) == [("ARB006", 2, 1), ("ARB010", 2, 3 + 32)]


BROKEN = [
    ("a: b: c", "ARB004", 1, 5, "a colon"),
    ("a: [b, c\n? d: e", "ARB004", 2, 4, "a comma or its end"),
    ("a: ? b", "ARB004", 1, 4, "`?`"),
    ("a: - b", "ARB004", 1, 4, "list item"),
    ("a\nb: c", "ARB004", 2, 2, "a colon"),
    ("a: 1\nb\nc: 1", "ARB004", 3, 1, "no colon after this key"),
    ("a:\n\tb: c", "ARB004", 2, 1, "a tab"),
    ("a: 'b", "ARB004", 1, 6, "within quotes"),
    ('a: "\\q"', "ARB004", 1, 5, "begins no escape"),
    ('a: "\\ud800"', "ARB004", 1, 0, "stands for no character"),
    ('a: "\\U00110000"', "ARB004", 1, 0, "stands for no character"),
    ('a: "\\x4"', "ARB004", 1, 7, "lacks a digit"),
    ("a: *b*", "ARB007", 1, 6, "`*`"),
    ("a: & b", "ARB007", 1, 5, "`&`"),
    ("a: !e!f g", "ARB008", 1, 4, "`!`"),
    ("a: !<b c", "ARB008", 1, 7, "`!`"),
    ("a: |b\n  c", "ARB004", 1, 5, "the line must end"),
    ("%YAML x\n---\na", "ARB004", 1, 7, "`%`"),
    ("%YAML 2.0\n---\na", "ARB004", 1, 1, "version"),
    ("a: 1\n  b\n c: 2", "ARB004", 3, 0, ""),
    ("a:\n  b: 1\n c: 2", "ARB004", 3, 2, "line up with the keys"),
    ("- a\n- b\nc", "ARB004", 3, 0, ""),
    ("a:\n  - b\n  c: 1", "ARB004", 3, 3, "line up with the items"),
    ('a: "b" c', "ARB004", 1, 8, "behind the end of a value"),
    ("a: [b\nc", "ARB004", 2, 2, "`[…]`"),
    ("a: {b: 1", "ARB004", 1, 9, "`{…}`"),
    ("a: ]", "ARB004", 1, 4, "a value is missing"),
    ("{a: 1}\nb", "ARB004", 2, 1, "behind the end of the record"),
    ("a: @b", "ARB004", 1, 4, "without quotes"),
    ("a: `b", "ARB004", 1, 4, "without quotes"),
]


@pytest.mark.parametrize(("text", "code", "line", "column", "words"), BROKEN)
def test_broken_yaml_is_told_in_plain_words(
    parser: Any, text: str, code: str, line: int, column: int, words: str
) -> None:
    found = one(text)
    assert found.tree is None
    assert [each[:2] for each in told(found)] == [(code, line)]
    if column and parser is CParser:
        assert told(found) == [(code, line, column)]
        assert words in found.problems[0].message


def test_broken_yaml_shows_where_it_was_opened() -> None:
    assert one("a: 1\nb: [c,\n d\ne: f\n").problems[0].also == ((Span(2, 4, 1), "it opens here"),)
    assert one("a: 1\nb: 'c,\n d\ne: f\n").problems[0].also == ((Span(2, 4, 1), "the quotes open here"),)


def test_words_of_a_parser_that_are_not_known_are_told_as_broken_yaml() -> None:
    error = yaml.MarkedYAMLError(None, None, "something new", yaml.Mark("", 3, 0, 3, None, 0))
    trouble = Trouble(Lines("a: b", 1, "yaml"))
    tell_syntax(error, trouble)
    assert [(problem.code, problem.at) for problem in trouble.problems] == [("ARB004", Span(1, 4, 1))]


def test_no_words_of_the_parser_are_told() -> None:
    for text, *_ in BROKEN:
        for problem in one(text).problems:
            assert "<unicode string>" not in repr(problem)
            assert "block" not in problem.message


@pytest.mark.parametrize(
    ("character", "name"),
    [
        ("\0", "NUL (U+0000)"),
        ("\x1b", "escape (U+001B)"),
        ("\x01", "the control character U+0001"),
        ("\x7f", "delete (U+007F)"),
        ("\x80", "the control character U+0080"),
        ("\ufffe", "the code point U+FFFE, which is no character,"),
        ("\uffff", "the code point U+FFFF, which is no character,"),
        ("\udc80", "half of a surrogate pair (U+DC80)"),
    ],
)
def test_a_control_character_is_named_where_it_stands(character: str, name: str) -> None:
    found = one(f"a: b\nc: 'd{character}{character}'\ne: f\n")
    assert found.tree is None
    assert told(found) == [("ARB003", 2, 6)]
    assert found.problems[0].message.startswith(name)


def test_tabs_line_ends_and_other_scripts_are_no_control_characters() -> None:
    assert told(one("a: 'b\tc'\nd: 'e\x85f\u2028g'\nh: '\xa0\u200b\ufeff\ue000\U0010ffff'\n")) == []


def test_the_rest_of_a_document_with_control_characters_is_checked_too() -> None:
    found = one("a: \0\na: &b 1\nc: \x07\n d: [\n")
    assert told(found) == [
        ("ARB003", 1, 4),
        ("ARB003", 3, 4),
        ("ARB004", 4, 3),
        ("ARB006", 2, 1),
        ("ARB007", 2, 4),
    ]


def test_a_file_of_another_encoding_is_suspected_where_there_are_many_zero_bytes() -> None:
    assert "UTF-16" in one("a: 1\n".encode("utf-16-le").decode()).problems[0].help
    assert "UTF-16" not in one("a: \0 long enough\n").problems[0].help


def test_not_more_than_a_hundred_problems_of_one_code_are_listed() -> None:
    found = one("b: 1\nc: 1\n" + "a: \0\n" * (MANY + 5) + "x: !y 1\n")
    codes = [problem.code for problem in found.problems]
    assert [codes.count(code) for code in ("ARB003", "ARB006", "ARB008")] == [MANY, MANY, 1]
    assert ["or more" in problem.message for problem in found.problems].count(True) == 2


def test_without_libyaml_the_parser_of_pyyaml_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert yaml_parser.parser_class() is CParser
    yaml_parser.parser_class.cache_clear()
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "yaml.cyaml", None)
        assert yaml_parser.parser_class() is PythonParser
    yaml_parser.parser_class.cache_clear()


def test_a_tab_that_is_no_indentation_is_a_blank() -> None:
    found = one("hand: Oa1\tOa2 \t Oa3\t\nnote:\tdrew\t \n  then\t# waited\nend: [\t1\t,\n\t2]\n")
    assert found.tree == {"hand": "Oa1\tOa2 \t Oa3", "note": "drew then", "end": ["1", "2"]}


TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\ufeff"), max_size=20)
NODES = st.recursive(
    TEXTS,
    lambda nodes: st.one_of(st.lists(nodes, max_size=4), st.dictionaries(TEXTS, nodes, max_size=4)),
    max_leaves=12,
)
BLANKS = " \t\n\r\x85\u2028\u2029"


def trimmed(node: object) -> object:
    if isinstance(node, dict):
        return {key.strip(BLANKS): trimmed(value) for key, value in node.items()}
    return [trimmed(item) for item in node] if isinstance(node, list) else str(node).strip(BLANKS)


def keys_of(node: object) -> list[list[str]]:
    if isinstance(node, dict):
        return [
            [key.strip(BLANKS) for key in node],
            *(keys for value in node.values() for keys in keys_of(value)),
        ]
    return [keys for item in node for keys in keys_of(item)] if isinstance(node, list) else []


def unindented(node: object) -> object:
    """Without the blanks that block text keeps before its first row."""
    if isinstance(node, dict):
        return {key.lstrip(BLANKS): unindented(value) for key, value in node.items()}
    return [unindented(item) for item in node] if isinstance(node, list) else str(node).lstrip(BLANKS)


@settings(deadline=None)
@given(
    NODES,
    st.sampled_from([None, "'", '"', "|", ">"]),
    st.fixed_dictionaries(
        {
            "default_flow_style": st.sampled_from([None, True, False]),
            "width": st.sampled_from([20, 80]),
            "allow_unicode": st.booleans(),
        }
    ),
)
def test_texts_that_are_written_as_yaml_are_read_again(
    node: object, style: str | None, options: dict[str, Any]
) -> None:
    assume(all(len(keys) == len(set(keys)) for keys in keys_of(node)))
    text = yaml.safe_dump({"k": node}, default_style=style, **options)
    assume("!!" not in text)  # a tag tells PyYAML that a number's digits are meant as a text
    assume("\x85" not in text)  # PyYAML writes the next line control in quotes as if it were no line break
    found = one(text)
    assert told(found) == []
    assert unindented(found.tree) == unindented(trimmed({"k": node}))
