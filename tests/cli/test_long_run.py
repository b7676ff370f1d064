"""Runs over many records: whatever the number of processes, sittings and interrupts, each is told once."""

import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from arbcheck.cli import long_run, records, sinks
from arbcheck.cli.progress import Progress
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, outcome_of
from arbcheck.runs import order, work
from arbcheck.runs.pieces import pieces
from arbcheck.runs.state import begin, save
from tests.cli.command import FAULTY, FINAL, OPEN, RULEBOOK, Ran, run, start
from tests.reports.test_table import asked
from tests.runs.pipes import fifo
from tests.runs.records import MIXED, PROVISIONAL, as_json_lines, written

CORES = len(os.sched_getaffinity(0))
FORMS = [[], ["-q"], ["-f", "json"], ["--ascii"], ["--color", "always"], ["--record", "2"]]


@pytest.fixture
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut files into pieces of a record each."""
    monkeypatch.setattr(long_run, "pieces", partial(pieces, size=1))


@pytest.mark.parametrize("form", FORMS, ids=" ".join)
@pytest.mark.parametrize("command", ["score", "validate"])
def test_a_long_run_prints_what_a_short_one_prints(command: str, form: list[str], tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED)
    short = run(command, *form, path, "nowhere.yaml")
    assert run(command, *form, path, "nowhere.yaml", "--jobs", "1") == short
    assert run(command, *form, path, "nowhere.yaml", "--jobs", "2") == short
    assert short.status == 2


@pytest.mark.parametrize("text", [FINAL, FAULTY, OPEN])
def test_the_only_record_has_no_name_above_it(text: str, tmp_path: Path) -> None:
    path = written(tmp_path, text)
    assert run("score", path, "--jobs", "1") == run("score", path)
    assert run("validate", path, "--jobs", "1") == run("validate", path)


def test_github_annotations_may_come_from_several_processes(tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED)
    assert run("validate", "-f", "github", "--jobs", "2", path) == run("validate", "-f", "github", path)


def test_standard_input_can_be_part_of_a_long_run() -> None:
    given = "---\n".join(MIXED).encode()
    assert run("score", "-q", "-", "--jobs", "2", given=given) == run("score", "-q", "-", given=given)


LONG = [[], ["--jobs", "1"], ["--jobs", "2"]]


@pytest.mark.parametrize("arguments", LONG)
@pytest.mark.parametrize("name", ["fifo", "fifo.yaml"])
def test_a_pipe_may_have_a_name(arguments: list[str], name: str, tmp_path: Path) -> None:
    given = "---\n".join(MIXED).encode()
    with fifo(tmp_path, given, name) as path:
        told = run("score", "-q", path, *arguments)
    expected = run("score", "-q", "-", given=given)
    assert told == expected._replace(out=expected.out.replace("-#", f"{path}#"))


@pytest.mark.parametrize("arguments", LONG)
@pytest.mark.parametrize("name", ["fifo", "fifo.jsonl"])
def test_a_pipe_of_json_lines_may_have_a_name(arguments: list[str], name: str, tmp_path: Path) -> None:
    with fifo(tmp_path, as_json_lines(*MIXED).encode(), name) as path:
        told = run("score", "-q", path, *arguments)
    assert [line.partition(": ")[2][:5] for line in told.out.splitlines()] == [
        "final",
        "inval",
        "open:",
        "provi",
    ]
    assert (told.status, told.err) == (1, "")


@pytest.mark.parametrize("arguments", LONG)
def test_standard_input_may_be_given_by_its_name(arguments: list[str]) -> None:
    given = "---\n".join(MIXED).encode()
    told = start("score", "-q", "/dev/stdin", *arguments, given=given)
    assert (told.returncode, told.stderr, len(told.stdout.splitlines())) == (1, b"", 4)


def test_a_pipe_cannot_be_gone_on_with(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    told = run("score", f"{tmp_path}/fifo", "-o", f"{tmp_path}/out", "--resume", f"{tmp_path}/state")
    why = f"--resume does not go with {tmp_path}/fifo, which cannot be read a second time"
    assert told == Ran(2, "", f"arbcheck: {why}\n")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32"])
@pytest.mark.parametrize("ending", ["yaml", "jsonl", "json"])
def test_another_encoding_is_told_once_however_many_records(
    encoding: str, ending: str, tmp_path: Path
) -> None:
    path = tmp_path / f"records.{ending}"
    text = as_json_lines(*MIXED * 30) if ending != "yaml" else "---\n".join(MIXED * 30)
    path.write_bytes(text.encode(encoding))
    expected = Ran(1, f"{path}#1: invalid: 1 error\n", "")
    for arguments in LONG:
        assert run("score", "-q", str(path), *arguments) == expected


def test_large_inputs_make_a_long_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, *MIXED)
    short = run("score", path)
    begun: list[int] = []

    class Watched(order.Alone):
        def __init__(self, task: work.Task) -> None:
            super().__init__(task)
            begun.append(1)

    monkeypatch.setattr(long_run, "Alone", Watched)
    monkeypatch.setattr(records, "MANY", 1000)
    monkeypatch.setattr(long_run, "jobs_for", lambda _: 1)
    assert run("score", path) == short
    assert run("score", str(tmp_path)).status == 1
    assert run("score", "nowhere.yaml").status == 2
    assert len(begun) == 2
    assert run("validate", "-f", "sarif", path).status == 1
    assert len(begun) == 2


def test_there_are_as_many_processes_as_cores_for_many_records() -> None:
    assert long_run.jobs_for(10) == 1
    assert long_run.jobs_for(records.MANY) == CORES


def test_a_record_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    path = written(tmp_path, FINAL)
    told = run("score", path, "--record", "2", "--jobs", "1")
    assert told == run("score", path, "--record", "2") == Ran(2, "", "arbcheck: no input has a record 2\n")


# Stopping early


@pytest.mark.usefixtures("small_pieces")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_can_stop_at_the_first_record_with_errors(jobs: str, tmp_path: Path) -> None:
    path = written(tmp_path, FINAL, OPEN, FAULTY, FINAL, FAULTY)
    told = run("score", "-q", path, "--fail-fast", "--jobs", jobs)
    assert told.status == 1
    assert [line.partition(": ")[2][:5] for line in told.out.splitlines()] == ["final", "open:", "inval"]
    assert told.err == "arbcheck: stopped at the first record with errors\n"


def test_without_errors_nothing_stops_a_run(tmp_path: Path) -> None:
    path = written(tmp_path, FINAL, OPEN)
    assert run("score", "-q", path, "--fail-fast") == run("score", "-q", path)


def test_an_interrupt_ends_with_a_summary_of_what_was_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, FINAL, FINAL, FINAL)

    def interrupted(record: object) -> object:
        if getattr(record, "document").number == 3:  # noqa: B009 - any record has one
            raise KeyboardInterrupt
        return outcome_of(record)  # type: ignore[arg-type]

    monkeypatch.setitem(work._JUDGES, "score", interrupted)
    told = run("score", path, "--summary")
    assert told.status == 130
    assert told.out.startswith("Stopped before the end (interrupted).\n\n2 records: 2 final\n")
    assert told.err == "arbcheck: interrupted after 2 records\n"
    told = run("score", path, "--summary", "-f", "json")
    assert (told.status, json.loads(told.out)["records"], json.loads(told.out)["stopped"]) == (
        130,
        2,
        "interrupted",
    )


@contextmanager
def begun(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Begin a long run of several processes, and wait until the first reports are written."""
    path, out = written(tmp_path, *[FINAL] * 20_000), tmp_path / "out"
    command = [sys.executable, "-m", "arbcheck", "score", "-q", "--jobs", "2", path, "-o", str(out)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True) as process:
        until(lambda: out.exists() and out.stat().st_size > 0)
        yield process


