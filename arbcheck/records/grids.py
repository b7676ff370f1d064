"""Arboretums as recorded: a grid of rows, or a list of cards with their places."""

import re
from bisect import bisect_left
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple, TypeGuard

from arbcheck.arboretum.board import Arboretum, Cell, Planted
from arbcheck.arboretum.cards import UNREADABLE
from arbcheck.records.card_lists import Place, refuse_named_cards
from arbcheck.records.document import Path, Tree
from arbcheck.records.notation import Token, blank_tokens, read_card
from arbcheck.records.quick.grids import quick_grid
from arbcheck.records.reading import Reading, whole_number

EMPTY = "."
"""An empty cell of a grid."""
_REMARK = re.compile(r"(?:^|[ \t])(#.*)", re.DOTALL)


class Row(NamedTuple):
    """A row of a grid: its cells, and where its first character stands in the value at ``path``.

    ``remark`` is what begins with a `#`: block text has no comments, so it is refused and not read.
    """

    text: str
    path: Path
    offset: int
    remark: Token | None = None

    @property
    def cells(self) -> list[Token]:
        """The cells of the row; a token's characters count from the row's first."""
        return blank_tokens(self.text)

    def place(self, cell: Token) -> Place:
        """Return where a cell stands in the record."""
        return self.path, (self.offset + cell.start, self.offset + cell.stop)


def read_arboretum(reading: Reading, node: Tree, path: Path) -> Arboretum | None:
    """Read an arboretum; None when the node is nothing like one, or the place of a card cannot be read."""
    if node == "" or isinstance(node, dict):
        return None
    if isinstance(node, str) and not reading.document.has_blanks_in_quotes():
        planted = quick_grid(node)
        if planted is not None and not reading.document.is_joined(path):
            return planted
    if _is_listed(node):
        listed = list(_listed(reading, node, path))
        whole = len(listed) == len(node) and all(cell for _, cell in listed)
    else:
        rows = _rows(node, path)
        whole = _keeps_rows(reading, node, path) and _keeps_cells(reading, rows)
        if whole and any("  " in row.text or "\t" in row.text for row in rows):
            _check_gaps(reading, rows)
        listed = _cells(rows)
    cards = [read_card(text) or UNREADABLE for text, _ in listed]
    if UNREADABLE in cards:
        refuse_named_cards(reading, cards, [text for text, _ in listed], planted_places(node, path))
    planted = tuple(Planted(card, *cell) for card, (_, cell) in zip(cards, listed, strict=True) if cell)
    return planted if whole else None


def read_rows(reading: Reading, node: Tree | None, path: Path) -> list[Row] | None:
    """Read the rows of a grid whose cells mean something else than cards; empty ones are left out.

    None when the node is nothing like a grid, or its cells may not lie where their recorder thinks.
    """
    if not node or isinstance(node, dict) or reading.document.is_unread(path):
        return None
    rows = _rows(node, path)
    whole = _keeps_rows(reading, node, path) and _keeps_cells(reading, rows)
    return [row for row in rows if row.text.strip()] if whole else None


def grid_rows(node: Tree, path: Path) -> list[Row]:
    """Return the rows of a grid that `read_rows` has read."""
    rows = _rows(node, path) if isinstance(node, (str, list)) else []
    return [row for row in rows if row.text.strip()]


def _cells(rows: list[Row]) -> list[tuple[str, Cell | None]]:
    """Return the texts of a grid's cards with their cells; the first cell of the first row is (0, 0)."""
    return [
        (text, (x, y))
        for y, row in enumerate(row for row in rows if row.text.strip())
        for x, text in enumerate(row.text.split())
        if text != EMPTY
    ]


def planted_places(node: Tree, path: Path) -> list[Place]:
    """Return where each card of an arboretum stands in the record."""
    if _is_listed(node):
        return [((*path, index, "card"), None) for index, _ in _items(node)]
    rows = _rows(node, path) if isinstance(node, (str, list)) else []
    return [row.place(cell) for row in rows for cell in row.cells if cell.text != EMPTY]


def read_cell(reading: Reading, node: Tree | None, path: Path) -> Cell | None:
    """Read a place `[x, y]` in an arboretum."""
    numbers = [whole_number(item) for item in node] if isinstance(node, list) else []
    if len(numbers) == 2 and numbers[0] is not None and numbers[1] is not None:  # noqa: PLR2004 - x and y
        return numbers[0], numbers[1]
    if node is not None:
        from arbcheck.records.schema_help import place_remedy

        message = "a place is two whole numbers: [x, y]"
        reading.report("ARB134", message, reading.at(path), help=place_remedy(node))
    return None


