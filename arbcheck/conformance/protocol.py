"""What is asked of another program, and how its answer is held against arbcheck's own result."""

from collections.abc import Iterator, Mapping

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.conformance.run import Difference

Json = Mapping[str, object]
Scores = dict[str, dict[str, int | None]]
"""Points by player and species: 0 is a right without a path, None is no right."""

NOTHING = "nothing"


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
    scores = answer.get("scores")
    for player, wanted in scores_of(result).items():
        theirs = scores.get(player) if isinstance(scores, dict) else None
        for species, points in wanted.items():
            told = theirs.get(species, NOTHING) if isinstance(theirs, dict) else NOTHING
            if told != points or isinstance(told, bool):
                yield Difference(("scores", player, species), written(points), written(told))
    totals = answer.get("totals")
    if isinstance(totals, dict):
        for score in result.scores:
            told = totals.get(score.player, NOTHING)
            if told != score.total:
                yield Difference(("totals", score.player), written(score.total), written(told))
    winners = answer.get("winners")
    if isinstance(winners, list) and set(map(str, winners)) != set(result.winners or ()):
        yield Difference(("winners",), ", ".join(result.winners or ()), ", ".join(map(str, winners)))


def written(points: object) -> str:
    """Write points as an answer does."""
    return "null" if points is None else str(points)
