"""What a score of Arboretum is drawn by; each form has modules of its own."""

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.records.outcome import Outcome
from arbcheck.reports.terminal import Style


def blocks(outcome: Outcome, style: Style) -> list[list[str]]:
    """Draw a score as text: the result, the rights, then each player."""
    from arbcheck.reports import text

    return text.blocks(outcome, *_scored(outcome), style)


def score(outcome: Outcome) -> dict[str, object]:
    """Return the keys of the JSON report that a score has."""
    from arbcheck.reports import json_report

    return json_report.score(outcome, *_scored(outcome))


def brief(outcome: Outcome, style: Style) -> tuple[str, str]:
    """Tell the totals and the winner."""
    from arbcheck.reports import quiet

    return quiet.brief(*_scored(outcome), style)


def _scored(outcome: Outcome) -> tuple[Position, Result]:
    if outcome.position is None or outcome.result is None:
        raise ValueError("this record has no score")
    return outcome.position, outcome.result