def _is_listed(node: Tree) -> TypeGuard[list[Tree]]:
    """Say whether an arboretum is a list of cards with places rather than of rows."""
    return isinstance(node, list) and any(isinstance(item, dict) for item in node)


def _items(node: list[Tree]) -> list[tuple[int, dict[str, Tree]]]:
    """Return the items of a list that name a card, with their indexes."""
    return [
        (index, item)
        for index, item in enumerate(node)
        if isinstance(item, dict) and isinstance(item.get("card"), str)
    ]


def _listed(reading: Reading, node: list[Tree], path: Path) -> Iterator[tuple[str, Cell | None]]:
    for index, item in _items(node):
        yield str(item["card"]), read_cell(reading, item.get("at"), (*path, index, "at"))


def _keeps_rows(reading: Reading, node: str | list[Tree], path: Path) -> bool:
    """Refuse a text over several lines whose rows YAML has joined; say whether all rows are there."""
    paths = [path] if isinstance(node, str) else [(*path, index) for index in range(len(node))]
    joined = [at for at in paths if reading.document.is_joined(at)]
    for at in joined:
        reading.report("ARB130", "the rows of this grid are joined into one line", reading.at(at))
    refused = isinstance(node, list) and any(not isinstance(item, str) for item in node)
    refused = refused or any(map(reading.document.is_unread, paths))
    return not joined and not refused


def _rows(node: str | list[Tree], path: Path) -> list[Row]:
    """Part a grid into its rows; empty ones before the first and after the last do not count."""
    rows = []
    if isinstance(node, str):
        offset = 0
        for text in node.split("\n"):
            rows.append(_row(text, path, offset))
            offset += len(text) + 1
    else:
        rows = [_row(item, (*path, index), 0) for index, item in enumerate(node) if isinstance(item, str)]
    first, last = 0, len(rows)
    while first < last and not rows[first].text.strip() and not rows[first].remark:
        first += 1
    while first < last and not rows[last - 1].text.strip() and not rows[last - 1].remark:
        last -= 1
    return rows[first:last]


def _row(text: str, path: Path, offset: int) -> Row:
    """Make a row of its text, without what looks like a comment."""
    mark = _REMARK.search(text) if "#" in text else None
    if mark is None:
        return Row(text, path, offset)
    return Row(text[: mark.start(1)].rstrip(), path, offset, Token(mark[1], *mark.span(1)))


def _keeps_cells(reading: Reading, rows: list[Row]) -> bool:
    """Refuse rows whose cells may not lie where their recorder thinks; say whether there are none."""
    before = len(reading.problems)
    empty = False
    for row in rows:
        if row.remark:
            message = "block text has no comments: in a grid this would be read as cells"
            remedy = "take it out; a comment may stand on a line above the key"
            reading.report("ARB120", message, reading.at(*row.place(row.remark)), help=remedy)
        if not row.text or row.text.isspace():
            empty = not row.remark
            continue
        if empty:
            at = reading.at(*row.place(row.cells[0]))
            reading.report("ARB133", "there is an empty row above this one", at)
        if row.text[0] in " \t" or (len(rows) > 1 and _loses_blanks(reading, row)):
            at = reading.at(*row.place(row.cells[0]))
            message = "blanks stand before the first cell of this row"
            if row == rows[0] and rows[-1].text[:1] not in (" ", "\t"):
                message = "the first row of this grid is indented deeper than a later one"
            reading.report("ARB131", message, at)
        empty = False
    return len(reading.problems) == before


def _loses_blanks(reading: Reading, row: Row) -> bool:
    """Say whether blanks stood before a row in quotes: they have been trimmed, but may be meant as cells."""
    document = reading.document
    if row.offset or not document.has_blanks_in_quotes() or document.style(row.path) not in "'\"":
        return False
    text = document.untrimmed(row.path)
    return text[: len(text) - len(text.lstrip())].rpartition("\n")[2] != ""


def _check_gaps(reading: Reading, rows: list[Row]) -> None:
    """Warn of a gap inside a row where other rows have a cell: cells are counted, not aligned."""
    cells_of = [row.cells for row in rows]
    starts = sorted({cell.start for cells in cells_of for cell in cells})
    for row, cells in zip(rows, cells_of, strict=True):
        for left, right in pairwise(cells):
            following = bisect_left(starts, left.stop + 1)
            if starts[following] < right.start:
                reading.report(
                    "ARB132",
                    f"{right.text} is cell {cells.index(right) + 1} of its row, though the gap before it"
                    " looks like an empty cell",
                    reading.at(*row.place(right)),
                )
