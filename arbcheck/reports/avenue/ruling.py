"""What a ruling on Avenue is drawn by: the sheets, and the proofs and slips of this game."""

from collections.abc import Iterable

from arbcheck.adjudication.avenue.proofs import SheetProofs
from arbcheck.adjudication.avenue.slip import BoxSlip
from arbcheck.adjudication.ruling import Finding, Proof, Ruling, Slip
from arbcheck.records.claims import Claim
from arbcheck.reports.avenue import ruling_data, ruling_proofs, ruling_slips
from arbcheck.reports.avenue.box_words import addition, facts, total
from arbcheck.reports.avenue.sheets import whole
from arbcheck.reports.avenue.text import rounds
from arbcheck.reports.avenue.verdict import sentences
from arbcheck.reports.json_report import Json
from arbcheck.reports.markdown import fenced, literal, table
from arbcheck.reports.ruling_words import Pen
from arbcheck.reports.terminal import Style, painted, wrapped

UNKNOWN = "unknown rounds"
NOTES = {
    "open": "Open: some roads do not tell their rounds; what that can change is not ruled on.",
    "invalid": "so there is no score, and nothing is ruled on.",
}
_TITLE = "The sheets"
_IN = "  "


def text(ruling: Ruling, pen: Pen, style: Style) -> Iterable[list[str]]:
    """Draw the sheets of all players, and the rounds."""
    scored = ruling.outcome.avenue
    if scored is None:
        return
    game = scored.game
    lines = [painted(style.strong, _TITLE), *wrapped(facts(game))]
    for note in ruling.outcome.notes:
        lines += wrapped(style.safe(note), "", _IN)
    for player, roads in enumerate(game.roads):
        lines += [*wrapped(pen.labels[player], _IN, _IN * 2), *whole(game, roads, style)]
    yield lines
    yield rounds(game, style)


def markdown(ruling: Ruling, pen: Pen, style: Style) -> list[str]:
    """Write the sheets of all players, and the rounds."""
    scored = ruling.outcome.avenue
    if scored is None:
        return []
    game = scored.game
    blocks = [f"### {_TITLE}", facts(game), *(literal(note, style) for note in ruling.outcome.notes)]
    for player, roads in enumerate(game.roads):
        drawn = "\n".join(line[4:] for line in whole(game, roads, style))
        blocks += [f"**{pen.labels[player]}**", fenced(drawn)]
    rows = [
        (str(number), played.farm, " ".join(map(str, played.cards)))
        for number, played in enumerate(game.rounds, 1)
    ]
    return [*blocks, table(("Round", "Farm", "Cards"), rows)]


def outcome(ruling: Ruling, pen: Pen) -> list[str]:
    """Tell who wins and why."""
    scored = ruling.outcome.avenue
    return [] if scored is None else [" ".join(sentences(scored, pen.labels))]


def points(pen: Pen, ruling: Ruling) -> list[str]:
    """Tell how each player's boxes add up."""
    scored = ruling.outcome.avenue
    if scored is None:
        return []
    scores = zip(pen.labels, scored.result.scores, strict=True)
    return [f"{label}: {total(own)}. {addition(own)}" for label, own in scores]


def proof(pen: Pen, ruling: Ruling, finding: Finding) -> list[str]:
    """Prove a finding in sentences; none where there is nothing on the sheet to prove it with."""
    scored, shown = ruling.outcome.avenue, finding.proof
    if scored is None or not isinstance(shown, SheetProofs):
        return []
    return ruling_proofs.proof(pen, scored, finding, shown)


def slip(pen: Pen, claim: Claim, slip: Slip) -> str:
    """Tell a slip that yields what is claimed; "" for one of another game."""
    return ruling_slips.slip(pen, claim, slip) if isinstance(slip, BoxSlip) else ""


def proof_data(_ruling: Ruling, proof: Proof) -> Json:
    """Return a proof as an object; an empty one for that of another game."""
    return ruling_data.proof(proof) if isinstance(proof, SheetProofs) else {}


def slip_data(ruling: Ruling, slip: Slip) -> Json:
    """Return a slip as an object; an empty one for that of another game."""
    return ruling_data.slip(ruling.players, slip) if isinstance(slip, BoxSlip) else {}
