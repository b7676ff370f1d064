import json
from pathlib import Path

import pytest

from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, outcome_of
from tests.cli.command import FAULTY, FINAL, OPEN, RULEBOOK, run


def test_the_rulebook_example_is_scored() -> None:
    told = run("score", RULEBOOK)
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith("Talia wins with 19 points")
    assert told.out.endswith("\n")
    assert not told.out.endswith("\n\n")


def test_one_record_has_no_heading_and_several_have_one_each(tmp_path: Path) -> None:
    path = tmp_path / "games.yaml"
    path.write_text(f"{FINAL}\n---\n{FAULTY}\n---\n{OPEN}", "utf-8")
    told = run("score", str(path), RULEBOOK)
    headings = [line for line in told.out.splitlines() if line.startswith("== ")]
    assert headings == [f"== {path}#{number} ==" for number in (1, 2, 3)] + [f"== {RULEBOOK}#1 =="]
    assert told.status == 1
    assert "== " not in run("score", RULEBOOK).out


def test_what_is_wrong_with_a_record_stands_among_the_results() -> None:
    told = run("score", "-", given=FAULTY.encode())
    assert (told.status, told.err) == (1, "")
    assert "-:2:1: error[ARB504]" in told.out
    assert told.out.endswith("-#1: invalid: 2 errors\n")


def test_a_record_that_breaks_arbcheck_costs_that_record_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(record: Record) -> Outcome:
        if "breaks" in str(record.title):
            raise KeyError("")
        return outcome_of(record)

    monkeypatch.setattr("arbcheck.cli.score.outcome_of", breaks)
    path = tmp_path / "games.yaml"
    path.write_text(f"{FINAL}\n---\n{FINAL.replace('title: ', 'title: breaks ', 1)}\n---\n{FINAL}", "utf-8")
    told = run("score", "-q", str(path))
    assert told.status == 1
    assert [line.split(": ")[1].split(" ")[0] for line in told.out.splitlines()] == [
        "final",
        "invalid",
        "final",
    ]
    told = run("score", "-f", "json", "--record", "2", str(path))
    found = json.loads(told.out)["diagnostics"]
    line = FINAL.count("\n") + 2
    assert [(each["code"], each["line"], each["column"]) for each in found] == [("ARB013", line, 1)]
    assert found[0]["message"] == "arbcheck failed on this record: KeyError('')"


def test_quiet_is_a_line_a_record(tmp_path: Path) -> None:
    path = tmp_path / "games.yaml"
    path.write_text(f"{FINAL}\n---\n{FAULTY}", "utf-8")
    told = run("score", "-q", str(path))
    assert told.out.splitlines()[1] == f"{path}#2: invalid: 2 errors"
    assert len(told.out.splitlines()) == 2


def test_json_is_an_object_a_record_in_the_order_of_the_inputs() -> None:
    told = run("score", "-f", "json", RULEBOOK, "-", given=f"{OPEN}\n---\n{FAULTY}".encode())
    reports = [json.loads(line) for line in told.out.splitlines()]
    assert [(report["file"], report["record"], report["status"]) for report in reports] == [
        (RULEBOOK, 1, "final"),
        ("-", 1, "open"),
        ("-", 2, "invalid"),
    ]


def test_where_no_input_can_be_opened_nothing_is_printed() -> None:
    for options in ([], ["-q"], ["-f", "json"]):
        told = run("score", *options, "lost.yaml", "found\x1b.yaml")
        assert (told.status, told.out) == (2, "")
        assert told.err.splitlines() == [
            "arbcheck: error[ARB001] lost.yaml: cannot be read: No such file or directory",
            "arbcheck: error[ARB001] found\\u{1b}.yaml: cannot be read: No such file or directory",
        ]


def test_one_that_cannot_be_opened_does_not_stop_the_others() -> None:
    told = run("score", "-q", "lost.yaml", RULEBOOK)
    assert told.status == 2
    assert len(told.out.splitlines()) == 1


def test_a_record_is_picked_by_its_number_in_each_file(tmp_path: Path) -> None:
    path = tmp_path / "games.yaml"
    path.write_text(f"{FINAL}\n---\n{OPEN}", "utf-8")
    assert run("score", str(path), "--record", "1").out == run("score", RULEBOOK).out
    told = run("score", "-q", "--record", "2", RULEBOOK, str(path))
    assert told.status == 3
    assert told.out.startswith(f"{path}#2: open")
    assert len(told.out.splitlines()) == 1


