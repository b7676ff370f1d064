"""Problems as a SARIF log."""

import json
from typing import Any

from arbcheck import __version__
from arbcheck.problems.registry import page
from arbcheck.reports.outcome import Outcome
from arbcheck.reports.sarif import log
from tests.reports.examples import SAME_CELL, SLIP, UNKNOWN_KEY, checked


def run(*outcomes: Outcome) -> dict[str, Any]:
    """Write a log and return its one run."""
    tree = json.loads(log(outcomes))
    assert tree["version"] == "2.1.0"
    assert tree["$schema"].endswith("sarif-2.1.0.json")
    only: dict[str, Any]
    [only] = tree["runs"]
    return only


def test_all_records_share_one_run_and_its_rules() -> None:
    only = run(checked("invalid", SAME_CELL, SLIP), checked("invalid", SAME_CELL), checked("valid"))
    driver = only["tool"]["driver"]
    assert (driver["name"], driver["version"]) == ("arbcheck", __version__)
    assert only["columnKind"] == "unicodeCodePoints"
    assert [rule["id"] for rule in driver["rules"]] == ["ARB204", "ARB301"]
    assert driver["rules"][0]["shortDescription"]["text"] == page("ARB204").title
    assert driver["rules"][0]["defaultConfiguration"] == {"level": "error"}
    assert [(found["ruleId"], found["ruleIndex"], found["level"]) for found in only["results"]] == [
        ("ARB301", 1, "warning"),
        ("ARB204", 0, "error"),
        ("ARB204", 0, "error"),
    ]


def test_a_result_has_a_region_and_related_places() -> None:
    [found] = run(checked("invalid", SAME_CELL))["results"]
    file = {"uri": "game.yaml"}
    assert found["message"]["text"] == f"{SAME_CELL.message} (R7). {SAME_CELL.help}"
    assert found["locations"] == [
        {
            "physicalLocation": {
                "artifactLocation": file,
                "region": {"startLine": 7, "startColumn": 11, "endColumn": 14},
            }
        }
    ]
    assert found["relatedLocations"] == [
        {
            "id": 1,
            "physicalLocation": {
                "artifactLocation": file,
                "region": {"startLine": 6, "startColumn": 7, "endColumn": 10},
            },
            "message": {"text": "first planted here"},
        }
    ]


def test_a_log_without_problems_has_an_empty_run() -> None:
    only = run(checked("valid"))
    assert (only["results"], only["tool"]["driver"]["rules"]) == ([], [])


def test_messages_are_literal_and_file_names_are_uris() -> None:
    evil = UNKNOWN_KEY._replace(message="{0} [click](https://example.org)\x1b")
    [found] = run(checked("invalid", evil)._replace(file="my games/caf\udce9:1.yaml"))["results"]
    assert found["message"]["text"] == "{{0}} [click] (https://example.org)\\u{{1b}}"
    assert "relatedLocations" not in found
    place = found["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "my%20games/caf%E9%3A1.yaml"
