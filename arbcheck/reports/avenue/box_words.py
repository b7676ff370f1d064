"""What every form of the report tells of a player: the boxes one by one, with the networks that fill them."""

from collections.abc import Iterator
from typing import NamedTuple

from arbcheck.avenue.boxes import PENALTY
from arbcheck.avenue.game import Game, Roads
from arbcheck.avenue.networks import castle_network, farm_network, is_marked, roads_until
from arbcheck.avenue.result import FarmScore, PlayerScore, Scored
from arbcheck.avenue.sheet import CASTLES, Space
from arbcheck.reports.outcome import count, listed


class Box(NamedTuple):
    """A box: its name, what stands in it ("?" where it is open), how that came about, and the network.

    ``roads`` are those that count for it; ``spaces`` are those of its network, None where that is not known.
    """

    name: str
    number: str
    told: str
    place: str
    roads: Roads
    spaces: frozenset[Space] | None


def boxes(scored: Scored, player: int) -> Iterator[Box]:
    """Yield the boxes of a player from top to bottom: farms, purple castle, green castle."""
    game, own = scored.game, scored.result.scores[player]
    roads = game.roads[player]
    marked = is_marked(roads)
    for number, farm in enumerate(own.farms):
        spaces = farm_network(game, player, number) if marked or farm.connected is not None else None
        yield Box(
            f"Round {number + 1}, farm {farm.farm}",
            _number(farm.box),
            farm_words(farm),
            farm.farm,
            roads_until(roads, number),
            spaces,
        )
    for castle, colour, box in zip(CASTLES, ("purple", "green"), (own.purple, own.green), strict=True):
        told = f"{count(box, f'{colour} grape')} connected"
        name = f"{colour.capitalize()} castle"
        yield Box(name, str(box), told, castle, roads, castle_network(game, player, castle))


def _number(number: int | None) -> str:
    return "?" if number is None else str(number)


def farm_words(farm: FarmScore) -> str:
    """Say how a farm box was filled: "3 connected, must beat 3: 0"."""
    if farm.connected is None:
        return f"at most {farm.at_most} connected; nothing tells when the roads were drawn"
    if farm.must_beat is None and farm.connected:
        beats = "beats whatever the box above holds" if farm.box else "may not beat the box above"
        return f"{farm.connected} connected, which {beats}"
    beat = "the box above" if farm.must_beat is None else farm.must_beat
    return f"{farm.connected} connected, must beat {beat}: {farm.box}"


def total(own: PlayerScore) -> str:
    """Tell a player's points, or between which they lie."""
    if own.total is not None:
        return count(own.total, "point")
    return f"total open, from {own.least} to {own.most} points"


def addition(own: PlayerScore) -> str:
    """Add the boxes up, and take what zeros cost."""
    if own.total is None:
        return "Not added up: boxes are open."
    if any(farm.box is None for farm in own.farms):
        return f"Boxes are open, but in every way to fill them they come to {own.total}."
    farms = " + ".join(str(farm.box) for farm in own.farms)
    told = f"Farms {farms}, castles {own.purple} + {own.green}"
    if own.zeros:
        zeros = "1 farm box with 0 costs" if own.zeros == 1 else f"{own.zeros} farm boxes with 0 cost"
        told += f"; {zeros} {PENALTY * own.zeros}"
    return f"{told}: {own.total}. Highest box: {own.highest_box}."


def facts(game: Game) -> str:
    """Describe the record: finished or not, players, rounds, the sheet."""
    told = [
        "Final score" if game.finished else "Provisional score of an unfinished game",
        count(len(game.players), "player"),
        count(len(game.rounds), "round"),
        f"a sheet of {len(game.sheet.rows[0])} by {len(game.sheet.rows)} spaces",
    ]
    return f"Avenue. {', '.join(told)}.{_own_deck(game)}"


def _own_deck(game: Game) -> str:
    """Say which data of the decks the record brings itself."""
    from arbcheck.avenue.deck import USUAL

    deck = game.deck
    own = [
        name
        for name, differs in (
            ("the split of the road cards", (deck.yellow, deck.gray) != (USUAL.yellow, USUAL.gray)),
            ("the shapes of the roads", deck.shapes != USUAL.shapes),
            ("a farm deck of 5 cards", deck.farm_cards != USUAL.farm_cards),
        )
        if differs
    ]
    return f" Of its own the record has {listed(own)}." if own else ""
