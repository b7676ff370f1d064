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
    - "bonus-forgotten": ``bonuses`` of the path (``paths``), worth ``number``; without ``species`` one kind
      of bonus on all paths that earn it
    - "bonus-not-due": ``bonuses`` counted for the path (``paths``), worth ``number``, which it does not earn
    - "other-players-right": ``species`` scored (``paths``: the path) though only others have the right
    - "two-paths-of-a-species": ``species`` scored for both of ``paths``, neither of which holds all cards of
      the other
    - "card-counted-twice", "card-not-counted": one card of the path (``paths``) counted twice, or not at all
    - "sum-in-hand": ``number`` is the sum of ``species`` in the hand of ``player``, which scores nothing
    - "wrong-player": it is the number of ``player``
    - "wrong-species": it is what ``player`` scores for ``species``
    - "one-card-misread-by-one": ``card`` in ``place`` ("hand" or "arboretum") of ``player`` read as
      ``number``

    ``bonuses`` are named as in Path: "starts_with_1", "ends_with_8", "same_species".
    """

    id: str
    species: str | None = None
    player: int | None = None
    paths: tuple[Path, ...] = ()
    card: Card | None = None
    place: str | None = None
    number: int | None = None
    bonuses: tuple[str, ...] = ()
