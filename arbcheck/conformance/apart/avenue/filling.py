"""Rounds filled with cards that decide nothing: roads that connect nothing, and looks."""

from collections.abc import Callable, Iterator

from arbcheck.avenue.deck import NUMBERS, USUAL
from arbcheck.avenue.game import Answer, Card, Game, Road, Roads, Round
from arbcheck.avenue.networks import across
from arbcheck.avenue.sheet import PLAIN, Space
from arbcheck.conformance.apart.avenue.cores import Core, game_of, practice
from arbcheck.conformance.apart.avenue.shapes import Shape

Scores = Callable[[Game], object]
"""Tells what a game comes to."""


class Pack:
    """The road cards that are not turned yet."""

    def __init__(self) -> None:
        self.left = {
            Card(number, yellow): USUAL.holds(number, yellow=yellow)
            for number in NUMBERS
            for yellow in (False, True)
        }

    def turn(self, number: int, *, yellow: bool) -> Card | None:
        """Turn a card of a number, a gray one unless it must be ``yellow``; None if there is none left."""
        for card in (Card(number, yellow=True),) if yellow else (Card(number, False), Card(number, True)):
            if self.left[card]:
                self.left[card] -= 1
                return card
        return None

    def yellow(self) -> list[int]:
        """Return the numbers of the yellow cards that are left, the commonest first."""
        left = [number for number in NUMBERS if self.left[Card(number, yellow=True)]]
        return sorted(left, key=lambda number: -self.left[Card(number, yellow=True)])


def fill(core: Core, shape: Shape, scores: Scores) -> Game | None:
    """Return a core as a game with all its cards that comes to the same; None if there is none.

    Only rounds that are over take more cards than the roads that matter, and all of these are yellow.
    """
    pack = Pack()
    rounds: list[list[tuple[Card, Answer]]] = [[] for _ in shape.cards]
    for space, road in core.roads.items():
        when = road.round or 0
        card = pack.turn(road.number, yellow=shape.may_look(when))
        if card is None:
            return None
        rounds[when].append((card, space))
    drawn = shape.drawn(tuple(map(len, rounds))) or ()
    for when, roads in enumerate(drawn):
        while len(rounds[when]) < roads:
            idle = next(_idle(core, shape, when, pack, scores), None)
            if idle is None:
                return None
            space, road = idle
            core = core._replace(roads={**core.roads, space: road})
            rounds[when].append((Card(road.number, yellow=True), space))
            pack.turn(road.number, yellow=True)
    for turned, cards in zip(rounds, shape.cards, strict=True):
        if len(turned) < cards:
            number = pack.yellow()[0]
            turned.append((Card(number, yellow=True), None))
            pack.turn(number, yellow=True)
    return _played(core, shape, rounds)


def _idle(core: Core, shape: Shape, when: int, pack: Pack, scores: Scores) -> Iterator[tuple[Space, Road]]:
    """Yield the roads that change nothing: first where nothing is printed, and nothing is near."""
    wanted = scores(game_of(core, finished=shape.finished))
    for space in _free(core.roads):
        for number in pack.yellow():
            road = Road(number, when)
            more = core._replace(roads={**core.roads, space: road})
            if scores(game_of(more, finished=shape.finished)) == wanted:
                yield space, road


def _free(roads: Roads) -> list[Space]:
    sheet = practice()
    spaces = [(x, y) for y, row in enumerate(sheet.rows) for x in range(len(row))]

    def near(space: Space) -> int:
        beside = [across(space, edge) for edge in range(4)]
        return sum(there in roads or (sheet.has(there) and bool(sheet.at(there).place)) for there in beside)

    free = [space for space in spaces if space not in roads]
    return sorted(free, key=lambda space: (sheet.at(space) != PLAIN, near(space)))


def _played(core: Core, shape: Shape, rounds: list[list[tuple[Card, Answer]]]) -> Game:
    game = game_of(core, finished=shape.finished)
    turned = [tuple(card for card, _ in played) for played in rounds]
    return game._replace(
        rounds=tuple(Round(farm, cards) for farm, cards in zip(core.farms, turned, strict=True)),
        moves=(tuple(tuple(answer for _, answer in played) for played in rounds),),
    )
