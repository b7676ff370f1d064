"""What roads join: the network that a road belongs to, and the grapes in it (V5, V6, V8)."""

from collections.abc import Iterable

from arbcheck.avenue.deck import Deck
from arbcheck.avenue.game import Game, Roads
from arbcheck.avenue.sheet import Sheet, Space

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The way to the neighbour across each edge, in the order of the edges."""


def across(space: Space, edge: int) -> Space:
    """Return the neighbour on the other side of an edge; it may lie off the sheet."""
    x, y = STEPS[edge]
    return space[0] + x, space[1] + y


def opposite(edge: int) -> int:
    """Return the same edge as the neighbour across it sees it."""
    return (edge + 2) % 4


def network(roads: Roads, deck: Deck, start: Space) -> frozenset[Space]:
    """Return the spaces whose roads are joined with the one in a space; none if there is no road in it.

    Neighbours are joined when both their roads reach the edge between them (V5).
    """
    if start not in roads:
        return frozenset()
    found, todo = {start}, [start]
    while todo:
        space = todo.pop()
        for edge in deck.shape(roads[space].number):
            there = across(space, edge)
            if there in found or there not in roads:
                continue
            if opposite(edge) in deck.shape(roads[there].number):
                found.add(there)
                todo.append(there)
    return frozenset(found)


def roads_until(roads: Roads, number: int) -> Roads:
    """Return the roads that were there at the end of a round, counted from 0 (V6).

    A road without a mark may have been drawn in any round, and is left in.
    """
    return {space: road for space, road in roads.items() if road.round is None or road.round <= number}


def grapes(sheet: Sheet, spaces: Iterable[Space]) -> tuple[int, int]:
    """Count the purple and the green grapes in some spaces."""
    purple = green = 0
    for space in spaces:
        _, own_purple, own_green = sheet.at(space)
        purple += own_purple
        green += own_green
    return purple, green


def farm_network(game: Game, player: int, number: int) -> frozenset[Space]:
    """Return what is joined with the farm of a round, counted from 0, at that round's end."""
    roads = roads_until(game.roads[player], number)
    return network(roads, game.deck, game.sheet.find(game.rounds[number].farm))


def castle_network(game: Game, player: int, castle: str) -> frozenset[Space]:
    """Return what is joined with a castle ("CP" or "CG") at the end."""
    return network(game.roads[player], game.deck, game.sheet.find(castle))


def is_marked(roads: Roads) -> bool:
    """Say whether every road tells its round."""
    return all(road.round is not None for road in roads.values())
