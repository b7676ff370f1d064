"""How far paths get on a ground: the heaviest from each card to one of its goals.

A weight counts a card as one; where values are what a path is worth, they come first: a weight is then
the sum of the values in thousands, and the number of cards below.
"""

from collections.abc import Collection, Sequence

from arbcheck.arboretum.readings.ground import Ground

VALUE = 1000
"""What a value weighs where it counts; more than all cards of a path together."""


class Reach:
    """The heaviest walks from every card of ``ground`` to one of ``goals``; ``value``: what a value weighs.

    ``ahead``: for each card the most that can follow it once the cards of its own value are left behind;
    ``far``: the most from it on, itself included. Cards with nothing of the kind are missing.
    """

    def __init__(self, ground: Ground, goals: Collection[int], value: int = 0) -> None:
        self.ground = ground
        self.goals = goals
        self.weights = [number * value + 1 for number in ground.values]
        self.ahead: dict[int, int] = {}
        self.far: dict[int, int] = {}
        self._dead: set[tuple[int, int]] = set()
        for layer in ground.layers:
            self._add(layer)

    def _add(self, layer: Sequence[int]) -> None:
        """Take in the cards of one value; those above it are known."""
        for card in layer:
            following = [self.far[step] for step in self.ground.onward[card] if step in self.far]
            if following:
                self.ahead[card] = max(following)
        for card in layer:
            found = [
                cards * self.weights[card] + self.ahead.get(end, 0)
                for end, cards in self.ground.exits(card).items()
                if end in self.ahead or end in self.goals
            ]
            if found:
                self.far[card] = max(found)

    def begun_at(self, card: int) -> int:
        """Return the weight of the heaviest path of two cards or more from a card; 0 when there is none.

        Such a path rises: no other card of the first one's species has the same value.
        """
        return max(
            (
                cards * self.weights[card] + self.ahead[end]
                for end, cards in self.ground.exits(card).items()
                if end in self.ahead
            ),
            default=0,
        )

    def walk(self, first: int, weight: int) -> list[int]:
        """Return the walk of this weight from a card to a goal that stands first in the order of cards.

        The weight must be the most that any such walk from the card has, or that of the card alone.
        """
        self._dead.clear()
        walk = [first]
        used = 1 << first
        weight -= self.weights[first]
        while weight:
            steps = sorted(self.ground.onward[walk[-1]] + self.ground.level[walk[-1]])
            step = next(step for step in steps if self._fits(step, used, weight))
            walk.append(step)
            used |= 1 << step
            weight -= self.weights[step]
        return walk

    def _fits(self, card: int, used: int, weight: int) -> bool:
        """Say whether a walk of just this weight leads from a card to a goal, past no used card."""
        if used >> card & 1 or self.far.get(card, 0) < weight:
            return False
        left = weight - self.weights[card]
        if left == self.ahead.get(card) or (not left and card in self.goals):
            return True
        used |= 1 << card
        if (used, card) in self._dead:
            return False
        fits = any(self._fits(step, used, left) for step in self.ground.level[card])
        if not fits:
            self._dead.add((used, card))
        return fits
