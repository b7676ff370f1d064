"""The boxes of a player's sheet: what is written in each, and what a sheet without round marks leaves open.

A sheet without marks shows the network of the last round alone. What was connected in a round before it is
not known then, only that it was no more than at the end.
"""

from collections.abc import Iterator, Sequence
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


class Bounds(NamedTuple):
    """The least and the most that something can be."""

    least: int
    most: int

    @property
    def exact(self) -> int | None:
        """The value, if there is only one."""
        return self.least if self.least == self.most else None


def total(farms: Sequence[FarmScore], castles: Sequence[int]) -> Bounds:
    """Add up the boxes and take 5 for each farm box that holds 0 (V9)."""
    least = most = sum(castles)
    for farm in farms:
        if farm.box is None:
            least -= PENALTY
            most += _most(farm)
        else:
            points = farm.box or -PENALTY
            least += points
            most += points
    return Bounds(least, most)


def highest(farms: Sequence[FarmScore], castles: Sequence[int]) -> int | None:
    """Return the highest of all boxes, castles too (V10); None where an open box may be higher."""
    known = max([*(farm.box or 0 for farm in farms), *castles])
    return known if all(_most(farm) <= known for farm in farms if farm.box is None) else None


def zeros(farms: Sequence[FarmScore]) -> int | None:
    """Count the farm boxes that hold 0; None where one is open."""
    boxes = [farm.box for farm in farms]
    return None if None in boxes else boxes.count(0)


def _most(farm: FarmScore) -> int:
    """Return the most that an open box can hold."""
    return (farm.connected if farm.at_most is None else farm.at_most) or 0
