"""The score of a game of Avenue under a reading.

Each misreading changes just what it says; what it does not speak of is canonical.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from arbcheck.avenue import scoring as canonical
from arbcheck.avenue.boxes import PENALTY, Bounds, Count, sums
from arbcheck.avenue.game import Game
from arbcheck.avenue.networks import is_marked
from arbcheck.avenue.readings.networks import castle_count, farm_count
from arbcheck.avenue.readings.terms import Terms, terms_of
from arbcheck.avenue.result import FarmScore, PlayerScore, Result
from arbcheck.avenue.sheet import GREEN, PURPLE
from arbcheck.interpretation import Reading


def score_under(game: Game, reading: Reading) -> Result:
    """Score a game under a reading; under the empty one this is the canonical score.

    Of a player whose roads have no round marks, what they leave open is None. KeyError for an id that no
    misreading has, ValueError for misreadings that exclude each other.
    """
    terms = terms_of(reading)
    if terms == Terms():
        return canonical.score(game)
    return canonical.result([_player(game, player, terms) for player in range(len(game.players))])


def differs(one: Result, other: Result) -> bool:
    """Say whether a box, a total or a winner differs between two results of a game."""
    return _told(one) != _told(other)


def _told(result: Result) -> object:
    return (
        [
            (own.player, own.total, [farm.box for farm in own.farms], own.purple, own.green)
            for own in result.scores
        ],
        result.winners,
    )


def _player(game: Game, player: int, terms: Terms) -> PlayerScore:
    last = len(game.rounds) - 1
    known = terms.at_end or is_marked(game.roads[player])
    counts = [
        Count(played.farm, farm_count(game, player, number, terms), exact=known or number == last)
        for number, played in enumerate(game.rounds)
    ]
    farms = tuple(filled(counts, terms))
    castles = (castle_count(game, player, PURPLE, terms), castle_count(game, player, GREEN, terms))
    lost = castles.count(0) * PENALTY if terms.castles_cost else 0
    if terms.sixth_costs and game.finished:
        lost += PENALTY
    points, highest, zeros = sums(farms, castles, partial(_fill, terms))
    points = Bounds(points.least - lost, points.most - lost)
    name = game.players[player]
    return PlayerScore(name, points.exact, None, farms, *castles, zeros.exact, highest.exact, *points)


def filled(counts: Sequence[Count], terms: Terms) -> Iterator[FarmScore]:
    """Fill the farm boxes from top to bottom, with all numbers that each may have to beat."""
    beats = {0}
    for farm, number, exact in counts:
        known = exact or not number
        cases = [
            _fill(terms, beat, count)
            for beat in beats
            for count in ((number,) if known else range(number + 1))
        ]
        boxes = {box for box, _ in cases}
        yield FarmScore(
            farm, number if known else None, _only(beats), _only(boxes), None if known else number
        )
        beats = {beat for _, beat in cases}


def _fill(terms: Terms, beat: int, count: int) -> tuple[int, int]:
    """Return what is written in a box, and what the next farm must beat."""
    box = count if count > beat or (terms.equal_fills and count == beat) else 0
    return box, {"box": box, "best": max(beat, box), "count": count}[terms.to_beat]


def _only(numbers: set[int]) -> int | None:
    """Return the number if there is but one."""
    return next(iter(numbers)) if len(numbers) == 1 else None
