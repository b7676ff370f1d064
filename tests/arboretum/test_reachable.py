"""The end positions that pass the checks are exactly those that some history of the game reaches."""

from itertools import product

import pytest

from arbcheck.arboretum.number_checks import check_counts, check_order
from arbcheck.arboretum.reachable import Setup, turns_of, turns_when_finished, turns_when_unfinished
from tests.oracle.histories import Deal, ends

PLAYERS = ("Talia", "Jonte", "Rina", "Odile")


@pytest.mark.parametrize(
    ("players", "species", "edition", "finished", "unfinished"),
    [
        (2, 6, 2018, (17, 33), (0, 32)),
        (3, 8, 2018, (22, 42), (0, 41)),
        (4, 10, 2018, (26, 51), (0, 50)),
        (2, 6, 2015, (17, 33), (0, 32)),
        (3, 8, 2015, (21, 42), (0, 41)),
        (4, 10, 2015, (25, 51), (0, 50)),
    ],
)
def test_a_game_has_as_many_turns_as_two_or_one_cards_a_turn_allow(
    players: int, species: int, edition: int, finished: tuple[int, int], unfinished: tuple[int, int]
) -> None:
    setup = Setup(8 * species, players, edition)
    assert turns_when_finished(setup) == finished
    assert turns_when_unfinished(setup) == unfinished


def deal_of(setup: Setup) -> Deal:
    return Deal(setup.cards, 7, setup.starting)


SHRUNKEN = [
    Setup(7 * players + deck + (players - 1) * (edition == 2015), players, edition)
    for players, largest in ((2, 10), (3, 6), (4, 5))
    for edition in (2018, 2015)
    for deck in range(2, largest + 1)
]


def accepted(setup: Setup) -> set[tuple[tuple[int, ...], tuple[int | None, ...], bool]]:
    """Try the checks on all sizes in a wide range."""
    names = PLAYERS[: setup.players]
    return {
        (sizes, piles, finished)
        for turns in range(setup.draw_pile + 5)
        for sizes in [tuple(turns_of(turns, player, setup.players) for player in range(setup.players))]
        for piles in product(*((None, *range(size + 3)) for size in sizes))
        for finished in (False, True)
        if not list(check_counts(names, setup, turns, piles, finished=finished))
    }


@pytest.mark.parametrize("setup", SHRUNKEN)
def test_the_numbers_that_pass_are_those_of_some_history_of_the_game(setup: Setup) -> None:
    reached = {
        (end.planted, piles, end.finished)
        for end in ends(deal_of(setup))
        for piles in product(*((None, pile) for pile in end.piles))
    }
    assert accepted(setup) == reached


@pytest.mark.parametrize("edition", [2018, 2015])
def test_the_numbers_of_a_whole_game_of_two_that_pass_are_those_of_some_history(edition: int) -> None:
    setup = Setup(48, 2, edition)
    reached = {(end.planted, end.piles, end.finished) for end in ends(deal_of(setup))}
    passed = {
        (sizes, piles, finished)
        for turns in range(40)
        for sizes in [(turns_of(turns, 0, 2), turns_of(turns, 1, 2))]
        for piles in product(*(range(size + 3) for size in sizes))
        for finished in (False, True)
        if not list(check_counts(PLAYERS[:2], setup, turns, piles, finished=finished))
    }
    assert passed == reached


def test_turns_go_round_the_table_from_the_start_player() -> None:
    for players, turns in product((2, 3, 4), range(12)):
        played = [turn % players for turn in range(turns)]
        assert [turns_of(turns, player, players) for player in range(players)] == [
            played.count(player) for player in range(players)
        ]
        sizes = [played.count(player) for player in range(players)]
        assert not list(check_order(PLAYERS[:players], sizes))


@pytest.mark.parametrize("sizes", [(1, 2), (0, 1), (3, 1), (2, 3, 2), (1, 0, 1), (2, 2, 1, 2)])
def test_sizes_out_of_turn_order_are_refused_once(sizes: tuple[int, ...]) -> None:
    found = list(check_order(PLAYERS[: len(sizes)], sizes))
    assert [problem.code for problem in found] == ["ARB207"]
