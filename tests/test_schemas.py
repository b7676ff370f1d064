"""The schema files: well formed, read alike by both validators, and true to the record format."""

import copy
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from tests.schema_examples import (
    CASE,
    GAME,
    POSITION,
    SCHEMAS,
    TEXT_CASE,
    Tree,
    corpus_cases,
    corpus_records,
    mutants,
    read,
    trees,
)

DRAFT = "https://json-schema.org/draft/2020-12/schema"
STRICT = {
    "$schema": DRAFT,
    "$id": "https://example.org/strict",
    "$dynamicAnchor": "meta",
    "$ref": DRAFT,
    "unevaluatedProperties": False,
}
"""The meta-schema that also refuses misspelt keywords."""

TRICKY = (
    *("", "0", "1", "7", "-1", "-0", "+1", "01", "1.0", "1e3", "0x1", "1_0", "10", "33", "-10", "--1"),
    *("1\n", "1\n\n", "\n1", "1\r", "1\u2028", "1\x85", "1 ", " 1", "١", "²", "１", "null", "null\n"),
    *("x-", "x-mine", "X-mine", "x_", "ax-", "x-\n", "R1", "R17", "R18", "V10", "V11", "R1\n", "Ｒ1"),
    *("D-004", "D-04", "D-0044", "ARB101", "ARB101\n", "arb101", "ARB701", "oak-4", "oak-9", "oak-4\n"),
    *("oak-٤", "a-b-1", "a--b", "-a", "a-", "a\n", "A", "é", "QUJD", "QUI=", "Q\nQ==", "Q===", "Q Q ="),
    *("lacks.json", ".hidden", "a/b", "..", "a-b_c.txt", "a\\b", "ſ", "K", "\x1c", "\ufeff1"),
)


@cache
def text(file: Path) -> str:
    return file.read_text("utf-8")


def nodes(node: Any) -> Iterator[dict[str, Any]]:
    """Yield every mapping of a schema file."""
    if isinstance(node, dict):
        yield node
    for below in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from nodes(below)


def patterns() -> list[str]:
    found = set()
    for file in SCHEMAS:
        for node in nodes(json.loads(text(file))):
            if isinstance(node.get("pattern"), str):
                found.add(node["pattern"])
            if isinstance(node.get("patternProperties"), dict):
                found.update(node["patternProperties"])
    return sorted(found)


class Both:
    """Both validators of one schema; they must agree."""

    def __init__(self, name: str) -> None:
        [schema] = [text(file) for file in SCHEMAS if file.name == f"{name}.schema.json"]
        self.python = Draft202012Validator(json.loads(schema))
        self.rust = jsonschema_rs.validator_for(schema)

    def accept(self, tree: Tree) -> bool:
        by_python: bool = self.python.is_valid(tree)
        assert self.rust.is_valid(tree) == by_python
        return by_python


@cache
def both(name: str) -> Both:
    return Both(name)


@pytest.fixture(params=SCHEMAS, ids=lambda file: file.name)
def schema(request: pytest.FixtureRequest) -> Any:
    return json.loads(text(request.param))


def test_there_is_a_schema_for_records_for_reports_and_for_cases() -> None:
    assert {"record.schema.json", "report.schema.json", "case.schema.json"} <= {file.name for file in SCHEMAS}


def test_a_schema_obeys_the_strict_meta_schema(schema: Any) -> None:
    assert schema["$schema"] == DRAFT
    Draft202012Validator(STRICT).validate(schema)
    jsonschema_rs.validator_for(STRICT).validate(schema)


def test_the_strict_meta_schema_refuses_a_misspelt_keyword(schema: Any) -> None:
    misspelt = copy.deepcopy(schema)
    misspelt["$defs"]["slip"] = {"minItem": 2}
    assert not Draft202012Validator(STRICT).is_valid(misspelt)
    assert not jsonschema_rs.validator_for(STRICT).is_valid(misspelt)


def test_a_schema_uses_no_keyword_on_which_validators_differ(schema: Any) -> None:
    for node in nodes(schema):
        assert not node.keys() & {"format", "multipleOf", "dependencies"}


