"""A record made into a case, with values that a program has computed and nobody has confirmed."""

import os
import re
from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress

from arbcheck.conformance.case import UNCONFIRMED, Case, read_case, subjects
from arbcheck.conformance.run import differences
from arbcheck.conformance.view import NULL, diagnostic, view
from arbcheck.records.document import Document, Origin, Tree
from arbcheck.records.loading import load_text
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, outcome_of, read_record
from arbcheck.records.yaml_writing import in_flow, key

_REMARK = f"""\
# arbcheck has computed what stands below `expect`, and it counts for nothing: a program that is wrong agrees
# with itself. Work the values out from the rules, correct what is not so, name the rules and say why. Only
# then write `hand-made` for `{UNCONFIRMED}`, and take this remark away.
"""
_ORDER = ("status", "rights", "scores", "winners", "decided_by", "claims", "diagnostics")
_LEVELS = {"rights": 1, "scores": 2, "claims": 1}
"""How many levels of an expectation get a line for each key; what lies deeper stands on one line."""
_WITHOUT_PATH = ("right", "points", "path")
"""What is said of a species of which a player has no path: there is nothing to break down."""
_LITERAL = re.compile("[\n\t -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]+")
"""Text that may stand in a block as it is: no control characters, and no line break but the plain one."""
_NAME = re.compile("[0-9A-Za-z_][0-9A-Za-z_.-]*")
_COLUMNS = 76


def new_case(document: Document) -> str | None:
    """Return the text of a case about a document: all that arbcheck says of it, marked as computed.

    The case passes when it is run, and never counts as covering anything. None where the record cannot be
    given in a case and still mean the same: it has to lie in a file of its own, beside the case.
    """
    record = read_record(document)
    outcome = outcome_of(record)
    claims = _claims(record)
    for given, first_line in _ways(document):
        text = _written(document, given, outcome, claims, first_line)
        case = read_case(load_text(text, Origin(document.name, "yaml")))
        if isinstance(case, Case) and not differences(case) and next(subjects(case)).text == document.text:
            return text
    return None


def _claims(record: Record) -> dict[str, Tree]:
    """Return what is to be expected of the claims of a record, if it has any."""
    from arbcheck.conformance.claims import verdicts

    found = verdicts(record)
    return {"claims": found} if found else {}


def _ways(document: Document) -> Iterator[tuple[str, int]]:
    """Yield the ways to give a record, the most readable first, with the first line of what they show.

    As bytes or by its name a file is given whole; a case passes only if it holds this record alone.
    """
    if _LITERAL.fullmatch(document.text):
        yield _block(document.text), document.first_line
    yield _bytes(document.text.encode()), document.first_line
    with suppress(OSError), open(document.name, "rb") as file:
        yield _bytes(file.read()), 1
    name = os.path.basename(document.name)
    if _NAME.fullmatch(name):
        yield f"  file: {name}\n", 1


def _block(text: str) -> str:
    """Write a text as a literal block, with the marks that keep the blanks at its beginning and end."""
    indent = "2" if text[0] in " \n" else ""
    body = text.rstrip("\n")
    keep = "+" if text.endswith("\n\n") or not body else "" if text.endswith("\n") else "-"
    rows = text.removesuffix("\n").split("\n")
    return f"  text: |{indent}{keep}\n" + "".join(f"    {row}\n" if row else "\n" for row in rows)


def _bytes(raw: bytes) -> str:
    code = b64encode(raw).decode()
    rows = [code[start : start + _COLUMNS] for start in range(0, len(code), _COLUMNS)]
    return "  base64: |\n" + "".join(f"    {row}\n" for row in rows)


def _written(
    document: Document, record: str, outcome: Outcome, claims: dict[str, Tree], first_line: int
) -> str:
    stem = os.path.splitext(os.path.basename(document.name))[0].lower()
    name = re.sub("[^0-9a-z]+", "-", stem).strip("-") or "record"
    title = " ".join((outcome.title or f"record {document.number} of {name}").split())
    return (
        f"{_REMARK}case: 1\nid: {name}-{document.number:02d}\ntitle: {key(title)}\nrules: []\ndecisions: []\n"
        f'origin: {UNCONFIRMED}\nwhy: ""\nrecord:\n{record}expect:\n'
        + "".join(f"{line}\n" for line in _expected(outcome, claims, first_line))
    )


def _expected(outcome: Outcome, claims: dict[str, Tree], first_line: int) -> Iterator[str]:
    """Yield the lines of what is expected; the record begins on its line ``first_line``."""
    told: list[Tree] = [
        {**diagnostic(problem), "line": str(problem.span.line - first_line + 1)}
        for problem in outcome.problems
    ]
    seen = {**view(outcome), **claims, "diagnostics": told}
    for part in _ORDER:
        if part in seen:
            yield from lines_of(part, seen[part])


def lines_of(part: str, tree: Tree) -> Iterator[str]:
    """Yield the lines of a part of what a case expects, such as "rights"."""
    yield from _lines(part, tree, _LEVELS.get(part, 0), "  ")


def _lines(name: str, tree: Tree, levels: int, indent: str) -> Iterator[str]:
    if levels and isinstance(tree, dict):
        yield f"{indent}{key(name)}:"
        for below, value in tree.items():
            yield from _lines(below, value, levels - 1, indent + "  ")
    elif isinstance(tree, list) and tree and isinstance(tree[0], dict):
        yield f"{indent}{name}:"
        yield from (f"{indent}  - {_flow(item)}" for item in tree)
    elif isinstance(tree, dict) and tree.get("path") == NULL:
        yield f"{indent}{name}: {_flow({part: tree[part] for part in _WITHOUT_PATH})}"
    else:
        yield f"{indent}{key(name)}: {_flow(tree)}"


def _flow(tree: Tree) -> str:
    if isinstance(tree, str):
        return in_flow(tree)
    if isinstance(tree, list):
        return f"[{', '.join(map(_flow, tree))}]"
    return "{" + ", ".join(f"{in_flow(name)}: {_flow(value)}" for name, value in tree.items()) + "}"
