"""What a scored position is worth, as values; None stands where unknown cards decide."""

from typing import NamedTuple

from arbcheck.arboretum.board import Planted


class Right(NamedTuple):
    """Who may score a species (R10-R13): sums by player, and the indexes of those it names.

    ``cancelled`` holds the players whose 8 counts 0; ``reason`` is "highest", "tie" or "nobody-holds".
    """

    species: str
    sums: tuple[int | None, ...]
    cancelled: tuple[int, ...] | None
    holders: tuple[int, ...] | None
    reason: str | None


class Path(NamedTuple):
    """A path and what it earns (R14, R15): a point a card, and the three bonuses.

    ``by_value`` is what the values of the cards add to a point each, where a misreading counts them.
    """

    planted: tuple[Planted, ...]
    cards: int
    same_species: int
    starts_with_1: int
    ends_with_8: int
    by_value: int = 0

    def __str__(self) -> str:
        """Return the codes of the cards, first to last: "Oa1 Oa4"."""
        return " ".join(planted.card.code for planted in self.planted)

    @property
    def points(self) -> int:
        """What the path is worth, whether or not anybody has the right to it."""
        return self.cards + self.same_species + self.starts_with_1 + self.ends_with_8 + self.by_value


class SpeciesScore(NamedTuple):
    """What a species adds to a player's total, and the player's best path of it, scored or not.

    ``others`` are the paths that score beside it, where a misreading scores several of a species.
    """

    species: str
    right: bool | None
    points: int | None
    path: Path | None
    others: tuple[Path, ...] = ()


class PlayerScore(NamedTuple):
    """A player's score; ``species_planted`` counts the species in the arboretum (R17)."""

    player: str
    total: int | None
    rank: int | None
    species_planted: int
    paths: tuple[SpeciesScore, ...]


class Result(NamedTuple):
    """The outcome; ``decided_by`` is "points", "species" or "shared" (R17)."""

    rights: tuple[Right, ...]
    scores: tuple[PlayerScore, ...]
    winners: tuple[str, ...] | None
    decided_by: str | None
