"""A picture as PNG, drawn by resvg (the extra `png`) with the font that is shipped with arbcheck.

Without a font resvg leaves all text out and says nothing: it is told which font to take, and no other one is
looked for, so that a picture is the same everywhere.
"""

import resvg_py

from arbcheck.reports import font


def png(svg: str, zoom: int = 2) -> bytes:
    """Return an SVG picture as a PNG file; ``zoom`` is how many of its pixels make one of the picture's.

    Letters that the font does not have, such as Chinese ones, are drawn as boxes.
    """
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        skip_system_fonts=True,
        font_files=[font.file()],
        font_family=font.FAMILY,
        sans_serif_family=font.FAMILY,
    )
    return bytes(drawn)
