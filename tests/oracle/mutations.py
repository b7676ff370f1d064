"""One fact of a recorded game changed, as a slip of the pen would: a card, a pile, a cell, a player, a turn.

``mutate`` picks a kind of slip and a place for it; the result may be legal all the same. ``exchange`` gives
two cards each other's names from some turn on: how long can nobody have known the difference?
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK, Draw, Game, Turn
from arbcheck.arboretum.position import End
from tests.oracle.play import SIDES

Row = tuple[Any, ...]
TRIES = 100


def mutate(
    rng: random.Random, game: Game, cards: Sequence[Card], kinds: Sequence[str] = ()
) -> tuple[str, Game]:
    """Change one fact; ``cards`` are those that a wrong card is chosen from. Return the kind of slip too."""
    pen = Pen(rng, game, cards)
    for _ in range(TRIES):
        kind = rng.choice(kinds or KINDS)
        changed: Game | None = getattr(pen, kind)()
        if changed is not None and changed != game:
            return kind, changed
    return "finished", game._replace(finished=not game.finished)


def _set(items: Row, index: int, item: object) -> Row:
    return (*items[:index], item, *items[index + 1 :])


class Pen:
    """Slips in a game; each method makes one at random, or returns None where there is nothing to slip in."""

    def __init__(self, rng: random.Random, game: Game, cards: Sequence[Card]) -> None:
        self.rng, self.game, self.cards = rng, game, cards

    def _card(self) -> Card:
        return self.rng.choice(self.cards)

    def _one_card(self, row: Row) -> Row | None:
        """Change one card of one list in a row of lists, or leave it out, or add one."""
        stated = [player for player, part in enumerate(row) if isinstance(part, tuple)]
        if not stated:
            return None
        player = self.rng.choice(stated)
        part, chance = row[player], self.rng.random()
        if chance < 0.05:
            return _set(row, player, (*part, self._card()))
        if not part:
            return None
        index = self.rng.randrange(len(part))
        if chance < 0.1:
            return _set(row, player, part[:index] + part[index + 1 :])
        return _set(row, player, _set(part, index, self._card()))

    def _turn(self, change: Callable[[Turn], Turn | None]) -> Game | None:
        if not self.game.turns:
            return None
        number = self.rng.randrange(len(self.game.turns))
        turn = change(self.game.turns[number])
        return None if turn is None else self.game._replace(turns=_set(self.game.turns, number, turn))

    def _start(self, part: str, row: Row | None) -> Game | None:
        start = self.game.start
        return None if row is None else self.game._replace(start=start._replace(**{part: row}))

    def _end(self, part: str, row: Row | None) -> Game | None:
        end = self.game.end
        return None if row is None else self.game._replace(end=end._replace(**{part: row}))

    def start_hand(self) -> Game | None:
        """Slip in a starting hand."""
        return self._start("hands", self._one_card(self.game.start.hands))

    def start_discard(self) -> Game | None:
        """Slip in the starting discards."""
        return self._start("discards", self._one_card(self.game.start.discards))

    def start_deck(self) -> Game | None:
        """Slip in the draw pile."""
        changed = self._one_card((self.game.start.deck,))
        return self._start("deck", changed and changed[0])

    def draw_card(self) -> Game | None:
        """State another card of a draw, or one where none was stated."""

        def change(turn: Turn) -> Turn | None:
            index = self.rng.randrange(len(turn.draws) or 1)
            draws = turn.draws[index : index + 1]
            return (
                turn._replace(draws=_set(turn.draws, index, draws[0]._replace(card=self._card())))
                if draws
                else None
            )

        return self._turn(change)

    def draw_source(self) -> Game | None:
        """State another source of a draw."""

        def change(turn: Turn) -> Turn | None:
            index = self.rng.randrange(len(turn.draws) or 1)
            draws = turn.draws[index : index + 1]
            source = self.rng.choice((DECK, *range(len(self.game.players))))
            return (
                turn._replace(draws=_set(turn.draws, index, draws[0]._replace(source=source)))
                if draws
                else None
            )

        return self._turn(change)

    def draws_swapped(self) -> Game | None:
        """State the draws the wrong way round."""
        return self._turn(lambda turn: turn._replace(draws=turn.draws[::-1]))

    def draw_missing(self) -> Game | None:
        """Leave out a draw, the first one or the last."""
        return self._turn(
            lambda turn: turn._replace(draws=turn.draws[1:] if self.rng.random() < 0.5 else turn.draws[:-1])
        )

    def draw_too_many(self) -> Game | None:
        """Add a draw."""
        return self._turn(lambda turn: turn._replace(draws=(*turn.draws, Draw(DECK, None))))

    def play_card(self) -> Game | None:
        """State another planted card."""
        return self._turn(
            lambda turn: turn.play and turn._replace(play=turn.play._replace(card=self._card()))
        )

    def play_place(self) -> Game | None:
        """State another place."""

        def change(turn: Turn) -> Turn | None:
            play = turn.play
            if play is None:
                return None
            if play.at is not None:
                x, y = play.at
                play = play._replace(at=(x + self.rng.randrange(-2, 3), y + self.rng.randrange(-2, 3)))
            elif play.anchor is None:
                play = play._replace(side="left of", anchor=self._card())
            elif self.rng.random() < 0.5:
                play = play._replace(side=self.rng.choice(sorted(SIDES)))
            else:
                play = play._replace(anchor=self._card())
            return turn._replace(play=play)

        return self._turn(change)

    def place_missing(self) -> Game | None:
        """Leave out a place."""
        return self._turn(
            lambda turn: turn.play and turn._replace(play=turn.play._replace(at=None, side=None, anchor=None))
        )

    def play_missing(self) -> Game | None:
        """Leave out a planting."""
        return self._turn(lambda turn: turn._replace(play=None))

    def discard_card(self) -> Game | None:
        """State another discard."""
        return self._turn(lambda turn: turn._replace(discard=self._card()))

    def discard_missing(self) -> Game | None:
        """Leave out a discard."""
        return self._turn(lambda turn: turn._replace(discard=None))

    def player(self) -> Game | None:
        """State another player."""
        return self._turn(lambda turn: turn._replace(player=self.rng.randrange(len(self.game.players))))

    def turn_missing(self) -> Game | None:
        """Leave out a turn."""
        if not self.game.turns:
            return None
        number = self.rng.randrange(len(self.game.turns))
        return self.game._replace(turns=self.game.turns[:number] + self.game.turns[number + 1 :])

    def turns_swapped(self) -> Game | None:
        """Record two turns the wrong way round."""
        turns = self.game.turns
        if len(turns) < 2:
            return None
        number = self.rng.randrange(len(turns) - 1)
        swapped = (*turns[:number], turns[number + 1], turns[number], *turns[number + 2 :])
        return self.game._replace(turns=swapped)

    def finished(self) -> Game | None:
        """Say the contrary of whether the game was finished."""
        return self.game._replace(finished=not self.game.finished)

    def end_hand(self) -> Game | None:
        """Slip in a final hand."""
        return self._end("hands", self._one_card(self.game.end.hands))

    def end_discard(self) -> Game | None:
        """Slip in a final discard pile, or in the number of its cards."""
        piles = self.game.end.discards
        sizes = [player for player, pile in enumerate(piles) if isinstance(pile, int)]
        if sizes:
            return self._end("discards", _set(piles, self.rng.choice(sizes), self.rng.randrange(8)))
        return self._end("discards", self._one_card(piles))

    def end_arboretum(self) -> Game | None:
        """Slip in a final arboretum: a card, a cell, or a card left out."""
        arboretums = self.game.end.arboretums
        stated = [player for player, arboretum in enumerate(arboretums) if arboretum]
        if not stated:
            return None
        player = self.rng.choice(stated)
        arboretum = arboretums[player] or ()
        index, chance = self.rng.randrange(len(arboretum)), self.rng.random()
        card, x, y = arboretum[index]
        changed: Row = arboretum[:index] + arboretum[index + 1 :]
        if chance < 0.5:
            changed = _set(arboretum, index, Planted(self._card(), x, y))
        elif chance < 0.9:
            moved = Planted(card, x + self.rng.randrange(-2, 3), y + self.rng.randrange(-2, 3))
            changed = _set(arboretum, index, moved)
        return self._end("arboretums", _set(arboretums, player, changed))


KINDS = tuple(kind for kind in vars(Pen) if not kind.startswith("_"))
CARD_KINDS = ("start_hand", "start_deck", "draw_card", "play_card", "discard_card", "end_hand", "end_discard")
"""Slips in the name of a card, which are what hidden cards are about."""


def exchange(rng: random.Random, game: Game, cards: Sequence[Card]) -> Game:
    """Exchange two cards in all that is stated from some turn on, or only from the end on."""
    one, two = rng.sample(cards, 2)
    names: dict[Card | None, Card] = {one: two, two: one}
    since = rng.randrange(len(game.turns) + 1)
    turns = (*game.turns[:since], *(_renamed(turn, names) for turn in game.turns[since:]))
    end = End(
        tuple(hand and tuple(names.get(card, card) for card in hand) for hand in game.end.hands),
        tuple(
            arboretum and tuple(Planted(names.get(card, card), x, y) for card, x, y in arboretum)
            for arboretum in game.end.arboretums
        ),
        tuple(
            tuple(names.get(card, card) for card in pile) if isinstance(pile, tuple) else pile
            for pile in game.end.discards
        ),
    )
    return game._replace(turns=turns, end=end)


def _renamed(turn: Turn, names: dict[Card | None, Card]) -> Turn:
    draws = tuple(draw._replace(card=names.get(draw.card, draw.card)) for draw in turn.draws)
    play = turn.play
    if play is not None:
        anchor = names.get(play.anchor, play.anchor)
        play = play._replace(card=names.get(play.card, play.card), anchor=anchor)
    return turn._replace(draws=draws, play=play, discard=names.get(turn.discard, turn.discard))
