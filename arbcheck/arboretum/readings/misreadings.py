"""The misreadings that have been met, read from the data file beside this module."""

import os
import tomllib
from collections.abc import Iterable
from typing import NamedTuple

Reading = frozenset[str]
"""The ids of the misreadings that hold; the empty set is the canonical rules."""

SCORE, LEGALITY = "score", "legality"


class Misreading(NamedTuple):
    """A named alternative interpretation.

    ``kind`` is "score" (it changes rights, points or winners of a position) or "legality" (it changes which
    records are legal). Of the misreadings with one ``switch`` only one holds at a time.
    """

    id: str
    kind: str
    switch: str
    says: str
    refuted_by: tuple[str, ...]
    decisions: tuple[str, ...]
    met: str


def _read() -> dict[str, Misreading]:
    with open(os.path.join(os.path.dirname(__file__), "misreadings.toml"), "rb") as file:
        tables = tomllib.load(file)
    return {
        name: Misreading(
            name,
            table["kind"],
            table["switch"],
            table["says"],
            tuple(table["refuted_by"]),
            tuple(table["decisions"]),
            table["met"],
        )
        for name, table in tables.items()
    }


MISREADINGS: dict[str, Misreading] = _read()
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
    wanted = tuple(dict.fromkeys(ids))
    clash = conflict(wanted)
    if clash:
        raise ValueError(f"{clash[0]} and {clash[1]} cannot hold at once")
    return frozenset(wanted)
