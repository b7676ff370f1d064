"""Plain positions of two players that are tried before all those of as many planted cards.

There are tens of thousands of arboretums of four cards. But where paths are worth something else a row or a
square of four cards of one species mostly shows it, and with nothing in hand no position of as many planted
cards is smaller.
"""

from collections.abc import Iterator
from itertools import permutations, product

from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.reachable import turns_of
from arbcheck.conformance.apart.boards import DULL, Spot, planted
from arbcheck.conformance.apart.core import position_of, species_in_play

FROM = 7
"""From the turn on after which one of two players has planted four cards (R3)."""
_VALUES = ((1, 2, 3, 8), (2, 3, 4, 5), (1, 2, 3, 4), (2, 3, 4, 8))
"""With both ends, neither and either: only these and the order of the others count for most paths."""
_ROW, _SQUARE = ((0, 0), (1, 0), (2, 0), (3, 0)), ((0, 0), (1, 0), (0, 1), (1, 1))
_PLAYERS = 2


def plain_cores(turns: int) -> Iterator[Position]:
    """Yield positions after 7 or 8 turns in which only the first player's four cards can matter."""
    cells = [(place, 0) for place in range(turns_of(turns, 1, _PLAYERS))]
    other = tuple(Spot(*cell, DULL, False, tuple(VALUES)) for cell in cells)
    for shape, values in product((_ROW, _SQUARE), _VALUES):
        for order in permutations(values):
            mine = tuple(Spot(*cell, value, True) for cell, value in zip(shape, order, strict=True))
            yield position_of(((), ()), planted((mine, other), set(), species_in_play(_PLAYERS)[1:]))
