"""A sheet of Avenue as a piece of SVG: what is printed, the roads, and a network that stands out.

Colours come from the style sheet of all pictures: ink for roads, and for what is purple and green those of
two species.
"""

from collections.abc import Collection

from arbcheck.avenue.deck import BOTTOM, LEFT, RIGHT, TOP
from arbcheck.avenue.game import Game, Road, Roads
from arbcheck.avenue.sheet import CASTLES, Space, named
from arbcheck.reports.svg.board import Drawing
from arbcheck.reports.svg.elements import number, title, write

PURPLE, GREEN = "jacaranda", "willow"
"""The species in whose colours purple and green things are drawn."""
SPACE = 60
"""The side of a space."""
EDGE = 22
"""What is left free above and to the left, for the names of columns and rows."""
_MIDDLES = {TOP: (0.5, 0.0), RIGHT: (1.0, 0.5), BOTTOM: (0.5, 1.0), LEFT: (0.0, 0.5)}
_ROAD, _NETWORK = 3.0, 7.0


def board(game: Game, roads: Roads, network: Collection[Space] = (), colour: str = GREEN) -> Drawing:
    """Draw a sheet; the roads in the spaces of a network are broad, in a colour."""
    rows = game.sheet.rows
    spaces = ((x, y) for y, row in enumerate(rows) for x in range(len(row)))
    markup = [_head(game), *(_space(game, roads, space, network, colour) for space in spaces)]
    across, down = len(rows[0]) * SPACE, len(rows) * SPACE
    return Drawing(EDGE + across + 2, EDGE + down + 2, "\n".join(markup))


def _head(game: Game) -> str:
    """Name the columns and the rows."""
    columns = range(len(game.sheet.rows[0]))
    names = [write(named((x, 0))[0], EDGE + (x + 0.5) * SPACE - 4, 14, 12, "faint") for x in columns]
    names += [
        write(str(y + 1), 2, EDGE + (y + 0.5) * SPACE + 4, 12, "faint") for y in range(len(game.sheet.rows))
    ]
    return "\n".join(names)


def _space(game: Game, roads: Roads, space: Space, network: Collection[Space], colour: str) -> str:
    x, y = space
    printed = game.sheet.at(space)
    parts = [f'<rect class="frame" width="{SPACE}" height="{SPACE}"/>']
    if space in roads:
        parts.append(_road(game, roads[space], colour if space in network else ""))
        parts.append(_mark(roads[space]))
    if printed.place:
        kind = {CASTLES[0]: PURPLE, CASTLES[1]: GREEN}.get(printed.place, "")
        size = 12 if kind else 15  # two letters are to stay in the corner too
        parts.append(f'<g class="{kind}">{write(printed.place, 3, 15, size)}</g>')
    parts += [
        _grapes(text, kind, left)
        for text, kind, left in ((f"p{printed.purple}", PURPLE, 3), (f"g{printed.green}", GREEN, SPACE - 17))
        if text[1:] != "0"
    ]
    place = f"translate({number(EDGE + x * SPACE)} {number(EDGE + y * SPACE)})"
    return (
        f'<g data-space="{named(space)}" transform="{place}">{title(_told(roads, space))}{"".join(parts)}</g>'
    )


def _grapes(text: str, kind: str, left: float) -> str:
    """Write grapes into a lower corner, below a circle of their colour, where no road of any shape comes."""
    circle = f'<g class="{kind}"><circle class="mark" cx="{number(left + 7)}" cy="43" r="4"/></g>'
    return circle + write(text, left, 57, 11)


def _mark(road: Road) -> str:
    """Write the round of a road into its upper right corner, where the roads leave room."""
    return "" if road.round is None else write(str(road.round + 1), SPACE - 10, 13, 11, "faint")


def _told(roads: Roads, space: Space) -> str:
    road = roads.get(space)
    if road is None:
        return f"{named(space)}: no road"
    return f"{named(space)}: road {road.number}" + (
        "" if road.round is None else f" of round {road.round + 1}"
    )


def _road(game: Game, road: Road, colour: str) -> str:
    """Draw a road: a bend from edge to edge through the middle."""
    (ax, ay), (bx, by) = (_MIDDLES[edge] for edge in game.deck.shape(road.number))
    ends = [number(part * SPACE) for part in (ax, ay, 0.5, 0.5, bx, by)]
    track = f'd="M{ends[0]} {ends[1]}Q{ends[2]} {ends[3]} {ends[4]} {ends[5]}" fill="none"'
    if not colour:
        return f'<path class="sample" stroke-width="{number(_ROAD)}" {track}/>'
    return f'<g class="{colour}"><path class="line" stroke-width="{number(_NETWORK)}" {track}/></g>'
