"""What can still come out while hand cards are unknown: not what is certain, but all that is possible.

A claim is refuted by unknown cards only if no completion gives what it says (see completions).
"""

from arbcheck.arboretum.completions import (
    LIMIT,
    Canonical,
    certain_result,
    completions,
    unknown_of,
    unseen,
)
from arbcheck.arboretum.deals import Counts, all_deals
from arbcheck.arboretum.paths import best_paths
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.rights import right


def possible_holders(position: Position, species: str) -> frozenset[tuple[int, ...]]:
    """Return every set of players who may have the right to a species (R10 to R13)."""
    deals = all_deals(unknown_of(position, species, unseen(position)), Canonical.raised)
    found = (right(species, deal.counts, deal.one, deal.eight).holders for deal in deals)
    return frozenset(holders for holders in found if holders is not None)


def is_countable(position: Position) -> bool:
    """Say whether there are few enough completions that everything about them is decided exactly (D-029)."""
    free = tuple(hand.count(None) for hand in position.hands)
    hidden = sum(map(len, unseen(position).values()))
    return completions(free, hidden - sum(free)) <= LIMIT


class _Witness(Canonical):
    """The rules, noting every standing for which a winner is asked."""

    def __init__(self, position: Position) -> None:
        super().__init__(position, [best_paths(arboretum) for arboretum in position.arboretums])
        self.seen: set[Counts] = set()

    def ranking(self, totals: Counts, marks: Counts) -> tuple[list[int], tuple[int, ...], str]:
        self.seen.add(totals)
        return super().ranking(totals, marks)


def possible_totals(position: Position) -> frozenset[Counts] | None:
    """Return every possible tuple of totals; None where there are too many ways to tell them apart."""
    witness = _Witness(position)
    certain_result(position, witness)
    return frozenset(witness.seen) or None
