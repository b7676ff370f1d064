"""The keys that the score of an Avenue record has in the JSON report."""

from collections.abc import Iterator

from arbcheck.avenue.game import Round
from arbcheck.avenue.result import FarmScore, PlayerScore, Result, Scored
from arbcheck.records.outcome import Outcome

Json = dict[str, object]


def score(outcome: Outcome, scored: Scored) -> Json:
    """Return the keys in their order; `open` only where a sheet without round marks leaves something open."""
    game, result = scored
    written: Json = {
        "turns": None,
        "rounds": [round_data(played) for played in game.rounds],
        "scores": [_player(own) for own in result.scores],
        "winners": None if result.winners is None else list(result.winners),
        "decided_by": result.decided_by,
    }
    if outcome.status == "open":
        written["open"] = list(_open(result))
    return written


def round_data(played: Round) -> Json:
    """Return a round's object."""
    return {"farm": played.farm, "cards": [str(card) for card in played.cards]}


def _player(own: PlayerScore) -> Json:
    return {
        "player": own.player,
        "total": own.total,
        "rank": own.rank,
        "farms": [farm_data(farm) for farm in own.farms],
        "purple": own.purple,
        "green": own.green,
        "zeros": own.zeros,
        "highest_box": own.highest_box,
    }


def farm_data(farm: FarmScore) -> Json:
    """Return a farm's object."""
    return {
        "farm": farm.farm,
        "connected": farm.connected,
        "must_beat": farm.must_beat,
        "box": farm.box,
    }


def _open(result: Result) -> Iterator[Json]:
    """Yield the boxes that are open, each with the most that it can hold."""
    for own in result.scores:
        for number, farm in enumerate(own.farms, 1):
            if farm.box is None:
                most = farm.connected if farm.at_most is None else farm.at_most
                yield {"player": own.player, "round": number, "farm": farm.farm, "at_most": most}
