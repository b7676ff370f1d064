"""Thousands of claims about one record: what each costs does not grow with their number. Work is counted."""

import pytest

from arbcheck.adjudication import search, speaker
from arbcheck.adjudication.speaker import Speaker
from arbcheck.records.claims import Claim
from tests.adjudication.disputes import ruled, table


def claimed(people: int) -> str:
    """A record of claims by so many people, all of them wrong about Talia: her Oak is worth 4."""
    said = "{{by: P{0}, scores: {{Talia: {{Oak: {1}, total: {1}}}}}, winner: Jonte}}"
    listed = ", ".join(said.format(number, 5 + number % 3) for number in range(people))
    return table("Oa1 Oa3 Oa5", claims=f"[{listed}]")


def questions(monkeypatch: pytest.MonkeyPatch, record: str) -> int:
    """Count how often a ruling asks who has said something."""
    asked: list[Claim] = []

    def counted(claim: Claim) -> Speaker:
        asked.append(claim)
        return who(claim)

    who = speaker.speaker
    with monkeypatch.context() as patch:
        for module in (search, speaker):
            patch.setattr(module, "speaker", counted)
        ruled(record)
    return len(asked)


def test_twice_as_many_claims_are_twice_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    once, twice = (questions(monkeypatch, claimed(people)) for people in (30, 60))
    assert once > 30 * 3
    assert twice == 2 * once


def test_what_others_say_explains_nothing() -> None:
    """P0 says 5, P3 says 5 too; the readings that yield it yield three claims of each, not six."""
    ruling = ruled(claimed(4))
    first = ruling.findings[0].explanations[0]
    assert {ruling.findings[number].claim.by for number in first.claims} == {"P0"}
