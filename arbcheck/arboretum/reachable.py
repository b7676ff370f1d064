"""Which end positions a legal game can reach, in numbers alone (R3, R4, R5, R8, R9; D-022, D-048).

N cards in play, p players, s starting discards: D = N - 7p - s cards lie in the draw pile after the deal.
T turns plant T cards, player k of them ceil((T - k) / p). Every turn draws two cards, so when M cards lie
in the discard piles, M + T - s cards have left the draw pile.

Where a reading lets play go on without a draw pile, each such turn takes two of these M cards and puts one
back: M falls by one a turn, and never below one.
"""

from collections.abc import Sequence
from typing import NamedTuple

from arbcheck.arboretum.legality import CANNOT_DRAW, CANONICAL, LAST_ROUND, PILE_EMPTY, Legality


class Bounds(NamedTuple):
    """Least and most of something, both allowed."""

    least: int
    most: int


class Setup(NamedTuple):
    """What the numbers of a game depend on: cards in play, players, edition, and what is legal."""

    cards: int
    players: int
    edition: int
    legality: Legality = CANONICAL

    @property
    def starting(self) -> tuple[int, ...]:
        """Starting discards of each player (R4)."""
        return self.legality.starting_discards(self.edition, self.players)

    @property
    def draw_pile(self) -> int:
        """Cards in the draw pile after the deal (R3)."""
        return self.cards - self.legality.hand * self.players - sum(self.starting)

    def discarder(self, player: int) -> int:
        """Return the place in turn order of the player who discards onto a player's pile (R3, R8)."""
        return (player - self.legality.pile) * self.legality.direction % self.players


def turns_of(turns: int, player: int, players: int) -> int:
    """Return how many of the first ``turns`` turns belong to a player, by place in turn order (R3)."""
    return max(0, -((player - turns) // players))


def last_player(turns: int, players: int) -> int | None:
    """Return who took the last turn, by place in turn order; None before the first."""
    return (turns - 1) % players if turns else None


def pile_bounds(setup: Setup, turns: int, player: int, stated: int | None) -> Bounds:
    """Return how many cards can lie in a player's pile, or the number stated.

    Whoever moved last has discarded a card that nobody can have taken yet (R8).
    """
    if stated is not None:
        return Bounds(stated, stated)
    least = 1 if setup.discarder(player) == last_player(turns, setup.players) else 0
    return Bounds(least, most_discarded(setup, turns, player))


def most_discarded(setup: Setup, turns: int, player: int) -> int:
    """Return the most cards that a player's pile can hold: one a turn, and the starting discard."""
    return turns_of(turns, setup.discarder(player), setup.players) + setup.starting[player]


def piles_when_finished(setup: Setup, turns: int) -> int:
    """Return how many cards lie in all discard piles when the draw pile is empty (R9)."""
    return setup.cards - setup.legality.hand * setup.players - turns


def turns_when_finished(setup: Setup) -> Bounds:
    """Return how many turns a finished game can have, whatever lies in the discard piles.

    The draw pile is empty no sooner than after two cards a turn, and no later than after one card a turn;
    then one card is left in the discard piles, and nobody plays on under any reading.
    """
    least, most = -(-setup.draw_pile // 2), setup.draw_pile + sum(setup.starting) - 1
    end = setup.legality.end
    if end == LAST_ROUND and not setup.legality.passes_over:
        least = min(least + setup.players - 1, most)
    elif end == CANNOT_DRAW:
        unknown = (None,) * setup.players
        least = next(turns for turns in range(least, most + 1) if may_be_over(setup, turns, unknown))
    return Bounds(least, most)


def may_be_over(setup: Setup, turns: int, stated: Sequence[int | None]) -> bool:
    """Say whether piles of these sizes, None where not stated, can end a game that has an empty draw pile.

    Only where a game ends when the player who is due cannot draw two cards do sizes decide: who moved last
    has one card in the pile, and all others lie in a pile that is closed to the player who is due.
    """
    if setup.legality.end != CANNOT_DRAW:
        return True
    sizes = [0] * setup.players
    sizes[(turns - 1) % setup.players] = 1
    left = piles_when_finished(setup, turns) - 1
    if not setup.legality.own_pile:
        sizes[turns % setup.players] += left
        left = 0
    bounds = (pile_bounds(setup, turns, player, size) for player, size in enumerate(stated))
    return not left and all(least <= size <= most for size, (least, most) in zip(sizes, bounds, strict=True))


def may_play_on(setup: Setup, turns: int, stated: Sequence[int | None]) -> bool:
    """Say whether the player who is due can draw two cards although the draw pile is empty, and may.

    The piles can hold as many cards together as lie there then. Last rounds in which somebody may be passed
    over are not asked about here.
    """
    if setup.legality.end == PILE_EMPTY or setup.legality.passes_over:
        return False
    bounds = [pile_bounds(setup, turns, player, size) for player, size in enumerate(stated)]
    full, due = piles_when_finished(setup, turns), turns % setup.players
    most = setup.legality.open_to(due, [bound.most for bound in bounds])
    return min(full if setup.legality.own_pile else full - bounds[due].least, most) > 1


def turns_when_unfinished(setup: Setup) -> Bounds:
    """Return how many turns a game can have while a card is left to draw, and one more to draw with it."""
    return Bounds(0, turns_when_finished(setup).most - 1)
