"""Which cases a corpus has, which of them are wanted, and what becomes of them."""

import os
from base64 import b64encode
from pathlib import Path

import pytest

from arbcheck.conformance.case import Broken, Case
from arbcheck.conformance.run import Difference
from arbcheck.conformance.suite import FAILED, PASSED, Corpus, Selection, read_corpus, run_cases
from tests.conformance.cases import POSITION, block

CASE = f"""\
case: 1
id: NAME
title: Jonte's Oak is long
rules: [R14, R15]
decisions: [D-002]
origin: hand-made
record:
{block("text", POSITION)}expect:
  status: provisional
  diagnostics: []
"""
REFUSED = CASE.replace("Oa8", "Oa9").replace("[D-002]", "[]").replace("[R14, R15]", "[R1]")
REFUSED = REFUSED.replace("provisional", "invalid").replace(
    "diagnostics: []", "diagnostics: [{code: ARB120, severity: error, line: 5, column: 15}]"
)


def write(path: Path, *names: str, text: str = CASE) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("---\n".join(text.replace("NAME", name) for name in names), "utf-8")
    return str(path)


def ids(corpus: Corpus) -> list[str]:
    return [case.id for case in corpus.cases if isinstance(case, Case)]


def broken(corpus: Corpus) -> list[tuple[str, str]]:
    """Return file and message of what is no case."""
    return [
        (os.path.basename(case.document.name), case.problems[0].message)
        for case in corpus.cases
        if isinstance(case, Broken)
    ]


# Where cases come from


def test_files_folders_and_patterns_have_cases(tmp_path: Path) -> None:
    one = write(tmp_path / "one.yaml", "a-01", "a-02")
    write(tmp_path / "deep" / "er" / "two.yml", "b-01")
    assert ids(read_corpus([one])) == ["a-01", "a-02"]
    assert ids(read_corpus([str(tmp_path)])) == ["b-01", "a-01", "a-02"]
    assert ids(read_corpus([str(tmp_path / "*.yaml"), str(tmp_path / "deep")])) == ["a-01", "a-02", "b-01"]


def test_hidden_folders_and_files_of_other_kinds_are_passed_over(tmp_path: Path) -> None:
    write(tmp_path / "one.YAML", "a-01")
    write(tmp_path / ".old" / "one.yaml", "a-02")
    (tmp_path / "notes.txt").write_text("no case")
    (tmp_path / "record.json").write_text("{")
    assert read_corpus([str(tmp_path)]).files == (str(tmp_path / "one.YAML"),)


def test_a_file_that_is_named_is_read_whatever_it_is_called(tmp_path: Path) -> None:
    assert ids(read_corpus([write(tmp_path / "cases.txt", "a-01")])) == ["a-01"]


def test_a_file_that_is_named_twice_is_read_once(tmp_path: Path) -> None:
    one = write(tmp_path / "one.yaml", "a-01")
    corpus = read_corpus([one, str(tmp_path), str(tmp_path / "." / "one.yaml")])
    assert (ids(corpus), corpus.files) == (["a-01"], (one,))


def test_inputs_that_cannot_be_opened_are_told_and_stop_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost, shut = str(tmp_path / "lost.yaml"), write(tmp_path / "shut.yaml", "a-01")
    (tmp_path / "empty").mkdir()
    there = write(tmp_path / "there.yaml", "a-02")

    def opened(path: str, mode: str) -> object:
        if path == shut:
            raise PermissionError(13, "Permission denied", path)
        return open(path, mode)

    monkeypatch.setattr("arbcheck.conformance.case.open", opened, raising=False)
    corpus = read_corpus([lost, shut, str(tmp_path / "empty"), there])
    assert ids(corpus) == ["a-02"]
    assert [(missing.name, missing.problem.message) for missing in corpus.missing] == [
        (str(tmp_path / "empty"), "no records found: nothing below it ends with .yaml, .yml, .json, .jsonl"),
        (lost, "cannot be read: No such file or directory"),
        (shut, "cannot be read: Permission denied"),
    ]


def test_a_record_beside_the_cases_is_no_case(tmp_path: Path) -> None:
    write(tmp_path / "one.yaml", "a-01")
    (tmp_path / "record.yaml").write_text(POSITION)
    assert (ids(read_corpus([str(tmp_path)])), broken(read_corpus([str(tmp_path)]))) == (["a-01"], [])


