from base64 import b64encode
from pathlib import Path

import pytest

from arbcheck.conformance.case import SUBJECTS, Broken, Case, read_cases, subjects
from arbcheck.problems import Problem
from tests.conformance.cases import POSITION, about, block, read, sound, written

EXPECT = "  status: provisional\n"


def faults(text: str) -> list[tuple[str, int, int]]:
    """Return code, line and column of all that is wrong with a document that is no case."""
    case = read(text)
    assert isinstance(case, Broken)
    return [(problem.code, *problem.span[:2]) for problem in case.problems]


def problems(text: str) -> tuple[Problem, ...]:
    case = read(text)
    assert isinstance(case, Broken)
    return case.problems


def test_a_record_is_a_mapping() -> None:
    case = sound("".join(f"  {line}\n" for line in POSITION.splitlines()), EXPECT)
    assert case.given_as == "record"
    (document,) = subjects(case)
    assert document.tree == case.tree["record"]
    assert document.span(("players",), "key")[:2] == (7, 3)


def test_a_record_is_a_text_with_lines_of_its_own() -> None:
    case = sound(block("text", POSITION), EXPECT)
    assert case.given_as == "text"
    (document,) = subjects(case)
    assert (document.name, document.text) == ("sample-01", POSITION)
    assert document.span(("players",), "key")[:2] == (2, 1)


def test_the_characters_of_a_text_are_all_kept() -> None:
    (document,) = subjects(sound('  text: "  arbcheck: 1\\n  title: x  "\n', EXPECT))
    assert document.text == "  arbcheck: 1\n  title: x  "
    assert document.tree == {"arbcheck": "1", "title": "x"}
    (indented,) = subjects(sound("  text: |2\n     arbcheck: 1\n     title: x\n", EXPECT))
    assert indented.span(("title",), "key")[:2] == (2, 2)


def test_a_text_may_be_json() -> None:
    (document,) = subjects(sound("  text: '{\"arbcheck\": 1}'\n", EXPECT))
    assert document.form == "jsonl"


def test_a_text_may_hold_several_records() -> None:
    found = list(subjects(sound(block("text", f"{POSITION}---\n{POSITION}"), EXPECT)))
    assert [(document.number, document.first_line) for document in found] == [(1, 1), (2, 8)]


def test_a_text_without_a_record_is_one_that_cannot_be_read() -> None:
    (document,) = subjects(sound('  text: ""\n', EXPECT))
    assert [problem.code for problem in document.problems] == ["ARB005"]


def test_a_record_is_given_by_its_bytes() -> None:
    raw = b"\xef\xbb\xbf" + POSITION.encode()
    case = sound(f"  base64: {b64encode(raw).decode()}\n", EXPECT)
    assert case.given_as == "base64"
    (document,) = subjects(case)
    assert document.text == POSITION


def test_bytes_may_be_written_over_several_lines() -> None:
    code = b64encode(POSITION.encode()).decode()
    lines = "\n".join(code[start : start + 60] for start in range(0, len(code), 60))
    (document,) = subjects(sound(block("base64", lines), EXPECT))
    assert document.text == POSITION


def test_a_record_lies_in_a_file_beside_the_case(tmp_path: Path) -> None:
    (tmp_path / "cases.yaml").write_text(written("  file: game.json\n", EXPECT), "utf-8")
    (tmp_path / "game.json").write_text('{"arbcheck": 1}', "utf-8")
    (case,) = read_cases(str(tmp_path / "cases.yaml"))
    assert isinstance(case, Case)
    assert case.given_as == "file"
    (document,) = subjects(case)
    assert (document.name, document.form) == (str(tmp_path / "game.json"), "json")


def test_a_file_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        list(subjects(sound("  file: lost.yaml\n", EXPECT)))


def test_a_file_lies_beside_the_case_and_nowhere_else() -> None:
    assert faults(written("  file: ../secret.yaml\n", EXPECT)) == [("ARB601", 6, 9)]


