"""The end that a record states, held against the replay: finished or not, hands, arboretums, discard piles.

A card shown in a final hand that is not in it is read like a planted one: another card, or an earlier fact is
wrong. A card of a final pile that is not the one that lies there is read likewise. Where numbers of cards
differ, that alone is reported.
"""

from collections.abc import Sequence

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.game_end import is_over
from arbcheck.arboretum.replay.hidden import compare, show
from arbcheck.arboretum.replay.picture import compare_arboretum


def close(course: Course) -> None:
    """Check that the game has ended as stated (R9), and hold `end` against the replay, player by player."""
    course.findings.waived = False
    if is_over(course) != course.game.finished:
        from arbcheck.arboretum.replay.mismatches import wrong_end

        wrong_end(course)
    end = course.game.end
    for player in range(len(course.game.players)):
        hand, arboretum, pile = end.hands[player], end.arboretums[player], end.discards[player]
        if hand is not None:
            _hand(course, player, hand)
        if arboretum is not None:
            compare_arboretum(course, player, arboretum)
        if pile is not None:
            _pile(course, player, pile)


def _hand(course: Course, player: int, stated: Sequence[Card | None]) -> None:
    layout = course.layout
    if len(stated) != layout.hand_size(player):
        from arbcheck.arboretum.replay.mismatches import wrong_hand_size

        wrong_hand_size(course, player, len(stated))
        return
    for index, card in enumerate(stated):
        if card is None:
            continue
        known = show(layout, player, card) is None
        if not known:
            from arbcheck.arboretum.replay.mismatches import wrong_hand_card

            known = wrong_hand_card(course, player, index, card)
        if known:
            course.shown[player].append(card)


def _pile(course: Course, player: int, stated: tuple[Card, ...] | int) -> None:
    pile = course.layout.piles[player]
    cards, size = ((), stated) if isinstance(stated, int) else (stated, len(stated))
    if size != len(pile):
        from arbcheck.arboretum.replay.mismatches import wrong_pile_size

        wrong_pile_size(course, player, size)
        return
    for index, card in enumerate(cards):
        if compare(course.layout, pile[index], card) is None:
            pile[index] = card
        else:
            from arbcheck.arboretum.replay.mismatches import wrong_pile_card

            wrong_pile_card(course, player, index, card)
