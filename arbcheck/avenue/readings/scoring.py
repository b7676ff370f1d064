"""The score of a game of Avenue under a reading.

Each misreading changes just what it says; what it does not speak of is canonical.
"""

from collections.abc import Iterator, Sequence

from arbcheck.avenue import scoring as canonical
from arbcheck.avenue.boxes import PENALTY, highest, total, zeros
from arbcheck.avenue.game import Game
from arbcheck.avenue.networks import is_marked
from arbcheck.avenue.readings.networks import castle_count, farm_count
from arbcheck.avenue.readings.terms import Terms, terms_of
from arbcheck.avenue.result import FarmScore, PlayerScore, Result
from arbcheck.avenue.sheet import GREEN, PURPLE
from arbcheck.interpretation import Reading


def score_under(game: Game, reading: Reading) -> Result:
    """Score a game under a reading; under the empty one this is the canonical score.

    KeyError for an id that no misreading has, ValueError for misreadings that exclude each other, and for a
    game with a sheet that has no round marks: what it leaves open is worked out for the rules alone.
    """
    terms = terms_of(reading)
    if terms == Terms():
        return canonical.score(game)
    if not all(map(is_marked, game.roads)):
        raise ValueError("a sheet without round marks is scored by the rules alone")
    return canonical.result([_player(game, player, terms) for player in range(len(game.players))])


def _player(game: Game, player: int, terms: Terms) -> PlayerScore:
    counts = [farm_count(game, player, number, terms) for number in range(len(game.rounds))]
    farms = tuple(_filled([played.farm for played in game.rounds], counts, terms))
    castles = (castle_count(game, player, PURPLE, terms), castle_count(game, player, GREEN, terms))
    lost = castles.count(0) * PENALTY if terms.castles_cost else 0
    if terms.sixth_costs and game.finished:
        lost += PENALTY
    points = total(farms, castles).least - lost
    return PlayerScore(
        game.players[player],
        points,
        None,
        farms,
        *castles,
        zeros(farms),
        highest(farms, castles),
        points,
        points,
    )


def _filled(farms: Sequence[str], counts: Sequence[int], terms: Terms) -> Iterator[FarmScore]:
    beat = 0
    for farm, count in zip(farms, counts, strict=True):
        fills = count >= beat if terms.equal_fills else count > beat
        box = count if fills else 0
        yield FarmScore(farm, count, beat, box)
        beat = {"box": box, "best": max(beat, box), "count": count}[terms.to_beat]
