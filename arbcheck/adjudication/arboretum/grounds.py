"""The rules and decisions that a finding rests on: those that speak of what lies on this table."""

from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.adjudication.arboretum.proofs import (
    PathProof,
    PointsProof,
    Proof,
    RightProof,
    WinnerProof,
)
from arbcheck.adjudication.grounds import Grounds, grounds
from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.paths import PURE_FROM
from arbcheck.arboretum.result import Path
from arbcheck.records.claims import Claim


def grounds_of(dispute: Dispute, claim: Claim, proof: Proof) -> Grounds:
    """Return what a finding rests on."""
    match proof:
        case RightProof():
            found = _of_right(proof)
        case PathProof():
            found = _of_path(proof)
        case PointsProof():
            found = _of_right(proof.right) | {"R14", "R15", "R16"} | _of_worth(proof.line.path)
            found |= {"R12"} if not proof.line.right or proof.line.path is None else set()
        case WinnerProof():
            found = {"R17"} | (set() if proof.decided_by == "points" else {"D-009"})
        case _:
            found = {"R10", "R14", "R15", "R16", "D-031"}
    if not dispute.is_complete:
        found.add("D-029")
    if not dispute.position.finished and claim.kind != "path":
        found.add("D-014")
    return grounds(found)


def _of_right(proof: RightProof) -> set[str]:
    found = {"R10"}
    held = {card.value for each in proof.sums for card in each.cards}
    if VALUES[-1] in held:
        found |= {"R11", "D-004"} if proof.canceller is not None or VALUES[0] in held else {"R11"}
    if proof.reason == "nobody-holds":
        found |= {"R13", "D-005"}
    if proof.reason == "tie":
        found.add("D-005")
    return found


def _of_path(proof: PathProof) -> set[str]:
    found = {"R14"}
    if any(flaw.why == "single-card" for flaw in proof.flaws):
        found.add("D-002")
    if proof.walk is not None:
        found |= {"R15", "R16", "D-031"} | _of_worth(proof.walk)
    return found


def _of_worth(path: Path | None) -> set[str]:
    """Return the decisions about what a path of one species earns."""
    if path is None or len({planted.card.species for planted in path.planted}) > 1:
        return set()
    bonuses = path.starts_with_1 or path.ends_with_8
    return {"D-001", "D-030"} if path.cards >= PURE_FROM and bonuses else {"D-001"}
