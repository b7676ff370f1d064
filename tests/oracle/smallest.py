"""The smallest positions on which readings differ: all very small ones of two players are tried."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from tests.oracle.readings import Reading, score_under

SPECIES = ("willow", "oak", "maple", "cassia", "dogwood", "jacaranda")
Cards = tuple[Card, ...]


class Measure(NamedTuple):
    """How many cards are planted and how many named in hand; the fewest planted come first."""

    planted: int
    in_hand: int


def card_rows(number: int) -> Iterator[Cards]:
    """List the rows of different cards; of those that differ in the names of species alone one."""
    rows: list[Cards] = [()]
    for _ in range(number):
        rows = [
            (*row, card)
            for row in rows
            for name in SPECIES[: len({card.species for card in row}) + 1]
            for card in [Card(name, value) for value in range(1, 9)]
            if card not in row
        ]
    return iter(rows)


def tables(cards: Sequence[Card]) -> tuple[Arboretum, Arboretum]:
    """Plant up to three cards in turns, each player from left to right."""
    return (
        tuple(Planted(card, x, 0) for x, card in enumerate(cards[::2])),
        tuple(Planted(card, x, 0) for x, card in enumerate(cards[1::2])),
    )


def positions(measure: Measure) -> Iterator[Position]:
    """List the positions of a measure; several times where only the order of hand cards differs."""
    planted, in_hand = measure
    for row in card_rows(planted + in_hand):
        held = row[planted:]
        for owners in product((0, 1), repeat=in_hand):
            hands = tuple(
                tuple(card for card, owner in zip(held, owners, strict=True) if owner == player)
                for player in (0, 1)
            )
            yield Position(
                ("Ada", "Ben"), SPECIES, 2018, hands, tables(row[:planted]), (None, None), finished=False
            )


def verdict(result: Result) -> object:
    """Return what two readings must agree on: rights, points and winners."""
    return (
        [right.holders for right in result.rights],
        [[line.points for line in score.paths] for score in result.scores],
        result.winners,
    )


Pair = tuple[str, str]


def smallest(readings: Mapping[str, Reading], measures: Sequence[Measure]) -> dict[Pair, Measure]:
    """Return for every two readings the first of these measures in which some position differs."""
    left = set(combinations(readings, 2))
    found: dict[Pair, Measure] = {}
    for measure in measures:
        for position in positions(measure):
            said = {name: verdict(score_under(position, reading)) for name, reading in readings.items()}
            apart = {pair for pair in left if said[pair[0]] != said[pair[1]]}
            found.update(dict.fromkeys(apart, measure))
            left -= apart
    return found
