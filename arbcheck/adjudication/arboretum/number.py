"""A number that somebody claims, beside what is right: what the slips are looked for in."""

from typing import NamedTuple

from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.arboretum.result import Path, SpeciesScore


class Number(NamedTuple):
    """A claimed number: of one species (``line``) of a player, or the player's total (``line`` is None).

    ``lines`` are the species in which a slip can have made the difference: for a total those of which the
    same person claims no points.
    """

    dispute: Dispute
    player: int
    line: SpeciesScore | None
    lines: tuple[SpeciesScore, ...]
    claimed: int
    right: int

    @property
    def difference(self) -> int:
        """By how much the claim is too high."""
        return self.claimed - self.right

    @property
    def scored(self) -> list[tuple[str, Path]]:
        """Those of ``lines`` that score: the species and its path."""
        return [(line.species, line.path) for line in self.lines if line.points and line.path]
