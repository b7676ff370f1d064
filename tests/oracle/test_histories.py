"""The claims about reachable end positions, held against every history of shrunken games (R3-R9)."""

import math
from collections import Counter
from itertools import product

import pytest

from tests.oracle.histories import Deal, End, ends, layouts, numbers, opening, stuck

Shown = tuple[tuple[int, ...], tuple[int | None, ...], bool]
"""Cards planted, sizes of the discard piles (None: not stated), and whether the game is finished."""


def in_turn_order(turns: int, players: int) -> tuple[int, ...]:
    """Say how many cards each has planted after so many turns."""
    return tuple(max(0, math.ceil((turns - k) / players)) for k in range(players))


def claimed(deal: Deal, planted: tuple[int, ...], piles: tuple[int | None, ...], *, finished: bool) -> bool:
    """Say what the rules text claims: these numbers can be reached."""
    players = len(deal.starting)
    turns = sum(planted)
    dealt = deal.cards - players * deal.hand
    last = (turns - 1) % players if turns else None
    least = [1 if k == last else 0 for k in range(players)]
    most = [planted[k] + deal.starting[k] for k in range(players)]
    if planted != in_turn_order(turns, players):
        return False
    if any(pile is not None and not least[k] <= pile <= most[k] for k, pile in enumerate(piles)):
        return False
    a = sum(least[k] if pile is None else pile for k, pile in enumerate(piles))
    b = sum(most[k] if pile is None else pile for k, pile in enumerate(piles))
    if finished:
        return turns >= 1 and a <= dealt - turns <= b
    return max(a, sum(deal.starting) - turns) <= min(b, dealt - turns - 1)


def shown(deal: Deal) -> set[Shown]:
    """Return every reachable end position, with each choice of piles that it does not state."""
    return {
        (end.planted, piles, end.finished)
        for end in ends(deal)
        for piles in product(*((None, pile) for pile in end.piles))
    }


def claims(deal: Deal) -> set[Shown]:
    """Try the claim on all numbers in a wide range; planted cards out of turn order are claimed nowhere."""
    players = len(deal.starting)
    turns = opening(deal).deck + sum(deal.starting) + players
    return {
        (planted, piles, finished)
        for planted in [in_turn_order(t, players) for t in range(turns)]
        for piles in product(*((None, *range(most + 3)) for most in planted))
        for finished in (False, True)
        if claimed(deal, planted, piles, finished=finished)
    }


def first_edition(players: int) -> tuple[int, ...]:
    return (0, *(1,) * (players - 1))


SMALL = [
    Deal(deck + players * hand + sum(starting), hand, starting)
    for players, largest, hand in ((2, 10, 7), (3, 6, 1), (4, 5, 2))
    for starting in ((0,) * players, first_edition(players))
    for deck in range(1, largest + 1)
]


@pytest.mark.parametrize("deal", SMALL, ids=str)
def test_in_a_shrunken_game_exactly_the_claimed_end_positions_are_reached(deal: Deal) -> None:
    assert shown(deal) == claims(deal)


@pytest.mark.parametrize("deal", [Deal(48, 7, (0, 0)), Deal(48, 7, (0, 1))], ids=str)
def test_in_a_whole_game_of_two_exactly_the_claimed_end_positions_are_reached(deal: Deal) -> None:
    assert shown(deal) == claims(deal)


@pytest.mark.parametrize(
    ("cards", "starting", "finished", "unfinished"),
    [
        (48, (0, 0), (17, 33), (0, 32)),
        (48, (0, 1), (17, 33), (0, 32)),
        (64, (0, 0, 0), (22, 42), (0, 41)),
        (64, (0, 1, 1), (21, 42), (0, 41)),
        (80, (0, 0, 0, 0), (26, 51), (0, 50)),
        (80, (0, 1, 1, 1), (25, 51), (0, 50)),
    ],
)
def test_a_whole_game_takes_as_many_turns_as_the_table_says(
    cards: int, starting: tuple[int, ...], finished: tuple[int, int], unfinished: tuple[int, int]
) -> None:
    reached = ends(Deal(cards, 7, starting))
    over = {sum(end.planted) for end in reached if end.finished}
    stopped = {sum(end.planted) for end in reached if not end.finished}
    assert over == set(range(finished[0], finished[1] + 1))
    assert stopped == set(range(unfinished[0], unfinished[1] + 1))


@pytest.mark.parametrize(
    "deal", [*(deal for deal in SMALL if opening(deal).deck > 1), Deal(64, 7, (0, 0, 0))], ids=str
)
def test_whoever_is_to_play_can_always_draw_two_cards(deal: Deal) -> None:
    assert stuck(deal) == frozenset()


def test_a_draw_pile_of_one_card_and_no_discards_would_be_too_few_to_start() -> None:
    assert stuck(Deal(15, 7, (0, 0))) == {opening(Deal(15, 7, (0, 0)))}


def test_the_last_card_of_the_draw_pile_may_be_followed_by_one_from_a_discard_pile() -> None:
    # Three cards to draw: the first player takes two; the second takes the last and the first one's discard.
    assert End((1, 1), (0, 1), finished=True) in ends(Deal(17, 7, (0, 0)))


def test_a_game_with_two_cards_to_draw_is_over_after_one_turn() -> None:
    # There is no discard pile yet, so the first player must take both.
    assert ends(Deal(16, 7, (0, 0))) == {
        End((0, 0), (0, 0), finished=False),
        End((1, 0), (1, 0), finished=True),
    }


@pytest.mark.parametrize(
    "deal",
    [
        Deal(6, 1, (0, 0)),
        Deal(6, 1, (0, 1)),
        Deal(6, 2, (0, 0)),
        Deal(7, 2, (0, 1)),
        Deal(7, 1, (0, 0, 0)),
        Deal(6, 1, (0, 1, 1)),
    ],
    ids=str,
)
def test_where_the_numbers_can_be_reached_every_layout_of_the_cards_can(deal: Deal) -> None:
    reached: Counter[End] = Counter()
    for between_turns in layouts(deal):
        reached.update(numbers(layout) for layout in between_turns)
    assert set(reached) == ends(deal)
    for end, found in reached.items():
        # All orders of the cards on all places, but hands and arboretums have no order.
        unordered = math.factorial(deal.hand) ** len(deal.starting) * math.prod(
            math.factorial(trees) for trees in end.planted
        )
        assert found == math.factorial(deal.cards) // unordered
