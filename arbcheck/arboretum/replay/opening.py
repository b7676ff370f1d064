"""The start that a record states (R3, R4): hands in player order, starting discards, draw pile.

A card that is stated twice makes both places doubtful: neither is named by it any more. A hand with too few
or too many cards is read as one of seven. Starting discards that the edition does not have are either left
out, or the edition is the slip, and they lie there and are missing in the draw pile.
"""

from collections.abc import Sequence

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.hidden import Refusal, name
from arbcheck.problems import Handle


def deal(course: Course) -> None:
    """Check what is stated of the deal, and lay it out."""
    for player, hand in enumerate(course.game.start.hands):
        if hand is not None:
            _hand(course, player, hand)
    _discards(course)
    _deck(course)


def _hand(course: Course, player: int, stated: Sequence[Card | None]) -> None:
    layout, size = course.layout, course.setup.hand
    if len(stated) != size:
        from arbcheck.arboretum.replay.mentions import in_words

        message = f"{course.game.players[player]}'s hand starts with {in_words(len(stated))}, not {size}"
        course.findings.report("ARB323", message, ("start", "hand", player))
    hand = layout.hands[player]
    layout.unnamed[player] = max(size, len(stated))
    for index, card in enumerate(stated):
        if card is not None and _named(course, card, ("start", "hand", player), index):
            hand.add(card)
            layout.unnamed[player] -= 1
    for _ in stated[size:]:
        from arbcheck.arboretum.replay.repairs import lose_one

        lose_one(layout, player)


def _named(course: Course, card: Card, part: Handle, index: int) -> bool:
    """Name a place of the deal; tell whether the card can be there."""
    refusal = name(course.layout, card)
    return refusal is None or _named_after_slips(course, card, (*part, index), refusal)


def _named_after_slips(course: Course, card: Card, at: Handle, refusal: Refusal) -> bool:
    from arbcheck.arboretum.replay.repairs import release, settle

    if refusal is Refusal.FOREIGN:
        course.admit(card, at)
        return name(course.layout, card) is None
    if settle(course.layout, card):
        return name(course.layout, card) is None
    words, also = course.whereabouts(card, at)
    course.findings.report("ARB315", f"{card.code} cannot be here: it {words}", at, also=also)
    release(course.layout, card)
    return False


def _discards(course: Course) -> None:
    layout, sizes = course.layout, course.setup.discards
    lie_there: bool | None = None
    for player, stated in enumerate(course.game.start.discards):
        at = ("start", "discard", player)
        if stated is None:
            continue
        if len(stated) == sizes[player]:
            _places(course, stated, layout.piles[player], at)
        elif sizes[player]:
            who = course.game.players[player]
            message = f"{who}'s discard pile starts with 1 card, not {len(stated)}"
            course.findings.report("ARB317", message, at)
        else:
            if lie_there is None:
                lie_there = _without_discard(course, player, at)
            if lie_there:
                del layout.deck[: len(stated)]
                layout.piles[player].extend([None] * len(stated))
                _places(course, stated, layout.piles[player], at)


def _without_discard(course: Course, player: int, at: Handle) -> bool:
    """Report a starting discard that the edition does not have; tell whether to take it to lie there."""
    message = f"the discard pile of {course.game.players[player]}, the start player, starts empty"
    if not any(course.setup.discards):
        message = f"in the {course.game.edition} edition all discard piles start empty"
    course.findings.report("ARB317", message, at)
    return course.findings.mend(at, lambda: False, lambda: True)


def _places(course: Course, stated: Sequence[Card | None], pile: list[Card | None], at: Handle) -> None:
    """Name the places of a pile, bottom first."""
    for index, card in enumerate(stated):
        if card is not None and _named(course, card, at, index):
            pile[index] = card


def _deck(course: Course) -> None:
    deck, stated = course.layout.deck, course.game.start.deck
    room = len(deck)
    for index, card in enumerate(stated[:room]):
        if card is not None and _named(course, card, ("start", "deck"), index):
            deck[-1 - index] = card
    if len(stated) > room:
        message = f"the draw pile holds {room} cards, but {len(stated)} are listed"
        course.findings.report("ARB318", message, ("start", "deck", room))
