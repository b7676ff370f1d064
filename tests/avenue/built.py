"""Games of Avenue for the tests: from texts, and from what the oracle has made up."""

from collections.abc import Mapping, Sequence

from arbcheck.avenue.deck import USUAL, Deck
from arbcheck.avenue.game import Card, Game, Moves, Road, Roads, Round
from arbcheck.avenue.sheet import PLAIN, Sheet, Space
from arbcheck.avenue.sheets import contents, shipped
from tests.oracle.avenue import Table

PRACTICE = shipped("practice") or Sheet(())


def sheet(*rows: str) -> Sheet:
    """Return a sheet from rows of text."""
    return Sheet(tuple(tuple(contents(cell) or PLAIN for cell in row.split()) for row in rows))


def turned(farm: str, cards: str) -> Round:
    """Return a round, such as ("D", "3y 5")."""
    return Round(farm, tuple(Card(int(card[0]), card.endswith("y")) for card in cards.split()))


def roads(**drawn: str) -> Roads:
    """Return roads by their spaces: `e4="51"` is a road 5 of round 1, `e4="5"` one without a mark."""
    return {
        place(name): Road(int(text[0]), int(text[1]) - 1 if text[1:] else None)
        for name, text in drawn.items()
    }


def place(name: str) -> Space:
    """Return a space by its name, such as "e4"."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def moves(*rows: str) -> Moves:
    """Return moves from rows of answers, such as "e4 peek"."""
    return tuple(tuple(None if word == "peek" else place(word) for word in row.split()) for row in rows)


def game(
    rounds: Sequence[Round],
    *drawn: Roads,
    on: Sheet = PRACTICE,
    deck: Deck = USUAL,
    finished: bool = False,
    players: Sequence[str] = ("Ana", "Ben", "Cleo"),
) -> Game:
    """Return a game of as many players as there are sheets."""
    named = tuple(players[: len(drawn)])
    return Game(named, on, deck, tuple(rounds), drawn, (None,) * len(drawn), finished)


def of_table(table: Table, *drawn: Mapping[Space, tuple[int, int]]) -> Game:
    """Return a finished game of the oracle's."""
    rounds = [
        Round(farm, tuple(Card(number, bool(colour)) for number, colour in cards))
        for farm, cards in table.rounds
    ]
    sheets = [{space: Road(number, played - 1) for space, (number, played) in own.items()} for own in drawn]
    on = Sheet(tuple(tuple(contents(cell) or PLAIN for cell in row) for row in table.sheet))
    return game(rounds, *sheets, on=on, finished=True, players=[f"P{k}" for k in range(len(drawn))])
