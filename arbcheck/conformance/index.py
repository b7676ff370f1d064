"""The corpus at a glance: which case names which rule, decision, code or misreading.

A text scan and no more, so that an explanation can point to cases without reading all of them as records.
"""

import re
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from arbcheck import data

_DOCUMENT = re.compile(r"^---.*$", re.MULTILINE)
_PART = re.compile(r"^([a-z]+):(.*(?:\n(?![A-Za-z]).*)*)", re.MULTILINE)
_WORD = re.compile(r"[A-Za-z][\w-]*")
_DIAGNOSTIC = re.compile(r"\bcode: *(ARB\d{3})([^}]*?)(?=\}|^ *-|\Z)", re.MULTILINE)
_READINGS = re.compile(r"\breadings: *\[([^\]]*)\]")
_TEXT = re.compile(r"( *)(?:text|case): *\|([1-9]?)[+-]?(?: +#.*)?\n")


class Named(NamedTuple):
    """A case of the corpus: its id, its title, and its file below the corpus folder."""

    id: str
    title: str
    file: str


class Diagnostic(NamedTuple):
    """A diagnostic that a case expects; without a place when the case states none."""

    code: str
    line: int | None
    column: int | None


class Scanned(NamedTuple):
    """What the scan found in one case.

    ``names`` holds the ids that it rests on, ``under`` the misreadings under which it is scored;
    ``confirmed`` is False when only a program vouches for it;
    ``record`` is the record as it would stand in a file of its own, "" if the case has none.
    """

    case: Named
    names: frozenset[str]
    under: frozenset[str]
    confirmed: bool
    diagnostics: tuple[Diagnostic, ...]
    record: str


def scan(text: str, file: str) -> list[Scanned]:
    """Find the cases in the text of a corpus file; documents that are no cases are passed over."""
    found = []
    for document in _DOCUMENT.split(text):
        parts = dict(_PART.findall(document))
        if "case" in parts and "id" in parts:
            found.append(_scanned(parts, file))
    return found


def _scanned(parts: dict[str, str], file: str) -> Scanned:
    expected = parts.get("expect", "")
    diagnostics = tuple(
        Diagnostic(code, _number("line", rest), _number("column", rest))
        for code, rest in _DIAGNOSTIC.findall(expected)
    )
    listed = " ".join([parts.get(key, "") for key in ("rules", "decisions", "under")])
    names = _WORD.findall(" ".join([listed, *_READINGS.findall(expected)]))
    return Scanned(
        Named(_value(parts["id"]), _value(parts.get("title", "")), file),
        frozenset([*names, *(diagnostic.code for diagnostic in diagnostics)]),
        frozenset(_WORD.findall(parts.get("under", ""))),
        _value(parts.get("origin", "")) != "computed",
        diagnostics,
        _record(parts.get("record", "")),
    )


def _value(text: str) -> str:
    """Return a scalar as it is meant: on one line, without a comment or quotes."""
    value = " ".join(re.sub(r"(?m)(^| )#.*$", "", text).split())
    return value[1:-1] if value[:1] in ('"', "'") else value


def _number(key: str, text: str) -> int | None:
    found = re.search(rf"\b{key}: *(\d+)", text)
    return int(found[1]) if found else None


def _record(text: str) -> str:
    """Return the record of a case as it would stand in a file of its own, where it is written as text."""
    body = text.lstrip("\n") if text.startswith("\n") else text.strip()
    literal = _TEXT.match(body)
    if not literal:
        return dedent(body).strip("\n")
    lines = body[literal.end() :].split("\n")
    if literal[2]:
        margin = len(literal[1]) + int(literal[2])
    else:
        margin = next((len(line) - len(line.lstrip(" ")) for line in lines if line.strip()), 0)
    return "\n".join(line[margin:] for line in lines).rstrip("\n")


@cache
def _corpus() -> tuple[Scanned, ...]:
    root = Path(data.path("corpus"))
    files = sorted(path for path in root.rglob("*.y*ml") if path.is_file())
    return tuple(
        case
        for path in files
        for case in scan(
            path.read_text(encoding="utf-8", errors="replace"), path.relative_to(root).as_posix()
        )
    )


def cases_naming(id: str) -> list[Named]:  # noqa: A002 - what it is called everywhere else
    """Return the confirmed cases that name a rule, decision, code or misreading.

    Those that name little else of its kind come first; otherwise they keep the order of the corpus.
    """
    naming = [scanned for scanned in _corpus() if id in scanned.names and scanned.confirmed]
    naming.sort(key=lambda scanned: sum(_kind(name) == _kind(id) for name in scanned.names))
    return [scanned.case for scanned in naming]


def _kind(name: str) -> str:
    """Return what the ids of rules, decisions and codes begin with, each their own; "" for misreadings."""
    return re.sub(r"[^A-Z].*", "", name)


def example_of(code: str) -> Scanned | None:
    """Return the case that shows a code best: readable, with places, few diagnostics and a short record."""
    showing = [scanned for scanned in _corpus() if code in scanned.names and scanned.record]
    return min(showing, key=_clutter, default=None)


def case_under(misreading: str) -> Scanned | None:
    """Return the case that shows a misreading best: under it alone, confirmed, with the shortest record.

    One whose record stands in a file of its own shows nothing by itself.
    """
    showing = [one for one in _corpus() if one.under == {misreading} and one.confirmed]
    return min(showing, key=lambda one: (_is_elsewhere(one), len(one.record)), default=None)


def _is_elsewhere(scanned: Scanned) -> bool:
    return scanned.record.startswith(("base64:", "file:"))


def _clutter(scanned: Scanned) -> tuple[bool, int, int]:
    placed = all(diagnostic.line for diagnostic in scanned.diagnostics)
    return _is_elsewhere(scanned) or not placed, len(scanned.diagnostics), scanned.record.count("\n")
