"""Whether a claim about the score is right, and the proof: one function for each kind of claim."""

from collections.abc import Callable
from itertools import combinations

from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.adjudication.arboretum.grounds import grounds_of
from arbcheck.adjudication.arboretum.proofs import (
    PathProof,
    PointsProof,
    Proof,
    RightProof,
    Sum,
    TotalProof,
    Undue,
    WinnerProof,
)
from arbcheck.adjudication.arboretum.walks import flaws, walked
from arbcheck.adjudication.ruling import REJECTED, UNDECIDED, UPHELD, Finding, Missing, Value
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.paths import ENDS_WITH_8, STARTS_WITH_1
from arbcheck.arboretum.possible import possible_holders
from arbcheck.arboretum.result import Path
from arbcheck.arboretum.scoring import ranking
from arbcheck.records.claims import Claim


def finding_of(dispute: Dispute, claim: Claim, name: str) -> Finding:
    """Rule on a claim about points, a total, a right, a path or the winner; nothing is explained yet."""
    if claim.kind == "path":
        return _path(dispute, claim, name)
    right, proof, possible = _RULED[claim.kind](dispute, claim)
    missing: tuple[Missing, ...] = ()
    if right is not None:
        verdict = UPHELD if right == claim.value else REJECTED
    else:
        verdict = UNDECIDED if possible() else REJECTED
        missing = (Missing("unknown-cards", dispute.places),)
    grounds = grounds_of(dispute, claim, proof)
    return Finding(claim, name, verdict, right, *grounds, proof, missing=missing)


Ruled = tuple[Value | None, Proof, Callable[[], bool]]
"""What is right, None where unknown cards decide; the proof; and whether they allow what is claimed."""


def right_proof(dispute: Dispute, species: str) -> RightProof:
    """Prove who may score a species: the sums with their cards."""
    found = dispute.rights.get(species)
    hands = dispute.position.hands
    held = [
        tuple(sorted(card for card in hand if card is not None and card.species == species)) for hand in hands
    ]
    totals = found.sums if found else (0,) * len(hands)
    cancelled = found.cancelled if found else ()
    sums = tuple(
        Sum(
            cards,
            hands[player].count(None),
            totals[player],
            None if cancelled is None else player in cancelled,
        )
        for player, cards in enumerate(held)
    )
    one = next((player for player, cards in enumerate(held) if Card(species, VALUES[0]) in cards), None)
    return RightProof(
        species,
        sums,
        found.holders if found else (),
        found.reason if found else None,
        one if cancelled else None,
    )


def _right(dispute: Dispute, claim: Claim) -> Ruled:
    species = claim.species or ""
    proof = right_proof(dispute, species)

    def possible() -> bool:
        return claim.value in possible_holders(dispute.position, species)

    return proof.holders, proof, possible


def path_proof(dispute: Dispute, claim: Claim) -> PathProof:
    """Prove what a claimed path is: its flaws, or what it earns, beside the best path there."""
    player, species = claim.player or 0, claim.species or ""
    cards = tuple(card for card in _items(claim.value) if isinstance(card, Card))
    wrong = flaws(dispute.position, player, species, cards)
    walk = None if wrong else walked(dispute.position.arboretums[player], cards)
    line = dispute.line(player, species)
    return PathProof(cards, wrong, walk, line.path, line.right, right_proof(dispute, species))


def _items(value: Value) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else ()


def _path(dispute: Dispute, claim: Claim, name: str) -> Finding:
    """Rule on a path: arboretums lie open, so that no unknown card can change it."""
    proof = path_proof(dispute, claim)
    best = tuple(planted.card for planted in proof.best.planted) if proof.best else ()
    worth = [path.points if path else 0 for path in (proof.walk, proof.best)]
    is_right = worth[0] == worth[1] and (proof.walk is not None or not proof.claimed)
    grounds = grounds_of(dispute, claim, proof)
    return Finding(claim, name, UPHELD if is_right else REJECTED, best, *grounds, proof)


def _points(dispute: Dispute, claim: Claim) -> Ruled:
    player, species, claimed = claim.player or 0, claim.species or "", int(str(claim.value))
    line = dispute.line(player, species)
    paths = [other for other in dispute.stated(claim, "path") if other.species == species]
    claimed_path = path_proof(dispute, paths[-1]) if paths else None
    shown = (claimed_path.walk if claimed_path else None) or line.path
    worth_it = next(
        (one for one in dispute.legal_paths(player, species) if one.points == claimed and one != line.path),
        None,
    )
    proof = PointsProof(
        line,
        right_proof(dispute, species),
        claimed_path,
        undue(shown, species, claimed) if shown else (),
        line.path if line.points is not None and claimed < line.points else None,
        worth_it,
    )
    most = line.path.points if line.path else 0
    return line.points, proof, lambda: claimed in (0, most)


def undue(path: Path, species: str, claimed: int) -> tuple[Undue, ...]:
    """Return the bonuses that are not due and with which a path would come to what is claimed (R15).

    Of several such sets it is the smallest; nothing where no set does it.
    """
    found = list(_not_due(path, species))
    for size in range(1, len(found) + 1):
        for some in combinations(found, size):
            if path.points + sum(one.points for one in some) == claimed:
                return some
    return ()


def _not_due(path: Path, species: str) -> list[Undue]:
    cards = [planted.card for planted in path.planted]
    found = []
    if not path.same_species:
        mixed = any(card.species != species for card in cards)
        found.append(Undue("same_species", len(cards), "mixed" if mixed else "too-short"))
    if not path.starts_with_1:
        found.append(Undue("starts_with_1", STARTS_WITH_1, "no-1"))
    if not path.ends_with_8:
        found.append(Undue("ends_with_8", ENDS_WITH_8, "no-8"))
    return found


def _total(dispute: Dispute, claim: Claim) -> Ruled:
    player = claim.player or 0
    score = dispute.result.scores[player]
    said = {other.species: int(str(other.value)) for other in dispute.stated(claim, "points")}
    proof = TotalProof(score, tuple(said.get(line.species) for line in score.paths))

    def possible() -> bool:
        totals = dispute.possible_totals
        if totals is not None:
            return any(each[player] == claim.value for each in totals)
        sums = {0}
        for line in score.paths:
            ways = {0, line.path.points} if line.points is None and line.path else {line.points or 0}
            sums = {sum_ + way for sum_ in sums for way in ways}
        return claim.value in sums

    return score.total, proof, possible


def _winner(dispute: Dispute, claim: Claim) -> Ruled:
    result = dispute.result
    proof = WinnerProof(result.scores, result.decided_by)

    def possible() -> bool:
        totals = dispute.possible_totals
        planted = [score.species_planted for score in result.scores]
        return totals is None or any(ranking(each, planted)[1] == claim.value for each in totals)

    return dispute.seats(result.winners), proof, possible


_RULED: dict[str, Callable[[Dispute, Claim], Ruled]] = {
    "right": _right,
    "points": _points,
    "total": _total,
    "winner": _winner,
}
SCORE_KINDS = (*_RULED, "path")
"""The kinds of claims that are about the score."""
