"""Pieces of a file hold the documents that the whole file holds, with the same numbers and places."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbcheck.records.document import Document
from arbcheck.records.sources import Missing, expand, read_sources
from arbcheck.runs.pieces import Piece, pieces, read, single
from tests.cli.command import FINAL
from tests.runs.records import MIXED, as_json_lines, stream, written


def told(documents: Iterator[Document | Missing]) -> list[Any]:
    """Return all that can be seen of documents."""
    seen = []
    for document in documents:
        assert isinstance(document, Document)
        problems = [(problem.code, problem.at, problem.message) for problem in document.problems]
        seen.append((document.name, document.number, document.first_line, document.tree, problems))
    return seen


def cut(path: str, size: int) -> list[Piece]:
    found = list(pieces([path], size))
    assert all(isinstance(piece, Piece) for piece in found)
    return [piece for piece in found if isinstance(piece, Piece)]


LINES = st.sampled_from(
    ["---", "--- # a remark", "...", "... # a remark", "# a remark", "", "a: 1", "  b: 2", "%YAML 1.1", "- x"]
)
BREAKS = st.sampled_from(["\n", "\n", "\r\n", "\r", "\x85", "\u2028"])


@given(lines=st.lists(st.tuples(LINES, BREAKS), max_size=12), marked=st.booleans(), size=st.integers(1, 20))
@settings(deadline=None, max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_pieces_of_any_stream_hold_what_the_whole_holds(
    lines: list[tuple[str, str]],
    marked: bool,  # noqa: FBT001 - whether there is a byte order mark
    size: int,
    tmp_path: Path,
) -> None:
    path = tmp_path / "stream.yaml"
    text = "\ufeff" * marked + "".join(line + end for line, end in lines)
    path.write_bytes(text.encode())
    whole = told(read_sources([str(path)]))
    assert [each for piece in cut(str(path), size) for each in told(read(piece))] == whole
    parts = [part for piece in cut(str(path), 10**6) for part in single(piece)]
    assert [each for part in parts for each in told(read(part))] == (whole if parts else [])


@pytest.mark.parametrize("size", [1, 100, 1500, 10**6])
def test_each_piece_says_how_many_records_it_has(size: int, tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED * 3)
    found = cut(path, size)
    assert [piece.records for piece in found] == [len(told(read(piece))) for piece in found]
    assert sum(piece.size for piece in found) == len(stream(*MIXED * 3).encode())
    assert len(found) == {1: 12, 100: 9, 1500: 5, 10**6: 1}[size] or size in (100, 1500)


def test_json_lines_are_cut_too(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text("\n" + as_json_lines(*MIXED).replace("}\n", "}\n \n"))
    found = cut(str(path), 1)
    assert len(found) == 4
    assert [each for piece in found for each in told(read(piece))] == told(read_sources([str(path)]))


def test_a_json_file_is_one_piece(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text("{}")
    assert [piece.records for piece in cut(str(path), 1)] == [1]


def test_an_empty_file_is_one_piece_with_the_problem_that_it_is_empty(tmp_path: Path) -> None:
    path = written(tmp_path)
    [piece] = cut(path, 1)
    assert piece.records == 0
    assert told(read(piece)) == told(read_sources([path]))


def test_another_encoding_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "utf16.yaml"
    path.write_bytes("a: 1\n---\nb: 1\n".encode("utf-16"))
    assert [each for piece in cut(str(path), 1) for each in told(read(piece))] == told(
        read_sources([str(path)])
    )


def test_inputs_that_cannot_be_opened_stand_among_the_pieces(tmp_path: Path) -> None:
    good = written(tmp_path, *MIXED)
    missing = next(iter(read_sources(["nowhere.yaml"])))
    assert isinstance(missing, Missing)
    assert list(pieces([missing, "nowhere.yaml", good])) == [missing, missing, *cut(good, 10**6)]


def test_a_file_that_has_gone_meanwhile_is_told(tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED)
    [piece] = cut(path, 10**6)
    Path(path).unlink()
    [gone] = read(piece)
    assert isinstance(gone, Missing)
    assert "No such file" in gone.problem.message


def test_standard_input_is_one_piece_to_be_read_here() -> None:
    [piece] = pieces(["-"])
    assert isinstance(piece, Piece)
    assert piece.is_whole_input
    assert not Piece("a", "yaml", 0, 0, piece.beginning, 0).is_whole_input


def test_a_url_is_read_through_fsspec(tmp_path: Path) -> None:
    path = written(tmp_path, *MIXED)
    url = f"file://{path}"
    found = cut(url, 1)
    trees = [document[3] for piece in found for document in told(read(piece))]
    assert trees == [document[3] for document in told(read_sources([path]))]


def test_a_url_of_no_known_kind_is_told() -> None:
    [missing] = pieces(["nosuch://host/records.yaml"])
    assert isinstance(missing, Missing)
    assert missing.problem.code == "ARB001"
    assert "nosuch" in missing.problem.message


def test_a_pattern_of_urls_means_the_files_that_fit(tmp_path: Path) -> None:
    one, two = written(tmp_path, FINAL, name="1.yaml"), written(tmp_path, *MIXED, name="2.yaml")
    (tmp_path / "3.txt").write_text("no record")
    assert list(expand(f"file://{tmp_path}/*.yaml")) == [f"file://{one}", f"file://{two}"]
    [missing] = expand(f"file://{tmp_path}/*.json")
    assert isinstance(missing, Missing)
    assert missing.problem.message == "no records found: no file has a name of this pattern"
    [unknown] = expand("nosuch://host/*.yaml")
    assert isinstance(unknown, Missing)
    assert "nosuch" in unknown.problem.message
