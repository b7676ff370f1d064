"""The smallest records on which interpretations of Avenue differ: worked out by hand, and by brute force."""

import os
from functools import cache
from itertools import combinations, product

import pytest

from arbcheck.avenue.readings import MISREADINGS, reading_of
from arbcheck.avenue.result import Result
from arbcheck.avenue.sheets import SHEETS
from arbcheck.conformance.apart.avenue.search import Found, tell_apart
from arbcheck.conformance.apart.avenue.shapes import Size
from arbcheck.interpretation import Reading
from arbcheck.records.avenue.writing import canonical_game
from arbcheck.records.document import Origin
from arbcheck.records.loading import load_text
from arbcheck.records.record import outcome_under
from tests.oracle import avenue_readings as oracle
from tests.oracle.avenue import where

LONG = "ARBCHECK_PAIRS" in os.environ
"""Brute force through all records of two roads, and all combinations of misreadings, are run by hand."""
READINGS: dict[str, Reading] = {
    "canonical": frozenset(),
    **{name: reading_of([name]) for name in MISREADINGS},
}
PAIRS = list(combinations(READINGS, 2))
PRACTICE = [row.split() for row in SHEETS["practice"]]
NETWORKS = ("one-sided-joins", "edge-connects", "one-colour-farms", "farm-blocks")


@cache
def found(one: Reading, other: Reading) -> Found:
    told = tell_apart(one, other, lambda _: None)
    assert told is not None
    return told


def drawn(told: Found) -> oracle.Drawn:
    """Return the roads that the moves draw."""
    [moves] = told.game.moves
    assert moves is not None
    return {
        space: (card.number, number)
        for number, (played, answers) in enumerate(zip(told.game.rounds, moves, strict=True), 1)
        for card, space in zip(played.cards, answers, strict=True)
        if space is not None
    }


def scores(result: Result) -> oracle.Score:
    [own] = result.scores
    assert own.total is not None
    boxes = tuple(farm.box for farm in own.farms if farm.box is not None)
    return oracle.Score(boxes, own.purple, own.green, own.total)


@pytest.mark.parametrize(
    ("misread", "size", "matter"),
    [
        # Before the first card both castles hold 0: 10 points more are lost.
        ("castle-zero-costs", Size(0, 1, 1, 0), 0),
        # A road in a space with grapes beside the farm, that leads up to the farm's edge.
        ("edge-connects", Size(1, 1, 1, 1), 1),
        # A road in the farm's space or the castle's, and one beside it of which only one reaches the side.
        ("one-sided-joins", Size(2, 1, 1, 2), 2),
        # The green castle in g6, and purple grapes beside it in g5: joined, they count 0 or 1.
        ("castle-any-colour", Size(2, 1, 1, 2), 2),
        # No farm of the sheet has grapes in its own space, and no space has both colours: three spaces.
        ("one-colour-farms", Size(3, 1, 1, 3), 3),
        # No two farms are neighbours, and between D and E, two steps apart, no grapes lie. So it takes one
        # farm's space, the one between, the other farm's, and one with grapes behind it.
        ("farm-blocks", Size(4, 1, 1, 4), 4),
        # A second round begins after four yellow cards. Each farm needs a road of its own and one at grapes;
        # only D and E lie so near that three spaces hang together in which both stand, without grapes.
        ("equal-is-more", Size(4, 1, 2, 4), 4),
        # A road has to come after the first round, which turns four cards and draws at least three.
        ("end-sheet-always", Size(5, 1, 2, 4), 2),
        # What the first box and what the second has to beat is the same to all. A third round begins after
        # eight cards, of which two may be looks. Boxes 1, 0, and a third count of 1.
        ("best-so-far", Size(8, 1, 3, 6), 4),
        # Counts of 1, 1, and 1 at three farms: 1, 0, and then 1, or 0 against the count before.
        ("previous-count", Size(8, 1, 3, 6), 6),
        # Only a finished game has a sixth farm that is never scored: five rounds with a look each.
        ("sixth-farm-costs", Size(20, 1, 5, 15), 0),
    ],
)
def test_a_misreading_is_told_from_the_rules_by_a_record_of_the_size_that_it_needs(
    misread: str, size: Size, matter: int
) -> None:
    told = found(READINGS["canonical"], READINGS[misread])
    assert (told.size, len(told.core.roads), told.proven) == (size, matter, True)


