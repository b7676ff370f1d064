"""Records that pictures are drawn of."""

from arbcheck.api import parse
from arbcheck.records.record import outcome_of
from arbcheck.reports.outcome import Outcome
from arbcheck.reports.svg.subject import Subject, subject

HOSTILE = ("<script>alert('1')</script> & \"x\"", "\u202eailaT \x7f", "田中さくら" * 12, "רינה")
"""Names that are not what they look like."""


def of(outcome: Outcome, player: int | None = None, species: str | None = None) -> Subject:
    """Return the subject of a scored outcome."""
    assert outcome.position
    assert outcome.result
    return subject(outcome, outcome.position, outcome.result, player, species)


def scored(text: str) -> Outcome:
    """Return the outcome of the one record of a text."""
    [record] = parse(text, name="game.yaml")
    return outcome_of(record)
