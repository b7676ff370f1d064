"""How far a long run has come: a line on a terminal, wiped away at the end."""

from collections.abc import Iterable, Iterator
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
