"""All ways to hold the cards of one species, and who then has the right to it (R10 to R13)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.deals import known_deal
from arbcheck.arboretum.editions import HAND
from arbcheck.arboretum.readings.rights import raised_to_highest, right
from arbcheck.arboretum.readings.terms import RightTerms
from arbcheck.conformance.apart.core import OWN

MOST_HELD = {2: 8, 3: 8, 4: 4}
"""For each number of players how many cards of a species are tried in hand; with two and three all."""


Seats = tuple[int, ...]


class Held(NamedTuple):
    """A way to hold a species: the values in each hand, all of them as bits, how many."""

    hands: tuple[tuple[int, ...], ...]
    values: int
    cards: int


class Context(NamedTuple):
    """What beside hands may decide a right: whose arboretum or pile has the 1, and who has a path."""

    one_on_table: int | None = None
    with_path: Seats = ()


class Verdict(NamedTuple):
    """Who has the right under one interpretation and under the other, and who holds the 1 in hand."""

    one: Seats
    other: Seats
    holds_1: int | None


@lru_cache(maxsize=8)
def all_held(players: int) -> tuple[Held, ...]:
    """Return the ways to hold a species, those of few cards first."""
    return tuple(
        _held(values, owners, players)
        for count in range(MOST_HELD[players] + 1)
        for values in combinations(VALUES, count)
        for owners in product(range(players), repeat=count)
        if max(map(owners.count, range(players))) <= HAND
    )


def _held(values: Sequence[int], owners: Sequence[int], players: int) -> Held:
    hands = tuple(
        tuple(value for value, owner in zip(values, owners, strict=True) if owner == player)
        for player in range(players)
    )
    return Held(hands, sum(1 << value for value in values), len(values))


@lru_cache(maxsize=256)
def _holders(players: int, terms: RightTerms, context: Context) -> tuple[Seats, ...]:
    raised = raised_to_highest if terms.counted == "highest" else int.__add__
    found = (
        right(terms, OWN, known_deal(held.hands, raised), context.one_on_table, context.with_path)
        for held in all_held(players)
    )
    return tuple(each.holders or () for each in found)


def holders(players: int, terms: RightTerms, context: Context) -> tuple[Seats, ...]:
    """Return who has the right for each way to hold the species; the context is asked only if it counts."""
    return _holders(
        players,
        terms,
        Context(
            context.one_on_table if terms.cancels == "table" else None,
            context.with_path if terms.passes_on else (),
        ),
    )


@lru_cache(maxsize=8)
def holders_of_1(players: int) -> tuple[int | None, ...]:
    """Return for each way to hold the species who holds its 1."""
    return tuple(
        next((player for player, values in enumerate(held.hands) if 1 in values), None)
        for held in all_held(players)
    )


def verdicts(one: Sequence[Seats], other: Sequence[Seats], players: int) -> dict[Verdict, list[Held]]:
    """Group the ways to hold a species by what comes of them, in each group those of few cards first."""
    found: dict[Verdict, list[Held]] = {}
    for held, mine, its, holds_1 in zip(all_held(players), one, other, holders_of_1(players), strict=True):
        found.setdefault(Verdict(mine, its, holds_1), []).append(held)
    return found
