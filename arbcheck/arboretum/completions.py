"""What is certain of a score while some hand cards are unknown.

A completion spreads the unseen cards (in play, named nowhere) over the unknown places of the hands and
over the other hidden places, in any way: every way has a legal game behind it. A value that all
completions give is certain; every other value is None. Exact for each species alone, always; for totals,
ranks and winners up to LIMIT completions, and beyond while that takes no more than WORK steps a species.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, reduce
from math import factorial
from typing import NamedTuple, Protocol, TypeVar

from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.deals import Counts, Deal, Unknown, Values, all_deals, some_deals
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import PlayerScore, Result, Right, SpeciesScore
from arbcheck.arboretum.rights import right
from arbcheck.arboretum.scoring import Paths, entry, ranking, species_planted

LIMIT = 100_000
"""Up to so many completions totals and winners are always decided exactly."""
WORK = 1_000_000
"""So many steps are taken for one species where there are more completions."""

Earning = tuple[tuple[Counts, Counts], ...]
"""The ways to deal a species that can earn something: cards taken by each hand, and what is earned."""
T = TypeVar("T")


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
    def one_in_hand(self) -> bool:
        """Whether only a 1 in a hand cancels an 8."""

    @property
    def raised(self) -> Callable[[int, int], int]:
        """The function of what a hand counts and one more value to what it counts then."""

    def verdict(self, species: str, deal: Deal, /) -> Verdict:
        """Judge one deal of a species."""

    def idle(self, species: str, /) -> bool:
        """Say whether a species adds nothing to points or marks, however it is dealt."""

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
    return certain_result(position, Canonical(position, paths))


class Canonical:
    """The rules themselves (R10 to R17)."""

    one_in_hand = True
    raised = staticmethod(int.__add__)

    def __init__(self, position: Position, paths: Sequence[Paths]) -> None:
        self.paths = paths
        self.planted = tuple(map(species_planted, position.arboretums))
        self._entries: dict[tuple[str, Counts], tuple[SpeciesScore, ...]] = {}

    def verdict(self, species: str, deal: Deal) -> Verdict:
        """Judge one deal of a species."""
        found = right(species, deal.counts, deal.one, deal.eight)
        holders = found.holders or ()
        entries = self._entries.get((species, holders))
        if entries is None:
            entries = tuple(entry(species, player in holders, own) for player, own in enumerate(self.paths))
            self._entries[species, holders] = entries
        return Verdict(found, entries)

    def idle(self, species: str) -> bool:
        """Say whether nobody has a path of a species."""
        return not any(species in own for own in self.paths)

    def ranking(self, totals: Counts, _marks: Counts) -> tuple[list[int], Counts, str]:
        """Rank the players by points, then by species planted (R17)."""
        return ranking(totals, self.planted)


def unknown_of(position: Position, species: str, pool: dict[str, Values]) -> Unknown:
    """Return what is known and unknown of one species; ``pool`` is what `unseen` tells of the position."""
    free = tuple(hand.count(None) for hand in position.hands)
    held = tuple(
        tuple(card.value for card in hand if card is not None and card.species == species)
        for hand in position.hands
    )
    return Unknown(held, pool[species], free, sum(map(len, pool.values())) - sum(free))


def certain_result(position: Position, rules: Rules) -> Result:
    """Score all completions of a position and keep what they agree on."""
    pool = unseen(position)
    judged = []
    earning: list[Earning] = []
    sizes = []
    for species in position.species:
        unknown = unknown_of(position, species, pool)
        verdicts = _sampled(species, unknown, rules) if rules.idle(species) else None
        if verdicts is None:
            deals = all_deals(unknown, rules.raised)
            verdicts = [rules.verdict(species, deal) for deal in deals]
            if not rules.idle(species):
                used = (deal.used for deal in deals)
                earning.append(tuple(dict.fromkeys(zip(used, map(_earned, verdicts), strict=True))))
                sizes.append(len(unknown.unseen))
        judged.append(verdicts)
    rights = tuple(_certain_right([verdict.right for verdict in verdicts]) for verdicts in judged)
    lines = [_certain_entries([verdict.entries for verdict in verdicts]) for verdicts in judged]
    nothing = (0,) * len(_earned(judged[0][0]))
    standings = _standings(tuple(earning), unknown, tuple(sizes), nothing)
    return _result(position, rules, rights, tuple(zip(*lines, strict=True)), standings)


def _sampled(species: str, unknown: Unknown, rules: Rules) -> list[Verdict] | None:
    """Judge some deals of a species; None unless they show already that nothing about it is certain."""
    verdicts = [rules.verdict(species, deal) for deal in some_deals(unknown, rules.raised)]
    if not verdicts:
        return None
    found = _certain_right([verdict.right for verdict in verdicts])
    lines = _certain_entries([verdict.entries for verdict in verdicts])
    sums = any(
        total is not None and (places or VALUES[-1] in held)
        for total, places, held in zip(found.sums, unknown.free, unknown.held, strict=True)
    )
    certain = [found.holders, found.reason, *(line.right for line in lines)]
    held = {value for values in unknown.held for value in values} | set(unknown.unseen)
    if VALUES[-1] in held and (1 in held or not rules.one_in_hand):
        certain.append(found.cancelled)
    return None if sums or any(each is not None for each in certain) else verdicts


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
            *(_certain((line.path, line.others) for line in lines) or (None, ())),
        )
        for lines in zip(*different, strict=True)
    ]


@lru_cache(maxsize=1)
def _standings(
    earning: tuple[Earning, ...], unknown: Unknown, sizes: Counts, nothing: Counts
) -> frozenset[Counts] | None:
    """Return every possible tuple of totals and marks, or None when there are too many ways to tell apart.

    ``earning``: for each species that can earn something the ways to deal it, as (cards taken by each hand,
    what is earned), ``sizes`` how many unseen cards it has. A state is (cards taken, earned so far); each one
    kept can still be completed, so with few completions there are few states. The last ones are kept, since
    a position that is in dispute is asked for again.
    """
    free = unknown.free
    work = WORK if completions(free, unknown.elsewhere) > LIMIT else None
    states = {((0,) * len(free), nothing)}
    later = sum(free) + unknown.elsewhere
    for ways, size in zip(earning, sizes, strict=True):
        later -= size
        if work is not None and len(states) * len(ways) > work:
            return _same_in_all(earning, nothing)
        states = {
            (now, _sum(earned, points))
            for used, earned in states
            for more, points in ways
            if all(map(int.__le__, now := _sum(used, more), free)) and sum(free) - sum(now) <= later
        }
    return frozenset(earned for _, earned in states)


def completions(free: Counts, elsewhere: int) -> int:
    """Return in how many ways the unseen cards can lie: so many in each hand, the rest elsewhere."""
    ways = factorial(sum(free) + elsewhere) // factorial(elsewhere)
    for places in free:
        ways //= factorial(places)
    return ways


def _same_in_all(earning: Sequence[Earning], nothing: Counts) -> frozenset[Counts] | None:
    """Return the one standing of all completions where every species earns the same in all its deals."""
    each = [_certain(points for _, points in ways) for ways in earning]
    sure = [points for points in each if points is not None]
    return frozenset({reduce(_sum, sure, nothing)}) if len(sure) == len(each) else None


def _earned(verdict: Verdict) -> Counts:
    return (*(line.points or 0 for line in verdict.entries), *verdict.marks)


def _sum(one: Counts, other: Counts) -> Counts:
    return tuple(map(int.__add__, one, other))


def _result(
    position: Position,
    rules: Rules,
    rights: tuple[Right, ...],
    entries: Sequence[tuple[SpeciesScore, ...]],
    standings: frozenset[Counts] | None,
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
