"""Who may score a species under terms that may differ from R10 to R13.

Where several misreadings meet: hands decide nothing when no right is needed. Otherwise the deciding players
are found first, those with the highest sum, or the holder of the 1 where that wins, or under
``passes_on`` the first of the lower sums that has a path; whether players who are tied there have the right
is asked last. What the readings leave alone is canonical: where the 1 wins, an opponent's 8 still counts 0.
"""

from collections.abc import Collection, Sequence

from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.deals import Deal
from arbcheck.arboretum.readings.terms import RightTerms
from arbcheck.arboretum.result import Right

HIGHEST = VALUES[-1]
BONUS_1, BONUS_8 = 1, 2
"""What a 1 and an 8 add to a sum that counts them like the ends of a path."""

Players = tuple[int, ...]


def raised_to_highest(count: int, value: int) -> int:
    """Count the highest card below 8; who holds the 8 is known beside it."""
    return count if value == HIGHEST else max(count, value)


def right(
    terms: RightTerms,
    species: str,
    deal: Deal,
    one_on_table: int | None,
    with_path: Collection[int],
    able: Collection[int] | None = None,
) -> Right:
    """Return the right to a species.

    Its reason is "nobody-holds", "highest" where one player decides alone, even if by the 1 or after others,
    else "tie": also where no right is needed, and where all who hold the species have a sum of 0.

    ``one_on_table``: whose arboretum or stated discard pile has its 1 (what lies in a pile that is not
    stated cancels nothing); ``with_path``: the players who have a path of it; ``able``: those who can have
    the right at all, None: everybody.
    """
    cancelled = _cancelled(terms, deal, one_on_table)
    sums = tuple(_sum(terms, deal, player, cancelled) for player in range(len(deal.counts)))
    everybody = tuple(range(len(sums)))
    if not any(deal.counts) and deal.eight is None:
        holders = everybody if terms.unheld or not terms.needed else ()
        return Right(species, sums, cancelled, holders, "nobody-holds")
    if not terms.needed:
        return Right(species, sums, cancelled, everybody, "tie")
    deciding = _deciding(terms, _of_able(_by_claim(terms, deal, sums), able), with_path)
    if len(deciding) == 1:
        return Right(species, sums, cancelled, deciding, "highest")
    tied = deciding if terms.ties or not max(sums) else ()
    return Right(species, sums, cancelled, tied, "tie")


def _cancelled(terms: RightTerms, deal: Deal, one_on_table: int | None) -> Players:
    """Return whose 8 counts 0 (R11)."""
    one, eight = deal.one, deal.eight
    if eight is None:
        return ()
    counts_0 = {
        "opponent": one not in {None, eight},
        "anybody": one is not None,
        "table": one not in {None, eight} or one_on_table not in {None, eight},
        "nobody": False,
    }
    return (eight,) if counts_0[terms.cancels] else ()


def _sum(terms: RightTerms, deal: Deal, player: int, cancelled: Players) -> int:
    """Return what a player's hand counts for the right (R10)."""
    count = deal.counts[player]
    if terms.one_spent and cancelled and deal.one == player:
        count -= 1
    eight = deal.eight == player
    counts_0 = player in cancelled
    if terms.counted == "highest":
        return HIGHEST if eight and not counts_0 else count
    if terms.counted == "bonuses":
        count += (BONUS_1 if deal.one == player else 0) + (BONUS_8 if eight and not counts_0 else 0)
    return count - HIGHEST if counts_0 else count


def _by_claim(terms: RightTerms, deal: Deal, sums: Sequence[int]) -> list[Players]:
    """Group the players by who comes first; those with a sum of 0 only where all have it."""
    left = list(range(len(sums)))
    groups: list[Players] = []
    if terms.one_wins and deal.one is not None and deal.eight not in {None, deal.one}:
        groups.append((deal.one,))
        left.remove(deal.one)
    totals = sorted({sums[player] for player in left}, reverse=not terms.lowest)
    counting = [total for total in totals if total] or ([] if groups else [0])
    groups += [tuple(player for player in left if sums[player] == total) for total in counting]
    return groups


def _of_able(groups: list[Players], able: Collection[int] | None) -> list[Players]:
    """Leave out who cannot have the right; of a group nobody may be left."""
    if able is None:
        return groups
    kept = [tuple(player for player in group if player in able) for group in groups]
    return [group for group in kept if group] or [()]


def _deciding(terms: RightTerms, groups: Sequence[Players], with_path: Collection[int]) -> Players:
    """Return the group that decides: the first, or the first that has a path if the right passes on (R12)."""
    if terms.passes_on:
        for group in groups:
            if any(player in with_path for player in group):
                return group
    return groups[0]
