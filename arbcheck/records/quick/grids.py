"""Ordinary grids, read four characters at a time: what makes long files quick to read.

As arbcheck writes a grid, every cell is a code or a `.` and begins at a multiple of four characters. Such a
grid is read here; of every other nothing is said, and it goes the long way of `grids`, which alone knows what
to tell of it. Tests hold each grid that is read here against the long way.
"""

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import SPECIES, VALUES, Card

_WIDTH = 4
_CODES = {
    f"{species.code}{value}": Card(species.id, value) for species in SPECIES.values() for value in VALUES
}
_CELLS: dict[str, Card | None] = {
    **_CODES,  # at the end of a row
    **{f"{code} ": card for code, card in _CODES.items()},
    ".": None,
    ".   ": None,
}


def quick_grid(text: str) -> Arboretum | None:
    """Return the arboretum that a text shows; None unless it is written as arbcheck writes it."""
    planted = []
    try:
        for y, row in enumerate(text.split("\n")):
            if not row:
                return None
            for at in range(0, len(row), _WIDTH):
                card = _CELLS[row[at : at + _WIDTH]]
                if card:
                    planted.append(Planted(card, at // _WIDTH, y))
    except KeyError:
        return None
    return tuple(planted)
