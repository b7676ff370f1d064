"""All standings that can still come out while hand cards are unknown: totals, and marks for the tie-break.

The species are dealt one after the other. What counts of the earlier ones is what they have earned and how
many cards each hand has taken; of all the ways to earn the same, the numbers of cards are kept as the bits of
one number, so one shift deals a share of the next species on top of all of them.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from math import factorial

from arbcheck.arboretum.deals import Counts

LIMIT = 100_000
"""Up to so many completions totals and winners are always decided exactly."""
WORK = 1_000_000
"""So many steps are taken for one species where there are more completions."""

Earning = tuple[tuple[Counts, Counts], ...]
"""The ways to deal a species that can earn something: cards taken by each hand, and what is earned."""
Standings = frozenset[Counts] | None
"""Every possible tuple of totals and marks; None when there are too many ways to tell them apart."""


def completions(free: Counts, elsewhere: int) -> int:
    """Return in how many ways the unseen cards can lie: so many in each hand, the rest elsewhere."""
    ways = factorial(sum(free) + elsewhere) // factorial(elsewhere)
    for places in free:
        ways //= factorial(places)
    return ways


@lru_cache(maxsize=1)
def all_standings(
    earning: tuple[Earning, ...], free: Counts, elsewhere: int, sizes: Counts, nothing: Counts
) -> Standings:
    """Return every standing.

    ``earning``: for each species that can earn something the ways to deal it, ``sizes`` how many unseen cards
    it has; ``free``, ``elsewhere``: the unknown places of each hand and elsewhere; ``nothing``: the tuple of
    those who have earned nothing. What is kept can still be completed. A step is a way to deal a species on
    top of a way to earn so much with so many cards of each hand. The last answer is kept, since a position
    that is in dispute is asked for again.
    """
    limited = completions(free, elsewhere) > LIMIT
    places = _Places(free)
    taken = {nothing: 1}
    later = sum(free) + elsewhere
    for ways, size in zip(earning, sizes, strict=True):
        later -= size
        if limited and sum(map(int.bit_count, taken.values())) * len(ways) > WORK:
            return _same_in_all(earning, nothing)
        taken = places.dealt(taken, ways, later)
    return frozenset(taken)


class _Places:
    """The unknown places of the hands; numbers of cards taken by each hand as bits of one number.

    The bit of some numbers of cards is the sum of the numbers, each times the ``weight`` of the hand.
    """

    def __init__(self, free: Counts) -> None:
        self.free = free
        self.weights = [1]
        for places in free:
            self.weights.append(self.weights[-1] * (places + 1))
        self._room: dict[Counts, tuple[int, int]] = {}
        self._with_cards = {0: 1}
        for places, weight in zip(free, self.weights, strict=False):
            found: dict[int, int] = {}
            for cards, bits in self._with_cards.items():
                for more in range(places + 1):
                    found[cards + more] = found.get(cards + more, 0) | bits << more * weight
            self._with_cards = found

    def dealt(self, taken: dict[Counts, int], ways: Earning, later: int) -> dict[Counts, int]:
        """Deal one more species on top of what is ``taken`` by what it earns.

        ``later``: how many cards can still follow, so that the places left are no more than those.
        """
        least = sum(self.free) - later
        enough = sum(bits for cards, bits in self._with_cards.items() if cards >= least)
        moves: dict[Counts, list[tuple[int, int]]] = {}
        for used, points in ways:
            moves.setdefault(points, []).append(self._move(used))
        found: dict[Counts, int] = {}
        for earned, bits in taken.items():
            for points, some in moves.items():
                reached = 0
                for room, shift in some:
                    reached |= (bits & room) << shift
                if reached & enough:
                    total = _sum(earned, points)
                    found[total] = found.get(total, 0) | reached & enough
        return found

    def _move(self, used: Counts) -> tuple[int, int]:
        """Return the bits of what leaves room for so many cards, and how far these move them."""
        move = self._room.get(used)
        if move is None:
            room = 1
            for more, places, weight in zip(used, self.free, self.weights, strict=False):
                room = sum(room << cards * weight for cards in range(places - more + 1))
            shift = sum(map(int.__mul__, used, self.weights))
            move = self._room[used] = (room, shift)
        return move


def _same_in_all(earning: Sequence[Earning], nothing: Counts) -> Standings:
    """Return the one standing of all completions where every species earns the same in all its deals."""
    each: Iterable[set[Counts]] = [{points for _, points in ways} for ways in earning]
    if any(len(points) != 1 for points in each):
        return None
    return frozenset({reduce(_sum, (points for one in each for points in one), nothing)})


def _sum(one: Counts, other: Counts) -> Counts:
    return tuple(map(int.__add__, one, other))
