"""Where records come from: files, folders, patterns, standard input."""

import io
import os
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from arbcheck.records.document import Document
from arbcheck.records.sources import Missing, expand, form_of, read_sources

RECORD = "arbcheck: 1\n"


def files(*arguments: str) -> list[str]:
    """Name what the arguments mean; of what cannot be opened tell why."""
    return [
        name if isinstance(name, str) else f"{name.name}: {name.problem.message}"
        for argument in arguments
        for name in expand(argument)
    ]


def read(*arguments: str) -> list[tuple[str, int]]:
    return [
        (found.name, 0 if isinstance(found, Missing) else found.number) for found in read_sources(arguments)
    ]


@pytest.fixture(autouse=True)
def _club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Go to a folder with some records."""
    monkeypatch.chdir(tmp_path)
    for name in (
        "b.yaml",
        "B.yml",
        "a/c.JSON",
        "a/.hidden/d.yaml",
        "a/e.jsonl",
        "f.txt",
        "a/ä.yaml",
        "g[1].yaml",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text('{"arbcheck": 1}\n' if "json" in name.lower() else RECORD, encoding="utf-8")
    (tmp_path / "empty").mkdir()


def test_a_folder_means_the_records_below_it_in_byte_order() -> None:
    assert files(".") == ["./B.yml", "./a/c.JSON", "./a/e.jsonl", "./a/ä.yaml", "./b.yaml", "./g[1].yaml"]
    assert files("a") == ["a/c.JSON", "a/e.jsonl", "a/ä.yaml"]


def test_links_and_hidden_folders_are_skipped_but_a_link_may_be_named() -> None:
    os.symlink("b.yaml", "link.yaml")
    os.symlink("a", "linked")
    assert "./link.yaml" not in files(".")
    assert not any("linked" in name for name in files("."))
    assert files("link.yaml") == ["link.yaml"]
    assert files("a/.hidden") == ["a/.hidden/d.yaml"]


def test_a_pattern_means_the_files_that_fit() -> None:
    assert files("*.y*ml") == ["B.yml", "b.yaml", "g[1].yaml"]
    assert files("**/*.jsonl") == ["a/e.jsonl"]
    assert files("a*", "[fb].*") == [
        "a*: no records found: no file has a name of this pattern",
        "b.yaml",
        "f.txt",
    ]


def test_a_file_whose_name_looks_like_a_pattern_is_that_file() -> None:
    assert files("g[1].yaml") == ["g[1].yaml"]


def test_a_folder_without_records_is_told() -> None:
    assert files("empty") == [
        "empty: no records found: nothing below it ends with .yaml, .yml, .json, .jsonl"
    ]


def test_what_cannot_be_opened_is_told_and_stops_nothing_else() -> None:
    [missing, document] = read_sources(["lost.yaml", "b.yaml"])
    assert isinstance(missing, Missing)
    assert (missing.problem.code, missing.problem.message) == (
        "ARB001",
        "cannot be read: No such file or directory",
    )
    assert isinstance(document, Document)
    assert read("lost.yaml", "b.yaml", "*.none") == [("lost.yaml", 0), ("b.yaml", 1), ("*.none", 0)]


def test_a_folder_that_cannot_be_looked_into_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    scandir = os.scandir

    def refuse(path: str) -> object:
        if "hidden" in path:
            raise PermissionError(13, "Permission denied", path)
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)
    assert files("a/.hidden") == ["a/.hidden: cannot be read: Permission denied"]


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("a.json", "json"),
        ("a.JSONL", "jsonl"),
        ("a.yaml", "yaml"),
        ("a", "yaml"),
        ("json", "yaml"),
        ("-", "yaml"),
    ],
)
def test_the_ending_of_a_name_tells_the_form(name: str, form: str) -> None:
    assert form_of(name) == form


class _Piped(io.BytesIO):
    """A stream that cannot be looked into."""


@pytest.mark.parametrize(
    ("stream", "records"),
    [
        (io.BufferedReader(io.BytesIO(b'{"arbcheck": 1}\n{"arbcheck": 1}\n')), [("-", 1), ("-", 2)]),
        (_Piped(b"arbcheck: 1\n---\narbcheck: 1\n"), [("-", 1), ("-", 2)]),
    ],
)
def test_records_come_from_standard_input_too(
    stream: io.BufferedIOBase, records: Iterable[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Input:
        buffer = stream

    monkeypatch.setattr(sys, "stdin", Input)
    assert read("-") == records


def test_a_standard_input_that_is_closed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    [missing] = read_sources(["-"])
    assert isinstance(missing, Missing)
    assert missing.problem.message == "cannot be read: Bad file descriptor"


def test_a_pattern_that_follows_a_link_round_in_a_circle_names_each_file_once(tmp_path: Path) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (here / "a.yaml").write_text(RECORD)
    (here / "round").symlink_to(here, target_is_directory=True)
    assert list(expand(f"{here}/**/*.yaml")) == [f"{here}/a.yaml"]
