"""`arbcheck draw` of games of Avenue: whose sheets, and after which round."""

from typing import TYPE_CHECKING, cast

from arbcheck.avenue.networks import is_marked
from arbcheck.cli.options import Values
from arbcheck.records.outcome import Outcome
from arbcheck.records.players import normal
from arbcheck.reports.avenue.picture import Sheets
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.terminal import shown

if TYPE_CHECKING:
    from arbcheck.avenue.result import Scored


def sheets(outcome: Outcome, values: Values) -> Sheets:
    """Choose what is drawn of a record that has a score; ValueError says why it cannot be drawn."""
    scored = cast("Scored", outcome.avenue)
    game, name = scored.game, values.get("player")
    if "species" in values:
        raise ValueError("a sheet of Avenue has no species: --species goes with Arboretum")
    if name is not None and normal(name) not in game.players:
        raise ValueError(
            f"nobody is called {shown(name)}; the players are {listed(map(shown, game.players))}"
        )
    last = len(game.rounds)
    rounds = int(values.get("turn", str(last)))
    if rounds > last:
        raise ValueError(f"there is no round {rounds}: the game has {count(last, 'round')}")
    if rounds < last and not all(map(is_marked, game.roads)):
        raise ValueError("a sheet without round marks does not tell what it looked like before")
    seats = tuple(range(len(game.players))) if name is None else (game.players.index(normal(name)),)
    return Sheets(outcome, scored, seats, rounds)
