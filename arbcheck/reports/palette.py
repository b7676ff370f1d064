"""What each species looks like: a colour for light and for dark grounds, and a mark that needs no colour.

`pages`, pictures and the terminal take their colours from here. Colour alone never tells two species apart:
the marks do, in print and for everybody's eyes.
"""

from typing import NamedTuple


class Shades(NamedTuple):
    """Colours on one ground, as #rrggbb.

    ``ground`` lies behind everything; ``ink`` is text on it and on cards, ``faint`` text that matters less,
    ``rule`` the lines of frames. ``species`` has for each species the colour of its lines and marks, ``card``
    that of its cards, on which ``ink`` is read.
    """

    ground: str
    ink: str
    faint: str
    rule: str
    species: dict[str, str]
    card: dict[str, str]


class Mark(NamedTuple):
    """A species' mark: an SVG path in a square of 20 by 20, filled even-odd, and one letter for terminals."""

    path: str
    letter: str


def _mixed(colour: str, ground: str, tenths: int) -> str:
    """Return a colour thinned with a ground: so many tenths of it are left."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(ground[1:]), strict=True)
    return "#" + bytes((tenths * one + (10 - tenths) * other) // 10 for one, other in pairs).hex()


def _shades(ground: str, ink: str, faint: str, rule: str, tenths: int, species: dict[str, str]) -> Shades:
    cards = {name: _mixed(colour, ground, tenths) for name, colour in species.items()}
    return Shades(ground, ink, faint, rule, species, cards)


LIGHT = _shades(
    "#ffffff",
    "#1b1e23",
    "#565d66",
    "#7d858f",
    2,
    {
        "cassia": "#946300",
        "dogwood": "#56677c",
        "jacaranda": "#7a3fc0",
        "maple": "#c2410c",
        "oak": "#754a2a",
        "royal-poinciana": "#c01030",
        "willow": "#427a14",
        "blue-spruce": "#1767a8",
        "cherry-blossom": "#c23a80",
        "tulip-poplar": "#00786c",
        "lilac": "#4f5fd0",
        "magnolia": "#b83a94",
        "olive": "#66701a",
    },
)
DARK = _shades(
    "#16191e",
    "#f2f4f6",
    "#aab2bc",
    "#767f8a",
    2,
    {
        "cassia": "#f0b429",
        "dogwood": "#b4c0d0",
        "jacaranda": "#b894f6",
        "maple": "#ff8a50",
        "oak": "#d0a27c",
        "royal-poinciana": "#ff7a85",
        "willow": "#93cf5a",
        "blue-spruce": "#6bb6f5",
        "cherry-blossom": "#ff94c8",
        "tulip-poplar": "#3fd0bd",
        "lilac": "#9aa6ff",
        "magnolia": "#f08ad8",
        "olive": "#c6d05a",
    },
)
MARKS = {
    "cassia": Mark("M7 1H13V7H19V13H13V19H7V13H1V7H7Z", "✚"),
    "dogwood": Mark("M10 0L20 10L10 20L0 10Z", "◆"),
    "jacaranda": Mark("M0 2H20L10 19Z", "▼"),
    "maple": Mark(
        "M10 0L12.6 6.6L19.5 6.9L14.1 11.2L15.9 18L10 14.2L4.1 18L5.9 11.2L.5 6.9L7.4 6.6Z",
        "★",
    ),
    "oak": Mark("M10 1A9 9 0 1 1 10 19A9 9 0 1 1 10 1Z", "●"),
    "royal-poinciana": Mark("M10 18.5L2 10.5A5 5 0 0 1 10 4.2A5 5 0 0 1 18 10.5Z", "♥"),
    "willow": Mark("M13 1A9.5 9.5 0 1 0 13 19A12 12 0 0 1 13 1Z", "☾"),
    "blue-spruce": Mark("M10 1L20 18H0Z", "▲"),
    "cherry-blossom": Mark(
        "M10 1A9 9 0 1 1 10 19A9 9 0 1 1 10 1ZM10 6A4 4 0 1 0 10 14A4 4 0 1 0 10 6Z",
        "○",
    ),
    "tulip-poplar": Mark("M2 2L6 7L10 1L14 7L18 2V18H2Z", "♛"),
    "lilac": Mark("M1 2H19V6H1ZM1 8H19V12H1ZM1 14H19V18H1Z", "≡"),
    "magnolia": Mark("M4 1A13 9 0 0 1 4 19Z", "◗"),
    "olive": Mark("M2 2H18V18H2ZM6 6V14H14V6Z", "□"),
}
