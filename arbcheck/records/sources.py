"""Where records come from: files, folders, patterns and standard input."""

import errno
import os
import stat
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import BinaryIO, NamedTuple

from arbcheck.problems import Problem, Span, problem, reason
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
    return read_all(name for argument in arguments for name in expand(argument))


def read_all(names: Iterable[str | Missing]) -> Iterator[Document | Missing]:
    """Yield the documents of the files that `expand` has found."""
    for name in names:
        if isinstance(name, Missing):
            yield name
        else:
            yield from _read(name)


def expand(argument: str) -> Iterator[str | Missing]:
    """Yield the files that an argument means: itself, those below a folder, or those of a pattern."""
    if argument == STANDARD_INPUT:
        yield argument
    elif os.path.isdir(argument):
        closed: list[OSError] = []
        files = sorted(_below(argument, closed), key=os.fsencode)
        yield from files
        if not files and not closed:
            yield _missing(argument, f"no records found: nothing below it ends with {', '.join(ENDINGS)}")
        for error in closed:
            yield _missing(error.filename, f"cannot be read: {reason(error)}")
    elif _PATTERN.isdisjoint(argument) or os.path.lexists(argument):
        yield argument
    elif "://" in argument:
        yield from _remote_names(argument)
    else:
        from glob import glob

        seen: set[str] = set()
        for name in sorted(filter(os.path.isfile, glob(argument, recursive=True)), key=os.fsencode):
            there = os.path.realpath(name)  # a link may lead round in a circle
            if there not in seen:
                seen.add(there)
                yield name
        if not seen:
            yield _missing(argument, "no records found: no file has a name of this pattern")


def form_of(name: str) -> Form:
    """Return the form of a file by its ending: "json", "jsonl" or "yaml"."""
    ending = os.path.splitext(name)[1].lower()
    return "json" if ending == ".json" else "jsonl" if ending == ".jsonl" else "yaml"


def _below(folder: str, closed: list[OSError]) -> Iterator[str]:
    """Yield the record files below a folder; hidden folders and links are skipped.

    ``closed`` takes the errors of the folders that cannot be looked into.
    """
    for base, folders, files in os.walk(folder, onerror=closed.append):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in files:
            path = os.path.join(base, name)
            if name.lower().endswith(ENDINGS) and not os.path.islink(path):
                yield path


def _read(name: str) -> Iterator[Document | Missing]:
    try:
        with opened(name) as (stream, form):
            yield from documents(stream, name, form=form)
    except OSError as error:
        yield cannot_be_read(name, error)


@contextmanager
def opened(name: str) -> Iterator[tuple[BinaryIO, Form]]:
    """Open an input, and tell its form; OSError if that cannot be done. A URL needs the library fsspec."""
    if name == STANDARD_INPUT:
        yield _of_no_form(_standard_input())
    elif "://" in name:
        with _remote(name) as file:
            yield file, form_of(name)
    else:
        with open(name, "rb") as file:
            yield _of_no_form(file) if has_no_form(name) else (file, form_of(name))


def _of_no_form(stream: BinaryIO) -> tuple[BinaryIO, Form]:
    from arbcheck.records.forms import Begun

    begun = Begun(stream)
    return begun, begun.form


def is_read_once(name: str) -> bool:
    """Say whether an input can be read only once, from its beginning to its end: standard input, a pipe.

    It may have a name: a FIFO, `/dev/stdin`, or `/dev/fd/63`, as the shell calls what `<(…)` prints.
    """
    if name == STANDARD_INPUT:
        return True
    try:
        kind = os.stat(name).st_mode
    except OSError:  # it is not there, or a URL
        return False
    return not stat.S_ISREG(kind) and not stat.S_ISDIR(kind)


def has_no_form(name: str) -> bool:
    """Say whether only what an input holds can tell its form: a pipe whose name has none of the endings."""
    return not name.lower().endswith(ENDINGS) and is_read_once(name)


def _remote(name: str) -> BinaryIO:
    with _as_trouble_of_the_system(name):
        import fsspec  # type: ignore[import-untyped]

        file: BinaryIO = fsspec.open(name, "rb").open()
        return file


def _remote_names(pattern: str) -> Iterator[str | Missing]:
    """Yield the URLs that have the form of a pattern."""
    try:
        with _as_trouble_of_the_system(pattern):
            from fsspec.core import url_to_fs  # type: ignore[import-untyped]

            files, path = url_to_fs(pattern)
            names = [files.unstrip_protocol(name) for name in sorted(files.glob(path))]
    except OSError as error:
        yield cannot_be_read(pattern, error)
    else:
        yield from names or [_missing(pattern, "no records found: no file has a name of this pattern")]


@contextmanager
def _as_trouble_of_the_system(name: str) -> Iterator[None]:
    """Make an OSError of what a library raises for lack of another, or over a kind of URL unknown to it."""
    try:
        yield
    except (ImportError, ValueError) as error:
        raise OSError(errno.ENOPROTOOPT, str(error), name) from error


def _standard_input() -> BinaryIO:
    if sys.stdin is None:  # closed by whoever has started the program
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer


def cannot_be_read(name: str, error: OSError) -> Missing:
    """Tell of an input that cannot be opened or read on."""
    return _missing(name, f"cannot be read: {reason(error)}")


def _missing(name: str, message: str) -> Missing:
    return Missing(name, problem("ARB001", message, Span(1, 1)))
