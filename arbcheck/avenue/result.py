"""What a scored game of Avenue is worth; None stands where a sheet without round marks leaves it open."""

from typing import NamedTuple

from arbcheck.avenue.game import Game


class FarmScore(NamedTuple):
    """A farm at the end of its round (V6, V7): grapes connected, the number to beat, what stands in the box.

    ``at_most`` is what the farm can have been connected to, where ``connected`` is not known.
    """

    farm: str
    connected: int | None
    must_beat: int | None
    box: int | None
    at_most: int | None = None


class PlayerScore(NamedTuple):
    """A player's score; ``zeros`` counts the farm boxes that hold 0, ``highest_box`` looks at all (V9, V10).

    ``least`` and ``most`` are the bounds of the total.
    """

    player: str
    total: int | None
    rank: int | None
    farms: tuple[FarmScore, ...]
    purple: int
    green: int
    zeros: int | None
    highest_box: int | None
    least: int
    most: int


class Result(NamedTuple):
    """The outcome; ``decided_by`` is "points", "highest-box" or "shared" (V10).

    ``farms_only`` names who would win if the tie-break looked at farm boxes alone; None where that is the
    same.
    """

    scores: tuple[PlayerScore, ...]
    winners: tuple[str, ...] | None
    decided_by: str | None
    farms_only: tuple[str, ...] | None = None

    @property
    def is_open(self) -> bool:
        """Say whether a sheet without marks leaves a box, a total, a rank or the winner open."""
        return self.winners is None or any(
            None in (score.total, score.rank, score.zeros, score.highest_box)
            or any(farm.box is None for farm in score.farms)
            for score in self.scores
        )


class Scored(NamedTuple):
    """A game and what it is worth."""

    game: Game
    result: Result
