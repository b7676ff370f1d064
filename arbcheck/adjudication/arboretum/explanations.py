"""What yields a claim about Arboretum: misreadings, paths under them, and the slips of `slips`."""

from collections.abc import Sequence
from itertools import pairwise

from arbcheck.adjudication import search
from arbcheck.adjudication.arboretum import slips
from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.adjudication.arboretum.slip import Slip
from arbcheck.adjudication.arboretum.verdicts import SCORE_KINDS
from arbcheck.adjudication.ruling import Finding
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.readings.ground import Ground
from arbcheck.arboretum.readings.misreadings import MISREADINGS, Reading, conflict
from arbcheck.arboretum.readings.terms import terms_of
from arbcheck.arboretum.readings.worth import path
from arbcheck.records.claims import Claim

NUMBERS = ("points", "total")
"""The kinds of claims that state a number."""
READINGS = search.Readings(MISREADINGS, conflict)
SINGLES = READINGS.singles
"""Every score misreading alone, in the order of their list."""


class Matter:
    """A dispute about Arboretum, as the search for explanations looks at it."""

    readings = READINGS
    numbers: tuple[str, ...] = NUMBERS
    kinds: tuple[str, ...] = SCORE_KINDS

    def __init__(self, dispute: Dispute) -> None:
        self._dispute = dispute

    @property
    def is_searchable(self) -> bool:
        """Say whether there is a score to look for explanations in."""
        return self._dispute.is_searchable

    def is_known(self, _claim: Claim) -> bool:
        """Say whether all cards are known: any of them may bear upon any claim."""
        return self._dispute.is_complete

    def comes_out(self, claim: Claim, reading: Reading) -> bool:
        """Say whether a reading yields exactly what is claimed."""
        return comes_out(self._dispute, claim, reading)

    def following(self, claim: Claim, rejected: set[int]) -> Sequence[Slip]:
        """Return the slips that follow from the other claims of the same person."""
        return slips.following(self._dispute, claim, rejected)

    def others(self, claim: Claim) -> Sequence[Slip]:
        """Return the other slips that yield exactly what is claimed."""
        return slips.others(self._dispute, claim)


class Search(search.Search):
    """Looks for what explains the rejected claims of a dispute about Arboretum."""

    def __init__(self, dispute: Dispute, findings: Sequence[Finding]) -> None:
        super().__init__(Matter(dispute), findings)


def comes_out(dispute: Dispute, claim: Claim, reading: Reading) -> bool:
    """Say whether a reading yields exactly what is claimed."""
    player = claim.player or 0
    match claim.kind:
        case "points":
            return dispute.line(player, claim.species or "", dispute.under(reading)).points == claim.value
        case "total":
            return dispute.under(reading).scores[player].total == claim.value
        case "right":
            rights = dispute.under(reading).rights
            return any(right.species == claim.species and right.holders == claim.value for right in rights)
        case "winner":
            return dispute.seats(dispute.under(reading).winners) == claim.value
        case _:
            return _is_best_under(dispute, claim, reading)


def _is_best_under(dispute: Dispute, claim: Claim, reading: Reading) -> bool:
    """Say whether a claimed path is, under a reading, one of those that score or as good as one."""
    terms, player, species = terms_of(reading).paths, claim.player or 0, claim.species or ""
    cards = [card for card in claim.value if isinstance(card, Card)] if isinstance(claim.value, tuple) else []
    line = dispute.line(player, species, dispute.under(reading))
    if line.path is None or not cards:
        return line.path is None and not cards
    ground = Ground(dispute.position.arboretums[player], terms)
    number = {planted.card: place for place, planted in enumerate(ground.planted)}
    if len(set(cards)) < len(cards) or not number.keys() >= set(cards) or len(cards) < terms.least:
        return False
    walk = [number[card] for card in cards]
    if any(there not in (*ground.onward[here], *ground.level[here]) for here, there in pairwise(walk)):
        return False
    if {cards[0].species, cards[-1].species} != {species}:
        return False
    if terms.end_cancelled and _opponent_holds(dispute, player, Card(species, VALUES[0])):
        terms = terms._replace(end=0)
    claimed = path(terms, [ground.planted[place] for place in walk])
    if line.others:
        return False
    longest = not terms.longest_first or claimed.cards == line.path.cards
    return longest and claimed.points == path(terms, line.path.planted).points


def _opponent_holds(dispute: Dispute, player: int, card: Card) -> bool:
    return any(card in hand for other, hand in enumerate(dispute.position.hands) if other != player)
