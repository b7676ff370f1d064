"""Draws that the rules do not allow (R5, R6): what is reported, and what the replay goes on from.

An impossible draw (empty pile, another card on top, a card named elsewhere) was one from another pile, or of
another card, or it is right and an earlier fact is wrong. With one draw too few a draw was left out, with one
too many one was made up; or it was so. In an irregular turn what is written is what was done: the card was
taken from the middle of the pile, or another one lay there than the record says.
"""

from collections.abc import Iterable
from functools import partial

from arbcheck.arboretum.cards import UNREADABLE, Card
from arbcheck.arboretum.course import Course
from arbcheck.arboretum.game import DECK
from arbcheck.arboretum.hidden import Refusal, draw
from arbcheck.arboretum.repairs import (
    readings_of_draw,
    readings_of_missing_draw,
    settle,
    take_as_recorded,
    take_from_below,
)

DRAWS = 2


def wrong_draw(course: Course, number: int, index: int, player: int) -> None:
    """Report a draw that is refused, and go on from what it may have been."""
    layout, findings = course.layout, course.findings
    source, card = course.game.turns[number].draws[index]
    if card == UNREADABLE:
        card = None
    if card is not None:
        settle(layout, card)
    refusal = draw(layout, player, source, card)
    if refusal is None:
        return
    at = ("turn", number, "draw", index)
    if card is None or refusal is Refusal.EMPTY:
        _report_empty(course, number, index)
    elif refusal is Refusal.FOREIGN:
        course.admit(card, (*at, "card"))
    elif refusal is Refusal.ELSEWHERE:
        words, also = course.whereabouts(card, at)
        who = course.game.players[player]
        findings.report("ARB315", f"{who} cannot draw {card.code}: it {words}", (*at, "card"), also=also)
    elif _another_card(course, number, index, card):
        take = take_from_below if card in layout.source(source) else take_as_recorded
        take(layout, player, source, card)
        return
    findings.mend(at, *readings_of_draw(layout, player, source, card))


def _report_empty(course: Course, number: int, index: int) -> None:
    """Report a draw from an empty pile, unless it follows from a slip before."""
    source = course.game.turns[number].draws[index].source
    if isinstance(source, int):
        name = course.game.players[source]
        message = f"{name}'s discard pile is empty"
    elif source != DECK or course.layout.blurred or course.played_on == "error":
        return
    elif course.ended_in is None:
        message = "the draw pile is empty: this turn's first draw took its last card"
    else:
        message = f"the draw pile is empty: turn {course.ended_in + 1} took its last card"
    course.findings.report("ARB303", message, ("turn", number, "draw", index))


def _another_card(course: Course, number: int, index: int, card: Card) -> bool:
    """Report that another card lies on top; tell whether an irregular turn could still take this one."""
    at = ("turn", number, "draw", index)
    source = course.game.turns[number].draws[index].source
    pile = course.layout.source(source)
    lies = pile[-1] or UNREADABLE
    as_done = course.findings.waived and (card in pile or card in course.layout.unseen)
    owner = course.game.players[source] if isinstance(source, int) else ""
    where = f"on {owner}'s discard pile" if owner else "next in the draw pile"
    also = course.whereabouts(lies, at)[1]
    message = f"{lies.code} lies {where}, not {card.code}"
    if card not in course.layout.unseen:
        message += f"; {card.code} {course.whereabouts(card, at)[0]}"
    course.findings.report(
        "ARB304", message, (*at, "card"), also=also, severity="warning" if as_done else "error"
    )
    return as_done


def wrong_number_of_draws(course: Course, number: int, player: int) -> None:
    """Check the draws of a turn that does not have two, report it, and add or leave out what is between."""
    draws = course.game.turns[number].draws
    at = ("turn", number, "draw")
    _draw_all(course, number, player, range(min(DRAWS, len(draws))))
    plural = "" if len(draws) == 1 else "s"
    course.findings.report("ARB302", f"turn {number + 1} has {len(draws)} draw{plural}, not {DRAWS}", at)
    if len(draws) > DRAWS:
        surplus = range(DRAWS, len(draws))
        drawn = partial(_draw_all, course, number, player, surplus)
        made_up = partial(course.layout.taken.extend, [None] * len(surplus))
        if course.findings.waived:
            drawn()
        else:
            course.findings.mend(at, drawn, made_up)
    elif not course.findings.waived:
        for index in range(len(draws), DRAWS):
            course.findings.mend((*at, index), *readings_of_missing_draw(course.layout, player))


def _draw_all(course: Course, number: int, player: int, indexes: Iterable[int]) -> None:
    draws = course.game.turns[number].draws
    for index in indexes:
        if draw(course.layout, player, draws[index].source, draws[index].card) is not None:
            wrong_draw(course, number, index, player)
