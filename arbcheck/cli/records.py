"""Going through the records of a command line, and what each of them means for the exit status."""

import errno
import os
import stat
import sys
from collections.abc import Callable, Iterable, Iterator

from arbcheck.cli.options import Line
from arbcheck.cli.output import FINE, STATUS, USAGE, results, style_of, trouble, worst
from arbcheck.records.document import Document
from arbcheck.records.outcome import Outcome, lost
from arbcheck.records.record import Record, read_record
from arbcheck.records.sources import STANDARD_INPUT, Missing, expand, read_all
from arbcheck.reports.terminal import Style


class Run:
    """The outcomes of a command line, one by one, and the exit status so far.

    ``inputs`` are the names of its files, a list where there is an output.

    OSError if the file of `--output` is one of the inputs.
    """

    def __init__(self, line: Line, judge: Callable[[Record], Outcome]) -> None:
        self.status = FINE
        self._wanted = int(line.values.get("record", "0"))
        self.inputs: Iterable[str | Missing] = (name for file in line.files for name in expand(file))
        self._judge = judge
        output = line.values.get("output", "-")
        if output != "-":
            self.inputs = list(self.inputs)  # before there is an output that would be found among them
            spare(output, self.inputs)

    def outcomes(self) -> Iterator[Outcome]:
        """Yield the outcome of every record; tell on standard error which inputs cannot be opened."""
        found = False
        for source in read_all(self.inputs):
            if isinstance(source, Missing):
                tell_missing(source)
                self.status = worst(self.status, USAGE)
                found = True
            elif self._wanted in (0, source.number):
                outcome = self._outcome(source)
                self.status = worst(self.status, STATUS.get(outcome.status, FINE))
                found = True
                yield outcome
        if not found:
            trouble(f"no input has a record {self._wanted}")
            self.status = worst(self.status, USAGE)

    def _outcome(self, document: Document) -> Outcome:
        return self._judge(read_record(document))


class SteadyRun(Run):
    """A run that a record which breaks arbcheck does not end: it costs that record alone (ARB013)."""

    def _outcome(self, document: Document) -> Outcome:
        try:
            return super()._outcome(document)
        except Exception as fault:  # noqa: BLE001 - whatever it is, the other records are none the worse for it
            return lost(document.name, document.number, document.first_line, repr(fault))


def tell_missing(source: Missing) -> None:
    """Tell on standard error of an input that cannot be opened."""
    from arbcheck.reports.terminal import shown

    trouble(f"error[{source.problem.code}] {shown(source.name)}: {shown(source.problem.message)}")


MANY = 1 << 20
"""From so many bytes on several processes are quicker than one."""
_LONG = ("jobs", "fail-fast", "summary", "resume", "dask")
_TABLES = ("csv", "parquet")
_AT_ONCE = ("html", "markdown", "sarif")
"""Forms that are drawn of all records at once, by one process."""


def misuse(line: Line) -> str | None:
    """Say which options of `score` and `validate` do not go together, if any do not."""
    form = line.values.get("format", "text")
    if "quiet" in line.values and form != "text":
        return f"--quiet is a form of text, and does not go with --format {form}"
    return None


def is_long(line: Line) -> bool:
    """Say whether a command line is one for `long_run`: by its options, or by the size of its inputs."""
    form = line.values.get("format")
    if form in _TABLES or any(name in line.values for name in _LONG):
        return True
    return form not in _AT_ONCE and sum(map(_size, line.files)) >= MANY


def _size(argument: str) -> int:
    """Return the number of bytes of a file, or of those below a folder; 0 where that is not known."""
    try:
        if os.path.isdir(argument):
            return sum(os.path.getsize(name) for name in expand(argument) if isinstance(name, str))
        return os.path.getsize(argument)
    except OSError:
        return 0


Reports = Callable[[Iterable[Outcome], Line, Style], Iterable[str]]
"""What a command prints of its records' outcomes."""


def go_through(line: Line, judge: Callable[[Record], Outcome], reports: Reports) -> int:
    """Judge the records of a command line and print the reports; returns the exit status."""
    going = SteadyRun(line, judge)
    with results(line.values) as stream:
        for text in reports(going.outcomes(), line, style_of(line.values, stream)):
            stream.write(text)
    return going.status


def spare(output: str, inputs: Iterable[str | Missing]) -> None:
    """Make sure that an output is none of the inputs, under whatever name; OSError if it is one."""
    try:
        there = os.stat(output)
    except OSError:
        return  # there is nothing yet that could be lost
    for name in inputs if stat.S_ISREG(there.st_mode) else ():
        if isinstance(name, str) and _is_same(name, there):
            raise FileExistsError(errno.EEXIST, "this is one of the inputs, and stays as it is", output)


def _is_same(name: str, there: os.stat_result) -> bool:
    try:
        return os.path.samestat(os.stat(sys.stdin.fileno() if name == STANDARD_INPUT else name), there)
    except (OSError, AttributeError):
        return False  # closed, or not a file at all
