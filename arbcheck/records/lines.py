"""The lines of a document's text, counted as its reader counts them."""

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

from arbcheck.problems import Span

if TYPE_CHECKING:
    from arbcheck.records.spans import Letters

_JSON_BREAK = re.compile("\r\n|[\n\r]")
BREAKS = {
    "yaml": re.compile("\r\n|[\n\r\x85\u2028\u2029]"),
    "json": _JSON_BREAK,
    "jsonl": _JSON_BREAK,
}
"""What ends a line. YAML 1.1, and with it libyaml, counts NEL, LS and PS too; JSON has them within texts."""


class Lines:
    """The text of one document as numbered lines of its file.

    ``first`` is the number, in the file, of the line on which the text begins. Indexes into the text
    count code points from 0, lines and columns count from 1.
    """

    __slots__ = ("_letters", "_rows", "_starts", "first", "form", "text")

    def __init__(self, text: str, first: int, form: str) -> None:
        self.text = text
        self.first = first
        self.form = form
        self._starts: list[int] | None = None
        self._letters: dict[int, Letters] = {}
        self._rows: dict[int, str] = {}

    @property
    def starts(self) -> list[int]:
        """The index of each line's first character."""
        if self._starts is None:
            self._starts = [0, *(found.end() for found in BREAKS[self.form].finditer(self.text))]
        return self._starts

    def _end(self, row: int) -> int:
        if row + 1 == len(self.starts):
            return len(self.text)
        end = self.starts[row + 1] - 1
        return end - (self.text[end - 1 : end + 1] == "\r\n")

    def line(self, number: int) -> str:
        """Return a line of the file without its line break; an empty text if it is not in this document."""
        row = number - self.first
        if not 0 <= row < len(self.starts):
            return ""
        if row not in self._rows:  # a line may be millions long, and each of its problems asks for it
            self._rows[row] = self.text[self.starts[row] : self._end(row)]
        return self._rows[row]

    def begins(self, index: int) -> bool:
        """Tell whether only blanks stand before an index on its line."""
        start = self.starts[bisect_right(self.starts, index) - 1]
        return not self.text[start:index].strip(" \t")

    def end(self, index: int) -> int:
        """Return where the line that holds an index ends, its break apart."""
        return self._end(bisect_right(self.starts, index) - 1)

    def span(self, start: int, stop: int) -> Span:
        """Return the place of text[start:stop], cut at the end of its first line; at least one column."""
        row = bisect_right(self.starts, start) - 1
        return Span(
            self.first + row,
            start - self.starts[row] + 1,
            max(1, min(stop, self._end(row)) - start),
        )

    def letters(self, start: int, value: str) -> "Letters":
        """Return the places of the characters of a scalar that is not empty and begins at ``start``."""
        if start not in self._letters:
            from arbcheck.records.spans import letters

            self._letters[start] = letters(self.text, start, value, self.form)
        return self._letters[start]

    def stretch(self, start: int, value: str) -> tuple[int, int]:
        """Return where a whole scalar begins and ends; empty quotes are as long as they are."""
        if value:
            return self.letters(start, value).stretch(0, len(value))
        return start, start + (2 if self.text[start : start + 2] in ('""', "''") else 1)
