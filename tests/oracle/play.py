"""Random legal games of Arboretum, played card by card, and records of them with any of their facts hidden.

Nothing of arbcheck decides a move here: a table has hands, piles and a draw pile that are plain lists.
"""

import random
from typing import NamedTuple

from arbcheck.arboretum.board import Arboretum, Cell, Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.editions import species_of
from arbcheck.arboretum.game import DECK, Draw, Game, Play, Start, Turn
from arbcheck.arboretum.position import End
from tests.oracle.boards import PLAYERS

SIDES = {"right of": (1, 0), "left of": (-1, 0), "above": (0, -1), "below": (0, 1)}


class Deal(NamedTuple):
    """A whole deal: hands, starting discards of each player, draw pile with the next card first."""

    hands: tuple[tuple[Card, ...], ...]
    discards: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]


class Truth(NamedTuple):
    """What really happened: the deal, and the record that states all of it."""

    deal: Deal
    game: Game


class Tabletop:
    """A game being played; each method is one act, and trusts that the caller keeps to the rules."""

    def __init__(self, deal: Deal) -> None:
        self.hands = [list(cards) for cards in deal.hands]
        self.piles = [list(cards) for cards in deal.discards]
        self.deck = list(deal.deck)
        self.cells: list[dict[Cell, Card]] = [{} for _ in deal.hands]

    def sources(self) -> list[str | int]:
        """Return where a card can be drawn from (R6)."""
        piles: list[str | int] = [player for player, pile in enumerate(self.piles) if pile]
        return [DECK, *piles] if self.deck else piles

    def draw(self, player: int, source: str | int) -> Card:
        """Take the top card of a source into a hand."""
        card = self.piles[source].pop() if isinstance(source, int) else self.deck.pop(0)
        self.hands[player].append(card)
        return card

    def free_cells(self, player: int) -> list[Cell]:
        """Return the cells beside the arboretum; none before the first card, which lies anywhere (R7)."""
        cells = self.cells[player]
        beside = [(x + dx, y + dy) for x, y in cells for dx, dy in SIDES.values()]
        return [cell for cell in dict.fromkeys(beside) if cell not in cells]

    def plant(self, player: int, card: Card, cell: Cell) -> None:
        """Move a card from a hand into the arboretum."""
        self.hands[player].remove(card)
        self.cells[player][cell] = card

    def discard(self, player: int, card: Card) -> None:
        """Move a card from a hand onto the player's own pile."""
        self.hands[player].remove(card)
        self.piles[player].append(card)

    def end(self) -> End:
        """Return the end position, everything stated."""
        return End(
            tuple(tuple(hand) for hand in self.hands),
            tuple(tuple(Planted(card, x, y) for (x, y), card in cells.items()) for cells in self.cells),
            tuple(tuple(pile) for pile in self.piles),
        )


def random_deal(rng: random.Random, cards: list[Card], hand: int, discards: tuple[int, ...]) -> Deal:
    """Shuffle the cards in play and deal them."""
    left = rng.sample(cards, len(cards))
    hands = tuple(tuple(left.pop() for _ in range(hand)) for _ in discards)
    return Deal(hands, tuple(tuple(left.pop() for _ in range(size)) for size in discards), tuple(left))


def random_species(rng: random.Random, players: int, edition: int) -> tuple[str, ...]:
    """Choose the species in play (R2): six, eight or ten."""
    return tuple(rng.sample(species_of(edition), 2 * players + 2))


def random_game(rng: random.Random, players: int, edition: int, hide: float = 0.0) -> tuple[Game, Truth]:
    """Play a whole game, or one that is stopped early; each fact that may be hidden is, with this chance."""
    species = random_species(rng, players, edition)
    cards = [Card(name, value) for name in species for value in range(1, 9)]
    discards = (0, *(int(edition == 2015) for _ in range(players - 1)))
    truth = play_out(rng, random_deal(rng, cards, 7, discards), species, edition)
    return hidden(rng, truth.game, hide), truth


