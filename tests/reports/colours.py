"""Colours as eyes see them: contrast (WCAG 2.2), difference (CIE 1976), and three kinds of colour blindness.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full severity, on linear RGB.
"""

from collections.abc import Sequence
from math import dist

Light = tuple[float, float, float]
"""Linear red, green and blue from 0 to 1."""

BLINDNESS: dict[str, Sequence[Sequence[float]]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def light(colour: str) -> Light:
    """Return the light of a colour written #rrggbb."""
    red, green, blue = (_linear(part / 255) for part in bytes.fromhex(colour[1:]))
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours: 1 for equal ones, 21 for black and white."""
    dark, bright = sorted(map(_luminance, (light(one), light(other))))
    return (bright + 0.05) / (dark + 0.05)


def _luminance(seen: Light) -> float:
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]


def seen_with(blindness: str, colour: str) -> Light:
    """Return the light of a colour as it is seen with a kind of colour blindness."""
    given = light(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * of for part, of in zip(row, given, strict=True))))
        for row in BLINDNESS[blindness]
    )
    return red, green, blue


def difference(one: Light, other: Light) -> float:
    """Return how far two colours are apart; up to about 2 nobody tells them apart."""
    return dist(_lab(one), _lab(other))


def _lab(seen: Light) -> Light:
    red, green, blue = seen
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = _root(_luminance(seen))
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116
