"""The one canonical form of a record: what it says of the game, in one order and one spelling.

Keys stand in the order of the format, those with their usual values are left out; cards and species are
codes, arboretums grids, plantings have cells counted from the player's first card. Comments and the user's
own `x-` keys are no part of the game and are left out; titles, notes and claims are kept.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.arboretum.editions import EDITIONS, species_of
from arbcheck.arboretum.game import Game, Start
from arbcheck.arboretum.position import End, Hand, Pile, Position
from arbcheck.records.canonical_claims import Said, claims_lines, said
from arbcheck.records.canonical_turns import turn_lines
from arbcheck.records.document import Tree
from arbcheck.records.grid_writing import grid, moved
from arbcheck.records.notation import UNKNOWN
from arbcheck.records.reading import texts
from arbcheck.records.record import Record
from arbcheck.records.yaml_writing import in_block, in_flow, key, trimmed

_ELSEWHERE = ("ARB2", "ARB3")
"""Codes of problems that tell of the game, not of how the record is written."""


class Words(NamedTuple):
    """What a record says beside the game itself; None or nothing where it does not say it.

    ``turn_notes`` are the notes of the turns, in their order; ``claims`` what was said at the table.
    """

    title: str | None = None
    source: str | None = None
    date: str | None = None
    notes: tuple[str, ...] = ()
    turn_notes: tuple[str | None, ...] = ()
    claims: tuple[Said, ...] = ()


NOTHING = Words()
"""Nothing is said beside the game itself."""


def canonical_position(position: Position, words: Words = NOTHING) -> str:
    """Write an end position as a record, one YAML document with a final line break.

    It is read back as the same position, but for the order and the origin of each arboretum: a grid has its
    cards row by row, and its first cell is (0, 0).
    """
    end = End(position.hands, position.arboretums, position.discards)
    head = _head(words, position.players, position.species, position.edition)
    return _joined(head, _end(position.players, end), _tail(position.finished), claims_lines(position.players, words.claims))


def canonical_game(game: Game, words: Words = NOTHING) -> str:
    """Write a recorded game as a record, one YAML document with a final line break.

    It is read back as the same game, but for the order and the origin of each arboretum, and for the plays:
    each has its cell, counted from the player's first card. A play whose cell a slip leaves open stays as it
    is stated.
    """
    head = _head(words, game.players, game.species, game.edition)
    ...
