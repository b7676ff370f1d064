"""The score report as JSON: keys in order, nothing left out, nothing added (record format, section 4)."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import validator_for

from arbcheck.problems import Span
from arbcheck.reports.json_report import line
from arbcheck.reports.outcome import Outcome
from tests.oracle.boards import SHAPES, hand, random_open_position, random_position
from tests.reports.examples import SAME_CELL, SLIP, UNKNOWN_KEY, checked, opened, outcome, rulebook, seeded

_SCHEMAS = Path(__file__).resolve().parents[2] / "schemas"
SCHEMA = validator_for(json.loads((_SCHEMAS / "report.schema.json").read_text("utf-8")))


def read(what: Outcome) -> dict[str, Any]:
    """Write an outcome, hold it against the schema, and read it back."""
    written = line(what)
    assert "\n" not in written
    tree: dict[str, Any] = json.loads(written)
    SCHEMA.validate(tree)
    return tree


def test_a_report_has_its_keys_in_order() -> None:
    assert [*read(outcome(rulebook()))] == [
        *("report", "file", "record", "game", "title", "status"),
        *("turns", "rights", "scores", "winners", "decided_by", "diagnostics"),
    ]


def test_a_right_holds_sums_by_player_and_names() -> None:
    rights = {right["species"]: right for right in read(outcome(rulebook()))["rights"]}
    assert [*rights] == [*rulebook().species]
    assert rights["oak"] == {
        "species": "oak",
        "sums": {"Talia": 11, "Jonte": 0, "Rina": 7},
        "cancelled": [],
        "holders": ["Talia"],
        "reason": "highest",
    }
    assert rights["royal-poinciana"]["cancelled"] == ["Rina"]
    assert rights["jacaranda"]["holders"] == ["Talia", "Jonte"]


def test_a_score_holds_paths_with_cells_and_breakdown() -> None:
    report = read(outcome(rulebook(), title="Fünf Züge")._replace(turns=28))
    assert (report["title"], report["turns"]) == ("Fünf Züge", 28)
    assert (report["winners"], report["decided_by"]) == (["Talia"], "points")
    talia, _, rina = report["scores"]
    assert (talia["player"], talia["total"], talia["rank"], talia["species_planted"]) == ("Talia", 19, 1, 5)
    assert talia["paths"][5] == {
        "species": "oak",
        "right": True,
        "points": 9,
        "path": ["oak-1", "oak-4", "oak-5", "oak-6"],
        "cells": [[3, 0], [2, 0], [1, 0], [0, 0]],
        "breakdown": {"cards": 4, "same_species": 4, "starts_with_1": 1, "ends_with_8": 0},
    }
    assert talia["paths"][4] == {
        "species": "maple",
        "right": True,
        "points": 0,
        "path": None,
        "cells": None,
        "breakdown": {"cards": 0, "same_species": 0, "starts_with_1": 0, "ends_with_8": 0},
    }
    denied = rina["paths"][1]
    assert (denied["right"], denied["points"]) == (False, 0)
    assert denied["path"] == ["cassia-3", "willow-5", "willow-7", "cassia-8"]
    assert denied["breakdown"] == {"cards": 4, "same_species": 0, "starts_with_1": 0, "ends_with_8": 2}


def test_an_open_report_lists_the_unknown_places_before_the_diagnostics() -> None:
    position = rulebook()
    hidden = (hand("Ja7 Ma6 Ma7 Oa3 Oa8 Rp1 _"), *position.hands[1:])
    report = read(opened(position._replace(hands=hidden)))
    assert [*report][-3:] == ["decided_by", "open", "diagnostics"]
    assert report["open"] == [{"player": "Talia", "place": "hand", "unknown": 1}]
    spruce = report["rights"][0]
    assert (spruce["sums"]["Talia"], spruce["holders"], spruce["reason"]) == (None, None, "highest")
    assert report["scores"][0]["total"] is None


def test_an_open_cancellation_is_null() -> None:
    position = rulebook()._replace(hands=(hand("Ja7 Ma6 Ma7 Oa3 Oa8 Rp5 _"), *rulebook().hands[1:]))
    assert read(opened(position))["rights"][6]["cancelled"] is None


@pytest.mark.parametrize("status", ["invalid", "valid"])
def test_a_record_that_is_not_scored_has_no_score(status: str) -> None:
    problems = (SAME_CELL, UNKNOWN_KEY, SLIP) if status == "invalid" else (SLIP,)
    report = read(checked(status, *problems))
    assert [*report] == ["report", "file", "record", "game", "title", "status", "diagnostics"]
    assert [(found["line"], found["column"]) for found in report["diagnostics"]] == (
        [(2, 18), (7, 11), (9, 501)] if status == "invalid" else [(2, 18)]
    )


def test_a_diagnostic_has_its_keys_in_order() -> None:
    [found] = read(checked("invalid", SAME_CELL))["diagnostics"]
    assert [*found.items()] == [
        ("code", "ARB204"),
        ("severity", "error"),
        ("message", "Oa4 is planted where Oa1 lies"),
        ("rule", "R7"),
        ("line", 7),
        ("column", 11),
    ]


def test_problems_in_one_place_stand_in_order_of_their_codes() -> None:
    twice = (SAME_CELL, SAME_CELL._replace(code="ARB120"), SAME_CELL._replace(at=Span(7, 2)))
    assert [found["code"] for found in read(checked("invalid", *twice))["diagnostics"]] == [
        "ARB204",
        "ARB120",
        "ARB204",
    ]


def test_names_are_written_as_they_are() -> None:
    names = ("Zoë", "田中\u2028", 'a"\\')
    written = line(outcome(rulebook(names)))
    assert "Zoë" in written
    assert [score["player"] for score in read(outcome(rulebook(names)))["scores"]] == [*names]


def test_a_file_name_that_is_no_text_is_escaped() -> None:
    written = line(checked("valid")._replace(file="caf\udce9.yaml"))
    assert written.encode()
    assert json.loads(written)["file"] == "caf\udce9.yaml"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("shape", SHAPES)
def test_every_report_fits_the_schema(players: int, shape: str) -> None:
    rng = seeded(f"{players} {shape}")
    read(outcome(random_position(rng, players, shape)))
    read(outcome(random_position(rng, players, shape)._replace(finished=False), "provisional"))
    read(opened(random_open_position(rng, players, shape, 1, legal=True)))
