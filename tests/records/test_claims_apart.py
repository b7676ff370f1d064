"""Problems of claims, told apart from those of the game."""

import pytest

from arbcheck.records.claims_apart import apart_from_claims, faults_of_claims
from tests.adjudication.disputes import table
from tests.records.written import read

SOUND = table("Oa2 Oa4", hands=("Oa7", "Ma7"))


@pytest.mark.parametrize(
    ("claims", "codes"),
    [
        ("winner: Tala", ["ARB112"]),
        ("rights: {Oak: [Talia, Jnte]}", ["ARB112"]),
        ("paths: {Talia: {Oak: Oa1 Oa44}}", ["ARB120"]),
        ("scores: {Talia: {Oak: 9, Roble: 10}}", ["ARB403"]),
        ("scores: {Talia: {total: 9, Total: 10}}", ["ARB403"]),
        ("rights: {Oak: Talia, Oa: Jonte}", ["ARB403"]),
        ("paths: {Talia: {Oak: Oa2 Oa4, Oa: Oa2 Oa4}}", ["ARB403"]),
        ("scores: {Talia: 1, 'Talia ': 2}", ["ARB006"]),
        ("wimmer: Talia", ["ARB101"]),
    ],
)
@pytest.mark.parametrize("form", ["first", "last"])
def test_what_is_wrong_with_a_claim_is_no_fault_of_the_game(claims: str, codes: list[str], form: str) -> None:
    text = f"claims: {{{claims}}}\n{SOUND}" if form == "first" else f"{SOUND}claims: {{{claims}}}\n"
    record = read(text)
    assert [each.code for each in faults_of_claims(record)] == codes
    assert not record.is_valid
    assert apart_from_claims(record).is_valid


def test_what_is_wrong_with_the_game_stays_where_it_is() -> None:
    record = read(SOUND.replace("Oa4", "Oa9", 1) + "claims: {winner: Tala}\n")
    assert [each.code for each in faults_of_claims(record)] == ["ARB112"]
    assert [each.code for each in apart_from_claims(record).problems] == ["ARB120"]


def test_a_record_without_claims_has_none_that_are_wrong() -> None:
    assert faults_of_claims(read(SOUND.replace("Oa4", "Oa9", 1))) == []
    assert faults_of_claims(read("- no mapping\n")) == []
    assert faults_of_claims(read(SOUND)) == []


def test_a_claim_of_which_a_part_cannot_be_read_is_none() -> None:
    record = read(f"{SOUND}claims: {{rights: {{Oak: [Talia, Jnte]}}, winner: {{Talia: yes}}}}\n")
    assert record.played is not None
    assert record.played.claims == ()
