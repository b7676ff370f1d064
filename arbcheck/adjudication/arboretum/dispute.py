"""What is disputed: a scored position and what was claimed of it, with what is looked up again and again."""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property

from arbcheck.adjudication.arboretum.walks import legal_paths
from arbcheck.adjudication.ruling import Standing
from arbcheck.adjudication.speaker import Said
from arbcheck.arboretum.deals import Counts
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.possible import is_countable, possible_totals
from arbcheck.arboretum.readings.misreadings import Reading
from arbcheck.arboretum.readings.scoring import score_under
from arbcheck.arboretum.result import Path, Result, Right, SpeciesScore
from arbcheck.records.claims import Claim
from arbcheck.records.outcome import OpenPlace

Number = int | None


class Dispute:
    """A position, its score by the rules, and the claims; scores under misreadings are kept.

    ``is_searchable``: whether few enough cards are unknown to score it under one misreading after the other.
    """

    def __init__(
        self, position: Position, result: Result, claims: Sequence[Claim], places: tuple[OpenPlace, ...] = ()
    ) -> None:
        self.position = position
        self.result = result
        self.claims = tuple(claims)
        self._said = Said(self.claims)
        self.places = places
        self.is_complete = not any(None in hand for hand in position.hands)
        self.is_searchable = self.is_complete or is_countable(position)
        self.under = cache(self._under)
        self.legal_paths = cache(self._legal_paths)

    @cached_property
    def rights(self) -> dict[str, Right]:
        """The right to score each species."""
        return {right.species: right for right in self.result.rights}

    @cached_property
    def possible_totals(self) -> frozenset[Counts] | None:
        """Every tuple of totals that unknown cards allow; None where there are too many."""
        return possible_totals(self.position)

    def _under(self, reading: Reading) -> Result:
        return score_under(self.position, reading)

    def _legal_paths(self, player: int, species: str) -> tuple[Path, ...]:
        return legal_paths(self.position.arboretums[player], species)

    def standing(self, reading: Reading) -> Standing:
        """Return how all are placed under a reading; the empty one is the rules."""
        result = self.under(reading) if reading else self.result
        scores = result.scores
        return Standing(
            self.seats(result.winners),
            tuple(score.rank for score in scores),
            tuple(score.total for score in scores),
            result.decided_by,
        )

    def line(self, player: int, species: str, result: Result | None = None) -> SpeciesScore:
        """Return what a species is worth to a player, by the rules or in another result."""
        lines = (result or self.result).scores[player].paths
        return next((line for line in lines if line.species == species), _not_in_play(species))

    def seats(self, names: Iterable[str] | None) -> tuple[int, ...] | None:
        """Return players' indexes by their names."""
        return None if names is None else tuple(self.position.players.index(name) for name in names)

    def stated(self, claim: Claim, kind: str) -> list[Claim]:
        """Return what the same person says of the same player, of one kind of claim."""
        return self._said.stated(claim, kind)


def _not_in_play(species: str) -> SpeciesScore:
    """Return what a species comes to that is not in play: nobody can have a card of it."""
    return SpeciesScore(species, right=False, points=0, path=None)
