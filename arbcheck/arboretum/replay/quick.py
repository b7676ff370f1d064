"""Whole games in which every card is named and nothing is wrong, replayed in half the time.

Most games of a long file are such. They need no account of what unknown cards can be, and no reading of
slips: a card lies where it must, or it does not. Of every other game nothing is said here; it goes the long
way, which alone knows what to tell of it. Tests hold each game that is replayed here against the long way.
"""

from typing import NamedTuple, cast

from arbcheck.arboretum.board import Arboretum, Cell
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK, Game, Play
from arbcheck.arboretum.growth import touches
from arbcheck.arboretum.legality import CANONICAL
from arbcheck.arboretum.position import End, Position
from arbcheck.arboretum.replay.layout import Setup
from arbcheck.arboretum.replay.planting import SIDES
from arbcheck.arboretum.replay.replayed import Replay, Unnamed, arboretum_of

DRAWS = 2


class _OtherwiseError(Exception):
    """The game is not one that can be replayed here."""


class _Table(NamedTuple):
    """Where the cards lie: hands, draw pile (next card last), discard piles (top card last), arboretums.

    ``taken`` are the cards that were drawn.
    """

    hands: list[set[Card]]
    deck: list[Card]
    piles: list[list[Card]]
    cells: list[dict[Cell, Card]]
    taken: list[Card | None]


def quick_replay(game: Game, setup: Setup) -> Replay | None:
    """Replay a game; None where a card is not named, or a fact does not agree with those before it."""
    try:
        table = _deal(game, setup)
        _play_turns(game, table)
        _compare(game.end, table)
    except (_OtherwiseError, IndexError, KeyError):  # no card lies there, a card is not in the hand
        return None
    if game.finished is bool(table.deck):
        return None
    return _replayed(game, setup, table)


def _deal(game: Game, setup: Setup) -> _Table:
    """Lay out the deal, if it names every card in play once and no other (R1 to R4)."""
    start = game.start
    hands = [hand or () for hand in start.hands]
    piles = [pile or () for pile in start.discards]
    sizes = (len(start.deck), *map(len, hands), *map(len, piles))
    if setup.legality != CANONICAL or sizes != (setup.deck, *[setup.hand] * len(hands), *setup.discards):
        raise _OtherwiseError
    if set().union(start.deck, *hands, *piles) != setup.cards:
        raise _OtherwiseError
    deck, *rest = (cast("tuple[Card, ...]", cards) for cards in (start.deck, *hands, *piles))
    players = len(hands)
    cells: list[dict[Cell, Card]] = [{} for _ in hands]
    return _Table(
        list(map(set, rest[:players])), list(deck[::-1]), list(map(list, rest[players:])), cells, []
    )


def _play_turns(game: Game, table: _Table) -> None:
    """Play all turns (R3, R5 to R9)."""
    due, players = 0, len(game.players)
    _, deck, piles, _, taken = table
    for player, draws, play, discard, irregular in game.turns:
        if player != due or not deck or len(draws) != DRAWS or irregular is not None:
            raise _OtherwiseError
        if play is None or discard is None:
            raise _OtherwiseError
        hand, cells = table.hands[player], table.cells[player]
        for source, drawn in draws:
            lies = (deck if source == DECK else piles[int(source)]).pop()
            if drawn != lies and drawn is not None:
                raise _OtherwiseError
            hand.add(lies)
            taken.append(lies)
        hand.remove(play.card)
        cell = play.at or _told(play, cells)
        if cells and (cell in cells or not touches(cells, cell)):
            raise _OtherwiseError
        cells[cell] = play.card
        hand.remove(discard)
        piles[player].append(discard)
        due = (player + 1) % players


def _told(play: Play, cells: dict[Cell, Card]) -> Cell:
    """Return the cell that a side of another card tells, or that of the first card."""
    if play.anchor is None:
        if cells:
            raise _OtherwiseError
        return 0, 0
    at = [cell for cell, card in cells.items() if card == play.anchor]
    (x, y), (dx, dy) = at[0], SIDES[play.side or ""]
    return x + dx, y + dy


def _compare(end: End, table: _Table) -> None:
    """Hold the stated end against the table."""
    for player, (hand, arboretum, pile) in enumerate(
        zip(end.hands, end.arboretums, end.discards, strict=True)
    ):
        held, lie = table.hands[player], table.piles[player]
        if hand is not None and (len(hand) != len(held) or held.symmetric_difference(hand)):
            raise _OtherwiseError
        if arboretum is not None and not _shows(arboretum, table.cells[player]):
            raise _OtherwiseError
        if pile is not None and pile not in (len(lie), tuple(lie)):
            raise _OtherwiseError


def _shows(arboretum: Arboretum, cells: dict[Cell, Card]) -> bool:
    """Tell whether an arboretum shows these cells, wherever its origin is; KeyError if it has another card.

    No two of its cards share a cell.
    """
    spots = {card: cell for cell, card in cells.items()}
    shifts = {(spots[card][0] - x, spots[card][1] - y) for card, x, y in arboretum}
    return len(arboretum) == len(cells) and len(shifts) < 2  # noqa: PLR2004 - one, or none of no cards


def _replayed(game: Game, setup: Setup, table: _Table) -> Replay:
    species = {name: 10 * place for place, name in enumerate(game.species)}
    hands = [sorted(hand, key=lambda card: species[card.species] + card.value) for hand in table.hands]
    position = Position(
        game.players,
        game.species,
        game.edition,
        tuple(map(tuple, hands)),
        tuple(map(arboretum_of, table.cells)),
        tuple(map(tuple, table.piles)),
        game.finished,
    )
    last = len(game.turns) - 1
    ended = game.finished and last >= 0
    return Replay(
        game,
        (),
        position,
        last if ended else None,
        game.turns[last].player if ended else None,
        frozenset(),
        Unnamed((0,) * len(game.players), 0, 0),
        tuple(table.taken),
        setup,
        {},
    )
