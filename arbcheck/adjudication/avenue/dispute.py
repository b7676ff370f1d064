"""What is disputed: a scored game of Avenue and what was claimed of it; scores under misreadings are kept."""

from collections.abc import Iterable, Sequence
from functools import cache

from arbcheck.adjudication.avenue.proofs import Cluster, Network
from arbcheck.adjudication.ruling import Standing
from arbcheck.adjudication.speaker import Said
from arbcheck.avenue.networks import is_marked
from arbcheck.avenue.readings import score_under
from arbcheck.avenue.result import PlayerScore, Result, Scored
from arbcheck.avenue.sheet import Space
from arbcheck.interpretation import Reading
from arbcheck.records.claims import Claim
from arbcheck.records.outcome import OpenPlace

CASTLES = ("purple", "green")
"""The castles, as claims name them."""


class Dispute:
    """A game, its score by the rules, and the claims."""

    def __init__(self, scored: Scored, claims: Sequence[Claim]) -> None:
        self.game, self.result = scored
        self.claims = tuple(claims)
        self._said = Said(self.claims)
        self.under = cache(self._under)

    def _under(self, reading: Reading) -> Result:
        return score_under(self.game, reading) if reading else self.result

    def is_marked(self, player: int) -> bool:
        """Say whether a player's roads tell their rounds."""
        return is_marked(self.game.roads[player])

    def places(self, players: Iterable[int]) -> tuple[OpenPlace, ...]:
        """Say on which of the players' sheets there are roads that do not tell their round, and how many."""
        return tuple(
            OpenPlace(self.game.players[player], "sheet", len(self.game.roads[player]))
            for player in players
            if not self.is_marked(player)
        )

    def seats(self, names: Iterable[str] | None) -> tuple[int, ...] | None:
        """Return players' indexes by their names."""
        return None if names is None else tuple(self.game.players.index(name) for name in names)

    def standing(self, reading: Reading) -> Standing:
        """Return how all are placed under a reading; the empty one is the rules."""
        result = self.under(reading)
        return Standing(
            self.seats(result.winners),
            tuple(own.rank for own in result.scores),
            tuple(own.total for own in result.scores),
            result.decided_by,
        )

    def stated(self, claim: Claim, kind: str) -> list[Claim]:
        """Return what the same person says of the same player, of one kind of claim."""
        return self._said.stated(claim, kind)

    def claimed_boxes(self, claim: Claim) -> tuple[int | None, ...]:
        """Return what the same person claims of each of the player's boxes: farms, purple, green."""
        own = self.result.scores[claim.player or 0]
        said: dict[object, int] = {each.round: amount(each) for each in self.stated(claim, "farm")}
        said |= {castle: amount(each) for castle in CASTLES for each in self.stated(claim, castle)}
        return tuple(said.get(box) for box in (*range(len(own.farms)), *CASTLES))

    def network(self, spaces: Iterable[Space]) -> Network:
        """List spaces row by row, and the grapes in them."""
        listed = tuple(sorted(spaces, key=lambda space: space[::-1]))
        found = [(space, self.game.sheet.at(space)) for space in listed]
        grapes = [Cluster(space, at.purple, at.green) for space, at in found if at.purple or at.green]
        return Network(listed, tuple(grapes))


def amount(claim: Claim) -> int:
    """Return the number that a claim states."""
    return claim.value if isinstance(claim.value, int) else 0


def box_of(own: PlayerScore, claim: Claim) -> int | None:
    """Return what a player's sheet gives for a claim about a number; None where that is open."""
    if claim.kind == "farm":
        return own.farms[claim.round or 0].box
    if claim.kind == "total":
        return own.total
    return own.purple if claim.kind == CASTLES[0] else own.green
