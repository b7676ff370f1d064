"""A slip that is no misreading of a rule, as a value."""

from typing import NamedTuple

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.result import Path


class Slip(NamedTuple):
    """A slip of the hand or the eye; ``id`` says which, and with it what the other values mean.

    - "arithmetic": the species points of the same person add up to ``number``
    - "carried-over": the total is the sum, ``number``, of the species points that the same person claims,
      with the right ones where none are claimed; or the winner follows so from totals; not all are right
    - "species-left-out": the total does without ``species``, which is worth ``number``; None stands for all
      species together of which the same person claims no points
    - "right-overlooked": 0 for ``species``, though the player may score it (``paths``: the path)
    - "other-players-right": ``species`` scored (``paths``: the path) though only others have the right
    - "two-paths-of-a-species": ``species`` scored for both of ``paths``
    - "card-counted-twice": one card of the path (``paths``) counted twice
    - "wrong-player": it is the number of ``player``
    - "one-card-misread-by-one": ``card`` in ``place`` ("hand" or "arboretum") of ``player`` read as
      ``number``
    """

    id: str
    species: str | None = None
    player: int | None = None
    paths: tuple[Path, ...] = ()
    card: Card | None = None
    place: str | None = None
    number: int | None = None

    @property
    def about(self) -> tuple[str, str | None]:
        """Which slip, about which species: of two that are the same in this, one is told."""
        return self.id, self.species
