"""The claims of a record in their canonical form."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.records.claims import TOTAL, Claim
from arbcheck.records.document import Tree
from arbcheck.records.yaml_writing import in_block, in_flow, key, trimmed

_Entry = tuple[tuple[str, ...], str]
"""The keys that lead to a value, and the value as it is written."""


class Said(NamedTuple):
    """What one person said: who, if the record tells, a note, and the claims in the order of the record."""

    by: str | None
    note: str | None
    claims: tuple[Claim, ...]


def said(claims: Sequence[Claim], node: Tree | None) -> tuple[Said, ...]:
    """Put the claims read from a record together by who said them; ``node`` is the value of `claims`."""
    if not isinstance(node, list):
        return () if node is None else (_said(node, claims),)
    of_item = defaultdict[str | int, list[Claim]](list)
    for claim in claims:
        of_item[claim.path[1]].append(claim)
    return tuple(_said(item, of_item[index]) for index, item in enumerate(node))


def _said(item: Tree, claims: Sequence[Claim]) -> Said:
    stated = item if isinstance(item, dict) else {}
    by, note = stated.get("by"), stated.get("note")
    return Said(by if isinstance(by, str) else None, note if isinstance(note, str) else None, tuple(claims))


def claims_lines(players: Sequence[str], told: Sequence[Said]) -> list[str]:
    """Return the lines of the key `claims`; none if nobody claimed or noted anything."""
    sheets = [sheet for each in told if (sheet := _sheet(players, each))]
    if not sheets:
        return []
    if len(sheets) == 1:
        return ["claims:", *_lines(sheets[0], "  ")]
    items = [list(_lines(sheet, "    ")) for sheet in sheets]
    return ["claims:", *(line for first, *rest in items for line in (f"  - {first[4:]}", *rest))]


def _sheet(players: Sequence[str], told: Said) -> list[_Entry]:
    """Return what one person said as the entries of a mapping; none where nothing is claimed or noted."""
    signed: list[_Entry] = [] if told.by is None else [(("by",), told.by)]
    noted: list[_Entry] = [] if told.note is None else [(("note",), told.note)]
    claims: list[_Entry] = [(_way(players, claim), _value(players, claim)) for claim in told.claims]
    return [*signed, *noted, *claims] if noted or claims else []


def _way(players: Sequence[str], claim: Claim) -> tuple[str, ...]:
    """Return the keys that lead to a claim."""
    player = "" if claim.player is None else players[claim.player]
    species = "" if claim.species is None else SPECIES[claim.species].code
    match claim.kind:
        case "points":
            return "scores", player, species
        case "total":
            return "scores", player, TOTAL
        case "right":
            return "rights", species
        case "path":
            return "paths", player, species
        case "legal":
            return "legal", str(claim.turn)
        case _:
            return (claim.kind,)


def _value(players: Sequence[str], claim: Claim) -> str:
    value = claim.value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if claim.kind == "path":
        return " ".join(card.code for card in value if isinstance(card, Card)) or "[]"
    names = [players[player] for player in value if isinstance(player, int)]
    if claim.kind == "winner" and len(names) == 1:
        return key(names[0])
    return f"[{', '.join(map(in_flow, names))}]"


def _lines(entries: Sequence[_Entry], indent: str) -> Iterator[str]:
    for step, group in groupby(entries, key=lambda entry: entry[0][0]):
        below = [(way[1:], value) for way, value in group]
        if below[0][0]:
            yield f"{indent}{key(step)}:"
            yield from _lines(below, indent + "  ")
        elif step in ("by", "note"):
            yield f"{indent}{step}: {in_block(trimmed(below[0][1]), indent)}"
        else:
            yield f"{indent}{key(step)}: {below[0][1]}"
