"""Where a long run's reports go, record by record: a text, or the file of another library."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, TextIO, cast

from arbcheck.cli.options import Values
from arbcheck.cli.output import naming, results, style_of, written
from arbcheck.reports.one import Told
from arbcheck.reports.table import Row, csv
from arbcheck.reports.terminal import PLAIN, Style


class Sink(Protocol):
    """What the reports of a run are given to."""

    style: Style

    def write(self, told: Told) -> None:
        """Take what is told of the next record."""

    def flushed(self) -> int | None:
        """Let everything reach the file; return how many bytes it has, None while something is held back."""

    def close(self, last: str) -> None:
        """Write what is left, and a last text."""


class Text:
    """A text on a stream; behind ``before`` reports of an earlier sitting."""

    def __init__(self, stream: TextIO, style: Style, *, headed: bool, before: int = 0) -> None:
        self.style = style
        self._stream = stream
        self._headed = headed
        self._held = ""
        self._written = before

    def write(self, told: Told) -> None:
        """Write a report; those of `score` have a name above them and are parted, if there are several."""
        text = cast("str", told)
        if self._headed and not self._written and not self._held:
            self._held = text
        elif text:
            self._let_go()
            self._stream.write(f"\n{text}" if self._headed and self._written else text)
            self._written += 1

    def _let_go(self) -> None:
        if self._held:
            self._stream.write(self._held)
            self._held = ""
            self._written += 1

    def flushed(self) -> int | None:
        """Let everything reach the disk; return how many bytes the file has.

        None as long as the first report waits for a second one, without which it has no name above it.
        """
        if self._held:
            return None
        self._stream.flush()
        with naming(self._stream.name):
            os.fsync(self._stream.fileno())
        return self._stream.buffer.tell()

    def close(self, last: str) -> None:
        """Write the one report without a name, if there was but one, and a last text."""
        self._stream.write(self._held.partition("\n\n")[2] + last)


class Parquet:
    """A Parquet file; it holds rows of a table alone."""

    style = PLAIN

    def __init__(self, path: str) -> None:
        from arbcheck.reports.parquet import ParquetFile

        self._path = path
        with naming(path):
            self._file = ParquetFile(path)

    def write(self, told: Told) -> None:
        """Add the rows of a record."""
        with naming(self._path):
            self._file.add(cast("list[Row]", told))

    def flushed(self) -> None:
        """Nothing can be said of a file that is not whole yet."""

    def close(self, _: str) -> None:
        """Write what is left, and the end of the file."""
        with naming(self._path):
            self._file.close()


@contextmanager
def sink(values: Values, *, headed: bool, kept: int) -> Iterator[Sink]:
    """Open where the reports of a run go; ``kept`` bytes of an earlier sitting stay, what follows goes.

    OSError if the output cannot be written, or has fewer bytes than are to be kept.
    """
    form = values.get("format", "text")
    if form == "parquet":
        yield Parquet(values["output"])
    elif kept:
        with written(values["output"], "r+") as file:
            if os.fstat(file.fileno()).st_size < kept:
                why = (
                    "this is not what the state tells of: it has become shorter; begin anew without the state"
                )
                raise OSError(errno.EINVAL, why, values["output"])
            file.truncate(kept)
            file.seek(kept)
            yield Text(file, style_of(values, file), headed=headed, before=1)
    else:
        with results(values) as stream:
            if form == "csv":
                stream.write(csv([Row._fields]))
            yield Text(stream, style_of(values, stream), headed=headed)
