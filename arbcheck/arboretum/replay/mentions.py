"""Where a record has named a card, in words and as a place; only a problem needs to know."""

from collections.abc import Iterator
from typing import NamedTuple

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Game
from arbcheck.arboretum.replay.layout import Layout
from arbcheck.problems import Handle


class Mention(NamedTuple):
    """A fact that names a card: its handle, and what it says ("was planted by Talia in turn 3")."""

    at: Handle
    words: str


def last_mention(game: Game, layout: Layout, card: Card, before: Handle) -> Mention | None:
    """Return the last fact before the fact ``before`` that moved or named a card: where it is now."""
    found = None
    for other, mention in _all(game, layout):
        if mention.at == before:
            break
        if other == card:
            found = mention
    return found


def in_words(number: int) -> str:
    """Say a number of cards."""
    return "1 card" if number == 1 else f"{number} cards"


def _all(game: Game, layout: Layout) -> Iterator[tuple[Card | None, Mention]]:
    yield from _start(game)
    yield from _turns(game, layout)
    yield from _end(game)


def _start(game: Game) -> Iterator[tuple[Card | None, Mention]]:
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


def _turns(game: Game, layout: Layout) -> Iterator[tuple[Card | None, Mention]]:
    taken = iter(layout.taken)
    for number, turn in enumerate(game.turns):
        who, when = game.players[turn.player], f"in turn {number + 1}"
        for index in range(len(turn.draws)):
            words = f"was drawn by {who} {when}"
            yield next(taken, None), Mention(("turn", number, "draw", index), words)
        planted = turn.play.card if turn.play else None
        yield planted, Mention(("turn", number, "play"), f"was planted by {who} {when}")
        words = f"was discarded by {who} {when} and lies in that pile"
        yield turn.discard, Mention(("turn", number, "discard"), words)


def _end(game: Game) -> Iterator[tuple[Card | None, Mention]]:
    for player, (hand, pile) in enumerate(zip(game.end.hands, game.end.discards, strict=True)):
        for index, card in enumerate(hand or ()):
            words = f"is in {game.players[player]}'s hand at the end"
            yield card, Mention(("end", "hand", player, index), words)
        for index, card in enumerate(pile if isinstance(pile, tuple) else ()):
            words = f"is in {game.players[player]}'s discard pile at the end"
            yield card, Mention(("end", "discard", player, index), words)
