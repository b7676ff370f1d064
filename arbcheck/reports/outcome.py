"""What all reports ask of an outcome: its problems in order, and words for numbers, lists and places."""

from collections.abc import Iterable, Sequence

from arbcheck.problems import in_order
from arbcheck.records.outcome import OpenPlace, Outcome

__all__ = ["OpenPlace", "Outcome", "count", "followers", "in_order", "listed", "place"]

_PLACES = {2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}


def count(number: int, thing: str) -> str:
    """Say how many: "1 card", "2 cards"; "species" has one form."""
    return f"{number} {thing}" if number == 1 or thing == "species" else f"{number} {thing}s"


def listed(things: Iterable[str]) -> str:
    """Join as a sentence does: "Oak, Maple and Willow"."""
    *most, last = things
    return f"{', '.join(most)} and {last}" if most else last


def followers(ranks: Sequence[int | None], worth: Sequence[str], labels: Sequence[str]) -> str:
    """Say who is second, third and so on, each with what it is worth; empty if all win."""
    told: list[str] = []
    verb = "is "
    for rank in sorted({rank for rank in ranks if rank is not None} - {1}):
        here = [seat for seat, at in enumerate(ranks) if at == rank]
        points = worth[here[0]]
        if len(here) > 1:
            told.append(f"{listed(labels[k] for k in here)} ({points} each) share {place(rank)} place")
        else:
            told.append(f"{labels[here[0]]} ({points}) {verb}{place(rank)}")
            verb = ""
    return ", ".join(told)


def place(rank: int) -> str:
    """Name a place behind the first."""
    return _PLACES.get(rank, f"number {rank}")
