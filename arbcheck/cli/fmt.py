"""`arbcheck fmt`: tidy the text of records and keep their comments, or print their canonical form."""

import errno
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from difflib import unified_diff
from typing import NamedTuple

from arbcheck.cli.options import Line, Values
from arbcheck.cli.output import FINE, USAGE, WRONG, results, trouble, worst
from arbcheck.problems import reason
from arbcheck.records.document import Form
from arbcheck.records.formatting import BOM, Refusal, tidy
from arbcheck.records.forms import form_of_start
from arbcheck.records.record import Record, checked, game_of, read_record
from arbcheck.records.sources import (
    STANDARD_INPUT,
    Missing,
    expand,
    form_of,
    has_no_form,
    is_read_once,
    read_sources,
)
from arbcheck.reports import diagnostics
from arbcheck.reports.terminal import shown

_REPORTS = frozenset({"check", "diff", "write"})
"""Options with which standard output tells about files; without them it is a record itself."""
_BEGINNING = re.compile("(?:[ \t]*(?:#.*)?[\n\r])*(---|%)")


class _Done(NamedTuple):
    """What came of a file: the exit status, what to print, and what to tell on standard error."""

    status: int
    text: str = ""
    told: str = ""


def run(line: Line) -> int:
    """Tidy the files of a command line, or print canonical forms; returns the exit status.

    The options are "check", "diff", "write" and "canonical", switches, and "output".
    """
    clash = _clash(line)
    if clash:
        trouble(clash)
        return USAGE
    status, texts = FINE, list[str]()
    for done in _canonical(line.files) if "canonical" in line.values else _tidied(line):
        status = worst(status, done.status)
        if done.told:
            trouble(done.told)
        if done.text:
            texts.append(done.text)
    if _REPORTS.isdisjoint(line.values):
        texts[1:] = map(_parted, texts[1:])
    with results(line.values) as stream:
        # Records are UTF-8 and have line breaks of their own, whatever a terminal would make of them.
        stream.buffer.write("".join(texts).encode())
    return status


def _clash(line: Line) -> str | None:
    given = _REPORTS & line.values.keys()
    if given and "canonical" in line.values:
        return "--canonical prints a new text; it goes with none of --check, --diff and --write"
    if "write" in given and len(given) > 1:
        return "--write goes with neither --check nor --diff"
    once = next(filter(is_read_once, line.files), None) if "write" in given else None
    if once:
        what = "comes from standard input" if once == STANDARD_INPUT else f"{shown(once)} gives"
        return f"--write cannot change what {what}"
    return None


def _canonical(files: Sequence[str]) -> Iterator[_Done]:
    for source in read_sources(files):
        if isinstance(source, Missing):
            yield _missing(source)
            continue
        record = read_record(source)
        text = game_of(record).canonical(record) if record.game else None
        if text is None:
            yield _Done(WRONG, told=f"{shown(source.name)}: no canonical form\n{_problems(record)}")
        else:
            yield _Done(FINE, text)


def _tidied(line: Line) -> Iterator[_Done]:
    for name in (name for argument in line.files for name in expand(argument)):
        yield _missing(name) if isinstance(name, Missing) else _file(name, line.values)


def _missing(source: Missing) -> _Done:
    found = source.problem
    return _Done(USAGE, told=f"error[{found.code}] {shown(source.name)}: {shown(found.message)}")


def _file(name: str, values: Values) -> _Done:
    """Tidy one file and do what the options say."""
    try:
        data, form = _read(name)
    except OSError as error:
        return _Done(USAGE, told=f"error[ARB001] {shown(name)}: cannot be read: {reason(error)}")
    after = tidy(data, name, form)
    if isinstance(after, Refusal):
        return _refused(name, after, values)
    if _REPORTS.isdisjoint(values):
        return _Done(FINE, after)
    before = data.decode()
    if before == after:
        return _Done(FINE)
    if "write" in values:
        return _written(name, after)
    text = _diff(name, before, after) if "diff" in values else f"{shown(name)}: would be tidied\n"
    return _Done(WRONG if "check" in values else FINE, text)


def _read(name: str) -> tuple[bytes, Form]:
    if name == STANDARD_INPUT:
        data = sys.stdin.buffer.read()
        return data, form_of_start(data)
    with open(name, "rb") as file:
        data = file.read()
    return data, form_of_start(data) if has_no_form(name) else form_of(name)


def _refused(name: str, refusal: Refusal, values: Values) -> _Done:
    """Tell why a file is not tidied: among the results, unless these are records."""
    records = (Record(each, None, None, None, tuple(each.problems)) for each in refusal.unread)
    told = [f"{shown(name)}: not tidied: {refusal.reason}", *map(_problems, records)]
    if _REPORTS.isdisjoint(values):
        return _Done(WRONG, told="\n".join(told))
    return _Done(WRONG, "".join(f"{line}\n" for line in told))


def _problems(record: Record) -> str:
    return diagnostics.report(checked(record))


def _parted(text: str) -> str:
    """Begin a further text in such a way that it is a document of its own."""
    text = text.removeprefix(BOM)
    found = _BEGINNING.match(text)
    return ("---\n" if found is None else "...\n" if found[1] == "%" else "") + text


def _diff(name: str, before: str, after: str) -> str:
    """Return a unified diff; the lines keep their ends."""
    old, new = (re.findall("[^\n]*\n|[^\n]+", text) for text in (before, after))
    lines = unified_diff(old, new, shown(name), shown(name))
    return "".join(
        line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines
    )


def _written(name: str, text: str) -> _Done:
    try:
        _replace(name, text.encode())
    except OSError as error:
        return _Done(USAGE, told=f"{shown(name)}: cannot be written: {reason(error)}")
    return _Done(FINE, f"{shown(name)}: tidied\n")


def _replace(name: str, data: bytes) -> None:
    """Write a file anew, at once or not at all; links to it and its permissions stay."""
    import shutil
    import tempfile

    path = os.path.realpath(name)
    if not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), name)
    handle, beside = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=os.path.dirname(path))
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
        shutil.copymode(path, beside)
        os.replace(beside, path)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(beside)
