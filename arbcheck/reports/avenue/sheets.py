"""Sheets of Avenue as grids of text: what is printed in a space, and the road in it."""

from collections.abc import Collection

from arbcheck.avenue.deck import BOTTOM, LEFT, RIGHT, TOP, Deck
from arbcheck.avenue.game import Game, Road, Roads
from arbcheck.avenue.sheet import PLAIN, Space, named
from arbcheck.avenue.sheets import written
from arbcheck.reports.terminal import COLUMNS, Style, painted

INDENT = "    "
_GLYPHS = {
    frozenset({TOP, LEFT}): "┘",
    frozenset({TOP, RIGHT}): "└",
    frozenset({RIGHT, BOTTOM}): "┌",
    frozenset({BOTTOM, LEFT}): "┐",
    frozenset({LEFT, RIGHT}): "─",
    frozenset({TOP, BOTTOM}): "│",
}
"""What a road looks like, by the two edges that it joins."""
_EMPTY = "."


def glyph(deck: Deck, road: Road, style: Style) -> str:
    """Return what a road is drawn as: a line, or in plain ASCII its number behind a stroke."""
    if style.encoding == "ascii":
        return f"/{road.number}"
    return _GLYPHS[frozenset(deck.shape(road.number))]


def whole(game: Game, roads: Roads, style: Style) -> list[str]:
    """Draw a whole sheet: what is printed, and the roads."""
    across, down = range(len(game.sheet.rows[0])), range(len(game.sheet.rows))
    return _grid(game, roads, (across, down), frozenset(), style)


def network(game: Game, roads: Roads, spaces: Collection[Space], style: Style) -> list[str]:
    """Draw the part of a sheet that a network touches; other spaces are dots."""
    xs, ys = [x for x, _ in spaces], [y for _, y in spaces]
    across, down = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
    kept = {space: roads[space] for space in spaces}
    return _grid(game, kept, (across, down), spaces, style)


def _grid(
    game: Game, roads: Roads, part: tuple[range, range], only: Collection[Space], style: Style
) -> list[str]:
    """Draw columns and rows of a sheet under their names; columns that do not fit come below."""
    across, down = part
    cells = {(x, y): _cell(game, roads, (x, y), only, style) for y in down for x in across}
    wide = 1 + max(map(len, cells.values()))
    margin = len(str(down[-1] + 1)) + 1
    room = max(1, (COLUMNS - len(INDENT) - margin) // wide)
    lines = []
    for start in range(0, len(across), room):
        columns = across[start : start + room]
        head = "".join(named((x, 0))[:1].ljust(wide) for x in columns)
        lines.append(painted(style.faint, f"{INDENT}{' ' * margin}{head}".rstrip()))
        for y in down:
            row = "".join(_painted(cells[x, y], wide, (x, y) in only, style) for x in columns)
            lines.append(f"{INDENT}{y + 1:<{margin}}{row}".rstrip())
    return lines


def _cell(game: Game, roads: Roads, space: Space, only: Collection[Space], style: Style) -> str:
    if only and space not in only:
        return _EMPTY
    printed = game.sheet.at(space)
    told = "" if printed == PLAIN else written(printed)
    road = f"{glyph(game.deck, roads[space], style)}" if space in roads else ""
    return f"{told}{road}" or _EMPTY


def _painted(cell: str, wide: int, strong: bool, style: Style) -> str:  # noqa: FBT001 - a value
    code = style.strong if strong else style.faint if cell == _EMPTY else ""
    return painted(code, cell) + " " * (wide - len(cell))
