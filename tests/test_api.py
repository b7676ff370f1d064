"""The library: what a program may import, and what it gets."""

import subprocess
import sys
from pathlib import Path

import pytest

import arbcheck
from arbcheck import Outcome, Problem, Record, Ruling, Span, adjudicate, load, parse, score, validate
from tests.records.written import position


def test_the_public_names_are_those_that_are_listed() -> None:
    assert set(dir(arbcheck)) == set(arbcheck.__all__)
    assert all(getattr(arbcheck, name) for name in arbcheck.__all__)


def test_a_name_that_there_is_not_is_told_like_any_other() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'cheat'"):
        _ = arbcheck.cheat


def test_a_name_is_loaded_when_it_is_first_used() -> None:
    program = (
        "import sys, arbcheck; before = set(sys.modules); arbcheck.load;"
        "print('arbcheck.records' in before, 'arbcheck.api' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "True"]


def test_records_are_loaded_from_a_file_by_its_ending(tmp_path: Path) -> None:
    for name, text in (
        ("two.yaml", position() + "---\n" + position(hand="Oa1")),
        ("one.json", '{"arbcheck": 1}'),
        ("two.jsonl", '{"arbcheck": 1}\n{"arbcheck": 1}\n'),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
    first, second = load(tmp_path / "two.yaml")
    assert isinstance(first, Record)
    assert (first.is_valid, second.is_valid) == (True, False)
    assert (second.document.name, second.document.number) == (str(tmp_path / "two.yaml"), 2)
    assert len(list(load(str(tmp_path / "one.json")))) == 1
    assert len(list(load(tmp_path / "two.jsonl"))) == 2


def test_a_file_that_is_not_there_cannot_be_loaded(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(load(tmp_path / "lost.yaml"))


def test_records_are_read_from_a_text_or_from_bytes() -> None:
    assert [record.is_valid for record in parse(position())] == [True]
    assert [record.is_valid for record in parse(position().encode())] == [True]
    [record] = parse('{"arbcheck": 1}', name="mine", form="json")
    assert (record.document.name, record.document.form) == ("mine", "json")


def test_half_a_surrogate_pair_in_a_text_is_told_like_bytes_that_are_no_text() -> None:
    [record] = parse("title: \ud800\n")
    assert [problem.code for problem in record.problems] == ["ARB002"]


def test_what_is_wrong_with_a_record_comes_in_order_of_place() -> None:
    [record] = parse(position(hand="Oa1 Oa9", arboretum="_"))
    problems = validate(record)
    assert all(isinstance(problem, Problem) for problem in problems)
    assert [(problem.code, problem.at) for problem in problems] == [
        ("ARB120", Span(8, 15, 3)),
        ("ARB122", Span(9, 16, 1)),
    ]


def test_a_record_is_scored() -> None:
    [record] = parse(position())
    outcome = score(record)
    assert isinstance(outcome, Outcome)
    assert outcome.status == "provisional"
    assert outcome.result
    assert [player.total for player in outcome.result.scores] == [0, 0]


def test_a_warning_that_the_score_adds_stands_in_its_place_too() -> None:
    """`finished` stands above the grid whose gap is warned of."""
    head = "arbcheck: 1\nplayers: [Ana, Ben]\nfinished: false\n"
    species = "species: [Oak, Maple, Willow, Cassia, Dogwood, Jacaranda]\n"
    ana = "  Ana:\n    hand: Oa8 Oa7 Oa6 Oa5 Ma3 Ma4 _\n"
    ana += "    arboretum: |\n      Oa1     Wi3\n      Oa4 Ca1 Ca2\n"
    ben = "  Ben: {hand: Wi1 Wi8 Ca3 Ca4 Do1 Do2 Ja3, arboretum: Ja1 Ja2 Ja5 Ja6 Ja8}\n"
    [record] = parse(f"{head}{species}end:\n{ana}{ben}")
    told = [(problem.code, problem.span.line) for problem in score(record).problems]
    assert told == [("ARB215", 3), ("ARB132", 9)]


def test_claims_are_ruled_on() -> None:
    """Talia's Oak is a single 8 that scores nothing; as a path it would be worth 1 + 2."""
    record = next(parse(position(arboretum="Oa8", hand="Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7")))
    ruling = adjudicate(record, ["Talia.oak=3", "Talia.oak=0"])
    assert [(finding.verdict, finding.right) for finding in ruling.findings] == [
        ("rejected", 0),
        ("upheld", 0),
    ]
    assert ruling.findings[0].explanations[0].readings == ("single-card-path",)
    assert isinstance(ruling, Ruling)
    everything = adjudicate(record, scope="all").sensitivity
    assert everything is not None
    assert len(everything.shifts) == 26


def test_a_claim_that_cannot_be_read_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="`Tala` is no player"):
        adjudicate(next(parse(position())), ["Tala=3"])
