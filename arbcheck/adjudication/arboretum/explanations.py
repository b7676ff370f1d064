"""Why a number is different: the fewest misreadings, and the slips, that yield exactly what was claimed.

The order, most economical first (decision D-050): one misreading that yields all numbers which the person has
stated about the player; what follows from the person's own claims; one misreading, those first that yield
more of the person's rejected claims; other slips; and where no single misreading does it, two at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import combinations, pairwise

from arbcheck.adjudication.arboretum import slips
from arbcheck.adjudication.arboretum.dispute import Dispute, speaker
from arbcheck.adjudication.arboretum.grounds import grounds
from arbcheck.adjudication.arboretum.slip import Slip
from arbcheck.adjudication.arboretum.verdicts import SCORE_KINDS
from arbcheck.adjudication.ruling import REJECTED, Explanation, Finding, Together
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.readings.ground import Ground
from arbcheck.arboretum.readings.misreadings import MISREADINGS, SCORE, Reading, conflict
from arbcheck.arboretum.readings.terms import terms_of
from arbcheck.arboretum.readings.worth import path
from arbcheck.records.claims import Claim

NUMBERS = ("points", "total")
"""The kinds of claims that state a number."""
SINGLES = tuple(frozenset({name}) for name, each in MISREADINGS.items() if each.kind == SCORE)
"""Every score misreading alone, in the order of their list."""
_PLACE = {name: place for place, name in enumerate(MISREADINGS)}


def pairs() -> Iterator[Reading]:
    """Yield every two score misreadings that can hold at once, in the order of their list."""
    for one, other in combinations(SINGLES, 2):
        if conflict(sorted(one | other)) is None:
            yield one | other


def listed(reading: Reading) -> tuple[str, ...]:
    """Return the ids of a reading in the order of the list of misreadings."""
    return tuple(sorted(reading, key=_PLACE.__getitem__))


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


class Search:
    """Looks for what explains the rejected claims of a dispute; scorings are shared between claims."""

    def __init__(self, dispute: Dispute, findings: Sequence[Finding]) -> None:
        self.dispute = dispute
        self.findings = findings
        self._found: dict[tuple[int, Reading], bool] = {}

    def explained(self, index: int) -> Finding:
        """Return a finding with its explanations; one that is not rejected, or is about turns, has none."""
        finding = self.findings[index]
        if finding.verdict != REJECTED or finding.claim.kind not in SCORE_KINDS:
            return finding
        if not self.dispute.is_searchable:
            return finding
        own = [Explanation((), slip, (index,), whole=False) for slip in self._following(finding)]
        single = self._readings(index, SINGLES)
        known = {(one.slip.id, one.slip.species) for one in own if one.slip}
        other = [
            Explanation((), slip, (index,), whole=False)
            for slip in slips.others(self.dispute, finding.claim)
            if (slip.id, slip.species) not in known
        ]
        found = [*filter(_is_whole, single), *own, *(one for one in single if not one.whole), *other]
        searched = "singles"
        if not single and not own and self.dispute.is_complete:
            found, searched = [*found, *self._readings(index, pairs())], "pairs"
        return grounded(finding._replace(explanations=tuple(found), searched=searched))

    def _following(self, finding: Finding) -> list[Slip]:
        rejected = {id(each.claim) for each in self.findings if each.verdict == REJECTED}
        return slips.following(self.dispute, finding.claim, rejected)

    def _readings(self, index: int, readings: Iterable[Reading]) -> list[Explanation]:
        """Return the readings that yield a rejected claim, those that yield most first."""
        claim = self.findings[index].claim
        found = [self._explanation(index, each) for each in readings if self._yields(index, each)]
        whole = claim.kind in NUMBERS
        return sorted(found, key=lambda one: (whole and not one.whole, -len(one.claims)))

    def _explanation(self, index: int, reading: Reading) -> Explanation:
        claim = self.findings[index].claim
        same = [
            number
            for number, each in enumerate(self.findings)
            if each.verdict == REJECTED
            and speaker(each.claim) == speaker(claim)
            and each.claim.kind in SCORE_KINDS
        ]
        claims = tuple(number for number in same if self._yields(number, reading))
        numbers = self._numbers(claim)
        whole = index in numbers and all(self._yields(number, reading) for number in numbers)
        return Explanation(listed(reading), None, claims, whole)

    def _numbers(self, claim: Claim) -> tuple[int, ...]:
        """Return the findings about all numbers that the same person states about the same player."""
        return tuple(
            number
            for number, each in enumerate(self.findings)
            if each.claim.kind in NUMBERS
            and each.claim.player == claim.player
            and speaker(each.claim) == speaker(claim)
        )

    def _yields(self, index: int, reading: Reading) -> bool:
        key = (index, reading)
        if key not in self._found:
            self._found[key] = comes_out(self.dispute, self.findings[index].claim, reading)
        return self._found[key]

    @cached_property
    def together(self) -> tuple[Together, ...]:
        """What explains everything that one person states about one player, where some of it is wrong."""
        groups = dict.fromkeys(
            self._numbers(each.claim)
            for each in self.findings
            if each.verdict == REJECTED and each.claim.kind in NUMBERS and self.dispute.is_searchable
        )
        return tuple(map(self._together, groups))

    def _together(self, group: tuple[int, ...]) -> Together:
        claim = self.findings[group[0]].claim
        found = self._whole(group, SINGLES)
        if not found and self.dispute.is_complete:
            found = self._whole(group, pairs())
        return Together(claim.by, claim.player or 0, group, found)

    def _whole(self, group: tuple[int, ...], readings: Iterable[Reading]) -> tuple[tuple[str, ...], ...]:
        return tuple(listed(each) for each in readings if all(self._yields(number, each) for number in group))


def _is_whole(explanation: Explanation) -> bool:
    return explanation.whole


def grounded(finding: Finding) -> Finding:
    """Add what refutes the most economical explanation to what a finding rests on."""
    first = finding.explanations[0].readings if finding.explanations else ()
    ids = {*finding.rules, *finding.decisions}
    for name in first:
        ids.update(MISREADINGS[name].refuted_by, MISREADINGS[name].decisions)
    rules, decisions = grounds(ids)
    return finding._replace(rules=rules, decisions=decisions)
