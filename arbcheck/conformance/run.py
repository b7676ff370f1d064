"""Running corpus cases: what a case expects against what arbcheck says."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from arbcheck.conformance.case import Broken, Case, read_case, subjects
from arbcheck.conformance.view import diagnostic, view
from arbcheck.problems import reason
from arbcheck.records.document import Document, Tree
from arbcheck.records.notation import read_card, token_texts
from arbcheck.records.reading import entries, texts
from arbcheck.records.record import outcome_under, read_record

_NOTHING = "nothing"


class Difference(NamedTuple):
    """Where a case and arbcheck differ: the keys that lead there, and both values."""

    where: tuple[str, ...]
    expected: str
    got: str


def differences(case: Case) -> list[Difference]:
    """Run a case; an empty list means that it passes."""
    try:
        seen = [_seen(case, document) for document in subjects(case)]
    except OSError as error:
        return [Difference(("record", "file"), "a file that can be read", reason(error))]
    if len(seen) != 1:
        return [Difference(("record",), "one record", f"{len(seen)} records")]
    return list(compared((), case.expect, seen[0]))


def _seen(case: Case, document: Document) -> Tree:
    """Return what becomes of the document that a case speaks of."""
    if case.given_as == "case":
        found = read_case(document)
        problems = found.problems if isinstance(found, Broken) else ()
        return {
            "status": "invalid" if problems else "valid",
            "diagnostics": [diagnostic(problem) for problem in problems],
        }
    seen = view(outcome_under(document, case.reading))
    if isinstance(case.expect, dict) and "claims" in case.expect:
        from arbcheck.conformance.claims import verdicts

        seen["claims"] = verdicts(read_record(document), case.expect["claims"])
    return seen


def compared(where: tuple[str, ...], expected: Tree, got: Tree | None) -> Iterator[Difference]:
    """Compare what is expected, and nothing else, with what there is."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key, value in entries(expected):
            yield from compared((*where, key), value, got.get(key))
    elif where[-1:] == ("diagnostics",) and isinstance(expected, list) and isinstance(got, list):
        yield from _diagnostics(where, expected, got)
    elif (where[-1:] == ("path",) or _is_right_of_claim(where)) and isinstance(got, str):
        if _cards(expected) != _cards(got):
            yield Difference(where, _written(expected), got)
    elif where[:1] == ("claims",) and isinstance(got, list):
        if sorted(texts(expected)) != sorted(texts(got)):
            yield Difference(where, _written(expected), _written(got))
    elif expected != got:
        yield Difference(where, _written(expected), _NOTHING if got is None else _written(got))


def _is_right_of_claim(where: tuple[str, ...]) -> bool:
    return where[:1] == ("claims",) and where[-1:] == ("right",)


def _diagnostics(where: tuple[str, ...], expected: list[Tree], got: list[Tree]) -> Iterator[Difference]:
    """Compare diagnostics one by one in order of place; what a case does not say of one is not compared."""
    for number in range(max(len(expected), len(got))):
        here = (*where, str(number + 1))
        wanted = expected[number] if number < len(expected) else None
        found = got[number] if number < len(got) else None
        if (
            not isinstance(wanted, dict)
            or not isinstance(found, dict)
            or any(found.get(key) != value for key, value in entries(wanted))
        ):
            yield Difference(here, _told(wanted), _told(found))


def _cards(written: Tree) -> list[object]:
    texts: Iterable[Tree] = token_texts(written) if isinstance(written, str) else written
    return [(read_card(text) or text) if isinstance(text, str) else text for text in texts]


def _told(diagnostic: Tree | None) -> str:
    if not isinstance(diagnostic, dict):
        return _NOTHING
    line, column = diagnostic.get("line", "?"), diagnostic.get("column", "?")
    return f"{diagnostic.get('severity', '?')}[{diagnostic.get('code', '?')}] at {line}:{column}"


def _written(tree: Tree) -> str:
    if isinstance(tree, str):
        return tree
    if isinstance(tree, list):
        return f"[{', '.join(map(_written, tree))}]"
    return "{" + ", ".join(f"{key}: {_written(value)}" for key, value in tree.items()) + "}"
