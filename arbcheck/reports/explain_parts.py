"""The parts of a page that `arbcheck explain` prints: headings, prose, lists, excerpts of records."""

from collections.abc import Iterable

from arbcheck.conformance.index import cases_naming
from arbcheck.reports.terminal import COLUMNS, PLAIN, shortened, wrapped

_MOST_CASES = 8
_MOST_LINES = 25
_MARGIN = "    "

Entry = tuple[str, str]
"""An id and its title."""


def part(heading: str, lines: list[str]) -> list[str]:
    """Return a part of an explanation, set off by an empty line; nothing if it would be empty."""
    return ["", heading, *lines] if lines else []


def prose(text: str) -> list[str]:
    """Break a text into lines; nothing if it is empty."""
    return wrapped(text, "  ") if text else []


def listed(entries: Iterable[Entry]) -> list[str]:
    """List ids with their titles."""
    rows = list(entries)
    column = max((len(name) for name, _ in rows), default=0) + 2
    return [
        line for name, title in rows for line in wrapped(title, f"  {name:<{column}}", " " * (column + 2))
    ]


def case_list(name: str) -> list[str]:
    """List the first cases that name an id."""
    found = cases_naming(name)
    more = len(found) - _MOST_CASES
    left_out = [f"  and {more} more"] if more > 0 else []
    entries = [(case.id, case.title) for case in found[:_MOST_CASES]]
    return part("Cases", listed(entries) + left_out)


def excerpt(record: str) -> list[str]:
    """Show the first lines of a record, each cut where it is too long."""
    lines = record.split("\n")
    shown = [_MARGIN + shortened(line, COLUMNS - len(_MARGIN), PLAIN) for line in lines[:_MOST_LINES]]
    left_out = [f"{_MARGIN}and {len(lines) - _MOST_LINES} more lines"] if len(lines) > _MOST_LINES else []
    return [*(line.rstrip() for line in shown), *left_out]
