"""`score` and `validate` go without typer when a line is plain; both ways must do the same."""

import json
from base64 import b64decode
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from arbcheck.cli import records, score
from arbcheck.cli.commands import COMMANDS
from arbcheck.cli.options import plain
from arbcheck.conformance.case import Case
from arbcheck.records.document import Document
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, outcome_of, read_record
from tests.cli.command import FAULTY, FINAL, OPEN, RULEBOOK, run
from tests.test_corpus import SOUND


def written(folder: Path) -> Iterator[tuple[str, Path]]:
    """Write the record of every case of the corpus into a file; yield the case's id and the file."""
    for case in SOUND:
        record = case.tree["record"]
        kind = case.given_as
        if kind == "record":
            path = folder / f"{case.id}.json"
            path.write_text(json.dumps(record), "utf-8")
        elif kind == "file":
            path = Path(case.document.name).parent / case.document.untrimmed(("record", kind))
        else:
            path = folder / f"{case.id}.yaml"
            text = case.document.untrimmed(("record", kind))
            path.write_bytes(b64decode(text) if kind == "base64" else text.encode())
        yield case.id, path


def takes_long(case: Case) -> bool:
    """Say whether many unknown cards have to be dealt out; that is no work of the command line."""
    expect = case.expect if isinstance(case.expect, dict) else {}
    return case.id.startswith("turns-") and expect.get("status") == "open"


LONG = {case.id for case in SOUND if takes_long(case)}


@pytest.fixture
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read and score every record once: what is compared are the ways that lead there and back."""
    read: dict[tuple[str, int], Record] = {}
    scored: dict[tuple[str, int], Outcome] = {}

    def reading(document: Document) -> Record:
        place = (document.name, document.number)
        if place not in read:
            read[place] = read_record(document)
        return read[place]

    def scoring(record: Record) -> Outcome:
        place = (record.document.name, record.document.number)
        if place not in scored:
            scored[place] = outcome_of(record)
        return scored[place]

    monkeypatch.setattr(records, "read_record", reading)
    monkeypatch.setattr(score, "outcome_of", scoring)


@pytest.mark.usefixtures("read_once")
def test_both_ways_print_the_same_for_every_record_of_the_corpus(tmp_path: Path) -> None:
    seen = set()
    for some in batched(written(tmp_path)):
        for command in ("score", "validate"):
            paths = [str(path) for id, path in some if command == "validate" or id not in LONG]  # noqa: A001
            without = run(command, *paths)
            assert without == run(command, "--", *paths)
            seen.add((command, without.status))
    assert {("score", 1), ("validate", 1)} <= seen


@pytest.mark.parametrize("text", [FINAL, FAULTY, OPEN])
def test_both_ways_print_the_same_for_a_record_of_each_status(text: str, tmp_path: Path) -> None:
    path = tmp_path / "record.yaml"
    path.write_text(text, "utf-8")
    for command in ("score", "validate"):
        assert run(command, str(path)) == run(command, "--", str(path))


def batched(files: Iterator[tuple[str, Path]]) -> Iterator[list[tuple[str, Path]]]:
    """Part the files into some that go into one command line."""
    while some := list(islice(files, 20)):
        yield some


def test_the_two_ways_are_two() -> None:
    for command in COMMANDS.values():
        assert plain(["a.yaml"], command) is not None
        assert plain(["--", "a.yaml"], command) is None


@pytest.mark.parametrize(
    "options",
    ["-f json", "-q", "--ascii", "--color always", "--record 2", "--record 4", "-q --color always", "-o -"],
)
@pytest.mark.parametrize("command", ["score", "validate"])
def test_both_ways_know_the_options(command: str, options: str, tmp_path: Path) -> None:
    path = tmp_path / "records.yaml"
    path.write_text(f"{FINAL}\n---\n{FAULTY}\n---\n{OPEN}", "utf-8")
    arguments = [*options.split(), str(path)]
    without = run(command, *arguments)
    assert without == run(command, *arguments[:-1], "--", arguments[-1])
    assert without.out or "--record 4" in options


@pytest.mark.parametrize("form", ["github", "sarif"])
def test_both_ways_write_for_other_programs(form: str, tmp_path: Path) -> None:
    path = tmp_path / "records.yaml"
    path.write_text(FAULTY, "utf-8")
    assert run("validate", "-f", form, str(path)) == run("validate", f"--format={form}", str(path))


@pytest.mark.parametrize("command", ["score", "validate"])
def test_both_ways_write_the_same_file(command: str, tmp_path: Path) -> None:
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    assert run(command, RULEBOOK, "-o", str(one)) == run(command, RULEBOOK, f"--output={other}")
    assert one.read_bytes() == other.read_bytes()


@pytest.mark.parametrize("command", ["score", "validate"])
def test_both_ways_read_standard_input_and_miss_files_alike(command: str) -> None:
    arguments = ("-", "no-such.yaml")
    without = run(command, *arguments, given=OPEN.encode())
    assert without == run(command, "--", *arguments, given=OPEN.encode())
    assert without.status == 2
