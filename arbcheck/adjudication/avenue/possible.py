"""What a sheet without round marks may come to: every box and total that its limits leave (V6, D-046)."""

from collections.abc import Sequence

from arbcheck.avenue.boxes import ways
from arbcheck.avenue.result import FarmScore, PlayerScore


def possible_boxes(farms: Sequence[FarmScore], number: int) -> frozenset[int]:
    """Return what may stand in the box of a round, counted from 0."""
    return frozenset(way.box for way in ways(farms[: number + 1]))


def possible_totals(own: PlayerScore) -> frozenset[int]:
    """Return all totals that a player may have."""
    castles = own.purple + own.green
    return frozenset(castles + way.points for way in ways(own.farms))


def possible_winners(scores: Sequence[PlayerScore], claimed: Sequence[int]) -> bool:
    """Say whether points alone leave it possible that just these players win, by seat.

    Who may be tied with the best may have won on the highest box.
    """
    totals = [possible_totals(own) for own in scores]
    shared = frozenset[int].intersection(*(totals[seat] for seat in claimed))
    least = max((min(each) for seat, each in enumerate(totals) if seat not in claimed), default=None)
    return any(least is None or points >= least for points in shared)
