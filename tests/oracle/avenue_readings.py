"""Score a sheet of Avenue under misreadings by brute force, and try all records of few roads in one round.

Written from the table of misreadings alone, each beside the rule that it bends (V5 to V9). As in `avenue`,
a road is a pair of middle points of a space's sides; spaces are merged until nothing changes.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from tests.oracle.avenue import Space, grapes, points, where

Reading = frozenset[str]
Drawn = Mapping[Space, tuple[int, int]]
"""The number and the round of each road, rounds counted from 1."""
Sheet = Sequence[Sequence[str]]


class Score(NamedTuple):
    """What a sheet is worth under a reading."""

    boxes: tuple[int, ...]
    purple: int
    green: int
    total: int


def side(one: Space, other: Space) -> tuple[int, int]:
    """Return the middle point of the side that two neighbouring spaces share."""
    return one[0] + other[0] + 1, one[1] + other[1] + 1


def neighbours(one: Space, other: Space) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def joined(roads: Mapping[Space, int], one: Space, other: Space, reading: Reading) -> bool:
    """Both roads reach the side between them, or with one-sided-joins one of them."""
    if not neighbours(one, other):
        return False
    reach = [side(one, other) in points(space, roads[space]) for space in (one, other)]
    return any(reach) if "one-sided-joins" in reading else all(reach)


def merged(roads: Mapping[Space, int], starts: set[Space], ends: set[Space], reading: Reading) -> set[Space]:
    """Add what is joined until nothing changes; from ``ends`` nothing is gone on."""
    group, before = set(starts), set[Space]()
    while group != before:
        before = set(group)
        for there in roads:
            if any(joined(roads, here, there, reading) for here in before - ends):
                group.add(there)
    return group


def farm(sheet: Sheet, roads: Mapping[Space, int], letter: str, reading: Reading) -> int:
    """Count the grapes of a farm."""
    home = where(sheet, letter)
    starts = {home} & set(roads)
    if "edge-connects" in reading:
        starts |= {
            space
            for space in roads
            if neighbours(space, home) and side(space, home) in points(space, roads[space])
        }
    others = {where(sheet, other) for other in "ABCDEF" if other != letter}
    spaces = merged(roads, starts, others if "farm-blocks" in reading else set(), reading)
    colours = [sum(grapes(sheet[y][x], colour) for x, y in spaces) for colour in "pg"]
    return max(colours) if "one-colour-farms" in reading else sum(colours)


def castle(sheet: Sheet, roads: Mapping[Space, int], name: str, reading: Reading) -> int:
    """Count the grapes of a castle."""
    spaces = merged(roads, {where(sheet, name)} & set(roads), set(), reading)
    colours = "pg" if "castle-any-colour" in reading else name[1].lower()
    return sum(grapes(sheet[y][x], colour) for x, y in spaces for colour in colours)


def score(sheet: Sheet, farms: Sequence[str], drawn: Drawn, reading: Reading, *, finished: bool) -> Score:
    """Score a sheet on which these farms were counted, one a round."""
    counts: list[int] = []
    boxes: list[int] = []
    for number, letter in enumerate(farms, 1):
        last = len(farms) if "end-sheet-always" in reading else number
        then = {space: road for space, (road, when) in drawn.items() if when <= last}
        counts.append(farm(sheet, then, letter, reading))
        beat = boxes[-1] if boxes else 0
        if "best-so-far" in reading:
            beat = max(boxes, default=0)
        if "previous-count" in reading:
            beat = counts[-2] if len(counts) > 1 else 0
        enough = counts[-1] >= beat if "equal-is-more" in reading else counts[-1] > beat
        boxes.append(counts[-1] if enough else 0)
    at_end = {space: road for space, (road, _) in drawn.items()}
    purple, green = (castle(sheet, at_end, name, reading) for name in ("CP", "CG"))
    zeros = boxes.count(0)
    if "castle-zero-costs" in reading:
        zeros += [purple, green].count(0)
    if "sixth-farm-costs" in reading and finished:
        zeros += 1
    return Score(tuple(boxes), purple, green, sum(boxes) + purple + green - 5 * zeros)


Pair = tuple[str, str]


def rounds_of(sheet: Sheet, roads: int) -> Iterator[tuple[str, Drawn]]:
    """Yield all ways to draw so many roads in one round, for each farm."""
    spaces = [(x, y) for y, row in enumerate(sheet) for x in range(len(row))]
    for where_to in combinations(spaces, roads):
        for numbers in product(range(1, 7), repeat=roads):
            drawn = {space: (number, 1) for space, number in zip(where_to, numbers, strict=True)}
            for letter in "ABCDEF":
                yield letter, drawn


def told_apart(sheet: Sheet, readings: Mapping[str, Reading], roads: int, every: int = 1) -> set[Pair]:
    """Return the pairs of readings that differ on a record of one round with so many roads.

    ``every``: of the records each so-manieth is tried.
    """
    found: set[Pair] = set()
    for number, (letter, drawn) in enumerate(rounds_of(sheet, roads)):
        if number % every == 0:
            scores = {
                name: score(sheet, [letter], drawn, reading, finished=False)
                for name, reading in readings.items()
            }
            found |= {(a, b) for a, b in combinations(readings, 2) if scores[a] != scores[b]}
    return found
