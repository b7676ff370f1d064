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


@lru_cache(maxsize=32)
def all_held(players: int, cards: int) -> tuple[Held, ...]:
    """Return the ways to hold so many cards of a species."""
    return tuple(
        _held(values, owners, players)
        for values in combinations(VALUES, cards)
        for owners in product(range(players), repeat=cards)
        if max(map(owners.count, range(players))) <= HAND
    )


def _held(values: Sequence[int], owners: Sequence[int], players: int) -> Held:
    hands = tuple(
        tuple(value for value, owner in zip(values, owners, strict=True) if owner == player)
        for player in range(players)
    )
    return Held(hands, sum(1 << value for value in values), len(values))


def in_context(terms: RightTerms, context: Context) -> tuple[RightTerms, Context]:
    """Return the same without the terms and the context that do not count beside each other."""
    if terms.cancels != "table" or context.one_on_table is None:
        context = context._replace(one_on_table=None)
        terms = terms._replace(cancels="opponent" if terms.cancels == "table" else terms.cancels)
    if not terms.passes_on or not context.with_path:
        context = context._replace(with_path=())
        terms = terms._replace(passes_on=False)
    return terms, context


@lru_cache(maxsize=512)
def _holders(players: int, cards: int, terms: RightTerms, context: Context) -> tuple[Seats, ...]:
    """Return who has the right for each way to hold so many cards of the species."""
    raised = raised_to_highest if terms.counted == "highest" else int.__add__
    found = (
        right(terms, OWN, known_deal(held.hands, raised), context.one_on_table, context.with_path)
        for held in all_held(players, cards)
    )
    return tuple(each.holders or () for each in found)


class Verdicts:
    """The ways to hold a species by what comes of them under two interpretations."""

    def __init__(
        self, players: int, one: tuple[RightTerms, Context], other: tuple[RightTerms, Context]
    ) -> None:
        self.players = players
        self.one, self.other = in_context(*one), in_context(*other)
        self._met: dict[Verdict, None] = {}
        self._by_cards: list[dict[Verdict, list[Held]]] = []

    @property
    def may_differ(self) -> bool:
        """Whether the two can differ about the right."""
        return self.one != self.other

    def of(self, cards: int) -> dict[Verdict, list[Held]]:
        """Group the ways to hold so many cards; what comes of fewer cards too is first."""
        while len(self._by_cards) <= cards:
            held = len(self._by_cards)
            found: dict[Verdict, list[Held]] = {}
            for way, mine, its in zip(
                all_held(self.players, held),
                _holders(self.players, held, *self.one),
                _holders(self.players, held, *self.other),
                strict=True,
            ):
                holds_1 = next((player for player, values in enumerate(way.hands) if 1 in values), None)
                found.setdefault(Verdict(mine, its, holds_1), []).append(way)
            self._met.update(dict.fromkeys(found))
            self._by_cards.append({verdict: found[verdict] for verdict in self._met if verdict in found})
        return self._by_cards[cards]
