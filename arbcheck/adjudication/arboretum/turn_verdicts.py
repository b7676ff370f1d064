"""Whether a turn was legal, and which turn was the last one (D-042): decided by what the replay finds."""

from typing import NamedTuple

from arbcheck.adjudication.arboretum.proofs import EndProof, TurnProof
from arbcheck.adjudication.grounds import grounds
from arbcheck.adjudication.ruling import REJECTED, UNDECIDED, UPHELD, Finding, Missing, first_error
from arbcheck.arboretum.replay.replayed import Replay
from arbcheck.problems import Problem, Span
from arbcheck.records.claims import Claim
from arbcheck.records.places import Places
from arbcheck.records.record import Record

TURN_KINDS = ("legal", "last_turn")
"""The kinds of claims that are about turns: they are ruled on in a record with errors too."""
_ABOUT_TURNS = "D-042"


class Turns(NamedTuple):
    """What is known of a record's turns: the replay, None for an end position or an unreadable game.

    ``has_turns``: whether the record is one of turns; ``planted``: how many cards each player has planted in
    an end position without errors, else None; ``finished``: whether that is said to be finished.
    """

    record: Record
    has_turns: bool
    replay: Replay | None
    planted: tuple[int, ...] | None
    finished: bool


def turns_of(record: Record) -> Turns:
    """Return what is known of a record's turns."""
    tree, played = record.document.tree, record.played
    has_turns = isinstance(tree, dict) and "turns" in tree
    planted = None
    finished = played is not None and played.header.finished is not False
    if played is not None and not has_turns and record.is_valid:
        planted = tuple(len(arboretum or ()) for arboretum in played.end.arboretums)
    return Turns(record, has_turns, played.replay if played else None, planted, finished)


def turn_finding(turns: Turns, claim: Claim, name: str) -> Finding:
    """Rule on a claim about a turn."""
    found = _legal(turns, claim, name) if claim.kind == "legal" else _last(turns, claim, name)
    return found._replace(decisions=tuple(sorted({*found.decisions, _ABOUT_TURNS})))


def _undecided(claim: Claim, name: str, why: Missing) -> Finding:
    return Finding(claim, name, UNDECIDED, None, (), (), None, missing=(why,))


def _ruled(claim: Claim, name: str, right: bool | int) -> Finding:  # noqa: FBT001 - the value itself
    verdict = UPHELD if claim.value == right else REJECTED
    return Finding(claim, name, verdict, right, (), (), None)


def _legal(turns: Turns, claim: Claim, name: str) -> Finding:
    """Rule that a turn was legal if the replay finds no problem in it; warnings by `irregular` count."""
    number = (claim.turn or 0) - 1
    if turns.planted is not None and number >= sum(turns.planted):
        return _undecided(claim, name, Missing("no-such-turn", text=str(sum(turns.planted))))
    if not turns.has_turns:
        return _undecided(claim, name, Missing("no-turns"))
    if turns.replay is None or number >= turns.replay.turns:
        return _undecided(claim, name, Missing("unread-turn"))
    turn = turns.replay.game.turns[number]
    problems = problems_in(turns, turns.replay, number)
    proof = TurnProof(number + 1, turn, problems)
    if turn.irregular is not None and not problems:
        found = _undecided(claim, name, Missing("slip-not-shown", text=turn.irregular))
    else:
        found = _ruled(claim, name, not problems)
    broken = {each.rule for each in problems if each.rule} or _kept(turns.replay)
    rules, decisions = grounds(broken | ({"D-028"} if turn.irregular is not None else set()))
    return found._replace(rules=rules, decisions=decisions, proof=proof)


def _kept(replay: Replay) -> set[str]:
    """Return the rules that a turn keeps which has nothing wrong: draws, planting, discard (R5 to R8).

    Where discard piles start with a card, that is said too (R4).
    """
    starts = {"R4", "D-025"} if any(replay.setup.discards) else set()
    return {"R5", "R6", "R7", "R8"} | starts


def problems_in(turns: Turns, replay: Replay, number: int) -> tuple[Problem, ...]:
    """Return what the replay finds in a turn, counted from 0, placed in the record's file."""
    places = Places(turns.record.document, replay.game.players, {})
    found = [each for each in replay.problems if each.at[:2] == ("turn", number)]
    return tuple(_told(turns.record, each, places.span(each.at)) for each in found)


def _told(record: Record, found: Problem, at: Span) -> Problem:
    """Return a problem as the record tells it, with its second places; without them where it does not."""
    same = (each for each in record.problems if (each.at, each.message) == (at, found.message))
    return next(same, found._replace(at=at, also=()))


def _last(turns: Turns, claim: Claim, name: str) -> Finding:
    """Rule that the last turn is the one that took the last card of the draw pile (R9)."""
    proof = _end(turns)
    if isinstance(proof, Missing):
        return _undecided(claim, name, proof)
    found = _ruled(claim, name, proof.last)
    return found._replace(
        rules=("R9",) if turns.has_turns else ("R5", "R9"), decisions=("D-006",), proof=proof
    )


def _end(turns: Turns) -> EndProof | Missing:
    replay = turns.replay
    if turns.planted is not None and not turns.finished:
        return Missing("unfinished")
    if turns.planted is not None:
        total = sum(turns.planted)
        return EndProof(total, (total - 1) % len(turns.planted), total)
    if replay is None:
        return Missing("unread-turn" if turns.has_turns else "no-turns")
    if not replay.game.finished:
        return Missing("unfinished")
    if replay.ended_in is None or replay.ended_by is None:
        return Missing("errors", text=first_error(turns.record.problems))
    return EndProof(replay.ended_in + 1, replay.ended_by, replay.turns)
