"""Skeletons of Avenue records: what to write where, with remarks, for somebody at the table.

A skeleton is a valid record of an unfinished game as it stands, and stays valid while it is filled in.
"""

from collections.abc import Iterator, Sequence

from arbcheck.avenue.sheets import SHEETS
from arbcheck.records.avenue.sheets import NO_ROAD
from arbcheck.records.yaml_writing import in_flow, key

_SHEET = SHEETS["practice"]


def sheet_skeleton(players: Sequence[str], _edition: int) -> str:
    """Return the skeleton of sheets with round marks; the players' names must be allowed ones."""
    empty = " ".join([NO_ROAD[0]] * len(_SHEET[0].split()))
    return _text(
        [
            "# The sheets of a game of Avenue. Write down what was drawn, then: arbcheck score FILE",
            "# What stands behind a # is a remark.",
            *_head(players),
            "# Each sheet, row by row: the number of the road, then its round (64 is a road 6 of round 4),",
            f"# {NO_ROAD[0]} for a space without one. If nobody noted the rounds: the numbers alone.",
            "end:",
            *(line for player in players for line in _sheet(player, empty)),
            *_foot(),
        ]
    )


def moves_skeleton(players: Sequence[str], _edition: int) -> str:
    """Return the skeleton of a game with moves; the players' names must be allowed ones."""
    return _text(
        [
            "# A game of Avenue, round by round. Write down what happens, then: arbcheck score FILE",
            "# What stands behind a # is a remark.",
            *_head(players),
            "# One line a round, one answer a card: the space of the road (column, row), or peek.",
            "# Delete the [] and write lines such as this:",
            "#    - e4 f4 peek d1",
            "moves:",
            *(f"  {key(player)}: []" for player in players),
            *_foot(),
        ]
    )


def _text(lines: Sequence[str]) -> str:
    return "\n".join(lines) + "\n"


def _head(players: Sequence[str]) -> Iterator[str]:
    yield ""
    yield "arbcheck: 1"
    yield "game: avenue"
    yield "# title: what to call this game"
    yield "# date: when it was played"
    yield f"players: [{', '.join(map(in_flow, players))}]"
    yield ""
    yield "# The printed sheet, typed in once: . plain, A to F farms, CP and CG castles, p2 two purple"
    yield "# grapes, g1 a green one, + between things that share a space. This one is invented (practice)."
    yield "sheet:"
    yield "  grid: |"
    yield from (f"    {row}" for row in _SHEET)
    yield ""
    yield "# One line a round: the farm card and the road cards, y for yellow; the fourth yellow is the last."
    yield "#  - {farm: D, cards: 3y 5y 3 2y 3 6y}"
    yield "# Round 1 has begun with this farm card. As long as its box counts 0, it costs 5 points."
    yield "rounds:"
    yield '  - {farm: A, cards: ""}'
    yield ""


def _sheet(player: str, row: str) -> Iterator[str]:
    yield f"  {key(player)}:"
    yield "    roads: |"
    yield from [f"      {row}"] * len(_SHEET)


def _foot() -> Iterator[str]:
    yield ""
    yield "# Delete this line if all five rounds have been played."
    yield "finished: false"
