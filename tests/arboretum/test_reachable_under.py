"""Under misreadings of the end and of draws the numbers that pass are those of some history of the game."""

import os
from itertools import product

import pytest

from arbcheck.arboretum.number_checks import check_sizes
from arbcheck.arboretum.reachable import Setup, turns_of
from arbcheck.arboretum.readings.legality import legality_of
from tests.oracle.boards import PLAYERS
from tests.oracle.histories import Deal
from tests.oracle.misread_histories import ends_under

Sizes = tuple[int, ...]
Shown = tuple[Sizes, tuple[int | None, ...], bool]
"""Cards planted, sizes of the discard piles (None: not stated), and whether the game is finished."""

READINGS = [
    ("opponents-piles-only",),
    ("one-last-round",),
    ("end-when-cannot-draw",),
    ("one-last-round", "opponents-piles-only"),
    ("end-when-cannot-draw", "opponents-piles-only"),
]
LONG = "ARBCHECK_HISTORIES" in os.environ
LARGEST = {2: 10, 3: 6, 4: 5} if LONG else {2: 5, 3: 3, 4: 2}
"""Players -> the largest draw pile that is tried."""
TABLES = [(players, edition) for players in LARGEST for edition in (2018, 2015)]
if not LONG:
    TABLES.remove((4, 2015))


def reached(setup: Setup, reading: tuple[str, ...]) -> set[Shown]:
    """Return every reachable end position, with each choice of piles that it does not state."""
    return {
        (end.planted, piles, end.finished)
        for end in ends_under(Deal(setup.cards, 7, setup.starting), frozenset(reading))
        for piles in product(*((None, pile) for pile in end.piles))
    }


def in_and_near_order(setup: Setup) -> set[Sizes]:
    """Return cards planted in turn order, and the same with one card more or less somewhere."""
    found: set[Sizes] = set()
    for turns in range(setup.draw_pile + sum(setup.starting) + 2):
        sizes = [turns_of(turns, player, setup.players) for player in range(setup.players)]
        for player, change in product(range(setup.players), (-1, 0, 1)):
            changed = [size + (change if k == player else 0) for k, size in enumerate(sizes)]
            if min(changed) >= 0:
                found.add(tuple(changed))
    return found


def accepted(setup: Setup) -> set[Shown]:
    """Try the checks on all sizes in a wide range."""
    return {
        (planted, piles, finished)
        for planted in in_and_near_order(setup)
        for piles in product(*((None, *range(size + 2)) for size in planted))
        for finished in (False, True)
        if not list(check_sizes(PLAYERS[: setup.players], setup, planted, piles, finished=finished))
    }


@pytest.mark.parametrize("reading", READINGS, ids=" ".join)
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_the_numbers_that_pass_are_those_of_some_history(
    players: int, edition: int, reading: tuple[str, ...]
) -> None:
    for deck in range(2, LARGEST[players] + 1):
        cards = 7 * players + deck + (players - 1) * (edition == 2015)
        setup = Setup(cards, players, edition, legality_of(frozenset(reading)))
        assert accepted(setup) == reached(setup, reading)


def test_a_last_round_may_pass_over_somebody_in_its_midst() -> None:
    """Three players, three cards to draw, each draws from the piles of others alone.

    Talia takes two cards of the draw pile, Jonte the last one and Talia's discard: only his one discard lies
    there. Rina cannot draw two, and neither can Talia.
    """
    setup = Setup(24, 3, 2018, legality_of(frozenset({"one-last-round", "opponents-piles-only"})))
    assert list(check_sizes(PLAYERS[:3], setup, (1, 1, 0), (0, 1, 0), finished=True)) == []
    assert list(check_sizes(PLAYERS[:3], setup, (1, 1, 0), (0, 1, 0), finished=False)) != []
