"""What a score of Avenue is drawn by; each form has a module of its own."""

from arbcheck.avenue.result import Scored
from arbcheck.records.outcome import Outcome
from arbcheck.reports.terminal import Style


def blocks(outcome: Outcome, style: Style) -> list[list[str]]:
    """Draw a score as text: the result, the rounds, then each player."""
    from arbcheck.reports.avenue import text

    return text.blocks(outcome, _scored(outcome), style)


def score(outcome: Outcome) -> dict[str, object]:
    """Return the keys of the JSON report that a score has."""
    from arbcheck.reports.avenue import data

    return data.score(outcome, _scored(outcome))


def brief(outcome: Outcome, style: Style) -> tuple[str, str]:
    """Tell the totals and the winner."""
    from arbcheck.reports.avenue import verdict

    return verdict.brief(_scored(outcome), style)


def _scored(outcome: Outcome) -> Scored:
    if outcome.avenue is None:
        raise ValueError("this record has no score")
    return outcome.avenue
