"""Several processes do what one does, in order; what goes wrong costs one record."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from arbcheck.records.record import Record, outcome_of
from arbcheck.records.sources import Missing
from arbcheck.reports.terminal import PLAIN
from arbcheck.runs import order, work
from arbcheck.runs.order import Alone, Pool, Results, Step
from arbcheck.runs.pieces import Piece, pieces, read
from arbcheck.runs.work import Done, Task, work_through
from tests.cli.command import FINAL, OPEN
from tests.runs.records import MIXED, written

TASK = Task("score", "quiet", PLAIN)
DEADLY = FINAL.replace("title: ", "title: deadly ")


def dies(task: Task, piece: Piece) -> Results:
    """Work as usual, but die over a record with a certain title."""
    for document in read(piece):
        if not isinstance(document, Missing) and "deadly" in str(document.tree):
            os._exit(1)
    return work_through(task, piece)


def texts(steps: Iterator[Step]) -> list[str]:
    return [str(step.told) for step in steps if isinstance(step, Done)]


def test_several_processes_tell_what_one_tells_in_order(tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED * 5)
    cut = [*pieces([path, "nowhere.yaml", path], 1)]
    with Alone(TASK) as one, Pool(TASK, 2) as two:
        alone = list(one.steps(cut))
        assert list(two.steps(cut)) == alone
    assert [step for step in alone if not isinstance(step, Done)] == cut
    assert len(texts(iter(alone))) == 40


@pytest.mark.parametrize(
    ("records", "jobs", "processes"), [(1, 20, 1), (3, 20, 3), (3, 3, 3), (5, 2, 2), (2, 1, 1)]
)
def test_there_are_no_more_processes_than_pieces(
    records: int, jobs: int, processes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    path = written(tmp_path, *[FINAL] * records)
    cut = [*pieces([path, "nowhere.yaml", "-"], 1)]
    with Pool(TASK, jobs) as pool:
        assert len(texts(pool.steps(cut))) == records
        assert len(pool._executor._processes) == processes


def test_without_a_piece_there_is_no_process() -> None:
    with Pool(TASK, 5) as pool:
        assert list(pool.steps([])) == []
        assert not pool._executor._processes


def test_a_single_record_is_done_again_by_a_single_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    processes = order._processes

    def watched(jobs: int) -> ProcessPoolExecutor:
        begun.append(jobs)
        return processes(jobs)

    monkeypatch.setattr(order, "_processes", watched)
    path = written(tmp_path, FINAL, DEADLY, FINAL)
    with Pool(TASK, 2, dies) as pool:
        assert len(texts(pool.steps([*pieces([path]), *pieces([path])]))) == 6
    assert begun == [2, 1, 1, 1, 2, 1, 1, 1, 2]


def test_a_process_that_dies_costs_the_record_it_was_at(tmp_path: Path) -> None:
    path = written(tmp_path, FINAL, DEADLY, FINAL, *MIXED * 3)
    cut = list(pieces([path], 4000))
    with Pool(TASK, 2, dies) as pool:
        told = texts(pool.steps(cut))
    with Alone(TASK) as one:
        expected = texts(one.steps(cut))
    assert [number for number, pair in enumerate(zip(told, expected, strict=True)) if pair[0] != pair[1]] == [
        1
    ]
    assert told[1] == f"{path}#2: invalid: 1 error\n"


def test_a_record_that_was_lost_is_told_with_its_place(tmp_path: Path) -> None:
    path = written(tmp_path, FINAL, DEADLY)
    task = TASK._replace(form="json")
    with Pool(task, 1, dies) as pool:
        told = texts(pool.steps(pieces([path])))
    assert '"code": "ARB013"' in told[1]
    assert '"record": 2' in told[1]
    assert f'"line": {FINAL.count(chr(10)) + 1}' in told[1]
    assert "a process died over it" in told[1]


def test_pieces_that_come_after_a_death_are_begun_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, DEADLY, *[FINAL] * 30)
    monkeypatch.setattr(order, "AHEAD", 10)
    with Pool(TASK, 2, dies) as pool:
        told = texts(pool.steps(pieces([path], 1)))
    assert len(told) == 31
    assert [text for text in told if "final" not in text] == [told[0]]


def test_a_piece_that_no_process_can_take_any_more_is_begun_once_more(tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED)
    with Pool(TASK, 1) as pool:
        with pytest.raises(BrokenProcessPool):
            pool._executor.submit(os._exit, 1).result()
        told = texts(pool.steps(pieces([path], 1)))
    assert told == texts(Alone(TASK).steps(pieces([path], 1)))


def test_a_fault_of_arbcheck_costs_one_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(record: Record) -> object:
        if record.document.number == 2:
            raise ZeroDivisionError("no points")
        return outcome_of(record)

    monkeypatch.setitem(work._JUDGES, "score", fails)
    path = written(tmp_path, FINAL, FINAL, FINAL)
    [piece] = pieces([path])
    assert isinstance(piece, Piece)
    done = work_through(TASK, piece)
    assert [step.status for step in done if isinstance(step, Done)] == ["final", "invalid", "final"]
    [_, lost, _] = work_through(TASK._replace(form="json"), piece)
    assert isinstance(lost, Done)
    assert "ZeroDivisionError('no points')" in str(lost.told)


def test_a_file_that_has_gone_meanwhile_stops_no_other(tmp_path: Path) -> None:
    path, other = written(tmp_path, FINAL), written(tmp_path, OPEN, name="other.yaml")
    cut = list(pieces([path, other]))
    Path(path).unlink()
    with Alone(TASK) as one, Pool(TASK, 2) as two:
        steps = list(one.steps(cut))
        assert list(two.steps(cut)) == steps
    assert [type(step) for step in steps] == [Missing, Piece, Done, Piece]


def test_standard_input_is_read_by_this_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED)
    with open(path, encoding="utf-8") as file, Pool(TASK, 2) as pool:
        monkeypatch.setattr("sys.stdin", file)
        told = texts(pool.steps(pieces(["-", path], 1)))
    assert [text.replace("-#", f"{path}#") for text in told[:4]] == told[4:]


def test_workers_leave_interrupts_to_the_process_that_began_them() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        order._begin()  # here there is no parent to end with
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_worker_ends_with_the_process_that_began_it(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []

    class Parent:
        def join(self) -> None:
            done.append("waited")

    monkeypatch.setattr("multiprocessing.parent_process", Parent)
    monkeypatch.setattr("os._exit", done.append)
    order._end_with_the_parent()
    assert done == ["waited", 1]


def test_one_record_of_each_file_can_be_taken(tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED)
    with Alone(TASK._replace(only=3)) as one:
        assert texts(one.steps(pieces([path, path], 1))) == [
            text for text in texts(Alone(TASK).steps(pieces([path, path], 1))) if "#3" in text
        ]
