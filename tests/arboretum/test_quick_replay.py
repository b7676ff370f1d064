"""A game that is replayed quickly comes to what the long way makes of it, and no other game is."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Game, Play
from arbcheck.arboretum.legality import CANONICAL
from arbcheck.arboretum.replay.layout import setup_of
from arbcheck.arboretum.replay.quick import quick_replay
from arbcheck.arboretum.replay.replayed import Replay
from arbcheck.arboretum.replay.turns import replay_with
from tests.oracle.boards import seeded
from tests.oracle.mutations import mutate
from tests.oracle.play import random_game

seeds = st.integers(min_value=0, max_value=2**32)


def quick(game: Game) -> Replay | None:
    return quick_replay(game, setup_of(game))


def long_way(game: Game) -> Replay:
    return replay_with(game, setup_of(game))


def cards_of(game: Game) -> tuple[Card, ...]:
    return tuple(sorted(setup_of(game).cards))


@given(seeds, st.integers(min_value=2, max_value=4), st.sampled_from([2018, 2015]))
def test_a_whole_game_is_replayed_quickly_and_the_same(seed: int, players: int, edition: int) -> None:
    game = random_game(seeded(seed), players, edition)[0]
    assert quick(game) == long_way(game)


@given(seeds, st.integers(min_value=2, max_value=4), st.sampled_from([2018, 2015]))
def test_what_is_replayed_quickly_has_no_slips(seed: int, players: int, edition: int) -> None:
    rng = seeded(seed)
    game = random_game(rng, players, edition)[0]
    slipped = mutate(rng, game, (*cards_of(game), Card("olive", 3), Card("willow", 1)))[1]
    told, found = long_way(slipped), quick(slipped)
    assert found == (None if told.problems else found and told)


@given(seeds, st.sampled_from([0.02, 0.1, 0.5]))
def test_what_is_replayed_quickly_leaves_nothing_open(seed: int, hide: float) -> None:
    game = random_game(seeded(seed), 2 + seed % 3, 2018, hide)[0]
    found = quick(game)
    if found is not None:
        assert found == long_way(game)
        assert found.unnamed.hands == (0,) * len(game.players)
        assert found.unnamed.deck == found.unnamed.discards == 0


def whole() -> Game:
    """A game of two players that nothing is wrong with, over, with cards drawn from discard piles."""
    rng = seeded(11)
    return next(game for game in (random_game(rng, 2, 2018)[0] for _ in range(50)) if game.finished)


def with_turn(game: Game, number: int, **changes: Any) -> Game:
    turns = list(game.turns)
    turns[number] = turns[number]._replace(**changes)
    return game._replace(turns=tuple(turns))


def test_the_game_of_the_tests_below_is_replayed_quickly() -> None:
    assert quick(whole()) == long_way(whole())


@pytest.mark.parametrize(
    "change",
    [
        {"player": 1},
        {"draws": ()},
        {"play": None},
        {"discard": None},
        {"irregular": "it was let stand"},
        {"play": Play(Card("lilac", 1))},
        {"discard": Card("lilac", 1)},
    ],
)
def test_a_turn_that_is_not_as_it_must_be_goes_the_long_way(change: dict[str, Any]) -> None:
    assert quick(with_turn(whole(), 0, **change)) is None


def test_a_place_that_cannot_be_goes_the_long_way() -> None:
    game = whole()
    first, later = game.turns[0].play, game.turns[2].play
    assert first
    assert later
    for play in (
        Play(later.card, (40, 40)),  # apart from all cards
        Play(later.card),  # no place at all
        Play(later.card, None, "above", later.card),  # beside a card that is not planted
        Play(later.card, first.at or (0, 0)),  # used
    ):
        assert quick(with_turn(game, 2, play=play)) is None


def test_a_card_that_does_not_lie_there_goes_the_long_way() -> None:
    game = whole()
    one, two = game.turns[0].draws
    assert quick(with_turn(game, 0, draws=(two._replace(card=one.card), one))) is None
    assert quick(with_turn(game, 0, draws=(one._replace(source=0, card=None), two))) is None


def test_an_end_that_is_another_goes_the_long_way() -> None:
    game = whole()
    end = game.end
    hand, arboretum, pile = end.hands[0], end.arboretums[0], end.discards[0]
    assert hand
    assert hand[0]
    assert arboretum
    assert isinstance(pile, tuple)
    for other in (
        end._replace(hands=(hand[1:], end.hands[1])),
        end._replace(hands=((*hand[1:], None), end.hands[1])),
        end._replace(arboretums=(arboretum[1:], end.arboretums[1])),
        end._replace(arboretums=((arboretum[0]._replace(x=60), *arboretum[1:]), end.arboretums[1])),
        end._replace(arboretums=((arboretum[0]._replace(card=hand[0]), *arboretum[1:]), end.arboretums[1])),
        end._replace(discards=((*pile, hand[0]), end.discards[1])),
        end._replace(discards=(len(pile) + 1, end.discards[1])),
    ):
        assert quick(game._replace(end=other)) is None
    sized = game._replace(end=end._replace(discards=(len(pile), None)))
    assert quick(sized) == long_way(sized)


def test_a_game_that_is_not_over_when_it_says_so_goes_the_long_way() -> None:
    game = whole()
    assert quick(game._replace(finished=False)) is None
    assert quick(game._replace(turns=game.turns[:-1])) is None
    assert quick(game._replace(turns=(*game.turns, game.turns[-2]))) is None


def test_a_deal_that_is_not_whole_goes_the_long_way() -> None:
    game = whole()
    start = game.start
    hand = start.hands[0]
    assert hand
    for other in (
        start._replace(deck=start.deck[1:]),
        start._replace(deck=(None, *start.deck[1:])),
        start._replace(deck=(hand[0], *start.deck[1:])),
        start._replace(hands=(None, start.hands[1])),
        start._replace(discards=((hand[0],), None)),
    ):
        assert quick(game._replace(start=other)) is None


def test_a_game_under_a_reading_goes_the_long_way() -> None:
    game = whole()
    setup = setup_of(game, CANONICAL._replace(own_pile=False))
    assert quick_replay(game, setup) is None