def test_a_schema_has_no_alternatives_that_would_make_riddles_of_messages(schema: Any) -> None:
    for node in nodes(schema):
        assert not node.keys() & {"anyOf", "oneOf"}


def test_every_definition_is_used(schema: Any) -> None:
    used = {node["$ref"] for node in nodes(schema) if "$ref" in node}
    assert used == {f"#/$defs/{name}" for name in schema["$defs"]}


@pytest.mark.parametrize("pattern", patterns())
def test_a_pattern_means_the_same_in_python_and_in_ecmascript(pattern: str) -> None:
    bare = re.sub(r"\[[^\]]*\]", "", pattern)
    assert pattern.isascii()
    assert not re.search(r"\\[^n]", pattern)
    assert "." not in bare
    assert pattern.startswith("^")
    assert all(rest.startswith(r"(?!\n)") for rest in pattern.split("$")[1:])


@pytest.mark.parametrize("pattern", patterns())
def test_both_validators_read_a_pattern_alike(pattern: str) -> None:
    for keyword in ({"pattern": pattern}, {"propertyNames": {"pattern": pattern}}):
        python, rust = Draft202012Validator(keyword), jsonschema_rs.validator_for(keyword)
        for tricky in (*TRICKY, *(tricky * 40 for tricky in TRICKY)):
            tree = tricky if "pattern" in keyword else {tricky: ""}
            assert python.is_valid(tree) is rust.is_valid(tree), tricky


def test_every_part_that_an_editor_may_explain_has_a_title_and_a_description() -> None:
    for name in ("record", "avenue", "case"):
        for node in nodes(both(name).python.schema):
            if isinstance(node.get("type"), str | list) and set(node) - {"type", "contains", "required"}:
                if "contains" in node or node.get("maxProperties") == 1:
                    continue  # these tell kinds apart and refuse nothing
                first = node["description"].partition(". ")[0]
                assert node["title"]
                assert first.count("`") % 2 == 0
                assert first.count("(") == first.count(")")


# What the record schema takes


@pytest.mark.parametrize("example", [POSITION, GAME])
def test_a_record_with_every_part_is_accepted(example: str) -> None:
    assert both("record").accept(read(example))


def test_an_editor_sees_yaml_types_and_accepts_the_same_records() -> None:
    record = {
        "arbcheck": 1,
        "title": 7,
        "date": None,
        "edition": 2018,
        "players": ["Talia", 5, True, None],
        "turns": [{"player": "Talia", "play": {"card": "Oa1", "at": [0, -1]}, "note": False}],
        "end": {"Talia": {"hand": {"Oak": 3, "Maple": [6, 7]}, "discard": None}},
        "finished": True,
        "claims": {"scores": {"Talia": 3, "Rina": {"Oak": 3}}, "legal": {"4": True}, "last_turn": 33},
    }
    assert both("record").accept(record)


@pytest.mark.parametrize(
    "slip",
    [
        {"arbcheck": True},
        {"arbcheck": 2},
        {"edition": 2017},
        {"edition": None},
        {"finished": "yes"},
        {"finished": 1},
        {"title": ["a"]},
        {"players": ["Talia"]},
        {"players": ["A", "B", "C", "D", "E"]},
        {"players": "Talia, Jonte"},
        {"nonsense": 1},
        {"turns": None},
        {"turns": [{"draw": []}]},
        {"claims": {"scores": {"Talia": 1.5}}},
        {"claims": {"scores": {"Talia": "1.0"}}},
        {"claims": {"scores": {"Talia": None}}},
        {"claims": [{"winer": "Talia"}]},
        {"start": {"hands": "Oa4"}},
    ],
)
def test_a_record_with_a_slip_is_refused(slip: Tree) -> None:
    assert not both("record").accept({**read(GAME), **slip})


