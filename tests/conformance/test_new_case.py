"""A record made into a case: it passes, it says everything, and it counts for nothing."""

import json
from base64 import b64decode
from io import BytesIO
from pathlib import Path

import pytest

from arbcheck.conformance.case import Case, read_cases
from arbcheck.conformance.coverage import cover
from arbcheck.conformance.index import scan
from arbcheck.conformance.new_case import new_case
from arbcheck.conformance.run import differences
from arbcheck.records.sources import read_sources
from arbcheck.records.stream import documents
from tests.conformance.cases import POSITION
from tests.test_corpus import SOUND


def made(path: Path, raw: bytes | str) -> list[str | None]:
    """Return the cases that are made of the records of a file."""
    path.write_bytes(raw.encode() if isinstance(raw, str) else raw)
    sources = list(read_sources([str(path)]))
    return [new_case(source) if not isinstance(source, tuple) else None for source in sources]


def one(path: Path, raw: bytes | str) -> str:
    (text,) = made(path, raw)
    assert text is not None
    return text


def read(path: Path, text: str) -> Case:
    """Return the case that is written beside a record."""
    beside = path.parent / "case.yaml"
    beside.write_text(text, "utf-8")
    (case,) = read_cases(str(beside))
    assert isinstance(case, Case)
    return case


def way(text: str) -> str:
    """Return the first line below `record`."""
    lines = text.splitlines()
    return lines[lines.index("record:") + 1]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "Club night, 3rd game.yaml"


def test_a_case_says_everything_that_arbcheck_says(record: Path) -> None:
    text = one(record, POSITION + "title: 'Our game: the third'\n")
    remark, _, rest = text.partition("case: 1\n")
    assert all(line.startswith("# ") for line in remark.splitlines())
    assert "computed" in remark
    indented = "".join(f"    {line}\n" for line in POSITION.splitlines())
    assert (
        rest
        == f"""\
id: club-night-3rd-game-01
title: "Our game: the third"
rules: []
decisions: []
origin: computed
why: ""
record:
  text: |
{indented}    title: 'Our game: the third'
expect:
  status: provisional
  rights:
    cassia: {{sums: {{Ana: 4, Ben: 5}}, holders: [Ben], reason: highest, cancelled: []}}
    dogwood: {{sums: {{Ana: 7, Ben: 2}}, holders: [Ana], reason: highest, cancelled: []}}
    jacaranda: {{sums: {{Ana: 2, Ben: 8}}, holders: [Ben], reason: highest, cancelled: []}}
    maple: {{sums: {{Ana: 3, Ben: 13}}, holders: [Ben], reason: highest, cancelled: []}}
    oak: {{sums: {{Ana: 13, Ben: 3}}, holders: [Ana], reason: highest, cancelled: []}}
    willow: {{sums: {{Ana: 6, Ben: 1}}, holders: [Ana], reason: highest, cancelled: []}}
  scores:
    Ana:
      total: 3
      rank: 2
      species_planted: 1
      cassia: {{right: false, points: 0, path: null}}
      dogwood: {{right: true, points: 0, path: null}}
      jacaranda: {{right: false, points: 0, path: null}}
      maple: {{right: false, points: 0, path: null}}
      oak: {{right: true, points: 3, path: Oa1 Oa4, cells: [[0, 0], [1, 0]], cards: 2, same_species: 0, \
starts_with_1: 1, ends_with_8: 0}}
      willow: {{right: true, points: 0, path: null}}
    Ben:
      total: 5
      rank: 1
      species_planted: 1
      cassia: {{right: true, points: 0, path: null}}
      dogwood: {{right: false, points: 0, path: null}}
      jacaranda: {{right: true, points: 0, path: null}}
      maple: {{right: true, points: 5, path: Ma1 Ma8, cells: [[0, 0], [1, 0]], cards: 2, same_species: 0, \
starts_with_1: 1, ends_with_8: 2}}
      oak: {{right: false, points: 0, path: null}}
      willow: {{right: false, points: 0, path: null}}
  winners: [Ben]
  decided_by: points
  diagnostics: []
"""
    )


def test_it_passes_and_fails_as_soon_as_a_value_is_changed(record: Path) -> None:
    text = one(record, POSITION)
    assert differences(read(record, text)) == []
    assert [each.where for each in differences(read(record, text.replace("total: 5", "total: 6")))] == [
        ("scores", "Ben", "total")
    ]


def test_it_covers_nothing_until_a_person_has_changed_the_mark(record: Path) -> None:
    text = one(record, POSITION).replace("rules: []", "rules: [R10]")
    assert not any(covered.cases for covered in cover([read(record, text)]))
    assert [found.confirmed for found in scan(text, "case.yaml")] == [False]
    changed = read(record, text.replace("origin: computed", "origin: hand-made"))
    assert [covered.id for covered in cover([changed]) if covered.cases] == ["R10"]


def test_a_record_with_errors_has_them_with_line_and_column(record: Path) -> None:
    text = one(record, POSITION.replace("Oa8", "Oa9") + "venue: the club\n")
    assert text.partition("expect:\n")[2] == (
        "  status: invalid\n"
        "  diagnostics:\n"
        "    - {code: ARB120, severity: error, line: 5, column: 15}\n"
        "    - {code: ARB101, severity: error, line: 8, column: 1}\n"
    )


def test_unknown_cards_leave_values_open(record: Path) -> None:
    text = one(record, POSITION.replace("Ma7 Ca5", "_ Ca5"))
    assert "  status: open\n" in text
    assert "null" in text.partition("  winners:")[0]
    assert "ARB215" in text
    assert differences(read(record, text)) == []


