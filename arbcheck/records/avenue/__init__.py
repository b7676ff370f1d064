"""Avenue records: from the tree of a document to a checked game, and to its score."""

from typing import TYPE_CHECKING, NamedTuple

from arbcheck.avenue.game import Game, Roads
from arbcheck.avenue.result import Result, Scored
from arbcheck.avenue.scoring import score
from arbcheck.problems import in_order, problem
from arbcheck.records.document import Tree
from arbcheck.records.header import FIRST_KEYS, LAST_KEYS
from arbcheck.records.outcome import Outcome

if TYPE_CHECKING:
    from arbcheck.records.claims import Claim
    from arbcheck.records.record import Filled, Record

NAME = "avenue"
SCHEMA = "avenue"
KEYS: tuple[str, ...] = (
    *FIRST_KEYS,
    *("rules", "players", "sheet", "deck", "farm_deck", "rounds", "moves"),
    *LAST_KEYS,
)
"""The keys of a record in their usual order."""


class Played(NamedTuple):
    """An Avenue record as read; ``game`` is None where a part of it cannot be read.

    ``stated`` are the sheets below `end`, None for a player who has none there.
    """

    players: tuple[str, ...]
    game: Game | None
    stated: tuple[Roads | None, ...]
    claims: "tuple[Claim, ...]"


def fill(record: "Record", tree: dict[str, Tree]) -> "Filled":
    """Read and check a record; parts that the schema refuses are left out without another word."""
    from arbcheck.records.avenue.reader import read

    played, problems = read(record.document, tree)
    return record._replace(avenue=played), problems


def judged(record: "Record", outcome: Outcome, reading: frozenset[str]) -> Outcome:
    """Score a record that has no errors: complete its outcome."""
    game = record.avenue.game if record.avenue else None
    if game is None:
        return outcome
    result = _scored(game, reading) if reading else score(game)
    outcome = outcome._replace(
        status="final" if game.finished else "provisional",
        avenue=Scored(game, result),
        notes=_invented(game),
    )
    if not result.is_open:
        return outcome
    problems = outcome.problems
    if not game.finished:
        message = "sheets without round marks leave the result open, and the game is unfinished"
        warning = problem("ARB257", message, record.document.span(("finished",)))
        problems = tuple(in_order([*problems, warning]))
    return outcome._replace(status="open", problems=problems)


def _scored(game: Game, reading: frozenset[str]) -> Result:
    from arbcheck.avenue.readings import score_under

    return score_under(game, reading)


def _invented(game: Game) -> tuple[str, ...]:
    """Say of a shipped sheet that nobody plays on it but for practice."""
    if game.sheet.name is None:
        return ()
    return (f"The sheet `{game.sheet.name}` is invented; it is no printed sheet.",)


def canonical(record: "Record") -> str | None:
    """Write a record in its canonical form; None if it is not readable in every part."""
    from arbcheck.records.avenue.writing import canonical as written

    return written(record)
