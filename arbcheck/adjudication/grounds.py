"""The rules and decisions that a finding rests on."""

from collections.abc import Iterable
from typing import NamedTuple


class Grounds(NamedTuple):
    """Ids of rules ("R11") and of decisions ("D-004"), ascending."""

    rules: tuple[str, ...]
    decisions: tuple[str, ...]


def grounds(ids: Iterable[str]) -> Grounds:
    """Part ids of rules from ids of decisions."""
    found = set(ids)
    decisions = sorted(each for each in found if each.startswith("D-"))
    rules = sorted(found - set(decisions), key=lambda each: (each[0], int(each[1:])))
    return Grounds(tuple(rules), tuple(decisions))
