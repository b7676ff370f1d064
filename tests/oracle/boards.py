"""Boards and positions: written as text, seeded, or drawn by Hypothesis (both from one recipe).

The recipe makes every choice through ``Choose``; the choice 0 is always the plainest, so examples shrink.
"""

import math
import random
from collections.abc import Callable

from hypothesis import strategies as st

from arbcheck.arboretum.board import Arboretum, Cell, Planted
from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.arboretum.editions import EDITIONS, SPECIES_IN_PLAY, species_of, starting_discards
from arbcheck.arboretum.position import Hand, Pile, Position
from tests.oracle.histories import Deal, opening, turns

Choose = Callable[[int], int]
"""Choose(n) is a whole number from 0 to n - 1."""
SHAPES = ("line", "snake", "dense", "random", "big")
PLAYERS = ("Talia", "Jonte", "Rina", "Odile")
_BY_CODE = {species.code: species.id for species in SPECIES.values()}


def card(code: str) -> Card:
    """Read a card such as "Oa4"."""
    return Card(_BY_CODE[code[:-1]], int(code[-1]))


def hand(text: str) -> Hand:
    """Read cards between blanks; `_` is an unknown one."""
    return tuple(None if code == "_" else card(code) for code in text.split())


def grid(*rows: str) -> Arboretum:
    """Read an arboretum from its rows, top to bottom; `.` is an empty cell, the first cell is (0, 0)."""
    return tuple(
        Planted(card(code), x, y)
        for y, row in enumerate(rows)
        for x, code in enumerate(row.split())
        if code != "."
    )


def position(
    *places: tuple[str, Arboretum], species: str = "Oa", piles: tuple[Pile, ...] | None = None
) -> Position:
    """Lay out a finished position: of each player a hand as text and an arboretum.

    The hands of such small examples need not have 7 cards; piles that are left out are not stated.
    """
    return Position(
        players=PLAYERS[: len(places)],
        species=tuple(card(f"{code}1").species for code in species.split()),
        edition=2018,
        hands=tuple(hand(cards) for cards, _ in places),
        arboretums=tuple(arboretum for _, arboretum in places),
        discards=piles or (None,) * len(places),
        finished=True,
    )


def seeded(seed: int) -> random.Random:
    """Return the source of chance for the functions below."""
    return random.Random(seed)  # noqa: S311 - examples, no secrets


def random_position(rng: random.Random, players: int, shape: str, *, legal: bool = False) -> Position:
    """Make a complete position of 2 to 4 players; ``shape`` is one of SHAPES.

    With ``legal`` the game is finished and a legal game leads to it; else arboretums and piles have any size,
    and "big" gives the first player all cards that are not in hand.
    """
    return _position(rng.randrange, players, shape, legal=legal)


def random_board(rng: random.Random, size: int, shape: str, species: tuple[str, ...] = ()) -> Arboretum:
    """Make one arboretum of up to 80 cards (8 for each of the species; none named: the ten of 2018)."""
    return _board(rng.randrange, _deck(species or species_of(2018)), size, shape)


def random_open_position(
    rng: random.Random, players: int, shape: str, unknown: int, *, legal: bool = False
) -> Position:
    """Make such a position and turn over so many of its hand cards."""
    return _turn_over(rng.randrange, random_position(rng, players, shape, legal=legal), unknown)


@st.composite
def boards(draw: st.DrawFn, max_size: int = 30) -> Arboretum:
    """Draw one arboretum, of three to six species."""
    choose = _chooser(draw)
    species = species_of(2018)[: 3 + choose(4)]
    return _board(choose, _deck(species), choose(min(max_size, 8 * len(species)) + 1), _any_shape(choose))


@st.composite
def positions(draw: st.DrawFn, *, legal: bool = False) -> Position:
    """Draw a complete position of any number of players and any shape."""
    choose = _chooser(draw)
    return _position(choose, 2 + choose(3), _any_shape(choose), legal=legal)


@st.composite
def open_positions(draw: st.DrawFn, max_unknown: int = 2, *, legal: bool = False) -> Position:
    """Draw a position with one or more unknown hand cards."""
    choose = _chooser(draw)
    position = _position(choose, 2 + choose(3), _any_shape(choose), legal=legal)
    return _turn_over(choose, position, 1 + choose(max_unknown))


def _chooser(draw: st.DrawFn) -> Choose:
    return lambda number: draw(st.integers(0, number - 1))


def _any_shape(choose: Choose) -> str:
    return SHAPES[choose(len(SHAPES))]


def _deck(species: tuple[str, ...]) -> list[Card]:
    return [Card(name, number) for name in species for number in range(1, 9)]


