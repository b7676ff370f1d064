"""An arboretum: planted cards on a grid, x to the right and y downwards, as its recorder drew it (R7)."""

from collections.abc import Iterable
from typing import NamedTuple

from arbcheck.arboretum.cards import UNREADABLE, Card

Cell = tuple[int, int]
"""A place as (x, y)."""
BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))
"""The steps to the four orthogonal neighbours of a cell."""
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
"""The steps to the four cells that touch a cell at a corner."""


class Planted(NamedTuple):
    """A card in an arboretum and its place."""

    card: Card
    x: int
    y: int


Arboretum = tuple[Planted, ...]


def is_whole(arboretum: Arboretum) -> bool:
    """Say whether every card of a recorded arboretum could be read."""
    return UNREADABLE not in [card for card, _, _ in arboretum]


def parts(cells: Iterable[Cell], steps: Iterable[Cell] = BESIDE) -> list[set[Cell]]:
    """Split cells into parts that are connected by these steps (R7), in the order of their first cells."""
    order = list(dict.fromkeys(cells))
    left = set(order)
    found = []
    for start in order:
        if start not in left:
            continue
        left.remove(start)
        part, edge = {start}, [start]
        while edge:
            x, y = edge.pop()
            beside = {(x + dx, y + dy) for dx, dy in steps} & left
            left -= beside
            part |= beside
            edge.extend(beside)
        found.append(part)
    return found
