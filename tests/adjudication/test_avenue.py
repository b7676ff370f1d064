"""Claims about games of Avenue: box by box, the first wrong one first, in every form of the report."""

import json
from pathlib import Path

import pytest

from arbcheck.adjudication.arboretum.spoken import Unreadable
from arbcheck.adjudication.avenue.boxes import name_of, rule_on
from arbcheck.adjudication.avenue.spoken import read_claim
from arbcheck.api import parse
from arbcheck.reports.avenue import ruling
from tests.cli.command import run

HEAD = "arbcheck: 1\ngame: avenue\nplayers: [Ana, Ben]\nsheet: practice\n"
RECORD = f"""{HEAD}rounds:
  - {{farm: D, cards: 5y 5y 1y 2y}}
  - {{farm: C, cards: 6y 6y 3y 4y}}
  - {{farm: F, cards: 6 4}}
moves:
  Ana: [e4 f4 g1 e1, b3 b2 g3 a2, a6 a5]
  Ben: [e4 f4 g1 e1, b3 b2 g3 a2, a6 c6]
finished: false
"""
CLAIMS = """\
claims:
  - {by: Ana, scores: {Ana: {farms: [2, 1, 0], total: -2}}, winner: Ana}
  - {by: Ben, scores: {Ana: {farms: [1, 0, 0]}, Ben: 7}, winner: [Ana, Ben]}
"""
"""Ana has 2, 0 (1 is not more than 2), 1 and -2; Ben has 2, 0, 0 and -8."""


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.yaml"
    path.write_text(RECORD + CLAIMS)
    return str(path)


def test_the_first_wrong_box_is_named_and_what_only_follows_from_it() -> None:
    [read] = parse(RECORD + CLAIMS)
    findings = rule_on(read).findings
    told = [
        (each.name, each.claim.by, each.verdict, each.right, each.first, each.follows) for each in findings
    ]
    assert told == [
        ("Ana.farm-1", "Ana", "upheld", 2, False, False),
        ("Ana.farm-2", "Ana", "rejected", 0, True, False),
        ("Ana.farm-3", "Ana", "rejected", 1, False, True),
        ("Ana.total", "Ana", "upheld", -2, False, False),
        ("winner", "Ana", "upheld", (0,), False, False),
        ("Ana.farm-1", "Ben", "rejected", 2, True, False),
        ("Ana.farm-2", "Ben", "upheld", 0, False, False),
        ("Ana.farm-3", "Ben", "rejected", 1, False, False),
        ("Ben.total", "Ben", "rejected", -8, False, False),
        ("winner", "Ben", "rejected", (0,), False, False),
    ]
    assert findings[2].readings == ("best-so-far", "previous-count")


def test_a_ruling_as_text_says_what_is_right_and_why(record: str) -> None:
    told = run("adjudicate", record)
    assert told.status == 1
    out = " ".join(told.out.split())
    assert ": 10 claims: 4 upheld, 6 rejected " in out
    assert (
        "Rejected: Ana.farm-2 = 1, says Ana Right is 0 (V6, V7). Farm C: 1 connected, must beat 2: 0." in out
    )
    assert "This is the first wrong box; what comes below is held against what is right here." in out
    assert "It follows from the wrong box above it: with that number there it would be right." in out
    assert "It comes out by the misreading best-so-far and previous-count." in out
    assert "Rejected: winner = Ana and Ben, says Ben Right is Ana (V10)." in out


def test_a_ruling_has_other_forms(record: str) -> None:
    tree = json.loads(run("adjudicate", "-f", "json", record).out)
    assert tree["findings"][1] == {
        "claim": "Ana.farm-2",
        "by": "Ana",
        "kind": "farm",
        "player": "Ana",
        "round": 2,
        "value": 1,
        "verdict": "rejected",
        "right": 0,
        "rules": ["V6", "V7"],
        "box": {"farm": "C", "connected": 1, "must_beat": 2, "box": 0},
        "first_wrong_box": True,
        "follows_from_box_above": False,
        "readings": [],
        "why": None,
    }
    assert tree["findings"][4]["value"] == ["Ana"]
    written = run("adjudicate", "-f", "markdown", record).out
    assert written.count("- **rejected**: ") == 6


def test_claims_can_be_spoken(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(RECORD)
    assert run("adjudicate", str(path), "--claim", "Ana=-2", "--claim", "Ana.farm-3=1").status == 0
    assert run("adjudicate", str(path), "--claim", "winner=Ana").status == 0
    assert run("adjudicate", str(path), "--claim", "Ben.purple=1").status == 1
    told = run("adjudicate", str(path), "--claim", "Ana.oak=1")
    assert told.status == 2
    assert "error[ARB441] `oak` is no box of this record" in told.err
    assert "nobody claims anything here" in run("adjudicate", str(path)).err


@pytest.mark.parametrize(
    ("text", "column"),
    [("Ana", 1), ("Ana=x", 5), ("Eve=1", 1), ("Ana.farm-4=1", 5), ("Ana.farm-x=1", 5), ("winner=Eve", 8)],
)
def test_what_is_no_claim_is_told_where(text: str, column: int) -> None:
    with pytest.raises(Unreadable) as caught:
        read_claim(text, ("Ana", "Ben"), 3)
    assert (caught.value.problem.code, caught.value.problem.span.column) == ("ARB441", column)
    assert caught.value.said == text


def test_a_spoken_claim_has_the_name_that_it_was_given() -> None:
    for text in ("Ana.farm-2=3", "Ben.green=0", "Ben.total=7", "winner=Ana"):
        assert name_of(("Ana", "Ben"), read_claim(text, ("Ana", "Ben"), 3)) == text.partition("=")[0]


def test_a_record_of_other_rules_or_with_errors_leaves_claims_undecided() -> None:
    [solo] = parse(RECORD.replace("sheet:", "rules: solo\nsheet:") + CLAIMS)
    assert rule_on(solo).findings == ()
    [wrong] = parse(RECORD.replace("e4 f4", "e4 e4") + CLAIMS)
    found = rule_on(wrong)
    assert {each.verdict for each in found.findings} == {"undecided"}
    told = ruling.as_text(found)
    assert "Not decided: the record has errors." in told
    assert "error[ARB353]" in told


def test_of_an_open_sheet_only_what_cannot_be_is_rejected() -> None:
    sheet = (
        ".. .. .. .. 2 .. 1",
        ".. 6 .. .. .. .. ..",
        ".. 6 .. .. .. .. ..",
        ".. .. .. .. 5 5 ..",
        *[".. .. .. .. .. .. .."] * 2,
    )
    grid = "".join(f"      {row}\n" for row in sheet)
    text = f"{HEAD}rounds:\n  - {{farm: D, cards: 5y 5y 1y 2y}}\n  - {{farm: C, cards: 6 6}}\n"
    text += f"moves: {{Ben: [e4 f4 g1 e1, b3 b2]}}\nend:\n  Ana:\n    roads: |\n{grid}finished: false\n"
    text += "claims: {scores: {Ana: {farms: [9, 1], total: -3}}, winner: [Ana, Ben]}\n"
    [read] = parse(text)
    found = rule_on(read)
    assert [(each.name, each.verdict) for each in found.findings] == [
        ("Ana.farm-1", "rejected"),
        ("Ana.farm-2", "undecided"),
        ("Ana.total", "undecided"),
        ("winner", "undecided"),
    ]
    assert "That cannot be, whenever the roads were drawn (V6, V7)." in ruling.as_text(found)
    assert "the sheet does not tell when its roads were drawn" in " ".join(ruling.as_text(found).split())
