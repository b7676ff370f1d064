"""What can still come out while hand cards are unknown: not what is certain, but all that is possible.

A claim is refuted by unknown cards only if no completion gives what it says (see completions).
"""

from arbcheck.arboretum.completions import Canonical, judge, unknown_of, unseen
from arbcheck.arboretum.paths import best_paths
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.shares import shares
from arbcheck.arboretum.standings import LIMIT, Standings, completions


def possible_holders(position: Position, species: str) -> frozenset[tuple[int, ...]]:
    """Return every set of players who may have the right to a species (R10 to R13)."""
    found = shares(unknown_of(position, species, unseen(position)))
    return frozenset(holders for _, holders, _ in found)


def is_countable(position: Position) -> bool:
    """Say whether there are few enough completions that everything about them is decided exactly (D-029)."""
    free = tuple(hand.count(None) for hand in position.hands)
    hidden = sum(map(len, unseen(position).values()))
    return completions(free, hidden - sum(free)) <= LIMIT


def possible_totals(position: Position) -> Standings:
    """Return every possible tuple of totals; None where there are too many ways to tell them apart."""
    _, totals = judge(
        position, Canonical(position, [best_paths(arboretum) for arboretum in position.arboretums])
    )
    return totals
