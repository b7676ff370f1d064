"""Cases under misreadings: what comes out otherwise than by the rules, and which case tells which apart."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from arbcheck.arboretum.legality import CANONICAL
from arbcheck.arboretum.readings.legality import legality_of
from arbcheck.conformance.case import UNCONFIRMED, Case, subjects
from arbcheck.conformance.catalogue import BY_GAME, MISREADINGS, game_of
from arbcheck.conformance.run import Difference, compared, differences
from arbcheck.conformance.view import view
from arbcheck.interpretation import LEGALITY, Misreading, Reading
from arbcheck.records.arboretum import NAME
from arbcheck.records.document import Tree
from arbcheck.records.outcome import Outcome
from arbcheck.records.reading import entries
from arbcheck.records.record import Record, outcome_of, read_record

CHANGED, SAME, NOT_SCORED = "changed", "same", "not-scored"
_VERDICT = ("status", "diagnostics")


class Judged(NamedTuple):
    """A case about one record, which has been read, and its outcome by the rules."""

    case: Case
    record: Record
    outcome: Outcome

    @property
    def is_complete(self) -> bool:
        """Say whether nothing leaves the score open: every card in hand is known, every road marked."""
        if self.outcome.avenue is not None:
            return not self.outcome.avenue.result.is_open
        position = self.outcome.position
        return position is None or not any(None in hand for hand in position.hands)

    def under(self, reading: Reading) -> Outcome:
        """Return the outcome under a reading; of a record that is refused, the refusal."""
        return outcome_of(self.read_under(reading), reading)

    def is_refused(self, reading: Reading) -> bool:
        """Say whether the record is not legal under a reading."""
        return not self.read_under(reading).is_valid

    def read_under(self, reading: Reading) -> Record:
        """Return the record as read under a reading."""
        if self.record.game != NAME or legality_of(reading) == CANONICAL:
            return self.record
        return read_record(self.record.document, reading)


class Change(NamedTuple):
    """What comes out otherwise under a reading; `expected` of a difference is the value by the rules.

    Where one refuses the record and the other does not, it is the status and the diagnostics. Else the
    differences are those of rights, points and winners, with the paths whose points differ, and those of all
    other values that the case expects. ``decides``: whether the record is refused by one alone, or a right, a
    score or a winner is among them.
    """

    differences: tuple[Difference, ...]
    decides: bool


class Reread(NamedTuple):
    """A case under a reading: CHANGED with the differences, SAME, or NOT_SCORED: refused either way."""

    case: Case
    status: str
    differences: tuple[Difference, ...] = ()


class Told(NamedTuple):
    """The misreadings that a case tells apart from the rules.

    ``decided``: because one refuses the record and the other does not, or by a right, a score or a winner;
    ``besides``: by some other value that it expects alone. ``counts`` is False for a case that is not about
    one record, that nobody has confirmed, or that fails. A case that leaves cards unknown tells apart by
    refusals alone: every completion would have to be scored under every misreading.
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


def judged(case: Case) -> Judged | None:
    """Judge the record of a case by the rules; None where it is not about one record of a known game."""
    if case.given_as == "case":
        return None
    try:
        documents = list(subjects(case))
    except OSError:
        return None
    if len(documents) != 1:
        return None
    record = read_record(documents[0])
    if record.game not in BY_GAME:
        return None
    return Judged(case, record, outcome_of(record))


def counting(case: Case) -> Judged | None:
    """Judge the record of a case that can measure something: somebody has confirmed it, and it passes."""
    one = None if case.text("origin") == UNCONFIRMED else judged(case)
    return None if one is None or differences(case) else one


def is_scored(outcome: Outcome) -> bool:
    """Say whether a record has a score; one that is refused has none."""
    return outcome.result is not None or outcome.avenue is not None


def change(one: Judged, reading: Reading) -> Change:
    """Say what comes out otherwise under a reading than by the rules; of another game nothing does."""
    if any(game_of(name) != one.record.game for name in reading):
        return Change((), decides=False)
    under = one.under(reading)
    seen = view(under)
    found = compared((), view(one.outcome), seen)
    if is_scored(one.outcome) != is_scored(under):
        return Change(tuple(each for each in found if each.where[0] in _VERDICT), decides=True)
    told = tuple(found)
    points = {each.where[:-1] for each in told if each.where[-1] == "points"}
    shown = tuple(
        each
        for each in told
        if _decides(each.where)
        or (each.where[-1] == "path" and each.where[:-1] in points)
        or _names(one.case.expect, each.where)
    )
    more = tuple(each for where in sorted(points) for each in _counted_besides(where, seen))
    return Change(shown + more, any(_decides(each.where) for each in shown))


def _counted_besides(where: tuple[str, ...], seen: Tree) -> Iterator[Difference]:
    """Yield what a misreading counts for a species that the rules do not know."""
    for key in where:
        seen = dict(entries(seen))[key]
    expected: dict[str, Tree] = {"by_value": "0", "other_paths": []}
    there: Tree = {key: value for key, value in entries(seen) if key in expected}
    yield from compared(where, {key: expected[key] for key, _ in entries(there)}, there)


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
        one = judged(case)
        found = change(one, reading).differences if one else ()
        if found:
            yield Reread(case, CHANGED, found)
        else:
            yield Reread(case, NOT_SCORED if one is None or not is_scored(one.outcome) else SAME)


def tell_apart(case: Case, one: Judged | None) -> Told:
    """Say which misreadings a case tells apart from the rules; ``one`` is the case as `counting` has it."""
    if one is None:
        return Told(case, counts=False)
    known = BY_GAME[one.record.game or ""]
    if not one.is_complete:
        refused = not one.record.is_valid
        play = [name for name, misreading in known.items() if misreading.kind == LEGALITY]
        apart = (name for name in play if one.is_refused(frozenset({name})) != refused)
        return Told(case, counts=True, decided=tuple(apart))
    changes = {name: change(one, frozenset({name})) for name in known}
    return Told(
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
        for name in MISREADINGS
    ]


def statuses(all_reread: Iterable[Reread]) -> Counter[str]:
    """Count cases by what became of them under a reading."""
    return Counter(each.status for each in all_reread)
