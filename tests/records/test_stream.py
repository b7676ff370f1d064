"""How a stream of bytes is parted into documents."""

import io
import tracemalloc
from collections.abc import Iterator
from typing import BinaryIO, cast

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.records import sections
from arbcheck.records.document import Document, Form
from arbcheck.records.sections import LIMIT
from arbcheck.records.stream import documents, parts
from tests.records.loaded import place, several, told

FORMS: tuple[Form, ...] = ("yaml", "json", "jsonl")


def trees(raw: bytes, form: Form = "yaml") -> list[object]:
    return [document.tree for document in several(raw, form)]


def begun(raw: bytes, form: Form = "yaml") -> list[tuple[int, int]]:
    return [(document.number, document.first_line) for document in several(raw, form)]


class Drip(io.RawIOBase):
    """A stream that gives a few bytes at a time, as a pipe may."""

    def __init__(self, raw: bytes, sizes: Iterator[int]) -> None:
        self._raw = io.BytesIO(raw)
        self._sizes = sizes

    def read1(self, _size: int) -> bytes:
        return self._raw.read(next(self._sizes))


def test_each_document_knows_its_number_and_the_line_on_which_it_begins() -> None:
    raw = b"# two games\n\n---\na: 1\n---\nb: 2\nc: 3\n--- {d: 4}\n"
    assert trees(raw) == [{"a": "1"}, {"b": "2", "c": "3"}, {"d": "4"}]
    assert begun(raw) == [(1, 1), (2, 5), (3, 8)]


def test_comments_and_directives_before_the_first_mark_are_no_document() -> None:
    assert trees(b"%YAML 1.2\n# a game\n  \n---\na: 1\n") == [{"a": "1"}]


def test_every_byte_belongs_to_a_document() -> None:
    raw = b"# c\n---\na: 1\n# d\n---\nb: 2\n...\n# e\n\n...\n%YAML 1.2\n---\nc: 3\n...\n# f\n"
    assert "".join(document.text for document in several(raw)) == raw.decode()
    assert begun(raw) == [(1, 1), (2, 5), (3, 11)]


def test_behind_three_dots_a_document_needs_no_mark() -> None:
    assert trees(b"a: 1\n...\n# c\nb: 2\n") == [{"a": "1"}, {"b": "2"}]
    assert begun(b"a: 1\n...\n# c\nb: 2\n") == [(1, 1), (2, 4)]


def test_three_dots_that_end_nothing_are_passed_over() -> None:
    assert begun(b"# c\n...\n# d\na: 1\n") == [(1, 4)]
    assert trees(b"...\n---\na: 1\n") == [{"a": "1"}]


def test_what_stands_behind_three_dots_is_told_in_the_document_that_they_end() -> None:
    found = several(b"a: 1\n... b\n---\nc: 3\n")
    assert [told(document) for document in found] == [[("ARB004", 2, 5)], []]


def test_directives_behind_a_document_are_those_of_the_next() -> None:
    assert trees(b"a: 1\n%YAML 1.1\n---\nb: 2\n") == [{"a": "1"}, {"b": "2"}]


def test_a_mark_wants_a_blank_or_the_end_of_the_line_behind_it() -> None:
    assert trees(b"a: 1\n---b: 2\n") != [{"a": "1"}, {"b": "2"}]
    assert len(several(b"- a\n-----\n- b\n ---\n... .\n")) == 1


def test_a_mark_ends_even_quotes_and_block_text() -> None:
    found = several(b'a: "x\n--- \nb: |\n  y\n---\tz\n')
    assert [told(document) for document in found] == [[("ARB004", 2, 1)], [], []]
    assert [document.tree for document in found] == [None, {"b": "y"}, "z"]


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r", "\x85", "\u2028", "\u2029"])
def test_every_line_end_of_yaml_counts_and_parts(line_end: str) -> None:
    text = line_end.join(["# Žofie", "a: é", "---", "b: |", "  Oa1", "  Oa2", "...", "c: !x 3", ""])
    found = several(text.encode())
    assert [document.first_line for document in found] == [1, 3, 8]
    assert found[1].span(("b",), (4, 7))[:2] == (6, 3)
    assert told(found[2]) == [("ARB008", 8, 4)]


