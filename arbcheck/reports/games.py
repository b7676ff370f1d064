"""Which module draws the scores of which game: the one table of these folders, by the name of the game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from arbcheck.records.outcome import Outcome
from arbcheck.reports.terminal import Style

if TYPE_CHECKING:
    from markupsafe import Markup

    from arbcheck.reports.table import Row

Json = dict[str, object]


class Place(NamedTuple):
    """Where a part of a page stands: what begins all its ids, and the level of its own headings."""

    prefix: str
    level: int


class Standing(NamedTuple):
    """The result in a row of an index: who wins, all totals, and the highest one; None while it is open.

    The texts are safe in HTML.
    """

    winner: "Markup"
    totals: "Markup"
    best: int | None


class Drawn(Protocol):
    """What the module of a game offers; all of it takes the outcome of a record that has a score."""

    def blocks(self, outcome: Outcome, style: Style) -> list[list[str]]:
        """Return the score report as text: blocks of lines, the result first."""

    def score(self, outcome: Outcome) -> Json:
        """Return the keys of the JSON report that a score has, in order."""

    def brief(self, outcome: Outcome, style: Style) -> tuple[str, str]:
        """Return the totals and the winner in as few words as it takes, and what is to follow them."""

    def section(self, outcome: Outcome, place: "Place") -> "Markup":
        """Return the score report as a part of an HTML page, the result first."""

    def standing(self, outcome: Outcome) -> "Standing":
        """Return what an index of many records tells of one."""

    def rows(self, outcome: Outcome, bare: "Row") -> "list[Row]":
        """Return the rows of a table, of which ``bare`` has what tells of the record itself."""

    def markdown(self, outcome: Outcome, style: Style) -> list[str]:
        """Return the score report as Markdown: blocks, the result first."""


def _arboretum() -> Drawn:
    from arbcheck.reports import arboretum

    return arboretum


def _avenue() -> Drawn:
    from arbcheck.reports import avenue

    return avenue


_GAMES: dict[str, Callable[[], Drawn]] = {"arboretum": _arboretum, "avenue": _avenue}


def drawn(outcome: Outcome) -> Drawn | None:
    """Return the module that draws the score of a record; None where there is no score."""
    if outcome.game is None or (outcome.result is None and outcome.avenue is None):
        return None
    return _GAMES[outcome.game]()
