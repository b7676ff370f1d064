"""A game of Avenue as values: road cards, rounds, what each player drew where (V2, V3, V4)."""

from collections.abc import Mapping
from typing import NamedTuple

from arbcheck.avenue.deck import Deck
from arbcheck.avenue.sheet import Sheet, Space

ROUNDS = 5
"""Rounds of a game; one farm of six is never scored (V8)."""
YELLOW = 4
"""The yellow card that ends a round (V2)."""


class Card(NamedTuple):
    """A road card: its number, and whether it is a yellow one."""

    number: int
    yellow: bool

    def __str__(self) -> str:
        """Return the card as a record writes it, such as "3y" or "5"."""
        return f"{self.number}{'y' if self.yellow else ''}"


class Round(NamedTuple):
    """A round: the farm that is scored at its end, and the road cards in their order."""

    farm: str
    cards: tuple[Card, ...]

    @property
    def is_over(self) -> bool:
        """Say whether its fourth yellow card has been turned."""
        return sum(card.yellow for card in self.cards) >= YELLOW


Answer = Space | None
"""What a player does with a card: the space in which its road is drawn, or None for a look at a farm card."""
Moves = tuple[tuple[Answer, ...], ...]
"""A player's answers, round by round."""


class Road(NamedTuple):
    """A road that was drawn: its number and its round, counted from 0, or None where no mark tells it."""

    number: int
    round: int | None


Roads = Mapping[Space, Road]
"""The roads on a player's sheet."""


class Game(NamedTuple):
    """A recorded game; ``roads`` and ``moves`` have an entry for each player.

    ``moves`` is None for a player of whom only the sheet is known.
    """

    players: tuple[str, ...]
    sheet: Sheet
    deck: Deck
    rounds: tuple[Round, ...]
    roads: tuple[Roads, ...]
    moves: tuple[Moves | None, ...]
    finished: bool
