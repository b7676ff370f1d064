"""What `fmt` knows of an Avenue record: the order of its keys, its spelling, and what it says.

The cells of sheets stand one below the other, cards and answers have one blank between them and small
letters. What is written over several lines (but for grids behind `|`), and what cannot be read whole, stays.
"""

from collections.abc import Iterator

from arbcheck.avenue.sheets import contents
from arbcheck.avenue.sheets import written as printed
from arbcheck.records.avenue import KEYS
from arbcheck.records.avenue.sheets import NO_ROAD
from arbcheck.records.document import Document, Path, Tree
from arbcheck.records.grid_writing import aligned
from arbcheck.records.grids import read_rows
from arbcheck.records.notation import token_texts
from arbcheck.records.reading import Reading
from arbcheck.records.text_edits import Edit, Editor

__all__ = ["KEYS", "edits", "meaning", "view"]


def edits(document: Document) -> list[Edit]:
    """Return what to edit in the text of a record, in order; no two edits overlap."""
    return sorted(_Speller(document).edits())


def meaning(tree: dict[str, Tree]) -> dict[str, object]:
    """Return a record's tree in which sheets, cards and answers have given way to what they tell."""
    return {key: _meaning(value, (key,)) for key, value in tree.items()}


def view(document: Document, tree: dict[str, Tree]) -> object:
    """Return all that the reader of a record makes of a document, places and wording apart."""
    from arbcheck.records.avenue.reader import read

    played, problems = read(document, tree)
    claims = [claim._replace(path=()) for claim in played.claims] if played else None
    told = sorted((each.code, each.severity) for each in problems)
    return played and (played.players, played.game, played.stated), claims, told


def _meaning(node: Tree, path: Path) -> object:
    if isinstance(node, dict):
        return [(key, _meaning(value, (*path, key))) for key, value in node.items()]
    if isinstance(node, list):
        return [_meaning(item, (*path, index)) for index, item in enumerate(node)]
    if _is_grid(path):
        return [[_cell(cell, path) for cell in row.split()] for row in node.split("\n")]
    return [word.lower() for word in token_texts(node)] if _is_words(path) else node


def _is_grid(path: Path) -> bool:
    """Say whether a grid stands here, or a row of one."""
    match path:
        case ("sheet", "grid", *_) | ("end", _, "roads", *_):
            return True
        case _:
            return False


def _is_words(path: Path) -> bool:
    """Say whether cards or answers stand here."""
    match path:
        case ("rounds", _, "cards", *_) | ("moves", _, _, *_):
            return True
        case _:
            return False


def _cell(text: str, path: Path) -> str:
    """Return a cell of a grid in its one spelling."""
    if path[0] == "end":
        return NO_ROAD[0] if text in NO_ROAD else text
    found = contents(text)
    return text if found is None else printed(found)


def _width(path: Path) -> int:
    """Return the least width of a cell: most spaces of a sheet have three letters at most, a road has two."""
    return 2 if path[0] == "end" else 3


class _Speller(Editor):
    """Finds what there is to edit in a record."""

    def edits(self) -> Iterator[Edit]:
        """Yield the edits of all texts, in no order."""
        yield from self._below(self._document.tree or "", ())

    def _below(self, node: Tree, path: Path) -> Iterator[Edit]:
        if _is_grid(path):
            yield from self._grid(node, path)
        elif isinstance(node, dict):
            for key, value in node.items():
                yield from self._below(value, (*path, key))
        elif isinstance(node, list):
            for index, item in enumerate(node):
                yield from self._below(item, (*path, index))
        elif _is_words(path) and self._is_on_one_line(path, node):
            yield from self._put(path, None, _spelt(node))

    def _grid(self, node: Tree, path: Path) -> Iterator[Edit]:
        """Align the rows of a grid that can be read."""
        reading = Reading(self._document)
        rows = read_rows(reading, node, path)
        if rows is None or reading.problems:
            return
        new = aligned([[_cell(cell.text, path) for cell in row.cells] for row in rows], _width(path))
        if isinstance(node, str):
            if self._document.style(path) == "|":
                yield from self._block(path, node, new)
        elif len(rows) == len(node) and self._document.style(path) == "block":
            for row, text in zip(rows, new, strict=True):
                if self._is_on_one_line(row.path, row.text):
                    yield from self._put(row.path, None, text)


def _spelt(text: str) -> str:
    """Write cards or answers with one blank between them; what has commas keeps them."""
    words = [word.lower() for word in token_texts(text)]
    return (", " if "," in text else " ").join(words)
