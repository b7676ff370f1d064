"""The boxes of a player's sheet: what is written in each, and what a sheet without round marks leaves open.

A sheet without marks shows the network of the last round alone. What was connected in a round before it is
not known then, only that it was no more than at the end.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from arbcheck.avenue.result import FarmScore

PENALTY = 5
"""Points lost for each farm box that holds 0 (V9)."""


class Count(NamedTuple):
    """How many grapes a farm is connected to at the end of its round: so many, or at most so many."""

    farm: str
    number: int
    exact: bool = True


def farm_boxes(counts: Sequence[Count]) -> tuple[FarmScore, ...]:
    """Fill the farm boxes from top to bottom (V7): a count that is greater than the box above, else 0."""
    return tuple(_filled(counts))


def _filled(counts: Sequence[Count]) -> Iterator[FarmScore]:
    above: int | None = 0
    most = 0  # what the box above can hold
    for farm, number, exact in counts:
        connected = number if exact or number == 0 else None
        box: int | None = None
        if connected == 0:
            box = 0
        elif connected is not None and above is not None:
            box = connected if connected > above else 0
        elif connected is not None and connected > most:
            box = connected
        yield FarmScore(farm, connected, above, box, number if connected is None else None)
        above, most = box, number if box is None else box


class Way(NamedTuple):
    """What the farm boxes down to some round may come to, in one way to fill them.

    ``box`` stands in the last of them, and ``beat`` is what the next farm must beat; ``points`` is what they
    come to, with 5 off for each 0 (V9); ``highest`` is the highest, and ``zeros`` counts those that hold 0.
    """

    box: int
    beat: int
    points: int
    highest: int
    zeros: int


Filling = Callable[[int, int], tuple[int, int]]
"""From what a farm must beat and what is connected to what is filled in and what the next must beat."""


def by_the_rules(beat: int, connected: int) -> tuple[int, int]:
    """Fill a box with what is connected if that is greater than the box above, else with 0 (V7)."""
    box = connected if connected > beat else 0
    return box, box


def ways(farms: Sequence[FarmScore], filling: Filling = by_the_rules) -> frozenset[Way]:
    """Return every way to fill farm boxes that their limits leave (D-046); one where all is known.

    Each count may be any number up to what it is at most, whatever the others are.
    """
    found = {Way(0, 0, 0, 0, 0)}
    for farm in farms:
        found = {way for before in found for way in _filled_on(farm, before, filling)}
    return frozenset(found)


def _filled_on(farm: FarmScore, before: Way, filling: Filling) -> Iterator[Way]:
    counts = range((farm.at_most or 0) + 1) if farm.connected is None else (farm.connected,)
    for count in counts:
        box, beat = filling(before.beat, count)
        points = before.points + (box or -PENALTY)
        yield Way(box, beat, points, max(box, before.highest), before.zeros + (box == 0))


class Bounds(NamedTuple):
    """The least and the most that something can be."""

    least: int
    most: int

    @property
    def exact(self) -> int | None:
        """The value, if there is only one."""
        return self.least if self.least == self.most else None


class Sums(NamedTuple):
    """What a player's boxes come to: the total, the highest of all boxes, and how many farm boxes hold 0."""

    total: Bounds
    highest: Bounds
    zeros: Bounds


def sums(farms: Sequence[FarmScore], castles: Sequence[int], filling: Filling = by_the_rules) -> Sums:
    """Add up the boxes, take 5 for each farm box that holds 0 (V9), and find the highest of all (V10)."""
    found = ways(farms, filling)
    return Sums(
        _bounds(sum(castles) + way.points for way in found),
        _bounds(max(way.highest, *castles) for way in found),
        _bounds(way.zeros for way in found),
    )


def _bounds(numbers: Iterable[int]) -> Bounds:
    known = set(numbers)
    return Bounds(min(known), max(known))
