"""What all reports ask of an outcome: its problems in order, and words for numbers and lists."""

from collections.abc import Iterable

from arbcheck.problems import Place, Span, in_order
from arbcheck.records.outcome import OpenPlace, Outcome

__all__ = ["OpenPlace", "Outcome", "count", "in_order", "listed", "span"]


def span(place: Place) -> Span:
    """Return a placed problem's Span; one that nobody has placed stands at the file's start."""
    return place if isinstance(place, Span) else Span(1, 1)


def count(number: int, thing: str) -> str:
    """Say how many: "1 card", "2 cards"; "species" has one form."""
    return f"{number} {thing}" if number == 1 or thing == "species" else f"{number} {thing}s"


def listed(things: Iterable[str]) -> str:
    """Join as a sentence does: "Oak, Maple and Willow"."""
    *most, last = things
    return f"{', '.join(most)} and {last}" if most else last
