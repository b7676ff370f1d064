"""All small arboretums, as far as the paths of one species can tell them apart.

Of the trees of other species only the value counts, and only where a path can pass through them: at a cell
with two neighbours, and with a value between two of the species. All others are dull: any will do. Boards
that are turned or mirrored are one.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import permutations, product
from typing import NamedTuple

from arbcheck.arboretum.board import BESIDE, Arboretum, Cell, Planted
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.conformance.apart.core import OTHERS, OWN

DULL = 0
"""The value of a tree whose value does not matter."""
_CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_TURNS: tuple[Callable[[int, int], Cell], ...] = (
    lambda x, y: (x, y), lambda x, y: (-x, y), lambda x, y: (x, -y), lambda x, y: (-x, -y),
    lambda x, y: (y, x), lambda x, y: (-y, x), lambda x, y: (y, -x), lambda x, y: (-y, -x),
)  # fmt: skip
_PASSED = 2
"""A path comes to a tree from one neighbour and leaves it to another."""


class Spot(NamedTuple):
    """A tree to be planted: its cell, value, whether it is of the species; if DULL, its ``free`` values."""

    x: int
    y: int
    value: int
    own: bool
    free: tuple[int, ...] = ()


Board = tuple[Spot, ...]


@cache
def shapes(size: int) -> tuple[tuple[Cell, ...], ...]:
    """Return the connected sets of so many cells, those that are turned or mirrored once."""
    if size == 1:
        return (((0, 0),),)
    grown = {
        _upright({*shape, (x + dx, y + dy)})
        for shape in shapes(size - 1)
        for x, y in shape
        for dx, dy in BESIDE
        if (x + dx, y + dy) not in shape
    }
    return tuple(sorted(grown, key=_wide))


def _upright(cells: set[Cell]) -> tuple[Cell, ...]:
    """Return the one of the eight ways to lay a shape that stands for all: the flattest first."""
    ways = []
    for turn in _TURNS:
        turned = [turn(x, y) for x, y in cells]
        left, top = min(x for x, _ in turned), min(y for _, y in turned)
        ways.append(tuple(sorted(((x - left, y - top) for x, y in turned), key=lambda cell: cell[::-1])))
    return min(ways, key=_wide)


def _wide(shape: tuple[Cell, ...]) -> tuple[int, tuple[tuple[int, int], ...]]:
    return max(y for _, y in shape), tuple((y, x) for x, y in shape)


@cache
def boards(size: int, *, corners: bool) -> tuple[Board, ...]:
    """Return the boards of a size; ``corners``: whether a path may step to a tree touching at a corner."""
    if size == 0:
        return ((),)
    return tuple(board for shape in shapes(size) for board in _planted(shape, corners=corners))


def _planted(shape: Sequence[Cell], *, corners: bool) -> Iterator[Board]:
    """Yield the boards of a shape, of those that are turned or mirrored one."""
    turns = _onto_itself(shape)
    for board in _all_planted(shape, corners=corners):
        looks = [(not spot.own, spot.value) for spot in board]
        if all(looks <= [looks[place] for place in turn] for turn in turns):
            yield board


def _onto_itself(shape: Sequence[Cell]) -> list[list[int]]:
    """Return the ways to turn or mirror a shape onto itself, each as the places that its cells come from."""
    ways = []
    for turn in _TURNS:
        turned = [turn(x, y) for x, y in shape]
        left, top = min(x for x, _ in turned), min(y for _, y in turned)
        moved = [(x - left, y - top) for x, y in turned]
        if set(moved) == set(shape):
            ways.append([moved.index(cell) for cell in shape])
    return ways


def _all_planted(shape: Sequence[Cell], *, corners: bool) -> Iterator[Board]:
    steps = BESIDE + _CORNERS if corners else BESIDE
    passed = [sum((x + dx, y + dy) in shape for dx, dy in steps) >= _PASSED for x, y in shape]
    for owned in product((True, False), repeat=len(shape)):
        for values in permutations(VALUES, sum(owned)):
            left = iter(values)
            choices: list[list[Spot]] = []
            for (x, y), own, inside in zip(shape, owned, passed, strict=True):
                if own:
                    choices.append([Spot(x, y, next(left), own)])
                else:
                    choices.append(list(_between((x, y), values, inside=inside)))
            yield from product(*choices)


def _between(cell: Cell, values: Sequence[int], *, inside: bool) -> Iterator[Spot]:
    """Yield the trees of other species that can stand in a cell: one that is dull, and one for each value."""
    if not inside or len(values) < _PASSED:
        yield Spot(*cell, DULL, False, tuple(VALUES))
        return
    matter = range(min(values), max(values) + 1)
    free = tuple(value for value in VALUES if value not in matter)
    if free:
        yield Spot(*cell, DULL, False, free)
    for value in matter:
        yield Spot(*cell, value, False)


def as_seen(board: Board) -> Arboretum:
    """Return a board as the paths of its species see it; the cards of the other trees need not exist."""
    return tuple(
        Planted(Card(OWN if own else OTHERS[number % len(OTHERS)], value or free[0]), x, y)
        for number, (x, y, value, own, free) in enumerate(board)
    )


def ranked(board: Board) -> Board:
    """Return the board with the lowest values that are in the same order and have the same ends.

    Its paths are worth the same as far as only the order of values counts, and which is a 1 or an 8.
    """
    lowest, highest = VALUES[0], VALUES[-1]
    values = sorted({spot.value for spot in board} - {DULL, lowest, highest})
    ranks = {value: rank for rank, value in enumerate(values, lowest + 1)}
    outside = (highest,) if any(spot.value == lowest for spot in board) else (lowest,)
    return tuple(
        spot._replace(value=ranks.get(spot.value, spot.value))
        if spot.value != DULL or len(spot.free) == len(VALUES)
        else spot._replace(free=outside)
        for spot in board
    )


def values_of(board: Board) -> int:
    """Return the values of the species that are planted, as the bits of one number."""
    return sum(1 << spot.value for spot in board if spot.own)


def planted(all_boards: Sequence[Board], used: set[Card], others: Sequence[str]) -> list[Arboretum]:
    """Plant boards with cards that exist once; ValueError if there are not enough of other species.

    ``used`` are cards that lie elsewhere; ``others`` the other species in play. As far as they go, a board
    has every other species once, so that nothing but the species at hand can have a path.
    """
    taken = {Card(OWN, spot.value) for board in all_boards for spot in board if spot.own} | used
    found: list[dict[Spot, Card]] = [{} for _ in all_boards]
    spots = [(number, spot) for number, board in enumerate(all_boards) for spot in board if not spot.own]
    for number, spot in sorted(spots, key=lambda each: each[1].value == DULL):
        card = _card(spot, taken, [card.species for card in found[number].values()], others)
        if card is None:
            raise ValueError(f"no card is left for {spot}")
        found[number][spot] = card
        taken.add(card)
    return [
        tuple(Planted(Card(OWN, spot.value) if spot.own else cards[spot], spot.x, spot.y) for spot in board)
        for board, cards in zip(all_boards, found, strict=True)
    ]


def _card(spot: Spot, taken: set[Card], here: Sequence[str], others: Sequence[str]) -> Card | None:
    """Choose a card for a tree of another species; of dull ones one of middling value."""
    values = [spot.value] if spot.value else sorted(spot.free, key=lambda value: abs(value - 4))
    free = [Card(name, value) for value in values for name in others if Card(name, value) not in taken]
    return min(free, key=lambda card: here.count(card.species), default=None)
