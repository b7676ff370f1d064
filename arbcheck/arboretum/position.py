"""An end position: what lies in hands, arboretums and discard piles when play has stopped."""

from typing import NamedTuple

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import Card

Hand = tuple[Card | None, ...]
"""A hand as recorded; None is a card that the recorder does not know."""
Pile = tuple[Card, ...] | int | None
"""A discard pile, bottom first; or its size alone; or None, not stated."""


class End(NamedTuple):
    """What a record states of the end, by player; None where it states nothing, or nothing readable."""

    hands: tuple[Hand | None, ...]
    arboretums: tuple[Arboretum | None, ...]
    discards: tuple[Pile, ...]


class Table(NamedTuple):
    """An end position as recorded, before the checks.

    ``species`` and ``finished`` are None when the record does not tell, or not readably.
    """

    players: tuple[str, ...]
    species: tuple[str, ...] | None
    edition: int
    end: End
    finished: bool | None


class Position(NamedTuple):
    """The end of a game; one entry a player, in turn order, in each of the tuples.

    ``unseen`` are the cards that unknown places can hold; None: all in play that the position does not name.
    """

    players: tuple[str, ...]
    species: tuple[str, ...]
    edition: int
    hands: tuple[Hand, ...]
    arboretums: tuple[Arboretum, ...]
    discards: tuple[Pile, ...]
    finished: bool
    unseen: frozenset[Card] | None = None
