"""A core: the farms that are scored, and the roads that matter to a difference, each in its round."""

from functools import cache
from typing import NamedTuple

from arbcheck.avenue.deck import USUAL
from arbcheck.avenue.game import Game, Roads, Round
from arbcheck.avenue.networks import across
from arbcheck.avenue.sheet import Sheet, Space
from arbcheck.avenue.sheets import SHEETS, shipped

SHEET = next(iter(SHEETS))
"""The sheet on which all records are made up."""
PLAYER = "Ana"


class Core(NamedTuple):
    """The farms of the rounds, and the roads that matter, each with its round."""

    farms: tuple[str, ...]
    roads: Roads


@cache
def practice() -> Sheet:
    """Return the practice sheet."""
    return shipped(SHEET) or Sheet(())


def game_of(core: Core, *, finished: bool) -> Game:
    """Return a core as a game that can be scored; its cards are left out, for they decide nothing."""
    rounds = tuple(Round(farm, ()) for farm in core.farms)
    return Game((PLAYER,), practice(), USUAL, rounds, (core.roads,), (None,), finished)


Spaces = tuple[Space, ...]


def around(sheet: Sheet, place: Space, size: int, *, edges: bool) -> list[Spaces]:
    """Return the sets of so many spaces that can be joined with a place, all of which hang together.

    The place is among them; with ``edges`` also those without it that hang together by it.
    """
    found = {*_grown(sheet, place, size)}
    if edges:
        found |= {spaces - {place} for spaces in _grown(sheet, place, size + 1)}
    return sorted(tuple(sorted(spaces, key=lambda space: space[::-1])) for spaces in found)


def _grown(sheet: Sheet, place: Space, size: int) -> set[frozenset[Space]]:
    found = {frozenset({place})}
    for _ in range(size - 1):
        found = {
            spaces | {there}
            for spaces in found
            for space in spaces
            for there in (across(space, edge) for edge in range(4))
            if there not in spaces and sheet.has(there)
        }
    return found
