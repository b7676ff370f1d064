"""What yields a claim about a sheet of Avenue: misreadings, and the slips of `slips`."""

from collections.abc import Sequence

from arbcheck.adjudication import search
from arbcheck.adjudication.avenue import slips
from arbcheck.adjudication.avenue.dispute import Dispute, box_of
from arbcheck.adjudication.avenue.slip import BoxSlip
from arbcheck.adjudication.avenue.verdicts import KINDS, NUMBERS
from arbcheck.avenue.readings.misreadings import MISREADINGS, conflict
from arbcheck.interpretation import Reading
from arbcheck.records.claims import Claim

READINGS = search.Readings(MISREADINGS, conflict)


class Matter:
    """A dispute about Avenue, as the search for explanations looks at it."""

    readings = READINGS
    numbers: tuple[str, ...] = NUMBERS
    kinds: tuple[str, ...] = KINDS
    is_searchable = True

    def __init__(self, dispute: Dispute) -> None:
        self._dispute = dispute

    def is_known(self, claim: Claim) -> bool:
        """Say whether all roads tell their rounds that bear upon a claim."""
        seats = range(len(self._dispute.game.players)) if claim.player is None else (claim.player,)
        return all(map(self._dispute.is_marked, seats))

    def comes_out(self, claim: Claim, reading: Reading) -> bool:
        """Say whether a reading yields exactly what is claimed."""
        result = self._dispute.under(reading)
        if claim.player is None:
            return self._dispute.seats(result.winners) == claim.value
        return box_of(result.scores[claim.player], claim) == claim.value

    def following(self, claim: Claim, rejected: set[int]) -> Sequence[BoxSlip]:
        """Return the slips that follow from the other claims of the same person."""
        return slips.following(self._dispute, claim, rejected)

    def others(self, claim: Claim) -> Sequence[BoxSlip]:
        """Return the other slips that yield exactly what is claimed."""
        return slips.others(self._dispute, claim)