def test_a_file_without_a_document_is_told_at_its_start() -> None:
    for raw in (b"", b"\n\n", b"# nothing yet\n", b"\xef\xbb\xbf", b"%YAML 1.2\n"):
        assert [told(document) for document in several(raw)] == [[("ARB005", 1, 1)]]
        assert trees(raw) == [None]


def test_an_empty_document_is_told_at_its_mark() -> None:
    found = several(b"# c\n---\n# d\n---\na: 1\n---\nnull\n---")
    assert [told(document) for document in found] == [
        [("ARB005", 2, 1)],
        [],
        [("ARB005", 6, 1)],
        [("ARB005", 8, 1)],
    ]


def test_a_byte_order_mark_is_accepted_and_counts_as_no_column() -> None:
    found = several(b"\xef\xbb\xbfa: !x 1\n\xef\xbb\xbf---\nb: !x 2\n...\n\xef\xbb\xbfc: !x 3\n")
    assert [told(document) for document in found] == [
        [("ARB008", 1, 4)],
        [("ARB008", 3, 4)],
        [("ARB008", 5, 4)],
    ]
    assert [document.text[0] for document in found] == ["a", "-", "c"]
    assert trees(b"\xef\xbb\xbf# c\n\xef\xbb\xbf---\na: 1\n") == [{"a": "1"}]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be", "utf-32", "utf-32-be"])
def test_the_byte_order_mark_of_another_encoding_is_named(encoding: str) -> None:
    found = several(
        "\ufeffa: 1\n---\nb: 2\n".replace("\ufeff", "" if len(encoding) == 6 else "\ufeff").encode(encoding)
    )
    assert [told(document) for document in found] == [[("ARB002", 1, 1)]]
    assert encoding[:6].upper() in found[0].problems[0].message
    assert found[0].tree is None
    assert "a: 1" in found[0].source_line(1)


def test_a_byte_that_is_not_utf_8_is_told_where_it_stands_and_other_documents_are_read() -> None:
    found = several("---\na: 1\n---\nb: é\nc: Žofie ".encode() + b"\xe9\n---\nd: 4\n")
    assert [told(document) for document in found] == [[], [("ARB002", 5, 10)], []]
    assert "Windows-1252 this byte is `é`" in found[1].problems[0].help
    assert found[1].source_line(5) == "c: Žofie \ufffd"
    assert "Windows" not in several(b"a: \x80\n")[0].problems[0].help


