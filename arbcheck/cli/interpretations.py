"""Interpretations as a command line names them: ids of misreadings, or `canonical`."""

import re
from collections.abc import Collection, Sequence

from arbcheck.arboretum.readings import MISREADINGS as OF_ARBORETUM
from arbcheck.conformance.catalogue import MISREADINGS, conflict, game_of
from arbcheck.reports.apart_case import CANONICAL
from arbcheck.reports.terminal import shown


def names_of(text: str) -> list[str]:
    """Return the ids that are joined by `+` or a comma, each once."""
    return list(dict.fromkeys(name.strip().lower() for name in re.split("[+,]", text)))


def fault(names: Sequence[str]) -> str | None:
    """Say what is wrong with the ids of an interpretation that is told apart, if something is."""
    for name in names:
        if name in MISREADINGS and name not in OF_ARBORETUM:
            game = game_of(name).capitalize()
            return f"{name} is a misreading of {game}; only those of Arboretum are told apart"
    if CANONICAL in names and len(names) > 1:
        return f"{CANONICAL} stands for the rules alone, without a misreading"
    return None if names == [CANONICAL] else misreadings_fault(names, [*OF_ARBORETUM, CANONICAL])


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
