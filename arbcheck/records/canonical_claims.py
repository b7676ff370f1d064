"""The claims of a record in their canonical form."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.records.claims import TOTAL, Claim
from arbcheck.records.document import Tree
from arbcheck.records.yaml_writing import in_block, in_flow, key, trimmed

_Sheet: TypeAlias = dict[str, "str | _Sheet"]
"""A mapping as it is written: keys, and values that are mappings or written already."""


class Said(NamedTuple):
    """What one person said: who, if the record tells, a note, and the claims in the order of the record."""

    by: str | None
    note: str | None
    claims: tuple[Claim, ...]


def said(claims: Sequence[Claim], node: Tree | None) -> tuple[Said, ...]:
    """Put the claims read from a record together by who said them; ``node`` is the value of `claims`."""
    if not isinstance(node, list):
        return (_said(node, claims),) if node is not None else ()
    of_item = defaultdict[str | int, list[Claim]](list)
    for claim in claims:
        of_item[claim.path[1]].append(claim)
    return tuple(_said(item, of_item[index]) for index, item in enumerate(node))


def _said(item: Tree, claims: Sequence[Claim]) -> Said:
    stated = item if isinstance(item, dict) else {}
    by, note = stated.get("by"), stated.get("note")
    return Said(by if isinstance(by, str) else None, note if isinstance(note, str) else None, tuple(claims))


def claims_lines(players: Sequence[str], told: Sequence[Said]) -> list[str]:
    """Return the lines of the key `claims`; none if nobody said anything."""
    mappings = [mapping for each in told for mapping in _mappings(players, each)]
    if len(mappings) < 2:  # noqa: PLR2004 - several make a list
        return ["claims:", *_lines(mappings[0], "  ")] if mappings else []
    lines = ["claims:"]
    for mapping in mappings:
        first, *others = _lines(mapping, "    ")
        lines += [f"  - {first[4:]}", *others]
    return lines


def _mappings(players: Sequence[str], told: Said) -> Iterator[_Sheet]:
    """Write what one person said as a mapping; as several where one thing was claimed twice."""
    sheet: _Sheet = {}
    for claim in told.claims:
        way, value = _way(players, claim), _value(players, claim)
        if _is_there(sheet, way):
            yield _signed(told.by, None, sheet)
            sheet = {}
        place = sheet
        for step in way[:-1]:
            below = place.setdefault(step, {})
            place = below if ...
        place[way[-1]] = value
