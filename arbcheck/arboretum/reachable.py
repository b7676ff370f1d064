"""Which end positions a legal game can reach, in numbers alone (R3, R4, R5, R8, R9; decision D-022).

N cards in play, p players, s starting discards: D = N - 7p - s cards lie in the draw pile after the deal.
T turns plant T cards, player k of them ceil((T - k) / p). Every turn draws two cards, so when M cards lie
in the discard piles, M + T - s cards have left the draw pile.
"""

from typing import NamedTuple

from arbcheck.arboretum.editions import HAND, starting_discards


class Bounds(NamedTuple):
    """Least and most of something, both allowed."""

    least: int
    most: int


class Setup(NamedTuple):
    """What the numbers of a game depend on: cards in play, players, edition."""

    cards: int
    players: int
    edition: int

    @property
    def starting(self) -> tuple[int, ...]:
        """Starting discards of each player (R4)."""
        return starting_discards(self.edition, self.players)

    @property
    def draw_pile(self) -> int:
        """Cards in the draw pile after the deal (R3)."""
        return self.cards - HAND * self.players - sum(self.starting)


def turns_of(turns: int, player: int, players: int) -> int:
    """Return how many of the first ``turns`` turns belong to a player (R3)."""
    return max(0, -((player - turns) // players))


def last_player(turns: int, players: int) -> int | None:
    """Return who took the last turn; None before the first."""
    return (turns - 1) % players if turns else None


def pile_bounds(setup: Setup, turns: int, player: int, stated: int | None) -> Bounds:
    """Return how many cards can lie in a player's pile, or the number stated.

    Whoever moved last has discarded a card that nobody can have taken yet (R8).
    """
    if stated is not None:
        return Bounds(stated, stated)
    least = 1 if player == last_player(turns, setup.players) else 0
    return Bounds(least, most_discarded(setup, turns, player))


def most_discarded(setup: Setup, turns: int, player: int) -> int:
    """Return the most cards that a player's pile can hold: one a turn, and the starting discard."""
    return turns_of(turns, player, setup.players) + setup.starting[player]


def piles_when_finished(setup: Setup, turns: int) -> int:
    """Return how many cards lie in all discard piles when the draw pile is empty (R9)."""
    return setup.cards - HAND * setup.players - turns


def turns_when_finished(setup: Setup) -> Bounds:
    """Return how many turns a finished game can have, whatever lies in the discard piles.

    It ends no sooner than two cards a turn empty the draw pile, and no later than one card a turn does.
    """
    return Bounds(-(-setup.draw_pile // 2), setup.draw_pile + sum(setup.starting) - 1)


def turns_when_unfinished(setup: Setup) -> Bounds:
    """Return how many turns a game can have while a card is left in the draw pile."""
    return Bounds(0, turns_when_finished(setup).most - 1)