def test_a_broken_file_that_a_case_is_about_is_no_broken_case(tmp_path: Path) -> None:
    about = CASE.replace(block("text", POSITION), "  file: slip.yaml\n")
    write(tmp_path / "one.yaml", "a-01", text=about)
    (tmp_path / "slip.yaml").write_text("players: [\n")
    (tmp_path / "other.yaml").write_text("players: [\n")
    assert [name for name, _ in broken(read_corpus([str(tmp_path)]))] == ["other.yaml"]
    assert len(broken(read_corpus([str(tmp_path), str(tmp_path / "slip.yaml")]))) == 2


def test_an_id_is_that_of_one_case_in_the_whole_corpus(tmp_path: Path) -> None:
    one = write(tmp_path / "one.yaml", "a-01", "a-02")
    write(tmp_path / "two.yaml", "b-01", "a-02", "b-01")
    (tmp_path / "three.yaml").write_text("[]\n")
    corpus = read_corpus([str(tmp_path)])
    assert ids(corpus) == ["a-01", "a-02", "b-01"]
    line = (CASE + "---\n" + CASE).splitlines().index("---") + 3
    assert broken(corpus)[1:] == [
        ("two.yaml", f"the id a-02 is that of {one}:{line} too"),
        ("two.yaml", "the id b-01 stands twice"),
    ]


# Which are wanted


@pytest.mark.parametrize(
    ("selection", "wanted"),
    [
        (Selection(), ["a-01", "b-01"]),
        (Selection("b-"), ["b-01"]),
        (Selection("B-0"), ["b-01"]),
        (Selection("jonte's OAK"), ["a-01", "b-01"]),
        (Selection("maple"), []),
        (Selection(rules=frozenset({"R15", "R16"})), ["a-01"]),
        (Selection(rules=frozenset({"R1", "R14"})), ["a-01", "b-01"]),
        (Selection(decisions=frozenset({"D-002"})), ["a-01"]),
        (Selection(codes=frozenset({"ARB120"})), ["b-01"]),
        (Selection("b", frozenset({"R15"})), []),
        (Selection("", frozenset({"R1"}), frozenset({"D-002"})), []),
        (Selection("", frozenset({"R1"}), frozenset(), frozenset({"ARB120", "ARB121"})), ["b-01"]),
    ],
)
def test_cases_are_chosen_by_what_they_are_about(
    selection: Selection, wanted: list[str], tmp_path: Path
) -> None:
    write(tmp_path / "a.yaml", "a-01")
    write(tmp_path / "b.yaml", "b-01", text=REFUSED)
    chosen = read_corpus([str(tmp_path)]).selected(selection)
    assert [case.id for case in chosen if isinstance(case, Case)] == wanted


def test_what_is_no_case_is_always_told(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("case: 1\n")
    assert len(read_corpus([str(tmp_path)]).selected(Selection("nothing"))) == 1


# What becomes of them


def test_cases_pass_or_fail_where_they_stand(tmp_path: Path) -> None:
    path = write(tmp_path / "a.yaml", "a-01")
    failing = write(tmp_path / "b.yaml", "b-01", "b-02", text=CASE.replace("provisional", "final"))
    first, _, third = run_cases(read_corpus([str(tmp_path)]).cases)
    assert first[:5] == ("a-01", path, 2, PASSED, ())
    line = len(CASE.splitlines()) + 3
    assert third[:5] == ("b-02", failing, line, FAILED, (Difference(("status",), "final", "provisional"),))


def test_what_is_no_case_fails_with_its_problems(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("# nothing\n---\ncase: 1\nid: c-01\ntitle: x\n---\n- y\n---\nid: ''\n")
    all_ran = list(run_cases(read_corpus([str(tmp_path)]).cases))
    assert [ran[0] for ran in all_ran] == ["c-01", "a.yaml:6", "a.yaml:8"]
    assert {ran.status for ran in all_ran} == {FAILED}
    assert all_ran[0].differences == tuple(
        Difference(("line 3, column 1",), "a case", f"ARB601 the case lacks the key `{key}`")
        for key in ("origin", "record", "expect")
    )
    assert all_ran[0].line == 3


def test_a_case_given_as_bytes_runs_like_any_other(tmp_path: Path) -> None:
    raw = b64encode(POSITION.encode()).decode()
    path = write(
        tmp_path / "a.yaml", "a-01", text=CASE.replace(block("text", POSITION), f"  base64: {raw}\n")
    )
    assert [ran.status for ran in run_cases(read_corpus([path]).cases)] == [PASSED]
