"""Where a card is planted: the three ways to state a place, and what makes one impossible (R7)."""

from enum import Enum

from arbcheck.arboretum.board import Cell
from arbcheck.arboretum.game import Play
from arbcheck.arboretum.growth import is_apart, lacks_lower
from arbcheck.arboretum.replay.layout import Layout

SIDES = {"right of": (1, 0), "left of": (-1, 0), "above": (0, -1), "below": (0, 1)}
"""The steps from the anchor card; y grows downwards."""


class Fault(Enum):
    """Why a card cannot be planted as recorded."""

    NO_PLACE = "no place is stated, and other cards are planted"
    NO_ANCHOR = "the card that the place is told from is not in this arboretum, or a slip left open where"
    USED = "the cell is used"
    APART = "the cell is beside no card of this arboretum"
    NOT_LOWER = "the cell is beside no lower card, which the reading asks for"


def cell_for(layout: Layout, player: int, play: Play) -> Cell | Fault:
    """Return the cell that a play states in the player's own frame, or why no card can be planted so."""
    cell = play.at
    if cell is None:
        told = told_cell(layout, player, play)
        if isinstance(told, Fault):
            return told
        cell = told
    cells = layout.cells[player]
    if cell in cells:
        return Fault.USED
    if cells and is_apart(cells, cell, layout.legality):
        return Fault.APART
    if layout.legality.upwards and lacks_lower(cells, cell, play.card.value):
        return Fault.NOT_LOWER
    return cell


def told_cell(layout: Layout, player: int, play: Play) -> Cell | Fault:
    """Return the cell that a play tells, whether or not a card can be planted there."""
    if play.at is not None:
        return play.at
    if play.anchor is not None and play.side is not None:
        spot = layout.spots[player].get(play.anchor)
        if spot is None:
            return Fault.NO_ANCHOR
        step = SIDES[play.side]
        return (spot[0] + step[0], spot[1] + step[1])
    return Fault.NO_PLACE if layout.spots[player] or layout.lost[player] else (0, 0)
