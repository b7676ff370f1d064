"""What is certain of a score while some hand cards are unknown.

A completion spreads the unseen cards (in play, named nowhere) over the unknown places of the hands and
over the other hidden places, in any way: every way has a legal game behind it. A value that all
completions give is certain; every other value is None. Exact for each species alone, always; for totals,
ranks and winners up to a number of completions, and beyond while that takes no more than so many steps (see
standings).
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from arbcheck.arboretum.agreement import (
    Judged,
    Verdict,
    certain,
    certain_entries,
    certain_right,
    judged,
    rights_settled,
    sums_settled,
)
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.deals import Counts, Deal, Unknown, Values, all_deals, known_deal, some_deals
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import PlayerScore, Result, SpeciesScore
from arbcheck.arboretum.rights import right
from arbcheck.arboretum.scoring import Paths, entry, ranking, species_planted
from arbcheck.arboretum.shares import shares
from arbcheck.arboretum.standings import Earning, Standings, all_standings


class Rules(Protocol):
    """The rules by which completions are scored."""

    @property
    def raised(self) -> Callable[[int, int], int]:
        """The function of what a hand counts and one more value to what it counts then."""

    def verdict(self, species: str, deal: Deal, /) -> Verdict:
        """Judge one deal of a species."""

    def idle(self, species: str, /) -> bool:
        """Say whether a species adds nothing to points or marks, however it is dealt."""

    def judged(self, species: str, unknown: Unknown, /) -> Judged | None:
        """Return what all deals of a species agree on; None if only a look at each of them can tell."""

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

    raised = staticmethod(int.__add__)

    def __init__(self, position: Position, paths: Sequence[Paths]) -> None:
        self.paths = paths
        self.planted = tuple(map(species_planted, position.arboretums))
        self._entries: dict[tuple[str, Counts], tuple[SpeciesScore, ...]] = {}

    def verdict(self, species: str, deal: Deal) -> Verdict:
        """Judge one deal of a species."""
        found = right(species, deal.counts, deal.one, deal.eight)
        return Verdict(found, self._lines(species, found.holders or ()))

    def _lines(self, species: str, holders: Counts) -> tuple[SpeciesScore, ...]:
        entries = self._entries.get((species, holders))
        if entries is None:
            entries = tuple(entry(species, player in holders, own) for player, own in enumerate(self.paths))
            self._entries[species, holders] = entries
        return entries

    def judged(self, species: str, unknown: Unknown) -> Judged | None:
        """Return what all deals of a species agree on; None if only a look at each of them can tell.

        Some deals show that sums and cancelled 8s are open, and often the rights too; else who can have the
        right is found without all sums.
        """
        rights = [
            right(species, deal.counts, deal.one, deal.eight) for deal in some_deals(unknown, self.raised)
        ]
        found = certain_right(rights)
        if not sums_settled(found, unknown):
            return None
        idle = self.idle(species)
        tried = {each.holders or () for each in rights}
        if idle and rights_settled(found, tried, unknown):
            return Judged(found, certain_entries(self._lines(species, holders) for holders in tried))
        every = shares(unknown)
        lines = {holders: self._lines(species, holders) for _, holders, _ in every}
        found = found._replace(holders=certain(lines), reason=certain(reason for *_, reason in every))
        ways = () if idle else tuple({(used, _points(lines[holders])) for used, holders, _ in every})
        return Judged(found, certain_entries(lines.values()), ways)

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
    return _result(position, rules, *judge(position, rules))


def judge(position: Position, rules: Rules) -> tuple[list[Judged], Standings]:
    """Return what all completions agree on for each species, and every standing that they lead to."""
    pool = unseen(position)
    found = []
    earning: list[Earning] = []
    sizes = []
    for species in position.species:
        unknown = unknown_of(position, species, pool)
        each = None if unknown.has_few_deals else rules.judged(species, unknown)
        found.append(each or _by_all_deals(species, unknown, rules))
        if not rules.idle(species):
            earning.append(found[-1].ways)
            sizes.append(len(unknown.unseen))
    any_deal = known_deal(unknown.held, rules.raised)
    nothing = (0,) * len(_earned(rules.verdict(species, any_deal)))
    return found, all_standings(tuple(earning), unknown.free, unknown.elsewhere, tuple(sizes), nothing)


def _by_all_deals(species: str, unknown: Unknown, rules: Rules) -> Judged:
    deals = all_deals(unknown, rules.raised)
    verdicts = [rules.verdict(species, deal) for deal in deals]
    if rules.idle(species):
        return judged(verdicts)
    used = (deal.used for deal in deals)
    return judged(verdicts, tuple(set(zip(used, map(_earned, verdicts), strict=True))))


def _earned(verdict: Verdict) -> Counts:
    return (*_points(verdict.entries), *verdict.marks)


def _points(entries: tuple[SpeciesScore, ...]) -> Counts:
    return tuple([line.points or 0 for line in entries])


def _result(position: Position, rules: Rules, found: Sequence[Judged], standings: Standings) -> Result:
    players = len(position.players)
    planted = map(species_planted, position.arboretums)
    entries = list(zip(*(each.entries for each in found), strict=True))
    certain_ones: Sequence[Any] = [*map(_total, entries), *(None,) * (players + 2)]
    if standings is not None:
        certain_ones = _in_all(_told(rules, standing, players) for standing in standings)
    *numbers, winners, decided_by = certain_ones
    totals, ranks = numbers[:players], numbers[players:]
    return Result(
        tuple(each.right for each in found),
        tuple(map(PlayerScore, position.players, totals, ranks, planted, entries)),
        None if winners is None else tuple(position.players[k] for k in winners),
        decided_by,
    )


def _told(rules: Rules, standing: Counts, players: int) -> tuple[object, ...]:
    """Return the totals and ranks of all, the winners and what decided, in one row."""
    totals = standing[:players]
    ranks, winners, decided_by = rules.ranking(totals, standing[players:])
    return (*totals, *ranks, winners, decided_by)


def _in_all(rows: Iterator[tuple[object, ...]]) -> Sequence[object]:
    """Return what all rows have at each place, None where they differ; once all differ no more are read."""
    same: Sequence[object] = next(rows)
    for row in rows:
        same = [one if one == other else None for one, other in zip(same, row, strict=True)]
        if not any(one is not None for one in same):
            break
    return same


def _total(entries: Sequence[SpeciesScore]) -> int | None:
    points = [entry.points for entry in entries if entry.points is not None]
    return sum(points) if len(points) == len(entries) else None
