"""Files of records cut into pieces that can be judged apart: stretches of bytes that hold whole documents."""

import io
from collections.abc import Iterable, Iterator
from typing import BinaryIO, NamedTuple

from arbcheck.records.document import Document, Form
from arbcheck.records.sources import Missing, cannot_be_read, is_read_once, opened
from arbcheck.records.stream import Beginning, documents, parts

SIZE = 1 << 16
"""A piece ends with the first document that brings it to so many bytes."""


class Piece(NamedTuple):
    """A stretch of a file: ``size`` bytes from ``offset`` on, which hold so many records.

    What cannot be read a second time, such as standard input, is one piece, of which neither is known (-1).
    """

    name: str
    form: Form
    offset: int
    size: int
    beginning: Beginning
    records: int

    @property
    def is_whole_input(self) -> bool:
        """Say whether this is an input that can be read only here and now."""
        return self.size < 0


def pieces(names: Iterable[str | Missing], size: int = SIZE) -> Iterator[Piece | Missing]:
    """Cut all inputs into pieces, in order; one that cannot be opened stops no other."""
    for name in names:
        if isinstance(name, Missing):
            yield name
        elif is_read_once(name):
            yield Piece(name, "yaml", 0, -1, Beginning(), -1)
        else:
            try:
                with opened(name) as (stream, form):
                    yield from _cut(stream, name, form, size)
            except OSError as error:
                yield cannot_be_read(name, error)


def _cut(stream: BinaryIO, name: str, form: Form, size: int) -> Iterator[Piece]:
    """Cut a file into pieces, at least one."""
    piece = Piece(name, form, 0, 0, Beginning(), 0)
    for part in parts(stream, form):
        if piece.size >= size:
            yield piece
            before = piece.beginning.before + piece.records
            piece = Piece(name, form, part.offset, 0, Beginning(before, part.first_line), 0)
        piece = piece._replace(size=part.offset + part.size - piece.offset, records=piece.records + 1)
    yield piece


def single(piece: Piece) -> Iterator[Piece]:
    """Cut a piece into such as hold one record each; OSError if its file cannot be read any more."""
    with opened(piece.name) as (stream, _):
        for part in parts(_Stretch(stream, piece), piece.form, piece.beginning.line):
            line = Beginning(piece.beginning.before, part.first_line)
            yield piece._replace(offset=piece.offset + part.offset, size=part.size, beginning=line, records=1)
            piece = piece._replace(beginning=Beginning(line.before + 1, line.line))


def read(piece: Piece) -> Iterator[Document | Missing]:
    """Yield the documents of a piece."""
    try:
        with opened(piece.name) as (stream, form):
            if piece.is_whole_input:
                yield from documents(stream, piece.name, form=form)
            else:
                stretch = _Stretch(stream, piece)
                yield from documents(stretch, piece.name, form=piece.form, beginning=piece.beginning)
    except OSError as error:
        yield cannot_be_read(piece.name, error)


class _Stretch(io.BytesIO):
    """The bytes of a piece, read from its file block by block: a single document may be of any size."""

    def __init__(self, stream: BinaryIO, piece: Piece) -> None:
        super().__init__()
        stream.seek(piece.offset)
        self._stream = stream
        self._left = piece.size

    def read1(self, size: int | None = -1, /) -> bytes:
        """Return the next bytes, at most so many; none behind the end of the piece."""
        block = self._stream.read(min(size or 0, self._left))
        self._left -= len(block)
        return block
