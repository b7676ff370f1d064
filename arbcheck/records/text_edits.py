"""Edits of a document's text, made where its places tell; what stands between them stays as it is."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbcheck.problems import Span
from arbcheck.records.document import Document, Part, Path
from arbcheck.records.lines import Lines
from arbcheck.records.notation import blank_tokens

_LASTING = frozenset("\u2028\u2029")
"""Line breaks that stay within the row of a grid."""


class Edit(NamedTuple):
    """Characters of a text, from start up to stop, and what is written in their place."""

    start: int
    stop: int
    text: str


class Editor:
    """Makes the edits of a document; those that would change nothing are left out."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._lines = Lines(document.text, document.first_line, document.form)

    def _is_on_one_line(self, path: Path, text: str) -> bool:
        behind = self._document.style(path) in ("|", ">")
        return bool(text) and not behind and not self._document.is_joined(path)

    def _block(self, path: Path, text: str, rows: Sequence[str]) -> Iterator[Edit]:
        """Replace the rows of block text, each from its first cell to the end of its line."""
        if not _LASTING.isdisjoint(text):
            return
        offset = 0
        for row, new in zip(text.split("\n"), rows, strict=True):
            first = blank_tokens(row)[0]
            start = self._index(self._document.span(path, (offset + first.start, offset + first.stop)))
            yield from self._edit(start, self._lines.end(start), new)
            offset += len(row) + 1

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
