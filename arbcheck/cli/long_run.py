"""Runs over many records: by several processes or a cluster, counted, stopped early, continued later."""

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from itertools import islice

from arbcheck.cli.options import Line, Values
from arbcheck.cli.output import FINE, INTERRUPTED, STATUS, USAGE, trouble, worst
from arbcheck.cli.progress import Progress, watching
from arbcheck.cli.records import MANY, spare, tell_missing
from arbcheck.cli.sinks import Sink, sink
from arbcheck.records.sources import STANDARD_INPUT, Missing, expand, is_read_once
from arbcheck.reports.one import FORMS
from arbcheck.reports.outcome import count
from arbcheck.reports.terminal import shown
from arbcheck.runs.order import Alone, Pool, Step, Workers
from arbcheck.runs.pieces import Piece, pieces
from arbcheck.runs.state import Stale, State, begin, load, save
from arbcheck.runs.work import Task

_ASKED = ("format", "quiet", "summary", "fail-fast", "record", "ascii", "output")
"""The options that must be the same in all sittings of a run."""


def run(line: Line, command: str) -> int:
    """Judge the records of a command line as `score` or `validate` does; returns the exit status."""
    values = line.values
    names = [name for argument in line.files for name in expand(argument)]
    fault = misuse(values, names)
    if fault:
        trouble(fault)
        return USAGE
    spare(values.get("output", "-"), names)
    if "resume" in values:
        spare(values["resume"], names)
    state = begin([command, *(f"{name}={values.get(name, '')}" for name in _ASKED)], names)
    try:
        if "resume" in values:
            state = load(values["resume"], state)
        left = _behind(state, pieces(names))
    except Stale as why:
        trouble(f"{shown(values['resume'])}: {why}")
        return USAGE
    return _Run(values, command, names, state).status(left)


def _behind(state: State, cut: Iterator[Piece | Missing]) -> Iterator[Piece | Missing]:
    """Return the pieces that are not done yet; Stale if there are not so many as are said to be done."""
    if sum(1 for _ in islice(cut, state.pieces)) < state.pieces:
        raise Stale("the inputs do not have so many records as are done")
    return cut


def misuse(values: Values, names: Sequence[str | Missing]) -> str | None:
    """Say which options do not go together, if any do not."""
    form = values.get("format", "text")
    if form not in FORMS:
        given = next(name for name in ("jobs", "dask", "summary", "fail-fast", "resume") if name in values)
        return f"--{given} does not go with --format {form}, which is drawn of all records at once"
    if "jobs" in values and "dask" in values:
        return "--jobs does not go with --dask: the cluster has workers of its own"
    if int(values.get("jobs", "0")) > most_jobs():
        return f"--jobs {values['jobs']} is too much: a run has at most {most_jobs()} processes here"
    if "summary" in values and "quiet" in values:
        return "--quiet prints a line a record, and --summary none: one of them is too much"
    if "summary" in values and form not in ("text", "json"):
        return f"--summary is told as text or json, not as {form}"
    if form == "parquet" and values.get("output", "-") == "-":
        return "--format parquet needs --output FILE"
    return _no_way_to_go_on(values, names) if "resume" in values else None


def _no_way_to_go_on(values: Values, names: Sequence[str | Missing]) -> str | None:
    """Say why a run could not be continued in another sitting, if it could not."""
    output = values.get("output", "-")
    if output == "-" or values.get("format") == "parquet":
        return "--resume needs --output FILE, in a form that can be continued"
    if is_read_once(output):
        return f"--resume needs an ordinary file for --output, and {shown(output)} is none"
    if os.path.realpath(values["resume"]) == os.path.realpath(output):
        return "--resume and --output name the same file"
    for name in names:
        if isinstance(name, str) and is_read_once(name):
            what = "standard input" if name == STANDARD_INPUT else shown(name)
            return f"--resume does not go with {what}, which cannot be read a second time"
    return None


