"""What a score of Arboretum is drawn by; each form has modules of its own."""

from typing import TYPE_CHECKING

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.records.outcome import Outcome
from arbcheck.reports.games import Place, Standing
from arbcheck.reports.terminal import Style

if TYPE_CHECKING:
    from markupsafe import Markup

    from arbcheck.reports.table import Row


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


def section(outcome: Outcome, place: Place) -> "Markup":
    """Draw a score as a part of an HTML page."""
    from arbcheck.reports import html_arboretum

    return html_arboretum.section(outcome, *_scored(outcome), place)


def standing(outcome: Outcome) -> Standing:
    """Tell the winner and the totals for a row of an index."""
    from arbcheck.reports import html_arboretum

    return html_arboretum.standing(*_scored(outcome))


def rows(outcome: Outcome, bare: "Row") -> "list[Row]":
    """Return the rows of a table: one for each player and species."""
    from arbcheck.reports import table

    return table.rows(_scored(outcome)[1], bare)


def markdown(outcome: Outcome, style: Style) -> list[str]:
    """Draw a score as Markdown: the result, the rights, then each player."""
    from arbcheck.reports.markdown import blocks as written

    return written(outcome, *_scored(outcome), style)


def _scored(outcome: Outcome) -> tuple[Position, Result]:
    if outcome.position is None or outcome.result is None:
        raise ValueError("this record has no score")
    return outcome.position, outcome.result
