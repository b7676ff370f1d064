"""The exhaustive search for a difference in the winners alone.

All rights and points are the same there; so it is the tie-break that differs (R17). By what breaks a tie:

- species in hand, against anything else: before the first turn all have 0 points; one card in hand decides;
- species planted, against no tie-break or species scored: three planted cards are enough, or fewer;
- species scored, against no tie-break: somebody has to score two species, and two paths need four cards of
  one player, where a single card is no path;
- species planted or scored are the same where a single card is a path and no right is needed.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings.terms import Terms
from arbcheck.conformance.apart.core import OTHERS, OWN, position_of

MOST_PLANTED = 3
"""Up to so many planted cards all positions of two players are tried."""
FOUR_EACH = 7
"""The first turn after which one of two players has planted four cards (R3)."""
_NAMES = (OWN, *OTHERS)
_PLAYERS = 2
_ROW, _SQUARE = ((0, 0), (1, 0), (2, 0), (3, 0)), ((0, 0), (1, 0), (0, 1), (1, 1))


def may_differ(one: Terms, other: Terms) -> bool:
    """Say whether the winners can differ where nothing else does."""
    breaks = {one.tie_break, other.tie_break}
    if len(breaks) == 1:
        return False
    each_scores = all(terms.paths.least == 1 and not terms.rights.needed for terms in (one, other))
    return not (breaks == {"planted", "scored"} and each_scores)


def candidates(one: Terms, other: Terms, turns: int) -> Iterator[Position]:
    """Yield positions of two players after so many turns on which the winners may differ, smallest first."""
    if not may_differ(one, other):
        return
    of_four = {one.tie_break, other.tie_break} == {"none", "scored"} and min(
        one.paths.least, other.paths.least
    ) > 1
    if of_four:
        if turns == FOUR_EACH:
            yield from _two_species_scored()
    elif turns <= MOST_PLANTED:
        tables = list(_tables(turns))
        for table in tables:
            yield position_of(((), ()), table)
        for table in tables:
            for card in _next_cards([tree.card for arboretum in table for tree in arboretum]):
                yield position_of(((card,), ()), table)
                yield position_of(((), (card,)), table)


def _next_cards(used: Sequence[Card]) -> Iterator[Card]:
    """Yield the cards that may come next: a new species is always the first that is not in use."""
    known = len({card.species for card in used})
    for name in _NAMES[: known + 1]:
        yield from (Card(name, value) for value in VALUES if Card(name, value) not in used)


def _tables(turns: int) -> Iterator[tuple[Arboretum, Arboretum]]:
    """Yield the arboretums of two players after at most three turns."""
    rows: list[list[Card]] = [[]]
    for _ in range(turns):
        rows = [[*row, card] for row in rows for card in _next_cards(row)]
    for row in rows:
        first, second = (
            tuple(Planted(card, x, 0) for x, card in enumerate(own)) for own in (row[::2], row[1::2])
        )
        yield first, second


def _two_species_scored() -> Iterator[Position]:
    """Yield positions in which one player has two pairs of a species, and the other two or three of a third.

    Both interpretations agree on what these score, so it is enough that some are a tie. Where a species must
    be held, each player holds one card of what is planted.
    """
    spare = Card(OTHERS[3], 4)
    for cells, low, high in product((_SQUARE, _ROW), (2, 4), (5, 6)):
        (a, b), (c, d) = ((Card(name, low), Card(name, high)) for name in _NAMES[:2])
        mine = tuple(
            Planted(card, *cell)
            for card, cell in zip((a, b, c, d) if cells is _ROW else (a, b, d, c), cells, strict=True)
        )
        for values in (*combinations(VALUES, 2), *combinations(VALUES, 3)):
            cards = [*(Card(_NAMES[2], value) for value in values), spare][:3]
            its = tuple(Planted(card, x, 0) for x, card in enumerate(cards))
            yield position_of(((), ()), (mine, its))
            free = next(value for value in VALUES if value not in {1, 8, low, high, *values})
            held = [Card(name, free) for name in _NAMES[:3]]
            yield position_of((held[:2], held[2:]), (mine, its))
