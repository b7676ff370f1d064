"""What is done to each record of a run, in whatever process: judge it, tell of it, count it."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from arbcheck.records.document import Document
from arbcheck.records.outcome import Outcome
from arbcheck.records.outcome import lost as lost_outcome
from arbcheck.records.record import checked, outcome_of, read_record
from arbcheck.records.sources import Missing
from arbcheck.reports.one import Told, written
from arbcheck.reports.terminal import Style
from arbcheck.runs.pieces import Piece, read
from arbcheck.runs.summary import Counts, counts_of

_JUDGES: dict[str, Callable[..., Outcome]] = {"score": outcome_of, "validate": checked}


class Task(NamedTuple):
    """What a run does: the command, the form of its reports, and how they are drawn.

    ``only`` is the number of the one record that is taken of each file, 0 for all. ``counts`` tells whether
    a summary is wanted.
    """

    command: str
    form: str
    style: Style
    only: int = 0
    counts: bool = False


class Done(NamedTuple):
    """A record that is done: its status, what is told of it, and what it adds to the summary."""

    status: str
    told: Told
    counts: Counts


def work(task: Task, piece: Piece) -> Iterator[Done | Missing]:
    """Judge the records of a piece, one by one; a fault of arbcheck itself costs that record alone."""
    write = written(task.command, task.form)
    for document in read(piece):
        if isinstance(document, Missing):
            yield document
        elif task.only in (0, document.number):
            yield _done(task, write, document)


def work_through(task: Task, piece: Piece) -> list[Done | Missing]:
    """Judge the records of a piece, all at once: what another process is asked to do."""
    return list(work(task, piece))


def _done(task: Task, write: Callable[[Outcome, Style], Told], document: Document) -> Done:
    try:
        return _told(task, write, _JUDGES[task.command](read_record(document)))
    except Exception as fault:  # noqa: BLE001 - whatever it is, the other records are none the worse for it
        return lost(task, document.name, document.number, document.first_line, repr(fault))


def lost(task: Task, name: str, number: int, line: int, why: str) -> Done:
    """Tell of a record that could not be judged, through no fault of its own (ARB013)."""
    return _told(task, written(task.command, task.form), lost_outcome(name, number, line, why))


def _told(task: Task, write: Callable[[Outcome, Style], Told], outcome: Outcome) -> Done:
    counts = counts_of(outcome) if task.counts else Counter()
    return Done(outcome.status, write(outcome, task.style), counts)
