"""How many more points an unfinished set of paths can come to, at most (for the search in groves)."""

from collections import Counter
from typing import NamedTuple

from arbcheck.arboretum.readings.ground import Ground
from arbcheck.arboretum.readings.routes import Route, begun, routes
from arbcheck.arboretum.readings.terms import PathTerms
from arbcheck.arboretum.readings.worth import HIGHEST, LOWEST, Kind, earned

ENDED = -1
"""Stands for the last card of a piece that needs no other after it."""
Head = tuple[int, int]
"""An open path: its last card, and its run: while it has cards of its species alone, and that can earn
more, twice their number, and one more if it starts with a 1; else 0."""


class Piece(NamedTuple):
    """A part of a path over cards of one value whose first card waits for the one before it."""

    first: int
    last: int


class State(NamedTuple):
    """How many cards have been decided about, and what is open."""

    taken: int
    heads: tuple[Head, ...]
    pieces: tuple[Piece, ...]


class Left(NamedTuple):
    """What is left to win at some time.

    ``value``: the value of the next card; ``cards``: how many of the cards left the paths can use at most, as
    a path passes a value once and ends on a card of its species; ``bonuses``: for starting with the 1 and
    ending with the 8; ``starts``: the points of the best path from each card of the species, best first.
    """

    value: int
    cards: int
    bonuses: int
    starts: list[int]


class Bounds:
    """Bounds for one species on a ground.

    ``order``: the cards that lie on a path at all, in the order in which they are decided about;
    ``following``: for each of them those that may follow; ``pure``: whether a path of one species earns more.
    """

    def __init__(self, ground: Ground, species: str, terms: PathTerms) -> None:
        self.ground = ground
        self.terms = terms
        self.own = ground.of_species[species]
        found = list(routes(ground, species, terms))
        self.mixed = [route for route in found if not route.pure]
        self.runs = [route for route in found if route.pure]
        self.pure = any(
            one.cards >= terms.pure_from for route in self.runs for one in begun(route, species, terms)
        )
        self.number = {card: number for number, card in enumerate(self.own)}
        self._starts = self._best_starts(species)
        self.order = self._cards_on_paths()
        self._index_order()
        self._lefts: dict[tuple[int, int], Left] = {}
        self._rests: dict[tuple[int, int, bool], int] = {}

    def _best_starts(self, species: str) -> dict[int, int]:
        """Return the points of the best path from each card of the species."""
        best: dict[int, int] = {}
        for route in self.mixed + self.runs:
            for one in begun(route, species, self.terms):
                card = self.own[one.first] if route.pure else one.first
                best[card] = max(one.points, best.get(card, 0))
        return best

    def _cards_on_paths(self) -> list[int]:
        far = {card for route in self.mixed for card in route.reach.far}
        reached = set(self._starts)
        edge = list(reached)
        while edge:
            card = edge.pop()
            steps = {*self.ground.onward[card], *self.ground.level[card]} & far - reached
            reached |= steps
            edge += steps
        return sorted(reached, key=lambda card: (self.ground.values[card], card))

    def _index_order(self) -> None:
        """Note when the last neighbour of each card is decided about."""
        place = {card: taken for taken, card in enumerate(self.order)}
        self.following: dict[int, frozenset[int]] = {}
        self._last: dict[int, int] = {}
        self._last_level: dict[int, int] = {}
        for card in self.order:
            level = [place[step] for step in self.ground.level[card] if step in place]
            onward = [place[step] for step in self.ground.onward[card] if step in place]
            self.following[card] = frozenset(self.order[taken] for taken in level + onward)
            self._last[card] = max(level + onward, default=-1)
            self._last_level[card] = max(level, default=-1)
        self._values = [self.ground.values[card] for card in self.order]
        self._longest = Counter[int]()
        for card, value in zip(self.order, self._values, strict=True):
            self._longest[value] = max(self._longest[value], *self.ground.exits(card).values())

    def of(self, state: State) -> int | None:
        """Return a bound on the points still to come, or None when the state cannot be finished."""
        taken, heads, pieces = state
        left_open = [(piece.last, 0) for piece in pieces if piece.last != ENDED]
        if any(self._last[card] < taken for card, _ in (*heads, *left_open)):
            return None
        if any(self._last_level[piece.first] < taken for piece in pieces):
            return None
        left = self._left(taken, len(heads))
        spare = len(left.starts) - len(heads) + len(pieces) - len(left_open)
        if spare < 0:
            return None
        # A new path needs a card to start on and one to end on, unless it can be a single card.
        new = min(len(left.starts), spare if self.terms.least == 1 else spare // 2)
        alone = sum(left.starts[:new])
        for card, run in (*heads, *left_open):
            alone += self._rest(card, run, self.ground.values[card] < left.value)
        together = left.cards + left.bonuses
        if self.pure:
            together += len(left.starts) + sum(run // 2 for _, run in heads)
            together += self.terms.start * self.terms.pure_bonuses * any(run % 2 for _, run in heads)
        return min(alone, together)

    def _left(self, taken: int, heads: int) -> Left:
        """Return what is left to win after so many cards, for so many open paths and those to come."""
        key = (taken, heads)
        if key not in self._lefts:
            values = self._values[taken:]
            own = [card for card in self.order[taken:] if card in self.number]
            starts = sorted((self._starts.get(card, 0) for card in own), reverse=True)
            trees = [self.ground.values[card] for card in own]
            bonuses = (LOWEST in trees) * self.terms.start + (HIGHEST in trees) * self.terms.end
            if self.terms.pure_bonuses and self.pure:
                bonuses *= 2
            value = values[0] if values else HIGHEST + 1
            cards = 0
            for layer, number in Counter(values).items():
                begun = heads + sum(tree <= layer for tree in trees)
                to_end = sum(tree >= layer for tree in trees) + (layer == value)
                cards += min(number, self._longest[layer] * min(begun, to_end))
            self._lefts[key] = Left(value, cards, bonuses, starts)
        return self._lefts[key]

    def _rest(self, card: int, run: int, passed: bool) -> int:  # noqa: FBT001 - part of the key
        """Return what one open path comes to at most, as if it were alone; ``passed``: its value is done."""
        key = (card, run, passed)
        if key not in self._rests:
            found = [self._ahead(route, card, passed) for route in self.mixed]
            if run:
                found += [self._ahead_pure(route, card, run) for route in self.runs]
            self._rests[key] = max(found)
        return self._rests[key]

    def _ahead(self, route: Route, card: int, passed: bool) -> int:  # noqa: FBT001 - as above
        reach = route.reach
        cards = reach.ahead.get(card, 0) if passed else reach.far.get(card, 1) - 1
        return cards + self.terms.end * route.to_8

    def _ahead_pure(self, route: Route, card: int, run: int) -> int:
        """Return what a path of one species earns at most beyond what has been counted of it."""
        cards, one = divmod(run, 2)
        more = route.reach.ahead.get(self.number[card], 0)
        kind = Kind(pure=True, from_1=bool(one), to_8=route.to_8)
        return sum(earned(self.terms, kind, cards + more, 0)) - cards - self.terms.start * one
