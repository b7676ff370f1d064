"""Sheets as recorded: what is printed on the common one, and the roads on each player's own."""

import re

from arbcheck.avenue.game import Road, Roads
from arbcheck.avenue.sheet import PLAIN, Contents, Sheet, Space
from arbcheck.avenue.sheets import SHEETS, contents, places, shipped
from arbcheck.problems import quoted
from arbcheck.records.document import Path, Tree
from arbcheck.records.grids import Row, read_rows
from arbcheck.records.reading import Reading

GRID = ("sheet", "grid")
NO_ROAD = ("..", ".")
_ROAD = re.compile("([1-6])([1-5]?)")


def read_sheet(reading: Reading, node: Tree | None) -> Sheet | None:
    """Read the sheet: the name of a shipped one, or a grid; None if a part of it cannot be read."""
    if isinstance(node, str):
        found = shipped(node)
        if found is None and node:
            from arbcheck.records.notation_help import did_you_mean

            names = ", ".join(f"`{name}`" for name in SHEETS)
            remedy = did_you_mean(
                node, list(SHEETS), f"shipped are {names}; any other is written as a `grid`"
            )
            reading.report(
                "ARB249", f"no sheet is called {quoted(node)}", reading.at(("sheet",)), help=remedy
            )
        return found
    rows = read_rows(reading, node.get("grid"), GRID) if isinstance(node, dict) else None
    if rows is None:
        return None
    before = len(reading.problems)
    printed = tuple(_row(reading, row) for row in rows)
    for number, row in enumerate(rows):
        if len(row.cells) != len(rows[0].cells):
            told = f"row {number + 1} has {_spaces(row)}, the first {len(rows[0].cells)}"
            reading.report("ARB241", told, reading.at(*row.place(row.cells[-1])))
    return Sheet(printed) if rows and len(reading.problems) == before else None


def _row(reading: Reading, row: Row) -> tuple[Contents, ...]:
    return tuple(_space(reading, row, index) for index in range(len(row.cells)))


def _space(reading: Reading, row: Row, index: int) -> Contents:
    cell = row.cells[index]
    found = contents(cell.text)
    if found is None:
        reading.report(
            "ARB240", f"{quoted(cell.text)} is nothing that a sheet has", reading.at(*row.place(cell))
        )
    elif len(both := places(cell.text)) > 1:
        message = f"{' and '.join(both)} cannot share a space"
        reading.report("ARB245", message, reading.at(*row.place(cell)))
    return found or PLAIN


def _spaces(row: Row) -> str:
    number = len(row.cells)
    return f"{number} space{'' if number == 1 else 's'}"


def read_roads(reading: Reading, node: Tree | None, path: Path, sheet: Sheet | None) -> Roads | None:
    """Read the roads on a player's sheet; None if a part of them cannot be read.

    Either every road tells its round or none does.
    """
    rows = read_rows(reading, node, path)
    if rows is None:
        return None
    before = len(reading.problems)
    roads: dict[Space, Road] = {}
    bare: Space | None = None
    for y, row in enumerate(rows):
        for x, cell in enumerate(row.cells):
            if cell.text in NO_ROAD:
                continue
            found = _ROAD.fullmatch(cell.text)
            if found is None:
                message = f"{quoted(cell.text)} is neither a road nor an empty space"
                reading.report("ARB250", message, reading.at(*row.place(cell)))
                continue
            roads[x, y] = Road(int(found[1]), int(found[2]) - 1 if found[2] else None)
            bare = bare or (None if found[2] else (x, y))
    if bare and any(road.round is not None for road in roads.values()):
        message = "this road does not tell its round, though others do"
        row = rows[bare[1]]
        reading.report("ARB252", message, reading.at(*row.place(row.cells[bare[0]])))
    if sheet:
        _check_shape(reading, rows, path, sheet)
    return roads if len(reading.problems) == before else None


def _check_shape(reading: Reading, rows: list[Row], path: Path, sheet: Sheet) -> None:
    """Hold the size of a player's sheet against the printed one."""
    wide, high = len(sheet.rows[0]), len(sheet.rows)
    for number, row in enumerate(rows[:high]):
        if len(row.cells) != wide:
            message = f"row {number + 1} has {_spaces(row)}, but the sheet is {wide} wide"
            reading.report("ARB251", message, reading.at(*row.place(row.cells[-1])))
    if len(rows) > high:
        row = rows[high]
        message = f"this is row {high + 1}, but the sheet has {high}"
        reading.report("ARB251", message, reading.at(*row.place(row.cells[0])))
    elif len(rows) < high:
        here = "is 1 row" if len(rows) == 1 else f"are {len(rows)} rows"
        message = f"here {here}, but the sheet has {high}"
        reading.report("ARB251", message, reading.at(path, "key"))
