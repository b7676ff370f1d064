"""What a ruling on Arboretum is drawn by: the position, and the proofs and slips of this game."""

from collections.abc import Iterable

from arbcheck.adjudication.arboretum.proofs import Proof as TableProof
from arbcheck.adjudication.arboretum.slip import Slip as TableSlip
from arbcheck.adjudication.ruling import Finding, Proof, Ruling, Slip
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.records.claims import Claim
from arbcheck.reports import ruling_json_proofs, ruling_proofs, ruling_slips
from arbcheck.reports.json_report import Json
from arbcheck.reports.markdown import fenced, rights
from arbcheck.reports.path_words import lines as told_lines
from arbcheck.reports.ruling_outcome import points
from arbcheck.reports.ruling_words import Pen
from arbcheck.reports.terminal import Style, painted, wrapped
from arbcheck.reports.text_boards import grid
from arbcheck.reports.text_rights import table
from arbcheck.reports.verdict import facts, sentences

__all__ = [
    "NOTES",
    "UNKNOWN",
    "markdown",
    "outcome",
    "points",
    "proof",
    "proof_data",
    "slip",
    "slip_data",
    "text",
]

UNKNOWN = "unknown cards"
NOTES = {
    "open": "Open: some cards are not known; what they can change is not ruled on.",
    "invalid": "so there is no score; only turns are ruled on.",
}
_TITLE = "The position"
_IN = "  "


def text(ruling: Ruling, pen: Pen, style: Style) -> Iterable[list[str]]:
    """Draw the position: what is planted and held by whom, and the rights."""
    outcome = ruling.outcome
    position, result = outcome.position, outcome.result
    if position is None or result is None:
        return
    lines = [painted(style.strong, _TITLE)]
    lines += wrapped(facts(outcome, position, pen.labels))
    for player in range(len(pen.labels)):
        lines += _player(position, result, player, pen, style)
    yield lines
    yield table(position, result, pen.labels, style)


def _player(position: Position, result: Result, player: int, pen: Pen, style: Style) -> list[str]:
    scored = frozenset(
        (tree.x, tree.y)
        for line in told_lines(position, result, player, pen.labels)
        if line.kind == "scored" and line.path
        for tree in line.path.planted
    )
    hand = " ".join("_" if card is None else card.code for card in position.hands[player])
    return [
        *wrapped(f"{pen.labels[player]}, in hand {hand or 'nothing'}", _IN, _IN * 2),
        *grid(position.arboretums[player], scored, style),
    ]


def markdown(ruling: Ruling, pen: Pen, style: Style) -> list[str]:
    """Write the position: what is planted and held by whom, and the rights."""
    outcome = ruling.outcome
    position, result = outcome.position, outcome.result
    if position is None or result is None:
        return []
    blocks = [f"### {_TITLE}", facts(outcome, position, pen.labels)]
    for player, hand in enumerate(position.hands):
        held = " ".join("\\_" if card is None else card.code for card in hand)
        blocks.append(f"**{pen.labels[player]}**, in hand {held or 'nothing'}")
        board = grid(position.arboretums[player], frozenset(), style)
        blocks.append(fenced("\n".join(line[4:] for line in board)))
    return [*blocks, rights(position, result, pen.labels)]


def outcome(ruling: Ruling, pen: Pen) -> list[str]:
    """Tell who wins and why."""
    found = ruling.outcome
    if found.position is None or found.result is None:
        return []
    return [" ".join(sentences(found, found.position, found.result, pen.labels))]


def proof(pen: Pen, ruling: Ruling, finding: Finding) -> list[str]:
    """Prove a finding in sentences."""
    return ruling_proofs.proof(pen, ruling, finding)


def slip(pen: Pen, claim: Claim, slip: Slip) -> str:
    """Tell a slip that yields what is claimed; "" for one of another game."""
    return ruling_slips.slip(pen, claim, slip) if isinstance(slip, TableSlip) else ""


def proof_data(ruling: Ruling, proof: Proof) -> Json:
    """Return a proof as an object; an empty one for that of another game."""
    return ruling_json_proofs.proof(ruling, proof) if isinstance(proof, TableProof) else {}


def slip_data(ruling: Ruling, slip: Slip) -> Json:
    """Return a slip as an object; an empty one for that of another game."""
    return ruling_json_proofs.slip(ruling, slip) if isinstance(slip, TableSlip) else {}