AVENUE = """\
arbcheck: 1
game: avenue
title: A record with every part
source: the club
date: 2026-11-30
notes: [one, two]
rules: canonical
players: [Ana, Ben]
x-mine: {any: [thing]}
sheet: {grid: [CP p1 . A, "B C D E F CG"]}
deck: {yellow: [4, 4, 4, 4, 3, 3], gray: ["3", 3, 3, 3, 4, 4], roads: {1: top left}}
farm_deck: 5
rounds:
  - {farm: D, cards: 3y 5y 3, note: quick, x-clock: 3}
  - {farm: B, cards: [5, 6y]}
moves: {Ana: [e4 f4 peek, [a1, b1]]}
end: {Ben: {roads: "64 .. .."}}
finished: false
claims:
  - {by: Rina, scores: {Ana: {farms: [2, 0], purple: 2, green: 1, total: -1}, Ben: -5}, winner: [Ana]}
"""
"""A record of Avenue that uses every key that one can have."""


def test_a_record_of_avenue_with_every_part_is_accepted() -> None:
    assert both("avenue").accept(read(AVENUE))


@pytest.mark.parametrize(
    "slip",
    [
        {"players": []},
        {"sheet": ""},
        {"sheet": {}},
        {"sheet": {"grid": []}},
        {"deck": {"yellow": [1, 2, 3]}},
        {"deck": {"gray": [1, 2, 3, 4, 5, -6]}},
        {"deck": {"roads": {"7": "top left"}}},
        {"farm_deck": 4},
        {"rounds": [{"farm": "D"}]},
        {"rounds": "D"},
        {"moves": {"Ana": "e4"}},
        {"end": {"Ben": {}}},
        {"turns": []},
        {"edition": 2018},
        {"claims": {"scores": {"Ana": {"farm": 2}}}},
        {"claims": {"rights": {}}},
    ],
)
def test_a_record_of_avenue_with_a_slip_is_refused(slip: Tree) -> None:
    assert not both("avenue").accept({**read(AVENUE), **slip})


def test_own_keys_are_allowed_everywhere() -> None:
    for node in nodes(both("record").python.schema):
        if node.get("type") == "object" and "title" in node and node["title"] != "Card with its place":
            assert node.get("patternProperties") == {"^x-": {}} or "$ref" in node


def test_whole_numbers_and_yes_no_values_are_read_in_their_plain_form_alone() -> None:
    for number in TRICKY:
        plain = number.isascii() and number.removeprefix("-").isdigit() and str(int(number)) == number
        record = {**read(GAME), "claims": {"last_turn": number}}
        assert both("record").accept(record) is plain, number


# What the case schema takes


@pytest.mark.parametrize("example", [CASE, TEXT_CASE])
def test_a_case_with_every_part_is_accepted(example: str) -> None:
    assert both("case").accept(read(example))


@pytest.mark.parametrize(
    "slip",
    [
        {"case": "2"},
        {"id": "Rights 1"},
        {"origin": "guess"},
        {"record": "text"},
        {"record": {"file": "../record.yaml"}},
        {"record": {"text": ["a"]}},
        {"record": {"base64": "%"}},
        {"under": "pure-any-length"},
        {"rules": ["R99"]},
        {"expect": {}},
        {"expect": {"status": "valid"}},
        {"expect": {"rights": {"oka": {}}}},
        {"expect": {"scores": {"Talia": {"total": "19.0"}}}},
        {"expect": {"winners": "Talia"}},
        {"expect": {"claims": {"winner": {"verdict": "true"}}}},
        {"expect": {"diagnostics": [{"code": "ARB204"}]}},
        {"expect": {"diagnostics": [{"code": "ARB204", "severity": "error", "line": "0", "column": "1"}]}},
        {"verdict": "upheld"},
    ],
)
def test_a_case_with_a_slip_is_refused(slip: Tree) -> None:
    assert not both("case").accept({**read(CASE), **slip})


def test_a_diagnostic_in_a_case_of_text_needs_its_place() -> None:
    expected = {"expect": {"diagnostics": [{"code": "ARB004", "severity": "error"}]}}
    assert both("case").accept({**read(CASE), **expected})
    assert not both("case").accept({**read(TEXT_CASE), **expected})


@pytest.mark.parametrize("source", ["text", "base64", "file", "case"])
def test_a_record_may_be_given_by_its_characters_or_bytes(source: str) -> None:
    assert both("case").accept({**read(TEXT_CASE), "record": {source: "YQ"}})


# What the report schema takes