def test_a_record_is_a_case_itself() -> None:
    case = sound(block("case", written("  x: y\n", EXPECT)), EXPECT)
    assert case.given_as == "case"
    (document,) = subjects(case)
    assert isinstance(document.tree, dict)
    assert document.tree["id"] == "sample-01"


def test_a_record_is_given_in_one_way() -> None:
    assert SUBJECTS == ("text", "base64", "file", "case")
    both = sound("  text: a\n  file: b.yaml\n  arbcheck: 1\n", EXPECT)
    assert both.given_as == "text"


def test_a_case_tells_its_texts_and_lists() -> None:
    case = sound("  {}\n", EXPECT, "rules: [R1, R2]\nwhy: it shows how\n")
    assert (case.id, case.text("title"), case.text("why")) == ("sample-01", "a sample", "it shows how")
    assert case.texts("rules") == ("R1", "R2")
    assert (case.text("rules"), case.texts("title"), case.texts("decisions"), case.text("x")) == (
        "",
        (),
        (),
        "",
    )
    assert case.expect == {"status": "provisional"}


def test_a_case_tells_the_codes_that_it_expects() -> None:
    told = about("diagnostics: [{code: ARB204, severity: error, line: 1, column: 1}]")
    assert told.codes == {"ARB204"}
    assert about("winners: [Ben]").codes == frozenset()


def test_a_case_lacks_a_key() -> None:
    assert faults("case: 1\nid: sample-01\nrecord: {}\nexpect: {status: final}\n") == [("ARB601", 1, 1)] * 2
    assert [problem.message for problem in problems("id: sample-01\ncase: 1\n")] == [
        "the case lacks the key `title`",
        "the case lacks the key `origin`",
        "the case lacks the key `record`",
        "the case lacks the key `expect`",
    ]


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("why: []", 6),
        ("origins: hand-made", 1),
        ("rules: [R0]", 9),
        ("rules: R1", 8),
        ("decisions: [D-1]", 13),
        ("decisions: [D-001, D-998]", 20),
        ("under: [no-such-reading]", 9),
        ("under: [Pure]", 9),
    ],
)
def test_a_case_has_a_fault(line: str, column: int) -> None:
    assert faults(written("  {}\n", EXPECT, f"{line}\n")) == [("ARB601", 5, column)]


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("status: lost", 11),
        ("rights: {fir: {reason: tie}}", 12),
        ("rights: {oak: {reason: luck}}", 26),
        ("rights: {oak: {sums: {Ana: many}}}", 30),
        ("scores: {Ana: {total: +3}}", 25),
        ("scores: {Ana: {oak: {points: 010}}}", 32),
        ("scores: {Ana: {oak: {path: {}}}}", 30),
        ("winners: Ben", 12),
        ("decided_by: luck", 15),
        ("claims: {Ana.oak: {right: 3}}", 12),
        ("claims: {Ana.oak: {verdict: upheld, readings: [no-such-reading]}}", 50),
        ("diagnostics: [{code: ARB999, severity: error, line: 1, column: 1}]", 24),
        ("diagnostics: [{code: ARB299, severity: error, line: 1, column: 1}]", 24),
        ("diagnostics: [{code: ARB204, severity: fatal, line: 1, column: 1}]", 42),
        ("diagnostics: [{code: ARB204, severity: error, line: 0, column: 1}]", 55),
        ("diagnostics: ARB204", 16),
    ],
)
def test_what_a_case_expects_has_a_fault(line: str, column: int) -> None:
    assert faults(written(block("text", "a"), f"  {line}\n")) == [("ARB601", 9, column)]


def test_a_case_expects_something() -> None:
    assert faults(written("  {}\n", "  {}\n")) == [("ARB601", 8, 3)]


def test_of_a_text_line_and_column_of_a_diagnostic_are_expected() -> None:
    told = "  diagnostics: [{code: ARB204, severity: error}]\n"
    assert isinstance(read(written("  {}\n", told)), Case)
    for kind in ("text: a", "base64: YQ==", "file: a.yaml", "case: a"):
        assert faults(written(f"  {kind}\n", told)) == [("ARB601", 8, 17)] * 2


