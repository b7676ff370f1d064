"""The printed sheet of Avenue: farms, castles and grapes in a grid of spaces (V1)."""

from typing import NamedTuple

FARMS = "ABCDEF"
"""The letters of the six farms."""
PURPLE, GREEN = 0, 1
CASTLES = ("CP", "CG")
"""How a sheet writes the purple castle and the green one."""
MOST_COLUMNS = 26
"""Columns have letters, so there are no more."""

Space = tuple[int, int]
"""Column and row of a space, both from 0; x grows to the right, y downwards."""


class Contents(NamedTuple):
    """What is printed in a space: a farm's letter or a castle, or "", and grapes of either colour."""

    place: str = ""
    purple: int = 0
    green: int = 0


PLAIN = Contents()
"""The contents of a space in which nothing is printed."""


class Sheet(NamedTuple):
    """A sheet: rows from top to bottom, all of one length; ``name`` is that of a shipped one, or None."""

    rows: tuple[tuple[Contents, ...], ...]
    name: str | None = None

    @property
    def size(self) -> int:
        """The number of spaces."""
        return sum(map(len, self.rows))

    def at(self, space: Space) -> Contents:
        """Return what is printed in a space; IndexError if the sheet does not have it."""
        return self.rows[space[1]][space[0]]

    def has(self, space: Space) -> bool:
        """Say whether a space is on the sheet."""
        x, y = space
        return 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y])

    def find(self, place: str) -> Space:
        """Return the space of a farm or a castle; KeyError if the sheet lacks it."""
        for y, row in enumerate(self.rows):
            for x, contents in enumerate(row):
                if contents.place == place:
                    return x, y
        raise KeyError(place)


def named(space: Space) -> str:
    """Return the name of a space: its column's letter and its row's number, such as "e4"."""
    x, y = space
    return f"{chr(ord('a') + x)}{y + 1}"
