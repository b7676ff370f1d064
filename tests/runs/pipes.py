"""Pipes that have a name, for tests: what they hold can be read but once."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread


@contextmanager
def fifo(folder: Path, given: bytes, name: str = "fifo") -> Iterator[str]:
    """Make a FIFO that somebody writes to, once."""
    path = folder / name
    os.mkfifo(path)
    writer = Thread(target=_write, args=(path, given), daemon=True)
    writer.start()
    yield str(path)
    writer.join(timeout=60)
    assert not writer.is_alive()


def _write(path: Path, given: bytes) -> None:
    with open(path, "wb") as file:
        file.write(given)
