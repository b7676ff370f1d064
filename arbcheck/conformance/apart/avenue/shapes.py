"""The shapes of the records that are tried: how many cards are turned in each round.

The misreadings need no others (D-054). What connects or counts grapes shows in one round; what an equal
count fills in the second; what a later road changes in the second too, with a card more; and what a box has
to beat in the third. What the sixth farm costs shows at the end of a game alone.
"""

from typing import NamedTuple

from arbcheck.avenue.game import ROUNDS, YELLOW
from arbcheck.avenue.readings.terms import Terms


class Size(NamedTuple):
    """How large a record is; of two the one whose size is less is the smaller (D-054)."""

    cards: int
    players: int
    rounds: int
    roads: int


class Shape(NamedTuple):
    """How many cards are turned in each round; without ``finished`` the last round may go on."""

    cards: tuple[int, ...]
    finished: bool = False

    def may_look(self, number: int) -> bool:
        """Say whether a look is of use in a round: where it is not over, to turn no card is as good."""
        return self.finished or number < len(self.cards) - 1

    def drawn(self, needed: tuple[int, ...]) -> tuple[int, ...] | None:
        """Return how many roads are drawn in each round if some are needed there; None if they do not fit.

        One look a round is taken wherever it leaves room for them.
        """
        found = []
        for number, (cards, roads) in enumerate(zip(self.cards, needed, strict=True)):
            least = cards - 1 if self.may_look(number) else cards
            if roads > cards or (roads < least and not self.may_look(number)):
                return None
            found.append(max(roads, least))
        return tuple(found)

    @property
    def least_roads(self) -> int:
        """How many roads are drawn at least."""
        return sum(cards - self.may_look(number) for number, cards in enumerate(self.cards))

    def size(self, roads: int) -> Size:
        """Return the size of a record of this shape, of one player, in which so many roads are drawn."""
        return Size(sum(self.cards), 1, len(self.cards), roads)


MOST_ALONE = 4
"""So many roads at most are tried in a single round."""
SHAPES = (
    *(Shape((cards,)) for cards in range(MOST_ALONE + 1)),
    Shape((YELLOW, 0)),
    Shape((YELLOW, 1)),
    Shape((YELLOW, YELLOW, 0)),
    Shape((YELLOW,) * ROUNDS, finished=True),
)
"""The shapes that are tried, the smallest first."""


def reduced(terms: Terms, shape: Shape) -> Terms:
    """Return the same terms without what has no effect in records of a shape, whatever is drawn there.

    - The sixth farm costs something at the end of a game alone.
    - In the first round each number is written that is greater than 0, and nothing is equal to another.
    - In the second the box above holds what was connected, or 0 where nothing was.
    - Only roads of later rounds can change what a farm is connected to at the end.
    - Without a road nothing is connected, but a castle may cost something.
    """
    rounds = len(shape.cards)
    if not shape.finished:
        terms = terms._replace(sixth_costs=False)
    if rounds < 3:  # noqa: PLR2004 - the third round
        terms = terms._replace(to_beat="box")
    if not any(shape.cards[1:]):
        terms = terms._replace(at_end=False)
    if rounds == 1:
        terms = terms._replace(equal_fills=False)
    if not any(shape.cards):
        terms = Terms(castles_cost=terms.castles_cost)
    return terms
