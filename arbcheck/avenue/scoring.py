"""The score of a game of Avenue by the rules (V6 to V10)."""

from collections.abc import Sequence

from arbcheck.avenue.boxes import Count, farm_boxes, sums
from arbcheck.avenue.game import Game
from arbcheck.avenue.networks import castle_network, farm_network, grapes, is_marked
from arbcheck.avenue.result import FarmScore, PlayerScore, Result
from arbcheck.avenue.sheet import CASTLES, GREEN, PURPLE


def score(game: Game) -> Result:
    """Score a game of which all that the record states is legal.

    Of a player whose roads have no round marks, what they leave open is None.
    """
    return result([player_score(name, *boxes(game, player)) for player, name in enumerate(game.players)])


def boxes(game: Game, player: int) -> tuple[tuple[FarmScore, ...], tuple[int, int]]:
    """Return the farm boxes and the castle boxes of a player."""
    marked, last = is_marked(game.roads[player]), len(game.rounds) - 1
    counts = [
        Count(
            each.farm, sum(grapes(game.sheet, farm_network(game, player, number))), marked or number == last
        )
        for number, each in enumerate(game.rounds)
    ]
    purple, green = (grapes(game.sheet, castle_network(game, player, castle)) for castle in CASTLES)
    return farm_boxes(counts), (purple[PURPLE], green[GREEN])


def player_score(player: str, farms: tuple[FarmScore, ...], castles: tuple[int, int]) -> PlayerScore:
    """Add up a player's boxes; the rank is not known yet."""
    points, highest, zeros = sums(farms, castles)
    return PlayerScore(player, points.exact, None, farms, *castles, zeros.exact, highest.exact, *points)


def result(scores: Sequence[PlayerScore]) -> Result:
    """Rank players by points, then by their highest single box; who is still tied shares (V10)."""
    ranked = tuple(own._replace(rank=_rank(own, scores)) for own in scores)
    winners = [own for own in ranked if all(_beats(own, other) for other in ranked if other != own)]
    if all(own.rank is not None for own in ranked):
        winners = [own for own in ranked if own.rank == 1]
    if not winners:
        return Result(ranked, None, None)
    best = winners[0]
    tied = [own for own in ranked if own.total is not None and own.total == best.total]
    decided_by = "shared" if len(winners) > 1 else "highest-box" if len(tied) > 1 else "points"
    names = tuple(own.player for own in winners)
    return Result(ranked, names, decided_by, _by_farms_only(tied, names) if len(tied) > 1 else None)


def _beats(one: PlayerScore, other: PlayerScore) -> bool:
    """Say whether one player is surely ahead of another, on points or, tied, on the highest box (V10)."""
    if one.total is not None and one.total == other.total:
        boxes = one.highest_box, other.highest_box
        return boxes[0] is not None and boxes[1] is not None and boxes[0] > boxes[1]
    return one.least > other.most


def _is_level(one: PlayerScore, other: PlayerScore) -> bool:
    return one.total is not None and (one.total, one.highest_box) == (other.total, other.highest_box)


def _rank(own: PlayerScore, scores: Sequence[PlayerScore]) -> int | None:
    """Return 1 and the number of players who are ahead; None where that is not known of all of them."""
    others = [other for other in scores if other is not own]
    ahead = [_beats(other, own) for other in others]
    sure = (
        over or _beats(own, other) or _is_level(own, other) for over, other in zip(ahead, others, strict=True)
    )
    return 1 + sum(ahead) if all(sure) else None


def _by_farms_only(tied: Sequence[PlayerScore], winners: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return who would win if the tie-break looked at farm boxes alone; None if that is the same, or open."""
    if any(farm.box is None for own in tied for farm in own.farms):
        return None
    highest_farm = {own.player: max((farm.box or 0 for farm in own.farms), default=0) for own in tied}
    best = max(highest_farm.values())
    found = tuple(name for name, box in highest_farm.items() if box == best)
    return None if found == winners else found
