"""The misreadings that have been met, read from the data file beside this module."""

from collections.abc import Iterable

from arbcheck.interpretation import LEGALITY, SCORE, Misreading, Reading, read_misreadings, together

__all__ = [
    "LEGALITY",
    "MISREADINGS",
    "SCORE",
    "SUM_OF_VALUES",
    "Misreading",
    "Reading",
    "conflict",
    "reading_of",
]

MISREADINGS: dict[str, Misreading] = read_misreadings(__file__)
"""All misreadings by id, score readings first."""

SUM_OF_VALUES = "sum-of-values"
_WORTH_RULE = "R15"


def conflict(ids: Iterable[str]) -> tuple[str, str] | None:
    """Return two misreadings that cannot hold at once, or None: the same switch, or both about R15.

    A path that is worth the sum of its values has no bonuses and no doubling left to misread.
    """
    held: list[Misreading] = []
    for id in ids:  # noqa: A001 - the word that every table uses
        one = MISREADINGS[id]
        for other in held:
            both_worth = _WORTH_RULE in one.refuted_by and _WORTH_RULE in other.refuted_by
            if one.switch == other.switch or (both_worth and SUM_OF_VALUES in (one.id, other.id)):
                return other.id, one.id
        held.append(one)
    return None


def reading_of(ids: Iterable[str]) -> Reading:
    """Return the reading in which these misreadings hold; ValueError if two of them exclude each other.

    KeyError for an id that no misreading has.
    """
    return together(ids, conflict)
