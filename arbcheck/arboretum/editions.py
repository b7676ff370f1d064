"""The two editions: which species they hold, who starts with a discard, how many species play (R2, R4)."""

from arbcheck.arboretum.cards import SPECIES

EDITIONS = (2018, 2015)
HAND = 7
"""Cards dealt to each player, and in every hand after every turn (R3, R8)."""
SPECIES_IN_PLAY = {2: 6, 3: 8, 4: 10}
"""Players -> species in play (R2); no other number of players is the game."""


def species_of(edition: int) -> tuple[str, ...]:
    """Return the ids of the ten species of an edition, in the usual order."""
    return tuple(species.id for species in SPECIES.values() if edition in species.editions)


def starting_discards(edition: int, players: int) -> tuple[int, ...]:
    """Return how many cards lie in each player's discard pile before the first turn (R4)."""
    each = 1 if edition == 2015 else 0  # noqa: PLR2004 - the first edition's year is its name
    return (0,) + (each,) * (players - 1)