def until(so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_an_interrupt_of_several_processes_ends_them_all(tmp_path: Path) -> None:
    with begun(tmp_path) as process:
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told.startswith(b"arbcheck: interrupted after ")
    assert is_gone(process.pid)


@pytest.mark.parametrize("deadly", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_the_one_that_began_it(deadly: int, tmp_path: Path) -> None:
    with begun(tmp_path) as process:
        os.kill(process.pid, deadly)
        process.communicate(timeout=60)
    until(lambda: is_gone(process.pid))


# Summaries


def test_a_summary_takes_the_place_of_the_reports(tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED)
    told = run("score", path, "--summary")
    assert told.status == 1
    assert told.out.startswith("4 records: 1 final, 1 provisional, 1 open, 1 invalid\n")
    assert run("score", path, "--summary", "--jobs", "2") == told
    assert run("validate", path, "--summary").out.startswith("4 records: 3 valid, 1 invalid\n")
    assert run("score", str(tmp_path / "lost.yaml"), "--summary").out == "0 records\n"


def test_a_summary_can_be_had_as_json(tmp_path: Path) -> None:
    told = json.loads(run("score", written(tmp_path, *MIXED), "--summary", "-f", "json").out)
    assert told["statuses"] == {"final": 1, "provisional": 1, "open": 1, "invalid": 1}
    assert told["stopped"] is None


# Tables


def test_scores_can_be_had_as_csv(tmp_path: Path) -> None:
    path, out = written(tmp_path, *MIXED), tmp_path / "scores.csv"
    assert run("score", path, "-f", "csv", "-o", str(out)).status == 1
    assert run("score", path, "-f", "csv", "--jobs", "2").out == out.read_text("utf-8")
    [(rows, files)] = asked(f"select count(*), count(distinct record) from '{out}'")  # noqa: S608
    assert (rows, files) == (24 + 1 + 24 + 12, 4)


def test_scores_can_be_had_as_parquet(tmp_path: Path) -> None:
    path, out = written(tmp_path, *MIXED), tmp_path / "scores.parquet"
    assert run("score", path, "-f", "parquet", "-o", str(out), "--jobs", "2") == Ran(1, "", "")
    query = f"select player, total from '{out}' where winner group by all order by 1, 2"  # noqa: S608
    assert asked(query) == [("Ana", 0), ("Ben", 0), ("Talia", 19)]


def test_a_parquet_file_has_no_size_before_it_is_whole(tmp_path: Path) -> None:
    out: sinks.Sink = sinks.Parquet(str(tmp_path / "scores.parquet"))
    assert out.flushed() is None
    out.close("")


# Going on later


@pytest.mark.usefixtures("small_pieces")
def test_a_run_that_was_killed_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, out, state = written(tmp_path, *MIXED * 6), tmp_path / "out", tmp_path / "state"
    expected = run("score", "-q", path)
    chance = random.Random(5)  # noqa: S311 - no secret
    arguments = ("score", "-q", path, "-o", str(out), "--resume", str(state), "--jobs", "1")
    sittings = 0

    class Killed(BaseException):
        """What no code of the run can catch, like a signal that kills."""

    while True:
        left = chance.randint(1, 6)

        def killed(record: object, left: list[int] = [left]) -> object:  # noqa: B006 - a new one each time
            left[0] -= 1
            if left[0] < 0:
                raise Killed
            return outcome_of(record)  # type: ignore[arg-type]

        monkeypatch.setitem(work._JUDGES, "score", killed)
        sittings += 1
        try:
            told = run(*arguments)
        except Killed:
            with open(out, "a", encoding="utf-8") as file:
                file.write("half a li" * chance.randint(0, 2))  # what was being written just then
            continue
        break
    assert sittings > 4
    assert out.read_text("utf-8") == expected.out
    assert told.status == expected.status == 1
    assert not state.exists()


def stopped_at_the_third(record: Record) -> Outcome:
    if record.document.number == 3:
        raise KeyboardInterrupt
    return outcome_of(record)


@pytest.mark.usefixtures("small_pieces")
def test_a_text_report_goes_on_as_if_nothing_had_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out = written(tmp_path, *MIXED), tmp_path / "out"
    expected = run("score", path).out
    arguments = ("score", path, "-o", str(out), "--resume", str(tmp_path / "state"), "--jobs", "1")

    with monkeypatch.context() as patch:
        patch.setitem(work._JUDGES, "score", stopped_at_the_third)
        assert run(*arguments).status == 130
    assert (tmp_path / "state").exists()
    assert run(*arguments).status == 1
    assert out.read_text("utf-8") == expected
    assert run(*arguments).status == 1  # there is no state any more: a new run
    assert out.read_text("utf-8") == expected


def test_a_state_that_does_not_fit_is_told_and_nothing_is_done(tmp_path: Path) -> None:
    path, out, state = written(tmp_path, FINAL), tmp_path / "out", tmp_path / "state"
    state.write_text("{}")
    told = run("score", path, "-o", str(out), "--resume", str(state))
    assert told == Ran(2, "", f"arbcheck: {state}: it is not the state of a run\n")
    assert not out.exists()


def test_a_state_that_has_done_more_than_there_is_is_told(tmp_path: Path) -> None:
    path, out, state = written(tmp_path, *MIXED), tmp_path / "out", tmp_path / "state"
    out.write_text("mine")
    asked = [f"{name}={out if name == 'output' else ''}" for name in long_run._ASKED]
    save(str(state), begin(["score", *asked], [path])._replace(pieces=1_000_000))
    told = run("score", path, "-o", str(out), "--resume", str(state))
    assert told == Ran(2, "", f"arbcheck: {state}: the inputs do not have so many records as are done\n")
    assert (out.read_text(), state.exists()) == ("mine", True)


@pytest.mark.parametrize("text", [FINAL, FAULTY, OPEN])
@pytest.mark.parametrize("stopping", [[], ["--fail-fast"]])
def test_a_state_changes_nothing_in_the_output(text: str, stopping: list[str], tmp_path: Path) -> None:
    for number, texts in enumerate(([text], [text, FINAL])):
        path, out = written(tmp_path, *texts, name=f"{number}.yaml"), tmp_path / f"{number}"
        told = run("score", path, *stopping, "--jobs", "1", "-o", str(out))
        expected = out.read_bytes()
        again = run("score", path, *stopping, "-o", str(out), "--resume", str(tmp_path / f"s{number}"))
        assert (told, expected) == (again, out.read_bytes())


@pytest.mark.usefixtures("small_pieces")
def test_a_run_that_stopped_behind_its_first_record_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out = written(tmp_path, *MIXED), tmp_path / "out"
    arguments = ("score", path, "-o", str(out), "--resume", str(tmp_path / "state"), "--jobs", "1")

    def stopped(record: Record) -> Outcome:
        if record.document.number == 2:
            raise KeyboardInterrupt
        return outcome_of(record)

    with monkeypatch.context() as patch:
        patch.setitem(work._JUDGES, "score", stopped)
        assert run(*arguments).status == 130
    assert run(*arguments).status == 1
    assert out.read_text("utf-8") == run("score", path).out


def test_a_disk_that_fails_is_told_with_the_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    path, out = written(tmp_path, *MIXED), tmp_path / "out"
    monkeypatch.setattr(os, "fsync", fails)
    told = run("score", "-q", path, "-o", str(out), "--resume", str(tmp_path / "state"))
    assert told == Ran(2, "", f"arbcheck: {out}: Input/output error\n")


def test_an_output_that_has_become_shorter_is_not_filled_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out, state = written(tmp_path, *MIXED), tmp_path / "out", tmp_path / "state"
    arguments = ("score", path, "-q", "-o", str(out), "--resume", str(state), "--jobs", "1")
    monkeypatch.setattr(long_run, "pieces", partial(pieces, size=1))

    with monkeypatch.context() as patch:
        patch.setitem(work._JUDGES, "score", stopped_at_the_third)
        assert run(*arguments).status == 130
    out.write_text("")
    told = run(*arguments)
    assert (told.status, out.read_text()) == (2, "")
    assert "it has become shorter" in told.err
    assert state.exists()


def test_the_state_is_none_of_the_inputs(tmp_path: Path) -> None:
    path = written(tmp_path, FINAL)
    told = run("score", path, "-o", str(tmp_path / "out"), "--resume", path)
    assert told.status == 2
    assert Path(path).read_text("utf-8") == FINAL


# Misuse


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (
            ["-f", "html", "--jobs", "2"],
            "--jobs does not go with --format html, which is drawn of all records at once",
        ),
        (["-f", "markdown", "--fail-fast"], "--fail-fast does not go with --format markdown"),
        (["--jobs", "2", "--dask", "tcp://x"], "--jobs does not go with --dask"),
        (
            ["--jobs", "100000"],
            f"--jobs 100000 is too much: a run has at most {max(61, CORES)} processes here",
        ),
        (["-q", "--summary"], "--quiet prints a line a record, and --summary none"),
        (["-q", "-f", "csv"], "--quiet is a form of text, and does not go with --format csv"),
        (["-f", "csv", "--summary"], "--summary is told as text or json, not as csv"),
        (["-f", "parquet"], "--format parquet needs --output FILE"),
        (["--resume", "state"], "--resume needs --output FILE"),
        (["-f", "parquet", "-o", "x", "--resume", "state"], "--resume needs --output FILE"),
        (
            ["-o", "/dev/null", "--resume", "x"],
            "--resume needs an ordinary file for --output, and /dev/null is",
        ),
        (["-o", "x", "--resume", "./x"], "--resume and --output name the same file"),
        (["-", "-o", "x", "--resume", "state"], "--resume does not go with standard input"),
    ],
)
def test_options_that_do_not_go_together_are_told(arguments: list[str], why: str) -> None:
    told = run("score", RULEBOOK, *arguments)
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith(f"arbcheck: {why}")


