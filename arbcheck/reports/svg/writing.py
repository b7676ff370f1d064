"""Lines of text in a picture, one below the other."""

from collections.abc import Iterable
from typing import NamedTuple

from arbcheck.reports.font import wrapped
from arbcheck.reports.svg.board import Drawing
from arbcheck.reports.svg.elements import write


class Words(NamedTuple):
    """What is written: a text that is safe to show, the size of its letters, and the classes of its lines."""

    text: str
    size: float
    kind: str = ""


def lines(told: Iterable[Words], width: float) -> Drawing:
    """Write texts one below the other, each broken into as many lines as the width asks for."""
    y, parts = 0.0, []
    for text, size, kind in told:
        for line in wrapped(text, size, width):
            y += 1.35 * size
            parts.append(write(line, 0, y - 0.3 * size, size, kind))
    return Drawing(width, y, "\n".join(parts))
