"""The end that a record states, held against the replay: finished or not, hands, arboretums, discard piles.

A card shown in a final hand that is not in it is read like a planted one: another card, or an earlier fact is
wrong. A card of a final pile that is not the one that lies there is read likewise. Where numbers of cards
differ, that alone is reported.
"""

from collections.abc import Sequence
from functools import partial

from arbcheck.arboretum.cards import UNREADABLE, Card
from arbcheck.arboretum.course import Course
from arbcheck.arboretum.game import DECK
from arbcheck.arboretum.hidden import Refusal, compare, show
from arbcheck.arboretum.misplays import report_spent
from arbcheck.arboretum.picture import compare_arboretum
from arbcheck.arboretum.position import Pile
from arbcheck.arboretum.repairs import (
    pairs_of_sources,
    play_unrecorded,
    readings_of_shown,
    release,
    settle,
    show_after_slips,
)


def close(course: Course) -> None:
    """Check that the game has ended as stated (R9), and hold `end` against the replay, player by player."""
    course.findings.waived = False
    _finished(course)
    end = course.game.end
    for player in range(len(course.game.players)):
        hand, arboretum, pile = end.hands[player], end.arboretums[player], end.discards[player]
        if hand is not None:
            _hand(course, player, hand)
        if arboretum is not None:
            compare_arboretum(course, player, arboretum)
        if pile is not None:
            _pile(course, player, pile)


def _finished(course: Course) -> None:
    left, turns = len(course.layout.deck), len(course.game.turns)
    if course.layout.blurred or (left > 0) != course.game.finished:
        return
    if left:
        cards = "1 card is" if left == 1 else f"{left} cards are"
        after = f"after turn {turns}" if turns else "before the first turn"
        message = f"the game is not over: {cards} left in the draw pile {after}"
        course.findings.report("ARB313", message, ("turns",))
        missing = [
            partial(play_unrecorded, course.layout, course.due, pair)
            for pair in pairs_of_sources(course.layout)
            if pair.count(DECK) == left
        ]
        course.findings.mend(("turns",), lambda: None, *missing)
    else:
        ended_in = turns if course.ended_in is None else course.ended_in + 1
        message = f"the game is finished: turn {ended_in} took the last card of the draw pile"
        course.findings.report("ARB314", message, ("finished",))


def _hand(course: Course, player: int, stated: Sequence[Card | None]) -> None:
    layout, who = course.layout, course.game.players[player]
    size = layout.hand_size(player)
    if len(stated) != size:
        message = f"{who}'s hand has {len(stated)} cards here, but {size} after the last turn"
        course.findings.report("ARB319", message, ("end", "hand", player))
        return
    for index, card in enumerate(stated):
        if card is None or card == UNREADABLE:
            continue
        if show(layout, player, card) is None or _not_in_hand(course, player, index, card):
            course.shown[player].append(card)


def _not_in_hand(course: Course, player: int, index: int, card: Card) -> bool:
    """Report a card that a final hand cannot hold; tell whether it is taken to be that card."""
    layout, at = course.layout, ("end", "hand", player, index)
    refusal = show_after_slips(layout, player, card)
    if refusal is None:
        return True
    cannot = f"{card.code} cannot be in {course.game.players[player]}'s hand"
    if refusal is Refusal.FOREIGN:
        course.admit(card, at)
    elif refusal is Refusal.ELSEWHERE:
        found = course.mention(card, at)
        code = "ARB315" if found and found.at[0] == "end" else "ARB319"
        words, also = course.whereabouts(card, at)
        course.findings.report(code, f"{cannot}: it {words}", at, also=also)
    else:
        report_spent(course, player, card, at, ("ARB319", cannot))
    return course.findings.mend(at, *readings_of_shown(layout, player, card))


def _pile(course: Course, player: int, stated: Pile) -> None:
    pile, who = course.layout.piles[player], course.game.players[player]
    at = ("end", "discard", player)
    size = len(stated) if isinstance(stated, tuple) else stated
    if size != len(pile) and course.layout.blurred:
        course.layout.blurred -= 1
    elif size != len(pile):
        lie = " ".join(card.code if card else "_" for card in pile) or "no card"
        message = f"{who}'s discard pile has {size} cards here, but {len(pile)} after the last turn ({lie})"
        course.findings.report("ARB321", message, at)
    elif isinstance(stated, tuple):
        for index, card in enumerate(stated):
            if card == UNREADABLE:
                continue
            if compare(course.layout, pile[index], card) is None:
                pile[index] = card
            else:
                _not_in_pile(course, player, index, card)


def _not_in_pile(course: Course, player: int, index: int, card: Card) -> None:
    layout, at = course.layout, ("end", "discard", player, index)
    lies = layout.piles[player][index]
    settle(layout, card)
    refusal = compare(layout, lies, card)
    if refusal is None:
        return
    if refusal is Refusal.FOREIGN:
        course.admit(card, at)
    elif lies is None:
        words, also = course.whereabouts(card, at)
        course.findings.report("ARB315", f"{card.code} cannot be in this pile: it {words}", at, also=also)
    else:
        also = course.whereabouts(lies, at)[1]
        message = f"{lies.code} lies here in {course.game.players[player]}'s discard pile, not {card.code}"
        course.findings.report("ARB321", message, at, also=also)
    course.findings.mend(at, lambda: None, partial(release, layout, card))
