"""How an arboretum grows (R7): where a card may be planted, and which arboretums can be planted at all."""

from collections.abc import Container, Iterator, Mapping

from arbcheck.arboretum.board import BESIDE, CORNERS, Arboretum, Cell, parts
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.legality import Legality


def touches(cells: Container[Cell], cell: Cell) -> bool:
    """Tell whether a cell is orthogonally beside one of the others."""
    x, y = cell
    return (x + 1, y) in cells or (x - 1, y) in cells or (x, y + 1) in cells or (x, y - 1) in cells


def is_apart(cells: Container[Cell], cell: Cell, legality: Legality) -> bool:
    """Say whether a cell that touches none of the planted cards is forbidden for that (R7)."""
    if touches(cells, cell) or legality.apart:
        return False
    x, y = cell
    return not (legality.corners and any((x + dx, y + dy) in cells for dx, dy in CORNERS))


def lacks_lower(cells: Mapping[Cell, Card], cell: Cell, value: int) -> bool:
    """Say whether a cell touches planted cards and none of them is lower than this value."""
    beside = [cells[near].value for near in _beside(cell) if near in cells]
    return bool(beside) and min(beside) >= value


def cut_off(arboretum: Arboretum, legality: Legality) -> list[int]:
    """Return the indexes of the cards that are cut off from the largest part of an arboretum (R7).

    Every connected arboretum can be planted card beside card, from any of its cards on.
    """
    if legality.apart:
        return []
    steps = BESIDE + CORNERS if legality.corners else BESIDE
    found = parts(((x, y) for _, x, y in arboretum), steps)
    if len(found) < 2:  # noqa: PLR2004 - one part, or none
        return []
    main = max(found, key=len)
    return [index for index, (_, x, y) in enumerate(arboretum) if (x, y) not in main]


def without_lower(arboretum: Arboretum, legality: Legality) -> list[int]:
    """Return the indexes of cards that were planted beside no lower one, in whatever order it was done.

    Nobody has to look at orders. A card with a lower one beside it can be planted after all that are lower.
    The others are the first card, and where planting apart is allowed those that begin a group; a group
    begins with one of them, and each that touches no other of them can begin one. Two that touch have one
    value, and the second would lie beside cards that are not lower.
    """
    if not legality.upwards:
        return []
    cells = {(x, y): card for card, x, y in arboretum}
    lowest = [
        index
        for index, (card, x, y) in enumerate(arboretum)
        if not any(cells[near].value < card.value for near in _beside((x, y)) if near in cells)
    ]
    if not legality.apart:
        lowest.sort(key=lambda index: (arboretum[index].card.value, index))
        return sorted(lowest[1:])
    begun: set[Cell] = set()
    wrong = []
    for index in lowest:
        _, x, y = arboretum[index]
        if touches(begun, (x, y)):
            wrong.append(index)
        else:
            begun.add((x, y))
    return wrong


def _beside(cell: Cell) -> Iterator[Cell]:
    x, y = cell
    for dx, dy in BESIDE:
        yield x + dx, y + dy
