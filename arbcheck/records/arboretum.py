"""Arboretum records: from the tree of a document to a checked position or game, and to its score."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from arbcheck.arboretum.checks import check_position
from arbcheck.arboretum.legality import CANONICAL, Legality
from arbcheck.arboretum.number_checks import check_numbers
from arbcheck.arboretum.position import End, Position, Table
from arbcheck.arboretum.result import Result
from arbcheck.arboretum.scoring import score
from arbcheck.arboretum.setup_checks import check_species, species_in_play
from arbcheck.problems import Problem, in_order, problem
from arbcheck.records.document import Document, Tree
from arbcheck.records.header import FIRST_KEYS, LAST_KEYS, Header, is_canonical, read_header, with_meant
from arbcheck.records.outcome import OpenPlace, Outcome
from arbcheck.records.positions import check_complete, read_end
from arbcheck.records.reading import Reading

if TYPE_CHECKING:
    from arbcheck.arboretum.replay.replayed import Replay
    from arbcheck.records.claims import Claim
    from arbcheck.records.record import Filled, Record

NAME = "arboretum"
SCHEMA = "record"
KEYS: tuple[str, ...] = (*FIRST_KEYS, "edition", "rules", "players", "species", "start", "turns", *LAST_KEYS)
"""The keys of a record in their usual order."""
_UNKNOWN_CARD = re.compile(r"(?<!\w)_(?!\w)")
_KNOWN = frozenset(KEYS)
_WEIGHTY = frozenset({"edition", "players", "species", "turns", "end", "finished"})
"""Keys whose absence would have consequences."""


class Played(NamedTuple):
    """An Arboretum record as read: its head, the end and the claims it states, and its replayed turns.

    ``species`` are those in play, None when the record does not tell; ``replay`` is None for an end
    position, and for a game that could not be replayed.
    """

    header: Header
    species: tuple[str, ...] | None
    end: End
    claims: "tuple[Claim, ...]"
    replay: "Replay | None"


def fill(record: "Record", tree: dict[str, Tree]) -> "Filled":
    """Read and check a record; see `read`."""
    legality = _legality(record.reading) if record.reading else CANONICAL
    played, problems = read(record.document, tree, legality)
    return record._replace(played=played), problems


def read(
    document: Document, tree: dict[str, Tree], legality: Legality = CANONICAL
) -> tuple[Played | None, list[Problem]]:
    """Read and check a record; parts that the schema refuses are left out without another word."""
    reading = Reading(document)
    if not is_canonical(reading, tree.get("rules")):
        return None, reading.problems
    stated, tree = tree, with_meant(tree, _KNOWN, _WEIGHTY)
    header = read_header(reading, tree)
    reading.names_known = header.sound
    species = header.species
    if species is not None or "species" not in tree:
        species = species_in_play(len(header.players), header.edition, species, legality)
    if not header.dated:
        species = None  # nor is it known which species there are
    end, names = read_end(reading, header.players, tree.get("end"))
    found = list(_check_species(header, tree, legality))
    replay = None
    if "turns" in stated:
        from arbcheck.records.games import read_game

        replay, more = read_game(reading, _table(header, species, end), tree, names, legality)
        found += more
    elif "turns" not in tree:
        found += _check_position(reading, header, _table(header, species, end), tree, legality)
    claims = _claims(reading, header, tree) if "claims" in tree else ()
    if not header.dated:
        found = [each for each in found if each.code != "ARB505"]
    if legality.unchecked:
        found = [each for each in found if each.code not in legality.unchecked]
    if found:
        from arbcheck.records.places import Places

        span = Places(document, header.players, names).span
        reading.problems += [each.placed(span) for each in found]
    return Played(header, species, end, claims, replay), reading.problems


def _legality(reading: frozenset[str]) -> Legality:
    from arbcheck.arboretum.readings.legality import legality_of

    return legality_of(reading)


def _claims(reading: Reading, header: Header, tree: dict[str, Tree]) -> "tuple[Claim, ...]":
    from arbcheck.records.claims import read_claims

    turns = tree.get("turns")
    count = len(turns) if isinstance(turns, list) else None
    return read_claims(reading, header.players, count, tree["claims"])


def _table(header: Header, species: tuple[str, ...] | None, end: End) -> Table:
    return Table(header.players, species, header.edition, end, header.finished)


def _check_species(header: Header, tree: dict[str, Tree], legality: Legality) -> Iterator[Problem]:
    """Check the species as far as they and the number of players can be read."""
    if header.sound and (header.species is not None or "species" not in tree):
        yield from check_species(len(header.players), header.edition, header.species, legality)


def _check_position(
    reading: Reading, header: Header, table: Table, tree: dict[str, Tree], legality: Legality
) -> Iterator[Problem]:
    """Check an end position as far as it can be read."""
    if "start" in tree:
        yield problem("ARB322", "a start without turns: how the game went on is not told", ("start",))
    yield from check_position(table, legality)
    if header.sound:
        check_complete(reading, header.players, tree.get("end"))
        yield from check_numbers(table, legality)


def judged(record: "Record", outcome: Outcome, reading: frozenset[str]) -> Outcome:
    """Complete the outcome of a record; see `judge`."""
    return outcome if record.played is None else judge(record.played, outcome, record.document, reading)


def canonical(record: "Record") -> str | None:
    """Write a record in its canonical form; None if it is not readable in every part."""
    from arbcheck.records.canonical import canonical as written

    return written(record)


def judge(
    played: Played, outcome: Outcome, document: Document, reading: frozenset[str] = frozenset()
) -> Outcome:
    """Score a record that has no errors: complete its outcome.

    ``reading`` holds the misreadings under which it is scored; none are the rules.
    """
    if played.replay is not None:
        from arbcheck.records.games import told

        outcome = told(played.replay, outcome)
        position = played.replay.position._replace(unseen=played.replay.unseen)
    else:
        position = _position(played)
    outcome = scored(outcome, position, reading)
    return _warned(outcome, position, document) if outcome.status == "open" else outcome


def scored(outcome: Outcome, position: Position, reading: frozenset[str] = frozenset()) -> Outcome:
    """Complete an outcome with a position and its score; unknown cards that change it leave it open."""
    result = _scored(position, reading) if reading else score(position)
    status = "final" if position.finished else "provisional"
    outcome = outcome._replace(status=status, position=position, result=result)
    return outcome._replace(status="open", open=_open_places(position)) if is_open(result) else outcome


def _scored(position: Position, reading: frozenset[str]) -> Result:
    from arbcheck.arboretum.readings import score_under

    return score_under(position, reading)


def _position(played: Played) -> Position:
    header, end = played.header, played.end
    return Position(
        header.players,
        played.species or (),
        header.edition,
        tuple(hand or () for hand in end.hands),
        tuple(arboretum or () for arboretum in end.arboretums),
        end.discards,
        header.finished is not False,
    )


def _warned(outcome: Outcome, position: Position, document: Document) -> Outcome:
    """Warn where an open result is that of an unfinished record too."""
    if position.finished:
        return outcome
    message = "unknown cards leave the result open, and the game is unfinished"
    has_some = _UNKNOWN_CARD.search(document.text)
    remedy = None if has_some else "say in `end` what the hands held, if anybody remembers"
    warning = problem("ARB215", message, document.span(("finished",)), help=remedy)
    return outcome._replace(problems=tuple(in_order([*outcome.problems, warning])))


def is_open(result: Result) -> bool:
    """Say whether unknown cards can change a right, a score or the winner (decision D-029)."""
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
