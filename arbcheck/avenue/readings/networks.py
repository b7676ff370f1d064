"""Networks and counts under terms that may differ from the rules (V5, V6, V8)."""

from collections.abc import Iterator

from arbcheck.avenue.deck import Deck
from arbcheck.avenue.game import Game, Roads
from arbcheck.avenue.networks import across, grapes, opposite, roads_until
from arbcheck.avenue.readings.terms import Terms
from arbcheck.avenue.sheet import CASTLES, FARMS, Space


def farm_network(game: Game, player: int, number: int, terms: Terms) -> frozenset[Space]:
    """Return the spaces whose roads are joined with a round's farm, rounds counted from 0."""
    last = len(game.rounds) - 1 if terms.at_end else number
    roads = roads_until(game.roads[player], last)
    farm = game.sheet.find(game.rounds[number].farm)
    starts = [farm] if farm in roads else []
    if not terms.own_road:
        starts += _leading_to(roads, game.deck, farm)
    ends = frozenset[Space]()
    if not terms.through_farms:
        ends = frozenset(game.sheet.find(other) for other in FARMS) - {farm}
    return _network(roads, game.deck, starts, ends, terms)


def farm_count(game: Game, player: int, number: int, terms: Terms) -> int:
    """Count the grapes of a round's farm, rounds counted from 0."""
    counted = grapes(game.sheet, farm_network(game, player, number, terms))
    return max(counted) if terms.one_colour else sum(counted)


def castle_network(game: Game, player: int, colour: int, terms: Terms) -> frozenset[Space]:
    """Return the spaces whose roads are joined with a castle, purple (0) or green (1)."""
    castle = game.sheet.find(CASTLES[colour])
    roads = game.roads[player]
    return _network(roads, game.deck, [castle] if castle in roads else [], frozenset(), terms)


def castle_count(game: Game, player: int, colour: int, terms: Terms) -> int:
    """Count the grapes of a castle, purple (0) or green (1)."""
    counted = grapes(game.sheet, castle_network(game, player, colour, terms))
    return sum(counted) if terms.castles_all else counted[colour]


def _leading_to(roads: Roads, deck: Deck, space: Space) -> Iterator[Space]:
    """Yield the neighbours of a space whose roads lead up to its edge."""
    for edge in range(4):
        there = across(space, edge)
        if there in roads and opposite(edge) in deck.shape(roads[there].number):
            yield there


def _network(
    roads: Roads, deck: Deck, starts: list[Space], ends: frozenset[Space], terms: Terms
) -> frozenset[Space]:
    """Return what is joined with some spaces; behind those of ``ends`` the network does not go on."""
    found, todo = set(starts), [*starts]
    while todo:
        space = todo.pop()
        if space in ends:
            continue
        for edge in range(4):
            there = across(space, edge)
            if there in roads and there not in found and _joined(roads, deck, space, edge, terms):
                found.add(there)
                todo.append(there)
    return frozenset(found)


def _joined(roads: Roads, deck: Deck, space: Space, edge: int, terms: Terms) -> bool:
    there = across(space, edge)
    reach = (
        edge in deck.shape(roads[space].number),
        opposite(edge) in deck.shape(roads[there].number),
    )
    return all(reach) if terms.both_sides else any(reach)
