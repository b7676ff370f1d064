"""How far a long run has come: a line on a terminal, wiped away at the end."""

import time
from collections.abc import Iterable, Iterator
from typing import Self, TextIO, TypeVar

T = TypeVar("T")


def watched(steps: Iterable[T], total: int, things: str, stream: TextIO) -> Iterator[T]:
    """Pass steps on, and count them on a stream if that is a terminal; nothing stays there, even after ^C."""
    if not stream.isatty():
        yield from steps
        return
    line = ""
    try:
        for number, step in enumerate(steps, 1):
            line = f"{number} of {total} {things}"
            stream.write(f"\r{line}")
            stream.flush()
            yield step
    finally:
        stream.write(f"\r{' ' * len(line)}\r")
        stream.flush()


class Progress:
    """A long run on a terminal: records so far, their rate, and the time that is left; wiped away at the end.

    ``size`` is the number of bytes that there are to read, 0 where that is not known. Nothing is drawn on
    anything but a terminal, nor in the first second.
    """

    _PATIENCE = 1.0
    _PAUSE = 0.2

    def __init__(self, stream: TextIO, size: int) -> None:
        self._stream = stream
        self._size = size
        self._read = 0
        self._line = ""
        self._begun = self._drawn = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._line:
            self._draw("")

    def advance(self, size: int, records: int) -> None:
        """Take in that so many bytes more have been read, and how many records are done in all."""
        self._read += size
        now = time.monotonic()
        passed = now - self._begun
        if passed < self._PATIENCE or now - self._drawn < self._PAUSE or not self._stream.isatty():
            return
        self._drawn = now
        line = f"{records:,} records, {records / passed:,.0f}/s"
        if self._size and self._read:
            left = round(passed * (self._size - self._read) / self._read)
            line += f", {min(self._read / self._size, 1):.0%}, {left // 60}:{left % 60:02} left"
        self._draw(line)

    def _draw(self, line: str) -> None:
        self._stream.write(f"\r{line:<{len(self._line)}}" + ("" if line else "\r"))
        self._stream.flush()
        self._line = line
