"""The court: a record's claims, and more of them, ruled on by the game that the record is of."""

from collections.abc import Sequence

from arbcheck.adjudication.ruling import Ruling
from arbcheck.records.claims import Claim
from arbcheck.records.record import Record


def rule_on(record: Record, more: Sequence[Claim] = (), scope: str = "suggested") -> Ruling:
    """Rule on the claims of a record and on more of them, in this order.

    ``scope`` says under which misreadings the winner is looked for: "suggested" (those that explain a claim)
    or "all". A record that cannot be read at all has no claims.
    """
    raise NotImplementedError
