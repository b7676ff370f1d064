"""Arboretum records: from the tree of a document to a checked position or game, and to its score."""

from collections.abc import Iterable
from typing import NamedTuple

from arbcheck.arboretum.checks import check_position
from arbcheck.arboretum.position import Position, Table
from arbcheck.arboretum.result import Result
from arbcheck.arboretum.scoring import score
from arbcheck.arboretum.setup_checks import check_species, species_in_play
from arbcheck.problems import Problem, problem
from arbcheck.records.claims import Claim, read_claims
from arbcheck.records.document import Document, Tree
from arbcheck.records.header import Header, read_header
from arbcheck.records.outcome import OpenPlace, Outcome
from arbcheck.records.places import Places
from arbcheck.records.positions import RecordedEnd, check_complete, read_end
from arbcheck.records.reading import Reading

NAME = "arboretum"
SCHEMA = "record"


class Played(NamedTuple):
    """An Arboretum record as read: its head, its claims, and what it says of the end."""

    header: Header
    species: tuple[str, ...] | None
    end: RecordedEnd
    claims: tuple[Claim, ...]


def read(document: Document, tree: dict[str, Tree]) -> tuple[Played, list[Problem]]:
    """Read and check a record; parts that the schema refuses are left out without another word."""
    reading = Reading(document)
    header = read_header(reading, tree)
    end = read_end(reading, header.players, tree.get("end"))
    claims = read_claims(reading, header.players, None, tree.get("claims"))
    species = header.species
    if "species" not in tree:
        species = species_in_play(len(header.players), header.edition, None)
    played = Played(header, species, end, claims)
    found = list(_check(played, stated="species" in tree))
    if "turns" not in tree:
        check_complete(reading, header.players, tree.get("end"), end)
        found += check_position(table(played))
    if found:
        names = {("end", player): key for player, key in end.names.items()}
        places = Places(document, header.players, names)
        reading.problems += [places.placed(each) for each in found]
    return played, reading.problems


def table(played: Played) -> Table:
    """Return the end position of a record, for the checks."""
    header = played.header
    return Table(header.players, played.species, header.edition, played.end.end, header.finished)


def judge(played: Played, outcome: Outcome, document: Document) -> Outcome:
    """Score a record that has no errors: complete its outcome."""
    header, end = played.header, played.end.end
    position = Position(
        header.players,
        played.species or (),
        header.edition,
        tuple(hand or () for hand in end.hands),
        tuple(arboretum or () for arboretum in end.arboretums),
        end.discards,
        header.finished,
    )
    result = score(position)
    status = "final" if position.finished else "provisional"
    outcome = outcome._replace(status=status, position=position, result=result)
    return _opened(outcome, position, document) if is_open(result) else outcome


def _opened(outcome: Outcome, position: Position, document: Document) -> Outcome:
    """Mark an outcome as open; where the record is unfinished too, a warning says so."""
    problems = outcome.problems
    if not position.finished:
        message = "unknown cards leave the result open, and the game is unfinished"
        warning = problem("ARB215", message, document.span(("finished",)))
        problems = (*problems, warning)
    return outcome._replace(status="open", open=_open_places(position), problems=problems)


def is_open(result: Result) -> bool:
    """Say whether unknown cards can change a right, a score or the winner (decision D-024)."""
    return (
        result.winners is None
        or any(right.holders is None for right in result.rights)
        or any(score.total is None or score.rank is None for score in result.scores)
        or any(entry.points is None for score in result.scores for entry in score.paths)
    )


def _open_places(position: Position) -> tuple[OpenPlace, ...]:
    """List the hands that hold unknown cards."""
    unknown = (
        (player, hand.count(None)) for player, hand in zip(position.players, position.hands, strict=True)
    )
    return tuple(OpenPlace(player, "hand", count) for player, count in unknown if count)


def _check(played: Played, *, stated: bool) -> Iterable[Problem]:
    """Check the players and the species; with species that cannot be read there is nothing to count."""
    if played.header.species is not None or not stated:
        yield from check_species(len(played.header.players), played.header.edition, played.header.species)
