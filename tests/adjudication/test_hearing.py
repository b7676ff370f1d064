"""Records heard as a whole: turns, errors, irregular acts, and what a ruling relies on."""

import re

import pytest

from arbcheck import __version__
from arbcheck.adjudication.arboretum.proofs import EndProof, TurnProof
from arbcheck.adjudication.court import named, rule_on, spoken_claims
from arbcheck.adjudication.ruling import Ruling
from arbcheck.arboretum.rulebook import RULES_VERSION
from arbcheck.records.record import Record
from tests.adjudication.disputes import finding, table
from tests.cli.command import FINAL
from tests.records.written import first_turn, game, read

TWO = game(
    first_turn(),
    "{player: Jonte, draw: [deck, deck], play: Ma1, discard: Wi3}",
    "{player: Talia, draw: [deck, deck], play: {card: Oa4, at: [1, 1]}, discard: Wi4, irregular: nobody saw}",
    "{player: Jonte, draw: [deck, deck], play: Ma2 right of Ma1, discard: Wi5, irregular: looked at a card}",
)
"""Turn 3 plants a card apart and is let stand; turn 4 has a slip that cannot be seen."""
BROKEN = TWO.replace("discard: Wi3}", "discard: Wi2}")
"""Turn 2 discards the card that turn 1 discarded."""


def ruled(record: Record, *claims: str) -> Ruling:
    return rule_on(record, spoken_claims(record, claims))


@pytest.mark.parametrize(
    ("claim", "verdict", "right"),
    [
        ("legal.1=true", "upheld", True),
        ("legal.1=false", "rejected", True),
        ("legal.3=true", "rejected", False),
        ("legal.3=false", "upheld", False),
        ("legal.4=true", "undecided", None),
        ("legal.4=false", "undecided", None),
        ("last_turn=4", "undecided", None),
    ],
)
def test_a_turn_was_legal_if_the_replay_finds_nothing_in_it(claim: str, verdict: str, right: object) -> None:
    found = ruled(read(TWO), claim).findings[0]
    assert (found.verdict, found.right) == (verdict, right)
    assert "D-042" in found.decisions


def test_the_proof_of_a_turn_is_what_is_wrong_with_it() -> None:
    found = ruled(read(TWO), "legal.3=true").findings[0]
    assert isinstance(found.proof, TurnProof)
    assert (found.proof.turn, found.proof.player, found.proof.irregular) == (3, 0, "nobody saw")
    assert [(each.code, each.span.line) for each in found.proof.problems] == [("ARB307", 8)]
    assert (found.rules, "D-028" in found.decisions) == (("R7",), True)


def test_a_slip_that_the_record_cannot_show_is_named_as_missing() -> None:
    [missing] = ruled(read(TWO), "legal.4=true").findings[0].missing
    assert (missing.why, missing.text) == ("slip-not-shown", "looked at a card")


def test_irregular_turns_are_listed() -> None:
    assert ruled(read(TWO), "legal.1=true").irregular == ((3, "nobody saw"), (4, "looked at a card"))


def test_in_a_record_with_errors_only_claims_about_turns_are_decided() -> None:
    ruling = ruled(read(BROKEN), "legal.2=true", "legal.1=true", "Talia=0", "last_turn=4")
    assert [each.verdict for each in ruling.findings] == ["rejected", "upheld", "undecided", "undecided"]
    assert [each.why for each in ruling.findings[2].missing] == ["errors"]
    assert ruling.sensitivity is None


def test_a_turn_that_cannot_be_read_is_not_ruled_on() -> None:
    record = read(TWO.replace("play: Ma1,", "play: Mu1,"))
    [found] = ruled(record, "legal.2=true").findings
    assert [each.why for each in found.missing] == ["unread-turn"]
    nameless = read(TWO.replace("players: [Talia, Jonte]", "players: [Talia, Jonte, Talia]"))
    [last] = ruled(nameless, "last_turn=2").findings
    assert [each.why for each in last.missing] == ["unread-turn"]


def test_the_last_turn_of_an_end_position_is_the_number_of_cards_planted() -> None:
    """28 cards are planted by three players, so Talia played last."""
    record = read(FINAL)
    upheld, rejected, legal = ruled(record, "last_turn=28", "last_turn=29", "legal.3=true").findings
    assert (upheld.verdict, rejected.verdict, rejected.right) == ("upheld", "rejected", 28)
    assert upheld.proof == EndProof(28, 0, 28)
    assert [each.why for each in legal.missing] == ["no-turns"]
    assert [each.why for each in finding(table("Oa1"), "last_turn=2").missing] == ["unfinished"]


def test_a_turn_that_an_end_position_cannot_have_had_is_called_so() -> None:
    """One card each is planted: two turns."""
    (why,) = finding(table("Oa1"), "legal.3=true").missing
    assert (why.why, why.text) == ("no-such-turn", "2")
    assert [each.why for each in finding(table("Oa1"), "legal.2=true").missing] == ["no-turns"]


def test_a_game_that_is_not_over_has_no_last_turn() -> None:
    [found] = ruled(read(TWO), "last_turn=4").findings
    assert [each.why for each in found.missing] == ["unfinished"]
    short = read(TWO.replace("finished: false", "finished: true"))
    [found] = ruled(short, "last_turn=4").findings
    assert [each.why for each in found.missing] == ["errors"]


def test_a_ruling_states_what_it_relied_on() -> None:
    relied = ruled(read(FINAL), "Talia.oak=9", "winner=Talia").relied_on
    assert (relied.arbcheck, relied.rules_version) == (__version__, RULES_VERSION)
    assert relied.decisions == ("D-001", "D-030")
    assert re.fullmatch("[0-9a-f]{64}", relied.corpus)


def test_a_record_that_cannot_be_read_has_no_claims() -> None:
    record = read("arbcheck: [")
    ruling = ruled(record, "Talia=3")
    assert (ruling.findings, ruling.players, ruling.outcome.status) == ((), (), "invalid")


def test_a_claim_is_named_however_it_is_spelt() -> None:
    record = read(FINAL)
    assert named(record, "Talia.Roble") == "Talia.oak"
    assert named(record, '"Talia".oak') == "Talia.oak"
    assert named(record, "path.Talia.royal poinciana") == "path.Talia.royal-poinciana"
    assert named(record, "Tala.oak") is None
