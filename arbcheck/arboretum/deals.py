"""The ways to deal the unseen cards of one species into the unknown places of the hands."""

from collections.abc import Callable, Sequence
from functools import lru_cache, reduce
from math import comb
from random import Random
from typing import NamedTuple

from arbcheck.arboretum.cards import VALUES

Counts = tuple[int, ...]
Values = tuple[int, ...]
Raised = Callable[[int, int], int]
"""The function of what a hand counts and one more value to what it counts then; by the rules, the sum."""

SAMPLES = 150
FEW = 500
"""So many ways to deal are gone through as soon as some of them are tried."""


class Unknown(NamedTuple):
    """What is known and unknown of one species.

    ``held``: the values known in each hand; ``unseen``: the values that nothing names; ``free``: the unknown
    places of each hand; ``elsewhere``: how many unseen cards of all species lie in no hand, which bounds how
    many of these can.
    """

    held: tuple[Values, ...]
    unseen: Values
    free: Counts
    elsewhere: int

    @property
    def least(self) -> list[int]:
        """How many of the unseen cards up to each one must lie in hands, as the others fit nowhere else."""
        return [cards - self.elsewhere for cards in range(1, len(self.unseen) + 1)]

    @property
    def has_few_deals(self) -> bool:
        """Whether all deals are soon listed."""
        left = {len(self.unseen): 1}
        for places in self.free:
            ways: dict[int, int] = {}
            for cards, number in left.items():
                for taken in range(min(places, cards) + 1):
                    ways[cards - taken] = ways.get(cards - taken, 0) + number * comb(cards, taken)
            left = ways
        return sum(number for cards, number in left.items() if cards <= self.elsewhere) <= FEW


class Deal(NamedTuple):
    """One way to deal a species' unseen cards.

    ``used``: how many each hand takes; ``counts``: what each hand then counts, by the rules the sum of its
    values; ``one``, ``eight``: who then holds the 1 and the 8.
    """

    used: Counts
    counts: Counts
    one: int | None
    eight: int | None


def known_deal(held: Sequence[Sequence[int]], raised: Raised) -> Deal:
    """Return what the known cards of a species come to, by hand."""
    counts = tuple(reduce(raised, values, 0) for values in held)
    return Deal((0,) * len(held), counts, _holder(held, 1), _holder(held, VALUES[-1]))


@lru_cache(maxsize=256)
def all_deals(unknown: Unknown, raised: Raised) -> tuple[Deal, ...]:
    """List the ways to deal a species, each once."""
    deals = {known_deal(unknown.held, raised)}
    for value, least in zip(unknown.unseen, unknown.least, strict=True):
        dealt = {deal for deal in deals if sum(deal.used) >= least}
        for deal in deals:
            dealt.update(
                _with_one_more(deal, hand, value, raised)
                for hand, places in enumerate(unknown.free)
                if deal.used[hand] < places
            )
        deals = dealt
    return tuple(deals)


@lru_cache(maxsize=256)
def some_deals(unknown: Unknown, raised: Raised) -> tuple[Deal, ...]:
    """List some ways to deal a species that differ as much as can be: all to one hand, none, at random."""
    chance = Random(len(unknown.unseen))  # noqa: S311 - examples, and the same ones every time
    hands = range(len(unknown.free) + 1)
    ways = [[hand] * len(unknown.unseen) for hand in hands]
    ways += [chance.choices(hands, k=len(unknown.unseen)) for _ in range(SAMPLES)]
    return tuple({_dealt(unknown, way, raised) for way in ways})


def _dealt(unknown: Unknown, hands: Sequence[int], raised: Raised) -> Deal:
    """Deal the values, highest first, to these hands; where no place is left, elsewhere or to the next hand.

    After the last hand comes what lies elsewhere.
    """
    deal = known_deal(unknown.held, raised)
    places = [*unknown.free, unknown.elsewhere]
    for value, first in zip(reversed(unknown.unseen), hands, strict=True):
        hand = next(hand for hand in (first, len(unknown.free), *range(len(unknown.free))) if places[hand])
        places[hand] -= 1
        if hand < len(unknown.free):
            deal = _with_one_more(deal, hand, value, raised)
    return deal


def _with_one_more(deal: Deal, hand: int, value: int, raised: Raised) -> Deal:
    used, counts, one, eight = deal
    return Deal(
        _with(used, hand, used[hand] + 1),
        _with(counts, hand, raised(counts[hand], value)),
        hand if value == 1 else one,
        hand if value == VALUES[-1] else eight,
    )


def _holder(held: Sequence[Sequence[int]], value: int) -> int | None:
    return next((hand for hand, values in enumerate(held) if value in values), None)


def _with(counts: Counts, index: int, count: int) -> Counts:
    return (*counts[:index], count, *counts[index + 1 :])
