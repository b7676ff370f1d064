"""What a corpus covers: for each rule, decision, code and misreading, the cases that speak of it."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from arbcheck.conformance.case import UNCONFIRMED, Case
from arbcheck.conformance.catalogue import MISREADINGS, RULES
from arbcheck.decisions import decisions
from arbcheck.problems.registry import pages
from arbcheck.records.reading import entries, texts

KINDS = ("rule", "decision", "code", "misreading")


class Covered(NamedTuple):
    """A rule, decision, code or misreading, and the ids of the confirmed cases that speak of it.

    ``test`` names the test that shows a code where no case can, "" for all others.
    """

    kind: str
    id: str
    title: str
    cases: tuple[str, ...]
    test: str = ""

    @property
    def is_at_zero(self) -> bool:
        """Say whether nothing speaks of it."""
        return not self.cases and not self.test


def known_ids(kind: str) -> list[str]:
    """Return all ids of a kind, in order."""
    return [one.id for one in _all() if one.kind == kind]


def cover(cases: Iterable[Case]) -> list[Covered]:
    """Return everything that a corpus has to cover, kind by kind, each in the order of its ids."""
    speaking: dict[tuple[str, str], list[str]] = {}
    for case in cases:
        if case.text("origin") != UNCONFIRMED:
            for named in dict.fromkeys(_named(case)):
                speaking.setdefault(named, []).append(case.id)
    return [one._replace(cases=tuple(speaking.get((one.kind, one.id), ()))) for one in _all()]


def _all() -> Iterator[Covered]:
    for rule in RULES:
        yield Covered("rule", rule.id, rule.title, ())
    for decision in decisions():
        yield Covered("decision", decision.id, decision.title, ())
    for page in pages():
        yield Covered("code", page.code, page.title, (), page.test)
    for misreading in MISREADINGS.values():
        yield Covered("misreading", misreading.id, misreading.says, ())


def _named(case: Case) -> Iterator[tuple[str, str]]:
    """Yield what a case speaks of: kind and id."""
    yield from (("rule", name) for name in case.texts("rules"))
    yield from (("decision", name) for name in case.texts("decisions"))
    yield from (("code", name) for name in case.codes)
    yield from (("misreading", name) for name in case.texts("under"))
    for _, verdict in entries(dict(entries(case.expect)).get("claims")):
        told = verdict.get("readings") if isinstance(verdict, dict) else None
        yield from (("misreading", name) for name in texts(told))
