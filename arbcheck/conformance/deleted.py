"""Rules with a part removed or turned round, held against cases: which case fails then."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from arbcheck.arboretum.readings.deletions import Deletion, deletions
from arbcheck.arboretum.readings.terms import Terms, terms_of
from arbcheck.conformance.case import Case
from arbcheck.conformance.misread import Judged, counting
from arbcheck.conformance.run import compared
from arbcheck.conformance.view import view
from arbcheck.records.arboretum import NAME
from arbcheck.records.document import Tree
from arbcheck.records.reading import entries


class Noticed(NamedTuple):
    """The ids of the deletions with which a case fails."""

    case: Case
    deletions: tuple[str, ...]


class Deleted(NamedTuple):
    """A deletion, and the ids of the cases that fail with it."""

    deletion: Deletion
    cases: tuple[str, ...]


def to_notice() -> list[Deletion]:
    """Return the deletions that change something."""
    return [one for one in deletions().values() if not one.equivalent]


def notice(cases: Iterable[Case]) -> Iterator[Noticed]:
    """Say of each case that can measure something with which deletions it fails."""
    for case in cases:
        one = counting(case)
        found = to_notice() if one else []
        yield Noticed(case, tuple(each.id for each in found if one and fails_with(one, each)))


def fails_with(one: Judged, deletion: Deletion) -> bool:
    """Say whether a case that passes fails with a deletion; claims, which compare readings, are not asked.

    A case of another game than Arboretum never does, nor one that has a reading of its own, nor one that
    leaves cards unknown where the deletion is one of how scores are counted.
    """
    if one.record.game != NAME or one.case.reading:
        return False
    if not one.is_complete and terms_of(deletion.reading) != Terms():
        return False
    expect: Tree = {key: value for key, value in entries(one.case.expect) if key != "claims"}
    return any(compared((), expect, view(one.under(deletion.reading))))


def by_deletion(noticed: Iterable[Noticed]) -> list[Deleted]:
    """Return for each deletion that changes something the cases that fail with it, specific ones first."""
    specific = sorted(noticed, key=lambda each: len(each.deletions))
    return [
        Deleted(one, tuple(each.case.id for each in specific if one.id in each.deletions))
        for one in to_notice()
    ]
