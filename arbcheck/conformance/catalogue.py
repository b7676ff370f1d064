"""The rules and misreadings of all games together: what cases, explanations and coverage may name."""

from collections.abc import Iterable, Mapping

from arbcheck.arboretum.readings import misreadings as of_arboretum
from arbcheck.arboretum.rulebook import RULES as OF_ARBORETUM
from arbcheck.avenue.readings import misreadings as of_avenue
from arbcheck.avenue.rulebook import RULES as OF_AVENUE
from arbcheck.interpretation import Misreading, Rule

RULES: tuple[Rule, ...] = (*OF_ARBORETUM, *OF_AVENUE)
"""The rules of all games, in the order of their ids."""

BY_GAME: Mapping[str, Mapping[str, Misreading]] = {
    "arboretum": of_arboretum.MISREADINGS,
    "avenue": of_avenue.MISREADINGS,
}
"""The misreadings by game."""

_CONFLICTS = {"arboretum": of_arboretum.conflict, "avenue": of_avenue.conflict}

MISREADINGS: Mapping[str, Misreading] = {
    name: misreading for known in BY_GAME.values() for name, misreading in known.items()
}
"""The misreadings of all games by id."""


def game_of(misreading: str) -> str:
    """Return the game that a misreading is about; KeyError if there is no such misreading."""
    return _GAMES[misreading]


_GAMES = {name: game for game, known in BY_GAME.items() for name in known}


def conflict(ids: Iterable[str]) -> tuple[str, str] | None:
    """Return two misreadings that cannot hold at once, or None: of one point, or of different games."""
    names = list(ids)
    for name in names[1:]:
        if game_of(name) != game_of(names[0]):
            return names[0], name
    return _CONFLICTS[game_of(names[0])](names) if names else None
