"""A path as a line over cards: where it starts, which way it runs, and what its ends earn."""

from collections.abc import Sequence
from itertools import pairwise

from arbcheck.arboretum.cards import SPECIES
from arbcheck.reports.path_words import breakdown, steps
from arbcheck.reports.svg.elements import number, title, write
from arbcheck.reports.svg.lanes import DENIED, OPEN, SCORED, Lane

Point = tuple[float, float]
_HALO = 2.5
_SAID = {
    SCORED: "scored",
    DENIED: "not scored, another player has the right",
    OPEN: "unknown cards decide the right",
}


def line(way: Lane, nodes: Sequence[Point]) -> str:
    """Draw a path through its nodes: a dot at its start, arrow heads on its steps, a large one at its end."""
    path, stroke = way.path, way.stroke
    cells = " ".join(f"{tree.x},{tree.y}" for tree in path.planted)
    track = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in nodes)
    moves = list(pairwise(nodes))
    heads = [_head(move, 0.5, 1.5 * stroke) for move in moves[:-1]]
    heads += [_head(move, 1, 2.2 * stroke) for move in moves[-1:]]
    told = f"{SPECIES[way.species].english}, {path.points} points, {_SAID[way.state]}: {steps(path)}"
    (x, y) = nodes[0]
    return "".join(
        (
            f'<g class="path {way.species} {way.state}" data-species="{way.species}"',
            f' data-points="{path.points}" data-cells="{cells}">',
            title(f"{told}; {breakdown(path)}"),
            f'<path class="halo" stroke-width="{number(stroke + _HALO)}" d="{track}"/>',
            f'<path class="line" stroke-width="{number(stroke)}" d="{track}"/>',
            f'<circle class="head" cx="{number(x)}" cy="{number(y)}" r="{number(1.3 * stroke)}"/>',
            *heads,
            "</g>",
        )
    )


def _head(move: tuple[Point, Point], part: float, size: float) -> str:
    """Return an arrow head on a step from card to card, its middle at a part of the way."""
    (ax, ay), (bx, by) = move
    length = abs(bx - ax) + abs(by - ay)
    dx, dy = (bx - ax) / length, (by - ay) / length
    x, y = ax + part * (bx - ax), ay + part * (by - ay)
    corners = (
        (x + dx * size, y + dy * size),
        (x - dx * size * 0.7 - dy * size, y - dy * size * 0.7 + dx * size),
        (x - dx * size * 0.7 + dy * size, y - dy * size * 0.7 - dx * size),
    )
    track = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners)
    return f'<path class="head" d="{track}Z"/>'


def bonus(way: Lane, points: int, x: float, y: float) -> str:
    """Draw what a path earns for its first or last card, on that card with its corner at (x, y)."""
    scored = way.state == SCORED
    return "".join(
        (
            f'<g class="bonus {way.species} {way.state}">',
            f'<rect class="{"pill" if scored else "hollow"}" x="{number(x + 25)}" y="{number(y + 29)}"',
            ' width="22" height="15" rx="7.5"/>',
            write(f"+{points}", x + 27, y + 40.5, 11, "earned" if scored else ""),
            "</g>",
        )
    )