def _position(choose: Choose, players: int, shape: str, *, legal: bool) -> Position:
    edition = EDITIONS[choose(2)]
    left = list(species_of(edition))
    species = tuple(left.pop(choose(len(left))) for _ in range(SPECIES_IN_PLAY[players]))
    pool = _deck(species)
    hands = _hands(choose, pool, species, players)
    if legal:
        sizes, piles = _played_out(choose, Deal(8 * len(species), 7, starting_discards(edition, players)))
    elif shape == "big":
        sizes, piles = (len(pool), *(0,) * (players - 1)), (0,) * players
    else:
        sizes = tuple(choose(len(pool) // players + 1) for _ in range(players))
        piles = _share(choose, len(pool) - sum(sizes), players)
    arboretums = tuple(_board(choose, pool, size, shape) for size in sizes)
    return Position(
        players=PLAYERS[:players],
        species=species,
        edition=edition,
        hands=hands,
        arboretums=arboretums,
        discards=tuple(_pile(choose, pool, size) for size in piles),
        finished=True,
    )


def _hands(choose: Choose, pool: list[Card], species: tuple[str, ...], players: int) -> tuple[Hand, ...]:
    """Deal 7 cards each, mostly of a few species and often 1s and 8s, so that rights are contested."""
    contested = species[: players - 1 + choose(3)]
    hands: list[list[Card]] = [[] for _ in range(players)]
    for _ in range(7):
        for cards in hands:
            wanted = pool
            if choose(8):
                wanted = [tree for tree in pool if tree.species in contested] or wanted
            if not choose(3):
                wanted = [tree for tree in wanted if tree.value in {1, 8}] or wanted
            cards.append(wanted[choose(len(wanted))])
            pool.remove(cards[-1])
    return tuple(tuple(cards) for cards in hands)


def _played_out(choose: Choose, deal: Deal) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Play a whole game in numbers; return the cards planted and the sizes of the discard piles."""
    taste_for_piles = choose(5)
    state = opening(deal)
    while state.deck:
        after = turns(state)
        state = after[choose(len(after)) if choose(4) < taste_for_piles else 0]
    return state.planted, state.piles


def _share(choose: Choose, cards: int, players: int) -> tuple[int, ...]:
    """Lay up to so many cards on the piles."""
    return tuple(choose(cards // players + 1) for _ in range(players))


def _pile(choose: Choose, pool: list[Card], size: int) -> Pile:
    """Take a pile from the pool; usually it is stated, sometimes by its size alone, or not at all."""
    cards = tuple(pool.pop(choose(len(pool))) for _ in range(size))
    return (cards, cards, cards, size, None)[choose(5)]


def _turn_over(choose: Choose, position: Position, unknown: int) -> Position:
    hands = [list(cards) for cards in position.hands]
    for _ in range(unknown):
        known = [(player, i) for player, cards in enumerate(hands) for i in range(7) if cards[i] is not None]
        player, place = known[choose(len(known))]
        hands[player][place] = None
    return position._replace(hands=tuple(tuple(cards) for cards in hands))


def _board(choose: Choose, pool: list[Card], size: int, shape: str) -> Arboretum:
    """Take cards from the pool and plant them in a shape, in one of the orders that make long paths."""
    names = sorted({tree.species for tree in pool})
    wanted = {names.pop(choose(len(names))) for _ in range(min(len(names), 2 + choose(4)))}
    cards: list[Card] = []
    for _ in range(size):
        liked = [tree for tree in pool if tree.species in wanted] if choose(6) else pool
        cards.append((liked or pool)[choose(len(liked or pool))])
        pool.remove(cards[-1])
    cells = _cells(choose, size, shape)
    if choose(2):
        cells = [(y, x) for x, y in cells]
    if choose(2):
        cells = [(-x, y) for x, y in cells]
    if choose(2):
        cells = [(x, -y) for x, y in cells]
    return tuple(Planted(tree, x, y) for tree, (x, y) in zip(_in_order(choose, cards), cells, strict=True))


def _in_order(choose: Choose, cards: list[Card]) -> list[Card]:
    """Order cards: as they came, by species (pure paths), in climbing runs, or by value."""
    return (list, _by_species, _in_runs, _by_value)[choose(4)](cards)


def _by_species(cards: list[Card]) -> list[Card]:
    return sorted(cards)


def _by_value(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda tree: tree.value)


def _in_runs(cards: list[Card]) -> list[Card]:
    left, ordered = _by_value(cards), list[Card]()
    while left:
        last = 0
        for tree in tuple(left):
            if tree.value > last:
                ordered.append(tree)
                left.remove(tree)
                last = tree.value
    return ordered


def _cells(choose: Choose, size: int, shape: str) -> list[Cell]:
    """Return connected cells, each but the first beside an earlier one."""
    if shape == "line":
        return [(step, 0) for step in range(size)]
    if shape == "snake":
        return _snake(size, 2 + choose(4))
    if shape == "dense" or (shape == "big" and choose(3)):
        return _rows(size, max(1, math.isqrt(size) + choose(3) - 1))
    return _growth(choose, size)


def _rows(size: int, width: int) -> list[Cell]:
    """Fill rows to and fro, so that the order of the cells is a walk."""
    rows = [divmod(step, width) for step in range(size)]
    return [(width - 1 - x if y % 2 else x, y) for y, x in rows]


def _snake(size: int, width: int) -> list[Cell]:
    """Wind to and fro with an empty row between: every other row is one cell that joins its neighbours."""
    cells: list[Cell] = []
    for turn in range(size):
        there = turn % 2 == 0
        cells += [(x if there else width - 1 - x, 2 * turn) for x in range(width)]
        cells.append((width - 1 if there else 0, 2 * turn + 1))
    return cells[:size]


def _growth(choose: Choose, size: int) -> list[Cell]:
    """Plant each card on any free cell beside an earlier one."""
    cells: list[Cell] = []
    free: list[Cell] = [(0, 0)]
    for _ in range(size):
        x, y = free.pop(choose(len(free)))
        cells.append((x, y))
        beside = ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))
        free += [cell for cell in beside if cell not in cells and cell not in free]
    return cells
