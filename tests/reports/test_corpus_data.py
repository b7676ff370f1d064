"""A corpus run as JSON and as JUnit XML."""

import json
from xml.etree import ElementTree as ET

from arbcheck.reports.corpus_data import as_json, as_junit
from arbcheck.reports.terminal import PLAIN
from tests.reports.corpus_runs import ALL, NO_CASE, PASSING, SURE, VERDICT, differing, failed


def test_json_counts_the_cases_and_lists_their_differences() -> None:
    tree = json.loads(as_json(ALL))
    cases = tree.pop("cases")
    assert tree == {"corpus": 1, "passed": 1, "failed": 1, "not_sent": 1, "unsupported": 1}
    assert [case["status"] for case in cases] == ["passed", "failed", "not-sent", "unsupported"]
    assert cases[1] == {
        "id": "bad-01",
        "file": "cases/sample.yaml",
        "status": "failed",
        "differences": [
            {"where": ["scores", "Ana", "oak"], "expected": "3", "got": "null"},
            {"where": ["winners"], "expected": "Ana, Ben", "got": "Ana"},
        ],
    }


def test_json_tells_what_is_no_case_by_its_problems() -> None:
    (case,) = json.loads(as_json([NO_CASE]))["cases"]
    assert case["id"] == "odd-01"
    assert case["differences"][0]["where"] == ["line 6, column 10"]
    assert case["differences"][0]["got"].startswith("ARB601 ")


def test_json_tells_how_a_program_did() -> None:
    engine = json.loads(as_json(ALL, VERDICT))["engine"]
    assert (engine["asked"], engine["failed"]) == (9, 4)
    assert engine["rules"][1] == {
        "rule": "R11",
        "asked": 4,
        "failed": 3,
        "misreading": "own-one-cancels",
        "explained": 3,
    }
    assert engine["rules"][-1]["rule"] is None
    assert [one["id"] for one in engine["misreadings"]] == ["own-one-cancels", "one-wins", "longest-path"]
    assert engine["misreadings"][0]["answers"] == 8
    assert json.loads(as_json([PASSING], SURE))["engine"]["misreadings"][0]["says"].startswith(
        "The 1 cancels"
    )


def test_json_is_one_line_and_ascii_where_that_is_wanted() -> None:
    all_ran = [failed(differing("scores Žofie", "1", "\ud800"))]
    assert as_json(all_ran).isascii()  # half a letter cannot be written in any other way
    assert "Žofie" in as_json([failed(differing("scores Žofie", "1", "2"))])
    assert as_json(
        [failed(differing("scores Žofie", "1", "2"))], style=PLAIN._replace(encoding="ascii")
    ).isascii()
    assert "\n" not in as_json(ALL)


def test_junit_has_a_test_case_for_each_case() -> None:
    suite = ET.fromstring(as_junit([*ALL, NO_CASE]))  # noqa: S314 - it is our own
    assert dict(suite.attrib) == {
        "name": "arbcheck corpus",
        "tests": "5",
        "failures": "2",
        "errors": "0",
        "skipped": "2",
    }
    names = [(case.get("name"), case.get("classname"), [part.tag for part in case]) for case in suite]
    assert names == [
        ("good-01", "cases/sample.yaml", []),
        ("bad-01", "cases/sample.yaml", ["failure"]),
        ("turns-01", "cases/sample.yaml", ["skipped"]),
        ("three-01", "cases/sample.yaml", ["skipped"]),
        ("odd-01", "cases/sample.yaml", ["failure"]),
    ]
    failures = [part for case in suite for part in case if part.tag == "failure"]
    assert failures[0].get("message") == "scores.Ana.oak: expected 3, got null"
    assert failures[0].text == "scores.Ana.oak: expected 3, got null\nwinners: expected Ana, Ben, got Ana"
    skipped = [part.get("message") for case in suite for part in case if part.tag == "skipped"]
    assert skipped == ["not sent", "answer: expected an answer, got unsupported: three players"]


def test_junit_is_xml_whatever_a_program_writes() -> None:
    odd = failed(differing("answer", "<&>\"'", "\x00\x1b\ud800\ufffe ]]> 桜"), name="a\x01", title="\x02")
    text = as_junit([odd._replace(file="a\udcffb")])
    assert text.isascii()
    (case,) = ET.fromstring(text)  # noqa: S314 - it is our own
    assert (case.get("name"), case.get("classname")) == ("a?", "a?b")
    assert case[0].text == "answer: expected <&>\"', got ???? ]]> 桜"
