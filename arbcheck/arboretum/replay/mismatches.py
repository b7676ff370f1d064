"""Where the end that a record states differs from the replay: what is reported, and what is gone on from."""

from functools import partial

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK
from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.game_end import how_it_ended, is_over
from arbcheck.arboretum.replay.hidden import Refusal, compare
from arbcheck.arboretum.replay.mentions import in_words
from arbcheck.arboretum.replay.misplays import report_spent
from arbcheck.arboretum.replay.repairs import (
    pairs_of_sources,
    play_unrecorded,
    readings_of_shown,
    release,
    settle,
    show_after_slips,
)


def wrong_end(course: Course) -> None:
    """Report that the game is over and said to be unfinished, or the other way round (R9).

    It is not reported again where a slip in the source of a draw, which has shown before, can be the reason.
    Where at most two cards are left, the last turn may be missing in the record.
    """
    left, turns = len(course.layout.deck), len(course.game.turns)
    if 0 < course.layout.blurred >= left:
        return
    if is_over(course):
        message = f"the game is finished: {how_it_ended(course)}"
        course.findings.report("ARB314", message, ("finished",))
        return
    if not left:
        message = f"the game is not over: {course.game.players[course.due]} can still draw two cards"
        course.findings.report("ARB313", message, ("turns",))
        return
    after = f"after turn {turns}" if turns else "before the first turn"
    message = f"the game is not over: the draw pile has {in_words(left)} left {after}"
    course.findings.report("ARB313", message, ("turns",))
    missing = [
        partial(play_unrecorded, course.layout, course.due, pair)
        for pair in pairs_of_sources(course.layout)
        if pair.count(DECK) == left
    ]
    course.findings.mend(("turns",), lambda: None, *missing)


def wrong_hand_size(course: Course, player: int, stated: int) -> None:
    """Report a final hand with more or fewer cards than the replay has left in it (R8)."""
    held = course.layout.hand_size(player)
    message = (
        f"{course.game.players[player]}'s hand has {in_words(stated)} here, but {held} after the last turn"
    )
    course.findings.report("ARB319", message, ("end", "hand", player))


def wrong_hand_card(course: Course, player: int, index: int, card: Card) -> bool:
    """Report a card that a final hand cannot hold (R8); tell whether it is taken to be that card."""
    layout, at = course.layout, ("end", "hand", player, index)
    refusal = show_after_slips(layout, player, card)
    if refusal is None:
        return True
    cannot = f"{card.code} cannot be in {course.game.players[player]}'s hand"
    if refusal is Refusal.FOREIGN:
        course.admit(card, at)
    elif refusal is Refusal.ELSEWHERE:
        found = course.last_mention(card, at)
        code = "ARB315" if found and found.at[0] == "end" else "ARB319"
        words, also = course.whereabouts(card, at)
        course.findings.report(code, f"{cannot}: it {words}", at, also=also)
    else:
        report_spent(course, player, card, at, ("ARB319", cannot))
    return course.findings.mend(at, *readings_of_shown(layout, player, card))


def wrong_pile_size(course: Course, player: int, stated: int) -> None:
    """Report a final pile with more or fewer cards than the replay has left there (R8).

    It is not reported again where a slip in the source of a draw has shown before.
    """
    pile = course.layout.piles[player]
    difference = abs(stated - len(pile))
    if course.layout.blurred >= difference:
        course.layout.blurred -= difference
        return
    lie = " ".join(card.code if card else "_" for card in pile) or "none"
    message = (
        f"{course.game.players[player]}'s discard pile has {in_words(stated)} here, "
        f"but {len(pile)} after the last turn ({lie})"
    )
    course.findings.report("ARB321", message, ("end", "discard", player))


def wrong_pile_card(course: Course, player: int, index: int, card: Card) -> None:
    """Report a card of a final pile that does not lie there (R8)."""
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
