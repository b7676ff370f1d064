"""Going through the records of a command line, and what each of them means for the exit status."""

from collections.abc import Callable, Iterator

from arbcheck.cli.options import Line
from arbcheck.cli.output import FINE, OPEN, USAGE, WRONG, trouble, worst
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, read_record
from arbcheck.records.sources import Missing, read_sources

_STATUS = {"invalid": WRONG, "open": OPEN}


class Run:
    """The outcomes of a command line, one by one, and the exit status so far."""

    def __init__(self, line: Line, judge: Callable[[Record], Outcome]) -> None:
        self.status = FINE
        self._line = line
        self._judge = judge

    def outcomes(self) -> Iterator[Outcome]:
        """Yield the outcome of every record; tell on standard error which inputs cannot be opened."""
        wanted = int(self._line.values.get("record", "0"))
        found = False
        for source in read_sources(self._line.files):
            if isinstance(source, Missing):
                self._refuse(source)
                found = True
            elif not wanted or source.number == wanted:
                outcome = self._judge(read_record(source))
                self.status = worst(self.status, _STATUS.get(outcome.status, FINE))
                found = True
                yield outcome
        if not found:
            trouble(f"no input has a record {wanted}")
            self.status = worst(self.status, USAGE)

    def _refuse(self, source: Missing) -> None:
        from arbcheck.reports.terminal import shown

        self.status = worst(self.status, USAGE)
        trouble(f"error[{source.problem.code}] {shown(source.name)}: {shown(source.problem.message)}")
