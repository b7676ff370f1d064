"""What one player could see of a game: the own hand, all open cards, and what others took from discard piles.

Every card is planted and discarded face up (R7, R8), so everybody has seen what lies in a discard pile,
whether or not it may be looked through (D-015). Who takes such a card is seen too: in that hand it stays
known until it is planted or discarded again.
"""

from collections.abc import Iterable, Iterator

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK
from arbcheck.arboretum.position import Hand
from arbcheck.arboretum.replay.steps import State, Step


def start_from(seat: int, start: State) -> State:
    """Return the table before the first turn as a player saw it, who is given by index."""
    return _seen(start, [set(hand) if player == seat else set() for player, hand in enumerate(start.hands)])


def steps_from(seat: int, steps: Iterable[Step]) -> Iterator[Step]:
    """Yield all turns of a game as a player saw them; a card that the player did not see is None."""
    known: list[set[Card | None]] = []
    for step in steps:
        known = known or [set() for _ in step.after.hands]
        known[step.player].update(draw.card for draw in step.draws if draw.source != DECK)
        known[seat].update(step.after.hands[seat])
        known = [own.intersection(hand) for own, hand in zip(known, step.after.hands, strict=True)]
        draws = step.draws
        if step.player != seat:
            draws = tuple(draw._replace(card=None) if draw.source == DECK else draw for draw in draws)
        yield step._replace(draws=draws, after=_seen(step.after, known))


def _seen(state: State, known: Iterable[set[Card | None]]) -> State:
    """Hide the draw pile, and of each hand all cards that are not known."""
    hands = tuple(_shown(hand, own) for hand, own in zip(state.hands, known, strict=True))
    return state._replace(hands=hands, deck=(None,) * len(state.deck))


def _shown(hand: Hand, known: set[Card | None]) -> Hand:
    shown = [card for card in hand if card is not None and card in known]
    return (*shown, *(None,) * (len(hand) - len(shown)))
