"""An arboretum as the steps that a path may take in it, under terms that may differ from R14."""

from arbcheck.arboretum.board import BESIDE, CORNERS, Arboretum
from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.readings.terms import PathTerms


class Ground:
    """The cards of an arboretum, numbered in the order of their (y, x), and the steps between them.

    ``onward``: for each card the neighbours of a higher value that may follow it; ``level``: those of the
    same value that may. ``layers``: the cards of each value, highest first. Every list ascends, so that the
    first of several equal choices is the one to show.
    """

    def __init__(self, arboretum: Arboretum, terms: PathTerms) -> None:
        self.planted = sorted(arboretum, key=lambda planted: (planted.y, planted.x))
        self.values = [planted.card.value for planted in self.planted]
        self.onward: list[list[int]] = []
        self.level: list[list[int]] = []
        self.layers: list[list[int]] = [[] for _ in VALUES]
        self.of_species: dict[str, list[int]] = {}
        self._exits: dict[int, dict[int, int]] = {}
        steps = BESIDE + CORNERS if terms.diagonal else BESIDE
        at = {(x, y): number for number, (_, x, y) in enumerate(self.planted)}
        for number, (card, x, y) in enumerate(self.planted):
            beside = sorted(at[x + dx, y + dy] for dx, dy in steps if (x + dx, y + dy) in at)
            rises = {other: self.values[other] - card.value for other in beside}
            most = 1 if terms.consecutive else len(VALUES)
            self.onward.append([other for other, rise in rises.items() if 0 < rise <= most])
            self.level.append([other for other, rise in rises.items() if not rise] if terms.equal else [])
            self.layers[-card.value].append(number)
            self.of_species.setdefault(card.species, []).append(number)

    def exits(self, card: int) -> dict[int, int]:
        """Return the cards that a walk over equal values from a card can end on, each with its most cards.

        A card is used once in a path, and a path never comes back to a value. So only here do its steps
        depend on the earlier ones: of all walks over the same cards to the same end one is kept, and a value
        has at most ten cards.
        """
        found = self._exits.get(card) if self.level[card] else {card: 1}
        if found is None:
            found = self._exits[card] = {}
            walks = {(1 << card, card)}
            cards = 1
            while walks:
                found.update((end, cards) for _, end in walks)
                walks = {
                    (used | 1 << step, step)
                    for used, end in walks
                    for step in self.level[end]
                    if not used >> step & 1
                }
                cards += 1
        return found
