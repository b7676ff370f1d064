"""What the paths of one species are worth on a small arboretum, under both of two interpretations."""

from functools import lru_cache
from typing import NamedTuple

from arbcheck.arboretum import paths as canonical
from arbcheck.arboretum.readings.paths import best_paths
from arbcheck.arboretum.readings.terms import PathTerms
from arbcheck.conformance.apart.boards import Board, as_seen, boards, ranked, values_of
from arbcheck.conformance.apart.core import OWN

_ONE = 1 << 1


class Worth(NamedTuple):
    """Points of a species under one interpretation; ``against``: where an opponent holds its 1 in hand."""

    points: int
    against: int


class Profile(NamedTuple):
    """What two interpretations see of a board: its worth under each, and whether the 1 stands there."""

    one: Worth
    other: Worth
    has_1: bool


Profiles = dict[Profile, dict[int, Board]]
"""For each profile, by the planted values of the species (as bits), the first board that has it."""


@lru_cache(maxsize=512)
def profiles(size: int, one: PathTerms, other: PathTerms) -> Profiles:
    """Return the profiles of all boards of a size."""
    corners = one.diagonal or other.diagonal
    found: Profiles = {}
    for board, mine, its in zip(
        boards(size, corners=corners),
        _worths(size, corners, one),
        _worths(size, corners, other),
        strict=True,
    ):
        values = values_of(board)
        found.setdefault(Profile(mine, its, bool(values & _ONE)), {}).setdefault(values, board)
    return found


@lru_cache(maxsize=64)
def _worths(size: int, corners: bool, terms: PathTerms) -> tuple[Worth, ...]:  # noqa: FBT001 - part of the key
    exactly = terms.consecutive or terms.by_value
    known: dict[Board, Worth] = {}
    found = []
    for board in boards(size, corners=corners):
        one = board if exactly else ranked(board)
        if one not in known:
            known[one] = worth(one, terms)
        found.append(known[one])
    return tuple(found)


def worth(board: Board, terms: PathTerms) -> Worth:
    """Return what the species' paths on a board are worth (R14 to R16, as the terms have them)."""
    if sum(spot.own for spot in board) < terms.least:
        return Worth(0, 0)
    points = _points(board, terms._replace(end_cancelled=False))
    if not terms.end_cancelled:
        return Worth(points, points)
    return Worth(points, _points(board, terms._replace(end_cancelled=False, end=0)))


def _points(board: Board, terms: PathTerms) -> int:
    arboretum = as_seen(board)
    if terms == PathTerms():
        best = canonical.best_paths(arboretum).get(OWN)
        return best.points if best else 0
    return sum(path.points for path in best_paths(arboretum, terms).get(OWN, ()))
