"""The most valuable set of a species' paths no two of which share a card.

The cards are taken one by one, by value and then in the order of the ground, and for each one it is decided
whether a path uses it, what comes before it and what after. What is open after a card is a state: the paths
that must go on, and pieces of paths over cards of one value whose first card still waits for the one before
it. Equal states go on equally, so of several ways to one state the most valuable is enough. The states are
taken in the order of a bound that is never too low (Bounds), so the first finished one is the best.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from arbcheck.arboretum.readings.bounds import ENDED, Bounds, Piece, State
from arbcheck.arboretum.readings.ground import Ground
from arbcheck.arboretum.readings.terms import PathTerms
from arbcheck.arboretum.readings.worth import HIGHEST, LOWEST, Kind, earned, path, places
from arbcheck.arboretum.result import Path

Link = tuple[int, int]
"""Two cards of which the second follows the first."""
_NOTHING = -1
"""Stands in a link before the first card of a path."""
POINT = 100
"""What a point counts for the merit of a set; a path counts 1 against it, so of equal sets the one with the
fewest paths is the best."""


class Node(NamedTuple):
    """A state with the best way to it that was found: its merit, and the links of the last card."""

    state: State
    merit: int
    before: "Node | None"
    links: tuple[Link, ...]


class _Thread(NamedTuple):
    """A path or piece up to the card in hand: what else is open, the merit, its first card if that waits."""

    rest: State
    merit: int
    links: tuple[Link, ...]
    origin: int | None
    run: int
    begins: bool


def best_grove(ground: Ground, species: str, terms: PathTerms) -> tuple[Path, ...]:
    """Return the paths of a species that score together, best first.

    Of sets with as many points it is one with the fewest paths, and always the same one.
    """
    search = _Search(ground, species, terms)
    walks = search.walks()
    found = [path(terms, [ground.planted[card] for card in walk]) for walk in walks]
    return tuple(sorted(found, key=lambda one: (-one.points, -one.cards, places(one.planted))))


class _Search:
    def __init__(self, ground: Ground, species: str, terms: PathTerms) -> None:
        self.ground = ground
        self.terms = terms
        self.own = frozenset(ground.of_species[species])
        self.bounds = Bounds(ground, species, terms)

    def walks(self) -> list[list[int]]:
        """Search, best bound first, and return the paths as lists of cards."""
        first = State(0, (), ())
        known = {first: 0}
        order = count()
        heap = [(0, 0, next(order), Node(first, 0, None, ()))]
        while True:
            node = heappop(heap)[-1]
            if node.merit < known[node.state]:
                continue
            if node.state.taken == len(self.bounds.order):
                return _walks(node)
            for after in self._after(node):
                more = self.bounds.of(after.state)
                if more is not None and after.merit > known.get(after.state, -1):
                    known[after.state] = after.merit
                    heappush(heap, (-after.merit - POINT * more, -after.state.taken, next(order), after))

    def _after(self, node: Node) -> Iterator[Node]:
        """Decide about the next card in every way."""
        state = node.state._replace(taken=node.state.taken + 1)
        card = self.bounds.order[node.state.taken]
        for thread in self._before(node, state, card):
            if card in self.own and (not thread.begins or self.terms.least == 1):
                yield self._ended(node, thread, card)
            yield _left_open(node, thread, card)
            for piece in thread.rest.pieces:
                if piece.first in self.ground.level[card]:
                    yield _joined(node, thread, card, piece)
        yield Node(state, node.merit, node, ())

    def _before(self, node: Node, state: State, card: int) -> Iterator[_Thread]:
        """Yield what can come before a card: nothing, an open path, a piece, or a card of its value later."""
        merit = node.merit + POINT
        pure = card in self.own and self.bounds.pure
        if card in self.own:
            one = self.ground.values[card] == LOWEST
            start = self.terms.start if one else 0
            run = 2 + one if pure else 0
            yield _Thread(state, merit + POINT * start - 1, ((_NOTHING, card),), None, run, begins=True)
        for last, run in state.heads:
            if card in self.bounds.following[last]:
                heads = tuple(head for head in state.heads if head[0] != last)
                longer = run + 2 if run and pure else 0
                yield _Thread(state._replace(heads=heads), merit, ((last, card),), None, longer, begins=False)
        level = self.ground.level[card]
        for piece in state.pieces:
            if piece.last in level:
                yield _Thread(
                    _without(state, piece), merit, ((piece.last, card),), piece.first, 0, begins=False
                )
        if level:
            yield _Thread(state, merit, (), card, 0, begins=False)

    def _ended(self, node: Node, thread: _Thread, card: int) -> Node:
        """End a path on a card of its species."""
        eight = self.ground.values[card] == HIGHEST
        merit = thread.merit + (POINT * self.terms.end if eight else 0)
        if thread.origin is not None:
            return Node(_with(thread.rest, Piece(thread.origin, ENDED)), merit, node, thread.links)
        if thread.run:
            cards, one = divmod(thread.run, 2)
            mixed = earned(self.terms, Kind(pure=False, from_1=bool(one), to_8=eight), cards, 0)
            whole = earned(self.terms, Kind(pure=True, from_1=bool(one), to_8=eight), cards, 0)
            merit += POINT * (sum(whole) - sum(mixed))
        return Node(thread.rest, merit, node, thread.links)


def _left_open(node: Node, thread: _Thread, card: int) -> Node:
    """Leave it to a later card to follow."""
    if thread.origin is not None:
        return Node(_with(thread.rest, Piece(thread.origin, card)), thread.merit, node, thread.links)
    return Node(_opened(thread.rest, card, thread.run), thread.merit, node, thread.links)


def _joined(node: Node, thread: _Thread, card: int, piece: Piece) -> Node:
    """Let a piece follow that has waited for this card."""
    state = _without(thread.rest, piece)
    links = (*thread.links, (card, piece.first))
    if thread.origin is not None:
        return Node(_with(state, Piece(thread.origin, piece.last)), thread.merit, node, links)
    if piece.last != ENDED:
        state = _opened(state, piece.last, 0)
    return Node(state, thread.merit, node, links)


def _opened(state: State, card: int, run: int) -> State:
    return state._replace(heads=tuple(sorted((*state.heads, (card, run)))))


def _with(state: State, piece: Piece) -> State:
    return state._replace(pieces=tuple(sorted((*state.pieces, piece))))


def _without(state: State, piece: Piece) -> State:
    return state._replace(pieces=tuple(other for other in state.pieces if other != piece))


def _walks(node: Node | None) -> list[list[int]]:
    """Follow the links of all cards."""
    links: list[Link] = []
    while node is not None:
        links += node.links
        node = node.before
    following = dict(link for link in links if link[0] != _NOTHING)
    walks = []
    for before, first in links:
        if before == _NOTHING:
            walk = [first]
            while walk[-1] in following:
                walk.append(following[walk[-1]])
            walks.append(walk)
    return walks
