"""The exhaustive search for a difference in one round: what a farm or a castle is connected to.

Each box depends on the network of its farm or castle alone, and in the first round every count that is
greater than 0 is written. So the roads of one network are enough, and its spaces hang together.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from arbcheck.avenue.deck import NUMBERS
from arbcheck.avenue.game import Game, Road
from arbcheck.avenue.networks import grapes
from arbcheck.avenue.readings.networks import castle_count, farm_count
from arbcheck.avenue.readings.terms import Terms
from arbcheck.avenue.sheet import CASTLES, FARMS, Sheet, Space
from arbcheck.conformance.apart.avenue.cores import Core, Spaces, around, game_of, practice


def cores(one: Terms, other: Terms, roads: int) -> Iterator[Core]:
    """Yield a round with so many roads for each way to connect a farm or a castle otherwise.

    Without a road nothing is connected, and the one record there is is yielded in any case.
    """
    return _connecting(one, other, roads) if roads else iter([Core((FARMS[0],), {})])


def _connecting(one: Terms, other: Terms, roads: int) -> Iterator[Core]:
    sheet = practice()
    edges = not (one.own_road and other.own_road)
    for farm in FARMS:
        for spaces in around(sheet, sheet.find(farm), roads, edges=edges):
            if _of_farm(one, sheet, farm, spaces) != _of_farm(other, sheet, farm, spaces):
                yield from _differing(farm, spaces, lambda game: _farms(game, one, other))
    for castle in CASTLES:
        for spaces in around(sheet, sheet.find(castle), roads, edges=False):
            if _of_castle(one, sheet, spaces) != _of_castle(other, sheet, spaces):
                yield from _differing(FARMS[0], spaces, lambda game: _castles(game, one, other))


def _differing(farm: str, spaces: Spaces, differs: Callable[[Game], bool]) -> Iterator[Core]:
    for numbers in product(NUMBERS, repeat=len(spaces)):
        roads = {space: Road(number, 0) for space, number in zip(spaces, numbers, strict=True)}
        core = Core((farm,), roads)
        if differs(game_of(core, finished=False)):
            yield core


def _farms(game: Game, one: Terms, other: Terms) -> bool:
    return farm_count(game, 0, 0, one) != farm_count(game, 0, 0, other)


def _castles(game: Game, one: Terms, other: Terms) -> bool:
    return any(
        castle_count(game, 0, colour, one) != castle_count(game, 0, colour, other)
        for colour in range(len(CASTLES))
    )


def _of_farm(terms: Terms, sheet: Sheet, farm: str, spaces: Sequence[Space]) -> tuple[bool, ...]:
    """Return what terms can do to the count of a farm if roads are in these spaces alone."""
    counted = grapes(sheet, spaces)
    if not any(counted):
        return ()
    others = {sheet.at(space).place for space in spaces} & {*FARMS} - {farm}
    blocked = not terms.through_farms and bool(others)
    return terms.both_sides, terms.own_road, terms.one_colour and all(counted), blocked


def _of_castle(terms: Terms, sheet: Sheet, spaces: Sequence[Space]) -> tuple[bool, ...]:
    """Return what terms can do to the count of a castle if roads are in these spaces alone."""
    return (terms.both_sides, terms.castles_all) if any(grapes(sheet, spaces)) else ()
