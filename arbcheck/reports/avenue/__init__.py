"""What a score of Avenue is drawn by; each form has a module of its own."""

from typing import TYPE_CHECKING

from arbcheck.avenue.result import Scored
from arbcheck.records.outcome import Outcome
from arbcheck.reports.games import Place, Standing
from arbcheck.reports.terminal import Style

if TYPE_CHECKING:
    from markupsafe import Markup

    from arbcheck.reports.table import Row


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


def section(outcome: Outcome, place: Place) -> "Markup":
    """Draw a score as a part of an HTML page."""
    from arbcheck.reports.avenue import page

    return page.section(outcome, _scored(outcome), place)


def standing(outcome: Outcome) -> Standing:
    """Tell the winner and the totals for a row of an index."""
    from arbcheck.reports.avenue import page

    return page.standing(_scored(outcome))


def rows(outcome: Outcome, bare: "Row") -> "list[Row]":
    """Return the rows of a table: one for each player and box."""
    from arbcheck.reports.avenue import table

    return table.rows(_scored(outcome).result, bare)


def markdown(outcome: Outcome, style: Style) -> list[str]:
    """Draw a score as Markdown: the result, the rounds, then each player."""
    from arbcheck.reports.avenue.forum import blocks as written

    return written(outcome, _scored(outcome), style)


def _scored(outcome: Outcome) -> Scored:
    if outcome.avenue is None:
        raise ValueError("this record has no score")
    return outcome.avenue
