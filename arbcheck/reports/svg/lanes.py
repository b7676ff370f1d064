"""Which lane each path takes, so that paths through one card run side by side."""

from collections.abc import Sequence
from typing import NamedTuple

from arbcheck.arboretum.result import Path, SpeciesScore

SCORED, OPEN, DENIED = "scored", "open", "denied"


class Lane(NamedTuple):
    """A path to be drawn: whose it is, whether it is scored, and how far it runs beside the middle.

    ``state`` is "scored", "denied" (another player has the right) or "open" (unknown cards decide).
    ``offset`` shifts it to the right and down; ``stroke`` is how thick it is.
    """

    species: str
    state: str
    path: Path
    offset: float
    stroke: float


def lanes(lines: Sequence[SpeciesScore], room: float) -> list[Lane]:
    """Give each path a lane of its own wherever it shares a card; ``room`` is what all lanes may take.

    Scored paths come first and so have the lanes nearest to the upper left.
    """
    order = {SCORED: 0, OPEN: 1, DENIED: 2}
    paths = [
        (line.species, state(line), path)
        for line in lines
        for path in ((line.path, *line.others) if line.path else ())
    ]
    paths.sort(key=lambda each: order[each[1]])
    taken: list[set[tuple[int, int]]] = []
    places = []
    for _, _, path in paths:
        cells = {(tree.x, tree.y) for tree in path.planted}
        free = next((index for index, lane in enumerate(taken) if not lane & cells), len(taken))
        if free == len(taken):
            taken.append(set())
        taken[free] |= cells
        places.append(free)
    apart = min(room / max(1, len(taken) - 1), room / 3)
    middle = (len(taken) - 1) / 2
    stroke = min(4.0, apart * 0.6)
    return [
        Lane(species, kind, path, (place - middle) * apart, stroke)
        for (species, kind, path), place in zip(paths, places, strict=True)
    ]


def state(line: SpeciesScore) -> str:
    """Say what becomes of a species' path: "scored", "open" or "denied"."""
    if line.right is None:
        return OPEN
    return SCORED if line.right else DENIED
