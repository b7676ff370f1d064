"""Where a command's results go and how it went: output, colour, exit status."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

from arbcheck.cli.options import Values
from arbcheck.reports.terminal import COLOUR, PLAIN, Style

FINE, WRONG, USAGE, OPEN, INTERRUPTED = 0, 1, 2, 3, 130
_ORDER = (FINE, OPEN, WRONG, USAGE, INTERRUPTED)
"""Exit statuses; of several that apply the last one here wins."""


def worst(one: int, other: int) -> int:
    """Return the exit status when both apply."""
    return max(one, other, key=_ORDER.index)


def trouble(message: str) -> None:
    """Tell about trouble of the tool itself, on standard error."""
    sys.stderr.write(f"arbcheck: {message}\n")


@contextmanager
def results(values: Values) -> Iterator[TextIO]:
    """Open what a command's results are written to: the file of `--output`, or standard output."""
    name = values.get("output")
    if name is None:
        _never_fail(sys.stdout)
        yield sys.stdout
        sys.stdout.flush()
        return
    with open(name, "w", encoding="utf-8") as file:
        yield file


def _never_fail(stream: TextIO) -> None:
    """Escape what the terminal's encoding does not have, rather than fail over it."""
    if (stream.encoding or "").lower().replace("-", "") != "utf8":
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="backslashreplace")


def style_of(values: Values, stream: TextIO) -> Style:
    """Choose how to draw: colour only on a terminal and never with NO_COLOR, unless asked for."""
    when = values.get("color", "auto")
    coloured = when == "always" or (when == "auto" and stream.isatty() and not os.environ.get("NO_COLOR"))
    style = COLOUR if coloured else PLAIN
    return style._replace(encoding="ascii") if "ascii" in values else style


def guarded(command: Callable[[], int]) -> int:
    """Run a command and return its exit status; an interrupt or a failing file ends it quietly."""
    try:
        return command()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as error:
        trouble(f"{error.filename or 'output'}: {error.strerror}")
        return USAGE
