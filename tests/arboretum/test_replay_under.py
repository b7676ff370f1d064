"""Under legality misreadings a record of turns is refused where no deal gets any further."""

import os
from functools import cache
from itertools import combinations
from random import Random

import pytest

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK, Draw, Game, Play, Start, Turn
from arbcheck.arboretum.position import End
from arbcheck.arboretum.readings.legality import legality_of
from arbcheck.arboretum.readings.misreadings import LEGALITY, MISREADINGS, conflict
from arbcheck.arboretum.replay.layout import Setup
from arbcheck.arboretum.replay.turns import replay_with
from arbcheck.problems import Problem, Span
from tests.oracle.boards import PLAYERS, seeded
from tests.oracle.misread_replays import first_failure_under, play_under
from tests.oracle.mutations import exchange, mutate
from tests.oracle.play import hidden, random_deal
from tests.oracle.replays import EveryDeal, Fact, fact_of

TALIA, JONTE, RINA = range(3)
RECORDS = int(os.environ.get("ARBCHECK_MISREAD_RECORDS", "120"))
"""How many records are tried under each reading."""
CARDS = tuple(Card(name, value) for value in range(1, 5) for name in ("maple", "oak"))
SHRUNKEN = [
    (CARDS[:6], 1, (0, 0)),
    (CARDS[:7], 1, (0, 1)),
    (CARDS[:7], 1, (0, 0, 0)),
    (CARDS, 1, (0, 0)),
    (CARDS, 1, (0, 1, 1)),
]
PLAY = [
    *("one-last-round", "end-when-cannot-draw", "ascending-planting"),
    *("unconnected-planting", "opponents-piles-only"),
]
READINGS = [
    frozenset(names) for size in (1, 2, 3) for names in combinations(PLAY, size) if conflict(names) is None
]

every_deal = cache(EveryDeal)


def record_under(rng: Random, cards: tuple[Card, ...], hand: int, discards: tuple[int, ...]) -> Game:
    """Play a game under some reading, hide some of its facts, and let most have slips."""
    deal = random_deal(rng, list(cards), hand, discards)
    record = hidden(rng, play_under(rng, deal, rng.choice(READINGS)), rng.choice((0, 0.2, 0.5, 0.8)))
    if rng.random() < 0.3:
        record = exchange(rng, record, cards)
    for _ in range(rng.choice((0, 0, 1, 2))):
        record = mutate(rng, record, cards)[1]
    return record


def first_told(record: Game, problems: tuple[Problem, ...]) -> Fact | None:
    if not problems:
        return None
    at = problems[0].at
    assert not isinstance(at, Span)
    return fact_of(record, at, problems[0].code)


@pytest.mark.parametrize("reading", READINGS, ids=lambda names: " ".join(sorted(names)))
def test_a_record_is_refused_where_no_deal_gets_any_further(reading: frozenset[str]) -> None:
    accepted = 0
    for seed in range(RECORDS):
        rng = seeded(seed)
        cards, hand, discards = rng.choice(SHRUNKEN)
        if rng.random() < 0.4:
            rng = seeded(seed + 10**6)
        record = record_under(rng, cards, hand, discards)
        deck = len(cards) - hand * len(discards) - sum(discards)
        setup = Setup(frozenset(cards), deck, hand, discards, legality_of(reading))
        expected = first_failure_under(every_deal(cards, hand, discards), record, reading)
        found = first_told(record, replay_with(record, setup).problems)
        assert found == expected, (seed, record)
        accepted += expected is None
    assert RECORDS // 20 < accepted < RECORDS - RECORDS // 20


def test_the_readings_are_those_of_play() -> None:
    legality = {name for name, misreading in MISREADINGS.items() if misreading.kind == LEGALITY}
    assert legality - set(PLAY) == {"eight-species-always"}


def test_who_is_passed_over_in_a_last_round_does_not_play_and_the_next_does() -> None:
    """Rina leaves one card in her pile and one in Talia's: Talia cannot draw two from others, Jonte can."""
    names = [f"{species}{value}" for value in range(1, 5) for species in ("maple", "oak")]
    card = dict(zip(names, CARDS, strict=True))
    deck = Draw(DECK, None)
    turns = (
        Turn(TALIA, (deck, deck), Play(card["maple1"]), card["oak1"]),
        Turn(JONTE, (deck, deck), Play(card["maple2"]), card["oak2"]),
        Turn(RINA, (deck, Draw(JONTE, None)), Play(card["maple3"]), card["oak3"]),
        Turn(JONTE, (Draw(TALIA, None), Draw(RINA, None)), Play(card["oak1"], (1, 0)), card["oak3"]),
    )
    nothing = (None, None, None)
    record = Game(
        PLAYERS[:3],
        ("maple", "oak"),
        2018,
        Start(nothing, (), nothing),
        turns,
        End(nothing, nothing, nothing),
        finished=True,
    )
    reading = legality_of(frozenset({"one-last-round", "opponents-piles-only"}))
    setup = Setup(frozenset(CARDS), 5, 1, (0, 0, 0), reading)
    assert replay_with(record, setup).problems == ()
    early = replay_with(record._replace(turns=turns[:3]), setup).problems
    assert [(each.code, each.message) for each in early] == [
        ("ARB313", "the game is not over: Jonte can still draw two cards")
    ]
