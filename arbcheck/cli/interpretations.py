"""Interpretations as a command line names them: ids of misreadings, or `canonical`."""

import re
from collections.abc import Collection, Sequence

from arbcheck.conformance.catalogue import MISREADINGS, conflict, game_of
from arbcheck.reports.apart_pair import CANONICAL
from arbcheck.reports.terminal import shown


def names_of(text: str) -> list[str]:
    """Return the ids that are joined by `+` or a comma, each once."""
    return list(dict.fromkeys(name.strip().lower() for name in re.split("[+,]", text)))


def fault(names: Sequence[str]) -> str | None:
    """Say what is wrong with the ids of an interpretation that is told apart, if something is."""
    if CANONICAL in names and len(names) > 1:
        return f"{CANONICAL} stands for the rules alone, without a misreading"
    if names == [CANONICAL]:
        return None
    return mixed([names]) or misreadings_fault(names, [*MISREADINGS, CANONICAL])


def mixed(sides: Sequence[Sequence[str]]) -> str | None:
    """Say so if interpretations are of different games: nothing can tell those apart."""
    named = [name for names in sides for name in names if name in MISREADINGS]
    for name in named[1:]:
        if game_of(name) != game_of(named[0]):
            games = [game_of(each).capitalize() for each in (named[0], name)]
            of = f"{named[0]} is a misreading of {games[0]} and {name} of {games[1]}"
            return f"{of}; only those of one game are told apart"
    return None


def misreadings_fault(names: Sequence[str], known: Collection[str] = MISREADINGS) -> str | None:
    """Say what is wrong with ids of misreadings, if something is; ``known`` are those to choose from."""
    for name in names:
        if name not in known:
            from arbcheck.reports.explain import nearest

            near = nearest(name, list(known))
            guess = f"; did you mean {', '.join(near)}?" if near else ""
            return f"{shown(name) or 'an empty text'} is no misreading{guess}"
    clash = conflict(names)
    return f"{clash[0]} and {clash[1]} exclude each other" if clash else None
