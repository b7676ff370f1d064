"""What is read from JSON, and what is refused in it."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.problems import Span
from arbcheck.records.json_faults import tell_faults
from arbcheck.records.lines import Lines
from arbcheck.records.trouble import MANY, Trouble
from tests.records.loaded import one, several, told


def read(text: str) -> object:
    found = one(text, "json")
    assert found.problems == []
    return found.tree


def test_a_scalar_is_the_characters_that_stand_there() -> None:
    numbers = '[1.0, 1e5, -0, 1E400, 123456789012345678901234567890, true, false, null, "010"]'
    assert read(numbers) == [word.strip('"') for word in numbers[1:-1].split(", ")]


def test_blanks_around_texts_and_keys_are_not_part_of_them() -> None:
    assert read('{" a ": "\\t b \\n", "c": [[" d"], "\\u00a0"]}') == {"a": "b", "c": [["d"], "\u00a0"]}


def test_a_key_that_stands_twice_is_refused_and_its_first_value_kept() -> None:
    found = one('{"a": {"b": 1, "b": [2, {"c": 3, "c": 4}]},\n "\\u0061 ": 5, "d": 6, "d": 7}', "json")
    assert found.tree == {"a": {"b": "1"}, "d": "6"}
    assert [
        (problem.code, problem.at, problem.also) for problem in sorted(found.problems, key=lambda p: p.at)
    ] == [
        ("ARB006", Span(1, 17, 1), ((Span(1, 9, 1), "first here"),)),
        ("ARB006", Span(1, 35, 1), ((Span(1, 27, 1), "first here"),)),
        ("ARB006", Span(2, 3, 6), ((Span(1, 3, 1), "first here"),)),
        ("ARB006", Span(2, 25, 1), ((Span(2, 17, 1), "first here"),)),
    ]
    assert found.span(("d",)) == Span(2, 21, 1)


def test_nesting_is_read_down_to_level_32() -> None:
    assert told(one("[" * 32 + "]" * 32, "json")) == []
    found = one('{"a": 1, "b":' + "[" * 32 + '{"c": [2]}' + "]" * 32 + ', "d": [3], "a": 4}', "json")
    assert told(found) == [("ARB006", 1, 13 + 32 + 10 + 32 + 14), ("ARB010", 1, 13 + 32)]
    assert found.is_unread(("b", *[0] * 31))
    assert not found.is_unread(("b", *[0] * 30))
    assert found.span(("d", 0)) == Span(1, 13 + 32 + 10 + 32 + 9, 1)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "[" * 100_000 + "]" * 100_000])
def test_a_text_that_is_far_too_deep_is_refused(text: str) -> None:
    found = one(text, "json")
    assert found.tree is None
    assert [code for code, *_ in told(found)] == ["ARB010"]


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ('{"a": 010}', 1, 7, "begin with a 0"),
        ('{"a": [1, -01]}', 1, 12, "begin with a 0"),
        ('{"a": +1}', 1, 7, "no JSON value begins"),
        ("[1,\n2, \n]", 2, 2, "no comma"),
        ('{"a": 1 , }', 1, 9, "no comma"),
        ('{"a": 1,\n', 1, 9, "ends in the middle"),
        ('{"a" 1}', 1, 6, "a colon"),
        ('{"a": 1 "b": 2}', 1, 9, "a comma is missing"),
        ("{'a': 1}", 1, 2, "a key in double quotes"),
        ('{"a": None}', 1, 7, "no JSON value begins"),
        ('{"a": // c\n 1}', 1, 7, "no JSON value begins"),
        ('{"a": "b}', 1, 7, "not closed"),
        ('{"a": "b\n"}', 1, 9, "a tab or line break"),
        ('{"a": "\\q"}', 1, 8, "begins no escape"),
        ('{"a": "\\u12x"}', 1, 9, "begins no escape"),
        ("{} # c", 1, 4, "behind the end of the record"),
        ('{}\n{"a": 1}\n', 2, 1, "several JSON values"),
        ("[1], [2]", 1, 4, "several JSON values"),
        ('["NaN", NaN]', 1, 9, "no number `NaN`"),
        ("[-Infinity]", 1, 2, "no number `-Infinity`"),
    ],
)
def test_broken_json_is_told_in_plain_words(text: str, line: int, column: int, words: str) -> None:
    found = one(text, "json")
    assert found.tree is None
    assert told(found) == [("ARB012", line, column)]
    assert words in found.problems[0].message


def test_what_later_versions_of_the_reader_say_is_understood() -> None:
    for words, at, message in [
        ("Illegal trailing comma before end of array", 2, "no comma may stand behind the last entry"),
        ("Something new", 1, "the JSON cannot be read from here on"),
    ]:
        trouble = Trouble(Lines("[1,]", 1, "json"))
        tell_faults(trouble, json.JSONDecodeError(words, "[1,]", at))
        assert [(problem.message, problem.at) for problem in trouble.problems] == [
            (message, Span(1, at + 1, 1))
        ]


def test_several_records_on_one_line_of_a_jsonl_file_are_told() -> None:
    found = several(b'{} {}\n{"a": 1}\n', "jsonl")
    assert [told(document) for document in found] == [[("ARB012", 1, 4)], []]
    assert "several records" in found[0].problems[0].message


def test_control_characters_are_refused() -> None:
    found = one('{"a": "\x00\x01",\r\n "b": "\x7f\u2028"}\n', "json")
    assert found.tree is None
    assert told(found) == [("ARB003", 1, 8), ("ARB003", 2, 8)]
    assert read('{"a": "\x85\u2028\u200b"}') == {"a": "\x85\u2028\u200b".strip("\x85\u2028")}


def test_half_of_a_surrogate_pair_is_refused_and_a_whole_one_read() -> None:
    assert read('["\\ud83d\\ude00 \\\\ud800"]') == ["😀 \\ud800"]
    found = one('["\\ud83d\\ude00\\ud800", "\\n\\udc00"]', "json")
    assert found.tree is None
    assert [problem.at for problem in found.problems] == [Span(1, 15, 6), Span(1, 27, 6)]
    assert {problem.code for problem in found.problems} == {"ARB003"}


def test_an_empty_value_is_no_record() -> None:
    for text in ("", " \n", "null", '""', '" "'):
        assert told(one(text, "json")) == [("ARB005", 1, 1)]


def test_a_byte_order_mark_is_accepted() -> None:
    assert told(several(b"\xef\xbb\xbf{,", "json")[0]) == [("ARB012", 1, 2)]


def test_not_more_than_a_hundred_problems_of_one_code_are_listed() -> None:
    found = one("{" + '"a": 1, ' * (MANY + 9) + '"b": 2}', "json")
    assert len(found.problems) == MANY
    assert "or more" in found.problems[-1].message


NODES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text()),
    lambda nodes: st.one_of(st.lists(nodes, max_size=4), st.dictionaries(st.text(), nodes, max_size=4)),
    max_leaves=12,
)
BLANKS = " \t\n\r\x85\u2028\u2029"


def texts(node: Any) -> Any:
    if isinstance(node, dict):
        return {key.strip(BLANKS): texts(value) for key, value in node.items()}
    if isinstance(node, list):
        return [texts(item) for item in node]
    return node.strip(BLANKS) if isinstance(node, str) else json.dumps(node)


def check_places(found: Any, node: Any, path: tuple[str | int, ...]) -> None:
    for step, below in (
        node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else []
    ):
        check_places(found, below, (*path, step))
    if isinstance(node, str):
        for i, character in enumerate(node):
            span = found.span(path, (i, i + 1))
            there = found.source_line(span.line)[span.column - 1 :][: span.length]
            assert there == character or json.loads(f'"{there}"') == character


@settings(deadline=None)
@given(st.dictionaries(st.text(), NODES), st.sampled_from([0, 1]), st.sampled_from([None, 1]))
def test_what_is_written_as_json_is_read_again_and_found(
    node: dict[str, Any], escaped: int, indent: int | None
) -> None:
    found = one(json.dumps(node, ensure_ascii=bool(escaped), indent=indent), "json")
    if found.problems:
        assert {problem.code for problem in found.problems} <= {"ARB003", "ARB006"}
    else:
        assert found.tree == texts(node)
        check_places(found, found.tree, ())