def test_a_number_that_no_input_has_is_wrong_usage(tmp_path: Path) -> None:
    told = run("score", RULEBOOK, "--record", "7")
    assert told == (2, "", "arbcheck: no input has a record 7\n")
    lost = run("score", str(tmp_path / "lost.yaml"), "--record", "7")
    assert lost.status == 2
    assert "ARB001" in lost.err
    assert "record 7" not in lost.err


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a record in each of these files."""
    base = tmp_path / "games"
    for name in (
        "b.yaml",
        "a/z.yml",
        "a/é.json",
        "a/B.JSONL",
        "A.yaml",
        "a-b/c.yaml",
        ".hidden/d.yaml",
        "e.txt",
    ):
        path = base / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(FAULTY if name.lower().endswith(("yaml", "yml")) else "{}", "utf-8")
    (base / "link.yaml").symlink_to(base / "b.yaml")
    (base / "linked").symlink_to(base / "a")
    return base


def names(out: str, folder: Path) -> list[str]:
    return [line.partition("#")[0].removeprefix(f"{folder}/") for line in out.splitlines()]


def test_a_folder_means_the_records_below_it_in_byte_order(folder: Path) -> None:
    told = run("score", "-q", str(folder))
    assert names(told.out, folder) == ["A.yaml", "a-b/c.yaml", "a/B.JSONL", "a/z.yml", "a/é.json", "b.yaml"]


def test_a_link_or_a_hidden_folder_that_is_named_is_read(folder: Path) -> None:
    assert names(run("score", "-q", str(folder / ".hidden")).out, folder) == [".hidden/d.yaml"]
    assert names(run("score", "-q", str(folder / "link.yaml")).out, folder) == ["link.yaml"]
    assert len(run("score", "-q", str(folder / "linked")).out.splitlines()) == 3


def test_a_pattern_means_the_files_that_fit(folder: Path) -> None:
    told = run("score", "-q", f"{folder}/**/*.y*ml")
    assert names(told.out, folder)[:3] == ["A.yaml", "a-b/c.yaml", "a/z.yml"]
    assert names(run("score", "-q", f"{folder}/?.txt").out, folder) == ["e.txt"]
    lost = run("score", f"{folder}/*.toml")
    assert lost.status == 2
    assert "no file has a name of this pattern" in lost.err


def test_a_name_that_looks_like_a_pattern_is_a_name_where_a_file_has_it(tmp_path: Path) -> None:
    path = tmp_path / "game[1].yaml"
    path.write_text(FINAL, "utf-8")
    assert run("score", str(path)).status == 0


def test_a_folder_that_cannot_be_looked_into_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    scandir = os.scandir

    def guarded(path: str) -> object:
        if path.endswith("a-b"):
            raise PermissionError(13, "Permission denied", path)
        return scandir(path)

    monkeypatch.setattr(os, "scandir", guarded)
    told = run("score", "-q", str(folder))
    assert names(told.out, folder) == ["A.yaml", "a/B.JSONL", "a/z.yml", "a/é.json", "b.yaml"]
    assert told.status == 2
    assert told.err == f"arbcheck: error[ARB001] {folder}/a-b: cannot be read: Permission denied\n"
    alone = run("score", f"{folder}/a-b")
    assert (alone.status, len(alone.err.splitlines())) == (2, 1)


@pytest.mark.parametrize(
    ("given", "records"),
    [
        (FINAL, 1),
        (f"{FINAL}\n---\n{FINAL}", 2),
        ('{\n  "arbcheck": 1\n}\n', 1),
        ('{"arbcheck": 1}\n{"arbcheck": 1}\n', 2),
        ("{arbcheck: 1}\n", 1),
        ("", 1),
    ],
    ids=["YAML", "several", "JSON", "JSON lines", "YAML in braces", "nothing"],
)
def test_standard_input_may_hold_each_form(given: str, records: int) -> None:
    told = run("score", "-q", "-", given=given.encode())
    assert [line.partition(":")[0] for line in told.out.splitlines()] == [
        f"-#{n + 1}" for n in range(records)
    ]


def test_a_name_without_letters_of_unicode_is_shown_safely(tmp_path: Path) -> None:
    path = bytes(tmp_path) + b"/g\xff.yaml"
    with open(path, "w", encoding="utf-8") as file:
        file.write(FAULTY)
    for options in ([], ["-q"], ["-f", "json"]):
        told = run("score", *options, str(tmp_path))
        assert told.status == 1
        assert ("\\udcff" if "json" in options else "\\u{dcff}") in told.out
