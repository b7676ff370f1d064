"""Positions at random, and what is left of them when all that is not needed is taken away."""

from collections.abc import Iterator

import pytest

from arbcheck.arboretum.board import Planted, parts
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.reachable import turns_of
from arbcheck.conformance.apart import chance
from arbcheck.conformance.apart.core import OWN, named_cards, position_of, size_of
from tests.oracle.boards import seeded


def some(players: int, number: int = 200) -> Iterator[Position]:
    luck = seeded(5)
    for _ in range(number):
        core = chance.made(players, luck)
        yield chance.mixed(players, luck) if core is None else core


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_at_random_are_such_as_a_game_can_lead_to(players: int) -> None:
    for position in some(players):
        turns = size_of(position).planted
        counts = [len(arboretum) for arboretum in position.arboretums]
        assert counts == [turns_of(turns, player, players) for player in range(players)]
        assert all(len(parts((x, y) for _, x, y in own)) <= 1 for own in position.arboretums)
        assert all(len({(x, y) for _, x, y in own}) == len(own) for own in position.arboretums)
        assert all(len(hand) <= 7 for hand in position.hands)
        numbers = size_of(position)
        assert len(named_cards(position)) == numbers.planted + numbers.in_hand + numbers.discarded


def test_shrinking_leaves_what_is_needed() -> None:
    """Needed are a 2 beside a 3 in the first arboretum and a 5 in the second hand."""
    trees = tuple(Planted(Card(OWN, value), x, 0) for x, value in enumerate((1, 2, 3)))
    others = tuple(Planted(Card("maple", value), value, 0) for value in (1, 2))
    core = position_of(
        ((Card(OWN, 6),), (Card(OWN, 5), Card(OWN, 7))), (trees, others), (None, (Card(OWN, 8),))
    )

    def needs(position: Position) -> bool:
        codes = {planted.card.code for planted in position.arboretums[0]}
        return {"Oa2", "Oa3"} <= codes and Card(OWN, 5) in position.hands[1]

    left = chance.shrunk(core, needs)
    assert [[tree.card.code for tree in own] for own in left.arboretums] == [["Oa2", "Oa3"], ["Ma2"]]
    assert left.hands == ((), (Card(OWN, 5),))
    assert left.discards == (None, None)


def test_a_pile_stays_below_the_turns_that_have_filled_it() -> None:
    """The only turn has discarded the 1: as long as that is needed, the turn is."""
    core = position_of(((), ()), ((Planted(Card("maple", 4), 0, 0),), ()), ((Card(OWN, 1),), None))
    assert chance.shrunk(core, lambda position: bool(position.discards[0])) == core
    assert size_of(chance.shrunk(core, lambda _: True)).planted == 0


def test_of_several_finds_the_smallest_counts() -> None:
    luck = seeded(1)
    found = chance.search(lambda core: size_of(core).planted % 5 == 0, lambda: chance.made(2, luck), 200)
    assert found is not None
    assert size_of(found).planted in {0, 5}
    assert chance.search(lambda _: False, lambda: chance.made(2, luck), 5) is None
