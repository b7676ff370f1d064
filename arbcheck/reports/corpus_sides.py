"""What a case expected and what there is, side by side, with carets below what differs."""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from arbcheck.conformance.run import Difference
from arbcheck.problems import Span
from arbcheck.reports.diagnostics import excerpt
from arbcheck.reports.terminal import COLUMNS, PLAIN, Style, pad, painted, shortened, width

_INDENT = _GAP = "  "
TITLES = ("expected", "got")
_PART = re.compile(r"\w+|\W")
_EMPTY = '""'
_LONGEST = 1000

Stretch = tuple[int, int]
"""Where in a text something begins and ends."""


def sides(
    differences: Sequence[Difference], style: Style = PLAIN, titles: tuple[str, str] = TITLES
) -> list[str]:
    """Draw differences as lines of a table; where one does not fit into 80 columns, one below the other.

    ``titles`` stand above the two values.
    """
    heads = ("", *titles)
    rows = [_row(each, style) for each in differences]
    columns = [max(width(row[place]) for row in [heads, *rows]) for place in range(len(heads))]
    if len(_INDENT) + sum(columns) + 2 * len(_GAP) > COLUMNS:
        return [line for each in differences for line in _stacked(each, style, titles)]
    lines = [_joined(heads, columns)]
    for row in rows:
        marks = map(_carets, row[1:], apart(*row[1:]))
        lines += [_joined(row, columns), painted(style.error, _joined(("", *marks), columns))]
    return lines


def _row(difference: Difference, style: Style) -> tuple[str, str, str]:
    where, expected, got = (
        shortened(text or _EMPTY, _LONGEST, style)
        for text in (".".join(difference.where), difference.expected, difference.got)
    )
    return where, expected, got


def _joined(cells: Sequence[str], columns: Sequence[int]) -> str:
    padded = (pad(cell, column) for cell, column in zip(cells, columns, strict=True))
    return (_INDENT + _GAP.join(padded)).rstrip()


def _carets(text: str, marked: Stretch) -> str:
    start, stop = marked
    return " " * width(text[:start]) + "^" * max(1, width(text[start:stop]))


def _stacked(difference: Difference, style: Style, titles: tuple[str, str]) -> Iterator[str]:
    """Draw a difference over several lines; texts that are too long are cut around what differs."""
    texts = [difference.expected or _EMPTY, difference.got or _EMPTY]
    yield _INDENT + shortened(".".join(difference.where), COLUMNS - len(_INDENT), style)
    for title, text, (start, stop) in zip(titles, texts, apart(*texts), strict=True):
        yield f"{_INDENT}{title}:"
        yield from excerpt(text, Span(1, start + 1, stop - start), style, style.error)


def apart(one: str, other: str) -> tuple[Stretch, Stretch]:
    """Return where two texts differ: what lies between the words that they begin with and end with alike.

    A stretch is empty where only the other text has something.
    """
    parts, others = _PART.findall(one), _PART.findall(other)
    begun = _alike(parts, others)
    ended = _alike(parts[len(begun) :][::-1], others[len(begun) :][::-1])
    start, after = len("".join(begun)), len("".join(ended))
    return (start, len(one) - after), (start, len(other) - after)


def _alike(parts: Sequence[str], others: Sequence[str]) -> list[str]:
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(parts, others, strict=False))
    return [part for part, _ in pairs]