RIGHT = {
    "species": "oak",
    "sums": {"Talia": 11, "Jonte": 0},
    "cancelled": [],
    "holders": ["Talia"],
    "reason": "highest",
}
PATH = {
    "species": "oak",
    "right": True,
    "points": 9,
    "path": ["oak-1", "oak-4", "oak-5", "oak-6"],
    "cells": [[3, 0], [2, 0], [1, 0], [-1, 0]],
    "breakdown": {"cards": 4, "same_species": 4, "starts_with_1": 1, "ends_with_8": 0},
}
NO_PATH = {
    **PATH,
    "right": False,
    "points": 0,
    "path": None,
    "cells": None,
    "breakdown": {"cards": 0, "same_species": 0, "starts_with_1": 0, "ends_with_8": 0},
}
SCORE = {"player": "Talia", "total": 9, "rank": 1, "species_planted": 1, "paths": [PATH, NO_PATH]}
ERROR = {"code": "ARB204", "severity": "error", "message": "two cards", "rule": "R7", "line": 7, "column": 1}
WARNING = {**ERROR, "code": "ARB132", "severity": "warning", "rule": None}
HEAD = {"report": 1, "file": "-", "record": 1, "game": "arboretum", "title": None}
FINAL = {
    **HEAD,
    "status": "final",
    "turns": None,
    "rights": [RIGHT],
    "scores": [SCORE, {**SCORE, "player": "Jonte"}],
    "winners": ["Talia"],
    "decided_by": "points",
    "diagnostics": [],
}
OPEN = {
    **FINAL,
    "status": "open",
    "rights": [
        {**RIGHT, "sums": {"Talia": None, "Jonte": 0}, "cancelled": None, "holders": None, "reason": None}
    ],
    "scores": [
        {**SCORE, "total": None, "rank": None, "paths": [{**PATH, "right": None, "points": None}]},
        SCORE,
    ],
    "winners": None,
    "decided_by": None,
    "open": [{"player": "Talia", "place": "hand", "unknown": 2}],
    "diagnostics": [WARNING],
}
INVALID = {**HEAD, "game": None, "status": "invalid", "diagnostics": [WARNING, ERROR]}
VALID = {**HEAD, "status": "valid", "diagnostics": [WARNING]}


@pytest.mark.parametrize(
    "report",
    [
        FINAL,
        {**FINAL, "status": "provisional", "turns": 0},
        OPEN,
        INVALID,
        VALID,
        {**VALID, "game": "avenue"},
    ],
)
def test_a_report_of_each_status_is_accepted(report: Tree) -> None:
    assert both("report").accept(report)


FARM = {"farm": "D", "connected": 2, "must_beat": 0, "box": 2}
SHEET = {
    "player": "Ana",
    "total": 2,
    "rank": 1,
    "farms": [FARM],
    "purple": 0,
    "green": 0,
    "zeros": 0,
    "highest_box": 2,
}
ROUNDS = {
    **HEAD,
    "game": "avenue",
    "status": "final",
    "turns": None,
    "rounds": [{"farm": "D", "cards": ["5y", "5"]}],
    "scores": [SHEET],
    "winners": ["Ana"],
    "decided_by": "highest-box",
    "diagnostics": [],
}
OPEN_ROUNDS = {
    **ROUNDS,
    "status": "open",
    "scores": [{**SHEET, "total": None, "farms": [{**FARM, "connected": None, "box": None}]}],
    "winners": None,
    "decided_by": None,
    "open": [{"player": "Ana", "round": 1, "farm": "D", "at_most": 2}],
}


@pytest.mark.parametrize("report", [ROUNDS, OPEN_ROUNDS, {**ROUNDS, "status": "provisional"}])
def test_a_report_of_avenue_is_accepted(report: Tree) -> None:
    assert both("report").accept(report)


