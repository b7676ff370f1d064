"""What is certain of a score while some hand cards are unknown.

A completion spreads the unseen cards (in play, named nowhere) over the unknown places of the hands and
over the other hidden places, in any way: every way has a legal game behind it. A value that all
completions give is certain; every other value is None. Exact for each species alone, always; for totals,
ranks and winners while no more than LIMIT different standings have to be told apart, which never fails
for fewer than LIMIT completions.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Path, PlayerScore, Result, Right, SpeciesScore
from arbcheck.arboretum.rights import right
from arbcheck.arboretum.scoring import ranking, species_planted

LIMIT = 100_000
"""Up to so many standings, totals and winners are decided exactly."""

Counts = tuple[int, ...]
Values = tuple[int, ...]
T = TypeVar("T")


class Dealt(NamedTuple):
    """One way to deal a species' unseen cards: cards taken into each hand, and the right that follows."""

    used: Counts
    right: Right


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


def score_open(position: Position, paths: Sequence[dict[str, Path]]) -> Result:
    """Score a position with unknown hand cards; ``paths`` are each player's best paths."""
    free = tuple(hand.count(None) for hand in position.hands)
    pool = unseen(position)
    elsewhere = sum(map(len, pool.values())) - sum(free)
    ways = []
    for species in position.species:
        held = tuple(
            tuple(card.value for card in hand if card is not None and card.species == species)
            for hand in position.hands
        )
        ways.append(
            [
                Dealt(d.used, d.right._replace(species=species))
                for d in _deals(held, pool[species], free, elsewhere)
            ]
        )
    rights = tuple(_certain_right([dealt.right for dealt in species]) for species in ways)
    entries = [
        tuple(
            _certain_entry(player, [dealt.right for dealt in species], own.get(species[0].right.species))
            for species in ways
        )
        for player, own in enumerate(paths)
    ]
    standings = _standings(ways, paths, free, [len(pool[species]) for species in position.species])
    return _result(position, rights, entries, standings)


@lru_cache(maxsize=256)
def _deals(held: tuple[Values, ...], values: Values, free: Counts, elsewhere: int) -> tuple[Dealt, ...]:
    """List the ways to deal unseen ``values`` of one species, each (cards taken, right) once.

    ``held``: the values known in each hand; ``free``: unknown places of each hand; ``elsewhere``: how many
    unseen cards of all species lie in no hand, which bounds how many of these can.
    """
    nobody = len(free)
    start = (tuple(map(sum, held)), (0,) * nobody, _holder(held, 1), _holder(held, VALUES[-1]))
    states = {start}
    for value in values:
        dealt = set(states)
        for sums, used, one, eight in states:
            for hand in range(nobody):
                if used[hand] < free[hand]:
                    dealt.add(
                        (
                            _raised(sums, hand, value),
                            _raised(used, hand, 1),
                            hand if value == 1 else one,
                            hand if value == VALUES[-1] else eight,
                        )
                    )
        states = dealt
    least = len(values) - elsewhere
    return tuple(
        {
            Dealt(used, right("", sums, one, eight)): None
            for sums, used, one, eight in states
            if sum(used) >= least
        }
    )


def _holder(held: Sequence[Values], value: int) -> int | None:
    return next((hand for hand, values in enumerate(held) if value in values), None)


def _raised(counts: Counts, index: int, by: int) -> Counts:
    return (*counts[:index], counts[index] + by, *counts[index + 1 :])


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


def _certain_entry(player: int, ways: Sequence[Right], path: Path | None) -> SpeciesScore:
    holds = _certain(player in (way.holders or ()) for way in ways)
    points = 0 if path is None or holds is False else path.points if holds else None
    return SpeciesScore(ways[0].species, holds, points, path)


def _standings(
    ways: Sequence[Sequence[Dealt]], paths: Sequence[dict[str, Path]], free: Counts, pools: Sequence[int]
) -> set[Counts] | None:
    """Return every possible tuple of totals, or None when there are too many states to tell apart.

    ``pools``: the number of unseen cards of each species. A state is (cards taken by each hand, totals);
    each one kept can still be completed, so there are never more states than completions.
    """
    nothing = (0,) * len(free)
    states = {(nothing, nothing)}
    later = sum(pools)
    for species, pool in zip(ways, pools, strict=True):
        later -= pool
        earned = {(dealt.used, _points(dealt.right, paths)) for dealt in species}
        reached = set()
        for used, totals in states:
            for more, points in earned:
                now = _sum(used, more)
                if all(map(int.__le__, now, free)) and sum(free) - sum(now) <= later:
                    reached.add((now, _sum(totals, points)))
            if len(reached) > LIMIT:
                return None
        states = reached
    return {totals for _, totals in states}


def _sum(one: Counts, other: Counts) -> Counts:
    return tuple(map(int.__add__, one, other))


def _points(right: Right, paths: Sequence[dict[str, Path]]) -> Counts:
    holders = right.holders or ()
    return tuple(
        own[right.species].points if player in holders and right.species in own else 0
        for player, own in enumerate(paths)
    )


def _result(
    position: Position,
    rights: tuple[Right, ...],
    entries: Sequence[tuple[SpeciesScore, ...]],
    standings: set[Counts] | None,
) -> Result:
    planted = [species_planted(arboretum) for arboretum in position.arboretums]
    totals = [_total(own) for own in entries]
    if standings is None and None not in totals:
        standings = {tuple(total for total in totals if total is not None)}
    ranks: list[int | None] = [None] * len(totals)
    winners = decided_by = None
    if standings is not None:
        totals = [_certain(standing[player] for standing in standings) for player in range(len(totals))]
        ends = [ranking(standing, planted) for standing in standings]
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
