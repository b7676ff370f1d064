"""The record of a game as it was written down: start, turns and what is stated of the end."""

from typing import NamedTuple

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import End, Hand

DECK = "deck"
"""The draw pile as the source of a draw."""


class Draw(NamedTuple):
    """A draw: DECK or the index of the player whose discard pile it came from; the card, if stated."""

    source: str | int
    card: Card | None


class Play(NamedTuple):
    """A planting: the card, and either its cell, or a side ("right of") of an anchor card, or neither."""

    card: Card
    at: Cell | None = None
    side: str | None = None
    anchor: Card | None = None


class Turn(NamedTuple):
    """A turn as recorded (R5); ``play`` or ``discard`` is None when the record leaves it out."""

    player: int
    draws: tuple[Draw, ...]
    play: Play | None
    discard: Card | None
    irregular: str | None = None


class Start(NamedTuple):
    """What is stated of the deal: hands and starting discards by player, the draw pile next card first."""

    hands: tuple[Hand | None, ...]
    deck: tuple[Card | None, ...]
    discards: tuple[tuple[Card | None, ...] | None, ...]


class Game(NamedTuple):
    """A recorded game, before anything in it has been checked against the rules."""

    players: tuple[str, ...]
    species: tuple[str, ...]
    edition: int
    start: Start
    turns: tuple[Turn, ...]
    end: End
    finished: bool
