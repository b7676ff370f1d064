"""Arboretums written as grids: rows from top to bottom, cells one below the other."""

from collections.abc import Sequence

from arbcheck.arboretum.board import Arboretum, Cell, parts
from arbcheck.records.grids import EMPTY

_WIDTH = 3
"""Columns that a card's code takes."""
_FARTHEST = 10**9 - 1
"""Numbers in a record have at most nine digits."""


def aligned(rows: Sequence[Sequence[str]], narrowest: int = _WIDTH) -> list[str]:
    """Return rows of cells as texts in which the cells of a column stand one below the other."""
    columns = max(map(len, rows), default=0)
    widths = [max(narrowest, *(len(row[x]) for row in rows if x < len(row))) for x in range(columns)]
    return [
        " ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows
    ]


def grid(arboretum: Arboretum) -> list[str] | None:
    """Return the rows of an arboretum's grid, `.` if nothing is planted; None if no grid can show it.

    The grid has no empty rows at its top and no empty columns at its left. No grid shows two cards in one
    cell; and none is drawn of cards that are not connected (R7), which may lie any distance apart.
    """
    if not arboretum:
        return [EMPTY]
    cells = {cell: card.code for (card, _, _), cell in zip(arboretum, moved(arboretum), strict=True)}
    if len(cells) < len(arboretum) or len(parts(cells)) > 1:
        return None
    rows: list[list[str]] = [[] for _ in range(1 + max(y for _, y in cells))]
    for x, y in sorted(cells):
        rows[y] += [EMPTY] * (x - len(rows[y]))
        rows[y].append(cells[x, y])
    return aligned(rows)


def moved(arboretum: Arboretum) -> list[Cell]:
    """Return the cells of an arboretum, moved so that its first column and row are 0."""
    cells = [(x, y) for _, x, y in arboretum]
    return (
        counted_from((min((x for x, _ in cells), default=0), min((y for _, y in cells), default=0)), cells)
        or cells
    )


def counted_from(origin: Cell, cells: Sequence[Cell]) -> list[Cell] | None:
    """Return cells counted from an origin; None if a record could not hold one of the numbers."""
    left, top = origin
    found = [(x - left, y - top) for x, y in cells]
    return found if all(abs(number) <= _FARTHEST for cell in found for number in cell) else None
