"""A Dask cluster does what one process does, in order; a worker that dies costs nothing but time."""

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import dask
import pytest
from distributed import LocalCluster

from arbcheck.records.sources import Missing
from arbcheck.reports.terminal import PLAIN
from arbcheck.runs.cluster import Cluster
from arbcheck.runs.order import Alone, Results
from arbcheck.runs.pieces import Piece, pieces, read
from arbcheck.runs.work import Done, Task, work_through
from tests.cli.command import FINAL, Ran, run, start
from tests.runs.records import MIXED, written

pytestmark = pytest.mark.filterwarnings("ignore")  # what distributed warns of is its own business
TASK = Task("score", "quiet", PLAIN)


def begun(folder: Path, workers: int = 2) -> Any:
    # A record that kills workers is given up after the second.
    dask.config.set({"distributed.scheduler.allowed-failures": 1})
    return LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=workers,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address=None,
        memory_limit=0,
        local_directory=str(folder),
        silence_logs=logging.CRITICAL,
    )


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with begun(tmp_path_factory.mktemp("dask")) as made:
        yield made


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Any]:
    """A cluster of which workers are going to be killed."""
    with begun(tmp_path / "dask") as made:
        yield made


def texts(steps: Iterator[Any]) -> list[str]:
    return [str(step.told) for step in steps if isinstance(step, Done)]


def slowly(task: Task, piece: Piece) -> Results:
    time.sleep(0.02)
    return work_through(task, piece)


def dies(task: Task, piece: Piece) -> Results:
    for document in read(piece):
        if not isinstance(document, Missing) and "deadly" in str(document.tree):
            os._exit(1)
    return work_through(task, piece)


def test_a_cluster_tells_what_one_process_tells(cluster: Any, tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED * 3)
    cut = list(pieces([path, "nowhere.yaml"], 1))
    with Alone(TASK) as one, Cluster(TASK, cluster.scheduler_address) as many:
        assert list(many.steps(cut)) == list(one.steps(cut))


def test_with_a_worker_killed_every_record_is_told_once_and_in_order(mortal: Any, tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED * 30)
    cut = list(pieces([path], 1))
    expected = texts(Alone(TASK).steps(cut))
    told = []
    with Cluster(TASK, mortal.scheduler_address, slowly) as many:
        for text in texts_one_by_one(many, cut):
            told.append(text)
            if len(told) in (10, 50):
                os.kill(next(iter(mortal.workers.values())).pid, signal.SIGKILL)
    assert told == expected


def texts_one_by_one(many: Cluster, cut: list[Any]) -> Iterator[str]:
    for step in many.steps(cut):
        if isinstance(step, Done):
            yield str(step.told)


def test_a_record_that_kills_every_worker_is_lost_alone(mortal: Any, tmp_path: Path) -> None:
    path = written(tmp_path, FINAL, FINAL.replace("title: ", "title: deadly "), FINAL, FINAL)
    cut = list(pieces([path]))
    with Cluster(TASK, mortal.scheduler_address, dies) as many:
        told = texts(many.steps(cut))
    expected = texts(Alone(TASK).steps(cut))
    assert told == [expected[0], f"{path}#2: invalid: 1 error\n", *expected[2:]]


def test_the_command_line_gives_the_records_to_a_cluster(cluster: Any, tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED)
    assert run("score", path, "--dask", cluster.scheduler_address) == run("score", path)
    assert run("validate", path, "--dask", cluster.scheduler_address) == run("validate", path)


def test_standard_input_is_read_here(cluster: Any) -> None:
    given = "---\n".join(MIXED).encode()
    told = run("score", "-q", "-", "--dask", cluster.scheduler_address, given=given)
    assert told == run("score", "-q", "-", given=given)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("tcp://127.0.0.1:1", ""),
        ("127.0.0.1:1", ""),
        ("foo://x", "unknown address scheme 'foo'"),
        ("tls://127.0.0.1:1", "TLS expects"),
        ("tcp://127.0.0.1:x", "invalid literal"),
        ("inproc://1", ""),
        ("nonsense", "missing port number"),
    ],
)
def test_a_scheduler_that_does_not_answer_is_told(
    address: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("arbcheck.runs.cluster.PATIENCE", 0.2)
    before = set(threading.enumerate())
    told = run("score", written(tmp_path, FINAL), "--dask", address)
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith(f"arbcheck: {address}: no scheduler answers here: {why}")
    assert told.err.count("\n") == 1
    assert set(threading.enumerate()) == before


def test_what_answers_but_is_no_scheduler_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("arbcheck.runs.cluster.PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        told = run("score", written(tmp_path, FINAL), "--dask", address)
    assert told == Ran(2, "", f"arbcheck: {address}: no scheduler answers here: not a word in 0.5 s\n")


def test_a_program_ends_without_another_word_where_there_is_no_scheduler(tmp_path: Path) -> None:
    told = start("score", written(tmp_path, FINAL), "--dask", "foo://x")
    assert (told.returncode, told.stderr.count(b"\n")) == (2, 1)


def test_a_cluster_without_workers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("arbcheck.runs.cluster.PATIENCE", 1.0)
    monkeypatch.setattr("arbcheck.runs.cluster.MOST_IDLE", 2)
    with begun(tmp_path / "dask", workers=0) as empty:
        told = run("score", written(tmp_path, FINAL), "--dask", empty.scheduler_address)
    assert (told.status, told.out) == (2, "")
    waits, ends = told.err.splitlines()
    address = empty.scheduler_address
    assert waits == (
        f"arbcheck: {address}: no worker is there yet; waiting for one, 2 seconds at most (Ctrl-C stops)"
    )
    assert ends == f"arbcheck: {address}: the cluster has no workers"


def test_a_worker_that_comes_late_does_the_work(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("arbcheck.runs.cluster.SOON", 0.1)
    path, told = written(tmp_path, *MIXED), list[str]()
    with begun(tmp_path / "dask", workers=0) as empty:

        def late(text: str) -> None:
            told.append(text)
            empty.scale(1)

        with Cluster(TASK, empty.scheduler_address, tell=late) as many:
            found = list(many.steps(pieces([path], 1)))
    assert found == list(Alone(TASK).steps(pieces([path], 1)))
    assert len(told) == 1


def test_a_slow_piece_is_waited_for(cluster: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = written(tmp_path, FINAL)
    with Cluster(TASK, cluster.scheduler_address, very_slowly) as many:
        monkeypatch.setattr("arbcheck.runs.cluster.PATIENCE", 0.1)
        assert len(texts(many.steps(pieces([path])))) == 1


def very_slowly(task: Task, piece: Piece) -> Results:
    time.sleep(0.5)
    return work_through(task, piece)