def test_a_document_over_the_limit_is_refused_and_the_next_is_read() -> None:
    row = b"  - Oa1 Oa4\n"
    long = b"turns:\n" + row * (LIMIT // len(row) + 1)
    found = several(b"a: 1\n---\n" + long + b"...\n---\nb: 2\n")
    assert [told(document) for document in found] == [[], [("ARB011", 2, 1)], []]
    assert "4.0 MiB" in found[1].problems[0].message
    assert found[1].source_line(3) == "turns:"
    assert found[2].first_line == 2 + long.count(b"\n") + 2


def test_a_document_of_just_the_limit_is_read() -> None:
    text = b"a: " + b"x" * (LIMIT - 3)
    assert [told(document) for document in several(text)] == [[]]
    assert told(several(text + b"x")[0]) == [("ARB011", 1, 1)]


def test_what_follows_a_document_counts_to_its_size() -> None:
    idle = b"...\n# " + b"c" * 1000 + b"\n\n"
    found = several(b"a: 1\n" + idle * (LIMIT // len(idle) + 1) + b"---\nb: 2\n")
    assert [told(document) for document in found] == [[("ARB011", 1, 1)], []]


class Endless(io.RawIOBase):
    """A stream of a great many bytes that never lie in memory."""

    def __init__(self, block: bytes, blocks: int) -> None:
        self._block = block
        self._left = blocks

    def read1(self, _size: int) -> bytes:
        self._left -= 1
        return self._block if self._left >= 0 else b""


@pytest.mark.parametrize("form", FORMS)
def test_memory_stays_flat_whatever_the_length_of_a_line(form: Form) -> None:
    tracemalloc.start()
    stream = cast("BinaryIO", Endless(b"x" * 65536, 1600))
    found = [told(document) for document in documents(stream, "game", form=form)]
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert found == [[("ARB011", 1, 1)]]
    assert peak < 5 * LIMIT


def test_documents_of_a_stream_are_given_out_one_by_one() -> None:
    block = b"---\na: 1\n" + b"# c\n" * 50
    found = documents(cast("BinaryIO", Endless(block, 10**9)), "game", form="yaml")
    assert [next(found).number for _ in range(3)] == [1, 2, 3]


def test_a_stream_without_read1_is_read_too() -> None:
    class Plain:
        read = io.BytesIO(b"a: 1\n").read

    assert [document.tree for document in documents(cast("BinaryIO", Plain()), "game", form="yaml")] == [
        {"a": "1"}
    ]


def test_a_json_file_is_one_document() -> None:
    assert trees(b'{"a":\n 1}\n', "json") == [{"a": "1"}]
    assert [told(document) for document in several(b"\n", "json")] == [[("ARB005", 1, 1)]]


def test_each_line_of_a_jsonl_file_that_is_not_blank_is_a_document() -> None:
    raw = b'\xef\xbb\xbf{"a": 1}\n\n \t\r\n{"a": "---\xe2\x80\xa8"}\r{"b": 2\n[]'
    assert trees(raw, "jsonl") == [{"a": "1"}, {"a": "---"}, None, []]
    assert begun(raw, "jsonl") == [(1, 1), (2, 4), (3, 5), (4, 6)]
    assert told(several(raw, "jsonl")[2]) == [("ARB012", 5, 8)]
    assert [told(document) for document in several(b"\n\n", "jsonl")] == [[("ARB005", 1, 1)]]


def test_a_jsonl_line_over_the_limit_does_not_stop_the_next() -> None:
    found = several(b'["' + b"x" * LIMIT + b'"]\n[]\n', "jsonl")
    assert [told(document) for document in found] == [[("ARB011", 1, 1)], []]


def summary(found: Iterator[Document]) -> list[object]:
    return [(each.number, each.first_line, each.text, each.tree, told(each)) for each in found]


PIECES = st.sampled_from(
    [
        *(
            "---",
            "...",
            "\n",
            "\r\n",
            "\r",
            "\x85",
            "\u2028",
            "\n---\n",
            "\n...\n",
            "--- ",
            "# c",
            "%YAML 1.1\n",
            " ",
        ),
        *("a: 1", "- b", "'", '"', "|\n  x", "\ufeff", "é", "{", "}", "[1]", ",", "\t", "\0"),
    ]
)


@settings(deadline=None)
@given(
    st.lists(PIECES, max_size=25).map("".join),
    st.lists(st.integers(1, 9), min_size=1),
    st.sampled_from(FORMS),
)
def test_it_does_not_matter_in_which_pieces_a_stream_arrives(text: str, sizes: list[int], form: Form) -> None:
    def forever() -> Iterator[int]:
        while True:
            yield from sizes

    raw = text.encode()
    drip = cast("BinaryIO", Drip(raw, forever()))
    assert summary(documents(drip, "game", form=form)) == summary(iter(several(raw, form)))


@settings(deadline=None, max_examples=300)
@given(st.one_of(st.binary(), st.lists(PIECES, max_size=25).map(lambda pieces: "".join(pieces).encode())))
def test_whatever_the_bytes_are_there_is_a_document_and_never_an_error(raw: bytes) -> None:
    for form in FORMS:
        found = several(raw, form)
        assert [document.number for document in found] == list(range(1, len(found) + 1))
        for document in found:
            assert (document.tree is None) <= bool(document.problems)
            for problem in document.problems:
                line, column = place(problem.at)
                assert line >= document.first_line
                assert column >= 1


SCALARS = st.sampled_from(
    ["x", "'it''s'", '"- --- -"', "|\n  Oa1\n  ---\n", ">-\n  a\n\n  b\n", "[a, {b: c}]", "''"]
)


@settings(deadline=None)
@given(
    st.lists(
        st.tuples(st.sampled_from(["---\n", "--- # c\n", "# c\n---\n", "...\n---\n"]), SCALARS), min_size=1
    )
)
def test_documents_are_parted_as_yaml_itself_parts_them(games: list[tuple[str, str]]) -> None:
    first, *others = [f"{mark}k: {scalar}".rstrip("\n") + "\n" for mark, scalar in games]
    text = first.removeprefix("...\n") + "".join(others)
    nodes = list(yaml.compose_all(text, Loader=yaml.SafeLoader))
    found = several(text.encode())
    assert [document.tree is not None for document in found] == [node is not None for node in nodes]
    places = [place(document.span(("k",), "key")) for document in found]
    assert places == [(node.start_mark.line + 1, node.start_mark.column + 1) for node in nodes]


def test_lines_are_counted_on_behind_an_end_that_ends_nothing() -> None:
    found = list(documents(io.BytesIO(b"...\na: 1\n---\nb: 1\n"), "a.yaml", form="yaml"))
    assert [(document.number, document.first_line) for document in found] == [(1, 2), (2, 3)]


@given(
    st.lists(
        st.sampled_from(
            [
                b"---",
                b"...",
                b"-",
                b".",
                b"\n",
                b"\r",
                b"\xc2\x85",
                b"\xe2\x80\xa8",
                b"\xef\xbb\xbf",
                b" ",
                b"a",
            ]
        ),
        max_size=14,
    ).map(b"".join),
    st.sampled_from(["yaml", "jsonl"]),
)
def test_marks_that_are_found_by_their_sign_are_those_of_the_pattern(text: bytes, form: str) -> None:
    data = b"\n" + text
    expected = [found.span(1) for found in sections._MARKS[form].finditer(data)]
    assert [found.span(1) for found in sections._marks(data, 1, form)] == expected


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r", b" \t\n"])
def test_a_byte_order_mark_behind_the_line_of_a_mark_is_not_part_of_the_text(end: bytes) -> None:
    [found] = several(b"---" + end + b"\xef\xbb\xbfa: 1" + end + b"b: &x 2\n", "yaml")
    assert found.tree == {"a": "1", "b": "2"}
    assert told(found) == [("ARB007", 3, 4)]
    assert trees(b"a: 1\n---" + end + b"\xef\xbb\xbfa: 2\n") == [{"a": "1"}, {"a": "2"}]


@pytest.mark.parametrize("form", ["yaml", "jsonl", "json"])
def test_a_file_of_another_encoding_is_one_part(form: Form) -> None:
    raw = '{"a": 1}\n---\n'.encode("utf-16") * 3
    [part] = parts(io.BytesIO(raw), form)
    [document] = documents(io.BytesIO(raw), "x", form=form)
    assert (part.first_line, [problem.code for problem in document.problems]) == (1, ["ARB002"])


def test_a_mark_of_another_encoding_means_something_only_where_a_file_begins() -> None:
    raw = b'\n\xff\xfe{"a": 1}\n{"a": 2}\n'
    assert len(list(parts(io.BytesIO(raw), "jsonl"))) == 2
    first, second = documents(io.BytesIO(raw), "x", form="jsonl")
    assert [problem.message[:13] for problem in first.problems] == ["the byte 0xFF"]
    assert not second.problems
