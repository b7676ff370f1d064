"""Where in its file a fact of an Avenue record stands; asked only when there is a problem."""

from collections.abc import Sequence

from arbcheck.problems import Place as Where
from arbcheck.problems import Span
from arbcheck.records.avenue.pieces import pieces
from arbcheck.records.avenue.sheets import GRID
from arbcheck.records.document import Document, Path
from arbcheck.records.grids import grid_rows
from arbcheck.records.reading import Names


class Places:
    """Turns the handles of an Avenue record into spans."""

    def __init__(self, document: Document, names: Names) -> None:
        self._document = document
        self._names = names

    def span(self, at: Where) -> Span:
        """Return the span of a handle."""
        if isinstance(at, Span):
            return at
        match at:
            case ("round", int(number), *rest):
                return self._round(("rounds", number), rest)
            case ("moves" | "move", int(player), int(number), *rest):
                return self._answer(self._row(player, number), rest)
            case ("sheet", int(x), int(y)):
                return self._cell(GRID, x, y)
            case ("road", int(player), int(x), int(y)):
                return self._cell(self._end(player), x, y)
            case ("roads", int(player)):
                return self._document.span(self._end(player), "key")
            case ("finished",):
                return self._document.span(at)
            case _:
                return self._document.span(at, "key")

    def _end(self, player: int) -> Path:
        return "end", self._names["end", player], "roads"

    def _round(self, path: Path, rest: Sequence[str | int]) -> Span:
        match rest:
            case ["card", int(index)]:
                return self._piece((*path, "cards"), index)
            case ["cards"]:
                return self._document.span((*path, "cards"), "key")
            case _:
                return self._document.span((*path, *rest))

    def _answer(self, path: Path, rest: Sequence[str | int]) -> Span:
        return self._piece(path, int(rest[0])) if rest else self._document.span(path)

    def _row(self, player: int, number: int) -> Path:
        """Return the path of a player's answers in a round; of the last one if an empty round has none."""
        path: Path = ("moves", self._names["moves", player])
        return (*path, min(number, len(self._document.value(path)) - 1))

    def _piece(self, path: Path, index: int) -> Span:
        piece = pieces(self._document.value(path), path)[index]
        return self._document.span(piece.path, piece.part)

    def _cell(self, path: Path, x: int, y: int) -> Span:
        """Return the span of a space in a grid."""
        row = grid_rows(self._document.value(path), path)[y]
        return self._document.span(*row.place(row.cells[x]))
