"""Holding another program against a corpus: what it is asked, and what became of each case."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.conformance.case import Broken, Case, subjects
from arbcheck.conformance.engine import Engine, EngineError
from arbcheck.conformance.protocol import Json, compare, question
from arbcheck.conformance.run import Difference, differences
from arbcheck.conformance.suite import FAILED, NOT_SENT, PASSED, UNSUPPORTED, Ran, broken, ran
from arbcheck.records import arboretum
from arbcheck.records.record import outcome_of, read_record

_SCORE = frozenset({"rights", "scores", "winners", "decided_by"})
"""A case that expects one of these expects a scored position."""
_NO_SCORE = frozenset({"open", "invalid"})


class Asked(NamedTuple):
    """What a program was asked, and what it answered; None if it gave no answer."""

    position: Position
    result: Result
    answer: Json | None


class Tried(NamedTuple):
    """What became of a case, and what the program was asked; None for a case that was not sent."""

    ran: Ran
    asked: Asked | None = None


def try_engine(engine: Engine, cases: Iterable[Case | Broken]) -> Iterator[Tried]:
    """Ask a program about every case that it can be asked about; a case must pass here before it is sent."""
    for case in cases:
        if isinstance(case, Broken):
            yield Tried(broken(case))
        elif not _is_about_a_score(case):
            yield Tried(ran(case, NOT_SENT))
        elif own := differences(case):
            before = Difference(("case",), "passes before it is sent", "fails")
            yield Tried(ran(case, FAILED, (before, *own)))
        else:
            scored = _scored(case)
            yield Tried(ran(case, NOT_SENT)) if scored is None else _ask(engine, case, *scored)


def _is_about_a_score(case: Case) -> bool:
    """Say whether a case expects the canonical score of a position, as far as its own words tell."""
    expect = case.expect
    return (
        isinstance(expect, dict)
        and not _SCORE.isdisjoint(expect)
        and expect.get("status") not in _NO_SCORE
        and not case.texts("under")
    )


def _scored(case: Case) -> tuple[Position, Result] | None:
    """Return the position of a case and its score; None if a card is not known, or the game another."""
    outcome = outcome_of(read_record(next(subjects(case))))
    position, result = outcome.position, outcome.result
    if outcome.game != arboretum.NAME or position is None or result is None:
        return None
    return None if any(None in hand for hand in position.hands) else (position, result)


def _ask(engine: Engine, case: Case, position: Position, result: Result) -> Tried:
    try:
        answer = engine.ask(question(case.id, position))
    except EngineError as error:
        told = Difference(("answer",), "an answer", str(error))
        return Tried(ran(case, FAILED, (told,)), Asked(position, result, None))
    unsupported = answer.get("unsupported")
    if isinstance(unsupported, str):
        told = Difference(("answer",), "an answer", f"unsupported: {unsupported}")
        return Tried(ran(case, UNSUPPORTED, (told,)))
    found = tuple(compare(answer, result))
    return Tried(ran(case, FAILED if found else PASSED, found), Asked(position, result, answer))
