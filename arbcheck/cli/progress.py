"""How far a long run has come: a line on a terminal, wiped away at the end."""

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
