"""Which module draws the scores of which game: the one table of these folders, by the name of the game."""

from collections.abc import Callable
from typing import Protocol

from arbcheck.records.outcome import Outcome
from arbcheck.reports.terminal import Style

Json = dict[str, object]


class Drawn(Protocol):
    """What the module of a game offers; all of it takes the outcome of a record that has a score."""

    def blocks(self, outcome: Outcome, style: Style) -> list[list[str]]:
        """Return the score report as text: blocks of lines, the result first."""

    def score(self, outcome: Outcome) -> Json:
        """Return the keys of the JSON report that a score has, in order."""

    def brief(self, outcome: Outcome, style: Style) -> tuple[str, str]:
        """Return the totals and the winner in as few words as it takes, and what is to follow them."""


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
