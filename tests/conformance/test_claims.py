"""Verdicts that a case expects: how claims are named, and what of a finding is compared."""

import pytest

from arbcheck.conformance.claims import verdicts
from arbcheck.conformance.run import Difference, differences
from tests.conformance.cases import POSITION, block, sound
from tests.records.written import read

CLAIMS = """\
claims:
  - {by: Ana, scores: {Ana: {Oak: 4, total: 3}}, rights: {Maple: Ana}, paths: {Ana: {Oak: Oa1 Oa4}}}
  - {by: Ben, scores: {Ana: {Oak: 3}}, legal: {1: "true"}, paths: {Ben: {Oak: []}}}
"""
"""Ana's Oak is 3, with two points for the 1 it is 4; Maple is Ben's, 13 to 3."""


def compared(expect: str, claims: str = CLAIMS) -> list[Difference]:
    return differences(sound(block("text", POSITION + claims), f"  claims: {expect}\n"))


def test_every_claim_has_its_verdict_under_its_name() -> None:
    found = verdicts(read(POSITION + CLAIMS))
    assert list(found) == [
        *("Ana.oak by Ana", "Ana", "right.maple", "path.Ana.oak", "Ana.oak by Ben", "path.Ben.oak", "legal.1")
    ]
    assert found["Ana.oak by Ana"] == {
        "verdict": "rejected",
        "right": "3",
        "readings": ["start-bonus-two"],
        "slips": ["card-counted-twice"],
    }
    assert found["right.maple"] == {"verdict": "rejected", "right": ["Ben"], "readings": [], "slips": []}
    assert found["legal.1"] == {"verdict": "undecided", "right": "null", "readings": [], "slips": []}


@pytest.mark.parametrize(
    "expect",
    [
        "{Ana: {verdict: upheld, right: 3}, Ana.oak by Ana: {verdict: rejected}}",
        "{Ana.Roble by Ben: {verdict: upheld}, 'right.Ma': {verdict: rejected, right: Ben}}",
        "{path.Ana.oak: {verdict: upheld, right: 'Oak 1, oak-4'}}",
        "{path.Ben.oak: {verdict: upheld, right: null}}",
        "{Ana.oak by Ana: {verdict: rejected, readings: [start-bonus-two], slips: [card-counted-twice]}}",
        "{legal.1: {verdict: undecided, right: null}}",
    ],
)
def test_a_case_may_spell_a_claim_as_the_command_line_takes_it(expect: str) -> None:
    assert compared(expect) == []


@pytest.mark.parametrize(
    ("expect", "where", "got"),
    [
        ("{Ana: {verdict: rejected}}", "claims.Ana.verdict", "upheld"),
        ("{right.maple: {verdict: rejected, right: [Ana, Ben]}}", "claims.right.maple.right", "[Ben]"),
        ("{path.Ana.oak: {verdict: upheld, right: Oa1}}", "claims.path.Ana.oak.right", "Oa1 Oa4"),
        (
            "{Ana.oak by Ana: {verdict: rejected, readings: []}}",
            "claims.Ana.oak by Ana.readings",
            "[start-bonus-two]",
        ),
        ("{Ben: {verdict: upheld}}", "claims.Ben", "nothing"),
        ("{Cleo.oak: {verdict: upheld}}", "claims.Cleo.oak", "nothing"),
    ],
)
def test_another_verdict_or_reason_is_a_difference(expect: str, where: str, got: str) -> None:
    [difference] = compared(expect)
    assert (".".join(difference.where), difference.got) == (where, got)
