"""Proofs on a sheet of Avenue: networks with their grapes, boxes, sums. Values only."""

from typing import NamedTuple

from arbcheck.avenue.result import FarmScore, PlayerScore
from arbcheck.avenue.sheet import Space


class Cluster(NamedTuple):
    """The grapes that are printed in one space of a network."""

    space: Space
    purple: int
    green: int


class Network(NamedTuple):
    """What is joined with a farm or a castle: its spaces, row by row, and the grapes in them (V5)."""

    spaces: tuple[Space, ...]
    grapes: tuple[Cluster, ...]


class BoxProof(NamedTuple):
    """A farm box (V6, V7): the farm at the end of ``round``, counted from 0.

    ``network`` is None where the sheet does not tell what it was then. ``above`` is what the same person
    claims of the box above. ``first_wrong`` is the round of the first box that this person has wrong on this
    sheet; None where no box is wrong.
    """

    round: int
    score: FarmScore
    network: Network | None
    above: int | None
    first_wrong: int | None = None


class CastleProof(NamedTuple):
    """A castle's box (V8): ``colour`` is "purple" or "green", ``box`` what stands in it."""

    colour: str
    box: int
    network: Network


class SheetProof(NamedTuple):
    """A total (V9): all boxes, and what the same person claims of each (None: nothing).

    ``claimed`` has an entry for each farm box, then one for the purple and one for the green castle.
    """

    score: PlayerScore
    claimed: tuple[int | None, ...]


class StandingProof(NamedTuple):
    """Who wins (V10): all scores in the players' order, and what decided; None where that is open."""

    scores: tuple[PlayerScore, ...]
    decided_by: str | None


SheetProofs = BoxProof | CastleProof | SheetProof | StandingProof
"""One for each kind of claim: farm, purple and green, total, winner."""
