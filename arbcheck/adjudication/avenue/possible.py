"""What a sheet without round marks may come to: every box and total that its limits leave (V6, D-046)."""

from collections.abc import Iterator, Sequence

from arbcheck.avenue.boxes import PENALTY
from arbcheck.avenue.result import FarmScore, PlayerScore


def possible_boxes(farms: Sequence[FarmScore], number: int) -> frozenset[int]:
    """Return what may stand in the box of a round, counted from 0."""
    return frozenset(box for box, _ in _filled(farms[: number + 1]))


def possible_totals(own: PlayerScore) -> frozenset[int]:
    """Return all totals that a player may have."""
    castles = own.purple + own.green
    return frozenset(castles + points for _, points in _filled(own.farms))


def _filled(farms: Sequence[FarmScore]) -> set[tuple[int, int]]:
    """Return what may stand in the last box, each with what the boxes together may come to."""
    ways = {(0, 0)}
    for farm in farms:
        ways = {way for above, points in ways for way in _next(farm, above, points)}
    return ways


def _next(farm: FarmScore, above: int, points: int) -> Iterator[tuple[int, int]]:
    counts = range((farm.at_most or 0) + 1) if farm.connected is None else (farm.connected,)
    for count in counts:
        box = count if count > above else 0
        yield box, points + (box or -PENALTY)


def possible_winners(scores: Sequence[PlayerScore], claimed: Sequence[int]) -> bool:
    """Say whether points alone leave it possible that just these players win, by seat.

    Who may be tied with the best may have won on the highest box.
    """
    totals = [possible_totals(own) for own in scores]
    shared = frozenset[int].intersection(*(totals[seat] for seat in claimed))
    least = max((min(each) for seat, each in enumerate(totals) if seat not in claimed), default=None)
    return any(least is None or points >= least for points in shared)
