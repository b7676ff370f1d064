"""What the deals of one species agree on while hand cards are unknown."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.deals import Counts, Unknown
from arbcheck.arboretum.result import Right, SpeciesScore
from arbcheck.arboretum.standings import Earning

T = TypeVar("T")


class Verdict(NamedTuple):
    """What a deal comes to: the right, what the species is worth to each player, and tie-break marks.

    ``marks`` are what the deal adds to each player's count for the tie-break, () where hands do not matter
    for it.
    """

    right: Right
    entries: tuple[SpeciesScore, ...]
    marks: Counts = ()


class Judged(NamedTuple):
    """What all deals of a species agree on, and the ways to earn with it; none where it earns nothing."""

    right: Right
    entries: tuple[SpeciesScore, ...]
    ways: Earning = ()


def judged(verdicts: Sequence[Verdict], ways: Earning = ()) -> Judged:
    """Return what the verdicts agree on."""
    found = certain_right([verdict.right for verdict in verdicts])
    return Judged(found, certain_entries(verdict.entries for verdict in verdicts), ways)


def certain(values: Iterable[T]) -> T | None:
    """Return the one value that all of them are, or None."""
    found = set(values)
    return found.pop() if len(found) == 1 else None


def certain_right(ways: Sequence[Right]) -> Right:
    """Return what is the same in all of these rights."""
    return Right(
        ways[0].species,
        tuple(certain(way.sums[player] for way in ways) for player in range(len(ways[0].sums))),
        certain(way.cancelled for way in ways),
        certain(way.holders for way in ways),
        certain(way.reason for way in ways),
    )


def certain_entries(ways: Iterable[tuple[SpeciesScore, ...]]) -> tuple[SpeciesScore, ...]:
    """Return a line for each player; many deals share one tuple of lines, and are told apart by that."""
    different = {id(lines): lines for lines in ways}.values()
    return tuple(
        SpeciesScore(
            lines[0].species,
            certain(line.right for line in lines),
            certain(line.points for line in lines),
            *(certain((line.path, line.others) for line in lines) or (None, ())),
        )
        for lines in zip(*different, strict=True)
    )


def nothing_certain(found: Judged, unknown: Unknown, *, one_in_hand: bool) -> bool:
    """Say whether what some deals agree on shows already that all the deals of a species agree on nothing.

    That is for species without paths; ``one_in_hand``: whether only a 1 in a hand cancels an 8.
    """
    sums = any(
        total is not None and (places or VALUES[-1] in held)
        for total, places, held in zip(found.right.sums, unknown.free, unknown.held, strict=True)
    )
    each = [found.right.holders, found.right.reason, *(line.right for line in found.entries)]
    held = {value for values in unknown.held for value in values} | set(unknown.unseen)
    if VALUES[-1] in held and (1 in held or not one_in_hand):
        each.append(found.right.cancelled)
    return not sums and all(one is None for one in each)


def sums_settled(found: Right, unknown: Unknown) -> bool:
    """Say whether what some deals agree on of sums and cancelled 8s is what all deals do (R10, R11).

    So it is where they agree on nothing. A hand without a place counts another sum only if its 8 may be
    cancelled, and that is open only while the 1 or the 8 is unseen.
    """
    held = {value for values in unknown.held for value in values}
    unseen = set(unknown.unseen)
    extremes = {1, VALUES[-1]}
    may_cancel = bool(extremes & unseen) and extremes <= held | unseen
    return not (may_cancel and found.cancelled is not None) and all(
        total is None or not (places or (may_cancel and VALUES[-1] in own))
        for total, places, own in zip(found.sums, unknown.free, unknown.held, strict=True)
    )


def rights_settled(found: Right, tried: Iterable[Counts], unknown: Unknown) -> bool:
    """Say whether what some deals agree on of the right is what all deals do (R12, R13).

    So it is where they agree on nothing. A hand with nothing and no place has the right only where nobody
    holds the species, and if that can be it has been tried; ``tried`` are the holders.
    """
    if found.holders is not None or found.reason is not None:
        return False
    for player, (places, own) in enumerate(zip(unknown.free, unknown.held, strict=True)):
        rights = {player in holders for holders in tried}
        if len(rights) == 1 and (places or own or True in rights):
            return False
    return True
