"""Why somebody takes a turn for legal or for the last one: the misreadings of play that have it so."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from arbcheck.adjudication.arboretum.dispute import speaker
from arbcheck.adjudication.arboretum.explanations import grounded, listed
from arbcheck.adjudication.arboretum.proofs import EndProof, TurnProof
from arbcheck.adjudication.arboretum.turn_verdicts import TURN_KINDS, Turns, turn_finding, turns_of
from arbcheck.adjudication.ruling import REJECTED, UNDECIDED, UPHELD, Explanation, Finding
from arbcheck.arboretum.editions import HAND
from arbcheck.arboretum.legality import CANNOT_DRAW, LAST_ROUND
from arbcheck.arboretum.readings.misreadings import LEGALITY, MISREADINGS, Reading, conflict
from arbcheck.arboretum.replay.replayed import Replay
from arbcheck.records.record import Record, read_record

SINGLES = tuple(frozenset({name}) for name, each in MISREADINGS.items() if each.kind == LEGALITY)
"""Every misreading of play alone, in the order of their list."""
PAIRS = tuple(one | other for one, other in combinations(SINGLES, 2) if not conflict(sorted(one | other)))


def _comes_out(finding: Finding, under: Turns) -> bool:
    """Say whether a claim is right of the turns as a reading has them.

    A slip that a record shows by the rules may be none under the reading: then the turn was legal.
    """
    found = turn_finding(under, finding.claim, finding.name)
    if found.verdict == UNDECIDED and isinstance(found.proof, TurnProof):
        return finding.claim.value is True
    if found.verdict == UNDECIDED and isinstance(finding.proof, EndProof) and under.replay is not None:
        return finding.claim.value == _last_turn(under.replay, finding.proof.last)
    return found.verdict == UPHELD


def _last_turn(replay: Replay, emptied: int) -> int | None:
    """Return which turn would be the last where a reading lets a game go on that the record ends (R9).

    ``emptied`` is the turn, from 1, that took the last card of the draw pile.

    Every turn after the draw pile has run out takes two discards and gives one back, so that there is
    always the same last turn in which two can be drawn.
    """
    players = len(replay.game.players)
    last = len(replay.setup.cards) - HAND * players - 1
    ends = {LAST_ROUND: min(emptied + players - 1, last), CANNOT_DRAW: last}
    return ends.get(replay.setup.legality.end)


def with_turns_explained(record: Record, findings: Sequence[Finding]) -> list[Finding]:
    """Return findings, with explanations of those rejected ones that are about turns.

    A claim comes out under a misreading when the record, read by it, upholds the claim.
    """
    read: dict[Reading, Turns] = {}
    wrong = [
        index
        for index, each in enumerate(findings)
        if each.verdict == REJECTED and each.claim.kind in TURN_KINDS
    ]

    def comes_out(index: int, reading: Reading) -> bool:
        if reading not in read:
            read[reading] = turns_of(read_record(record.document, reading))
        return _comes_out(findings[index], read[reading])

    def explanations(index: int, readings: Iterable[Reading]) -> tuple[Explanation, ...]:
        same = [each for each in wrong if speaker(findings[each].claim) == speaker(findings[index].claim)]
        found = [
            Explanation(
                listed(reading), None, tuple(each for each in same if comes_out(each, reading)), whole=False
            )
            for reading in readings
            if comes_out(index, reading)
        ]
        return tuple(sorted(found, key=lambda one: -len(one.claims)))

    explained = list(findings)
    for index in wrong:
        found, searched = explanations(index, SINGLES), "singles"
        if not found:
            found, searched = explanations(index, PAIRS), "pairs"
        explained[index] = grounded(findings[index]._replace(explanations=found, searched=searched))
    return explained
