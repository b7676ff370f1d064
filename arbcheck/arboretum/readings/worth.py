"""What a path is worth under terms that may differ from the canonical ones (R15, R16)."""

from collections.abc import Sequence
from typing import NamedTuple

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.readings.terms import PathTerms
from arbcheck.arboretum.result import Path

LOWEST, HIGHEST = VALUES[0], VALUES[-1]


class Kind(NamedTuple):
    """What a path's worth depends on beside its length and its values."""

    pure: bool
    from_1: bool
    to_8: bool


class Earned(NamedTuple):
    """The points of a path, named as in Path."""

    cards: int
    same_species: int
    starts_with_1: int
    ends_with_8: int
    by_value: int


def earned(terms: PathTerms, kind: Kind, cards: int, values: int) -> Earned:
    """Return what a path of so many cards and this sum of values earns."""
    if terms.by_value:
        return Earned(cards, 0, 0, 0, values - cards)
    more = kind.pure and cards >= terms.pure_from
    each = not terms.pure_flat
    times = 2 if more and each and terms.pure_bonuses else 1
    return Earned(
        cards,
        (cards if each else 1) if more else 0,
        times * terms.start * kind.from_1,
        times * terms.end * kind.to_8,
        0,
    )


def path(terms: PathTerms, walk: Sequence[Planted]) -> Path:
    """Itemise what a walk earns that is a path under these terms."""
    first, last = walk[0].card, walk[-1].card
    kind = Kind(
        all(planted.card.species == first.species for planted in walk),
        first.value == LOWEST,
        last.value == HIGHEST,
    )
    values = sum(planted.card.value for planted in walk)
    return Path(tuple(walk), *earned(terms, kind, len(walk), values))


def places(walk: Sequence[Planted]) -> list[tuple[int, int]]:
    """Return the (y, x) of each card: of equally good paths the one with the smallest list is shown."""
    return [(planted.y, planted.x) for planted in walk]
