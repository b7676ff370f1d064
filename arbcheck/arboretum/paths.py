"""The best path of every species in an arboretum (R14, R15, R16).

Cards of a path ascend, so an arboretum is a graph without cycles whose links run from a card to its
higher neighbours. The cards are taken from the highest value down; each learns from its neighbours which
paths begin at it, for all species and lengths at once, as bits of one number, its *reach*. The work is
linear in the number of cards, whatever the board.

A reach has four blocks: mixed paths that end below 8, mixed paths that end with an 8, and the same two
for paths of one species. A block has a field for each length from 1 to 8, and a field has a bit for every
species in which such a path can end. A card put before a path is one shift by a field.
"""

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import SPECIES, VALUES
from arbcheck.arboretum.result import Path

PURE_FROM = 4
"""From this length on, a path of one species earns one more point per card (R15)."""
STARTS_WITH_1 = 1
"""What a path earns for starting with a 1 (R15)."""
ENDS_WITH_8 = 2
"""What a path earns for ending with an 8 (R15)."""

_FIELD = len(SPECIES)
_BLOCK = _FIELD * len(VALUES)
_FIRST_PURE = 2
_MIXED_8, _PURE, _PURE_8 = _BLOCK, _FIRST_PURE * _BLOCK, 3 * _BLOCK
_ALL_MIXED = (1 << _PURE) - 1
_BLOCK_BITS = (1 << _BLOCK) - 1
_BIT = {species: 1 << index for index, species in enumerate(SPECIES)}
_ENDS = {
    species: sum(bit << (_FIELD * field) for field in range(4 * len(VALUES))) for species, bit in _BIT.items()
}
"""For each species the paths that end in it."""
_EXTENDED = {species: _ALL_MIXED | ends for species, ends in _ENDS.items()}
"""For each species the paths that a card of it can be put before: all mixed ones, and its own pure ones."""
_ALONE = {species: bit | bit << _PURE for species, bit in _BIT.items()}
_ALONE_8 = {species: bit << _MIXED_8 | bit << _PURE_8 for species, bit in _BIT.items()}
"""For each species the reach of a card alone, below 8 and as an 8: where all paths end."""


_Best = tuple[int, int, int, int]
"""A best path as a tuple that compares: points, cards, minus the key of its first card, its block."""


def best_paths(arboretum: Arboretum) -> dict[str, Path]:
    """Return the best path of each species that has one (R16).

    Of equally good paths it is the longest; among these the one whose list of (y, x), from first card to
    last, is smallest. The cells must be different.
    """
    xs = [x for _, x, _ in arboretum]
    down = max(xs, default=0) - min(xs, default=0) + 2
    board = {}
    ranks: list[list[tuple[int, str]]] = [[] for _ in range(VALUES.stop)]
    for planted in arboretum:
        (species, value), x, y = planted
        key = y * down + x
        board[key] = planted
        ranks[value].append((key, species))
    reach: dict[int, int] = {}
    known = reach.get
    best: dict[str, _Best] = {}
    for value in reversed(VALUES):
        alone = _ALONE_8 if value == VALUES[-1] else _ALONE
        found = {}
        for key, species in ranks[value]:
            higher = known(key - down, 0) | known(key - 1, 0) | known(key + 1, 0) | known(key + down, 0)
            if not higher:
                found[key] = alone[species]
                continue
            found[key] = (higher & _EXTENDED[species]) << _FIELD | alone[species]
            ends = higher & _ENDS[species]
            if ends:
                here = _best_from(key, ends, STARTS_WITH_1 if value == 1 else 0)
                best[species] = max(here, best.get(species, here))
        reach.update(found)
    return {species: _path(species, found, board, reach, down) for species, found in best.items()}


def _best_from(key: int, ends: int, start: int) -> _Best:
    """Return the best path from the card at ``key``; ``ends`` is what its higher neighbours reach.

    A short path of one species counts in the mixed blocks, which hold it too. A long one never earns
    what a mixed path of its length earns (four cards: 8 against 7 at most), so the block never decides.
    """
    best = (0, 0, 0, 0)
    block = 0
    while ends:
        paths = ends & _BLOCK_BITS
        if paths:
            cards = (paths.bit_length() - 1) // _FIELD + 2
            points = cards + start + (ENDS_WITH_8 if block & 1 else 0)
            if block < _FIRST_PURE:
                best = max(best, (points, cards, -key, block))
            elif cards >= PURE_FROM:
                best = max(best, (points + cards, cards, -key, block))
        ends >>= _BLOCK
        block += 1
    return best


def _path(species: str, best: _Best, board: dict[int, Planted], reach: dict[int, int], down: int) -> Path:
    """Walk along a best path, taking of all equally good next cards the first in reading order."""
    points, cards, minus_key, block = best
    key = -minus_key
    walk = [board[key]]
    wanted = _BIT[species] << (block * _BLOCK + (cards - 1) * _FIELD)
    while len(walk) < cards:
        wanted >>= _FIELD
        value = walk[-1].card.value
        key = next(
            step
            for step in (key - down, key - 1, key + 1, key + down)
            if reach.get(step, 0) & wanted and board[step].card.value > value
        )
        walk.append(board[key])
    start = STARTS_WITH_1 if walk[0].card.value == 1 else 0
    end = ENDS_WITH_8 if block & 1 else 0
    return Path(tuple(walk), cards, points - cards - start - end, start, end)
