"""arbcheck against the oracle: random games, both forms of each, and every legal history of tiny sheets."""

import os
import random
from collections import defaultdict
from itertools import product

import pytest

from arbcheck.api import parse
from arbcheck.api import score as scored
from arbcheck.avenue.deck import USUAL
from arbcheck.avenue.game import Card, Road, Round
from arbcheck.avenue.marks import check_marks, check_unmarked
from arbcheck.avenue.readings import MISREADINGS, score_under
from arbcheck.avenue.result import PlayerScore
from arbcheck.avenue.scoring import score
from tests.avenue.built import of_table
from tests.oracle import avenue as oracle
from tests.oracle.avenue import Score, Space, Table

GAMES = int(os.environ.get("ARBCHECK_AVENUE", "1000"))
RECORDS = GAMES // 10


def seeded(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - for games, not for secrets


def told(own: PlayerScore) -> Score:
    """Return a score in the oracle's form."""
    assert own.total is not None
    counts = tuple(farm.connected or 0 for farm in own.farms)
    return Score(counts, tuple(farm.box or 0 for farm in own.farms), own.purple, own.green, own.total)


def test_random_games_are_scored_as_the_oracle_scores_them() -> None:
    for seed in range(GAMES):
        draw = seeded(seed)
        table = oracle.random_table(draw)
        drawn = oracle.drawn(table, oracle.random_moves(draw, table))
        [own] = score(of_table(table, drawn)).scores
        assert told(own) == oracle.score(table, drawn), seed


def test_random_games_have_networks_worth_counting() -> None:
    """That the comparison above is one of more than zeros."""
    boxes = [box for seed in range(50) for box in _oracle_score(seed).boxes]
    assert sum(box > 0 for box in boxes) > len(boxes) // 4
    assert max(boxes) > 9


def _oracle_score(seed: int) -> Score:
    draw = seeded(seed)
    table = oracle.random_table(draw)
    return oracle.score(table, oracle.drawn(table, oracle.random_moves(draw, table)))


def name(space: Space) -> str:
    return f"{'abcdefghij'[space[0]]}{space[1] + 1}"


def written(table: Table) -> str:
    """Write a table as the beginning of a record."""
    rows = "".join(f"    {' '.join(row)}\n" for row in table.sheet)
    rounds = "".join(
        f"  - {{farm: {farm}, cards: {' '.join(f'{number}{colour}' for number, colour in cards)}}}\n"
        for farm, cards in table.rounds
    )
    return f"arbcheck: 1\ngame: avenue\nplayers: [Ana]\nsheet:\n  grid: |\n{rows}rounds:\n{rounds}"


def as_moves(moves: list[list[Space | None]]) -> str:
    rows = (" ".join("peek" if space is None else name(space) for space in row) for row in moves)
    return "moves:\n  Ana:\n" + "".join(f"    - {row}\n" for row in rows)


def as_sheet(table: Table, drawn: dict[Space, tuple[int, int]]) -> str:
    grid = ""
    for y, row in enumerate(table.sheet):
        roads = (drawn.get((x, y)) for x in range(len(row)))
        grid += f"      {' '.join('..' if road is None else f'{road[0]}{road[1]}' for road in roads)}\n"
    return f"end:\n  Ana:\n    roads: |\n{grid}"


def test_both_forms_of_a_record_are_scored_alike() -> None:
    for seed in range(RECORDS):
        draw = seeded(seed)
        table = oracle.random_table(draw)
        moves = oracle.random_moves(draw, table)
        drawn = oracle.drawn(table, moves)
        head = written(table)
        [first] = parse(head + as_moves(moves))
        [second] = parse(head + as_sheet(table, drawn))
        [both] = parse(head + as_moves(moves) + as_sheet(table, drawn))
        for record in (first, second, both):
            outcome = scored(record)
            assert outcome.status == "final", (seed, record.problems)
            assert outcome.avenue is not None
            assert told(outcome.avenue.result.scores[0]) == oracle.score(table, drawn), seed


def rounds_of(numbers: list[list[int]]) -> list[Round]:
    return [Round("A", tuple(Card(number, yellow=False) for number in turned)) for turned in numbers]


TINY: list[tuple[int, list[list[int]], int]] = [
    (3, [[1, 2]], 6),
    (3, [[1, 1]], 6),
    (4, [[1, 2, 2]], 6),
    (3, [[1], [1, 2]], 6),
    (3, [[1, 1], [1]], 6),
    (4, [[1, 2], [2, 2]], 6),
    (2, [[1], [2]], 6),
    (4, [[1], [2], [1], [2], [1]], 6),
    (4, [[1], [2], [1], [2], [1]], 5),
    (4, [[1], [2], [1], [], [1, 2]], 5),
]
"""Spaces, the cards of each round, the size of the farm deck."""


@pytest.mark.parametrize(("spaces", "numbers", "farms"), TINY)
def test_a_marked_sheet_is_accepted_exactly_when_a_legal_game_leads_to_it(
    spaces: int, numbers: list[list[int]], farms: int
) -> None:
    places = [(x, 0) for x in range(spaces)]
    looks = [number < 4 or farms == 6 for number in range(len(numbers))]
    legal = {frozenset(sheet.items()) for sheet in oracle.histories(places, numbers, looks)}
    marks = [None, *product((1, 2), range(1, len(numbers) + 1))]
    deck, rounds = USUAL._replace(farm_cards=farms), rounds_of(numbers)
    for cells in product(marks, repeat=spaces):
        sheet = {place: cell for place, cell in zip(places, cells, strict=True) if cell}
        roads = {place: Road(number, played - 1) for place, (number, played) in sheet.items()}
        accepted = not list(check_marks(0, roads, rounds, deck))
        assert accepted == (frozenset(sheet.items()) in legal), sheet


@pytest.mark.parametrize(("spaces", "numbers", "farms"), TINY)
def test_an_unmarked_sheet_is_accepted_exactly_when_a_legal_game_leads_to_it(
    spaces: int, numbers: list[list[int]], farms: int
) -> None:
    places = [(x, 0) for x in range(spaces)]
    looks = [number < 4 or farms == 6 for number in range(len(numbers))]
    legal = {
        frozenset((space, number) for space, (number, _) in sheet.items())
        for sheet in oracle.histories(places, numbers, looks)
    }
    deck, rounds = USUAL._replace(farm_cards=farms), rounds_of(numbers)
    for cells in product((None, 1, 2), repeat=spaces):
        sheet = {place: cell for place, cell in zip(places, cells, strict=True) if cell}
        roads = {place: Road(number, None) for place, number in sheet.items()}
        accepted = not list(check_unmarked(0, roads, rounds, deck))
        assert accepted == (frozenset(sheet.items()) in legal), sheet


SHEETS = (
    (("CP", "A+p1", "g2"), ("B", "p1", "CG"), ("C", "D", "E+F")),
    (("A", "p1", "B"), ("g1+p2", "CP", "C"), ("D", "E", "F+CG")),
)
"""Sheets that no game has, since two things share a space, of which the last one counts."""


@pytest.mark.parametrize("seed", range(30))
def test_what_an_unmarked_sheet_tells_holds_in_every_legal_history(seed: int) -> None:
    draw = seeded(seed)
    sheet = draw.choice(SHEETS)
    numbers = [[draw.randint(1, 6) for _ in range(draw.randint(1, 2))] for _ in range(3)]
    farms = draw.sample("ABCD", 3)
    table = Table(
        sheet,
        tuple(
            (farm, tuple((number, "") for number in turned))
            for farm, turned in zip(farms, numbers, strict=True)
        ),
    )
    places = draw.sample([(x, y) for x in range(3) for y in range(3)], 5)
    found = defaultdict(list)
    for history in oracle.histories(places, numbers, [True] * 3):
        bare = frozenset((space, number) for space, (number, _) in history.items())
        found[bare].append(oracle.score(table, history))
    for bare, scores in found.items():
        _check_open(table, dict(bare), scores)


def _check_open(table: Table, bare: dict[Space, int], scores: list[Score]) -> None:
    """Hold what is told of an unmarked sheet against the scores of all histories that lead to it."""
    game = of_table(table, {space: (number, 1) for space, number in bare.items()})
    game = game._replace(roads=({space: Road(number, None) for space, number in bare.items()},))
    [own] = score(game).scores
    assert {(each.purple, each.green) for each in scores} == {(own.purple, own.green)}
    assert own.least <= min(each.total for each in scores)
    assert own.most >= max(each.total for each in scores)
    assert own.total is None or {each.total for each in scores} == {own.total}
    assert own.zeros is None or {each.boxes.count(0) for each in scores} == {own.zeros}
    for number, farm in enumerate(own.farms):
        counts = {each.counts[number] for each in scores}
        boxes = {each.boxes[number] for each in scores}
        assert counts == {farm.connected} if farm.at_most is None else max(counts) <= farm.at_most
        assert farm.box is None or boxes == {farm.box}
        above = {each.boxes[number - 1] if number else 0 for each in scores}
        assert farm.must_beat is None or above == {farm.must_beat}


@pytest.mark.parametrize("name", MISREADINGS)
def test_a_misreading_changes_some_random_games_and_leaves_others(name: str) -> None:
    changed = 0
    for seed in range(60):
        draw = seeded(seed)
        table = oracle.random_table(draw)
        game = of_table(table, oracle.drawn(table, oracle.random_moves(draw, table)))
        changed += score(game) != score_under(game, frozenset({name}))
    assert changed == 60 if name == "sixth-farm-costs" else 0 < changed < 60
