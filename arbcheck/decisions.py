"""The decisions log, RULES_DECISIONS.md, as values: how the rules are read where the texts leave it open."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from arbcheck import data

_HEADING = re.compile(r"^## (D-\d{3}) · (.+)$", re.MULTILINE)
_TEXT = re.compile(r"^- \*\*(\w+)\*\*: ([^\n]+(?:\n  [^\n]+)*)", re.MULTILINE)
_PART = re.compile(r"^\*\*(\w+)\.\*\*", re.MULTILINE)
PARTS = ("Question", "Sources", "Decision", "Reason", "Rules", "Codes", "Cases")
"""What each entry of the log has, in this order."""


class Decision(NamedTuple):
    """An entry of the log; ``sources`` are texts such as "ES: at least four cards"."""

    id: str
    title: str
    question: str
    sources: tuple[str, ...]
    decision: str
    reason: str
    rules: tuple[str, ...]
    codes: tuple[str, ...]
    cases: tuple[str, ...]


def _joined(text: str) -> str:
    return " ".join(text.split())


def _items(text: str) -> tuple[str, ...]:
    return tuple(_joined(item) for item in re.split(r"^- ", text, flags=re.MULTILINE)[1:])


def _names(text: str) -> tuple[str, ...]:
    named = _joined(text)
    return () if named in ("none", "none yet") else tuple(named.split(", "))


def parse(text: str) -> tuple[Decision, ...]:
    """Read the entries of a log in its fixed form; ValueError names the entry that departs from it."""
    found = []
    _, *pieces = _HEADING.split(text)
    for number, title, body in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
        _, *parts = _PART.split(body)
        if tuple(parts[::2]) != PARTS:
            raise ValueError(f"{number} does not have the parts of a decision in their order")
        question, sources, decided, reason, rules, codes, cases = parts[1::2]
        found.append(
            Decision(
                number,
                title,
                _joined(question),
                _items(sources),
                _joined(decided),
                _joined(reason),
                _names(rules),
                _names(codes),
                _names(cases),
            )
        )
    return tuple(found)


@cache
def _log() -> str:
    return Path(data.path("RULES_DECISIONS.md")).read_text(encoding="utf-8")


@cache
def texts() -> dict[str, str]:
    """Return what the short names of the texts stand for, such as "ES", as the log's introduction says."""
    return {name: _joined(about) for name, about in _TEXT.findall(_log())}


@cache
def decisions() -> tuple[Decision, ...]:
    """Return all decisions, in the order of their numbers."""
    return parse(_log())


def decision(id: str) -> Decision:  # noqa: A002 - what it is called everywhere else
    """Return the decision of an id such as "D-004"; KeyError if there is none."""
    for entry in decisions():
        if entry.id == id:
            return entry
    raise KeyError(id)
