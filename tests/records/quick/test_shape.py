"""The quick yes of a short run: jsonschema-rs and jsonschema say yes to all that it says yes to."""

import json
import sys
from itertools import count
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.records import schema
from arbcheck.records.quick.shape import surely_fits
from tests.schema_examples import GAME, POSITION, Tree, corpus_records, mutants, read, trees

RECORD: Any = json.loads(schema.text("record"))
QUICK = jsonschema_rs.validator_for(RECORD)
THOROUGH = jsonschema.Draft202012Validator(RECORD)
SOUND = [read(POSITION), read(GAME), *corpus_records()]


def test_it_says_yes_to_a_record_that_uses_everything() -> None:
    assert surely_fits(RECORD, read(POSITION))
    assert surely_fits(RECORD, read(GAME))


def test_it_knows_what_both_libraries_say_of_the_records_of_the_corpus() -> None:
    judged = [(surely_fits(RECORD, tree), QUICK.is_valid(tree), THOROUGH.is_valid(tree)) for tree in SOUND]
    assert set(judged) == {(True, True, True), (False, False, False)}


@given(st.sampled_from(SOUND).flatmap(mutants))
@settings(deadline=None, max_examples=300)
def test_it_says_of_changed_records_what_the_library_says(tree: Tree) -> None:
    assert surely_fits(RECORD, tree) is QUICK.is_valid(tree)


@given(trees)
@settings(deadline=None)
def test_it_says_of_any_tree_what_the_library_says(tree: Tree) -> None:
    assert surely_fits(RECORD, tree) is QUICK.is_valid(tree)


@pytest.mark.parametrize(
    ("wanted", "tree", "fits"),
    [
        ({"type": "string"}, "Oa4", True),
        ({"type": "array"}, "Oa4", False),
        ({"enum": ["1", 1]}, "1", True),
        ({"enum": [1]}, "1", False),
        ({"pattern": "^[0-9]$(?!\n)"}, "4\n", False),
        ({"pattern": "^[0-9]$(?!\n)"}, [], True),
        ({"minLength": 1}, "", False),
        ({"minItems": 1, "maxItems": 2}, [], False),
        ({"maxItems": 1}, ["a", "b"], False),
        ({"contains": {"type": "object"}}, ["a", {}], True),
        ({"contains": {"type": "object"}}, ["a"], False),
        ({"contains": {"type": "object"}}, "a", True),
        ({"not": {"required": ["turns"]}}, {"turns": []}, False),
        ({"if": {"type": "array"}, "then": {"minItems": 1}}, [], False),
        ({"allOf": [{"type": "object"}, {"required": ["end"]}]}, {}, False),
    ],
)
def test_each_keyword_means_what_it_means_to_the_libraries(wanted: Any, tree: Tree, fits: bool) -> None:  # noqa: FBT001
    assert surely_fits(wanted, tree) is fits
    assert jsonschema_rs.is_valid(wanted, tree) is fits
    assert jsonschema.Draft202012Validator(wanted).is_valid(tree) is fits


@pytest.mark.parametrize(
    "wanted",
    [{"oneOf": [{}]}, {"uniqueItems": True}, {"patternProperties": {"^y-": {}}}, {"$ref": "other.json"}],
)
def test_it_does_not_say_yes_where_it_does_not_know(wanted: Any) -> None:
    wanted = {"$defs": {}, **wanted}
    assert not surely_fits(wanted, {})


@pytest.fixture
def short_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin a run in which nothing has loaded the library yet."""
    monkeypatch.delitem(sys.modules, "jsonschema_rs")
    monkeypatch.setattr(schema, "_judged", count())


@pytest.mark.usefixtures("short_run")
def test_a_long_run_is_worth_the_library() -> None:
    schema._validator.cache_clear()
    for _ in range(schema.FEW):
        assert schema.is_valid("record", read(POSITION))
    assert "jsonschema_rs" not in sys.modules
    assert schema.is_valid("record", read(POSITION))
    assert "jsonschema_rs" in sys.modules


@pytest.mark.usefixtures("short_run")
def test_what_does_not_fit_is_judged_by_the_library() -> None:
    schema._validator.cache_clear()
    assert not schema.is_valid("record", {})
    assert "jsonschema_rs" in sys.modules
