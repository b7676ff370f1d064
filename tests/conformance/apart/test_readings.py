"""The smallest positions on which interpretations differ: sizes worked out by hand, and by brute force."""

import os
from functools import cache
from itertools import combinations, islice

import pytest

from arbcheck.arboretum.readings import CANONICAL, MISREADINGS, Reading, differs, reading_of, score_under
from arbcheck.arboretum.readings.terms import Terms, terms_of
from arbcheck.conformance.apart import readings
from arbcheck.conformance.apart.alike import reduced
from arbcheck.conformance.apart.core import EXHAUSTIVE, RANDOM, Size, size_of
from arbcheck.conformance.apart.readings import Found, Limits, never_differ
from tests.oracle import smallest as oracle
from tests.oracle.smallest import Measure

EVERY = int(os.environ.get("ARBCHECK_PAIRS", "11"))
"""Of the pairs of readings each so-manieth is told apart; all of them (1) by hand."""
LONG = "ARBCHECK_PAIRS" in os.environ
MEASURES = [Measure(0, 0), Measure(0, 1), Measure(0, 2), Measure(1, 0), Measure(1, 1), Measure(2, 0)]
LONG_MEASURES = sorted([*MEASURES, Measure(0, 3), Measure(3, 0)])
ALL: dict[str, Reading] = {
    "canonical": CANONICAL,
    **{name: reading_of([name]) for name, each in MISREADINGS.items() if each.kind == "score"},
}
PAIRS = list(islice(combinations(ALL, 2), 0, None, EVERY))


def reading(text: str) -> Reading:
    return ALL[text] if text in ALL else reading_of(text.split("+"))


@cache
def found(one: str, other: str, limits: Limits = Limits()) -> Found | None:  # noqa: B008 - a constant
    return readings.tell_apart(reading(one), reading(other), limits, lambda _: None)


def size(one: str, other: str) -> Size:
    told = found(one, other)
    assert told is not None
    return size_of(told.filled.core)


@cache
def tried() -> dict[oracle.Pair, Measure]:
    return oracle.smallest(ALL, LONG_MEASURES if LONG else MEASURES)


@pytest.mark.parametrize(
    ("misread", "planted", "in_hand"),
    [
        ("must-hold", 0, 0),  # nobody holds a species: all may score it, or nobody
        ("no-right-needed", 0, 1),
        ("tie-by-hand-species", 0, 1),
        ("eight-never-cancelled", 0, 2),  # the 8 against the 1
        ("hand-bonuses", 0, 2),  # a 1 that counts 2 against the 2
        ("own-one-cancels", 0, 3),  # 1 and 8 against any other card
        ("one-wins", 0, 3),  # the 8 needs a card beside it, or it loses to the 1 anyway
        ("highest-card", 0, 3),  # two cards against one that lies between the higher and their sum
        ("tie-scores-nobody", 0, 3),  # the smallest tie: 1 and 2 against 3
        ("single-card-path", 1, 0),
        ("tie-by-scored-species", 1, 0),  # one planted species against none, at no points each
        ("tie-shared-at-once", 1, 0),
        ("table-one-cancels", 1, 1),  # a lone 8 counts 0: all are tied at 0
        ("start-bonus-two", 3, 0),  # a path needs two cards of one player, that is three turns
        ("pure-any-length", 3, 0),
        ("sum-of-values", 3, 0),
        ("consecutive-values", 3, 0),
        ("one-cancels-end-bonus", 3, 2),  # the 1 here, and there more than it, to have the right
        ("right-passes-on", 3, 2),  # more in the hand without a path, less in the other
        ("equal-values", 5, 0),  # a path with a step that stays level: three cards
        ("diagonal-steps", 5, 0),
        ("pure-more-than-four", 7, 0),  # four cards of one player
        ("pure-flat-one", 7, 0),
        ("pure-doubles-bonuses", 7, 0),
        ("longest-path", 7, 0),
        ("several-paths", 7, 0),
    ],
)
def test_a_misreading_is_told_from_the_rules_by_a_position_of_the_size_that_it_needs(
    misread: str, planted: int, in_hand: int
) -> None:
    assert size("canonical", misread) == Size(planted, 2, in_hand, 0)


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_two_readings_differ_on_the_position_that_tells_them_apart(pair: tuple[str, str]) -> None:
    told = found(*pair)
    assert told is not None
    position, core = told.filled.position, told.filled.core
    assert all(len(hand) == 7 for hand in position.hands)
    assert [hand[: len(own)] for hand, own in zip(position.hands, core.hands, strict=True)] == list(
        core.hands
    )
    results = [score_under(position, reading(name)) for name in pair]
    assert differs(*results)
    assert differs(*(score_under(core, reading(name)) for name in pair))


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_brute_force_finds_no_smaller_position_and_none_of_that_size_where_there_is_none(
    pair: tuple[str, str],
) -> None:
    told = found(*pair)
    assert told is not None
    assert told.search == EXHAUSTIVE
    mine = Measure(size_of(told.filled.core).planted, size_of(told.filled.core).in_hand)
    by_force = tried().get(pair)
    if by_force is None:
        assert mine not in (LONG_MEASURES if LONG else MEASURES)
    else:
        assert mine == by_force or (mine < by_force and mine not in (LONG_MEASURES if LONG else MEASURES))


@pytest.mark.parametrize(
    ("one", "other", "planted"),
    [
        ("pure-more-than-four", "pure-more-than-four+pure-doubles-bonuses", 9),  # five cards and a bonus
        ("tie-by-scored-species", "tie-shared-at-once", 7),  # two paths of one player
    ],
)
def test_readings_that_need_many_cards_are_told_apart(one: str, other: str, planted: int) -> None:
    assert size(one, other) == Size(planted, 2, 0, 0)


def test_what_lies_beyond_the_exhaustive_search_is_found_at_random_and_shrunk() -> None:
    told = found("pure-more-than-four", "pure-more-than-four+pure-doubles-bonuses")
    assert told is not None
    assert told.search == RANDOM


def test_the_same_seed_finds_the_same_position() -> None:
    limits = Limits(planted=1, tries=300, seed=4)
    both = [readings.tell_apart(CANONICAL, reading("pure-flat-one"), limits, lambda _: None) for _ in "12"]
    assert both[0] is not None
    assert both[0].search == RANDOM
    assert both[0] == both[1]


def test_too_short_a_search_finds_nothing() -> None:
    assert found("canonical", "pure-flat-one", Limits(planted=1, tries=1)) is None


def test_where_a_species_must_be_held_a_card_of_each_that_is_scored_matters() -> None:
    one, other = "tie-by-scored-species+must-hold", "tie-shared-at-once+must-hold"
    assert size(one, other) == Size(7, 2, 3, 0)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("no-right-needed", "no-right-needed+own-one-cancels"),
        ("no-right-needed+must-hold", "no-right-needed+tie-scores-nobody"),
        ("no-right-needed+single-card-path", "no-right-needed+single-card-path+tie-by-scored-species"),
        ("pure-flat-one", "pure-flat-one+pure-doubles-bonuses"),
    ],
)
def test_what_has_no_effect_beside_another_misreading_never_differs(one: str, other: str) -> None:
    assert never_differ(reading(one), reading(other))
    assert found(one, other) is None


def test_no_misreading_is_without_effect_where_it_stands_alone() -> None:
    assert reduced(Terms()) == Terms()
    assert [name for name in ALL if reduced(terms_of(reading(name))) != terms_of(reading(name))] == []
