"""The court: a record's claims, and more of them, ruled on by the game that the record is of."""

from collections.abc import Sequence

from arbcheck.adjudication.arboretum import hearing
from arbcheck.adjudication.reliance import relied_on
from arbcheck.adjudication.ruling import Ruling
from arbcheck.records.claims import Claim
from arbcheck.records.record import Record, outcome_of

COURTS = {"arboretum": hearing}
"""For each game the module that hears claims about it: `claims_of`, `players_of` and `hear`."""


def rule_on(record: Record, more: Sequence[Claim] = (), scope: str = "suggested") -> Ruling:
    """Rule on the claims of a record and on more of them, in this order.

    ``scope`` says under which misreadings the winner is looked for: "suggested" (those that explain a claim)
    or "all". A record that cannot be read at all has no claims.
    """
    outcome = outcome_of(record)
    court = COURTS.get(record.game or "", hearing)
    heard = court.hear(record, outcome, (*court.claims_of(record), *more), scope)
    players = court.players_of(record)
    irregular, findings, together, matters = heard
    return Ruling(outcome, players, irregular, findings, together, matters, relied_on(findings))
