"""The form of a stream without a name is what the ending of a file would have told, however it comes."""

import io
import os
import sys
import threading
import time
import tracemalloc
from collections.abc import Iterable, Iterator
from typing import BinaryIO, cast

import pytest

from arbcheck.records.document import Document
from arbcheck.records.forms import Begun, form_of_start
from arbcheck.records.sections import LIMIT
from arbcheck.records.sources import read_sources
from arbcheck.records.stream import documents
from tests.oracle.boards import seeded

SOUND = b'{"arbcheck": 1, "players": ["A", "B"], "end": {}}\n'
BLOCK = b"arbcheck: 1\nplayers: [A, B]\nend: {}\n"
PRETTY = b'{ "arbcheck": 1,\n  "title": "\\ud83d\\ude00",\n  "players": ["A", "B"],\n  "end": {}\n}\n'
LONG = b'{"title": "' + b"x" * 5300 + b'",'
WIDE = b" " * 8000
STREAMS = {
    "nothing": (b"", "yaml"),
    "blanks": (b" \n\r\n\t", "yaml"),
    "a mark": (b"\xef\xbb\xbf", "yaml"),
    "YAML": (BLOCK, "yaml"),
    "YAML after a comment": (b'# one\n{"arbcheck": 1}\n', "yaml"),
    "YAML after a directive": (b'%YAML 1.1\n---\n{"arbcheck": 1}\n', "yaml"),
    "YAML after a mark": (b'--- # one\n{"arbcheck": 1}\n', "yaml"),
    "YAML with a value in braces below its key": (b'end:\n{"Ana": {}}\narbcheck: 1\n', "yaml"),
    "YAML in quotes": (b'"arbcheck": 1\n"players": [A, B]\n', "yaml"),
    "YAML in braces": (b"{arbcheck: 1}\n", "yaml"),
    "YAML in braces without a break": (b"{arbcheck: 1}", "yaml"),
    "YAML in quotes and braces": (b'{"arbcheck": 1, "players": [A, B]}\n', "yaml"),
    "YAML in braces, several": (b"{arbcheck: 1}\n---\n{arbcheck: 1}\n", "yaml"),
    "YAML in braces over lines": (b"{\n  arbcheck: 1,\n  players: [A, B]\n}\n", "yaml"),
    "YAML in braces over lines, in quotes first": (b'{ "arbcheck": 1,\n "players": [A, B]}\n', "yaml"),
    "YAML with a comment in braces": (b'{"claims": [ # by A\n{"by": "A"}]}\n', "yaml"),
    "YAML with a comment at the end": (b'{"arbcheck": 1, "title": "a # b"} # c\n', "yaml"),
    "JSON in documents of YAML": (SOUND + b"---\n" + SOUND, "yaml"),
    "pretty JSON in documents of YAML": (PRETTY + b"\n---\n" + PRETTY, "yaml"),
    "an end of YAML": (SOUND + b"...\n", "yaml"),
    "words": (b"hello\n", "yaml"),
    "UTF-16": (SOUND.decode().encode("utf-16"), "yaml"),
    "JSON lines": (SOUND * 2, "jsonl"),
    "one JSON line": (SOUND, "jsonl"),
    "one JSON line without a break": (SOUND.strip(), "jsonl"),
    "JSON lines after blank ones": (b"\n \r\n " + SOUND * 2, "jsonl"),
    "JSON lines after a mark": (b"\xef\xbb\xbf" + SOUND * 2, "jsonl"),
    "JSON lines after a mark and a blank line": (b"\xef\xbb\xbf\n" + SOUND * 2, "jsonl"),
    "JSON lines of Windows": (SOUND.replace(b"\n", b"\r\n") * 2, "jsonl"),
    "JSON lines of an old Mac": (SOUND.replace(b"\n", b"\r") * 2, "jsonl"),
    "a comma too many": (SOUND.replace(b"}}", b"},}") + SOUND * 3, "jsonl"),
    "a comma too many, alone": (SOUND.replace(b"}}", b"},}"), "jsonl"),
    "a comma too few": (SOUND.replace(b"1,", b"1") + SOUND, "jsonl"),
    "null": (b"null\n" + SOUND * 3, "jsonl"),
    "null alone": (b"null\nnull\n", "jsonl"),
    "a list": (b"[1]\n" + SOUND * 3, "jsonl"),
    "a list of records": (b"[" + SOUND.strip() + b"]\n", "jsonl"),
    "a number": (b"-1.5e3\n" + SOUND, "jsonl"),
    "a text": (b'"a: \\" {"\n' + SOUND, "jsonl"),
    "words before JSON lines": (b"Reading games\n" + SOUND, "jsonl"),
    "bare keys before JSON lines": (b"{arbcheck: 1}\n" + SOUND, "jsonl"),
    "a brace too many": (SOUND.replace(b"}}", b"}}}") + SOUND, "jsonl"),
    "a brace too few": (SOUND.replace(b"}}", b"}") + SOUND, "jsonl"),
    "a quote too few": (SOUND.replace(b'"B"', b'"B') + SOUND, "jsonl"),
    "a record that breaks off": (b'{"arbcheck": 1,\n' + SOUND, "jsonl"),
    "a backslash at the end": (b'{"arbcheck": "\\\n' + SOUND, "jsonl"),
    "a first line that is too long": (b'{"title": "' + b"x" * LIMIT + b'"}\n' + SOUND, "jsonl"),
    "a first line that never ends": (b'{"title": tr' + b"x" * (2 * LIMIT), "jsonl"),
    "JSON": (b'{\n  "arbcheck": 1\n}\n', "json"),
    "JSON of Windows": (b'{ \r\n  "arbcheck": 1\r\n}\r\n', "json"),
    "JSON with a key behind its brace": (PRETTY, "json"),
    "JSON with a long first line": (LONG + b'\n"arbcheck": 1}\n', "json"),
    "JSON with a list at the margin": (b'{"claims": [\n{"by": "A"},\n{"by": "B"}]}\n', "json"),
    "a JSON list at the margin": (b'[{"by": "A"},\n{"by": "B"}]\n', "json"),
    "JSON with a value below its key": (b'{"end":\n{"A": 1}}\n', "json"),
    "JSON, several": (PRETTY * 2, "json"),
    "JSON that breaks off": (b'{"arbcheck": 1, "title": "cut of', "json"),
    "a brace": (b"{", "json"),
    "JSON longer than a record may be": (
        b"{\n" + (b'"a":' + b" " * 8000 + b"1,\n") * (LIMIT // 4000),
        "json",
    ),
}


class Dripping(io.RawIOBase):
    """A stream that gives so many bytes at a time."""

    def __init__(self, data: bytes, size: int) -> None:
        self.given, self._data, self._size = 0, data, size

    def read1(self, size: int = -1) -> bytes:
        assert size > 0
        found = self._data[self.given : self.given + min(self._size, size)]
        self.given += len(found)
        return found


def dripping(data: bytes, size: int) -> BinaryIO:
    return cast("BinaryIO", Dripping(data, size))


def everything(stream: Begun) -> Iterator[bytes]:
    while block := stream.read1(100_000):
        yield block


@pytest.mark.parametrize(("data", "form"), STREAMS.values(), ids=STREAMS)
def test_the_beginning_tells_the_form(data: bytes, form: str) -> None:
    assert form_of_start(data) == form


@pytest.mark.parametrize("size", [1, 2, 3, 7, 4096])
@pytest.mark.parametrize(("data", "form"), STREAMS.values(), ids=STREAMS)
def test_the_form_is_the_same_however_the_bytes_come_and_none_is_lost(
    data: bytes, form: str, size: int
) -> None:
    size = max(size, len(data) // 10_000)
    begun = Begun(dripping(data, size))
    assert begun.form == form
    assert b"".join(everything(begun)) == data


def test_any_number_of_bytes_may_be_asked_for() -> None:
    begun = Begun(dripping(SOUND * 9, 60))
    assert begun.read1(3) == SOUND[:3]
    assert begun.read1() == (SOUND * 9)[3:60]
    assert begun.read1(None) == (SOUND * 9)[60:120]


def test_plain_yaml_is_told_as_soon_as_its_second_line_begins_and_comments_at_once() -> None:
    for data, enough in ((BLOCK, 15), (b"# A game\n" + BLOCK, 3), (b"---\n" + BLOCK, 3)):
        stream = Dripping(data * 100, 1)
        assert Begun(cast("BinaryIO", stream)).form == "yaml"
        assert stream.given == enough


def test_json_lines_are_told_before_the_second_is_complete() -> None:
    stream = Dripping(SOUND * 2, 1)
    assert Begun(cast("BinaryIO", stream)).form == "jsonl"
    assert stream.given == len(SOUND) + 3


@pytest.mark.parametrize(
    "endless",
    [
        b"\n",
        b" ",
        b'{"a',
        b"[" + b" " * 999 + b"\n",
        b"null" + b" " * 999 + b"\n",
        b"[[",
        b"# ",
        b"title: x ",
    ],
)
def test_of_an_endless_stream_no_more_is_held_than_a_record_may_have(endless: bytes) -> None:
    class Endless(io.RawIOBase):
        given = 0

        def read1(self, size: int = -1) -> bytes:
            self.given += size
            return endless * (size // len(endless))

    stream = Endless()
    tracemalloc.start()
    Begun(cast("BinaryIO", stream))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert stream.given <= LIMIT + (3 << 16)
    assert peak < 8 * LIMIT


def sounds(found: Iterable[Document]) -> list[bool]:
    return [not document.problems for document in found]


@pytest.mark.parametrize("seed", range(40))
def test_json_lines_with_a_faulty_first_are_read_as_their_file_is(seed: int) -> None:
    """The first line is one with a letter left out or put in; the reader of `.jsonl` files is the judge."""
    rng = seeded(seed)
    at = rng.randrange(1, len(SOUND) - 1)
    put = rng.choice(["", ",", "}", "{", "]", '"', "x", "\\"]).encode()
    data = SOUND[:at] + put + SOUND[at + rng.randrange(2) :] + SOUND * 3
    as_file = sounds(documents(io.BytesIO(data), "a.jsonl", form="jsonl"))
    begun = Begun(dripping(data, rng.randrange(1, 200)))
    assert sounds(documents(begun, "-", form=begun.form)) == as_file
    assert as_file[1:] == [True] * 3


@pytest.mark.parametrize("first", [b"{", b"\n", b" ", b"\xef"])
def test_a_writer_may_take_its_time(first: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    data = {b"{": b"", b"\xef": b"\xef\xbb\xbf"}.get(first, first) + SOUND * 3
    reader, writer = os.pipe()

    def write() -> None:
        for part in (first, data[len(first) :]):
            os.write(writer, part)
            time.sleep(0.1)
        os.close(writer)

    thread = threading.Thread(target=write)
    thread.start()
    with open(reader, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        found = list(read_sources(["-"]))
    thread.join()
    assert [document.form for document in found if isinstance(document, Document)] == ["jsonl"] * 3


def test_a_record_of_yaml_is_judged_while_the_stream_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = os.pipe()
    with open(reader, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        os.write(writer, BLOCK + (b"---\n" + BLOCK) * 2)
        found = read_sources(["-"])
        first = next(found)
        assert isinstance(first, Document)
        assert first.text.encode() == BLOCK
        os.close(writer)
        assert len(list(found)) == 2
