"""Every history of a shrunken game, in numbers of cards and in cards, to try the claims about end positions.

Nothing here knows a formula for what can be reached: the moves of R5, R6, R8 and R9 are played in every way.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple


class Deal(NamedTuple):
    """A game to play out: cards in play, cards in each hand, starting discards of each player (R2-R4)."""

    cards: int
    hand: int
    starting: tuple[int, ...]


class State(NamedTuple):
    """The numbers between two turns: draw pile, discard piles, planted cards, and whose turn is next."""

    deck: int
    piles: tuple[int, ...]
    planted: tuple[int, ...]
    player: int


class End(NamedTuple):
    """What an end position shows of the numbers, and whether the game is over there."""

    planted: tuple[int, ...]
    piles: tuple[int, ...]
    finished: bool


def opening(deal: Deal) -> State:
    """Deal the hands and the starting discards (R3, R4)."""
    players = len(deal.starting)
    deck = deal.cards - deal.hand * players - sum(deal.starting)
    return State(deck, deal.starting, (0,) * players, 0)


def turns(state: State) -> list[State]:
    """Return every state after one turn, draws from the deck first; none if two cards cannot be drawn."""
    after = {
        twice: None for once in _draws(state.deck, state.piles) for twice in _draws(once[0], once[1])
    }  # a dict keeps the order of a set
    following = (state.player + 1) % len(state.piles)
    planted = _one_more(state.planted, state.player)
    return [State(deck, _one_more(piles, state.player), planted, following) for deck, piles in after]


def ends(deal: Deal) -> frozenset[End]:
    """Return all end positions of a game that is stopped after any turn, or before the first."""
    found: set[End] = set()
    states = {opening(deal)}
    while states:
        found.update(End(state.planted, state.piles, state.deck == 0) for state in states)
        states = {after for state in states if state.deck > 0 for after in turns(state)}
    return frozenset(found)


def stuck(deal: Deal) -> frozenset[State]:
    """Return the states in which somebody must play but cannot draw two cards (R9: there should be none)."""
    found: set[State] = set()
    states = {opening(deal)}
    while states:
        at_turn = {state for state in states if state.deck > 0}
        states = set()
        for state in at_turn:
            one_draw_at_most = any(not list(_draws(*once)) for once in _draws(state.deck, state.piles))
            if one_draw_at_most:
                found.add(state)
            states.update(turns(state))
    return frozenset(found)


def _draws(deck: int, piles: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Take a card from the draw pile or from any discard pile that has one (R6)."""
    if deck > 0:
        yield deck - 1, piles
    for owner, size in enumerate(piles):
        if size > 0:
            yield deck, (*piles[:owner], size - 1, *piles[owner + 1 :])


def _one_more(numbers: tuple[int, ...], player: int) -> tuple[int, ...]:
    return (*numbers[:player], numbers[player] + 1, *numbers[player + 1 :])


Cards = tuple[int, ...]
"""Cards by number; sorted where their order means nothing (hands, arboretums)."""


class Layout(NamedTuple):
    """Which cards lie where between two turns; piles bottom first, the deck's next card last."""

    hands: tuple[Cards, ...]
    arboretums: tuple[Cards, ...]
    piles: tuple[Cards, ...]
    deck: Cards


def layouts(deal: Deal) -> Iterator[set[Layout]]:
    """Play every deal in every way, card by card; yield the layouts before each turn and at the end."""
    states = {_dealt(deal, order) for order in permutations(range(deal.cards))}
    player = 0
    while states:
        yield states
        states = {after for state in states if state.deck for after in _literal_turns(state, player)}
        player = (player + 1) % len(deal.starting)


def numbers(layout: Layout) -> End:
    """Count the cards of a layout."""
    planted = tuple(len(cards) for cards in layout.arboretums)
    return End(planted, tuple(len(pile) for pile in layout.piles), not layout.deck)


def _dealt(deal: Deal, order: Cards) -> Layout:
    cards = list(order)
    hands = tuple(tuple(sorted(cards.pop() for _ in range(deal.hand))) for _ in deal.starting)
    piles = tuple(tuple(cards.pop() for _ in range(size)) for size in deal.starting)
    return Layout(hands, ((),) * len(deal.starting), piles, tuple(cards))


def _literal_turns(layout: Layout, player: int) -> Iterator[Layout]:
    for once in _literal_draws(layout, player):
        for twice in _literal_draws(once, player):
            for planted in twice.hands[player]:
                kept = _without(twice.hands[player], planted)
                for discarded in kept:
                    arboretum = tuple(sorted((*twice.arboretums[player], planted)))
                    yield Layout(
                        hands=_put(twice.hands, player, _without(kept, discarded)),
                        arboretums=_put(twice.arboretums, player, arboretum),
                        piles=_put(twice.piles, player, (*twice.piles[player], discarded)),
                        deck=twice.deck,
                    )


def _literal_draws(layout: Layout, player: int) -> Iterator[Layout]:
    if layout.deck:
        hand = tuple(sorted((*layout.hands[player], layout.deck[-1])))
        yield layout._replace(hands=_put(layout.hands, player, hand), deck=layout.deck[:-1])
    for owner, pile in enumerate(layout.piles):
        if pile:
            hand = tuple(sorted((*layout.hands[player], pile[-1])))
            piles = _put(layout.piles, owner, pile[:-1])
            yield layout._replace(hands=_put(layout.hands, player, hand), piles=piles)


def _without(cards: Cards, card: int) -> Cards:
    return tuple(other for other in cards if other != card)


def _put(rows: tuple[Cards, ...], player: int, row: Cards) -> tuple[Cards, ...]:
    return (*rows[:player], row, *rows[player + 1 :])
