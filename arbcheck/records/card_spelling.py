"""One spelling for the cards of a record: codes, one blank between them, the cells of grids aligned.

Only the characters of cards and the blanks between them are edited. What is written over several lines (but
for grids behind `|`), and what cannot be read whole, stays as it is.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbcheck.problems import Span
from arbcheck.records.document import Document, Part, Path, Tree
from arbcheck.records.grid_writing import aligned
from arbcheck.records.grids import EMPTY, read_arboretum
from arbcheck.records.lines import Lines
from arbcheck.records.notation import UNKNOWN, blank_tokens, read_card, token_texts
from arbcheck.records.reading import Reading
from arbcheck.records.turns import part_draw, part_play
from arbcheck.records.written_cards import Written, players_of, written_cards

_LASTING = frozenset("\u2028\u2029")
"""Line breaks that stay within the row of a grid."""


class Edit(NamedTuple):
    """Characters of a text, from start up to stop, and what is written in their place."""

    start: int
    stop: int
    text: str


def edits(document: Document) -> list[Edit]:
    """Return what to edit in the text of an Arboretum record, in order; no two edits overlap."""
    return sorted(_Speller(document).edits())


class _Speller:
    """Finds what there is to edit in a document."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._tree: Tree = document.tree or ""
        self._players = players_of(self._tree)
        self._lines = Lines(document.text, document.first_line, document.form)

    def edits(self) -> Iterator[Edit]:
        """Yield the edits of all texts, in no order."""
        rows: dict[Path, list[Written]] = {}
        for written in written_cards(self._tree):
            if written.kind == "row":
                rows.setdefault(written.path[:-1], []).append(written)
            elif written.kind == "grid" and self._document.style(written.path) == "|":
                yield from self._grid(written)
            elif self._is_on_one_line(written):
                yield from self._on_one_line(written)
        for path, listed in rows.items():
            yield from self._rows(path, listed)

    def _is_on_one_line(self, written: Written) -> bool:
        path = written.path
        behind = self._document.style(path) in ("|", ">")
        return bool(written.text) and not behind and not self._document.is_joined(path)

    def _on_one_line(self, written: Written) -> Iterator[Edit]:
        path, text = written.path, written.text
        if written.kind == "draw":
            card = part_draw(text, self._players, -1).card
            if card and (code := _code(card.text)):
                yield from self._put(path, card.part, code)
        elif written.kind == "grid":
            if "\n" not in text and self._is_sound(path, text):
                yield from self._put(path, None, " ".join(_cells(text)))
        elif new := _spelt(written):
            yield from self._put(path, None, new)

    def _grid(self, written: Written) -> Iterator[Edit]:
        """Align the rows of block text; each is edited from its first cell to the end of its line."""
        path, text = written.path, written.text
        if not self._is_sound(path, text) or not _LASTING.isdisjoint(text):
            return
        rows, offset = [], 0
        for row in text.split("\n"):
            first = blank_tokens(row)[0]
            span = self._document.span(path, (offset + first.start, offset + first.stop))
            rows.append((self._index(span), _cells(row)))
            offset += len(row) + 1
        for (start, _), new in zip(rows, aligned([cells for _, cells in rows]), strict=True):
            yield from self._edit(start, self._lines.end(start), new)

    def _rows(self, path: Path, rows: Sequence[Written]) -> Iterator[Edit]:
        """Align the rows of a list; in one that is written as `[…]` nothing can stand below anything."""
        node = self._document.below(path).tree
        if node != [row.text for row in rows] or not all(map(self._is_on_one_line, rows)):
            return
        if not self._is_sound(path, node):
            return
        cells = [_cells(row.text) for row in rows]
        flow = self._document.style(path) == "flow"
        for row, new in zip(rows, map(" ".join, cells) if flow else aligned(cells), strict=True):
            yield from self._put(row.path, None, new)

    def _is_sound(self, path: Path, node: Tree) -> bool:
        """Tell whether a grid is what it looks like: a gap that may be meant as a cell must stay."""
        reading = Reading(self._document)
        return read_arboretum(reading, node, path) is not None and not reading.problems

    def _put(self, path: Path, part: Part, new: str) -> Iterator[Edit]:
        """Edit a text of one line, or a part of it."""
        span = self._document.span(path, part)
        start = self._index(span)
        yield from self._edit(start, start + span.length, new)

    def _edit(self, start: int, stop: int, new: str) -> Iterator[Edit]:
        if self._document.text[start:stop] != new:
            yield Edit(start, stop, new)

    def _index(self, span: Span) -> int:
        return self._lines.starts[span.line - self._document.first_line] + span.column - 1


def _code(text: str) -> str | None:
    """Return the code of a card; None if the text names none."""
    if text == UNKNOWN:
        return text
    card = read_card(text)
    return card and card.code


def _cells(row: str) -> list[str]:
    """Return the cells of a row, each card as its code."""
    return [_code(cell) or EMPTY for cell in row.split()]


def _spelt(written: Written) -> str | None:
    """Return a list of cards, a card or a planting in codes; None if it cannot be read whole."""
    if written.kind == "play":
        card, side, anchor = part_play(written.text)
        words = [_code(card.text), side, _code(anchor.text)] if anchor else [_code(card.text)]
    else:
        words = [_code(piece) for piece in _pieces(written)]
    return " ".join(word for word in words if word) if all(words) else None


def _pieces(written: Written) -> list[str]:
    return token_texts(written.text) if written.kind == "cards" else [written.text]
