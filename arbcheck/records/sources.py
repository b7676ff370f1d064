"""Where records come from: files, folders, patterns and standard input."""

import os
import sys
from collections.abc import Iterator, Sequence
from io import BufferedReader
from typing import NamedTuple

from arbcheck.problems import Problem, Span, problem
from arbcheck.records.document import Document, Form
from arbcheck.records.stream import documents

ENDINGS = (".yaml", ".yml", ".json", ".jsonl")
"""The endings of the files that are read below a folder."""
STANDARD_INPUT = "-"
_PATTERN = frozenset("*?[")


class Missing(NamedTuple):
    """An input that cannot be opened."""

    name: str
    problem: Problem


def read_sources(arguments: Sequence[str]) -> Iterator[Document | Missing]:
    """Yield the documents of all inputs, one after the other; one that cannot be opened stops no other."""
    for argument in arguments:
        for name in expand(argument):
            if isinstance(name, Missing):
                yield name
            else:
                yield from _read(name)


def expand(argument: str) -> Iterator[str | Missing]:
    """Yield the files that an argument means: itself, those below a folder, or those of a pattern."""
    if argument == STANDARD_INPUT:
        yield argument
    elif os.path.isdir(argument):
        yield from _found(argument, sorted(_below(argument), key=os.fsencode))
    elif _PATTERN.isdisjoint(argument) or os.path.lexists(argument):
        yield argument
    else:
        from glob import glob

        yield from _found(argument, sorted(glob(argument, recursive=True), key=os.fsencode))


def form_of(name: str) -> Form:
    """Return the form of a file by its ending: "json", "jsonl" or "yaml"."""
    ending = os.path.splitext(name)[1].lower()
    return "json" if ending == ".json" else "jsonl" if ending == ".jsonl" else "yaml"


def _found(argument: str, names: list[str]) -> Iterator[str | Missing]:
    files = [name for name in names if os.path.isfile(name)]
    if not files:
        yield _missing(argument, f"no records found: {argument} has no {', '.join(ENDINGS)}")
    yield from files


def _below(folder: str) -> Iterator[str]:
    """Yield the record files below a folder; hidden folders and links are skipped."""
    for base, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in files:
            path = os.path.join(base, name)
            if name.lower().endswith(ENDINGS) and not os.path.islink(path):
                yield path


def _read(name: str) -> Iterator[Document | Missing]:
    try:
        if name == STANDARD_INPUT:
            stream = sys.stdin.buffer
            start = stream.peek() if isinstance(stream, BufferedReader) else b""
            yield from documents(stream, name, form=form_of_start(start))
        else:
            with open(name, "rb") as stream:
                yield from documents(stream, name, form=form_of(name))
    except OSError as error:
        yield _missing(name, f"cannot be read: {error.strerror}")


def _missing(name: str, message: str) -> Missing:
    return Missing(name, problem("ARB001", message, Span(1, 1)))


def form_of_start(start: bytes) -> Form:
    """Guess the form of a stream without a name: JSON lines if its first line, as far as seen, is JSON."""
    if not start.lstrip().startswith(b"{"):
        return "yaml"
    line, end, _ = start.lstrip().partition(b"\n")
    if end:
        import json

        try:
            json.loads(line)
        except ValueError:
            return "json" if line.strip() == b"{" else "yaml"
    return "jsonl"
