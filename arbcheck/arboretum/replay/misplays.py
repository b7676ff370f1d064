"""Cards that are planted or discarded and cannot be in hand, or that are missing (R5, R8).

Such a card was another card, or it is right and an earlier fact is wrong. What a turn leaves out was left out
of the record, or not done. In an irregular turn what is written is what was done: a card that is not in hand
came from nowhere, so the hand keeps one more, and nothing is added.
"""

from functools import partial

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.hidden import Refusal
from arbcheck.arboretum.replay.repairs import (
    discard_unrecorded,
    plant_unrecorded,
    readings_of_shown,
    show_after_slips,
)
from arbcheck.problems import Handle

_NOT_IN_HAND = {"play": "ARB305", "discard": "ARB306"}
_ACT = {"play": "plant", "discard": "discard"}


def not_in_hand(course: Course, number: int, act: str, player: int, card: Card) -> bool:
    """Report a card that is planted ("play") or discarded and cannot be in hand; tell if it was that card."""
    layout, findings = course.layout, course.findings
    refusal = show_after_slips(layout, player, card)
    if refusal is None:
        return True
    at = ("turn", number, act)
    cannot = f"{course.game.players[player]} cannot {_ACT[act]} {card.code}"
    if refusal is Refusal.FOREIGN:
        course.admit(card, at)
    elif refusal is Refusal.ELSEWHERE:
        words, also = course.whereabouts(card, at)
        findings.report("ARB315", f"{cannot}: it {words}", at, also=also)
    else:
        report_spent(course, player, card, at, (_NOT_IN_HAND[act], cannot))
        if findings.waived:
            layout.unseen.remove(card)
            return True
    return findings.mend(at, *readings_of_shown(layout, player, card))


def report_spent(course: Course, player: int, card: Card, at: Handle, otherwise: tuple[str, str]) -> None:
    """Report a card shown from a hand that has no unnamed card left (D-027).

    ``otherwise`` is the code, and the beginning of the message, where the hand never had an unnamed card.
    """
    shown = [*course.layout.revealed[player], card]
    when = f"by turn {at[1] + 1}" if isinstance(at[1], int) else "by the end"
    if len(shown) > 1:
        course.findings.report(
            "ARB316",
            f"{when} {course.game.players[player]} has shown {len(shown)} cards that must come from "
            f"{len(shown) - 1} unseen one{'s' if len(shown) > 2 else ''}: "  # noqa: PLR2004 - two unseen ones
            + " ".join(each.code for each in shown),
            at,
        )
        return
    code, beginning = otherwise
    hand = " ".join(sorted(each.code for each in course.layout.hands[player])) or "no card"
    course.findings.report(code, f"{beginning}: the hand holds {hand}", at)


def nothing_planted(course: Course, number: int, player: int) -> None:
    """Report a turn without a planting, and go on as if one was left out of the record, or not done."""
    course.findings.report("ARB310", f"turn {number + 1} plants no card", ("turn", number))
    if not course.findings.waived:
        unrecorded = partial(plant_unrecorded, course.layout, player)
        course.findings.mend(("turn", number, "play"), unrecorded, _not_done)


def nothing_discarded(course: Course, number: int, player: int) -> None:
    """Report a turn without a discard, and go on as if one was left out of the record, or not done."""
    course.findings.report("ARB310", f"turn {number + 1} discards no card", ("turn", number))
    if not course.findings.waived:
        unrecorded = partial(discard_unrecorded, course.layout, player)
        course.findings.mend(("turn", number, "discard"), unrecorded, _not_done)


def just_drawn(course: Course, number: int, player: int, card: Card) -> None:
    """Report the discard of a card drawn in the same turn where that is not allowed."""
    draws = len(course.game.turns[number].draws)
    if card in course.layout.taken[len(course.layout.taken) - draws :]:
        who = course.game.players[player]
        message = f"{who} discards {card.code}, drawn in this turn, which the reading forbids"
        course.findings.report("ARB324", message, ("turn", number, "discard"))


def report_hand(course: Course, number: int, player: int) -> None:
    """Report that an irregular turn has left a hand of another size (R8); it is let stand with the turn."""
    who, cards = course.game.players[player], course.layout.hand_size(player)
    message = f"after turn {number + 1} {who}'s hand holds {cards} cards, not {course.setup.hand}"
    course.findings.report("ARB311", message, ("turn", number))


def _not_done() -> None:
    """Read nothing into what is not written."""
