"""Who can hold what: the condition, fact by fact, for a record that leaves cards unknown (decision D-027).

Of every hand only two things are kept: its named cards, and how many cards are unnamed. That is enough. Each
unnamed place enters one hand and stays unnamed until it is named there, so the unnamed cards can be spread
over the unnamed places exactly as long as no hand shows more of them than came in.

Each function below checks one fact. It returns None and takes the fact into the layout when some legal game
agrees with it and with all facts before; otherwise it returns why none does, and changes nothing.
"""

from enum import Enum

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.replay.layout import Layout


class Refusal(Enum):
    """Why no legal game agrees with a fact."""

    EMPTY = "no card lies there"
    OTHER = "another card lies there"
    ELSEWHERE = "the card is named elsewhere"
    FOREIGN = "the card is not in play"
    SPENT = "the hand has no unnamed card left"


def name(layout: Layout, card: Card) -> Refusal | None:
    """Name a place that has none so far: a dealt card, a starting discard, a place of the draw pile (R1)."""
    if card in layout.unseen:
        layout.unseen.remove(card)
        return None
    return _not_unseen(layout, card)


def draw(layout: Layout, player: int, source: str | int, card: Card | None) -> Refusal | None:
    """Move the top card of a source into a hand (R6); ``card`` is None where the record states none."""
    pile = layout.piles[source] if isinstance(source, int) else layout.deck
    if not pile:
        return Refusal.EMPTY
    lies = pile[-1]
    if lies is None:
        if card is None:
            layout.unnamed[player] += 1
        elif card in layout.unseen:
            layout.unseen.remove(card)
            layout.hands[player].add(card)
            lies = card
        else:
            return _not_unseen(layout, card)
    elif card is None or card == lies:
        layout.hands[player].add(lies)
    else:
        return Refusal.OTHER if card in layout.cards else Refusal.FOREIGN
    pile.pop()
    layout.taken.append(lies)
    return None


def show(layout: Layout, player: int, card: Card) -> Refusal | None:
    """Take a card out of a hand: planted, discarded or shown at the end (R5, R8)."""
    hand = layout.hands[player]
    if card in hand:
        hand.remove(card)
        return None
    if card not in layout.unseen:
        return _not_unseen(layout, card)
    if not layout.unnamed[player]:
        return Refusal.SPENT
    layout.unseen.remove(card)
    layout.unnamed[player] -= 1
    layout.revealed[player].append(card)
    return None


def compare(layout: Layout, lies: Card | None, card: Card) -> Refusal | None:
    """Hold a card of a final discard pile against the card that lies there (R8)."""
    if lies is None:
        return name(layout, card)
    if card == lies:
        return None
    return Refusal.OTHER if card in layout.cards else Refusal.FOREIGN


def _not_unseen(layout: Layout, card: Card) -> Refusal:
    return Refusal.ELSEWHERE if card in layout.cards else Refusal.FOREIGN
