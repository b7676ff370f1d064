"""A stream of bytes -> the Documents in it.

A file may be of any size, and so may its lines: what is held in memory is one document, cut off at the
limit. A document that cannot be read never stops those behind it.
"""

import re
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

from arbcheck.records.document import Document, Form, Origin
from arbcheck.records.lines import Lines
from arbcheck.records.loading import load_text
from arbcheck.records.sections import BOM, LIMIT, Section, sections
from arbcheck.records.trouble import Trouble

_BREAK = rb"(?:\r\n|[\n\r]|\xc2\x85|\xe2\x80[\xa8\xa9])"
_TO_BREAK = rb"(?:[^\n\r\xc2\xe2]++|\xc2(?!\x85)|\xe2(?!\x80[\xa8\xa9]))*+"
_IDLE = rb"[ \t]*+(?:#" + _TO_BREAK + rb")?"
_PROLOGUE = rb"(?:(?:%" + _TO_BREAK + rb"|" + _IDLE + rb")(?:" + _BREAK + rb"|\Z))*+\Z"
"""Comments, empty lines and directives: they belong to the document that follows."""
_ENDING = _TO_BREAK + rb"(?:" + _BREAK + _IDLE + rb"(?=" + _BREAK + rb"|\Z))*+" + _BREAK + rb"?"
"""A line `...` with the comments and empty lines behind it."""

_OTHER_MARKS = {
    b"\xff\xfe\0\0": "UTF-32",
    b"\0\0\xfe\xff": "UTF-32",
    b"\xff\xfe": "UTF-16",
    b"\xfe\xff": "UTF-16",
}
_EXCERPT = 1000


class Beginning(NamedTuple):
    """Where a stretch of a file begins: how many documents stand before it, and its first line's number."""

    before: int = 0
    line: int = 1


def parts(raw: BinaryIO, form: Form, first_line: int = 1) -> Iterator[Section]:
    """Yield the stretches of a stream that hold a document each; OSError if the stream cannot be read.

    "yaml" parts documents at lines that begin with `---`, and behind `...`; "json" is one document;
    "jsonl" is one on each line that is not blank. A file in another encoding is one, whatever is in it, of
    which only the beginning is given.
    """
    found = _FORMS[form](sections(raw, form, first_line))
    for first in found:
        yield first
        if _other_mark(first):  # what looks like another document is a part of this one
            return
        break
    yield from found


def documents(
    raw: BinaryIO,
    name: str,
    *,
    form: Form,
    beginning: Beginning = Beginning(),  # noqa: B008 - a value
) -> Iterator[Document]:
    """Yield the documents of a stream, at least one; OSError if the stream cannot be read.

    The stream is a whole file, or a stretch of one that begins where one of its `parts` does.
    """
    number = beginning.before
    for section in parts(raw, form, beginning.line):
        number += 1
        origin = Origin(name, form, number, section.first_line)
        mark = _other_mark(section)
        yield _refuse_encoding(section.data, mark, origin) if mark else _load(section, origin)
    if not number:
        yield load_text("", Origin(name, form))


def _other_mark(section: Section) -> bytes | None:
    """Return the byte order mark of another encoding with which a file begins, if it does."""
    if section.first_line > 1:
        return None
    return next((mark for mark in _OTHER_MARKS if section.data.startswith(mark)), None)


def _yaml(parts: Iterator[Section]) -> Iterator[Section]:
    """Put the sections of a YAML stream together to documents."""
    pending: Section | None = None
    is_open = False  # whether the pending section has a document in it, not comments and directives alone
    for part in parts:
        section: Section | None = part
        if part.kind == b"...":
            pending = pending if is_open else None  # there is nothing that it could end
            section = _end(pending, part)
        if section is None:
            continue
        if pending and is_open:
            yield pending
            pending = None
        if pending and section.kind == b"---":
            pending.join(section)
        else:
            pending = section
        is_open = section.kind == b"---" or not _is_prologue(section.data)
    if pending:
        yield pending


def _is_prologue(data: bytes) -> bool:
    return data[:1] in b"#% \t\n\r\xc2\xe2" and re.match(_PROLOGUE, data) is not None


def _end(ended: Section | None, section: Section) -> Section | None:
    """Give a `...` line and what is idle behind it to the document that it ends; return the rest, if any."""
    ending = re.match(_ENDING, section.data)
    size = ending.end() if ending else 0
    rest = section.split(size, "yaml") if size < section.size else None
    if ended:
        ended.join(section)
    return rest


def _jsonl(parts: Iterator[Section]) -> Iterator[Section]:
    return (part for part in parts if part.data.strip(b" \t\r\n"))


def _json(parts: Iterator[Section]) -> Iterator[Section]:
    return parts


_NEAR = 64
_BOM_AT_START = rb"\A(---[ \t]*(?:\r\n|\n|\r))" + BOM
"""A byte order mark behind the line of a mark: a file that begins with one was put behind a line `---`."""

_FORMS = {"yaml": _yaml, "json": _json, "jsonl": _jsonl}


def _load(section: Section, origin: Origin) -> Document:
    """Decode and read one document."""
    data = section.data
    if section.size > LIMIT:
        trouble = _trouble(data[:_EXCERPT].decode(errors="replace"), origin)
        size = f"{section.size / 2**20:.1f} MiB"
        trouble.add("ARB011", f"this document has {size} of text; the limit is {LIMIT >> 20} MiB", 0, 1)
        return Document(trouble.lines, None, None, origin, trouble.problems)
    if data.find(BOM, 0, _NEAR) > 0:
        data = re.sub(_BOM_AT_START, rb"\1", data, count=1)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        return _refuse_bytes(data, error.start, origin)
    return load_text(text, origin)


def _refuse_bytes(data: bytes, start: int, origin: Origin) -> Document:
    trouble = _trouble(data.decode(errors="replace"), origin)
    at = len(data[:start].decode())
    letter = data[start : start + 1].decode("cp1252", "replace")
    remedy = f"save the file as UTF-8; in Windows-1252 this byte is `{letter}`" if letter.isalpha() else None
    trouble.add("ARB002", f"the byte 0x{data[start]:02X} here is not UTF-8", at, at + 1, help=remedy)
    return Document(trouble.lines, None, None, origin, trouble.problems)


def _refuse_encoding(data: bytes, mark: bytes, origin: Origin) -> Document:
    encoding = _OTHER_MARKS[mark]
    excerpt = data[: 4 * _EXCERPT].decode(encoding, "replace")
    trouble = _trouble(excerpt, origin)
    trouble.add("ARB002", f"the file is {encoding}, as its byte order mark says", 0, 1)
    return Document(trouble.lines, None, None, origin, trouble.problems)


def _trouble(text: str, origin: Origin) -> Trouble:
    return Trouble(Lines(text, origin.first_line, origin.form))