class _Run:
    """One sitting of a run: goes on from a state until the inputs are at their end, or something stops it."""

    def __init__(self, values: Values, command: str, names: Sequence[str | Missing], state: State) -> None:
        self._values = values
        self._names = names
        self._state = state._replace(counts=Counter(state.counts))
        form = "nothing" if "summary" in values else values.get("format", "text")
        self._form = "quiet" if "quiet" in values else form
        self._command = command

    def status(self, left: Iterator[Piece | Missing]) -> int:
        """Do the pieces that are left; returns the exit status."""
        headed = self._form == "text" and self._command == "score"
        with sink(self._values, headed=headed, kept=self._state.size) as out:
            stopped = self._go_on(left, out)
            out.close(self._summary(stopped))
        if "resume" in self._values and stopped is None:
            with suppress(FileNotFoundError):  # a run of a single record has not come to write it
                os.unlink(self._values["resume"])
        if not self._state.records and self._state.status == FINE and stopped is None:
            trouble(f"no input has a record {self._values.get('record')}")
            return USAGE
        return worst(self._state.status, INTERRUPTED if stopped == "interrupted" else FINE)

    def _go_on(self, left: Iterator[Piece | Missing], out: Sink) -> str | None:
        """Judge what is left; returns why the run has stopped before the end, or None."""
        only = int(self._values.get("record", "0"))
        task = Task(self._command, self._form, out.style, only, counts="summary" in self._values)
        with ExitStack() as stack:
            steps = stack.enter_context(self._workers(task)).steps(left)
            progress = Progress(stack.enter_context(watching(sys.stderr)), sum(map(_size, self._names)))
            try:
                for step in steps:
                    if self._take(step, out, progress):
                        trouble("stopped at the first record with errors")
                        return "fail-fast"
            except KeyboardInterrupt:
                trouble(f"interrupted after {count(self._state.records, 'record')}")
                return "interrupted"
        return None

    def _workers(self, task: Task) -> Workers:
        if "dask" in self._values:
            from arbcheck.runs.cluster import Cluster

            return Cluster(task, self._values["dask"], tell=trouble)
        jobs = int(self._values.get("jobs", "0")) or jobs_for(sum(map(_size, self._names)))
        return Pool(task, jobs) if jobs > 1 else Alone(task)

    def _take(self, step: Step, out: Sink, progress: Progress) -> bool:
        """Take a step into the output and the state; say whether the run is to stop."""
        state = self._state
        if isinstance(step, Missing):
            tell_missing(step)
            self._state = state._replace(status=worst(state.status, USAGE), pieces=state.pieces + 1)
        elif isinstance(step, Piece):
            progress.advance(max(step.size, 0), state.records)
            self._state = state._replace(pieces=state.pieces + 1)
            size = out.flushed() if "resume" in self._values else None
            if size is not None:
                self._state = self._state._replace(size=size)
                save(self._values["resume"], self._state)
        else:
            out.write(step.told)
            state.counts.update(step.counts)
            status = worst(state.status, STATUS.get(step.status, FINE))
            self._state = state._replace(status=status, records=state.records + 1)
            return "fail-fast" in self._values and step.status == "invalid"
        return False

    def _summary(self, stopped: str | None) -> str:
        if "summary" not in self._values:
            return ""
        from arbcheck.reports import summary
        from arbcheck.reports.json_report import dumped

        if self._values.get("format") == "json":
            return dumped(summary.tree(self._state.counts) | {"stopped": stopped}) + "\n"
        told = f"Stopped before the end ({stopped}).\n\n" if stopped else ""
        return told + summary.text(self._state.counts) + "\n"


def _size(name: str | Missing) -> int:
    try:
        return os.path.getsize(name) if isinstance(name, str) else 0
    except OSError:
        return 0


def jobs_for(size: int) -> int:
    """Return how many processes are worth while for inputs of so many bytes."""
    return _cores() if size >= MANY else 1


def most_jobs() -> int:
    """Return how many processes may be asked for: 61, the most that Windows can wait for, or one a core."""
    return max(61, _cores())


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
