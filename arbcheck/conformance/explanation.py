"""What would explain the answers of a program that differ: the misreadings that give just these answers."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from arbcheck.arboretum.readings.misreadings import MISREADINGS, SCORE
from arbcheck.arboretum.rulebook import RULES
from arbcheck.conformance.case import Case
from arbcheck.conformance.protocol import compare
from arbcheck.conformance.suite import FAILED
from arbcheck.conformance.trial import Tried

NO_RULE = ""
"""What cases that name no rule are summed up under."""


class Summary(NamedTuple):
    """How a program did in the cases of one rule: how many it was asked, how many failed, and why.

    ``misreading`` is the one that explains most of the failed cases, None if none explains any; it gives the
    program's answer in ``explained`` of them.
    """

    rule: str
    asked: int
    failed: int
    misreading: str | None
    explained: int


class Verdict(NamedTuple):
    """How a program did in all the cases that it was asked about, rule by rule.

    ``matches`` tells of each misreading that explains a failed case in how many of all cases it gives the
    program's answer; those that give most come first.
    """

    asked: int
    failed: int
    rules: tuple[Summary, ...]
    matches: dict[str, int]

    def likely(self) -> list[str]:
        """Return the misreadings that explain a rule's failures best, and those that give as many answers."""
        named = {one.misreading for one in self.rules}
        most = max(self.matches.values(), default=0)
        return [name for name, number in self.matches.items() if name in named or number == most]


def explain(tried: Iterable[Tried]) -> Verdict:
    """Sum up a trial; cases that were not sent, and those that the program does not support, do not count."""
    asked = [each for each in tried if each.asked is not None]
    failed = [each for each in asked if each.ran.status == FAILED]
    explained = {name: {each.ran.id for each in failed if _gives(name, each)} for name in _suspects()}
    matches = {name: sum(_gives(name, each) for each in asked) for name, cases in explained.items() if cases}
    ranked = dict(sorted(matches.items(), key=lambda match: -match[1]))
    suspects = {name: explained[name] for name in ranked}
    rules = [*(rule.id for rule in RULES), NO_RULE]
    summaries = tuple(_summary(rule, _about(rule, asked), suspects) for rule in rules if _about(rule, asked))
    return Verdict(len(asked), len(failed), summaries, ranked)


def _suspects() -> list[str]:
    return [name for name, misreading in MISREADINGS.items() if misreading.kind == SCORE]


def _gives(name: str, tried: Tried) -> bool:
    """Say whether a misreading gives a program's answer."""
    from arbcheck.arboretum.readings.scoring import score_under

    if tried.asked is None or tried.asked.answer is None:
        return False
    return not any(compare(tried.asked.answer, score_under(tried.asked.position, frozenset({name}))))


def _about(rule: str, asked: Sequence[Tried]) -> list[Tried]:
    """Return what was asked about a rule; a case may be about several."""
    return [each for each in asked if rule in (_rules(each) or (NO_RULE,))]


def _rules(tried: Tried) -> tuple[str, ...]:
    return tried.ran.told.texts("rules") if isinstance(tried.ran.told, Case) else ()


def _summary(rule: str, asked: Sequence[Tried], suspects: dict[str, set[str]]) -> Summary:
    """Choose the misreading that explains most failed cases of a rule, and of equal ones the likeliest.

    The likeliest gives most of all answers, and stands first: one that gives all of them explains each
    failed case and is always chosen.
    """
    failed = {each.ran.id for each in asked if each.ran.status == FAILED}
    best = max(suspects, key=lambda name: len(suspects[name] & failed), default=None)
    explained = len(suspects[best] & failed) if best else 0
    return Summary(rule, len(asked), len(failed), best if explained else None, explained)
