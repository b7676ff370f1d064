"""What is asked of another program, and how its answer is held against arbcheck's own result."""

import json
from collections.abc import Iterator, Mapping

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.conformance.run import Difference

Json = Mapping[str, object]
Scores = dict[str, dict[str, int | None]]
"""Points by player and species: 0 is a right without a path, None is no right."""

NOTHING = "nothing"
_LONGEST = 100
_MISSING = object()


def question(case: str, position: Position) -> dict[str, object]:
    """Return what a program is asked about a complete position: one line of JSON."""
    players = [
        {
            "name": name,
            "hand": [card.id for card in hand if card is not None],
            "arboretum": [{"card": card.id, "x": x, "y": y} for card, x, y in arboretum],
            "discard": [card.id for card in pile] if isinstance(pile, tuple) else None,
        }
        for name, hand, arboretum, pile in zip(
            position.players, position.hands, position.arboretums, position.discards, strict=True
        )
    ]
    return {
        "id": case,
        "species": list(position.species),
        "provisional": not position.finished,
        "players": players,
    }


def scores_of(result: Result) -> Scores:
    """Return a result in the terms of an answer."""
    return {
        score.player: {entry.species: entry.points if entry.right else None for entry in score.paths}
        for score in result.scores
    }


def compare(answer: Json, result: Result) -> Iterator[Difference]:
    """Yield where an answer differs from a result; `totals` and `winners` are compared if they are there."""
    scores = answer.get("scores", _MISSING)
    if not isinstance(scores, dict):
        yield Difference(("scores",), "points by player and species", written(scores))
    else:
        for player, wanted in scores_of(result).items():
            yield from _points(("scores", player), wanted, scores.get(player, _MISSING))
    if "totals" in answer:
        totals = {score.player: score.total for score in result.scores}
        yield from _points(("totals",), totals, answer["totals"])
    if "winners" in answer:
        yield from _winners(result.winners or (), answer["winners"])


def _points(where: tuple[str, ...], wanted: Mapping[str, int | None], told: object) -> Iterator[Difference]:
    """Compare the points that a mapping gives for each name; what else it holds does not matter."""
    if not isinstance(told, dict):
        yield Difference(where, f"points for {', '.join(wanted)}", written(told))
        return
    for name, points in wanted.items():
        got = told.get(name, _MISSING)
        if got != points or isinstance(got, bool):
            yield Difference((*where, name), written(points), written(got))


def _winners(winners: tuple[str, ...], told: object) -> Iterator[Difference]:
    if not isinstance(told, list) or not all(isinstance(name, str) for name in told):
        yield Difference(("winners",), ", ".join(winners), written(told))
    elif set(told) != set(winners):
        yield Difference(("winners",), ", ".join(winners), _short(", ".join(told)) or NOTHING)


def written(value: object) -> str:
    """Write a value of an answer in a few words; a number in quotes is a text and no number."""
    if value is _MISSING:
        return NOTHING
    if isinstance(value, dict | list):
        return "a mapping" if isinstance(value, dict) else "a list"
    return _short(json.dumps(value, ensure_ascii=False))


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
