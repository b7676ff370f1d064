"""One arboretum as a piece of SVG: its cards, and over them the paths with their direction.

How a page uses it::

    from arbcheck.reports.svg import board, style

    css = style.page(position.species)              # once a page
    drawing = board.board(position.arboretums[0], result.scores[0].paths)
    html = board.inline(drawing, "b1", "Talia's arboretum", "Oak scores 9: Oa1 > Oa4 …")

What a page finds in it:

- ``<g class="card oak" data-card="oak-4" data-x="1" data-y="0">`` for each card, in reading order;
- ``<g class="path oak scored" data-species="oak" data-points="9" data-cells="3,0 2,0 1,0 0,0">`` for each
  path; instead of ``scored`` ``denied`` (dashed: another player has the right) or ``open`` (dotted: unknown
  cards decide). Its line has the class ``line``, the light band below ``halo``, its arrow heads ``head``;
- ``<g class="bonus oak scored">`` for +1 and +2, on the card that earns it.

Nothing has an id but what `inline` names, so any number of boards can stand on a page.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from arbcheck.arboretum.board import Arboretum, Cell, Planted
from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.result import SpeciesScore
from arbcheck.reports.font import text_width
from arbcheck.reports.palette import MARKS
from arbcheck.reports.svg.elements import escaped, mark, number, title, write
from arbcheck.reports.svg.lanes import DENIED, Lane, lanes
from arbcheck.reports.svg.lines import bonus, line

CARD = 76
"""The side of a card."""
PITCH = 86
"""From one card to the next."""
EDGE = 6
"""What is left free around the cards."""
_NODE = 60
"""Where the middle lane turns, from the upper left corner of a card: value and name are clear of it."""
_ROOM = 22
_SMALL = 12
MOST_EMPTY = 3
"""So many empty columns or rows are drawn between cards."""
_EMPTY = (
    f'<g>{title("nothing planted")}<rect class="frame" x="{EDGE}" y="{EDGE}" width="{CARD}" height="{CARD}"'
    ' rx="8" stroke-dasharray="4 5"/></g>'
)


class Drawing(NamedTuple):
    """A piece of SVG without the ``svg`` element: its size in pixels, from (0, 0), and its elements."""

    width: float
    height: float
    markup: str


def board(arboretum: Arboretum, lines: Sequence[SpeciesScore] = (), new: Cell | None = None) -> Drawing:
    """Draw an arboretum, with the paths of a player's score over it where they are given.

    x runs to the right and y down, as recorded; of a wide gap only a part is drawn (`places`). ``new`` is a
    cell whose card stands out. An arboretum of no cards is drawn as an empty frame.
    """
    if not arboretum:
        return Drawing(CARD + 2 * EDGE, CARD + 2 * EDGE, _EMPTY)
    columns, rows = places(tree.x for tree in arboretum), places(tree.y for tree in arboretum)
    ways = lanes(lines, _ROOM)
    markup = [
        card(tree, columns[tree.x], rows[tree.y], "new" if new == (tree.x, tree.y) else "")
        for tree in sorted(arboretum, key=lambda tree: (tree.y, tree.x))
    ]
    below = sorted(ways, key=lambda way: way.state != DENIED)  # the dashed ones
    markup += [line(way, _nodes(way, columns, rows)) for way in below]
    for way in ways:
        first, last = way.path.planted[0], way.path.planted[-1]
        if way.path.starts_with_1:
            markup.append(bonus(way, way.path.starts_with_1, columns[first.x], rows[first.y]))
        if way.path.ends_with_8:
            markup.append(bonus(way, way.path.ends_with_8, columns[last.x], rows[last.y]))
    width, height = (max(used.values()) + CARD + EDGE for used in (columns, rows))
    for said, at in _gaps(columns, "columns"):
        markup.append(write(said, at, EDGE + CARD / 2, _SMALL, "gap"))
    for said, at in _gaps(rows, "rows"):
        markup.append(write(said, EDGE, at + CARD / 2, _SMALL, "gap"))
        width = max(width, 2 * EDGE + ceil(text_width(said, _SMALL)))
    return Drawing(width, height, "\n".join(markup))


def card(tree: Planted, x: float, y: float, kind: str = "") -> str:
    """Draw a card with its upper left corner at (x, y); ``kind`` is one more class."""
    species = SPECIES[tree.card.species]
    classes = f"card {species.id} {kind}".rstrip()
    return "".join(
        (
            f'<g class="{classes}" data-card="{tree.card.id}" data-x="{tree.x}" data-y="{tree.y}"',
            f' transform="translate({number(x)} {number(y)})">',
            title(f"{species.english} {tree.card.value}"),
            f'<rect class="edge" width="{CARD}" height="{CARD}" rx="8"/>',
            mark(MARKS[species.id].path, 25, 8, 17),
            write(str(tree.card.value), 6, 25, 24),
            write(species.code, 6, 41, 12),
            "</g>",
        )
    )


def inline(drawing: Drawing, prefix: str, name: str, described: str) -> str:
    """Return a drawing as an ``svg`` element for an HTML page, with a title and a description in words.

    ``prefix`` begins the ids of both and must differ from those of all other pictures of the page. The
    element has its natural size as attributes; a style may make it smaller (``max-width:100%;height:auto``).
    """
    size = f"{number(drawing.width)} {number(drawing.height)}"
    wide, high = size.split(" ")
    return (
        f'<svg class="arb-board" role="img" aria-labelledby="{prefix}-title" aria-describedby="{prefix}-desc"'
        f' viewBox="0 0 {size}" width="{wide}" height="{high}">'
        f'<title id="{prefix}-title">{escaped(name)}</title>'
        f'<desc id="{prefix}-desc">{escaped(described)}</desc>\n{drawing.markup}\n</svg>'
    )


def places(used: Iterable[int]) -> dict[int, int]:
    """Return where the columns or rows that have a card are drawn, in pixels.

    A slip may plant a card anywhere, a million cells away: of a gap only so many cells are drawn.
    """
    in_order = sorted(set(used))
    at, found = EDGE, {}
    for before, place in pairwise([*in_order[:1], *in_order]):
        at += PITCH * min(place - before, MOST_EMPTY + 1)
        found[place] = at
    return found


def _gaps(found: dict[int, int], things: str) -> Iterator[tuple[str, int]]:
    """Say of each gap that is not drawn whole how wide it is, and where its first cell would be drawn."""
    for before, place in pairwise(found):
        if place - before > MOST_EMPTY + 1:
            yield f"gap of {place - before - 1:,} {things}", found[before] + PITCH


def _nodes(way: Lane, columns: dict[int, int], rows: dict[int, int]) -> list[tuple[float, float]]:
    """Return where a path turns, card by card."""
    beside = _NODE + way.offset
    return [(columns[tree.x] + beside, rows[tree.y] + beside) for tree in way.path.planted]
