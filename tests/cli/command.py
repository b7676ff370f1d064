"""Running the program, in this process or in one of its own, and the records that it is run on."""

import errno
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from arbcheck import data
from arbcheck.__main__ import main

RULEBOOK = data.path("corpus", "arboretum", "rulebook", "rulebook-2018.yaml")
FINAL = Path(RULEBOOK).read_text("utf-8")
"""A finished game: Talia wins with 19 points."""
OPEN = FINAL.replace("Oa7", "_", 1)
"""The same game, but nobody knows one of Rina's cards, and it can decide who wins."""
FAULTY = "arbcheck: 1\nplayers: [Talia]\nend: {}\n"
"""A record with two errors."""


class Ran(NamedTuple):
    """What came of a command line: the exit status, and what was printed."""

    status: int
    out: str
    err: str


def run(*arguments: str, given: bytes = b"", encoding: str = "utf-8") -> Ran:
    """Run a command line in this process."""
    out, err = io.BytesIO(), io.BytesIO()
    stdin = io.TextIOWrapper(io.BufferedReader(io.BytesIO(given)))
    stdout = io.TextIOWrapper(out, encoding=encoding, newline="")
    stderr = io.TextIOWrapper(err, "utf-8", errors="backslashreplace", newline="", write_through=True)
    arguments = ("arbcheck", *arguments)
    with patch.multiple(sys, stdin=stdin, stdout=stdout, stderr=stderr, argv=list(arguments)):
        status = main()
    return Ran(status, out.getvalue().decode(encoding), err.getvalue().decode())


def start(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command line in a process of its own."""
    command = [sys.executable, "-m", "arbcheck", *arguments]
    return subprocess.run(
        command, input=given, capture_output=True, check=False, timeout=60, env={**os.environ, **environment}
    )


def drawn(leader: int) -> bytes:
    """Return what was drawn on a terminal whose other end is closed, and close this one."""
    found = b""
    try:
        while part := os.read(leader, 4096):
            found += part
    except OSError as error:
        assert error.errno == errno.EIO  # noqa: PT017 - how Linux tells that the other end is closed
    os.close(leader)
    return found