@pytest.mark.parametrize(
    ("arguments", "extra"), [(["-f", "parquet", "-o", "x"], "parquet"), (["--dask", "tcp://x"], "dask")]
)
def test_an_extra_that_is_not_there_is_told(
    arguments: list[str], extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    told = run("score", RULEBOOK, *arguments)
    assert told.status == 2
    assert f"arbcheck[{extra}]" in told.err


def test_validate_tells_of_the_extra_for_clusters_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert "arbcheck[dask]" in run("validate", RULEBOOK, "--dask", "tcp://x").err


def test_the_output_is_none_of_the_inputs(tmp_path: Path) -> None:
    path = written(tmp_path, FINAL)
    told = run("score", path, "--jobs", "2", "-o", path)
    assert told.status == 2
    assert Path(path).read_text("utf-8") == FINAL


# Progress


def test_a_terminal_is_told_how_far_a_run_is(monkeypatch: pytest.MonkeyPatch) -> None:
    now, told = [100.0], list[str]()
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    progress = Progress(told.append, 4000)
    for moment, size, records_so_far in (
        (100.5, 500, 10),
        (102.0, 500, 1000),
        (102.1, 500, 1500),
        (104.0, 2500, 2000),
    ):
        now[0] = moment
        progress.advance(size, records_so_far)
    assert told == ["1,000 records, 500/s, 25%, 0:06 left", "2,000 records, 500/s, 100%, 0:00 left"]


def test_of_what_has_no_known_size_only_the_rate_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    now, told = [0.0], list[str]()
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    progress = Progress(told.append, 0)
    now[0] = 2.0
    progress.advance(0, 10)
    assert told == ["10 records, 5/s"]


def test_nothing_is_told_of_a_run_that_nobody_watches(tmp_path: Path) -> None:
    assert run("score", "-q", written(tmp_path, FINAL, PROVISIONAL), "--jobs", "1").err == ""
