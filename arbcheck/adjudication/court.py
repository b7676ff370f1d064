"""The court: a record's claims, and more of them, ruled on by the game that the record is of."""

from collections.abc import Sequence
from typing import Protocol

from arbcheck.adjudication.arboretum import hearing
from arbcheck.adjudication.avenue import hearing as of_avenue
from arbcheck.adjudication.reliance import relied_on
from arbcheck.adjudication.ruling import Heard, Ruling
from arbcheck.problems import in_order
from arbcheck.records.claims import Claim
from arbcheck.records.claims_apart import apart_from_claims
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, outcome_of


class Court(Protocol):
    """A module that hears claims about a game."""

    def claims_of(self, record: Record, /) -> tuple[Claim, ...]:
        """Return the claims that a record holds."""

    def players_of(self, record: Record, /) -> tuple[str, ...]:
        """Return the names of the players, as far as they can be read."""

    def spoken_claims(self, record: Record, texts: Sequence[str], /) -> list[Claim]:
        """Read claims in one line each; Unreadable where one is none."""

    def named(self, record: Record, text: str, /) -> str | None:
        """Return the name of a claim as a Finding has it; None where it is none."""

    def hear(self, record: Record, outcome: Outcome, claims: Sequence[Claim], scope: str, /) -> Heard:
        """Rule on claims about a record, whose outcome by the rules is known."""


COURTS: dict[str, Court] = {"arboretum": hearing, "avenue": of_avenue}
"""For each game the module that hears claims about it."""


def spoken_claims(record: Record, texts: Sequence[str]) -> list[Claim]:
    """Read claims such as "Talia.oak=9" about a record; Unreadable where one is none.

    What is said twice is one claim. Where the players of the record cannot be read, no claim can be either,
    and none is.
    """
    court = COURTS.get(record.game or "", hearing)
    return list(dict.fromkeys(court.spoken_claims(record, texts))) if court.players_of(record) else []


def rule_on(record: Record, more: Sequence[Claim] = (), scope: str = "suggested") -> Ruling:
    """Rule on the claims of a record and on more of them, in this order.

    ``scope`` says under which misreadings the winner is looked for: "suggested" (those that explain a claim)
    or "all". A record that cannot be read at all has no claims. What is wrong with a claim keeps that one
    from being ruled on, and no other (D-049): the outcome is that of the game, with all problems.
    """
    told = record.problems
    record = apart_from_claims(record)
    outcome = outcome_of(record)
    outcome = outcome._replace(problems=tuple(in_order(dict.fromkeys((*outcome.problems, *told)))))
    court = COURTS.get(record.game or "", hearing)
    heard = court.hear(record, outcome, (*court.claims_of(record), *more), scope)
    players = court.players_of(record)
    irregular, findings, together, matters = heard
    return Ruling(outcome, players, irregular, findings, together, matters, relied_on(findings))


def named(record: Record, text: str) -> str | None:
    """Return the name of a claim about a record as a Finding has it, however it is spelt, None for none."""
    return COURTS.get(record.game or "", hearing).named(record, text)
