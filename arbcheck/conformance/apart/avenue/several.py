"""The search for a difference in several rounds: which numbers are written, and when farms are counted.

What is connected is the same there under both interpretations, once all roads that count are drawn. So
networks are known by the numbers of grapes to which they connect farms. Of up to MOST_JOINED roads all are
put together in all ways; records of more roads are made of such networks too.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations, product

from arbcheck.avenue.boxes import Count
from arbcheck.avenue.deck import NUMBERS
from arbcheck.avenue.game import Road
from arbcheck.avenue.networks import grapes
from arbcheck.avenue.readings.networks import farm_count
from arbcheck.avenue.readings.scoring import filled
from arbcheck.avenue.readings.terms import Terms
from arbcheck.avenue.sheet import FARMS, Space
from arbcheck.conformance.apart.avenue.cores import Core, Spaces, around, game_of, practice
from arbcheck.conformance.apart.avenue.shapes import Shape

MOST_JOINED = 3
"""Of so many roads are the largest networks that are put together."""
_ALIKE = 3
"""In records of more roads, how many networks that connect alike are tried."""

Drawn = tuple[tuple[Space, int], ...]
"""The roads of a network: spaces and numbers."""
Counts = tuple[int, ...]
"""To how many grapes each of the six farms is connected."""
Alike = tuple[Counts, Sequence[Drawn]]
"""Networks that connect alike."""


def cores(one: Terms, other: Terms, shape: Shape, roads: int) -> Iterator[Core]:
    """Yield records of a shape in which so many roads are drawn and in which boxes may differ.

    Those in which few roads matter come first.
    """
    rounds = len(shape.cards)
    for matter in range(roads + 1):
        for networks in _networks(one, matter, rounds):
            counts = [sum(each) for each in zip(*(counts for counts, _ in networks), strict=True)]
            for farms in _orders(counts or [0] * len(FARMS), rounds):
                scored = [counts[FARMS.index(farm)] if counts else 0 for farm in farms]
                if may_differ(one, other, shape, scored):
                    ways = [alike if roads <= MOST_JOINED else alike[:_ALIKE] for _, alike in networks]
                    for drawn in product(*ways):
                        yield from _in_rounds(farms, drawn, shape, roads)


def may_differ(one: Terms, other: Terms, shape: Shape, counts: Sequence[int]) -> bool:
    """Say whether interpretations can differ if the farms of the rounds have these counts in the end.

    A farm had any count up to it when its round was over, if roads were drawn later.
    """
    if shape.finished and one.sixth_costs != other.sixth_costs:
        return True
    last = max(number for number, cards in enumerate(shape.cards) if cards)
    ranges = [range(count + 1) if number < last else (count,) for number, count in enumerate(counts)]
    return any(
        _boxes(one, counts if one.at_end else then) != _boxes(other, counts if other.at_end else then)
        for then in product(*ranges)
    )


def _boxes(terms: Terms, counts: Sequence[int]) -> list[int | None]:
    return [farm.box for farm in filled([Count("", count) for count in counts], terms)]


def _networks(terms: Terms, roads: int, most: int) -> Iterator[list[Alike]]:
    """Yield networks that have so many roads together, those of few roads each first."""
    terms = Terms()._replace(
        both_sides=terms.both_sides,
        own_road=terms.own_road,
        one_colour=terms.one_colour,
        through_farms=terms.through_farms,
    )
    for sizes in _parts(roads, most):
        pools = [
            combinations_with_replacement(connecting(terms, size).items(), times)
            for size, times in Counter(sizes).items()
        ]
        for chosen in product(*pools):
            networks: list[Alike] = [network for pool in chosen for network in pool]
            if not any(_meet(first, second) for (first, _), (second, _) in combinations(networks, 2)):
                yield networks


def _parts(roads: int, most: int, largest: int = MOST_JOINED) -> Iterator[tuple[int, ...]]:
    """Yield the ways to part so many roads among networks, the largest network first."""
    if not roads:
        yield ()
    elif most:
        for first in range(1, min(roads, largest) + 1):
            for rest in _parts(roads - first, most - 1, first):
                yield first, *rest


def _meet(first: Counts, second: Counts) -> bool:
    """Say whether two networks connect the same farm: then they are one."""
    return any(map(min, first, second))


@lru_cache(maxsize=8)
def connecting(terms: Terms, roads: int) -> dict[Counts, list[Drawn]]:
    """Return the networks of so many roads that connect farms to grapes, by how they do so."""
    sheet, edges = practice(), not terms.own_road
    near: dict[Spaces, list[str]] = {}
    for farm in FARMS:
        for spaces in around(sheet, sheet.find(farm), roads, edges=edges):
            near.setdefault(spaces, []).append(farm)
    found: dict[Counts, list[Drawn]] = {}
    for spaces, farms in near.items():
        if any(grapes(sheet, spaces)):
            for numbers in product(NUMBERS, repeat=roads):
                drawn = tuple(zip(spaces, numbers, strict=True))
                counts = tuple(_count(farm, drawn, terms) if farm in farms else 0 for farm in FARMS)
                if any(counts):
                    found.setdefault(counts, []).append(drawn)
    return found


def _count(farm: str, drawn: Drawn, terms: Terms) -> int:
    roads = {space: Road(number, 0) for space, number in drawn}
    return farm_count(game_of(Core((farm,), roads), finished=False), 0, 0, terms)


def _orders(counts: Sequence[int], rounds: int) -> Iterator[tuple[str, ...]]:
    """Yield farms for the rounds; of those that are connected to nothing the first ones, in their order."""
    idle = [farm for farm, count in zip(FARMS, counts, strict=True) if not count][:rounds]
    busy = [farm for farm, count in zip(FARMS, counts, strict=True) if count]
    for farms in permutations((*busy, *idle), rounds):
        unconnected = [farm for farm in farms if farm in idle]
        if unconnected == idle[: len(unconnected)]:
            yield farms


def _in_rounds(farms: tuple[str, ...], drawn: Sequence[Drawn], shape: Shape, roads: int) -> Iterator[Core]:
    """Yield the ways to draw networks in the rounds so that so many roads are drawn in all."""
    matter = [road for network in drawn for road in network]
    if len(dict(matter)) < len(matter):
        return
    numbers = range(len(shape.cards))
    for rounds in product(numbers, repeat=len(matter)):
        in_all = shape.drawn(tuple(map(rounds.count, numbers)))
        if in_all and sum(in_all) == roads:
            yield Core(
                farms,
                {space: Road(number, when) for (space, number), when in zip(matter, rounds, strict=True)},
            )
