"""One spelling for the cards of a record: codes, one blank between them, the cells of grids aligned.

Only the characters of cards and the blanks between them are edited. What is written over several lines (but
for grids behind `|`), and what cannot be read whole, stays as it is.
"""

from collections.abc import Iterator, Sequence

from arbcheck.records.document import Document, Path, Tree
from arbcheck.records.grid_writing import aligned
from arbcheck.records.grids import EMPTY, read_arboretum
from arbcheck.records.notation import UNKNOWN, read_card, token_texts
from arbcheck.records.reading import Reading
from arbcheck.records.text_edits import Edit, Editor
from arbcheck.records.turns import part_draw, part_play
from arbcheck.records.written_cards import Written, players_of, written_cards


def edits(document: Document) -> list[Edit]:
    """Return what to edit in the text of an Arboretum record, in order; no two edits overlap."""
    return sorted(_Speller(document).edits())


class _Speller(Editor):
    """Finds what there is to edit in a document."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._tree: Tree = document.tree or ""
        self._players = players_of(self._tree)

    def edits(self) -> Iterator[Edit]:
        """Yield the edits of all texts, in no order."""
        rows: dict[Path, list[Written]] = {}
        for written in written_cards(self._tree):
            if written.kind == "row":
                rows.setdefault(written.path[:-1], []).append(written)
            elif written.kind == "grid" and self._document.style(written.path) == "|":
                yield from self._grid(written)
            elif self._is_on_one_line(written.path, written.text):
                yield from self._on_one_line(written)
        for path, listed in rows.items():
            yield from self._rows(path, listed)

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
        """Align the rows of block text."""
        path, text = written.path, written.text
        if self._is_sound(path, text):
            yield from self._block(path, text, aligned([_cells(row) for row in text.split("\n")]))

    def _rows(self, path: Path, rows: Sequence[Written]) -> Iterator[Edit]:
        """Align the rows of a list; in one that is written as `[…]` nothing can stand below anything."""
        node = self._document.below(path).tree
        if node != [row.text for row in rows] or not all(
            self._is_on_one_line(row.path, row.text) for row in rows
        ):
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
