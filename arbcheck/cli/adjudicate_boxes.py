"""`arbcheck adjudicate` of games of Avenue, whose claims are about boxes."""

from collections.abc import Sequence

from arbcheck.adjudication.avenue.boxes import Ruling, rule_on
from arbcheck.adjudication.avenue.spoken import read_claim
from arbcheck.records.record import Record


def rule(record: Record, said: Sequence[str], _scope: str) -> Ruling:
    """Rule on the claims of a record and on those of `--claim`; Unreadable where one is none."""
    played = record.avenue
    rounds = len(played.game.rounds) if played and played.game else 0
    return rule_on(record, [read_claim(text, played.players, rounds) for text in said] if played else [])
