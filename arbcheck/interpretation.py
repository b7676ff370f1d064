"""What every game has beside its rules in code: the rules in words, and the misreadings of them as data."""

import os
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple


class Rule(NamedTuple):
    """A rule: its id ("R11"), a short title, what it says, where it comes from, and what follows from it.

    ``evidence`` uses the short names of the sources that the decisions log explains.
    """

    id: str
    title: str
    text: str
    evidence: str
    follows: str


Reading = frozenset[str]
"""The ids of the misreadings that hold; the empty set is the canonical rules."""

Changes = Mapping[str, Mapping[str, Any]]
"""For misreadings, by their ids: the canonical terms that each changes, and what to."""

SCORE, LEGALITY = "score", "legality"


class Misreading(NamedTuple):
    """A named alternative interpretation.

    ``kind`` is "score" (it changes what a position is worth) or "legality" (it changes which records are
    legal). Of the misreadings with one ``switch`` only one holds at a time.
    """

    id: str
    kind: str
    switch: str
    says: str
    refuted_by: tuple[str, ...]
    decisions: tuple[str, ...]
    met: str


def read_misreadings(beside: str) -> dict[str, Misreading]:
    """Read the misreadings of a game from the data file that lies beside a module, by their ids."""
    import tomllib

    with open(os.path.join(os.path.dirname(beside), "misreadings.toml"), "rb") as file:
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


def changed(by: Changes, names: Iterable[str]) -> dict[str, Any]:
    """Return the terms that change where these misreadings hold, and what to; some may change none."""
    return {term: to for name in names for term, to in by.get(name, {}).items()}


def same_switch(known: Mapping[str, Misreading], ids: Iterable[str]) -> tuple[str, str] | None:
    """Return two misreadings of one switch, which cannot hold at once, or None."""
    held: dict[str, str] = {}
    for name in ids:
        switch = known[name].switch
        if held.setdefault(switch, name) != name:
            return held[switch], name
    return None


def together(ids: Iterable[str], conflict: Callable[[Iterable[str]], tuple[str, str] | None]) -> Reading:
    """Return the reading in which these misreadings hold; ValueError if ``conflict`` finds two."""
    wanted = tuple(dict.fromkeys(ids))
    clash = conflict(wanted)
    if clash:
        raise ValueError(f"{clash[0]} and {clash[1]} cannot hold at once")
    return frozenset(wanted)
