"""Where every card lies at one moment of a replay, as far as the record names it.

A ``Layout`` is mutable on purpose: copying hands, piles and 80 cards for each fact would cost many times the
replay itself. Each replay makes one for itself and never hands it out; what leaves a replay are values.
"""

from functools import lru_cache
from typing import NamedTuple

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.game import Game
from arbcheck.arboretum.legality import CANONICAL, Legality


class Setup(NamedTuple):
    """What the header fixes before the deal (R1-R4); tests shrink it to games that can be enumerated.

    ``cards`` are in play, ``deck`` counts the draw pile after the deal, ``hand`` the cards dealt to each
    player, ``discards`` those that start each discard pile; ``legality`` says what is legal.
    """

    cards: frozenset[Card]
    deck: int
    hand: int
    discards: tuple[int, ...]
    legality: Legality = CANONICAL


def setup_of(game: Game, legality: Legality = CANONICAL) -> Setup:
    """Return the setup of a game whose header is in order (R2-R4)."""
    return _setup(frozenset(game.species), len(game.players), game.edition, legality)


@lru_cache(maxsize=512)
def _setup(species: frozenset[str], players: int, edition: int, legality: Legality) -> Setup:
    cards = frozenset(Card(name, value) for name in species for value in VALUES)
    discards, hand = legality.starting_discards(edition, players), legality.hand
    return Setup(cards, len(cards) - hand * players - sum(discards), hand, discards, legality)


class Layout:
    """The cards on the table, in hands and in the draw pile, told apart into named and unnamed ones.

    hands      the named cards of each hand
    unnamed    how many cards of each hand are not named
    surplus    how many of the named cards of each hand are not there after a slip, nobody can tell which
    unseen     the cards in play that nothing has named so far
    deck       the draw pile, next card last; None is a card that is not named
    piles      the discard piles, top card last; None is an unnamed starting discard
    spots      the cell of each planted card, by player; None: planted, but a slip left open where
    cells      the same the other way round, in the order of planting
    wild       cells with a card that may be another than the one recorded, after a slip
    lost       how many cards each player has planted of which a slip left open both name and cell
    taken      the card of each recorded draw of the game, in order; None where nothing names it
    revealed   the cards of each player that were named only when they left the hand
    spare      how many cards left each hand as unnamed ones after a slip, and may have been named ones
    cards      the cards in play, and after a slip those that the record takes for it
    legality   what is legal; closes_piles: whether some draws from discard piles are not
    blurred    how many draws came from another source than recorded, after a slip that shows only later
    """

    __slots__ = (
        "blurred",
        "cards",
        "cells",
        "closes_piles",
        "deck",
        "hands",
        "legality",
        "lost",
        "piles",
        "revealed",
        "spare",
        "spots",
        "surplus",
        "taken",
        "unnamed",
        "unseen",
        "wild",
    )

    def __init__(self, setup: Setup) -> None:
        players = len(setup.discards)
        self.cards = setup.cards
        self.legality = setup.legality
        self.closes_piles = setup.legality.closes_piles
        self.unseen = set(setup.cards)
        self.hands: list[set[Card]] = [set() for _ in range(players)]
        self.unnamed = [setup.hand] * players
        self.deck: list[Card | None] = [None] * setup.deck
        self.piles: list[list[Card | None]] = [[None] * size for size in setup.discards]
        self.spots: list[dict[Card, Cell | None]] = [{} for _ in range(players)]
        self.cells: list[dict[Cell, Card]] = [{} for _ in range(players)]
        self.wild: list[list[Cell]] = [[] for _ in range(players)]
        self.lost = [0] * players
        self.spare = [0] * players
        self.surplus = [0] * players
        self.taken: list[Card | None] = []
        self.revealed: list[list[Card]] = [[] for _ in range(players)]
        self.blurred = 0

    def hand_size(self, player: int) -> int:
        """Count the cards of a hand, named or not."""
        return len(self.hands[player]) + self.unnamed[player] - self.surplus[player]

    def pile_for(self, player: int) -> list[Card | None]:
        """Return the pile that a player discards onto (R8)."""
        return self.piles[(player + self.legality.pile) % len(self.piles)]

    def source(self, name: str | int) -> list[Card | None]:
        """Return the pile that a draw names, top card last."""
        return self.piles[name] if isinstance(name, int) else self.deck

    def top(self, pile: list[Card | None]) -> list[Card | None]:
        """Return the part of a pile that a game can have; only a record with slips goes on and on."""
        return pile[-len(self.cards) :]

    def plant(self, player: int, card: Card, cell: Cell | None) -> None:
        """Lay a card into an arboretum; without a cell it is only known to be planted."""
        self.spots[player][card] = cell
        if cell is not None:
            self.cells[player][cell] = card

    def mark_wild(self, player: int, cell: Cell | None) -> None:
        """Note that the card just planted may be another one; without a cell nothing is known of it."""
        if cell is None:
            self.lost[player] += 1
        else:
            self.wild[player].append(cell)
