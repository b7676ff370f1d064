"""Scores as a table for other tools: a row for each record, player and species; CSV of it."""

from collections.abc import Iterable
from typing import NamedTuple

from arbcheck.arboretum.result import Result, Right, SpeciesScore
from arbcheck.records.outcome import Outcome
from arbcheck.reports.games import drawn


class Row(NamedTuple):
    """A row; None is an empty field: what does not apply, or what unknown cards leave open.

    ``seat`` counts from 1, ``species`` is an id (for Avenue the box: "1" to "5", "purple", "green"), ``sum``
    is that of the player's cards in hand, ``path`` the ids of its cards with blanks between; without the
    right it is the best path that was not scored, as in the JSON report. ``codes`` are those of the
    diagnostics, each once. A record without a score has one row.
    """

    file: str
    record: int
    game: str | None
    title: str | None
    status: str
    codes: str
    decided_by: str | None = None
    player: str | None = None
    seat: int | None = None
    total: int | None = None
    rank: int | None = None
    winner: bool | None = None
    species: str | None = None
    right: bool | None = None
    points: int | None = None
    sum: int | None = None
    cancelled: bool | None = None
    path: str | None = None
    cards: int | None = None
    same_species: int | None = None
    starts_with_1: int | None = None
    ends_with_8: int | None = None


def rows_of(outcome: Outcome) -> list[Row]:
    """Return the rows of a record."""
    codes = " ".join(dict.fromkeys(problem.code for problem in outcome.problems))
    bare = Row(outcome.file, outcome.record, outcome.game, outcome.title, outcome.status, codes)
    game = drawn(outcome)
    return [bare] if game is None else game.rows(outcome, bare)


def rows(result: Result, bare: Row) -> list[Row]:
    """Return the rows of a score of Arboretum, by player and species."""
    rights = {right.species: right for right in result.rights}
    found = []
    for seat, own in enumerate(result.scores):
        told = bare._replace(
            decided_by=result.decided_by,
            player=own.player,
            seat=seat + 1,
            total=own.total,
            rank=own.rank,
            winner=None if result.winners is None else own.player in result.winners,
        )
        found += [_with(told, line, rights[line.species], seat) for line in own.paths]
    return found


def _with(told: Row, line: SpeciesScore, right: Right, seat: int) -> Row:
    """Return the row of a player with what is told of a species."""
    row = told._replace(
        species=line.species,
        right=line.right,
        points=line.points,
        sum=right.sums[seat],
        cancelled=None if right.cancelled is None else seat in right.cancelled,
    )
    path = line.path
    if path is None:
        return row
    return row._replace(
        path=" ".join(planted.card.id for planted in path.planted),
        cards=path.cards,
        same_species=path.same_species,
        starts_with_1=path.starts_with_1,
        ends_with_8=path.ends_with_8,
    )


def csv(lines: Iterable[Iterable[object]]) -> str:
    """Write rows as CSV (RFC 4180, with plain line ends); yes and no are true and false, None is empty."""
    import csv as library
    from io import StringIO

    text = StringIO()
    writer = library.writer(text, lineterminator="\n")
    writer.writerows([_field(field) for field in line] for line in lines)
    return text.getvalue()


def _field(field: object) -> object:
    if isinstance(field, bool):
        return "true" if field else "false"
    return field.encode("utf-8", "backslashreplace").decode() if isinstance(field, str) else field
