"""What a picture is of: a scored record, and which players and species of it are to be shown."""

from typing import NamedTuple

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result, SpeciesScore
from arbcheck.reports.names import Cast, cast
from arbcheck.reports.outcome import Outcome
from arbcheck.reports.path_words import Line, lines
from arbcheck.reports.terminal import PLAIN


class Subject(NamedTuple):
    """A scored record to be drawn; ``players`` are seats, ``species`` ids of those whose paths are drawn."""

    outcome: Outcome
    position: Position
    result: Result
    names: Cast
    players: tuple[int, ...]
    species: tuple[str, ...]

    def lines(self, player: int) -> list[Line]:
        """Return what is told of a player's paths."""
        told = lines(self.position, self.result, player, self.names.labels)
        return [line for line in told if line.species in self.species]

    def paths(self, player: int) -> list[SpeciesScore]:
        """Return the paths that are drawn over a player's cards."""
        return [line for line in self.result.scores[player].paths if line.species in self.species]


def subject(
    outcome: Outcome,
    position: Position,
    result: Result,
    player: int | None = None,
    species: str | None = None,
) -> Subject:
    """Choose what to draw: the whole table or one player, with the paths of all species in play or of one."""
    seats = range(len(position.players))
    return Subject(
        outcome,
        position,
        result,
        cast(position.players, PLAIN),
        tuple(seats) if player is None else (player,),
        position.species if species is None else (species,),
    )
