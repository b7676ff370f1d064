"""Hands are filled with cards that decide nothing, as far as there are such cards."""

from collections import Counter
from functools import partial

import pytest

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings import reading_of
from arbcheck.conformance.apart.core import OWN, Differing, named_cards, position_of
from arbcheck.conformance.apart.filling import fill, plainly
from arbcheck.conformance.apart.readings import compare_under

NOBODY = ((), ())


def cards(*values: int) -> tuple[Card, ...]:
    return tuple(Card(OWN, value) for value in values)


def between(one: str, other: str, core: Position) -> Differing:
    return compare_under(reading_of([one] if one else []), reading_of([other]), core)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_plain_filling_gives_each_other_species_to_one_player(players: int) -> None:
    position = plainly(position_of([cards(8), *[()] * (players - 1)], [()] * players))
    assert [len(hand) for hand in position.hands] == [7] * players
    assert len(named_cards(position)) == 7 * players
    owners = [{card.species for card in hand if card} for hand in position.hands]
    assert all(count == 1 for count in Counter(name for own in owners for name in own).values())
    assert all(card.value not in {1, 8} for hand in position.hands for card in hand[1:] if card)


def test_a_plain_filling_leaves_planted_cards_where_they_are() -> None:
    core = position_of(NOBODY, ((Planted(Card("maple", 4), 0, 0),), ()))
    assert Card("maple", 4) not in [card for hand in plainly(core).hands for card in hand]


def test_what_differs_on_a_filled_position_is_what_differs_without_the_filling() -> None:
    core = position_of((cards(1, 8), cards(2)), NOBODY)
    compare = partial(between, "", "own-one-cancels")
    filled = fill(core, compare, 0)
    assert filled is not None
    assert filled.besides == 0
    assert filled.differing == compare(core) == {("holders", OWN): ((0,), (1,))}


def test_a_filling_that_would_decide_is_exchanged_card_by_card() -> None:
    """The rules let all score what nobody holds; whoever holds more species wins the misread tie."""
    core = position_of((cards(3), ()), NOBODY)
    filled = fill(core, partial(between, "", "tie-by-hand-species"), 0)
    assert filled is not None
    assert filled.besides == 0
    first, second = ({card.species for card in hand if card} for hand in filled.position.hands)
    assert len(first) > len(second)


def test_where_every_filling_decides_it_is_told_how_much() -> None:
    """Of two players only one has the highest card of a species, and misread all may score it."""
    core = position_of((cards(2), ()), NOBODY)
    filled = fill(core, partial(between, "highest-card", "no-right-needed"), 0)
    assert filled is not None
    assert filled.besides > 0
    assert filled.differing["holders", OWN] == ((0,), (0, 1))


def test_a_difference_that_no_filling_keeps_is_given_up() -> None:
    def short(position: Position) -> Differing:
        return {("winners",): (1, 2)} if len(position.hands[0]) < 7 else {}

    assert fill(position_of(NOBODY, NOBODY), short, 0) is None
