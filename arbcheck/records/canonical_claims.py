"""The claims of a record in their canonical form."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.records.claims import TOTAL, Claim, Value
from arbcheck.records.document import Tree
from arbcheck.records.yaml_writing import in_block, in_flow, key, trimmed

Entry = tuple[tuple[str, ...], str]
"""The keys that lead to a value, and the value as it is written."""
Entries = Callable[[Sequence[Claim]], list[Entry]]
"""How a game writes the claims of one person."""


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


def claims_lines(told: Sequence[Said], entries: Entries) -> list[str]:
    """Return the lines of the key `claims`; none if nobody claimed or noted anything."""
    told = [each for each in told if each.claims or each.note is not None]
    if not told:
        return []
    if len(told) == 1:
        return ["claims:", *_sheet(told[0], entries, "  ")]
    items = [list(_sheet(each, entries, "    ")) for each in told]
    return ["claims:", *(line for first, *rest in items for line in (f"  - {first[4:]}", *rest))]


def _sheet(told: Said, entries: Entries, indent: str) -> Iterator[str]:
    """Yield the lines of what one person said."""
    for name, text in (("by", told.by), ("note", told.note)):
        if text is not None:
            yield f"{indent}{name}: {in_block(trimmed(text), indent)}"
    yield from _lines(entries(told.claims), indent)


def entries(players: Sequence[str], claims: Sequence[Claim]) -> list[Entry]:
    """Return the claims of one person about a game of Arboretum as the entries of a mapping."""
    return [(_way(players, claim), _value(players, claim)) for claim in claims]


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
    return winners(players, value) if claim.kind == "winner" else _listed(players, value)


def winners(players: Sequence[str], value: Value) -> str:
    """Write who is claimed to win: one name, or a list."""
    if isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], int):
        return key(players[value[0]])
    return _listed(players, value)


def _listed(players: Sequence[str], value: Value) -> str:
    told = value if isinstance(value, tuple) else ()
    return f"[{', '.join(in_flow(players[player]) for player in told if isinstance(player, int))}]"


def _lines(entries: Sequence[Entry], indent: str) -> Iterator[str]:
    for step, group in groupby(entries, key=lambda entry: entry[0][0]):
        below = [(way[1:], value) for way, value in group]
        if below[0][0]:
            yield f"{indent}{key(step)}:"
            yield from _lines(below, indent + "  ")
        else:
            yield f"{indent}{key(step)}: {below[0][1]}"
