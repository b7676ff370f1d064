"""The search at random, for what the exhaustive one does not reach, and the shrinking of what it finds."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeVar

from arbcheck.arboretum.board import BESIDE, Arboretum, Cell, Planted, parts
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.editions import HAND
from arbcheck.arboretum.position import Pile, Position
from arbcheck.arboretum.reachable import last_player, turns_of
from arbcheck.conformance.apart.boards import Board, Spot, planted
from arbcheck.conformance.apart.core import OWN, position_of, size_of, species_in_play

FINDS = 12
"""How many differences are shrunk, of which the smallest counts."""
_LONGEST = 10
_OWN = 0.7
_SNAKE = 0.7

T = TypeVar("T")
Differs = Callable[[Position], bool]


def search(differs: Differs, make: Callable[[], Position | None], tries: int) -> Position | None:
    """Return the smallest of some positions that are made at random and shrunk; None if none is found."""
    found: list[Position] = []
    for _ in range(tries):
        core = make()
        if core is not None and differs(core):
            found.append(shrunk(core, differs))
            if len(found) == FINDS:
                break
    return min(found, key=size_of, default=None)


def made(players: int, chance: Random) -> Position | None:
    """Make a position with paths of one species; None if there are not enough cards for it."""
    longest = chance.randint(2, _LONGEST)
    turns = players * (longest - 1) + chance.randint(1, players)
    values = chance.sample(VALUES, len(VALUES))
    trees = values[: chance.randint(2, 8)]
    boards = []
    for player in chance.sample(range(players), players):
        size = turns_of(turns, player, players)
        boards.append((player, _board(size, trees, chance)))
        here = {spot.value for spot in boards[-1][1] if spot.own}
        trees = [value for value in trees if value not in here]
    grown = [board for _, board in sorted(boards)]
    on_table = {spot.value for board in grown for spot in board if spot.own}
    in_hand = [value for value in values if value not in on_table][:HAND]
    hands: list[list[Card]] = [[] for _ in range(players)]
    pile: list[Card] = []
    for value in in_hand:
        place = chance.randint(0, players + 1)
        if place < players:
            hands[place].append(Card(OWN, value))
        elif value == 1 and place == players:
            pile.append(Card(OWN, value))
    try:
        arboretums = planted(grown, set(pile), species_in_play(players)[1:])
    except ValueError:
        return None
    whose = last_player(turns, players)
    discards: list[Pile] = [tuple(pile) if pile and player == whose else None for player in range(players)]
    return position_of(hands, arboretums, discards)


def mixed(players: int, chance: Random) -> Position:
    """Make a position of any cards, with full hands."""
    deck = [Card(name, value) for name in species_in_play(players) for value in VALUES]
    chance.shuffle(deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(players)]
    turns = chance.randint(0, players * _LONGEST)
    arboretums = []
    for player in range(players):
        cells = _cells(min(turns_of(turns, player, players), _LONGEST), chance)
        arboretums.append(tuple(Planted(deck.pop(), x, y) for x, y in cells))
    return position_of(hands, arboretums)


def _board(size: int, trees: Sequence[int], chance: Random) -> Board:
    """Make a board on which values mostly rise."""
    cells = _cells(size, chance)
    owned = [chance.random() < _OWN for _ in cells]
    mine = chance.sample(trees, min(len(trees), sum(owned)))
    own = iter(sorted(mine) if chance.random() < _SNAKE else mine)
    last = 1
    spots = []
    for (x, y), is_own in zip(cells, owned, strict=True):
        value = next(own, None) if is_own else None
        if value is None:
            last = min(8, last + chance.randint(0, 1))
            spots.append(Spot(x, y, last, False))
        else:
            last = value
            spots.append(Spot(x, y, value, True))
    return tuple(spots)


def _cells(size: int, chance: Random) -> list[Cell]:
    """Choose connected cells, mostly in a line that winds."""
    cells = [(0, 0)][:size]
    while len(cells) < size:
        ends = cells[-1:] if chance.random() < _SNAKE else cells
        free = _beside(ends, cells) or _beside(cells, cells)
        cells.append(chance.choice(free))
    return cells


def _beside(these: Sequence[Cell], cells: Sequence[Cell]) -> list[Cell]:
    return [(x + dx, y + dy) for x, y in these for dx, dy in BESIDE if (x + dx, y + dy) not in cells]


def shrunk(core: Position, differs: Differs) -> Position:
    """Take away planted cards, hand cards and discards as long as the difference stays."""
    while True:
        smaller = next((each for each in _smaller(core) if differs(each)), None)
        if smaller is None:
            return core
        core = smaller


def _smaller(core: Position) -> Iterator[Position]:
    """Yield positions with one card fewer; of planted ones with one turn fewer."""
    turns = size_of(core).planted
    whose = last_player(turns, len(core.players))
    if whose is not None:
        pile = core.discards[whose]
        if not pile or turns_of(turns - 1, whose, len(core.players)):
            for arboretum in _without_one(core.arboretums[whose]):
                yield core._replace(arboretums=_with(core.arboretums, whose, arboretum))
    for player, hand in enumerate(core.hands):
        for place in range(len(hand)):
            yield core._replace(hands=_with(core.hands, player, hand[:place] + hand[place + 1 :]))
    for player, pile in enumerate(core.discards):
        if pile is not None:
            yield core._replace(discards=_with(core.discards, player, None))


def _without_one(arboretum: Arboretum) -> Iterator[Arboretum]:
    for place in range(len(arboretum)):
        rest = arboretum[:place] + arboretum[place + 1 :]
        if len(parts((x, y) for _, x, y in rest)) <= 1:
            yield rest


def _with(entries: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    return (*entries[:place], entry, *entries[place + 1 :])
