"""Every history of a shrunken game under a legality misreading, in numbers of cards.

Played out move by move like `histories`: no formula, and nothing of arbcheck, says what can be reached.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tests.oracle.histories import Deal, End, opening


class State(NamedTuple):
    """The numbers between two turns; ``due`` plays next, None when the game is over.

    ``ender`` took the last card of the draw pile, None while there is one.
    """

    deck: int
    piles: tuple[int, ...]
    planted: tuple[int, ...]
    due: int | None
    ender: int | None


def ends_under(deal: Deal, reading: frozenset[str]) -> frozenset[End]:
    """Return all end positions of a game that is stopped after any turn, or before the first."""
    start = opening(deal)
    states = {State(start.deck, start.piles, start.planted, 0, None)}
    found: set[End] = set()
    while states:
        found.update(End(state.planted, state.piles, state.due is None) for state in states)
        states = {after for state in states for after in turns_under(state, reading)}
    return frozenset(found)


def turns_under(state: State, reading: frozenset[str]) -> Iterator[State]:
    """Yield every state after the turn of the player who is due."""
    if state.due is None:
        return
    for deck, piles in {
        twice
        for once in _draws(state.deck, state.piles, state.due, reading)
        for twice in _draws(*once, state.due, reading)
    }:
        ender = state.due if deck == 0 and state.ender is None else state.ender
        after = State(
            deck,
            tuple(size + (player == state.due) for player, size in enumerate(piles)),
            tuple(size + (player == state.due) for player, size in enumerate(state.planted)),
            None,
            ender,
        )
        yield after._replace(due=next_due(after, state.due, reading))


def next_due(after: State, player: int, reading: frozenset[str]) -> int | None:
    """Return who plays after a player has moved (R9, or what the reading says instead)."""
    players = len(after.piles)
    following = (player + 1) % players
    if after.deck:
        return following
    if "end-when-cannot-draw" in reading:
        return following if _can_draw_two(after, following, reading) else None
    if "one-last-round" in reading:
        while following != after.ender:
            if _can_draw_two(after, following, reading):
                return following
            following = (following + 1) % players
    return None


def _can_draw_two(state: State, player: int, reading: frozenset[str]) -> bool:
    return any(
        list(_draws(*once, player, reading)) for once in _draws(state.deck, state.piles, player, reading)
    )


def _draws(
    deck: int, piles: tuple[int, ...], player: int, reading: frozenset[str]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    if deck:
        yield deck - 1, piles
    for owner, size in enumerate(piles):
        if size and (owner != player or "opponents-piles-only" not in reading):
            yield deck, (*piles[:owner], size - 1, *piles[owner + 1 :])
