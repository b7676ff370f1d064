"""The colours and marks of the species on a terminal, of which nobody knows whether it is light or dark.

The colours lie in the middle: each is read on white as well as on black. Sixteen colours are too few for
thirteen species, so that there some share one; the marks, which only UTF-8 has, tell them apart.
"""

from typing import NamedTuple

from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.reports.palette import MARKS
from arbcheck.reports.terminal import Style, packed, painted


class Tint(NamedTuple):
    """A species' colour: as #rrggbb, as one of 256, and as the SGR code of one of sixteen."""

    true: str
    of_256: int
    of_16: int


TINTS = {
    "cassia": Tint("#a06b00", 94, 33),
    "dogwood": Tint("#647890", 67, 39),
    "jacaranda": Tint("#8f5eca", 98, 35),
    "maple": Tint("#d2460d", 166, 31),
    "oak": Tint("#a4683b", 137, 33),
    "royal-poinciana": Tint("#e9133a", 197, 31),
    "willow": Tint("#488516", 64, 32),
    "blue-spruce": Tint("#1b79c6", 32, 94),
    "cherry-blossom": Tint("#c74488", 169, 35),
    "tulip-poplar": Tint("#008578", 30, 36),
    "lilac": Tint("#5e6dd4", 62, 94),
    "magnolia": Tint("#c4429f", 169, 35),
    "olive": Tint("#717c1d", 58, 32),
}


def code(species: str, style: Style) -> str:
    """Return the SGR code of a species' colour, as deep as the style draws."""
    tint = TINTS[species]
    if style.depth == "true":
        return f"38;2;{';'.join(map(str, bytes.fromhex(tint.true[1:])))}"
    return f"38;5;{tint.of_256}" if style.depth == "256" else str(tint.of_16)


def mark(species: str, style: Style) -> str:
    """Return a species' mark in its colour."""
    return painted(code(species, style), MARKS[species].letter)


def card(card: Card, strong: str, style: Style) -> str:
    """Return a card in the colour of its species, behind its mark where the style has marks.

    ``strong`` is the SGR code of what makes it stand out, or "".
    """
    letter = MARKS[card.species].letter if style.marks else ""
    return painted(";".join(filter(None, (strong, code(card.species, style)))), f"{letter}{card.code}")


def legend(species: tuple[str, ...], head: str, indent: str, style: Style) -> list[str]:
    """List species with their marks and codes behind a head, in lines that are no wider than a terminal."""
    names = [f"{MARKS[name].letter} {SPECIES[name].code} {SPECIES[name].english}" for name in species]
    pieces = [*(f"{name}," for name in names[:-1]), f"{names[-1]}."]
    lines = packed([f"{head}:", *pieces], "", indent)
    for name in species:
        lines = [line.replace(MARKS[name].letter, mark(name, style)) for line in lines]
    return lines