def play_out(rng: random.Random, deal: Deal, species: tuple[str, ...], edition: int) -> Truth:
    """Play a deal at random; one game in five is stopped early."""
    tabletop = Tabletop(deal)
    taste_for_piles = rng.choice((0.0, 0.2, 0.5, 0.9))
    stop = rng.randrange(12 * len(deal.hands)) if rng.random() < 0.2 else None
    turns: list[Turn] = []
    while tabletop.deck and len(turns) != stop:
        turns.append(_turn(rng, tabletop, len(turns) % len(deal.hands), taste_for_piles))
    start = Start(deal.hands, deal.deck, deal.discards)
    game = Game(
        PLAYERS[: len(deal.hands)], species, edition, start, tuple(turns), tabletop.end(), not tabletop.deck
    )
    return Truth(deal, game)


def _turn(rng: random.Random, tabletop: Tabletop, player: int, taste_for_piles: float) -> Turn:
    draws = []
    for _ in range(2):
        sources = tabletop.sources()
        source = rng.choice(sources)
        if DECK in sources and rng.random() >= taste_for_piles:
            source = DECK
        draws.append(Draw(source, tabletop.draw(player, source)))
    card = rng.choice(tabletop.hands[player])
    play = random_play(rng, tabletop, player, card)
    tabletop.plant(player, card, cell_of(tabletop, player, play))
    discard = rng.choice(tabletop.hands[player])
    tabletop.discard(player, discard)
    return Turn(player, tuple(draws), play, discard, None)


def random_play(rng: random.Random, tabletop: Tabletop, player: int, card: Card) -> Play:
    """Choose a place and one of the ways to state it."""
    cells, free = tabletop.cells[player], tabletop.free_cells(player)
    if not cells:
        return Play(card, (rng.randrange(-3, 4), rng.randrange(-3, 4)) if rng.random() < 0.5 else None)
    cell = rng.choice(free)
    if rng.random() < 0.5:
        return Play(card, cell)
    told = [
        (side, cells[cell[0] - dx, cell[1] - dy])
        for side, (dx, dy) in SIDES.items()
        if (cell[0] - dx, cell[1] - dy) in cells
    ]
    side, anchor = rng.choice(told)
    return Play(card, None, side, anchor)


def cell_of(tabletop: Tabletop, player: int, play: Play) -> Cell:
    """Return the cell of a legal play."""
    if play.at is not None:
        return play.at
    for (x, y), card in tabletop.cells[player].items():
        if card == play.anchor and play.side is not None:
            dx, dy = SIDES[play.side]
            return (x + dx, y + dy)
    return (0, 0)


def hidden(rng: random.Random, game: Game, hide: float) -> Game:
    """Hide what a recorder may not have known or written down, each with this chance; it stays true."""

    def gone() -> bool:
        return rng.random() < hide

    def masked(cards: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
        return tuple(None if gone() else card for card in cards)

    deck = game.start.deck[: rng.randrange(len(game.start.deck) + 1)] if gone() else game.start.deck
    start = Start(
        tuple(None if gone() else masked(hand or ()) for hand in game.start.hands),
        masked(deck),
        tuple(None if gone() else masked(pile or ()) for pile in game.start.discards),
    )
    turns = tuple(
        turn._replace(draws=tuple(draw._replace(card=None) if gone() else draw for draw in turn.draws))
        for turn in game.turns
    )
    end = End(
        tuple(None if gone() else masked(hand or ()) for hand in game.end.hands),
        tuple(None if gone() else _shifted(rng, arboretum or ()) for arboretum in game.end.arboretums),
        tuple(
            None if gone() else len(pile) if gone() and isinstance(pile, tuple) else pile
            for pile in game.end.discards
        ),
    )
    return game._replace(start=start, turns=turns, end=end)


def _shifted(rng: random.Random, arboretum: Arboretum) -> Arboretum:
    """Draw an arboretum with another origin, its cards in any order."""
    dx, dy = rng.randrange(-9, 10), rng.randrange(-9, 10)
    return tuple(Planted(card, x + dx, y + dy) for card, x, y in rng.sample(arboretum, len(arboretum)))
