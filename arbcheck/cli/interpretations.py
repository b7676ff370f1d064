"""Interpretations as a command line names them: ids of misreadings, or `canonical`."""

import re
from collections.abc import Sequence

from arbcheck.arboretum.readings import MISREADINGS, conflict
from arbcheck.conformance.catalogue import MISREADINGS as ALL
from arbcheck.conformance.catalogue import game_of
from arbcheck.reports.apart_case import CANONICAL
from arbcheck.reports.explain import nearest
from arbcheck.reports.terminal import shown


def names_of(text: str) -> list[str]:
    """Return the ids that are joined by `+` or a comma, each once."""
    return list(dict.fromkeys(name.strip().lower() for name in re.split("[+,]", text)))


def fault(names: Sequence[str]) -> str | None:
    """Say what is wrong with the ids of an interpretation, if something is."""
    for name in names:
        if name in ALL and name not in MISREADINGS:
            game = game_of(name).capitalize()
            return f"{name} is a misreading of {game}; only those of Arboretum are told apart"
        if name not in MISREADINGS and name != CANONICAL:
            near = nearest(name, [*MISREADINGS, CANONICAL])
            guess = f"; did you mean {', '.join(near)}?" if near else ""
            return f"{shown(name) or 'an empty text'} is no misreading{guess}"
    if CANONICAL in names:
        return f"{CANONICAL} stands for the rules alone, without a misreading" if len(names) > 1 else None
    clash = conflict(names)
    return f"{clash[0]} and {clash[1]} exclude each other" if clash else None
