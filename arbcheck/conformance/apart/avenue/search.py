"""A smallest record of Avenue on which two interpretations differ."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from arbcheck.avenue.game import Game
from arbcheck.avenue.readings import differs, score_under
from arbcheck.avenue.readings.terms import Terms, terms_of
from arbcheck.avenue.result import Result
from arbcheck.conformance.apart.avenue import several, single
from arbcheck.conformance.apart.avenue.cores import Core, game_of
from arbcheck.conformance.apart.avenue.filling import fill
from arbcheck.conformance.apart.avenue.shapes import SHAPES, Shape, Size, reduced
from arbcheck.conformance.apart.core import Watch
from arbcheck.interpretation import Reading

Results = tuple[Result, Result]
Scores = Callable[[Game], Results]
"""Tells what a game comes to under two interpretations."""


class Found(NamedTuple):
    """A difference: the game, what of it matters, what it comes to both ways, and how large it is.

    ``proven``: no record with fewer roads makes a difference either; that none with fewer cards or fewer
    rounds does is always certain.
    """

    game: Game
    core: Core
    one: Result
    other: Result
    size: Size
    proven: bool


def tell_apart(one: Reading, other: Reading, watch: Watch) -> Found | None:
    """Return a smallest record on which two interpretations differ; None if none is found."""
    terms, its = terms_of(one), terms_of(other)

    def scores(game: Game) -> Results:
        return score_under(game, one), score_under(game, other)

    for shape in SHAPES:
        if reduced(terms, shape) != reduced(its, shape):
            for roads in range(shape.least_roads, sum(shape.cards) + 1):
                watch(f"{sum(shape.cards)} cards, {roads} roads")
                found = _first(_cores(terms, its, shape, roads), shape, roads, scores)
                if found is not None:
                    return found
    return None


def _first(cores: Iterable[Core], shape: Shape, roads: int, scores: Scores) -> Found | None:
    """Return the first core that makes a difference, with all its cards."""
    for core in cores:
        game = fill(core, shape, scores) if differs(*scores(game_of(core, finished=shape.finished))) else None
        if game is not None:
            proven = roads <= max(shape.least_roads, several.MOST_JOINED + 1)
            return Found(game, core, *scores(game), shape.size(roads), proven)
    return None


def _cores(one: Terms, other: Terms, shape: Shape, roads: int) -> Iterator[Core]:
    if len(shape.cards) == 1:
        return single.cores(one, other, roads)
    return several.cores(one, other, shape, roads)
