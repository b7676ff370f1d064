"""The Problem value: one thing that is wrong with a record, and where."""

import errno
import os
from collections.abc import Callable, Iterable
from typing import NamedTuple

Handle = tuple[str | int, ...]
"""How a pure game names a fact, such as ``("end", "hand", 0, 3)``; records turn it into a Span."""


class Span(NamedTuple):
    """A stretch of one line of a file: line and column from 1, length in code points."""

    line: int
    column: int
    length: int = 1


Place = Span | Handle


def span_of(place: Place) -> Span:
    """Return where a place is in its file; the file's first character while nobody has placed it there."""
    return place if isinstance(place, Span) else Span(1, 1)


class Problem(NamedTuple):
    """One thing that is wrong: a code that never changes meaning, a place, and what to do about it.

    ``also`` holds second places with what stands there ("first planted here").
    ``severity`` is "error" or "warning"; ``rule`` is a rule id such as "R7", or None.
    """

    code: str
    message: str
    at: Place
    help: str
    rule: str | None
    severity: str
    also: tuple[tuple[Place, str], ...] = ()

    @property
    def span(self) -> Span:
        """Where it stands in its file."""
        return span_of(self.at)

    def placed(self, span: Callable[[Place], Span]) -> "Problem":
        """Return the problem with spans in the place of its handles; ``span`` tells where a handle stands."""
        also = tuple((span(at), text) for at, text in self.also)
        return self._replace(at=span(self.at), also=also)


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """Sort placed problems by line, column and code."""
    return sorted(problems, key=lambda each: (*each.span[:2], each.code))


_LONGEST_QUOTE = 60


def quoted(text: str) -> str:
    """Put a record's own text into a message: between backticks, on one line, cut when it is very long."""
    shown = _one_line(text[:_LONGEST_QUOTE]).strip() or '""'
    return f"`{shown}`" if len(text) <= _LONGEST_QUOTE else f"`{shown}…`"


def problem(
    code: str,
    message: str,
    at: Place,
    *,
    help: str | None = None,  # noqa: A002 - the word that every compiler prints
    also: Iterable[tuple[Place, str]] = (),
    severity: str | None = None,
) -> Problem:
    """Make the Problem of a code; rule, severity and the usual remedy come from the code's page.

    What is told is put on one line, whatever the record's own texts and names hold.
    """
    from arbcheck.problems.registry import page

    about = page(code)
    return Problem(
        code,
        _one_line(message),
        at,
        about.remedy if help is None else _one_line(help),
        about.rule,
        severity or about.severity,
        tuple((place, _one_line(what)) for place, what in also),
    )


def reason(error: OSError) -> str:
    """Say in words why the system refuses something; libraries raise its errors without a word, too."""
    if not error.strerror and isinstance(error, FileNotFoundError):
        return os.strerror(errno.ENOENT)
    return error.strerror or str(error) or type(error).__name__


def _one_line(text: str) -> str:
    return text if text.isprintable() else " ".join(text.split())
