"""An arboretum as a grid of text."""

from collections.abc import Sequence

from arbcheck.arboretum.board import Arboretum, Cell
from arbcheck.arboretum.cards import Card
from arbcheck.reports.terminal import COLUMNS, PLAIN, Style, painted, wrapped

INDENT = "    "
_CELL = 4
_MOST = 80


def grid(arboretum: Arboretum, scored: frozenset[Cell], style: Style, new: Cell | None = None) -> list[str]:
    """Draw rows from top to bottom, `.` for an empty cell; cards of scored paths stand out in colour.

    With colours each card has that of its species, and its mark too if the style has marks. A new card stands
    in brackets. An arboretum of more columns than a line holds (19, or 15 with marks) is drawn in blocks one
    below the other, each with its columns named.
    """
    if not arboretum:
        return [f"{INDENT}nothing planted"]
    left, top = min(tree.x for tree in arboretum), min(tree.y for tree in arboretum)
    across = max(tree.x for tree in arboretum) - left + 1
    down = max(tree.y for tree in arboretum) - top + 1
    if max(across, down) > _MOST:
        return _list(arboretum)
    rows = [[painted(style.faint, "  . " if style.marks else " . ")] * across for _ in range(down)]
    for tree in arboretum:
        strong = style.strong if (tree.x, tree.y) in scored else ""
        rows[tree.y - top][tree.x - left] = _card(tree.card, strong, style)
    lines = []
    most = (COLUMNS - len(INDENT) + 1) // (_CELL + style.marks)
    for start in range(0, across, most):
        if across > most:
            lines.append(f"{INDENT}columns {start + 1} to {min(start + most, across)} of {across}")
        for y, row in enumerate(rows, top):
            marked = new[0] - left - start if new and new[1] == y else None
            lines.append(_row(row[start : start + most], marked))
    return lines


def copied(arboretum: Arboretum) -> list[str]:
    """Draw rows that can be copied into a record: they begin at the left edge, and `.` too."""
    rows = grid(arboretum, frozenset(), PLAIN)
    return [f"{row[len(INDENT) :]} ".replace(" . ", ".  ").rstrip() for row in rows]


def _card(card: Card, strong: str, style: Style) -> str:
    if not style.depth:
        return painted(strong, card.code)
    from arbcheck.reports import tints

    return tints.card(card, strong, style)


def _row(cells: Sequence[str], marked: int | None) -> str:
    """Join cells; the one that is marked, if it is among them, has brackets in the place of blanks."""
    between = [" "] * (len(cells) + 1)
    if marked is not None and 0 <= marked < len(cells):
        between[marked : marked + 2] = "[]"
    row = "".join(f"{gap}{cell}" for gap, cell in zip(between, cells, strict=False))
    return f"{INDENT[:-1]}{row}{between[-1]}".rstrip()


def _list(arboretum: Arboretum) -> list[str]:
    """Name cards and their places, where an arboretum that is not connected makes a grid too large."""
    places = ", ".join(f"{tree.card.code} at [{tree.x}, {tree.y}]" for tree in arboretum)
    return wrapped(places, INDENT)
