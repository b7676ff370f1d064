"""What is certain of a score while some hand cards are unknown.

A completion spreads the unseen cards (in play, named nowhere) over the unknown places of the hands and
over the other hidden places, in any way: every way has a legal game behind it. A value that all
completions give is certain; every other value is None. Exact for each species alone, always; for totals,
ranks and winners while no more than LIMIT different standings have to be told apart, which never fails
for fewer than LIMIT completions.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, reduce
from typing import NamedTuple, Protocol, TypeVar

from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import PlayerScore, Result, Right, SpeciesScore
from arbcheck.arboretum.rights import right
from arbcheck.arboretum.scoring import Paths, entry, ranking, species_planted

LIMIT = 100_000
"""Up to so many standings, totals and winners are decided exactly."""

Counts = tuple[int, ...]
Values = tuple[int, ...]
T = TypeVar("T")


class Deal(NamedTuple):
    """One way to deal a species' unseen cards.

    ``used``: how many each hand takes; ``counts``: what each hand then counts, by the rules the sum of its
    values; ``one``, ``eight``: who then holds the 1 and the 8.
    """

    used: Counts
    counts: Counts
    one: int | None
    eight: int | None


class Verdict(NamedTuple):
    """What a deal comes to: the right, what the species is worth to each player, and tie-break marks.

    ``marks`` are what the deal adds to each player's count for the tie-break, () where hands do not matter
    for it.
    """

    right: Right
    entries: tuple[SpeciesScore, ...]
    marks: Counts = ()


class Rules(Protocol):
    """The rules by which completions are scored."""

    @property
    def raised(self) -> Callable[[int, int], int]:
        """The function of what a hand counts and one more value to what it counts then."""

    def verdict(self, species: str, deal: Deal, /) -> Verdict:
        """Judge one deal of a species."""

    def ranking(self, totals: Counts, marks: Counts, /) -> tuple[list[int], Counts, str]:
        """Return ranks, indexes of the winners, and what decided."""


def unseen(position: Position) -> dict[str, Values]:
    """Return for each species in play the values that the position names nowhere."""
    if position.unseen is not None:
        hidden = position.unseen
        return {
            species: tuple(value for value in VALUES if Card(species, value) in hidden)
            for species in position.species
        }
    named: set[Card | None] = {planted.card for arboretum in position.arboretums for planted in arboretum}
    named.update(card for hand in position.hands for card in hand)
    named.update(card for pile in position.discards if isinstance(pile, tuple) for card in pile)
    return {
        species: tuple(value for value in VALUES if Card(species, value) not in named)
        for species in position.species
    }


def score_open(position: Position, paths: Sequence[Paths]) -> Result:
    """Score a position with unknown hand cards; ``paths`` are each player's best paths."""
    return certain_result(position, _Canonical(position, paths))


class _Canonical:
    """The rules themselves (R10 to R17)."""

    raised = staticmethod(int.__add__)

    def __init__(self, position: Position, paths: Sequence[Paths]) -> None:
        self.paths = paths
        self.planted = tuple(map(species_planted, position.arboretums))
        self._entries: dict[tuple[str, Counts], tuple[SpeciesScore, ...]] = {}

    def verdict(self, species: str, deal: Deal) -> Verdict:
        found = right(species, deal.counts, deal.one, deal.eight)
        holders = found.holders or ()
        entries = self._entries.get((species, holders))
        if entries is None:
            entries = tuple(entry(species, player in holders, own) for player, own in enumerate(self.paths))
            self._entries[species, holders] = entries
        return Verdict(found, entries)

    def ranking(self, totals: Counts, _marks: Counts) -> tuple[list[int], Counts, str]:
        return ranking(totals, self.planted)


def certain_result(position: Position, rules: Rules) -> Result:
    """Score all completions of a position and keep what they agree on."""
    free = tuple(hand.count(None) for hand in position.hands)
    pool = unseen(position)
    elsewhere = sum(map(len, pool.values())) - sum(free)
    ways = []
    for species in position.species:
        held = tuple(
            tuple(card.value for card in hand if card is not None and card.species == species)
            for hand in position.hands
        )
        deals = _deals(held, pool[species], free, elsewhere, rules.raised)
        ways.append([(deal.used, rules.verdict(species, deal)) for deal in deals])
    rights = tuple(_certain_right([verdict.right for _, verdict in species]) for species in ways)
    lines = [_certain_entries([verdict.entries for _, verdict in species]) for species in ways]
    standings = _standings(ways, free, [len(pool[species]) for species in position.species])
    return _result(position, rules, rights, tuple(zip(*lines, strict=True)), standings)


def known_deal(held: Sequence[Sequence[int]], raised: Callable[[int, int], int]) -> Deal:
    """Return what the known cards of a species come to, by hand."""
    counts = tuple(reduce(raised, values, 0) for values in held)
    return Deal((0,) * len(held), counts, _holder(held, 1), _holder(held, VALUES[-1]))


