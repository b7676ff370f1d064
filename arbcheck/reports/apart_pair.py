"""What every game has of a difference between two interpretations: the report, and the corpus case in it."""

import re
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from arbcheck.conformance.case import UNCONFIRMED
from arbcheck.conformance.catalogue import MISREADINGS
from arbcheck.conformance.new_case import lines_of
from arbcheck.records.document import Tree
from arbcheck.records.yaml_writing import in_block, key
from arbcheck.reports.json_report import Json, dumped
from arbcheck.reports.terminal import COLUMNS

CANONICAL = "canonical"
PROVEN = "proven"
"""The search that is not needed: two interpretations that come to the same."""
SAME = "Both are the same interpretation."
_COLUMNS = 100
_ORDER = ("status", "rights", "scores", "winners", "decided_by", "diagnostics")

Names = tuple[str, ...]
"""The misreadings of an interpretation, in the order in which they were given; none are the rules."""


class Pair(NamedTuple):
    """What is told apart: two interpretations, or with ``engine`` an interpretation and that program."""

    one: Names
    other: Names
    engine: str = ""

    @property
    def titles(self) -> tuple[str, str]:
        """What the two sides are called."""
        return name_of(self.one), "the program" if self.engine else name_of(self.other)

    @property
    def under(self) -> Names:
        """The interpretation whose values a case about the two expects."""
        return self.one if self.engine else self.other


def name_of(names: Names) -> str:
    """Return what an interpretation is called, as it is written in a command line."""
    return "+".join(names) or CANONICAL


class Report(NamedTuple):
    """What came of a search; without a difference ``size`` and ``case`` are empty.

    ``told`` are sentences about the difference, or about what was searched in vain; ``asked`` counts the
    questions to a program.
    """

    pair: Pair
    search: str
    size: Mapping[str, int]
    told: tuple[str, ...]
    case: str
    asked: int | None = None


def case_text(
    pair: Pair, record: str, why: Sequence[str], head: Sequence[str], seen: Mapping[str, Tree]
) -> str:
    """Write a case about a record; ``head`` are remarks above it, ``seen`` what it comes to."""
    one, other = pair.titles
    ids = f"apart {one} {other.removeprefix('the ')}"
    told = "\n".join(line for each in why for line in wrap(each, _COLUMNS - 2, subsequent_indent="  "))
    lines = [
        *(f"# {line}" for each in head for line in wrap(each, _COLUMNS - 2)),
        "case: 1",
        f"id: {re.sub('[^0-9a-z]+', '-', ids)}",
        f"title: {key(f'{one} and {other} differ')}",
        f"rules: [{', '.join(_refuting(pair, 'refuted_by'))}]",
        f"decisions: [{', '.join(_refuting(pair, 'decisions'))}]",
        f"origin: {UNCONFIRMED}",
        f"why: {in_block(told)}",
        *([f"under: [{', '.join(pair.under)}]"] if pair.under else []),
        "record:",
        *(f"  {line}" if line else "" for line in record.splitlines()),
        "expect:",
        *(line for part in _ORDER if seen.get(part, {}) != {} for line in lines_of(part, seen[part])),
    ]
    return "\n".join(lines) + "\n"


def _refuting(pair: Pair, what: str) -> list[str]:
    """Return the rules or decisions that refute what is misread on one side alone."""
    names = {*pair.one} ^ {*pair.other} if not pair.engine else set()
    found = {each for name in names for each in getattr(MISREADINGS[name], what)}
    return sorted(found, key=lambda each: int(re.sub("[^0-9]", "", each)))


def as_text(report: Report) -> str:
    """Return a case, or what was searched in vain."""
    if report.case:
        return report.case
    one, other = report.pair.titles
    lines = [f"No difference between {one} and {other}.", *report.told]
    return "".join(f"{line}\n" for each in lines for line in wrap(each, COLUMNS))


def as_json(report: Report) -> str:
    """Return one JSON object."""
    pair = report.pair
    tree: Json = {
        "tell_apart": 1,
        "one": name_of(pair.one),
        "other": None if pair.engine else name_of(pair.other),
        "engine": pair.engine or None,
        "found": bool(report.case),
        "search": report.search,
        "size": dict(report.size) or None,
        "questions": report.asked,
        "told": list(report.told),
        "case": report.case or None,
    }
    return dumped(tree) + "\n"
