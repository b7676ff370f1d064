"""The two decks of Avenue: road cards by colour and number, the shapes of the roads, and the farm cards.

The split by number and the numbering of the corners rest on one unofficial public page (decision D-044): they
are data that a record may replace.
"""

from typing import NamedTuple

TOP, RIGHT, BOTTOM, LEFT = range(4)
"""The edges of a space, clockwise from the top: the edge across from one is two further on."""
EDGES = ("top", "right", "bottom", "left")
"""What the edges are called."""
NUMBERS = range(1, 7)
FARM_CARDS = 6
"""Farm cards, of which five are used (V8)."""

Shape = tuple[int, int]
"""The two edges that a road joins."""


class Deck(NamedTuple):
    """How many cards of each number, from 1 to 6, are yellow and gray, and what the numbers mean.

    ``farm_cards`` is 5 in an edition that sets one farm card aside unseen: in the last round there is none
    left to look at.
    """

    yellow: tuple[int, ...] = (4, 4, 4, 4, 3, 3)
    gray: tuple[int, ...] = (3, 3, 3, 3, 4, 4)
    shapes: tuple[Shape, ...] = (
        (TOP, LEFT),
        (TOP, RIGHT),
        (RIGHT, BOTTOM),
        (BOTTOM, LEFT),
        (LEFT, RIGHT),
        (TOP, BOTTOM),
    )
    farm_cards: int = FARM_CARDS

    def shape(self, number: int) -> Shape:
        """Return the edges that the road of a number joins."""
        return self.shapes[number - 1]

    def holds(self, number: int, *, yellow: bool) -> int:
        """Return how many cards of a number and colour there are."""
        return (self.yellow if yellow else self.gray)[number - 1]


USUAL = Deck()
"""The deck that is meant when a record tells nothing else."""
