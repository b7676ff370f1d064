"""Games that are made up turn by turn: nothing surprises in them but what is asked for."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from arbcheck.arboretum.board import BESIDE, Cell
from arbcheck.arboretum.cards import SPECIES, VALUES, Card
from arbcheck.arboretum.editions import HAND, species_of, starting_discards
from arbcheck.arboretum.game import DECK, Draw, Game, Play, Start, Turn
from arbcheck.arboretum.position import End
from arbcheck.conformance.apart.core import NAMES, OTHERS, OWN

PLACES = ("beside a lower card", "beside higher cards", "apart")
"""Where a later card may be planted; the first card of all is planted anywhere."""
Source = str | int
"""DECK, or whose discard pile."""
_DRAWS = 2
_FAR = 3


class Kind(NamedTuple):
    """What a game is played with: how many players, which edition, how many species."""

    players: int
    edition: int
    species: int

    @property
    def names(self) -> tuple[str, ...]:
        """The species in play."""
        known = species_of(self.edition)
        order = [name for name in (OWN, *OTHERS, *SPECIES) if name in known]
        return tuple(dict.fromkeys(order))[: self.species]

    @property
    def turns_to_empty(self) -> int:
        """How many turns it takes at least until the draw pile is empty (R9)."""
        starting = sum(starting_discards(self.edition, self.players))
        return -(-(self.species * len(VALUES) - HAND * self.players - starting) // _DRAWS)


class Table:
    """A table at which turns are taken; every card is known, and lies in order before it is dealt."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.deck = [Card(name, value) for name in kind.names for value in VALUES]
        self.hands = [[self.deck.pop(0) for _ in range(HAND)] for _ in range(kind.players)]
        starting = starting_discards(kind.edition, kind.players)
        self.piles = [[self.deck.pop(0) for _ in range(each)] for each in starting]
        self.planted: list[dict[Cell, Card]] = [{} for _ in range(kind.players)]
        self.turns: list[Turn] = []
        discards = tuple(tuple(pile) if pile else None for pile in self.piles)
        self.start = Start(tuple(map(tuple, self.hands)), (), discards)

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return len(self.turns) % self.kind.players

    def has_planted(self) -> bool:
        """Say whether the player whose turn it is has planted a card."""
        return bool(self.planted[self.player])

    def pairs_of_sources(self) -> Iterator[tuple[Source, Source]]:
        """Yield from where two cards can be drawn, the draw pile first."""
        sources: tuple[Source, ...] = (DECK, *range(self.kind.players))
        for pair in product(sources, repeat=_DRAWS):
            if all(pair.count(source) <= len(self._cards(source)) for source in pair):
                yield pair[0], pair[1]

    def _cards(self, source: Source) -> list[Card]:
        return self.deck if isinstance(source, str) else self.piles[source]

    def take_turn(self, sources: tuple[Source, Source] | None = None, place: str = PLACES[0]) -> None:
        """Draw two cards, plant one, discard one; from opponents once the draw pile is empty."""
        player = self.player
        draws = []
        for number in range(_DRAWS):
            source = sources[number] if sources else self._next_source()
            card = self._cards(source).pop(0 if source == DECK else -1)
            draws.append(Draw(source, card))
            self.hands[player].append(card)
        card, cell = self._planting(place)
        self.hands[player].remove(card)
        self.planted[player][cell] = card
        _, discard = _by_value(self.hands[player])[:2]  # so that there are always higher cards, and a low one
        self.hands[player].remove(discard)
        self.piles[player].append(discard)
        self.turns.append(Turn(player, tuple(draws), Play(card, cell), discard))

    def _next_source(self) -> Source:
        if self.deck:
            return DECK
        others = [player for player in range(self.kind.players) if player != self.player]
        return max(others, key=lambda player: len(self.piles[player]))

    def _planting(self, place: str) -> tuple[Card, Cell]:
        """Choose a card in hand, and a cell for it: of all that fit, the lowest card and the nearest cell."""
        mine, hand = self.planted[self.player], self.hands[self.player]
        if not mine:
            return _by_value(hand)[1], (0, 0)
        if place == PLACES[2]:
            return _by_value(hand)[0], (min(x for x, _ in mine), _FAR)
        cells = sorted({(x + dx, y + dy) for x, y in mine for dx, dy in BESIDE} - set(mine), key=_near)
        return next(
            (card, cell)
            for card in _by_value(hand)
            for cell in cells
            if any(other.value < card.value for other in self._beside(cell)) is (place == PLACES[0])
        )

    def _beside(self, cell: Cell) -> list[Card]:
        mine = self.planted[self.player]
        cells = [(cell[0] + dx, cell[1] + dy) for dx, dy in BESIDE]
        return [mine[each] for each in cells if each in mine]

    def game(self, *, finished: bool) -> Game:
        """Return the game as it was played so far."""
        nothing = (None,) * self.kind.players
        return Game(
            NAMES[: self.kind.players],
            self.kind.names,
            self.kind.edition,
            self.start,
            tuple(self.turns),
            End(nothing, nothing, nothing),
            finished,
        )


def _by_value(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.value)


def _near(cell: Cell) -> tuple[int, int, int]:
    return abs(cell[0]) + abs(cell[1]), -cell[0], -cell[1]
