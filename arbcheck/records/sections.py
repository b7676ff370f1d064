"""A stream of bytes -> its stretches between marks such as `---` lines, whatever the size of either."""

import re
from collections.abc import Iterator
from typing import BinaryIO

LIMIT = 4 * 1024 * 1024
"""How many bytes of text one document may have."""

BOM = b"\xef\xbb\xbf"

_BLOCK = 1 << 16
_TAIL = 12
"""At least as many bytes as a mark has, with what stands before it and must follow it."""

_LONG_BREAKS = (b"\r\n", b"\xc2\x85", b"\xe2\x80\xa8", b"\xe2\x80\xa9")
# Each finds the line break before a mark; group 1 is the mark, group 2 its kind.
_MARKS = {
    # Both end a document, even within quotes or block text. A `---` behind a byte order mark is where two
    # files were put together.
    "yaml": re.compile(
        rb"[\n\r\x85\xa8\xa9](?:(?<=[\n\r])|(?<=\xc2\x85)|(?<=\xe2\x80[\xa8\xa9]))"
        rb"((?:\xef\xbb\xbf(?=-))?(---|\.\.\.))(?=[ \t\n\r]|\xc2\x85|\xe2\x80[\xa8\xa9]|\Z)"
    ),
    "jsonl": re.compile(rb"(?:\n|\r(?!\n))(())"),
}
_SIGNS = {"yaml": (b"---", b"..."), "jsonl": (b"\n", b"\r"), "json": ()}
"""Without one of these there is no mark: looking for them is quicker."""
_BEFORE: dict[str, dict[int, int]] = {
    "yaml": {**dict.fromkeys(b"\n\r\x85\xa8\xa9", 1), BOM[-1]: 4},
    "jsonl": {},
}
"""How many bytes before its sign a mark's match begins, by the byte before the sign; empty: none."""


class Section:
    """A stretch of a stream, from one mark to the next.

    ``kind`` is the mark that it begins with; ``first_line`` and ``next_line`` number its first line and the
    line behind it. ``size`` is its number of bytes, ``offset`` that of those before it in the stream; of more
    bytes than the limit only the beginning is kept.
    """

    __slots__ = ("_parts", "first_line", "kind", "next_line", "offset", "size")

    def __init__(self, kind: bytes, first_line: int, offset: int) -> None:
        self.kind = kind
        self.offset = offset
        self.first_line = first_line
        self.next_line = first_line
        self.size = 0
        self._parts: list[bytes] = []

    @property
    def data(self) -> bytes:
        """The bytes of the section without a byte order mark."""
        self._parts = [b"".join(self._parts)]
        return self._parts[0].removeprefix(BOM)

    def add(self, piece: bytes, breaks: int) -> None:
        """Add bytes with so many line breaks in them."""
        if self.size <= LIMIT:
            self._parts.append(piece)
        self.size += len(piece)
        self.next_line += breaks

    def join(self, other: "Section") -> None:
        """Add the section that follows."""
        if self.size <= LIMIT:
            self._parts.append(other.data)
        self.size += other.size
        self.next_line = other.next_line

    def split(self, size: int, form: str) -> "Section":
        """Cut the section behind so many of its bytes; return the rest."""
        data = self.data
        rest = Section(b"", self.first_line + _breaks(data[:size], form), self.offset + size)
        rest._parts = [data[size:]]
        rest.size = self.size - size
        rest.next_line = self.next_line
        self._parts = [data[:size]]
        self.size = size
        self.next_line = rest.first_line
        return rest


def sections(raw: BinaryIO, form: str, first_line: int = 1) -> Iterator[Section]:
    """Yield the sections of a stream; empty ones are left out. OSError if it cannot be read.

    ``first_line`` is the number of its first line in the file.
    """
    read = getattr(raw, "read1", raw.read)  # a pipe's records need not wait until a whole block is there
    section = Section(b"", first_line, 0)
    data, at, more = b"\n", 1, True
    while more:
        block = read(_BLOCK)
        more = bool(block)
        data, at = data[max(0, at - 3) :] + block, min(at, 3)
        end = _safe_end(data, at) if more else len(data)
        for found in _marks(data, at, form):
            begin = found.start(1)
            if begin >= end:
                break
            section.add(data[at:begin], _breaks(data[at:begin], form))
            following = Section(found[2], section.next_line, section.offset + section.size)
            if section.size:
                yield section  # whoever takes it may cut it
            section = following
            at = begin
        section.add(data[at:end], _breaks(data[at:end], form))
        at = end
    if section.size:
        yield section


def _marks(data: bytes, at: int, form: str) -> Iterator[re.Match[bytes]]:
    signs = [sign for sign in _SIGNS[form] if sign in data]
    if len(signs) == 1:
        return _marks_with(signs[0], data, at, form)
    return _MARKS[form].finditer(data, at - 1) if signs else iter(())


def _marks_with(sign: bytes, data: bytes, at: int, form: str) -> Iterator[re.Match[bytes]]:
    """Yield the marks of data in which they all have one sign: it is found much quicker than they are."""
    before, match = _BEFORE[form], _MARKS[form].match
    begin = data.find(sign, at - 1)
    while begin >= 0:
        back = before.get(data[begin - 1], -1) if before else 0
        found = match(data, begin - back) if 0 <= back <= begin - at + 1 else None
        if found:
            yield found
        begin = data.find(sign, found.end() if found else begin + len(sign))


def _safe_end(data: bytes, at: int) -> int:
    """Return up to where the data can be given away: no mark or line break is cut there."""
    end = max(at, len(data) - _TAIL)
    for long in _LONG_BREAKS:
        for back in range(1, len(long)):
            if end > at and data.startswith(long, end - back):
                return end - back
    return end


def _breaks(data: bytes, form: str) -> int:
    count = data.count(b"\n")
    if b"\r" in data:
        count += data.count(b"\r") - data.count(b"\r\n")
    if form == "yaml" and not data.isascii():
        count += data.count(b"\xc2\x85") + data.count(b"\xe2\x80\xa8") + data.count(b"\xe2\x80\xa9")
    return count
