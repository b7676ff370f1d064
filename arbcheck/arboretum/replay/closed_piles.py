"""Discard piles that a reading closes to a draw; by the rules all are open to everybody (R6)."""

from arbcheck.arboretum.game import DECK
from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.hidden import Refusal, draw
from arbcheck.arboretum.replay.repairs import readings_of_draw


def draw_if_open(course: Course, number: int, index: int, player: int) -> Refusal | None:
    """Draw a card; from a pile that is closed to this draw it is reported, and drawn all the same."""
    layout = course.layout
    source, card = course.game.turns[number].draws[index]
    at = ("turn", number, "draw", index)
    words = _closed(course, number, index, player)
    if words is not None:
        message = f"{course.game.players[player]} draws from {words}, which the reading forbids"
        course.findings.report("ARB324", message, at)
    refusal = draw(layout, player, source, card)
    if words is None or refusal is None:
        return refusal
    course.findings.mend(at, *readings_of_draw(layout, player, source, card))
    return None


def _closed(course: Course, number: int, index: int, player: int) -> str | None:
    """Say what a draw is made from where that is not allowed."""
    draws, legality = course.game.turns[number].draws, course.setup.legality
    source = draws[index].source
    if source == DECK:
        return None
    if source == player and not legality.own_pile:
        return "the own discard pile"
    if not course.layout.deck:
        return None
    if not legality.discard_piles:
        return "a discard pile"
    if not legality.twice and any(draw.source != DECK for draw in draws[:index]):
        return "a discard pile for the second time"
    return None
