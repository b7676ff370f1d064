"""The best path of a species on a ground, under terms that may differ from R14 to R16."""

from collections.abc import Iterator
from typing import NamedTuple

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.readings.ground import Ground
from arbcheck.arboretum.readings.reach import VALUE, Reach
from arbcheck.arboretum.readings.terms import PathTerms
from arbcheck.arboretum.readings.worth import HIGHEST, LOWEST, Kind, earned, path, places
from arbcheck.arboretum.result import Path


class Route(NamedTuple):
    """One way in which paths of a species are worth something: ending on an 8 or not, of one species or any.

    A path of one species is a path on the ground that has no other cards. Paths of any species are counted
    as mixed ones, which is never too much.
    """

    reach: Reach
    pure: bool
    to_8: bool


class Begun(NamedTuple):
    """The best paths of a route from one first card, all with these cards and points."""

    points: int
    cards: int
    first: int
    weight: int
    route: Route

    @property
    def begins(self) -> Planted:
        """The first card."""
        return self.route.reach.ground.planted[self.first]

    def walk(self) -> list[Planted]:
        """Return the one to show: its list of (y, x) is the smallest."""
        reach = self.route.reach
        return [reach.ground.planted[card] for card in reach.walk(self.first, self.weight)]


def routes(ground: Ground, species: str, terms: PathTerms) -> Iterator[Route]:
    """Part the paths of a species so that in each part the heaviest from a card is the best from it."""
    own = ground.of_species[species]
    grounds = [(ground, False)]
    if len(own) >= terms.pure_from and not terms.by_value:
        grounds.append((Ground(tuple(ground.planted[card] for card in own), terms), True))
    for trees, pure in grounds:
        cards = list(range(len(trees.planted))) if terms.any_last else trees.of_species[species]
        eights = [card for card in cards if trees.values[card] == HIGHEST]
        if terms.by_value or not (terms.end and eights):
            yield Route(Reach(trees, cards, VALUE if terms.by_value else 0), pure, to_8=False)
        else:
            yield Route(Reach(trees, eights), pure, to_8=True)
            yield Route(Reach(trees, [card for card in cards if card not in eights]), pure, to_8=False)


def begun(route: Route, species: str, terms: PathTerms) -> Iterator[Begun]:
    """Yield the best paths of a route from each card where any begin."""
    reach = route.reach
    for first in reach.ground.of_species[species]:
        weight = reach.begun_at(first)
        if not weight and terms.least == 1 and first in reach.goals:
            weight = reach.weights[first]
        if weight:
            values, cards = divmod(weight, VALUE)
            kind = Kind(route.pure, reach.ground.values[first] == LOWEST, route.to_8)
            yield Begun(sum(earned(terms, kind, cards, values)), cards, first, weight, route)


def best_path(ground: Ground, species: str, terms: PathTerms) -> Path | None:
    """Return the path of a species that scores when one does, or None.

    It is the most valuable one, or the longest under that reading; of paths with as many points the longest,
    of paths as long the most valuable; then the one whose list of (y, x) is smallest.
    """
    found = [one for route in routes(ground, species, terms) for one in begun(route, species, terms)]
    if not found:
        return None

    def merit(one: Begun) -> tuple[int, int]:
        return (one.cards, one.points) if terms.longest_first else (one.points, one.cards)

    most = max(map(merit, found))
    best = [one for one in found if merit(one) == most]
    first = min(places([one.begins]) for one in best)
    return path(terms, min((one.walk() for one in best if places([one.begins]) == first), key=places))
