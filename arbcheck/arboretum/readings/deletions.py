"""The rules with a part removed or turned round, one part at a time, read from the data file beside this.

A corpus that does not notice such a deletion does not test that part of the rule. Where a deletion has been
met as a misreading it is that one; the others change terms as no misreading does.
"""

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from arbcheck.arboretum.readings.misreadings import Reading, reading_of
from arbcheck.interpretation import Changes, changed


class Deletion(NamedTuple):
    """A rule with a part removed or turned round.

    ``misreading``: the id of the misreading that it is, else empty. ``changes``: the terms that change, under
    "legality", "paths", "rights" and "ties". ``equivalent``: where it changes no right, no score and no
    winner and refuses no other record, the proof of that; then there is nothing to change. Else empty.
    """

    id: str
    rule: str
    says: str
    misreading: str
    changes: Mapping[str, Any]
    equivalent: str

    @property
    def reading(self) -> Reading:
        """The reading in which the rules are held with this deletion."""
        return frozenset({self.misreading or self.id})


_WORDS = {"rule", "says", "misreading", "equivalent"}


@cache
def deletions() -> dict[str, Deletion]:
    """Return all deletions by id, in the order of the rules, those that change nothing last."""
    with open(os.path.join(os.path.dirname(__file__), "deletions.toml"), "rb") as file:
        tables = tomllib.load(file)
    return {
        name: Deletion(
            name,
            table["rule"],
            table["says"],
            table.get("misreading", ""),
            {key: value for key, value in table.items() if key not in _WORDS},
            table.get("equivalent", ""),
        )
        for name, table in tables.items()
    }


class Parted(NamedTuple):
    """A reading: the misreadings that hold, and what deletions change beside them."""

    misreadings: tuple[str, ...]
    changes: tuple[Mapping[str, Any], ...]

    def terms(self, part: str, by: Changes) -> dict[str, Any]:
        """Return the terms of a part of the rules that change; ``by`` has them for the misreadings."""
        terms = changed(by, self.misreadings)
        for changes in self.changes:
            terms |= changes.get(part, {})
        return terms


def parted(reading: Reading) -> Parted:
    """Tell the misreadings and the deletions of a reading apart.

    KeyError for an id that is neither, ValueError for misreadings that exclude each other.
    """
    names = sorted(reading)
    known = deletions() if any(name[:1] == "r" and name[1:2].isdigit() for name in names) else {}
    held = reading_of(name for name in names if name not in known)
    return Parted(tuple(sorted(held)), tuple(known[name].changes for name in names if name in known))
