"""Whether a claim about a sheet of Avenue or the winner is right, and the proof."""

from arbcheck.adjudication.avenue.dispute import CASTLES, Dispute, amount, box_of
from arbcheck.adjudication.avenue.possible import possible_boxes, possible_totals, possible_winners
from arbcheck.adjudication.avenue.proofs import BoxProof, CastleProof, SheetProof, SheetProofs, StandingProof
from arbcheck.adjudication.grounds import Grounds, grounds
from arbcheck.adjudication.ruling import REJECTED, UNDECIDED, UPHELD, Finding, Missing
from arbcheck.adjudication.speaker import speaker
from arbcheck.avenue import sheet
from arbcheck.avenue.networks import castle_network, farm_network
from arbcheck.records.claims import Claim

NUMBERS = ("farm", *CASTLES, "total")
"""The kinds of claims that state a number of a player's sheet."""
KINDS = (*NUMBERS, "winner")


def finding_of(dispute: Dispute, claim: Claim, name: str) -> Finding:
    """Rule on a claim; nothing is explained yet."""
    right = _right(dispute, claim)
    missing: tuple[Missing, ...] = ()
    if right is not None:
        verdict = UPHELD if right == claim.value else REJECTED
    else:
        verdict = UNDECIDED if _is_possible(dispute, claim) else REJECTED
        players = range(len(dispute.game.players)) if claim.player is None else (claim.player,)
        missing = (Missing("unknown-rounds", dispute.places(players)),)
    proof = _proof(dispute, claim)
    return Finding(claim, name, verdict, right, *_grounds(dispute, claim, proof), proof, missing=missing)


def _right(dispute: Dispute, claim: Claim) -> int | tuple[int, ...] | None:
    if claim.player is None:
        return dispute.seats(dispute.result.winners)
    return box_of(dispute.result.scores[claim.player], claim)


def _is_possible(dispute: Dispute, claim: Claim) -> bool:
    """Say whether the limits of a sheet without round marks leave what is claimed open."""
    scores = dispute.result.scores
    if claim.player is None:
        named = claim.value if isinstance(claim.value, tuple) else ()
        return possible_winners(scores, [seat for seat in named if isinstance(seat, int)])
    own = scores[claim.player]
    if claim.kind == "farm":
        return amount(claim) in possible_boxes(own.farms, claim.round or 0)
    return amount(claim) in possible_totals(own)


def _proof(dispute: Dispute, claim: Claim) -> SheetProofs:
    if claim.player is None:
        return StandingProof(dispute.result.scores, dispute.result.decided_by)
    own, player = dispute.result.scores[claim.player], claim.player
    if claim.kind == "total":
        return SheetProof(own, dispute.claimed_boxes(claim))
    if claim.kind == "farm":
        return _box_proof(dispute, claim, player)
    at = CASTLES.index(claim.kind)
    network = dispute.network(castle_network(dispute.game, player, sheet.CASTLES[at]))
    return CastleProof(claim.kind, (own.purple, own.green)[at], network)


def _box_proof(dispute: Dispute, claim: Claim, player: int) -> BoxProof:
    number = claim.round or 0
    score = dispute.result.scores[player].farms[number]
    network = None
    if dispute.is_marked(player) or score.connected is not None:
        network = dispute.network(farm_network(dispute.game, player, number))
    above = dispute.claimed_boxes(claim)[number - 1] if number else None
    return BoxProof(number, score, network, above)


def _grounds(dispute: Dispute, claim: Claim, proof: SheetProofs) -> Grounds:
    """Return the rules and decisions that speak of what lies on this table."""
    match proof:
        case BoxProof():
            found = {"V5", "V6", "V7", "D-045"}
        case CastleProof():
            found = {"V5", "V8", "D-045"}
        case SheetProof():
            found = {"V7", "V8", "V9", "D-045"}
        case _:
            found = {"V10"} | (set() if proof.decided_by == "points" else {"D-045"})
    seats = range(len(dispute.game.players)) if claim.player is None else (claim.player,)
    if claim.kind not in CASTLES and not all(map(dispute.is_marked, seats)):
        found.add("D-046")
    if not dispute.game.finished:
        found |= {"D-014", "D-051"}
    return grounds(found)


def first_wrong_named(findings: list[Finding]) -> list[Finding]:
    """Tell in each proof of a farm box which one is the first that its speaker has wrong on that sheet."""
    first: dict[object, int] = {}
    for finding in findings:
        if finding.claim.kind == "farm" and finding.verdict == REJECTED:
            number = finding.claim.round or 0
            first[_sheet(finding)] = min(number, first.get(_sheet(finding), number))
    return [_with_first(finding, first.get(_sheet(finding))) for finding in findings]


def _sheet(finding: Finding) -> object:
    """Return whose sheet is spoken of, and by whom."""
    return speaker(finding.claim), finding.claim.player


def _with_first(finding: Finding, first: int | None) -> Finding:
    proof = finding.proof
    if not isinstance(proof, BoxProof):
        return finding
    return finding._replace(proof=proof._replace(first_wrong=first))
