"""The best path of every species in an arboretum (R14, R15, R16).

Cards of a path ascend, so an arboretum is a graph without cycles whose links run from a card to its
higher neighbours. The cards are taken from the highest value down; each learns from its neighbours which
paths begin at it, for all species and lengths at once, as bits of one number, its *reach*. The work is
linear in the number of cards, whatever the board (`python -m bench.scoring` shows it).

A reach has fields, and a field has a bit for every species in which such a path can end. Field 2n is for
paths of n cards that end below 8. A path that ends with an 8 earns 2 more, and of equally good paths the
longer one is shown; so n cards that end with an 8 have field 2n + 3. The highest bit of a species is then
its best path, and a card put before a path is one shift by two fields. Above these come the same fields
for paths of one species; there each card earns 2, and an 8 at the end stands only one field higher.
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

_WIDTH = len(SPECIES)
_MIXED_8, _PURE, _PURE_8 = 3, 20, 21
"""The fields for paths of no cards, if there were any; those of mixed paths that end below 8 begin with 0."""
_CARD = 2 * _WIDTH
"""The shift that puts a card before a path."""
_ALL_MIXED = (1 << _PURE * _WIDTH) - 1
_BIT = {species: 1 << index for index, species in enumerate(SPECIES)}
_ENDS = {species: sum(bit << field * _WIDTH for field in range(2 * _PURE)) for species, bit in _BIT.items()}
"""For each species the paths that end in it."""
_EXTENDED = {species: _ALL_MIXED | ends for species, ends in _ENDS.items()}
"""For each species the paths that a card of it can be put before: all mixed ones, and its own pure ones."""
_ALONE = {species: (bit | bit << _PURE * _WIDTH) << _CARD for species, bit in _BIT.items()}
_ALONE_8 = {
    species: (bit << _MIXED_8 * _WIDTH | bit << _PURE_8 * _WIDTH) << _CARD for species, bit in _BIT.items()
}
"""For each species the reach of a card alone, below 8 and as an 8: where all paths end."""

_POINT = 16
"""A grade is points times this and a path's cards: the better of two paths, else the longer, is higher."""
_START = STARTS_WITH_1 * _POINT


def _grade(field: int) -> int:
    """Return the grade of the paths of a field, apart from what a 1 at the start earns; 0 if it has none.

    A short path of one species counts in a mixed field, which holds it too.
    """
    if field < _PURE:
        first, end = (_MIXED_8, ENDS_WITH_8) if field % 2 else (0, 0)
    else:
        first, end = (_PURE_8, ENDS_WITH_8) if field % 2 else (_PURE, 0)
    cards = (field - first) // 2
    if field < _PURE:
        return (cards + end) * _POINT + cards
    return (2 * cards + end) * _POINT + cards if cards >= PURE_FROM else 0


_GRADES = [0, *(_grade(field) for field in range(2, 2 * _PURE + 2) for _ in range(_WIDTH))]
"""The grade of a path by the bit length of what its second card reaches: two fields below its own."""


def best_paths(arboretum: Arboretum) -> dict[str, Path]:
    """Return the best path of each species that has one (R16).

    Of equally good paths it is the longest; among these the one whose list of (y, x), from first card to
    last, is smallest. The cells must be different.
    """
    if not arboretum:
        return {}
    _, xs, _ = zip(*arboretum, strict=True)
    down = max(xs) - min(xs) + 2
    board = {}
    ranks: list[list[tuple[int, str]]] = [[], [], [], [], [], [], [], [], []]
    for planted in arboretum:
        (species, value), x, y = planted
        key = y * down + x
        board[key] = planted
        ranks[value].append((key, species))
    reach: dict[int, int] = {}
    known = reach.get
    best: dict[str, tuple[int, int]] = {}  # grade, minus the key of the first card
    for value in reversed(VALUES):
        alone, start = _ALONE_8 if value == VALUES[-1] else _ALONE, _START if value == 1 else 0
        found = {}
        for key, species in ranks[value]:
            higher = known(key - down, 0) | known(key - 1, 0) | known(key + 1, 0) | known(key + down, 0)
            if not higher:
                found[key] = alone[species]
                continue
            found[key] = (higher & _EXTENDED[species]) << _CARD | alone[species]
            ends = higher & _ENDS[species]
            if ends:
                grade = _GRADES[ends.bit_length()]
                if ends > _ALL_MIXED:
                    grade = max(grade, _GRADES[(ends & _ALL_MIXED).bit_length()])
                here = (grade + start, -key)
                if species not in best or here > best[species]:
                    best[species] = here
        reach.update(found)
    return {species: _path(species, *found, board, reach, down) for species, found in best.items()}


def _path(
    species: str, grade: int, minus_key: int, board: dict[int, Planted], reach: dict[int, int], down: int
) -> Path:
    """Walk along a best path, taking of all equally good next cards the first in reading order."""
    points, cards = divmod(grade, _POINT)
    key = -minus_key
    walk = [board[key]]
    value = walk[0].card.value
    start = STARTS_WITH_1 if value == 1 else 0
    more = points - cards - start
    pure = cards if more >= PURE_FROM else 0
    end = more - pure
    first = (_PURE_8 if end else _PURE) if pure else _MIXED_8 if end else 0
    wanted = _BIT[species] << first * _WIDTH + cards * _CARD
    while len(walk) < cards:
        wanted >>= _CARD
        around = (key - down, key - 1, key + 1, key + down)
        ways = [step for step in around if reach.get(step, 0) & wanted and board[step].card.value > value]
        key = ways[0]
        walk.append(board[key])
        value = walk[-1].card.value
    return Path(tuple(walk), cards, pure, start, end)
