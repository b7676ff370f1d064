"""How interpretations of each game are told apart: the one table of it, by the name of the game."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from arbcheck.cli.options import Values
from arbcheck.conformance.apart.core import Watch
from arbcheck.reports.apart_pair import Pair, Report

if TYPE_CHECKING:
    from arbcheck.conformance.apart.readings import Limits


class Searched(NamedTuple):
    """A search for a difference, and why options do not go with it, by their names."""

    search: Callable[[Pair, Values, Watch], Report]
    lacks: Mapping[str, str]


def limits(values: Values) -> "Limits":
    """Return how far to search for a position of Arboretum."""
    from arbcheck.conformance.apart.readings import MOST_PLANTED, Limits

    given = {name: int(values[name]) for name in Limits._fields if name in values}
    found = Limits(**given)
    return found._replace(planted=min(found.planted, MOST_PLANTED))


def _arboretum(pair: Pair, values: Values, watch: Watch) -> Report:
    from arbcheck.conformance.apart import games, readings
    from arbcheck.reports.apart_report import of_games, of_readings

    one, other = frozenset(pair.one), frozenset(pair.other)
    if games.of_play(one) != games.of_play(other):
        return of_games(pair, games.tell_apart(one, other, watch))
    how_far = limits(values)
    found = readings.tell_apart(one, other, how_far, watch)
    return of_readings(pair, found, how_far, never=readings.never_differ(one, other))


def _avenue(pair: Pair, _values: Values, watch: Watch) -> Report:
    from arbcheck.conformance.apart.avenue.search import tell_apart
    from arbcheck.reports.avenue.apart import of_readings

    return of_readings(pair, tell_apart(frozenset(pair.one), frozenset(pair.other), watch))


GAMES: Mapping[str, Searched] = {
    "arboretum": Searched(_arboretum, {}),
    "avenue": Searched(
        _avenue,
        {
            "engine": "a program is asked about Arboretum alone",
            "planted": "no card is planted there",
            "tries": "nothing is searched at random there",
            "seed": "nothing is searched at random there",
        },
    ),
}
"""The searches; the first is for interpretations that name no misreading."""
