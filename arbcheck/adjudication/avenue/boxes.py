"""Ruling on claims about a game of Avenue, box by box; what was claimed above changes nothing below.

A wrong box changes what the next one must beat. So the first wrong box is named, the others are compared
with what is right, and of a later wrong box it is said where it only follows from the claim above it (V7).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arbcheck.adjudication.ruling import REJECTED, UNDECIDED, UPHELD
from arbcheck.avenue.game import Game
from arbcheck.avenue.networks import is_marked
from arbcheck.avenue.readings import MISREADINGS, score_under
from arbcheck.avenue.result import FarmScore, PlayerScore, Result
from arbcheck.records.avenue.claims import Claim
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, outcome_of

_RULES = {
    "farm": ("V6", "V7"),
    "purple": ("V8",),
    "green": ("V8",),
    "total": ("V9",),
    "winner": ("V10",),
}
Value = int | tuple[int, ...]


class Finding(NamedTuple):
    """What became of a claim, whose ``name`` is as `--claim` writes it ("Ana.farm-2").

    ``right`` is what would have been right, None where that is not known. ``box`` tells how a farm box is
    filled. ``first``: it is the first wrong box of what one person claims about a player; ``follows``: it is
    wrong only because the claimed box above is. ``readings`` are the single misreadings under which exactly
    the claim comes out. ``why`` it is undecided: "errors" or "open".
    """

    claim: Claim
    name: str
    verdict: str
    right: Value | None
    rules: tuple[str, ...]
    box: FarmScore | None = None
    first: bool = False
    follows: bool = False
    readings: tuple[str, ...] = ()
    why: str = ""


class Ruling(NamedTuple):
    """What the claims about a record come to."""

    outcome: Outcome
    players: tuple[str, ...]
    findings: tuple[Finding, ...]


def rule_on(record: Record, more: Sequence[Claim] = ()) -> Ruling:
    """Rule on the claims of a record and on more of them, in this order."""
    outcome, played = outcome_of(record), record.avenue
    if played is None:
        return Ruling(outcome, (), ())
    claims = (*played.claims, *more)
    if outcome.avenue is None:
        found = (_undecided(played.players, claim, "errors") for claim in claims)
        return Ruling(outcome, played.players, tuple(found))
    game, result = outcome.avenue
    under = _scores_under(game)
    findings: list[Finding] = []
    for claim in claims:
        finding = _finding(played.players, claim, result)
        if finding.verdict == REJECTED:
            names = (name for name, other in under.items() if _value(claim, other) == claim.value)
            finding = finding._replace(readings=tuple(names))
            finding = _placed(finding, findings)
        findings.append(finding)
    return Ruling(outcome, played.players, tuple(findings))


def name_of(players: Sequence[str], claim: Claim) -> str:
    """Return the name of a claim: "Ana.farm-2", "Ana.purple", "Ana.total" or "winner"."""
    if claim.player is None:
        return claim.kind
    part = claim.kind if claim.round is None else f"farm-{claim.round + 1}"
    return f"{players[claim.player]}.{part}"


def _scores_under(game: Game) -> dict[str, Result]:
    """Score a game under each misreading; not where a sheet without marks leaves too much open."""
    if not all(map(is_marked, game.roads)):
        return {}
    return {name: score_under(game, frozenset({name})) for name in MISREADINGS}


def _finding(players: Sequence[str], claim: Claim, result: Result) -> Finding:
    right, name = _value(claim, result), name_of(players, claim)
    box = _box(claim, result)
    if right is not None:
        verdict = UPHELD if right == claim.value else REJECTED
        return Finding(claim, name, verdict, right, _RULES[claim.kind], box)
    if _can_be(claim, box, result):
        return _undecided(players, claim, "open")._replace(box=box)
    return Finding(claim, name, REJECTED, None, _RULES[claim.kind], box)


def _undecided(players: Sequence[str], claim: Claim, why: str) -> Finding:
    return Finding(claim, name_of(players, claim), UNDECIDED, None, _RULES[claim.kind], why=why)


def _can_be(claim: Claim, box: FarmScore | None, result: Result) -> bool:
    """Say whether what is claimed of an open value can be."""
    if isinstance(claim.value, tuple) or claim.player is None:
        return True
    if box is None:
        own = result.scores[claim.player]
        return own.least <= claim.value <= own.most
    if box.at_most is None:
        return claim.value in (0, box.connected)
    return 0 <= claim.value <= box.at_most


def _own(claim: Claim, result: Result) -> PlayerScore | None:
    return None if claim.player is None else result.scores[claim.player]


def _box(claim: Claim, result: Result) -> FarmScore | None:
    own = _own(claim, result)
    return None if own is None or claim.round is None else own.farms[claim.round]


def _value(claim: Claim, result: Result) -> Value | None:
    """Return what a result has where the claim says something."""
    own, box = _own(claim, result), _box(claim, result)
    if own is None:
        winners = result.winners
        seats = (k for k, each in enumerate(result.scores) if winners and each.player in winners)
        return None if winners is None else tuple(seats)
    if box is not None:
        return box.box
    return {"purple": own.purple, "green": own.green, "total": own.total}[claim.kind]


def _placed(finding: Finding, before: Sequence[Finding]) -> Finding:
    """Say of a wrong farm box whether it is the first, or follows from the claim above it."""
    claim, box = finding.claim, finding.box
    if box is None or claim.round is None:
        return finding
    same = [each for each in before if _is_beside(each.claim, claim)]
    above = [each.claim.value for each in same if each.claim.round == claim.round - 1]
    first = not any(each.verdict == REJECTED for each in same)
    follows = (
        not first and bool(above) and box.connected is not None and _fills(box, above[-1]) == claim.value
    )
    return finding._replace(first=first, follows=follows)


def _is_beside(one: Claim, other: Claim) -> bool:
    """Say whether two claims are about boxes of one player and made by one person."""
    return (one.kind, one.player, one.by) == (other.kind, other.player, other.by)


def _fills(box: FarmScore, above: Value) -> int:
    """Return what would stand in a box if the claimed number stood above it (V7)."""
    connected = box.connected or 0
    return connected if connected > int(str(above)) else 0


def counted(findings: Sequence[Finding]) -> Iterator[tuple[str, int]]:
    """Yield each verdict that occurs with how often it does."""
    for verdict in (UPHELD, REJECTED, UNDECIDED):
        number = sum(each.verdict == verdict for each in findings)
        if number:
            yield verdict, number
