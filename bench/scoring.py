"""Scoring against the path-listing oracle and against C, and the worst boards and hands against usual ones.

    python -m bench.scoring [POSITIONS]

Positions are seeded: four players, 13 cards planted by each, all boards grown at random. All figures are
ratios of processor times in one run: each program does the whole work in turn, several times over, and its
quickest round counts. The best paths of the oracle and of `score.c`, which is left out where there is no C
compiler, must be those of arbcheck.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.deals import all_deals, some_deals
from arbcheck.arboretum.paths import best_paths
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.scoring import score
from arbcheck.arboretum.shares import shares
from arbcheck.arboretum.standings import all_standings
from bench.boards import PLANTED, SHAPES, boards, numbers, open_positions, positions, species_number
from bench.rounds import ROUNDS, quickest
from tests.oracle import scoring as oracle

SOURCE = os.path.join(os.path.dirname(__file__), "score.c")


class Differs(Exception):  # noqa: N818 - what it says
    """Two programs find different best paths, so their times say nothing."""


def compiler() -> str | None:
    """Return the C compiler of this machine, if it has one."""
    return shutil.which(os.environ.get("CC", "cc"))


def seconds_in_c(cc: str, some: Sequence[Arboretum]) -> float:
    """Return the seconds that `score.c` takes for boards; Differs if a best path is not arbcheck's."""
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "score")
        subprocess.run([cc, "-O2", "-std=c99", SOURCE, "-o", program], check=True)
        text = " ".join(map(str, numbers(some, 10 * ROUNDS)))
        done = subprocess.run([program], input=text, capture_output=True, text=True, check=True)
    *lines, last = done.stdout.splitlines()
    theirs = {tuple(map(int, line.split())) for line in lines}
    ours = {
        (number, species_number(species), path.points, *(at for card in path.planted for at in card[1:]))
        for number, board in enumerate(some)
        for species, path in best_paths(board).items()
    }
    if theirs != ours:
        raise Differs(f"score.c and arbcheck differ in {len(theirs ^ ours)} best paths")
    return float(last.split()[1])


def _all(work: Callable[[Position], object], some: Sequence[Position]) -> None:
    for position in some:
        work(position)


def _paths_of(some: Sequence[Arboretum]) -> None:
    for board in some:
        best_paths(board)


def _all_afresh(some: Sequence[Position]) -> None:
    """Score positions with unknown cards, none of which has been looked at before."""
    for cached in (all_deals, some_deals, shares, all_standings):
        cached.cache_clear()
    _all(score, some)


def main(number: int) -> None:
    some = positions(number)
    if any(score(position) != oracle.score(position) for position in some):
        raise Differs("the oracle and arbcheck differ")
    ours, theirs = quickest(partial(_all, score, some)), quickest(partial(_all, oracle.score, some))
    print(f"{number} positions of 4 x {PLANTED} cards, {1e6 * ours / number:.0f} us each")
    print(f"oracle / arbcheck = {theirs / ours:.2f}")
    hidden = open_positions(max(number // 50, 1))
    open_ = quickest(partial(_all_afresh, hidden)) / len(hidden)
    print(f"no hand known, the worst / all known = {open_ / (ours / number):.0f}, {1e3 * open_:.0f} ms each")
    planted = [board for position in some for board in position.arboretums]
    cc = compiler()
    if cc is None:
        print("no C compiler here, so no figure for C")
    else:
        print(f"arbcheck / C = {quickest(partial(_paths_of, planted)) / seconds_in_c(cc, planted):.1f}")
    print("cards on one board   worst shape / random")
    for size in (13, 40, 80):
        some_boards = {shape: boards(max(number // 5, 1), size, shape) for shape in SHAPES}
        times = {shape: quickest(partial(_paths_of, each)) for shape, each in some_boards.items()}
        usual = times.pop("random")
        worst = max(times, key=times.__getitem__)
        print(f"{size:18}   {times[worst] / usual:.2f} ({worst})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
