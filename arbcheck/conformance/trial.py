"""Holding another program against a corpus: what it is asked, where it differs, what would explain it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings import MISREADINGS
from arbcheck.arboretum.readings.scoring import score_under
from arbcheck.arboretum.result import Result
from arbcheck.conformance.case import Broken, Case, subjects
from arbcheck.conformance.engine import Engine, EngineError
from arbcheck.conformance.protocol import Scores, compare, question, scores_of
from arbcheck.conformance.run import Difference, differences
from arbcheck.conformance.suite import FAILED, NOT_SENT, PASSED, UNSUPPORTED, Ran, broken, ran
from arbcheck.records.record import outcome_of, read_record

GAME = "arboretum"


class Tried(NamedTuple):
    """A case that a program was asked about, and what it answered; None if it gave no answer."""

    ran: Ran
    position: Position | None = None
    result: Result | None = None
    answer: Scores | None = None


def try_engine(engine: Engine, cases: Iterable[Case | Broken]) -> Iterator[Tried]:
    """Ask a program about every case that it can be asked about; a case must pass here before it is sent."""
    for case in cases:
        if isinstance(case, Broken):
            yield Tried(broken(case))
            continue
        own = tuple(differences(case))
        if own:
            yield Tried(ran(case, FAILED, own))
            continue
        asked = sendable(case)
        yield Tried(ran(case, NOT_SENT)) if asked is None else _ask(engine, case, *asked)


def sendable(case: Case) -> tuple[Position, Result] | None:
    """Return the scored position of a case, if it expects one of complete cards under the canonical rules."""
    if case.texts("under") or not isinstance(case.expect, dict) or case.given_as == "case":
        return None
    outcome = outcome_of(read_record(next(subjects(case))))
    if outcome.position is None or outcome.result is None or outcome.game != GAME:
        return None
    if any(None in hand for hand in outcome.position.hands):
        return None
    return (outcome.position, outcome.result) if _expects_score(case.expect) else None


def _expects_score(expect: Mapping[str, object]) -> bool:
    return not {"rights", "scores", "winners", "decided_by"}.isdisjoint(expect)


def _ask(engine: Engine, case: Case, position: Position, result: Result) -> Tried:
    try:
        answer = engine.ask(question(case.id, position))
    except (EngineError, OSError) as error:
        return Tried(ran(case, FAILED, (Difference(("answer",), "an answer", str(error)),)), position, result)
    if "unsupported" in answer:
        why = Difference(("unsupported",), "an answer", str(answer["unsupported"]))
        return Tried(ran(case, UNSUPPORTED, (why,)), position, result)
    found = tuple(compare(answer, result))
    return Tried(ran(case, FAILED if found else PASSED, found), position, result, _scores(answer))


def _scores(answer: dict[str, object]) -> Scores | None:
    scores = answer.get("scores")
    return scores if isinstance(scores, dict) else None


class Summary(NamedTuple):
    """How a program did under one rule: cases asked, cases failed, and the misreading that explains most.

    ``explained`` is how many of the failed cases that misreading gives exactly as the program does.
    """

    rule: str
    asked: int
    failed: int
    misreading: str | None
    explained: int


def summarise(tried: Sequence[Tried], order: Callable[[str], int]) -> list[Summary]:
    """Sum up by rule, for the rules with failed cases; ``order`` sorts the ids of rules."""
    answered = [each for each in tried if each.result is not None and each.ran.status != UNSUPPORTED]
    explaining = {
        name: frozenset(each.ran.id for each in answered if _gives(name, each))
        for name in _suspects(answered)
    }
    asked = Counter(rule for each in answered for rule in _rules(each))
    failed: dict[str, set[str]] = {}
    for each in answered:
        if each.ran.status == FAILED:
            for rule in _rules(each):
                failed.setdefault(rule, set()).add(each.ran.id)
    return [_summary(rule, asked[rule], failed[rule], explaining) for rule in sorted(failed, key=order)]


def _summary(rule: str, asked: int, failed: set[str], explaining: dict[str, frozenset[str]]) -> Summary:
    """Choose the misreading that gives most of the failed answers, and then most of all answers."""
    best = max(
        explaining, key=lambda name: (len(failed & explaining[name]), len(explaining[name])), default=None
    )
    explained = len(failed & explaining[best]) if best else 0
    return Summary(rule, asked, len(failed), best if explained else None, explained)


def _suspects(answered: Sequence[Tried]) -> list[str]:
    """Return the score misreadings, if there is anything to explain."""
    if all(each.ran.status == PASSED for each in answered):
        return []
    return [name for name, misreading in MISREADINGS.items() if misreading.kind == "score"]


def _gives(name: str, tried: Tried) -> bool:
    """Say whether a misreading gives a program's answer exactly."""
    if tried.position is None or tried.answer is None:
        return False
    return scores_of(score_under(tried.position, frozenset({name}))) == tried.answer


def _rules(tried: Tried) -> tuple[str, ...]:
    return tried.ran.case.texts("rules") if tried.ran.case else ()
