"""The misreadings of Avenue, read from the data file beside this module."""

from collections.abc import Iterable

from arbcheck.interpretation import Misreading, Reading, read_misreadings, same_switch, together

MISREADINGS: dict[str, Misreading] = read_misreadings(__file__)
"""All misreadings by id."""


def conflict(ids: Iterable[str]) -> tuple[str, str] | None:
    """Return two misreadings that cannot hold at once, or None."""
    return same_switch(MISREADINGS, ids)


def reading_of(ids: Iterable[str]) -> Reading:
    """Return the reading in which these misreadings hold; ValueError if two of them exclude each other.

    KeyError for an id that no misreading has.
    """
    return together(ids, conflict)
