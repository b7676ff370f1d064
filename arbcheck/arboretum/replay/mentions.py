"""Where a record has named a card, in words and as a place; only a problem needs to know."""

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Game
from arbcheck.arboretum.replay.layout import Layout
from arbcheck.problems import Handle


class Mention(NamedTuple):
    """A fact that names a card: its handle, and what it says ("was planted by Talia in turn 3")."""

    at: Handle
    words: str


class Mentions:
    """The last fact that has named each card, for one replay.

    The facts of a record are gone through once, as far as somebody asks; a record may hold thousands of them,
    and each may be a slip that asks.
    """

    def __init__(self, game: Game, layout: Layout) -> None:
        self._game = game
        self._layout = layout
        self._begin()

    def _begin(self) -> None:
        self._facts = _all(self._game)
        self._next = next(self._facts, None)
        self._passed: set[Handle] = set()
        self._last: dict[Card | None, Mention] = {}

    def last(self, card: Card, before: Handle) -> Mention | None:
        """Return the last fact before the fact ``before`` that moved or named a card: where it is now."""
        if before in self._passed:
            self._begin()
        taken = self._layout.taken
        while self._next is not None and self._next[1].at != before:
            named, mention = self._next
            if isinstance(named, int):
                named = taken[named] if named < len(taken) else None
            self._last[named] = mention
            self._passed.add(mention.at)
            self._next = next(self._facts, None)
        return self._last.get(card)


def in_words(number: int) -> str:
    """Say a number of cards."""
    return "1 card" if number == 1 else f"{number} cards"


Fact = tuple[Card | int | None, Mention]
"""A fact and the card that it names; of a draw its place among all draws of the record."""


def _all(game: Game) -> Iterator[Fact]:
    yield from _start(game)
    yield from _turns(game)
    yield from _end(game)


def _start(game: Game) -> Iterator[Fact]:
    for player, hand in enumerate(game.start.hands):
        words = f"is in {game.players[player]}'s hand from the start"
        for index, card in enumerate(hand or ()):
            yield card, Mention(("start", "hand", player, index), words)
    for player, pile in enumerate(game.start.discards):
        words = f"starts {game.players[player]}'s discard pile"
        for index, card in enumerate(pile or ()):
            yield card, Mention(("start", "discard", player, index), words)
    for index, card in enumerate(game.start.deck):
        yield card, Mention(("start", "deck", index), f"is card {index + 1} of the draw pile")


def _turns(game: Game) -> Iterator[Fact]:
    draws = count()
    for number, turn in enumerate(game.turns):
        who, when = game.players[turn.player], f"in turn {number + 1}"
        for index in range(len(turn.draws)):
            words = f"was drawn by {who} {when}"
            yield next(draws), Mention(("turn", number, "draw", index), words)
        planted = turn.play.card if turn.play else None
        yield planted, Mention(("turn", number, "play"), f"was planted by {who} {when}")
        words = f"was discarded by {who} {when} and lies in that pile"
        yield turn.discard, Mention(("turn", number, "discard"), words)


def _end(game: Game) -> Iterator[Fact]:
    """Tell what is stated of the end; the cells of an arboretum only show what the turns have planted."""
    for player, (hand, arboretum, pile) in enumerate(zip(*game.end, strict=True)):
        for index, card in enumerate(hand or ()):
            words = f"is in {game.players[player]}'s hand at the end"
            yield card, Mention(("end", "hand", player, index), words)
        for index in range(len(arboretum or ())):
            yield None, Mention(("end", "arboretum", player, index), "")
        for index, card in enumerate(pile if isinstance(pile, tuple) else ()):
            words = f"is in {game.players[player]}'s discard pile at the end"
            yield card, Mention(("end", "discard", player, index), words)
