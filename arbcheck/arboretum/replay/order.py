"""Whose turn it is (R3), and that nobody plays after the end (R9).

A turn out of turn is one problem. Either that player really played, or the name is wrong and the player who
was due did, or the turn of the player who was due is missing in the record, or comes only after this one. The
order may go on from either player, and a player who was passed over may still play late. In an irregular turn
the player named did play; a late turn that follows from it is a warning.
A turn after the end is reported once and the replay goes on; after an irregular one each is a warning.
"""

from collections.abc import Iterable
from functools import partial

from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.game_end import how_it_ended
from arbcheck.arboretum.replay.repairs import pairs_of_sources, play_unrecorded


def whose_turn(course: Course, number: int) -> int:
    """Return who plays a turn that comes after the end, or that another player plays than the one due."""
    player, due = course.game.turns[number].player, course.due
    if course.over_in is not None:
        _after_the_end(course, number, course.over_in)
    if player == due or course.instead == (number, player):
        return player
    return _out_of_turn(course, number, player)


def _out_of_turn(course: Course, number: int, player: int) -> int:
    names, due, findings = course.game.players, course.due, course.findings
    since, severity = course.late.pop(player, (-len(names) - 1, ""))
    if number - since <= len(names):
        if severity == "warning":
            message = f"turn {number + 1} is played late by {names[player]}, who was passed over"
            findings.report("ARB301", message, ("turn", number, "player"), severity=severity)
        course.instead = (number + 1, (course.instead[1] + 1) % len(names))
        return player
    at = ("turn", number, "player")
    findings.report("ARB301", f"turn {number + 1} is played by {names[player]}, but {names[due]} is due", at)
    course.instead = (number + 1, (due + 1) % len(names))
    really = partial(_really_played, course, number, player)
    if findings.waived:
        return really()
    others = [lambda: due]
    if player == (due + 1) % len(names):
        if number + 1 < len(course.game.turns) and course.game.turns[number + 1].player == due:
            others.append(partial(_swapped, course, number))
        others += [partial(_after_another, course, player, pair) for pair in pairs_of_sources(course.layout)]
    return findings.mend(at, really, *others)


def _swapped(course: Course, number: int) -> int:
    """Read a turn as recorded one too early: the one that follows it comes first."""
    course.swapped = number
    return course.due


def _after_another(course: Course, player: int, draws: Iterable[str | int]) -> int:
    """Read a turn as one that comes after another, which the record leaves out."""
    play_unrecorded(course.layout, course.due, draws)
    return player


def _really_played(course: Course, number: int, player: int) -> int:
    course.late[course.due] = (number, "warning" if course.findings.waived else "error")
    return player


def _after_the_end(course: Course, number: int, over_in: int) -> None:
    if course.layout.blurred >= number - over_in or course.played_on == "error":
        return
    severity = course.played_on
    if severity is None:
        course.played_on = "warning" if course.findings.waived else "error"
    message = f"turn {number + 1} comes after the end: {how_it_ended(course)}"
    course.findings.report("ARB312", message, ("turn", number), severity=severity)