def test_each_record_of_a_file_makes_a_case_of_its_own(record: Path) -> None:
    texts = made(
        record, POSITION.replace("Oa8", "Oa9") + "---\n" + POSITION.replace("Ma8", "Ma9") + "---\n{}\n"
    )
    cases = [read(record, text or "") for text in texts]
    assert [case.id[-3:] for case in cases] == ["-01", "-02", "-03"]
    assert all(not differences(case) for case in cases)


def test_a_record_that_begins_further_down_counts_its_own_lines(record: Path) -> None:
    _, second = made(record, POSITION + "---\n" + POSITION.replace("Ma8", "Ma9"))
    assert "{code: ARB120, severity: error, line: 7, column: " in (second or "")


def test_a_record_without_a_title_gets_one(record: Path) -> None:
    assert "title: record 1 of club-night-3rd-game\n" in one(record, POSITION)
    assert "id: record-01\n" in one(record.with_name("桜.yaml"), POSITION)


def test_a_title_of_several_lines_is_put_on_one(record: Path) -> None:
    assert "title: one two three\n" in one(record, POSITION + "title: |\n  one\n  two   three\n")


@pytest.mark.parametrize(
    ("raw", "first"),
    [
        (POSITION, "  text: |"),
        (POSITION.removesuffix("\n"), "  text: |-"),
        (POSITION + "\n\n", "  text: |+"),
        ("\n" + POSITION, "  text: |2"),
        ("\n\n", "  text: |2+"),
        ("".join(f"   {line}\n" for line in POSITION.splitlines()), "  text: |2"),
        ("# \ttab, no-break\xa0space, 桜 😀\n" + POSITION, "  text: |"),
        (POSITION.replace("\n", "\r\n"), "  base64: |"),
        (POSITION.replace("Oa8", "Oa8\x07"), "  base64: |"),
        (POSITION + "# \u2028", "  base64: |"),
        ("", "  base64: |"),
        (POSITION.encode() + b"# \xff", "  base64: |"),
        ("\ufeff" + POSITION, "  text: |"),
        (POSITION.encode("utf-16"), "  base64: |"),
        ("---\n" + POSITION + "...\n", "  text: |"),
    ],
)
def test_a_record_stands_in_a_case_as_text_or_as_bytes(raw: bytes | str, first: str, record: Path) -> None:
    text = one(record, raw)
    assert way(text) == first
    assert differences(read(record, text)) == []


def test_an_undecodable_file_is_given_by_its_own_bytes(record: Path) -> None:
    raw = POSITION.encode() + b"# \xff" * 40
    text = one(record, raw)
    assert b64decode(text.partition("base64: |\n")[2].partition("expect:")[0]) == raw
    assert max(map(len, text.partition("base64: |\n")[2].partition("expect:")[0].splitlines())) == 80


def test_json_stays_json(tmp_path: Path) -> None:
    tree = {"arbcheck": 1, "players": ["Ana", "Ben"], "finished": False}
    text = one(tmp_path / "game.json", json.dumps(tree, indent=1))
    assert way(text) == "  text: |-"
    assert differences(read(tmp_path / "game.json", text)) == []


def test_what_means_something_else_without_its_name_is_named(tmp_path: Path) -> None:
    path = tmp_path / "slip.json"
    text = one(path, '{"arbcheck": 1, # a comment\n}')
    assert way(text) == "  file: slip.json"
    assert "ARB012" in text
    assert differences(read(path, text)) == []


def test_a_record_that_cannot_stand_in_a_case_makes_none(tmp_path: Path) -> None:
    assert made(tmp_path / "a slip.json", '{"arbcheck": 1, # a comment\n}') == [None]
    assert made(tmp_path / "slips.jsonl", '{"arbcheck": 1, x: 1}\n' * 2) == [None, None]
    one_undecodable = POSITION.encode() + b"---\n" + POSITION.encode() + b"# \xff\n"
    assert [text is None for text in made(tmp_path / "two.yaml", one_undecodable)] == [False, True]


def test_standard_input_has_no_file_to_be_named() -> None:
    (document,) = documents(BytesIO(POSITION.encode()), "-", form="yaml")
    assert "id: record-01\n" in (new_case(document) or "")
    (slip,) = documents(BytesIO(b'{"arbcheck": 1, # a comment\n}'), "-", form="json")
    assert new_case(slip) is None


def test_the_records_of_the_corpus_make_cases_that_pass(tmp_path: Path) -> None:
    made_of = [case for case in SOUND if case.given_as == "text" and isinstance(case.expect, dict)]
    for case in made_of[::5]:
        if isinstance(case.expect, dict) and case.expect.get("status") != "open":
            path = tmp_path / "record.yaml"
            text = one(path, case.document.untrimmed(("record", "text")))
            assert differences(read(path, text)) == [], case.id


def test_verdicts_on_the_claims_of_a_record_are_expected(tmp_path: Path) -> None:
    path = tmp_path / "dispute.yaml"
    text = one(path, POSITION + "claims: {scores: {Ana: {Oak: 4}}, winner: Ben}\n")
    assert "  claims:\n    Ana.oak: {verdict: rejected, right: 3, readings: [start-bonus-two]," in text
    assert "    winner: {verdict: upheld, right: [Ben], readings: [], slips: []}\n" in text
    assert differences(read(path, text)) == []
