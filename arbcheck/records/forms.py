"""The form of a stream that has no name, and so no ending: told by how it begins.

It is told by the first line that is not blank, and by how the next begins. A line that begins with `{"` where
no value may stand is a record of its own, so the first line is one too, however faulty: these are JSON lines.
So they are if the first line is a whole value. What opens with a bracket that a later line closes is JSON if
it has nothing outside of quotes that JSON does not know. All else is YAML.

However slowly a stream comes, it is read on until that is decided, or a record is too long to be read.
"""

import io
import re
from collections.abc import Callable
from typing import BinaryIO

from arbcheck.records.document import Form
from arbcheck.records.sections import BOM, LIMIT

_BLOCK = 1 << 16
_MOST = LIMIT + _BLOCK
"""So much is looked at before a form is told without a reason; a longer record is refused in any form."""

_AHEAD = 3
"""How many bytes of a next line tell what it is."""

_BREAK = re.compile(rb"[\n\r]")
_YAML = (b"#", b"%", b"---", b"...")
_YAML_MARKS = (b"---", b"...")
_OBJECT = re.compile(rb'\{[ \t]?"')
_TEXT = re.compile(rb'"(?:[^"\\]++|\\.?)*+"?')
_NO_BLANK = re.compile(rb"[^ \t\r\n]|\Z")
_COMMENT = re.compile(rb"(?<![^ \t])#.*+", re.DOTALL)
_NO_BRACKETS = bytes(set(range(256)) - set(b"{[]}"))
_JSON_WORD = re.compile(rb'"|true|false|null|NaN|-?Infinity|-?\d[-+.\deE]*+')
_JSON = re.compile(rb"(?:[][{},: \t]++|(?:" + _JSON_WORD.pattern + rb")(?![^][{},: \t]))*+")


class Begun(io.BytesIO):
    """A stream whose beginning has been looked at, and is nevertheless the first that is read."""

    def __init__(self, stream: BinaryIO) -> None:
        super().__init__()
        self._read: Callable[[int], bytes] = getattr(stream, "read1", stream.read)
        self._seen = bytearray()
        self._given = 0
        self._is_at_end = False
        self.form: Form = _form(self)

    def read1(self, size: int | None = -1, /) -> bytes:
        """Return the next bytes, as many as are there and at most so many; none at the end."""
        size = _BLOCK if size is None or size < 0 else size
        block = bytes(self._seen[self._given : self._given + size])
        self._given += len(block)
        if block:
            return block
        self._seen, self._given = bytearray(), 0
        return b"" if self._is_at_end else self._read(size)

    def _look_on(self) -> bool:
        """Look at some more bytes; tell whether there are any, and not too many by now."""
        if self._is_at_end or len(self._seen) > _MOST:
            return False
        block = self._read(_BLOCK)
        self._is_at_end = not block
        self._seen += block
        return not self._is_at_end

    def line(self, begin: int) -> tuple[bytes, int]:
        """Return the line that begins at an index, and the index behind its break or its last byte."""
        at = begin
        while not (found := _BREAK.search(self._seen, at)):
            at = len(self._seen)
            if not self._look_on():
                return bytes(self._seen[begin:]), len(self._seen)
        return bytes(self._seen[begin : found.start()]), found.end()

    def ahead(self, at: int) -> tuple[bytes, int]:
        """Return the next three bytes that are not blank, and the index of the first."""
        while True:
            at = next(_NO_BLANK.finditer(self._seen, at)).start()
            if len(self._seen) >= at + _AHEAD or not self._look_on():
                return bytes(self._seen[at : at + _AHEAD]), at

    def begins_line(self, at: int) -> bool:
        """Tell whether a line begins at an index."""
        return self._seen[at - 1 : at] in (bytearray(b"\n"), bytearray(b"\r"))

    def has_more(self, at: int) -> bool:
        """Tell whether a byte stands at an index."""
        return at < len(self._seen) or self._look_on()


def form_of_start(start: bytes) -> Form:
    """Tell the form of a text without a name."""
    return Begun(io.BytesIO(start)).form


def _form(begun: Begun) -> Form:
    ahead, at = begun.ahead(0)
    if ahead == BOM:
        ahead, at = begun.ahead(len(BOM))
    if not ahead or ahead.startswith(_YAML):
        return "yaml"
    line, end = begun.line(at)
    line = line.strip()
    if end > LIMIT and _OBJECT.match(line):
        return "jsonl"
    open_ones = bytearray()
    code = _code(line)
    is_json = _follow(code, open_ones)
    ahead, at = begun.ahead(end)
    if begun.begins_line(at) and _OBJECT.match(ahead) and not _may_go_on(code, open_ones):
        return "jsonl"
    if not is_json or (line[:1] not in (b"{", b"[") and not _JSON_WORD.fullmatch(code)):
        return "yaml"
    if open_ones:
        return _form_of_lines(begun, end, open_ones)
    return "yaml" if ahead in _YAML_MARKS else "jsonl"


def _form_of_lines(begun: Begun, end: int, open_ones: bytearray) -> Form:
    """Tell the form of a text whose first line leaves brackets open, up to where they are closed."""
    while open_ones and begun.has_more(end):
        line, end = begun.line(end)
        if not _follow(_code(line.strip()), open_ones):
            return "yaml"
    return "yaml" if begun.ahead(end)[0] in _YAML_MARKS else "json"


def _code(line: bytes) -> bytes:
    """Return what stands outside of double quotes, a quote for each text."""
    return _TEXT.sub(b'"', line)


def _follow(code: bytes, open_ones: bytearray) -> bool:
    """Open and close the brackets of a line; tell whether it holds nothing that JSON does not know."""
    for bracket in _without_comment(code).translate(None, _NO_BRACKETS):
        if bracket in b"{[":
            open_ones.append(bracket)
        elif open_ones:
            open_ones.pop()
    return _JSON.fullmatch(code) is not None


def _may_go_on(code: bytes, open_ones: bytearray) -> bool:
    """Tell whether a line may be followed by a value that begins with a brace."""
    code = _without_comment(code).rstrip()
    return code.endswith((b"[", b":")) or (code.endswith(b",") and open_ones[-1:] == b"[")


def _without_comment(code: bytes) -> bytes:
    return _COMMENT.sub(b"", code)
