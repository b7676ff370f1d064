"""Cases under misreadings: what comes out otherwise than by the rules, and which case tells which apart."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from arbcheck.conformance.case import Case, subjects
from arbcheck.conformance.catalogue import MISREADINGS, game_of
from arbcheck.conformance.coverage import UNCONFIRMED
from arbcheck.conformance.run import Difference, compared, differences
from arbcheck.conformance.view import view
from arbcheck.interpretation import SCORE, Misreading, Reading
from arbcheck.records.document import Tree
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, outcome_of, read_record

SUPPORTED = tuple(name for name, misreading in MISREADINGS.items() if misreading.kind == SCORE)
"""The misreadings under which cases can be run; those about what is legal are to follow."""
CHANGED, SAME, NOT_SCORED = "changed", "same", "not-scored"


class Scored(NamedTuple):
    """A case whose record has a score, and its outcome by the rules."""

    case: Case
    record: Record
    outcome: Outcome

    @property
    def is_complete(self) -> bool:
        """Say whether nothing leaves the score open: every card in hand is known, every road marked."""
        if self.outcome.avenue is not None:
            return not self.outcome.avenue.result.is_open
        position = self.outcome.position
        return position is not None and not any(None in hand for hand in position.hands)


class Change(NamedTuple):
    """What comes out otherwise under a reading; `expected` of a difference is the value by the rules.

    The differences are those of rights, points and winners, with the paths whose points differ, and those of
    all other values that the case expects. ``decides``: whether a right, a score or a winner is among them.
    """

    differences: tuple[Difference, ...]
    decides: bool


class Reread(NamedTuple):
    """A case under a reading: CHANGED with the differences, SAME, or NOT_SCORED."""

    case: Case
    status: str
    differences: tuple[Difference, ...] = ()


class Told(NamedTuple):
    """The misreadings that a case tells apart from the rules.

    ``decided``: by a right, a score or a winner; ``besides``: by some other value that it expects alone.
    ``counts`` is False for a case that has no score, that leaves cards unknown, that nobody has confirmed, or
    that fails. (With unknown cards every completion would have to be scored under every misreading.)
    """

    case: Case
    counts: bool
    decided: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()


class Row(NamedTuple):
    """A misreading and the ids of the cases that tell it apart: those that tell few others first."""

    misreading: Misreading
    cases: tuple[str, ...]
    besides: tuple[str, ...]


def scored(case: Case) -> Scored | None:
    """Score the record of a case by the rules; None where it has no score, or is not one record."""
    if case.given_as == "case":
        return None
    try:
        documents = list(subjects(case))
    except OSError:
        return None
    if len(documents) != 1:
        return None
    record = read_record(documents[0])
    outcome = outcome_of(record)
    is_scored = outcome.result is not None or outcome.avenue is not None
    return Scored(case, record, outcome) if is_scored else None


def change(one: Scored, reading: Reading) -> Change:
    """Say what comes out otherwise under a reading than by the rules; of another game nothing does."""
    if any(game_of(name) != one.record.game for name in reading):
        return Change((), decides=False)
    under = view(outcome_of(one.record, reading))
    found = list(compared((), view(one.outcome), under))
    points = {each.where[:-1] for each in found if each.where[-1] == "points"}
    shown = tuple(
        each
        for each in found
        if _decides(each.where)
        or (each.where[-1] == "path" and each.where[:-1] in points)
        or _names(one.case.expect, each.where)
    )
    return Change(shown, any(_decides(each.where) for each in shown))


_VALUES = frozenset({"holders", "total", "points", "farms", "purple", "green"})
"""What a right or a score is told by."""


def _decides(where: Sequence[str]) -> bool:
    return where[0] == "winners" or where[-1] in _VALUES


def _names(expect: Tree, where: Sequence[str]) -> bool:
    """Say whether a case expects the value to which these keys lead."""
    for key in where:
        if not isinstance(expect, dict):
            break
        if key not in expect:
            return False
        expect = expect[key]
    return True


def reread(cases: Iterable[Case], reading: Reading) -> Iterator[Reread]:
    """Run cases under a reading, one by one; by what they expect, they are held against the rules alone.

    A case that has a reading of its own is run under this one instead.
    """
    for case in cases:
        one = scored(case)
        if one is None:
            yield Reread(case, NOT_SCORED)
        else:
            found = change(one, reading).differences
            yield Reread(case, CHANGED if found else SAME, found)


def tell_apart(cases: Iterable[Case]) -> Iterator[Told]:
    """Say of each case which misreadings it tells apart from the rules."""
    for case in cases:
        one = None if case.text("origin") == UNCONFIRMED else scored(case)
        if one is None or not one.is_complete or differences(case):
            yield Told(case, counts=False)
            continue
        changes = {name: change(one, frozenset({name})) for name in SUPPORTED}
        yield Told(
            case,
            counts=True,
            decided=tuple(name for name, found in changes.items() if found.decides),
            besides=tuple(name for name, found in changes.items() if found.differences and not found.decides),
        )


def matrix(told: Iterable[Told]) -> list[Row]:
    """Return a row for each misreading."""
    specific = sorted(told, key=lambda each: len(each.decided) + len(each.besides))
    return [
        Row(
            MISREADINGS[name],
            tuple(each.case.id for each in specific if name in each.decided),
            tuple(each.case.id for each in specific if name in each.besides),
        )
        for name in SUPPORTED
    ]


def statuses(all_reread: Iterable[Reread]) -> Counter[str]:
    """Count cases by what became of them under a reading."""
    return Counter(each.status for each in all_reread)
