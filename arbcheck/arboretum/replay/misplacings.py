"""Places where a card cannot be planted (R7): what is reported, and what the replay goes on from.

The card is planted, but where is left open: nothing is said about later cards that touch nothing, nor about
places told from it. Or the card that lies in the cell was recorded in the wrong place; or the anchor is in
the arboretum after all, and another planted card was recorded in its stead.
In an irregular turn a card that touches nothing lies where it is written.
"""

from collections.abc import Iterable
from functools import partial
from itertools import islice

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Play
from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.findings import LONGEST
from arbcheck.arboretum.replay.layout import Layout
from arbcheck.arboretum.replay.planting import Fault, cell_for, told_cell
from arbcheck.arboretum.replay.repairs import displace, rename


def misplaced(course: Course, number: int, player: int, play: Play, fault: Fault) -> Cell | None:
    """Report an impossible place unless it follows from a slip before; return where the card is taken to lie.

    None means that it is planted, but where is left open.
    """
    layout = course.layout
    if fault is Fault.NO_ANCHOR and play.anchor is not None:
        return _no_anchor(course, number, player, play, play.anchor)
    cell = told_cell(layout, player, play)
    if isinstance(cell, Fault):
        message = f"{course.game.players[player]} has planted before, so this card needs a place"
        course.findings.report("ARB309", message, ("turn", number, "play", "at"))
        return None
    if fault is Fault.NOT_LOWER:
        return _not_lower(course, number, player, cell)
    return (_used if fault is Fault.USED else _apart)(course, number, player, cell)


def _used(course: Course, number: int, player: int, cell: Cell) -> Cell | None:
    at, there = ("turn", number, "play", "at"), course.layout.cells[player][cell]
    who, also = course.game.players[player], course.whereabouts(there, at[:3])[1]
    course.findings.report("ARB308", f"{there.code} lies in that cell of {who}'s arboretum", at, also=also)
    return course.findings.mend(
        at,
        _open,
        partial(_displaced, course.layout, player, [cell], cell),
        partial(_displaced, course.layout, player, _some(course.layout.cells[player]), cell),
    )


def _some(cells: Iterable[Cell]) -> list[Cell]:
    """Return as many cells as a record can have of which readings are tried."""
    return list(islice(cells, LONGEST))


def _not_lower(course: Course, number: int, player: int, cell: Cell) -> Cell:
    """Report a card beside no lower one where a reading asks for that; it lies where it is written."""
    message = f"that cell touches no lower card of {course.game.players[player]}'s arboretum"
    course.findings.report("ARB324", message, ("turn", number, "play", "at"))
    return cell


def _displaced(layout: Layout, player: int, cells: Iterable[Cell], cell: Cell) -> Cell:
    """Read cards in earlier cells as planted elsewhere: told from a slip, or from another origin."""
    for earlier in cells:
        displace(layout, player, earlier)
    return cell


def _apart(course: Course, number: int, player: int, cell: Cell) -> Cell | None:
    layout = course.layout
    if layout.lost[player] or None in layout.spots[player].values():
        return cell
    at = ("turn", number, "play", "at")
    message = f"that cell touches no card of {course.game.players[player]}'s arboretum"
    course.findings.report("ARB307", message, at)
    if course.findings.waived:
        return cell
    used = _some(layout.cells[player])
    elsewhere = [partial(_displaced, layout, player, cells, cell) for cells in (*zip(used), used)]
    return course.findings.mend(at, _open, lambda: cell, *elsewhere)


def _open() -> None:
    """Read a place as unknown."""


def _no_anchor(course: Course, number: int, player: int, play: Play, anchor: Card) -> Cell | None:
    layout, at = course.layout, ("turn", number, "play", "at")
    if anchor in layout.spots[player] or layout.lost[player]:
        return None
    mine = anchor in layout.hands[player] or anchor in layout.unseen
    wild = layout.wild[player]
    if not wild:
        words, also = course.whereabouts(anchor, at[:3])
        words = "has not planted it" if anchor in layout.unseen else f"it {words}"
        message = f"{course.game.players[player]} plants beside {anchor.code}, but {words}"
        course.findings.report("ARB309", message, at, also=also)
    cells = _some(wild or layout.cells[player]) if mine else []
    renamed = [partial(_told_from, layout, player, play, cell, anchor) for cell in cells]
    return course.findings.mend(at, *renamed, _open) if wild else course.findings.mend(at, _open, *renamed)


def _told_from(layout: Layout, player: int, play: Play, cell: Cell, anchor: Card) -> Cell | None:
    """Read the card in a cell as the anchor of a play."""
    rename(layout, player, cell, anchor)
    found = cell_for(layout, player, play)
    return None if isinstance(found, Fault) else found