@pytest.mark.parametrize("code", ["YQ", "YWI", "YWJjZ", "Y=", "é", "YQ==YQ=="])
def test_what_is_no_base64_is_no_record(code: str) -> None:
    assert faults(written(f"  base64: {code}\n", EXPECT)) == [("ARB601", 6, 11)]


def test_a_decision_that_exists_may_be_named() -> None:
    assert sound("  {}\n", EXPECT, "decisions: [D-001]\nunder: [pure-any-length]\n").texts("under")
    told = "  claims: {Ana.oak: {verdict: upheld, readings: [pure-any-length]}, x-note: {}}\n  x-mine: []\n"
    assert isinstance(read(written("  {}\n", told)), Case)


def test_misreadings_of_a_case_go_together() -> None:
    assert faults(written("  {}\n", EXPECT, "under: [pure-flat-one, longest-path, pure-any-length]\n")) == [
        ("ARB601", 5, 38)
    ]
    (told,) = problems(written("  {}\n", EXPECT, "under: [longest-path, several-paths]\n"))
    assert told.message == "longest-path and several-paths exclude each other"
    assert [span[:2] for span, _ in told.also] == [(5, 9)]
    twice = sound("  {}\n", EXPECT, "under: [one-wins, one-wins, longest-path]\n")
    assert twice.reading == {"one-wins", "longest-path"}


def test_a_case_may_be_under_misreadings_of_scores_and_of_play_at_once() -> None:
    assert sound("  {}\n", EXPECT, "under: [one-wins, one-last-round]\n").reading == {
        "one-wins",
        "one-last-round",
    }
    (told,) = problems(written("  {}\n", EXPECT, "under: [one-last-round, end-when-cannot-draw]\n"))
    assert told.message == "one-last-round and end-when-cannot-draw exclude each other"


def test_what_the_loader_refuses_is_told_as_it_is_of_a_record() -> None:
    assert faults(written("  {}\n", EXPECT, "title: again\n")) == [("ARB006", 5, 1)]
    assert faults("case: [1\n") == [("ARB004", 2, 1)]
    assert faults("") == [("ARB005", 1, 1)]
    assert faults(written("  {}\n", EXPECT, "why: &why because\nrules: [R0]\n")) == [
        ("ARB007", 5, 6),
        ("ARB601", 6, 9),
    ]


@pytest.mark.parametrize("text", ["- case: 1\n", "case\n"])
def test_a_case_is_a_mapping(text: str) -> None:
    assert faults(text) == [("ARB601", 1, 1)]


def test_a_file_holds_several_cases_and_records_beside_them(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    other = written("  {}\n", EXPECT).replace("sample-01", "other-01")
    path.write_text("\n---\n".join([written("  {}\n", EXPECT), POSITION, other, "case: 2"]), "utf-8")
    first, second, third = read_cases(str(path))
    assert isinstance(first, Case)
    assert isinstance(second, Case)
    assert (first.id, second.id) == ("sample-01", "other-01")
    assert isinstance(third, Broken)
    assert {problem.span.line for problem in third.problems} == {third.document.first_line + 1}


def test_a_case_that_is_written_like_a_record_is_still_a_case(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text("arbcheck: 1\ncase: 1\n", "utf-8")
    (case,) = read_cases(str(path))
    assert isinstance(case, Broken)


def test_an_id_stands_once_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text("---\n".join([written("  {}\n", EXPECT)] * 3), "utf-8")
    first, *again = read_cases(str(path))
    assert isinstance(first, Case)
    for number, case in enumerate(again, 1):
        assert isinstance(case, Broken)
        (told,) = case.problems
        assert (told.code, told.span[:2]) == ("ARB601", (2 + 9 * number, 5))
        assert told.also == ((first.document.span(("id",)), "first here"),)


def test_cases_that_cannot_be_read_are_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        list(read_cases("lost.yaml"))
