"""What one player could see of a game, against a list of who was shown which card when."""

import pytest

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK, Game
from arbcheck.arboretum.replay.seat import start_from, steps_from
from arbcheck.arboretum.replay.steps import start, steps
from arbcheck.arboretum.replay.turns import replay
from tests.oracle.boards import seeded
from tests.oracle.play import random_game


def shown_to(seat: int, game: Game, turns: int) -> set[Card | None]:
    """Return the cards that a player has seen by the end of so many turns, and knows where they are since.

    Everybody sees a card that is taken from a discard pile, planted or discarded; a card that its owner
    draws from the draw pile or has been dealt is shown to nobody else.
    """
    seen = set(game.start.hands[seat] or ())
    for pile in game.start.discards:
        seen.update(pile or ())
    for turn in game.turns[:turns]:
        for draw in turn.draws:
            if draw.source != DECK or turn.player == seat:
                seen.add(draw.card)
        seen.update({turn.play.card if turn.play else None, turn.discard})
    return seen


@pytest.mark.parametrize("seed", range(12))
def test_a_player_sees_the_cards_that_everybody_was_shown_and_the_own_ones(seed: int) -> None:
    players, edition = 2 + seed % 3, 2018 - 3 * (seed % 2)
    game, _ = random_game(seeded(seed), players, edition)
    played = list(steps(replay(game)))
    for seat in range(players):
        for step, whole in zip(steps_from(seat, played), played, strict=True):
            seen = shown_to(seat, game, step.number + 1)
            for hand, all_of_it in zip(step.after.hands, whole.after.hands, strict=True):
                assert len(hand) == 7
                assert {card for card in hand if card} == seen.intersection(all_of_it)
            assert step.after.hands[seat] == whole.after.hands[seat]
            assert step.after.discards == whole.after.discards
            assert step.after.arboretums == whole.after.arboretums
            assert step.after.deck == (None,) * len(whole.after.deck)


@pytest.mark.parametrize("seed", range(6))
def test_what_others_draw_from_the_draw_pile_is_not_shown(seed: int) -> None:
    game, _ = random_game(seeded(seed), 3, 2018)
    for step in steps_from(1, steps(replay(game))):
        for draw, stated in zip(step.draws, game.turns[step.number].draws, strict=True):
            hidden = stated.source == DECK and step.player != 1
            assert draw == (stated._replace(card=None) if hidden else stated)


def test_at_the_start_a_player_sees_the_own_hand_and_the_starting_discards() -> None:
    game, truth = random_game(seeded(5), 3, 2015)
    seen = start_from(2, start(replay(game)))
    assert set(seen.hands[2]) == set(truth.deal.hands[2])
    assert seen.hands[:2] == ((None,) * 7, (None,) * 7)
    assert seen.discards == truth.deal.discards
    assert set(seen.deck) == {None}
    assert len(seen.deck) == len(truth.deal.deck)
