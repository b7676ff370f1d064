"""What a page tells first of a score, of whichever game: the standings, and what an index has of them."""

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from arbcheck.reports.games import Place, Standing
from arbcheck.reports.html_page import Names

SMALLEST = 0.55
"""A picture is drawn at this part of its size at least; where it does not fit then, its frame scrolls."""


class Row(NamedTuple):
    """A player in the table of standings; ``decides`` is what parts players of equal points."""

    anchor: str
    name: Markup
    rank: str
    total: str
    decides: str
    wins: bool


def anchor(place: Place, seat: int) -> str:
    """Return the id of a player's part of a page."""
    return f"{place.prefix}-p{seat + 1}"


def standing(winner: str, called: Names, totals: Sequence[int | None]) -> Standing:
    """Tell winner and totals for a row of an index."""
    told = Markup(", ").join(
        Markup("{} {}").format(label, known(total)) for label, total in zip(called.short, totals, strict=True)
    )
    sure = [total for total in totals if total is not None]
    best = max(sure) if len(sure) == len(totals) else None
    return Standing(called.said(winner), told, best)


def known(number: int | None) -> str:
    """Write a number of the table; "?" while it is open."""
    return "?" if number is None else str(number)


def points(total: int | None, told: str) -> str:
    """Write a total of the table; while it is open, of what is told of it the two ends."""
    return told.removeprefix("total open, ") if total is None else str(total)
