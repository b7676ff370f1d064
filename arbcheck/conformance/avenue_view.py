"""What became of a game of Avenue, in the shape and the words in which a case expects it."""

from collections.abc import Iterable

from arbcheck.avenue.result import PlayerScore, Result
from arbcheck.records.document import Tree

_NULL = "null"


def result(scored: Result) -> dict[str, Tree]:
    """Return a score as a tree of texts; farms are told as lists, one entry a round."""
    return {
        "scores": {own.player: _player(own) for own in scored.scores},
        "winners": _NULL if scored.winners is None else list(scored.winners),
        "decided_by": scored.decided_by or _NULL,
    }


def _player(own: PlayerScore) -> Tree:
    return {
        "total": _text(own.total),
        "rank": _text(own.rank),
        "farms": _texts(farm.box for farm in own.farms),
        "connected": _texts(farm.connected for farm in own.farms),
        "must_beat": _texts(farm.must_beat for farm in own.farms),
        "at_most": _texts(farm.at_most for farm in own.farms),
        "purple": _text(own.purple),
        "green": _text(own.green),
        "zeros": _text(own.zeros),
        "highest_box": _text(own.highest_box),
    }


def _texts(numbers: Iterable[int | None]) -> list[Tree]:
    return [_text(number) for number in numbers]


def _text(number: int | None) -> str:
    return _NULL if number is None else str(number)
