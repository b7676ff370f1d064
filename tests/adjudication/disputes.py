"""Disputes written down in a few lines, and short ways to say what came of them."""

import re

from arbcheck.adjudication.court import rule_on, spoken_claims
from arbcheck.adjudication.ruling import Finding, Ruling
from tests.records.written import read

FILLERS = {"Talia": "Ca1 Ca2 Ca3 Do1 Do2 Ja1 Ja2", "Jonte": "Ca4 Ca5 Ca6 Do3 Do4 Ja3 Ja4"}
"""Cards that fill a hand and say nothing about Oak, Maple or Willow."""


PADDING = ["Do8", "Ja8", "Do7", "Ja7", "Do6", "Ja6", "Do5", "Ja5"]
"""Cards in a row of which no path can be made: as many as Jonte needs, to have had as many turns as Talia."""


def table(
    talia: str, jonte: str = "", hands: tuple[str, str] = ("Oa7", "Ma7"), claims: str = "", more: str = ""
) -> str:
    """Write down an unfinished game of Talia and Jonte: their arboretums by rows, parted by `/`.

    Each holds one card or more (`hands`), and as many others as fill the hand. ``more`` goes on with what
    Jonte has.
    """
    planted = [len(re.findall(r"\w+", rows)) for rows in (talia, jonte)]
    jonte = " ".join([jonte, *PADDING[: planted[0] - planted[1]]])
    lines = [
        "arbcheck: 1",
        "players: [Talia, Jonte]",
        "species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]",
        "finished: false",
        *([f"claims: {claims}"] if claims else []),
        "end:",
    ]
    for name, filler, own, rows in zip(FILLERS, FILLERS.values(), hands, (talia, jonte), strict=True):
        held = f"{own} {filler}".split()[:7]
        lines += [f"  {name}:", f"    hand: {' '.join(held)}", "    arboretum: |"]
        lines += [f"      {row.strip()}" for row in rows.split("/")]
    return "\n".join([*lines, more]) + "\n"


def ruled(record: str, *claims: str, scope: str = "suggested") -> Ruling:
    """Rule on what a record claims, and on claims in one line each; it must have no errors."""
    found = read(record)
    assert found.is_valid, found.problems
    return rule_on(found, spoken_claims(found, claims), scope)


def finding(record: str, *claims: str) -> Finding:
    """Rule on claims; return the finding on the last one."""
    return ruled(record, *claims).findings[-1]


def explained(found: Finding) -> list[tuple[str, ...] | str]:
    """Return what explains a claim, in order: the ids of readings together, or the id of a slip."""
    return [each.readings or (each.slip.id if each.slip else "") for each in found.explanations]
