"""Slips with the bonuses of a path (R15): one that is forgotten, one that is counted and is not due.

What a misreading of the list says of every path is not told again as a slip of one: that pure paths are
doubled above four cards only (`pure-more-than-four`), or at any length (`pure-any-length`).
"""

from collections.abc import Iterator
from itertools import combinations

from arbcheck.adjudication.arboretum.number import Number
from arbcheck.adjudication.arboretum.slip import Slip
from arbcheck.arboretum.paths import ENDS_WITH_8, PURE_FROM, STARTS_WITH_1
from arbcheck.arboretum.result import Path

START, END, PURE = "starts_with_1", "ends_with_8", "same_species"
"""The bonuses, named as in Path."""


def bonus_forgotten(number: Number) -> Iterator[Slip]:
    """Yield the bonuses that a path earns and without which it comes to what is claimed.

    For a total, those of one path, or one kind of bonus on all paths.
    """
    for species, path in number.scored:
        earned = _earned(path)
        for some in (some for size in range(1, len(earned) + 1) for some in combinations(earned, size)):
            points = sum(earned[name] for name in some)
            known = some == (PURE,) and earned[PURE] == PURE_FROM
            if points == -number.difference and not known:
                yield Slip("bonus-forgotten", species, paths=(path,), number=points, bonuses=some)
    if number.line is None:
        yield from _everywhere(number)


def _everywhere(number: Number) -> Iterator[Slip]:
    """Look for a kind of bonus that is forgotten on two paths or more, on all that earn it."""
    for name in (START, END, PURE):
        earned = [points for _, path in number.scored if (points := _earned(path).get(name))]
        if len(earned) > 1 and sum(earned) == -number.difference:
            yield Slip("bonus-forgotten", number=sum(earned), bonuses=(name,))


def _earned(path: Path) -> dict[str, int]:
    """Return the bonuses of a path that it earns, with their points."""
    points = {START: path.starts_with_1, END: path.ends_with_8, PURE: path.same_species}
    return {name: each for name, each in points.items() if each}


def bonus_not_due(number: Number) -> Iterator[Slip]:
    """Yield the bonus that is not due, and with which a path would come to what is claimed."""
    for species, path in number.scored:
        for name, points in _not_due(path):
            if points == number.difference:
                yield Slip("bonus-not-due", species, paths=(path,), number=points, bonuses=(name,))


def _not_due(path: Path) -> Iterator[tuple[str, int]]:
    if not path.starts_with_1:
        yield START, STARTS_WITH_1
    if not path.ends_with_8:
        yield END, ENDS_WITH_8
    if path.cards >= PURE_FROM and len({planted.card.species for planted in path.planted}) > 1:
        yield PURE, path.cards
