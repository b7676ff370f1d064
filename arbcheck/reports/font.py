"""The font that is shipped with arbcheck: how wide text is in a picture, before anything draws it.

A picture is read with fonts that nobody can know. Widths are those of the shipped font, which is wider than
most; letters that it does not have are taken to be wider than they ever are.
"""

import struct
from functools import cache

from arbcheck import data
from arbcheck.reports.terminal import cut

FAMILY = "DejaVu Sans"
"""The name by which the shipped font goes."""
STACK = "'DejaVu Sans',Verdana,'Segoe UI',Roboto,Arial,sans-serif"
"""Fonts for screens, the widest first."""
_WIDE = 1.05
_UNKNOWN = 1.4
_HUGE = 12.0
_HUGEST = frozenset((0xFDFD, *range(0x12000, 0x12550)))
"""Letters that are drawn like a whole line of others."""
_ELLIPSIS = "…"


def file() -> str:
    """Return the path of the font file."""
    return data.path("fonts", "DejaVuSans-subset.ttf")


@cache
def widths() -> dict[int, float]:
    """Return how wide each letter of the font is, by code point, in parts of the font size."""
    with open(file(), "rb") as font:
        content = font.read()
    (tables,) = struct.unpack_from(">4xH", content)
    at = {}
    for number in range(tables):
        tag, offset = struct.unpack_from(">4s4xI", content, 12 + 16 * number)
        at[tag] = offset
    (units,) = struct.unpack_from(">H", content, at[b"head"] + 18)
    (longs,) = struct.unpack_from(">H", content, at[b"hhea"] + 34)
    advances = [
        struct.unpack_from(">H", content, at[b"hmtx"] + 4 * glyph)[0] / units for glyph in range(longs)
    ]
    return {point: advances[min(glyph, longs - 1)] for point, glyph in _glyphs(content, at[b"cmap"]).items()}


def _glyphs(content: bytes, cmap: int) -> dict[int, int]:
    """Read which glyph each letter has: in format 4, where each segment is a run of letters and glyphs."""
    (offset,) = struct.unpack_from(">I", content, cmap + 8)
    table = cmap + offset
    (twice,) = struct.unpack_from(">H", content, table + 6)
    count = twice // 2
    ends, starts, deltas = (
        struct.unpack_from(f">{count}H", content, table + begin) for begin in (14, 16 + twice, 16 + 2 * twice)
    )
    return {
        point: (point + deltas[index]) % 65536
        for index in range(count - 1)  # the last segment is a full stop
        for point in range(starts[index], ends[index] + 1)
    }


def text_width(text: str, size: float) -> float:
    """Return how wide a line of text is at most, in the units of the font size."""
    known = widths()
    return size * sum(known.get(ord(letter)) or _foreign(letter) for letter in text)


def _foreign(letter: str) -> float:
    """Return how wide a letter may be that the font does not have; accents and joiners take no room."""
    from unicodedata import category, east_asian_width

    if category(letter) in ("Mn", "Cf"):
        return 0.0
    if ord(letter) in _HUGEST:
        return _HUGE
    return _WIDE if east_asian_width(letter) in ("W", "F") else _UNKNOWN


def shortened(text: str, size: float, width: float) -> str:
    """Cut text so that it fits into a width; an ellipsis stands for what is left out."""
    if text_width(text, size) <= width:
        return text
    columns = len(text)
    while columns > 1 and text_width(text[:columns] + _ELLIPSIS, size) > width:
        columns -= 1
    return cut(text, columns)[0].rstrip() + _ELLIPSIS


def wrapped(text: str, size: float, width: float) -> list[str]:
    """Break text at blanks into lines that fit into a width; a word that does not fit is shortened."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and text_width(longer, size) > width:
            lines.append(line)
            longer = word
        line = longer
    return [shortened(each, size, width) for each in (*lines, line)]
