"""What became of a record: its status, and the result where there is one."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.problems import Problem, Span, problem

if TYPE_CHECKING:
    from arbcheck.avenue.result import Scored


class OpenPlace(NamedTuple):
    """Where unknown cards lie, such as 2 in the "hand" of a player."""

    player: str
    place: str
    unknown: int


def no_lines(_line: int) -> str:
    """Stand in for a file whose lines nobody can look up any more."""
    return ""


class Outcome(NamedTuple):
    """One record and what became of it; every report takes this value.

    ``status`` is "final", "provisional", "open" or "invalid", or "valid" where a record was only checked.
    The first three come with a score: ``position`` and ``result`` of Arboretum, ``avenue`` of Avenue.
    ``record`` counts the documents of ``file`` from 1.
    ``turns`` and ``ended_by``, the player who drew the last card, are None for a position; ``notes`` are
    sentences about what was read into the record; ``problems`` are placed in the file (their places are
    Spans), and ``source`` gives a line of it, counted from 1.
    """

    file: str
    record: int
    game: str | None
    title: str | None
    status: str
    position: Position | None = None
    result: Result | None = None
    open: tuple[OpenPlace, ...] = ()
    turns: int | None = None
    ended_by: str | None = None
    notes: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()
    source: Callable[[int], str] = no_lines
    avenue: "Scored | None" = None


def lost(file: str, record: int, line: int, why: str) -> Outcome:
    """Return the outcome of a record that could not be judged, through no fault of its own (ARB013).

    ``line`` is that on which it begins.
    """
    told = problem("ARB013", f"arbcheck failed on this record: {why}", Span(line, 1))
    return Outcome(file, record, None, None, "invalid", problems=(told,))
