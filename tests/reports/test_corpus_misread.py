"""Cases under misreadings as they are drawn: what changes, and the matrix."""

import json

from arbcheck.conformance.deleted import Noticed, by_deletion
from arbcheck.conformance.misread import CHANGED, NOT_SCORED, SAME, Reread, Told, matrix
from arbcheck.reports.corpus_matrix import matrix_json, matrix_text
from arbcheck.reports.corpus_misread import under_json, under_text
from arbcheck.reports.terminal import COLOUR, COLUMNS, width
from tests.reports.corpus_runs import differing, named

CHANGES = (differing("scores Ana total", "3", "4"), differing("winners", "[Ana]", "[Ana, Ben]"))
REREAD = [
    Reread(named("a-01"), CHANGED, CHANGES),
    Reread(named("a-02"), SAME),
    Reread(named("a-03"), NOT_SCORED),
]
MANY = [Told(named(f"a-rather-long-case-{number:02d}"), True, ("one-wins",)) for number in range(9)]
DELETED = by_deletion([Noticed(named("b-01"), ("r13-must-hold",))])
TOLD = [*MANY, Told(named("b-01"), True, ("must-hold",), ("one-wins",)), Told(named("c-01"), False)]


def test_both_values_stand_side_by_side() -> None:
    assert under_text(REREAD, ["one-wins", "must-hold"]) == (
        "CHANGED a-01: a sample\n"
        "  cases/sample.yaml:2\n"
        "                    by the rules  misread\n"
        "  scores.Ana.total  3             4\n"
        "                    ^             ^\n"
        "  winners           [Ana]         [Ana, Ben]\n"
        "                        ^             ^^^^^\n"
        "\n"
        "Under one-wins and must-hold: 1 changed, 1 the same, 1 without a score"
    )


def test_what_changes_is_told_as_json() -> None:
    tree = json.loads(under_json(REREAD, ["one-wins"]))
    assert list(tree) == ["under", "changed", "same", "not_scored", "cases"]
    assert (tree["under"], tree["changed"], tree["same"], tree["not_scored"]) == (["one-wins"], 1, 1, 1)
    assert tree["cases"][0]["differences"][0] == {
        "where": ["scores", "Ana", "total"],
        "rules": "3",
        "under": "4",
    }
    assert tree["cases"][1] == {
        "id": "a-02",
        "file": "cases/sample.yaml",
        "status": "same",
        "differences": [],
    }


def test_the_matrix_has_a_line_for_each_misreading() -> None:
    lines = matrix_text(TOLD, matrix(TOLD), DELETED).split("\n")
    assert max(map(width, lines)) <= COLUMNS
    assert f"  {'must-hold':<24}    1  b-01" in lines
    assert f"  {'start-bonus-two':<24}    0" in lines
    (wins,) = (line for line in lines if line.startswith("  one-wins "))
    assert wins.startswith(f"  {'one-wins':<24}    9  a-rather-long-case-00 a-rather-long-case-01")
    assert wins.endswith("…")
    assert lines[-2].startswith("10 hand-worked cases counted; 1 left out: ")
    assert f"  {'r13-must-hold':<24}    1  b-01" in lines
    assert f"  {'r2-six-species':<24}    0" in lines
    proof = "  r14-no-card-twice: A path may come back to a card. Values rise strictly"
    assert any(line.startswith(proof) for line in lines)


def test_a_misreading_that_nothing_tells_apart_is_red_on_a_terminal() -> None:
    drawn = matrix_text(TOLD, matrix(TOLD), DELETED, COLOUR)
    assert f"\x1b[31m  {'start-bonus-two':<24}    0\x1b[0m" in drawn


def test_the_matrix_is_told_as_json_both_ways() -> None:
    tree = json.loads(matrix_json(TOLD, matrix(TOLD), DELETED))
    assert list(tree) == [
        *("matrix", "counted", "left_out", "misreadings"),
        *("deletions", "equivalent", "cases"),
    ]
    assert (tree["counted"], tree["left_out"]) == (10, 1)
    (row,) = (row for row in tree["misreadings"] if row["id"] == "one-wins")
    assert (row["count"], row["by_other_values"]) == (9, ["b-01"])
    assert tree["cases"][-1] == {
        "id": "b-01",
        "file": "cases/sample.yaml",
        "tells_apart": ["must-hold"],
        "by_other_values": ["one-wins"],
    }


def test_deletions_are_told_as_json_with_the_proofs_of_those_that_change_nothing() -> None:
    tree = json.loads(matrix_json(TOLD, matrix(TOLD), DELETED))
    (row,) = (row for row in tree["deletions"] if row["cases"])
    assert row == {
        "id": "r13-must-hold",
        "rule": "R13",
        "says": "A species that nobody holds is scored by nobody.",
        "misreading": "must-hold",
        "count": 1,
        "cases": ["b-01"],
    }
    assert tree["deletions"][0]["misreading"] is None
    assert all(one["proof"] for one in tree["equivalent"])
