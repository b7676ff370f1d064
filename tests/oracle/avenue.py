"""A second opinion on Avenue, by brute force and in another way than arbcheck's.

A road is an edge between two of the middle points of a space's sides, written in doubled coordinates: spaces
that touch share such a point. What is connected is found by merging sets of points, not by walking. Sheets
are texts, a player's roads {space: (number, round)}, rounds counted from 1. No code is shared with arbcheck.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

Space = tuple[int, int]
Roads = Mapping[Space, tuple[int, int]]
"""The number and the round of each road."""
ENDS = {1: ("N", "W"), 2: ("N", "E"), 3: ("E", "S"), 4: ("S", "W"), 5: ("W", "E"), 6: ("N", "S")}
POINT = {"N": (1, 0), "E": (2, 1), "S": (1, 2), "W": (0, 1)}
YELLOW = [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 3 + [6] * 3
GRAY = [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3 + [5] * 4 + [6] * 4


class Table(NamedTuple):
    """A sheet as rows of cell texts, and rounds as (farm, cards); a card is a number and "y" or ""."""

    sheet: tuple[tuple[str, ...], ...]
    rounds: tuple[tuple[str, tuple[tuple[int, str], ...]], ...]


class Score(NamedTuple):
    """What a player's sheet is worth."""

    counts: tuple[int, ...]
    boxes: tuple[int, ...]
    purple: int
    green: int
    total: int


def where(sheet: Sequence[Sequence[str]], thing: str) -> Space:
    """Find the space in whose text a farm or a castle is one of the parts."""
    [space] = [
        (x, y) for y, row in enumerate(sheet) for x, cell in enumerate(row) if thing in cell.split("+")
    ]
    return space


def grapes(cell: str, colour: str) -> int:
    """Count the grapes of a colour ("p" or "g") in a cell's text."""
    return sum(int(part[1:]) for part in cell.split("+") if part[0] == colour and part[1:].isdigit())


def points(space: Space, number: int) -> set[tuple[int, int]]:
    """Return the two middle points that a road joins."""
    x, y = space
    return {(2 * x + POINT[end][0], 2 * y + POINT[end][1]) for end in ENDS[number]}


def connected(roads: Roads, start: Space) -> set[Space]:
    """Merge the roads that share a point until nothing changes; return the set of the start's road."""
    groups = [({space}, points(space, number)) for space, (number, _) in roads.items()]
    merged = True
    while merged:
        merged = False
        rest: list[tuple[set[Space], set[tuple[int, int]]]] = []
        for spaces, ends in groups:
            for other in rest:
                if other[1] & ends:
                    other[0].update(spaces)
                    other[1].update(ends)
                    merged = True
                    break
            else:
                rest.append((spaces, ends))
        groups = rest
    return next((spaces for spaces, _ in groups if start in spaces), set())


def score(table: Table, roads: Roads) -> Score:
    """Score a player's sheet round by round."""
    counts: list[int] = []
    boxes: list[int] = []
    for number, (farm, _) in enumerate(table.rounds, 1):
        then = {space: road for space, road in roads.items() if road[1] <= number}
        cells = [table.sheet[y][x] for x, y in connected(then, where(table.sheet, farm))]
        count = sum(grapes(cell, "p") + grapes(cell, "g") for cell in cells)
        above = boxes[-1] if boxes else 0
        counts.append(count)
        boxes.append(count if count > above else 0)
    castles = []
    for castle, colour in (("CP", "p"), ("CG", "g")):
        spaces = connected(roads, where(table.sheet, castle))
        castles.append(sum(grapes(table.sheet[y][x], colour) for x, y in spaces))
    total = sum(boxes) + sum(castles) - 5 * boxes.count(0)
    return Score(tuple(counts), tuple(boxes), castles[0], castles[1], total)


