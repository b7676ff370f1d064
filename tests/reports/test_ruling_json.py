"""A ruling as JSON: the schema, the order of its keys, and what stands in them."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.adjudication.court import rule_on
from arbcheck.adjudication.ruling import Ruling
from arbcheck.conformance.case import subjects
from arbcheck.records.record import read_record
from arbcheck.reports.ruling_json import report
from arbcheck.reports.terminal import PLAIN
from tests.adjudication.disputes import ruled, table
from tests.cli.command import FAULTY
from tests.records.written import read
from tests.schema_examples import mutants
from tests.test_corpus import SOUND
from tests.test_schemas import both

DISPUTE = table(
    "Oa1 Oa3 Oa5 / . Ma4 .",
    hands=("Oa7 Oa8", "Ma7 Ma8"),
    claims="{by: Rina, scores: {Talia: {Oak: 7, total: 8}}, rights: {Oak: [Talia]}, "
    "paths: {Talia: {Oak: Oa1 Oa5}}, winner: Talia}",
)


def tree(ruling: Ruling) -> Any:
    return json.loads(report(ruling))


@cache
def disputes() -> tuple[Ruling, ...]:
    """Return the rulings of all cases of the corpus whose records have claims."""
    return tuple(_rulings())


def _rulings() -> Iterator[Ruling]:
    for case in SOUND:
        for document in subjects(case) if case.given_as != "case" else ():
            record = read_record(document)
            if record.played and record.played.claims:
                yield rule_on(record)


def test_the_rulings_of_the_corpus_have_the_shape_of_the_schema() -> None:
    assert len(disputes()) > 5
    for ruling in disputes():
        assert both("ruling").accept(tree(ruling)), report(ruling)


def test_a_ruling_with_every_kind_of_proof_has_the_shape_of_the_schema() -> None:
    ruling = ruled(DISPUTE, "Talia.oak=6", "Jonte=3", "legal.1=true", scope="all")
    assert both("ruling").accept(tree(ruling))
    assert both("ruling").accept(tree(rule_on(read(FAULTY))))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("ruling", 2),
        ("status", "valid"),
        ("findings", None),
        ("sensitivity", None),
        ("relied_on", {}),
        ("more", 1),
    ],
)
def test_what_is_no_ruling_is_refused(key: str, value: object) -> None:
    assert not both("ruling").accept({**tree(ruled(DISPUTE)), key: value})


@settings(deadline=None, max_examples=25)
@given(st.data())
def test_both_validators_agree_on_changed_rulings(data: st.DataObject) -> None:
    both("ruling").accept(data.draw(mutants(tree(ruled(DISPUTE, "Talia.oak=6", "legal.1=true")))))


def test_a_proof_of_another_kind_is_refused() -> None:
    told = tree(ruled(DISPUTE))
    told["findings"][0]["proof"]["kind"] = "winner"
    assert not both("ruling").accept(told)


def test_the_keys_stand_in_their_order() -> None:
    assert list(tree(ruled(DISPUTE))) == [
        *("ruling", "file", "record", "game", "title", "status", "turns", "rights", "scores", "winners"),
        *("decided_by", "irregular", "findings", "together", "sensitivity", "relied_on", "diagnostics"),
    ]


def test_a_ruling_is_the_same_every_time() -> None:
    assert report(ruled(DISPUTE)) == report(ruled(DISPUTE))


def test_a_finding_tells_claim_verdict_and_what_is_right() -> None:
    first = tree(ruled(DISPUTE))["findings"][0]
    assert {key: first[key] for key in list(first)[:10]} == {
        "claim": "Talia.oak",
        "by": "Rina",
        "note": None,
        "kind": "points",
        "player": "Talia",
        "species": "oak",
        "turn": None,
        "value": 7,
        "verdict": "rejected",
        "right": 4,
    }
    assert first["proof"]["undue"] == [{"kind": "same_species", "points": 3, "why": "too-short"}]
    assert first["explanations"][0] == {
        "readings": ["pure-any-length"],
        "slip": None,
        "claims": [{"claim": "Talia.oak", "by": "Rina"}],
        "whole": False,
    }


def test_players_and_cards_are_written_by_name_and_id() -> None:
    findings = {each["claim"]: each for each in tree(ruled(DISPUTE))["findings"]}
    assert findings["right.oak"]["value"] == ["Talia"]
    assert findings["path.Talia.oak"]["value"] == ["oak-1", "oak-5"]
    assert findings["path.Talia.oak"]["right"] == ["oak-1", "oak-3", "oak-5"]
    assert findings["path.Talia.oak"]["proof"]["flaws"][0] == {
        "step": 1,
        "why": "not-adjacent",
        "card": "oak-5",
        "before": "oak-1",
        "cells": [[0, 0], [2, 0]],
        "where": None,
        "player": None,
    }


def test_ascii_is_written_where_it_is_asked_for() -> None:
    ruling = ruled(DISPUTE.replace("by: Rina", "by: Zoë"))
    assert "Zoë" in report(ruling)
    assert report(ruling, PLAIN._replace(encoding="ascii")).isascii()
