"""The legality misreadings as terms: for each the canonical term that it changes, and what to."""

from functools import lru_cache

from arbcheck.arboretum.legality import CANNOT_DRAW, CANONICAL, LAST_ROUND, Legality
from arbcheck.arboretum.readings.deletions import parted
from arbcheck.arboretum.readings.misreadings import Reading
from arbcheck.interpretation import Changes

CHANGES: Changes = {
    "one-last-round": {"end": LAST_ROUND},
    "end-when-cannot-draw": {"end": CANNOT_DRAW},
    "ascending-planting": {"upwards": True},
    "unconnected-planting": {"apart": True},
    "opponents-piles-only": {"own_pile": False},
    "eight-species-always": {"species": 8},
}


@lru_cache
def legality_of(reading: Reading) -> Legality:
    """Return what is legal under a reading; its score misreadings change nothing.

    KeyError for an id that no misreading has, ValueError for misreadings that exclude each other.
    """
    terms = CANONICAL._replace(**parted(reading).terms("legality", CHANGES))
    return terms._replace(unchecked=tuple(terms.unchecked))
