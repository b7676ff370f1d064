"""Draws that the rules do not allow (R5, R6): what is reported, and what the replay goes on from.

An impossible draw (empty pile, another card on top, a card named elsewhere) was one from another pile, or of
another card, or it is right and an earlier fact is wrong. With one draw too few a draw was left out, with one
too many one was made up; or it was so. In an irregular turn what is written is what was done: the card was
taken from the middle of the pile, or another one lay there than the record says.
"""

from functools import partial
from itertools import product
from typing import NamedTuple

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.hidden import Refusal, draw
from arbcheck.arboretum.replay.layout import Layout
from arbcheck.arboretum.replay.repairs import (
    draw_unrecorded,
    readings_of_draw,
    settle,
    sources,
    take_as_recorded,
    take_from_below,
)

DRAWS = 2


def wrong_draw(course: Course, number: int, index: int, player: int) -> None:
    """Report a draw that is refused, and go on from what it may have been."""
    layout, findings = course.layout, course.findings
    source, card = course.game.turns[number].draws[index]
    if card is not None:
        settle(layout, card)
    refusal = draw(layout, player, source, card)
    if refusal is None:
        return
    at = ("turn", number, "draw", index)
    pile = layout.source(source)
    if card is None or not pile:
        _report_empty(course, number, index)
    elif refusal is Refusal.FOREIGN:
        course.admit(card, (*at, "card"))
    elif (lies := pile[-1]) is None:
        words, also = course.whereabouts(card, at)
        who = course.game.players[player]
        findings.report("ARB315", f"{who} cannot draw {card.code}: it {words}", (*at, "card"), also=also)
    elif _another_card(course, number, index, card, lies):
        take = take_from_below if card in layout.top(pile) else take_as_recorded
        take(layout, player, source, card)
        return
    findings.mend(at, *readings_of_draw(layout, player, source, card))


def _report_empty(course: Course, number: int, index: int) -> None:
    """Report a draw from an empty pile, unless it follows from a slip before."""
    source = course.game.turns[number].draws[index].source
    if isinstance(source, int):
        name = course.game.players[source]
        message = f"{name}'s discard pile is empty"
    elif course.layout.blurred or course.played_on == "error":
        return
    elif course.ended_in is None:
        message = "the draw pile is empty: this turn's first draw took its last card"
    else:
        message = f"the draw pile is empty: turn {course.ended_in + 1} took its last card"
    course.findings.report("ARB303", message, ("turn", number, "draw", index))


def _another_card(course: Course, number: int, index: int, card: Card, lies: Card) -> bool:
    """Report that another card lies on top; tell whether an irregular turn could still take this one."""
    at = ("turn", number, "draw", index)
    source = course.game.turns[number].draws[index].source
    pile = course.layout.source(source)
    as_done = course.findings.waived and (card in course.layout.top(pile) or card in course.layout.unseen)
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
    """Report that a turn does not have two draws, and check those that it has, with one added or left out."""
    findings, layout, draws = course.findings, course.layout, course.game.turns[number].draws
    at = ("turn", number, "draw")
    plural = "" if len(draws) == 1 else "s"
    findings.report("ARB302", f"turn {number + 1} has {len(draws)} draw{plural}, not {DRAWS}", at)
    plan = _Plan()
    if not findings.waived:
        plan = findings.mend(at, *(partial(_Plan, *each) for each in _plans(layout, len(draws))))
    draw_unrecorded(layout, player, plan.before)
    for index, (source, card) in enumerate(draws):
        if index == plan.left_out:
            layout.taken.append(None)
        elif draw(layout, player, source, card) is not None:
            wrong_draw(course, number, index, player)
    draw_unrecorded(layout, player, plan.after)


class _Plan(NamedTuple):
    """What the draws of a turn may have been: unrecorded ones, those recorded but one, unrecorded ones."""

    before: tuple[str | int, ...] = ()
    after: tuple[str | int, ...] = ()
    left_out: int | None = None


def _plans(layout: Layout, draws: int) -> list[_Plan]:
    if draws > DRAWS:
        return [_Plan(), *(_Plan(left_out=index) for index in reversed(range(draws)))]
    more = list(product(sources(layout), repeat=DRAWS - draws))
    before = [_Plan(before=added) for added in more] if draws else []
    return [*(_Plan(after=added) for added in more), *before, _Plan()]
