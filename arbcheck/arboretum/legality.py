"""What the checks of a record ask of the rules about play (R2 to R9), as terms that a reading may change.

The rules themselves stand where they are checked; each asks here for what it may be asked otherwise. Nothing
in this package but `readings` knows which misreading changes which term.
"""

from collections.abc import Sequence
from typing import NamedTuple

from arbcheck.arboretum.editions import HAND, SPECIES_IN_PLAY, starting_discards

PILE_EMPTY, LAST_ROUND, CANNOT_DRAW = "pile-empty", "last-round", "cannot-draw"
"""Ends of the game: with the turn that empties the draw pile (R9), after one more turn of each of the others
who can draw two cards, or when the player who is due cannot draw two."""


class Legality(NamedTuple):
    """The terms of what is legal; the defaults are canonical.

    ``species``: how many are in play whatever the number of players, None: as R2 says. ``end``: when the
    game is over, PILE_EMPTY (R9), LAST_ROUND or CANNOT_DRAW. ``own_pile``: whether a player may draw from
    the own discard pile (R6). ``apart``: whether a card may be planted beside no other (R7); ``upwards``:
    whether a card that is planted after the first needs a lower card beside it. Where both hold, a card may
    lie apart from all others, and one that touches any must touch a lower one.

    What follows is no reading that anybody holds. ``hand``: cards dealt, and in hand after a turn (R3, R8).
    ``direction``: 1 or -1, the way play goes round (R3). ``starting``: who starts with a discard, in the
    "first-edition" all but the start player (R4), these "always" or "never", or in the first edition
    "everybody". ``discard_piles``: whether a card may come from them (R6) while the draw pile has any;
    ``twice``: whether both may. ``corners``: whether touching at a corner is enough (R7). ``pile``: how many
    places further than the player's own the pile is that the player discards onto (R8); ``just_drawn``:
    whether a card drawn in the same turn may be discarded. ``unchecked``: codes of checks that are left out.
    """

    species: int | None = None
    end: str = PILE_EMPTY
    own_pile: bool = True
    apart: bool = False
    upwards: bool = False
    hand: int = HAND
    direction: int = 1
    starting: str = "first-edition"
    discard_piles: bool = True
    twice: bool = True
    corners: bool = False
    pile: int = 0
    just_drawn: bool = True
    unchecked: tuple[str, ...] = ()

    def species_in_play(self, players: int) -> int | None:
        """Return how many species are in play (R2); None for a number of players that is not the game."""
        number = SPECIES_IN_PLAY.get(players)
        return number if number is None or self.species is None else self.species

    def starting_discards(self, edition: int, players: int) -> tuple[int, ...]:
        """Return how many cards lie in each player's discard pile before the first turn (R4)."""
        if self.starting == "first-edition":
            return starting_discards(edition, players)
        if self.starting == "everybody":
            return (max(starting_discards(edition, players)),) * players
        return (0,) + (1 if self.starting == "always" else 0,) * (players - 1)

    @property
    def closes_piles(self) -> bool:
        """Whether some draws from discard piles are not allowed (R6)."""
        return not (self.own_pile and self.discard_piles and self.twice)

    def open_to(self, player: int, piles: Sequence[int]) -> int:
        """Count the cards that a player may draw from discard piles of these sizes (R6)."""
        return sum(piles) if self.own_pile else sum(piles) - piles[player]

    @property
    def passes_over(self) -> bool:
        """Whether somebody may be passed over in a last round and others still play after that."""
        return self.end == LAST_ROUND and not self.own_pile


CANONICAL = Legality()
"""The rules."""
