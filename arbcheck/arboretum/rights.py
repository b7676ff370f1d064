"""Who may score a species (R10, R11, R12, R13)."""

from collections.abc import Sequence

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.result import Right


def rights(hands: Sequence[Sequence[Card]], species: Sequence[str]) -> tuple[Right, ...]:
    """Return the right of each species, in the order given; all hands must be fully known.

    All sums are 0 exactly when nobody holds the species: only an 8 can count 0, and then an opponent's
    1 counts 1. So "tied at 0" and "nobody holds it" are one rule (R13).
    """
    sums = {name: [0] * len(hands) for name in species}
    ones: dict[str, int] = {}
    eights: dict[str, int] = {}
    for player, hand in enumerate(hands):
        for name, value in hand:
            sums[name][player] += value
            if value == 1:
                ones[name] = player
            elif value == 8:  # noqa: PLR2004 - the highest card
                eights[name] = player
    return tuple(right(name, sums[name], ones.get(name), eights.get(name)) for name in species)


def right(species: str, sums: Sequence[int], one: int | None, eight: int | None) -> Right:
    """Return the right of a species from the sums of the hands and the players who hold its 1 and its 8.

    The 8 counts 0 when an opponent of its holder has the 1 in hand (R11).
    """
    cancelled: tuple[int, ...] = ()
    if one is not None and eight is not None and one != eight:
        cancelled = (eight,)
        sums = [total - 8 if player == eight else total for player, total in enumerate(sums)]
    highest = max(sums)
    if not highest:
        return Right(species, tuple(sums), cancelled, tuple(range(len(sums))), "nobody-holds")
    if sums.count(highest) == 1:
        return Right(species, tuple(sums), cancelled, (sums.index(highest),), "highest")
    tied = tuple(player for player, total in enumerate(sums) if total == highest)
    return Right(species, tuple(sums), cancelled, tied, "tie")
