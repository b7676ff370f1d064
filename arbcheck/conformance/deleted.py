"""Rules with a part removed or turned round, held against cases: which case fails then."""

from collections.abc import Iterable
from typing import NamedTuple

from arbcheck.arboretum.readings.deletions import Deletion, deletions
from arbcheck.arboretum.readings.terms import Terms, terms_of
from arbcheck.conformance.case import Case
from arbcheck.conformance.misread import Judged
from arbcheck.conformance.run import compared
from arbcheck.conformance.view import view
from arbcheck.records.arboretum import NAME
from arbcheck.records.document import Tree
from arbcheck.records.reading import entries
from arbcheck.records.record import Record


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


def notice(case: Case, one: Judged | None) -> Noticed:
    """Say with which deletions a case fails; ``one`` is the case as `counting` has it."""
    found = to_notice() if one else []
    return Noticed(case, tuple(each.id for each in found if one and fails_with(one, each)))


def fails_with(one: Judged, deletion: Deletion) -> bool:
    """Say whether a case that passes fails with a deletion; claims, which compare readings, are not asked.

    A case of another game than Arboretum never does, nor one that has a reading of its own, nor one that
    leaves cards unknown where the deletion is one of how scores are counted.
    """
    if one.record.game != NAME or one.case.reading:
        return False
    if terms_of(deletion.reading) == Terms():
        if _read(one.read_under(deletion.reading)) == _read(one.record):
            return False  # what is read as the rules read it is scored as they score it
    elif not one.is_complete:
        return False
    expect: Tree = {key: value for key, value in entries(one.case.expect) if key != "claims"}
    return any(compared((), expect, view(one.under(deletion.reading))))


def _read(record: Record) -> tuple[object, ...]:
    """Return all of a record of Arboretum as read that its problems and its score come from."""
    played = record.played
    if played is None or played.replay is None:
        return record.problems, played
    return record.problems, played.replay.position, played.replay.unseen


def by_deletion(noticed: Iterable[Noticed]) -> list[Deleted]:
    """Return for each deletion that changes something the cases that fail with it, specific ones first."""
    specific = sorted(noticed, key=lambda each: len(each.deletions))
    return [
        Deleted(one, tuple(each.case.id for each in specific if one.id in each.deletions))
        for one in to_notice()
    ]