def random_sheet(draw: random.Random, wide: int, high: int) -> tuple[tuple[str, ...], ...]:
    """Return a sheet on which grapes may lie in heaps, and beside farms and castles."""
    parts: list[list[str]] = [[] for _ in range(wide * high)]
    for space, thing in zip(draw.sample(range(wide * high), 8), (*"ABCDEF", "CP", "CG"), strict=True):
        parts[space].append(thing)
    for held in parts:
        for colour in "pg":
            if draw.random() < 0.3:
                held.append(f"{colour}{draw.choice((1, 1, 1, 2, 3, 9))}")
    if not any(part[0] in "pg" for held in parts for part in held):
        parts[0].append("p1")
    cells = ["+".join(draw.sample(held, len(held))) or "." for held in parts]
    return tuple(tuple(cells[y * wide : (y + 1) * wide]) for y in range(high))


def random_rounds(draw: random.Random, most: int) -> tuple[tuple[str, tuple[tuple[int, str], ...]], ...]:
    """Turn farm and road cards for five rounds, of at most so many cards in all (20 or more)."""
    yellow, gray, farms = draw.sample(YELLOW, 22), draw.sample(GRAY, 20), draw.sample("ABCDEF", 5)
    spare = draw.randint(0, min(20, most - 20))
    shares = [0] * 5
    for _ in range(spare):
        shares[draw.randrange(5)] += 1
    rounds = []
    for farm, share in zip(farms, shares, strict=True):
        early = [(yellow.pop(), "y") for _ in range(3)] + [(gray.pop(), "") for _ in range(share)]
        rounds.append((farm, (*draw.sample(early, len(early)), (yellow.pop(), "y"))))
    return tuple(rounds)


def random_table(draw: random.Random) -> Table:
    """Return a random sheet from 4 by 4 to 10 by 10, and rounds that fit on it."""
    sheet = random_sheet(draw, draw.randint(4, 10), draw.randint(4, 10))
    return Table(sheet, random_rounds(draw, len(sheet) * len(sheet[0]) + 4))


def random_moves(draw: random.Random, table: Table) -> list[list[Space | None]]:
    """Answer every card: mostly beside a road or a farm that is there, and now and then by a look (None)."""
    wide, high = len(table.sheet[0]), len(table.sheet)
    free = {(x, y) for x in range(wide) for y in range(high)}
    cards = sum(len(turned) for _, turned in table.rounds)
    taken: list[Space] = [where(table.sheet, farm) for farm, _ in table.rounds]
    moves = []
    for _, turned in table.rounds:
        needs_look = cards > len(free)
        look = draw.randrange(len(turned)) if needs_look or draw.random() < 0.5 else None
        answers: list[Space | None] = []
        for index in range(len(turned)):
            cards -= 1
            if index == look:
                answers.append(None)
                continue
            near = [
                space for space in free if any(abs(space[0] - x) + abs(space[1] - y) < 2 for x, y in taken)
            ]
            space = draw.choice(sorted(near or free) if draw.random() < 0.9 else sorted(free))
            free.remove(space)
            taken.append(space)
            answers.append(space)
        moves.append(answers)
    return moves


def drawn(table: Table, moves: Sequence[Sequence[Space | None]]) -> dict[Space, tuple[int, int]]:
    """Return the sheet that moves draw."""
    return {
        space: (card, number)
        for number, ((_, turned), answers) in enumerate(zip(table.rounds, moves, strict=True), 1)
        for (card, _), space in zip(turned, answers, strict=True)
        if space is not None
    }


def histories(
    spaces: Sequence[Space], rounds: Sequence[Sequence[int]], looks: Sequence[bool]
) -> Iterator[dict[Space, tuple[int, int]]]:
    """Yield the sheets that legal play can lead to, one for each way to answer all cards.

    ``rounds`` are the numbers of the cards, ``looks`` says for each round whether a look is possible.
    """
    choices = [[*spaces, None] for turned in rounds for _ in turned]
    cards = [(card, number) for number, turned in enumerate(rounds, 1) for card in turned]
    for answers in product(*choices):
        looked = [number for (_, number), answer in zip(cards, answers, strict=True) if answer is None]
        placed = [answer for answer in answers if answer is not None]
        if len(set(placed)) < len(placed) or len(set(looked)) < len(looked):
            continue
        if all(looks[number - 1] for number in looked):
            yield {answer: card for card, answer in zip(cards, answers, strict=True) if answer is not None}
