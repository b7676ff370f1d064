"""Several processes at one run: pieces handed out a few ahead, results taken back in order.

A process that dies, whatever the cause, costs the record it was at: the pieces that were under way are cut
into single records and done once more, each by itself, and the record that kills a process again is told as
lost (ARB013).
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from threading import Thread
from typing import NamedTuple, Protocol, Self

from arbcheck.records.sources import Missing
from arbcheck.runs.pieces import Piece, single
from arbcheck.runs.work import Done, Task, lost, work, work_through

Results = list[Done | Missing]
Step = Done | Missing | Piece
"""A record that is done, an input that cannot be read, or a piece of which all records have been given."""
AHEAD = 3
"""So many pieces a process are handed out before the first of them has come back: what memory holds."""


class Under(NamedTuple):
    """A piece that is under way, or an input that could not be opened."""

    piece: Piece | Missing
    future: Future[Results] | None


class Workers(Protocol):
    """Whoever works on the pieces of a run; a context that ends with its work."""

    def steps(self, pieces: Iterable[Piece | Missing]) -> Iterator[Step]:
        """Yield the results of all pieces, in order, and each piece when it is done."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...


class Alone:
    """This process, which works on one piece after the other."""

    def __init__(self, task: Task) -> None:
        self._task = task

    def steps(self, pieces: Iterable[Piece | Missing]) -> Iterator[Step]:
        """Yield the results of all pieces, in order, and each piece when it is done."""
        for piece in pieces:
            if not isinstance(piece, Missing):
                yield from work(self._task, piece)
            yield piece

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass


class Pool:
    """Several processes that work on the pieces of one task, but no more than there are pieces."""

    def __init__(self, task: Task, jobs: int, do: Callable[[Task, Piece], Results] = work_through) -> None:
        self._task = task
        self._jobs = jobs
        self._do = do
        self._executor = _processes(jobs)  # they are not begun before there is something to do

    def steps(self, pieces: Iterable[Piece | Missing]) -> Iterator[Step]:
        """Yield the results of all pieces, in order, and each piece when it is done."""
        waiting: deque[Under] = deque()
        left = iter(pieces)
        first = list(islice(left, self._jobs))
        if len(first) < self._jobs:
            self._jobs = sum(map(_can_be_given_away, first)) or 1
            self._executor = _processes(self._jobs)
        for piece in chain(first, left):
            waiting.append(self._begun(piece))
            if len(waiting) > AHEAD * self._jobs:
                yield from self._next(waiting)
        while waiting:
            yield from self._next(waiting)

    def _begun(self, piece: Piece | Missing) -> Under:
        if isinstance(piece, Missing) or piece.is_whole_input:
            return Under(piece, None)
        try:
            return Under(piece, self._executor.submit(self._do, self._task, piece))
        except BrokenProcessPool:
            return Under(piece, None)

    def _next(self, waiting: deque[Under]) -> Iterator[Step]:
        piece, future = waiting.popleft()
        if isinstance(piece, Missing):
            yield piece
            return
        if piece.is_whole_input:
            yield from work(self._task, piece)
        else:
            found = self._result(future)
            yield from self._mended(piece, waiting) if found is None else found
        yield piece

    def _result(self, future: Future[Results] | None) -> Results | None:
        """Wait for a result; None where a process has died."""
        try:
            return future.result() if future else None
        except BrokenProcessPool:
            return None

    def _mended(self, piece: Piece, waiting: deque[Under]) -> Iterator[Done | Missing]:
        """Do the records of a piece one by one, with new processes, after one has died."""
        self.stop()
        for part in single(piece):
            self._executor = _processes(1)
            found = self._result(self._executor.submit(self._do, self._task, part))
            self.stop()
            yield from [died(self._task, part)] if found is None else found
        self._executor = _processes(self._jobs)
        others = [under.piece for under in waiting]
        waiting.clear()
        waiting.extend(map(self._begun, others))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Let no process go on, whatever it is at."""
        processes = list((self._executor._processes or {}).values())  # noqa: SLF001 - no public way until 3.14
        self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _can_be_given_away(piece: Piece | Missing) -> bool:
    return not isinstance(piece, Missing) and not piece.is_whole_input


def _processes(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, initializer=_begin)


def died(task: Task, piece: Piece) -> Done:
    """Tell of the one record of a piece over which a process has died."""
    before, line = piece.beginning
    return lost(task, piece.name, before + 1, line, "a process died over it")


def _begin() -> None:
    """Leave interrupts to the process that has begun this one, and end when it ends, however that comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
