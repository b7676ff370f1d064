"""The elements of a picture as text, with everything that somebody wrote made safe."""

from arbcheck.reports.font import shortened, text_width
from arbcheck.reports.terminal import shown

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


def escaped(text: str) -> str:
    """Make text safe between tags and in an attribute; letters that nobody sees become escapes."""
    return shown(text).translate(_ESCAPES)


def number(value: float) -> str:
    """Write a coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def title(text: str) -> str:
    """Return what a pointer shows over an element."""
    return f"<title>{escaped(text)}</title>"


def write(text: str, x: float, y: float, size: float, kind: str = "", width: float = 0) -> str:
    """Return a line of text; where a width is given, what does not fit is left out, and a title has all.

    ``y`` is the base line; ``kind`` are classes.
    """
    safe = shown(text)
    fits = not width or text_width(safe, size) <= width
    drawn = safe if fits else shortened(safe, size, width)
    classes = f' class="{kind}"' if kind else ""
    told = "" if fits else title(text)
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f"<text{classes} {place}>{drawn.translate(_ESCAPES)}{told}</text>"


def mark(path: str, x: float, y: float, size: float) -> str:
    """Return a species' mark in a square whose upper left corner is given."""
    moved = f"translate({number(x)} {number(y)}) scale({number(size / 20)})"
    return f'<path class="mark" fill-rule="evenodd" transform="{moved}" d="{path}"/>'
