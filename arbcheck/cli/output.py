"""Where a command's results go and how it went: output, colour, exit status."""

import codecs
import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TextIO

from arbcheck.cli.options import Values
from arbcheck.problems import reason
from arbcheck.reports.terminal import COLOUR, PLAIN, Style, shown

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

FINE, WRONG, USAGE, OPEN, INTERRUPTED = 0, 1, 2, 3, 130
_ORDER = (FINE, OPEN, WRONG, USAGE, INTERRUPTED)
"""Exit statuses; of several that apply the last one here wins."""
STATUS = {"invalid": WRONG, "open": OPEN}
"""The exit statuses of records that are not fine, by what became of them."""


def worst(one: int, other: int) -> int:
    """Return the exit status when both apply."""
    return max(one, other, key=_ORDER.index)


def trouble(message: str) -> None:
    """Tell about trouble of the tool itself, on standard error; where that fails nobody can be told."""
    with suppress(OSError):
        sys.stderr.write(f"arbcheck: {message}\n")


@contextmanager
def results(values: Values) -> Iterator[TextIO]:
    """Open what a command's results are written to: the file of `--output`, or standard output (`-`)."""
    name = values.get("output", "-")
    if name == "-":
        _never_fail(sys.stdout)
        yield sys.stdout
        return
    with written(name) as file:
        yield file


def written(name: str, mode: str = "w") -> TextIO:
    """Open a file for a text; trouble with it names it, when it comes later, too. ``mode`` is "w" or "r+"."""
    return io.TextIOWrapper(io.BufferedWriter(_Named(name, mode)), encoding="utf-8")


class _Named(io.FileIO):
    """A file of which the name is told when something cannot be written to it."""

    def write(self, data: "ReadableBuffer", /) -> int:
        """Write bytes; returns how many."""
        with naming(str(self.name)):
            return super().write(data)


@contextmanager
def naming(name: str) -> Iterator[None]:
    """Give trouble that names no file the name of this one."""
    try:
        yield
    except OSError as error:
        error.filename = error.filename or name
        raise


def _never_fail(stream: TextIO) -> None:
    """Escape what the terminal's encoding does not have, rather than fail over it."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure and not _is_utf8(stream):
        reconfigure(errors="backslashreplace")


def _is_utf8(stream: TextIO) -> bool:
    return codecs.lookup(stream.encoding or "utf-8").name == "utf-8"  # a text in memory has no encoding


def style_of(values: Values, stream: TextIO) -> Style:
    """Choose how to draw: colour only on a terminal and never with NO_COLOR, unless asked for.

    Plain ASCII is drawn when asked for, and where the terminal does not have all letters.
    """
    when = values.get("color", "auto")
    style = COLOUR if when == "always" or (when == "auto" and _takes_colour(stream)) else PLAIN
    if style is COLOUR:
        style = style._replace(depth=_depth(), marks=os.environ.get("TERM") not in _FEW_LETTERS)
    if "ascii" in values or not _is_utf8(stream):
        style = style._replace(encoding="ascii", marks=False)
    return style


_FEW_LETTERS = ("linux", "dumb")
"""Terminals that do not have the letters for marks."""


def _depth() -> str:
    """Say how many colours the terminal has, as far as it tells."""
    terminal = os.environ.get("TERM", "")
    if os.environ.get("COLORTERM") in ("truecolor", "24bit") or terminal.endswith("-direct"):
        return "true"
    return "256" if "256" in terminal else "16"


def _takes_colour(stream: TextIO) -> bool:
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def guarded(command: Callable[[], int]) -> int:
    """Run a command and return its exit status; interrupts, closed pipes and full disks end it in order."""
    try:
        status = command()
        sys.stdout.flush()
    except KeyboardInterrupt:
        trouble("interrupted")
        status = INTERRUPTED
    except BrokenPipeError:
        status = WRONG
    except OSError as error:
        trouble(f"{shown(str(error.filename or 'output'))}: {reason(error)}")
        status = USAGE
    _give_up_the_rest()
    return status


def _give_up_the_rest() -> None:
    """See to it that what standard output does not take cannot fail once more when the interpreter exits."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
