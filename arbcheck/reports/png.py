"""A picture as PNG, drawn by resvg (the extra `png`) with the font that is shipped with arbcheck.

Without a font resvg leaves text out and says nothing: it is told which font to take. Other fonts are looked
for only where a picture has letters that this one does not have, so that all others are the same everywhere.
"""

import resvg_py

from arbcheck.records.joiners import bare
from arbcheck.reports import font


def png(svg: str, zoom: int = 2) -> bytes:
    """Return an SVG picture as a PNG file; ``zoom`` is how many of its pixels make one of the picture's.

    Letters that the shipped font does not have (`foreign`) are drawn with fonts of this machine, and left out
    where there are none.
    """
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        skip_system_fonts=not foreign(svg),
        font_files=[font.file()],
        font_family=font.FAMILY,
        sans_serif_family=font.FAMILY,
    )
    return bytes(drawn)


def foreign(svg: str) -> str:
    """Return the letters of a picture that the shipped font does not have."""
    known = font.widths()
    return "".join(sorted({letter for letter in bare(svg) if letter != "\n" and ord(letter) not in known}))
