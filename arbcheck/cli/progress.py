"""How far a long run has come: a line on a terminal, wiped away at the end."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TextIO, TypeVar

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


@contextmanager
def watching(stream: TextIO) -> Iterator[Callable[[str], None]]:
    """Give a function that shows how far a search has come, on a stream if that is a terminal.

    Each text takes the place of the one before; nothing stays there, even after ^C.
    """
    shown = ""

    def show(text: str) -> None:
        nonlocal shown
        stream.write(f"\r{text}{' ' * (len(shown) - len(text))}")
        stream.flush()
        shown = text

    if not stream.isatty():
        yield lambda _: None
        return
    try:
        yield show
    finally:
        stream.write(f"\r{' ' * len(shown)}\r")
        stream.flush()


class Progress:
    """A long run: records so far, their rate, and the time that is left, told to ``show``.

    ``size`` is the number of bytes that there are to read, 0 where that is not known. Nothing is told in the
    first second.
    """

    _PATIENCE = 1.0
    _PAUSE = 0.2

    def __init__(self, show: Callable[[str], None], size: int) -> None:
        self._show = show
        self._size = size
        self._read = 0
        self._begun = self._told = time.monotonic()

    def advance(self, size: int, records: int) -> None:
        """Take in that so many bytes more have been read, and how many records are done in all."""
        self._read += size
        now = time.monotonic()
        passed = now - self._begun
        if passed < self._PATIENCE or now - self._told < self._PAUSE:
            return
        self._told = now
        line = f"{records:,} records, {records / passed:,.0f}/s"
        if self._size and self._read:
            left = round(passed * (self._size - self._read) / self._read)
            line += f", {min(self._read / self._size, 1):.0%}, {left // 60}:{left % 60:02} left"
        self._show(line)