@lru_cache(maxsize=256)
def _deals(
    held: tuple[Values, ...],
    values: Values,
    free: Counts,
    elsewhere: int,
    raised: Callable[[int, int], int],
) -> tuple[Deal, ...]:
    """List the ways to deal unseen ``values`` of one species, each once.

    ``held``: the values known in each hand; ``free``: unknown places of each hand; ``elsewhere``: how many
    unseen cards of all species lie in no hand, which bounds how many of these can.
    """
    deals = {known_deal(held, raised)}
    for value in values:
        dealt = set(deals)
        for used, counts, one, eight in deals:
            for hand, places in enumerate(free):
                if used[hand] < places:
                    dealt.add(
                        Deal(
                            _with(used, hand, used[hand] + 1),
                            _with(counts, hand, raised(counts[hand], value)),
                            hand if value == 1 else one,
                            hand if value == VALUES[-1] else eight,
                        )
                    )
        deals = dealt
    least = len(values) - elsewhere
    return tuple(deal for deal in deals if sum(deal.used) >= least)


def _holder(held: Sequence[Sequence[int]], value: int) -> int | None:
    return next((hand for hand, values in enumerate(held) if value in values), None)


def _with(counts: Counts, index: int, count: int) -> Counts:
    return (*counts[:index], count, *counts[index + 1 :])


def _certain(values: Iterable[T]) -> T | None:
    """Return the one value that all of them are, or None."""
    found = set(values)
    return found.pop() if len(found) == 1 else None


def _certain_right(ways: Sequence[Right]) -> Right:
    return Right(
        ways[0].species,
        tuple(_certain(way.sums[player] for way in ways) for player in range(len(ways[0].sums))),
        _certain(way.cancelled for way in ways),
        _certain(way.holders for way in ways),
        _certain(way.reason for way in ways),
    )


def _certain_entries(ways: Iterable[tuple[SpeciesScore, ...]]) -> list[SpeciesScore]:
    """Return a line for each player; many deals share one tuple of lines, and are told apart by that."""
    different = {id(lines): lines for lines in ways}.values()
    return [
        SpeciesScore(
            lines[0].species,
            _certain(line.right for line in lines),
            _certain(line.points for line in lines),
            _certain(line.path for line in lines),
            _certain(line.others for line in lines) or (),
        )
        for lines in zip(*different, strict=True)
    ]


def _standings(
    ways: Sequence[Sequence[tuple[Counts, Verdict]]], free: Counts, pools: Sequence[int]
) -> set[Counts] | None:
    """Return every possible tuple of totals and marks, or None when there are too many states to tell apart.

    ``pools``: the number of unseen cards of each species. A state is (cards taken by each hand, totals);
    each one kept can still be completed, so there are never more states than completions.
    """
    earned = [{(used, _earned(verdict)) for used, verdict in species} for species in ways]
    nothing = (0,) * len(_earned(ways[0][0][1]))
    states = {((0,) * len(free), nothing)}
    later = sum(pools)
    for species, pool in zip(earned, pools, strict=True):
        later -= pool
        reached = set()
        for used, totals in states:
            for more, points in species:
                now = _sum(used, more)
                if all(map(int.__le__, now, free)) and sum(free) - sum(now) <= later:
                    reached.add((now, _sum(totals, points)))
            if len(reached) > LIMIT:
                return _same_in_all(earned)
        states = reached
    return {totals for _, totals in states}


def _same_in_all(earned: Iterable[set[tuple[Counts, Counts]]]) -> set[Counts] | None:
    """Return the one standing of all completions where every species earns the same in all its deals."""
    each = [_certain(points for _, points in species) for species in earned]
    sure = [points for points in each if points is not None]
    return {reduce(_sum, sure)} if len(sure) == len(each) else None


def _earned(verdict: Verdict) -> Counts:
    return (*(line.points or 0 for line in verdict.entries), *verdict.marks)


def _sum(one: Counts, other: Counts) -> Counts:
    return tuple(map(int.__add__, one, other))


def _result(
    position: Position,
    rules: Rules,
    rights: tuple[Right, ...],
    entries: Sequence[tuple[SpeciesScore, ...]],
    standings: set[Counts] | None,
) -> Result:
    planted = [species_planted(arboretum) for arboretum in position.arboretums]
    totals = [_total(own) for own in entries]
    ranks: list[int | None] = [None] * len(totals)
    winners = decided_by = None
    if standings is not None:
        totals = [_certain(standing[player] for standing in standings) for player in range(len(totals))]
        ends = [rules.ranking(standing[: len(totals)], standing[len(totals) :]) for standing in standings]
        ranks = [_certain(end[0][player] for end in ends) for player in range(len(totals))]
        winners = _certain(end[1] for end in ends)
        decided_by = _certain(end[2] for end in ends)
    return Result(
        rights,
        tuple(map(PlayerScore, position.players, totals, ranks, planted, entries)),
        None if winners is None else tuple(position.players[k] for k in winners),
        decided_by,
    )


def _total(entries: Sequence[SpeciesScore]) -> int | None:
    points = [entry.points for entry in entries if entry.points is not None]
    return sum(points) if len(points) == len(entries) else None