@pytest.mark.parametrize(
    "report",
    [
        *({key: value for key, value in ROUNDS.items() if key != left_out} for left_out in ROUNDS),
        {**ROUNDS, "rights": [RIGHT]},
        {**ROUNDS, "turns": 5},
        {**ROUNDS, "decided_by": "species"},
        {**ROUNDS, "scores": [SCORE]},
        {**ROUNDS, "scores": OPEN_ROUNDS["scores"]},
        {**ROUNDS, "scores": [{**SHEET, "total": -26}]},
        {**ROUNDS, "rounds": [{"farm": "G", "cards": []}]},
        {**ROUNDS, "rounds": [{"farm": "D", "cards": ["7"]}]},
        {**OPEN_ROUNDS, "open": OPEN["open"]},
        {**FINAL, "rounds": ROUNDS["rounds"]},
        {**FINAL, "decided_by": "highest-box"},
        {**OPEN, "open": OPEN_ROUNDS["open"]},
    ],
)
def test_a_report_of_avenue_that_says_too_much_or_too_little_is_refused(report: Tree) -> None:
    assert not both("report").accept(report)


@pytest.mark.parametrize(
    "report",
    [
        *({key: value for key, value in FINAL.items() if key != left_out} for left_out in FINAL),
        *({key: value for key, value in VALID.items() if key != left_out} for left_out in VALID),
        {key: value for key, value in OPEN.items() if key != "open"},
        {**FINAL, "open": OPEN["open"]},
        {**FINAL, "winners": None},
        {**FINAL, "decided_by": None},
        {**FINAL, "rights": OPEN["rights"]},
        {**FINAL, "rights": [{**RIGHT, "holders": []}]},
        {**FINAL, "scores": OPEN["scores"]},
        {**FINAL, "scores": [SCORE]},
        {**FINAL, "game": None},
        {**FINAL, "game": "avenue"},
        {**FINAL, "status": "valid"},
        {**FINAL, "status": "sealed"},
        {**FINAL, "diagnostics": [ERROR]},
        {**FINAL, "rights": [{**RIGHT, "species": "Oak"}]},
        {**FINAL, "scores": [SCORE, {**SCORE, "paths": [{**PATH, "path": ["Oa1", "Oa4"]}]}]},
        {**FINAL, "scores": [SCORE, {**SCORE, "paths": [{**PATH, "points": 20}]}]},
        {**FINAL, "x-mine": 1},
        {**OPEN, "open": []},
        {**OPEN, "open": [{"player": "Talia", "place": "deck", "unknown": 2}]},
        {**INVALID, "diagnostics": [WARNING]},
        {**INVALID, "turns": None},
        {**VALID, "diagnostics": [ERROR]},
        {**VALID, "game": None},
        {**VALID, "game": "chess"},
        {**INVALID, "game": 5},
        {**VALID, "diagnostics": [{**WARNING, "code": "ARB1O1"}]},
        {**VALID, "diagnostics": [{**WARNING, "line": 0}]},
        {**VALID, "diagnostics": [{key: WARNING[key] for key in WARNING if key != "rule"}]},
    ],
)
def test_a_report_that_says_too_much_or_too_little_is_refused(report: Tree) -> None:
    assert not both("report").accept(report)


# Both validators on everything that there is


def test_every_case_of_the_corpus_has_the_shape_of_one() -> None:
    for case in corpus_cases():
        assert both("case").accept(case), case["id"]


def test_both_validators_agree_on_the_records_of_the_corpus() -> None:
    for record in corpus_records():
        both("record").accept(record)


@settings(deadline=None, max_examples=200)
@given(st.data())
def test_both_validators_agree_on_changed_records(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from([read(POSITION), read(GAME), *corpus_records()]))
    both("record").accept(data.draw(mutants(record)))


@settings(deadline=None)
@given(st.data())
def test_both_validators_agree_on_changed_cases(data: st.DataObject) -> None:
    case = data.draw(st.sampled_from([read(CASE), read(TEXT_CASE)]))
    both("case").accept(data.draw(mutants(case)))


@settings(deadline=None)
@given(st.data())
def test_both_validators_agree_on_changed_reports(data: st.DataObject) -> None:
    both("report").accept(data.draw(mutants(data.draw(st.sampled_from([FINAL, OPEN, INVALID, VALID])))))


@settings(deadline=None)
@given(trees)
def test_both_validators_agree_on_any_tree(tree: Tree) -> None:
    for name in ("record", "case", "report", "ruling"):
        both(name).accept(tree)
