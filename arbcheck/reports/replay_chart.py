"""The scores of a replay as a line chart: where everything stands in a picture of 640 by 240."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from arbcheck.arboretum.replay.outlook import Outlook

WIDTH, HEIGHT = 640, 240
LEFT, RIGHT, TOP, BOTTOM = 44, 32, 14, 40
"""Where frames and points begin and end; the lines of the grid go on to the right, below the last ranges."""
_STEPS = (1, 2, 5, 10, 20, 50)
_ROWS, _COLUMNS = 5, 12
_DODGE, _FURTHEST = 0.2, 8.0
"""How far ranges of one turn stand apart: a part of a turn's width, and no more than this."""


class Tick(NamedTuple):
    """A place along an axis and what is written there."""

    at: float
    text: str


class Line(NamedTuple):
    """A player's scores: SVG paths of what is certain and of what unknown cards leave open.

    ``track`` joins certain scores of following frames and has gaps between; ``ranges`` are upright strokes
    from the least to the most.
    """

    track: str
    ranges: str


class Chart(NamedTuple):
    """A chart: ticks of points (y) and of turns (x), and a line for each player."""

    points: tuple[Tick, ...]
    turns: tuple[Tick, ...]
    lines: tuple[Line, ...]


def chart(scores: Sequence[tuple[Outlook, ...]], players: int) -> Chart:
    """Return the chart of the scores by frame; a frame without scores is left out."""
    most = max((score.most for frame in scores for score in frame), default=0)
    step = _step(most, _ROWS)
    top = step * max(1, -(-most // step))
    turns = len(scores) - 2
    every = _step(turns, _COLUMNS)
    return Chart(
        tuple(Tick(_y(points, top), str(points)) for points in range(0, top + 1, step)),
        tuple(Tick(across(turn, len(scores)), str(turn)) for turn in range(every, turns + 1, every)),
        tuple(
            _line([frame[player] if frame else None for frame in scores], player, players, top)
            for player in range(players)
        ),
    )


def across(frame: float, frames: int) -> float:
    """Return where a frame stands from left to right."""
    return round(LEFT + (WIDTH - LEFT - RIGHT) * frame / (frames - 1), 2)


def _y(points: int, top: int) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / top, 2)


def _step(most: int, parts: int) -> int:
    """Return the smallest round step that needs no more than so many parts."""
    return next((step for step in _STEPS if step * parts >= most), most)


def _line(scores: Sequence[Outlook | None], player: int, players: int, top: int) -> Line:
    frames = len(scores)
    certain = {
        frame: (across(frame, frames), _y(score.least, top))
        for frame, score in enumerate(scores)
        if score and score.least == score.most
    }
    apart = min(_DODGE * (across(1, frames) - LEFT), _FURTHEST)
    beside = (player - (players - 1) / 2) * apart
    ranges = [
        f"M{round(across(frame, frames) + beside, 2)} {_y(score.least, top)}V{_y(score.most, top)}"
        for frame, score in enumerate(scores)
        if score and score.least != score.most
    ]
    track = "".join(_stretches(certain))
    return Line(track, "".join(ranges))


def _stretches(certain: dict[int, tuple[float, float]]) -> Iterator[str]:
    """Yield a path for each stretch of following frames; a single frame becomes a dot."""
    for _, group in groupby(enumerate(certain), lambda pair: pair[1] - pair[0]):
        points = [certain[frame] for _, frame in group]
        rest = "".join(f"L{x} {y}" for x, y in points[1:]) or "h.01"
        yield f"M{points[0][0]} {points[0][1]}{rest}"
