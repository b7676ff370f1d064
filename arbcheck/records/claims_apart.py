"""What is wrong with a record's claims, told apart from what is wrong with what they are about (D-049)."""

from arbcheck.problems import Problem
from arbcheck.records.document import Document
from arbcheck.records.record import Record


def apart_from_claims(record: Record) -> Record:
    """Return a record without the problems that stand in its `claims`: a slip there leaves the game sound."""
    faults = {*faults_of_claims(record)}
    return record._replace(problems=tuple(each for each in record.problems if each not in faults))


def faults_of_claims(record: Record) -> list[Problem]:
    """Return the problems that stand in the `claims` of a record; none where it has no such key."""
    tree = record.document.tree
    if not record.problems or not isinstance(tree, dict) or "claims" not in tree:
        return []
    start, stop = _stretch(record.document, list(tree))
    return [each for each in record.problems if start <= each.span[:2] < stop]


def _stretch(document: Document, keys: list[str]) -> tuple[tuple[int, int], tuple[float, float]]:
    """Return where `claims` begin, and the key after them, as line and column."""
    after = keys[keys.index("claims") + 1 :]
    end = document.span((after[0],), "key")[:2] if after else (float("inf"), 0.0)
    return document.span(("claims",), "key")[:2], end
