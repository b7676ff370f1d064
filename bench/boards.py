"""Seeded random boards for the programs of this folder: the same in every run, and on every machine."""

from collections.abc import Iterator, Sequence

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import SPECIES, VALUES, Card
from arbcheck.arboretum.editions import species_of
from arbcheck.arboretum.position import Position
from tests.oracle.boards import PLAYERS, random_board, seeded

PLANTED = 13
"""Cards that each of four players plants in a finished game: (80 - 28) / 4."""
SHAPES = ("random", "line", "snake", "dense")
"""How the cards of a board lie; in all but the first they are also chosen to make many paths."""
_NUMBER = {species: number for number, species in enumerate(SPECIES)}


def positions(number: int) -> list[Position]:
    """Make seeded positions of four players: 28 cards in hand, 13 planted by each, all 80 cards in play."""
    rng = seeded(PLANTED)
    made = []
    for _ in range(number):
        deck = [Card(species, value) for species in species_of(2018) for value in VALUES]
        rng.shuffle(deck)
        hands = tuple(tuple(deck[7 * k : 7 * k + 7]) for k in range(4))
        boards = []
        for k in range(4):
            cards = deck[28 + PLANTED * k : 28 + PLANTED * (k + 1)]
            grown = random_board(rng, PLANTED, "random")
            boards.append(tuple(p._replace(card=card) for p, card in zip(grown, cards, strict=True)))
        made.append(
            Position(PLAYERS, species_of(2018), 2018, hands, tuple(boards), (None,) * 4, finished=True)
        )
    return made


def open_positions(number: int) -> list[Position]:
    """Make seeded positions of four players who know no card in hand, with the most to find out.

    Two cards of each of ten species are planted side by side, as a path; where the other 60 lie nobody knows.
    """
    rng = seeded(2 * PLANTED)
    made = []
    for _ in range(number):
        boards: list[list[Planted]] = [[] for _ in PLAYERS]
        for row, species in enumerate(species_of(2018)):
            low, high = sorted(rng.sample(VALUES, 2))
            path = [Planted(Card(species, low), 0, row), Planted(Card(species, high), 1, row)]
            boards[row % len(PLAYERS)] += path
        made.append(
            Position(
                PLAYERS,
                species_of(2018),
                2018,
                ((None,) * 7,) * len(PLAYERS),
                tuple(map(tuple, boards)),
                (None,) * len(PLAYERS),
                finished=False,
            )
        )
    return made


def boards(number: int, size: int, shape: str) -> list[Arboretum]:
    """Make seeded boards of one of SHAPES with so many cards, 80 at most."""
    rng = seeded(size)
    return [random_board(rng, size, shape) for _ in range(number)]


def numbers(some: Sequence[Arboretum], rounds: int) -> Iterator[int]:
    """Write boards as `score.c` reads them."""
    yield from (rounds, len(some))
    for board in some:
        yield len(board)
        for (species, value), x, y in board:
            yield from (_NUMBER[species], value, x, y)


def species_number(species: str) -> int:
    """Return the number by which `score.c` knows a species."""
    return _NUMBER[species]
