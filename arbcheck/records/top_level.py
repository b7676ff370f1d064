"""The order of a record's top-level keys: each moves with its lines and the comment right above it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbcheck.problems import Span
from arbcheck.records.comments import Stretch, comments, content_end
from arbcheck.records.document import Document
from arbcheck.records.lines import Lines


class _Piece(NamedTuple):
    """The lines of one key: the empty ones above, all others, and the place of the key in the usual order."""

    above: Stretch
    lines: Stretch
    rank: int


def fault(document: Document) -> str | None:
    """Say why the keys of a mapping cannot be moved as whole lines; None if they can."""
    if document.style(()) == "flow":
        return "its top level is written as `{…}`"
    lines = Lines(document.text, document.first_line, document.form)
    if any(lines.line(span.line)[: span.column - 1] not in ("", '"', "'") for span in _keys(document)):
        return "its top-level keys do not stand at the beginning of their lines"
    return None


def arranged(document: Document, keys: Sequence[str]) -> list[Stretch]:
    """Return the stretches of a document's text with its top-level keys in the order of ``keys``.

    `fault` must find nothing. A key takes its lines and the comment right above along; one that the format
    does not know stays behind the key before it. What an empty line parts from the first key stays first,
    and comments behind everything stay last. Where the keys are in order, nothing is moved.
    """
    rows = _Rows(document)
    tops = [rows.top(span.line - document.first_line) for span in _keys(document)]
    behind = rows.behind()
    pieces = list(_pieces(document, rows, [*tops, (behind, behind)], keys))
    ordered = sorted(pieces, key=lambda piece: piece.rank)
    # The distance to what stands above all keys stays: the old and the new first key swap their empty lines.
    old, new = pieces[0], ordered[0]
    above = {old: new.above, new: old.above}
    head, tail = Stretch(0, old.above.start), Stretch(rows.at(behind), len(document.text))
    return [head, *(part for piece in ordered for part in (above.get(piece, piece.above), piece.lines)), tail]


def _pieces(
    document: Document, rows: "_Rows", tops: Sequence[tuple[int, int]], keys: Sequence[str]
) -> Iterator[_Piece]:
    rank = -1
    for name, (bare, top), (end, _) in zip(document.tree or (), tops[:-1], tops[1:], strict=True):
        rank = keys.index(name) if name in keys else rank
        first = rows.at(top)
        yield _Piece(Stretch(rows.at(bare), first), Stretch(first, rows.at(end)), rank)


def _keys(document: Document) -> list[Span]:
    """Return where the top-level keys stand, in their order."""
    return [document.span((name,), "key") for name in document.tree or () if isinstance(name, str)]


class _Rows:
    """The lines of a document, counted from 0: where each begins, and which hold nothing or a comment."""

    def __init__(self, document: Document) -> None:
        self._text = document.text
        self._lines = Lines(document.text, 0, document.form)
        begun = [
            self._lines.span(start, start)
            for start, _ in comments(document.text)
            if self._lines.begins(start)
        ]
        self._at_start = {span.line for span in begun if span.column == 1}
        self._indented = {span.line for span in begun if span.column > 1}

    def at(self, row: int) -> int:
        """Return the index of a line's first character; behind the last line the text's end."""
        starts = self._lines.starts
        return starts[row] if row < len(starts) else len(self._text)

    def top(self, row: int) -> tuple[int, int]:
        """Return the first of the empty lines that belong to the key on a line, and the first other one.

        Empty lines below a comment that stands by itself belong to the comment.
        """
        top = row
        while top - 1 in self._at_start:
            top -= 1
        bare = top
        while bare and not self._lines.line(bare - 1).strip(" \t"):
            bare -= 1
        return (top if bare - 1 in self._at_start else bare), top

    def behind(self) -> int:
        """Return the first line behind the content and the indented comments right below it."""
        row = self._lines.span(content_end(self._text) - 1, 0).line + 1
        while row in self._indented:
            row += 1
        return row
