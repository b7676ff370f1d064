"""Why somebody takes a turn for legal or not, or another turn for the last one: misreadings of play.

The record is read again under each of them (R2, R6, R7, R9); what the replay then finds in the turn, and
where that game would end, is held against the claim.
"""

from collections.abc import Callable

from arbcheck.adjudication.arboretum.explanations import READINGS
from arbcheck.adjudication.arboretum.turn_verdicts import problems_in, turns_of
from arbcheck.adjudication.ruling import REJECTED, Explanation, Finding
from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.legality import CANNOT_DRAW, LAST_ROUND
from arbcheck.arboretum.reachable import Setup, piles_when_finished
from arbcheck.arboretum.readings.legality import legality_of
from arbcheck.arboretum.readings.misreadings import LEGALITY, MISREADINGS
from arbcheck.arboretum.replay.replayed import Replay
from arbcheck.records.claims import Claim
from arbcheck.records.record import Record, read_record

_DRAWS = 2


def turn_explained(record: Record, finding: Finding, index: int) -> Finding:
    """Add the misreadings of play to the finding of this index, if it rejects a claim about a turn."""
    if finding.verdict != REJECTED or finding.claim.kind not in _COMES_OUT:
        return finding
    comes_out = _COMES_OUT[finding.claim.kind]
    found = tuple(
        Explanation((name,), None, (index,), whole=False)
        for name, each in MISREADINGS.items()
        if each.kind == LEGALITY and comes_out(record, finding.claim, name)
    )
    return READINGS.grounded(finding._replace(explanations=found, searched="singles"))


def _is_legal(record: Record, claim: Claim, name: str) -> bool:
    """Say whether a reading finds in a turn what the claim does: nothing wrong, or something."""
    turns = turns_of(read_record(record.document, frozenset({name})))
    number = (claim.turn or 0) - 1
    if turns.replay is None or number >= turns.replay.turns:
        return False
    return claim.value == (not problems_in(turns, turns.replay, number))


def _is_last(record: Record, claim: Claim, name: str) -> bool:
    """Say whether a reading has the game go on to just the turn that is claimed to be the last one."""
    replay = record.played.replay if record.played else None
    if replay is None or replay.ended_in is None:
        return False
    more = _turns_more(replay, name)
    return more > 0 and claim.value == replay.ended_in + 1 + more


def _turns_more(replay: Replay, name: str) -> int:
    """Count the turns that a reading adds to those that the rules allow (R9).

    When the draw pile is empty the discard piles hold what was neither dealt nor planted. Each turn after
    that takes two of these cards and discards one (R5), so a player can still draw while two are left.
    """
    game = replay.game
    players = len(game.players)
    setup = Setup(len(game.species) * len(VALUES), players, game.edition)
    left = piles_when_finished(setup, (replay.ended_in or 0) + 1)
    most = {LAST_ROUND: players - 1, CANNOT_DRAW: left}.get(legality_of(frozenset({name})).end, 0)
    return min(most, max(0, left - _DRAWS + 1))


_COMES_OUT: dict[str, Callable[[Record, Claim, str], bool]] = {"legal": _is_legal, "last_turn": _is_last}
