"""Scoring against the path-listing oracle, and the worst board against a random one; ratios in one run.

    python -m bench.scoring [POSITIONS]

Positions are seeded: four players, 13 cards planted by each, all boards grown at random. Each program scores
all of them in turn, five times over; the quickest round of each counts.
"""

import sys
from collections.abc import Sequence
from functools import partial

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.editions import species_of
from arbcheck.arboretum.paths import best_paths
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.scoring import score
from bench.rounds import quickest
from tests.oracle import scoring as oracle
from tests.oracle.boards import PLAYERS, random_board, seeded

SHAPES = ("random", "line", "snake", "dense")

PLANTED = 13


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


def _paths_of(boards: Sequence[Arboretum]) -> None:
    for board in boards:
        best_paths(board)


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    some = positions(number)
    ours = quickest(lambda: [score(position) for position in some])
    theirs = quickest(lambda: [oracle.score(position) for position in some])
    print(f"{number} positions of 4 x {PLANTED} cards, {1e6 * ours / number:.0f} us each")
    print(f"oracle / arbcheck = {theirs / ours:.2f}")
    rng = seeded(80)
    print("cards on one board   worst shape / random")
    for size in (13, 40, 80):
        boards = {shape: [random_board(rng, size, shape) for _ in range(100)] for shape in SHAPES}
        times = {shape: quickest(partial(_paths_of, some)) for shape, some in boards.items()}
        usual = times.pop("random")
        worst = max(times, key=times.__getitem__)
        print(f"{size:18}   {times[worst] / usual:.2f} ({worst})")


if __name__ == "__main__":
    main()