@pytest.mark.parametrize(
    ("one", "other", "size"),
    [
        # Under both a road up to a farm's edge is enough, so one road each makes two counts equal.
        ("edge-connects", "edge-connects+equal-is-more", Size(4, 1, 2, 3)),
        # Boxes 1, 0; then a count of 1 beats 0, the count before, but not 1, the best box.
        ("best-so-far", "previous-count", Size(8, 1, 3, 6)),
        # Counts have to fall, 3, 2, 1: a box that is not filled, and after it less than was connected there.
        # Networks of three, two and two roads: of the eight cards one look is left.
        ("equal-is-more", "equal-is-more+previous-count", Size(8, 1, 3, 7)),
        ("castle-zero-costs", "castle-zero-costs+sixth-farm-costs", Size(20, 1, 5, 15)),
    ],
)
def test_readings_are_told_apart_by_records_of_the_size_that_they_need(
    one: str, other: str, size: Size
) -> None:
    assert found(reading_of(one.split("+")), reading_of(other.split("+"))).size == size


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_two_readings_differ_on_the_record_that_tells_them_apart(pair: tuple[str, str]) -> None:
    one, other = (READINGS[name] for name in pair)
    told = found(one, other)
    assert told.proven
    farms = [played.farm for played in told.game.rounds]
    by_oracle = [
        oracle.score(PRACTICE, farms, drawn(told), reading, finished=told.game.finished)
        for reading in (one, other)
    ]
    assert by_oracle[0] != by_oracle[1]
    assert [scores(told.one), scores(told.other)] == by_oracle


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_the_record_is_legal_and_of_the_size_that_is_told(pair: tuple[str, str]) -> None:
    told = found(*(READINGS[name] for name in pair))
    cards = [len(played.cards) for played in told.game.rounds]
    assert told.size == Size(sum(cards), len(told.game.players), len(cards), len(drawn(told)))
    assert told.core.roads.keys() <= drawn(told).keys()
    outcome = outcome_under(load_text(canonical_game(told.game), Origin("record", "yaml")), frozenset())
    assert outcome.problems == ()
    assert outcome.status == ("final" if told.game.finished else "provisional")


@cache
def by_force() -> dict[oracle.Pair, int]:
    """Return for pairs of readings the fewest roads of one round that tell them apart, up to two.

    Of the records of two roads a part is enough to find what all of them tell.
    """
    known: dict[oracle.Pair, int] = {}
    for roads, every in ((0, 1), (1, 1), (2, 1 if LONG else 211)):
        for pair in oracle.told_apart(PRACTICE, READINGS, roads, every):
            known.setdefault(pair, roads)
    return known


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_brute_force_through_a_round_of_few_roads_finds_nothing_smaller(pair: tuple[str, str]) -> None:
    size = found(*(READINGS[name] for name in pair)).size
    roads = by_force().get(pair)
    if roads is not None:
        assert size == Size(roads, 1, 1, roads)
    else:
        assert size.cards > (2 if LONG else 1)


def test_brute_force_finds_no_three_roads_that_make_two_farms_equal() -> None:
    """Both farms need a road of their own (V5): so two of three roads lie there, the third anywhere."""
    one, other = READINGS["canonical"], READINGS["equal-is-more"]
    homes = {farm: where(PRACTICE, farm) for farm in "ABCDEF"}
    spaces = [(x, y) for y, row in enumerate(PRACTICE) for x in range(len(row))]
    ways = [
        (farms, third, numbers)
        for farms in combinations("ABCDEF", 2)
        for third in spaces
        if third not in (homes[farms[0]], homes[farms[1]])
        for numbers in product(range(1, 7), repeat=3)
    ]
    for farms, third, numbers in ways[:: 1 if LONG else 29]:
        drawn_in = (homes[farms[0]], homes[farms[1]], third)
        roads = {space: (number, 1) for space, number in zip(drawn_in, numbers, strict=True)}
        told = [oracle.score(PRACTICE, farms, roads, each, finished=False) for each in (one, other)]
        assert told[0] == told[1]


def combined() -> list[tuple[Reading, Reading]]:
    """Return pairs of combinations: those that connect otherwise, and those that write otherwise."""
    boxes = [
        frozenset(filter(None, names))
        for names in product(
            ("", "equal-is-more"), ("", "best-so-far", "previous-count"), ("", "end-sheet-always")
        )
    ]
    networks = [
        frozenset(filter(None, names))
        for names in product(*(("", name) for name in (*NETWORKS, "castle-any-colour")))
    ]
    both = [(one | more, other | more) for more in networks for one, other in combinations(boxes, 2)]
    return [
        *combinations(networks, 2),
        *(pair for pair in both if "castle-any-colour" not in pair[0]),
        *((one, one | {"sixth-farm-costs"}) for one in boxes),
    ]


@pytest.mark.parametrize("part", range(8))
def test_all_combinations_of_misreadings_are_told_apart(part: int) -> None:
    """What differs beside is found in the first round already, or makes no difference (D-054)."""
    for one, other in combined()[part :: 8 if LONG else 8 * 89]:
        assert tell_apart(one, other, lambda _: None) is not None
