"""Replaying games: what each turn may do, how a game ends, and that one slip gives one problem."""

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from arbcheck.arboretum.board import Planted, parts
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK, Draw, Game, Start, Turn
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.replay.layout import setup_of
from arbcheck.arboretum.replay.replayed import Replay
from arbcheck.arboretum.replay.steps import inferred, start, steps
from arbcheck.arboretum.replay.turns import replay, replay_with
from arbcheck.problems import Handle
from tests.arboretum.recorded import (
    IRREGULAR,
    JONTE,
    RINA,
    TALIA,
    ended,
    game,
    message,
    place,
    told,
    turn,
)
from tests.oracle.boards import PLAYERS, card, hand, seeded
from tests.oracle.mutations import KINDS, mutate
from tests.oracle.play import Deal, Tabletop, cell_of, random_deal, random_game, random_play, random_species
from tests.oracle.replays import Fact, fact_of, first_failure, stated_deal

TALIAS = "Oa1 Oa2 Oa3 Do1 Do2 Do3 Ja1"
FIRST = turn(TALIA, "deck, deck", "Oa1", "Oa2")
SECOND = turn(JONTE, "deck, deck", "Ca1", "Ca2")


def left_with(cards: int, record: Game) -> Replay:
    """Replay a game whose draw pile holds only so many cards after the deal."""
    return replay_with(record, setup_of(record)._replace(deck=cards))


def codes(result: Replay) -> list[tuple[str, Handle]]:
    return [(each.code + "W" * (each.severity == "warning"), place(each)) for each in result.problems]


# Whose turn it is: R3


def test_players_take_turns_in_the_order_of_the_list() -> None:
    rinas = turn(RINA, "deck, deck", "Wi1", "Wi2")
    fourth = turn(TALIA, "deck, deck", "Oa3 right of Oa1", "Oa4")
    assert told(game(FIRST, SECOND, rinas, fourth, players=3)) == []


def test_the_start_player_plays_first() -> None:
    assert told(game(SECOND)) == [("ARB301", ("turn", 0, "player"))]
    assert message(game(SECOND)) == "turn 1 is played by Jonte, but Talia is due"


@pytest.mark.parametrize(
    ("players", "order"),
    [
        (2, "TTTJTJ"),  # a name is wrong
        (2, "TTJTJ"),  # a turn is missing, or Talia played twice
        (3, "TRTJRTJ"),  # Jonte is passed over for good
        (3, "TRRTJR"),  # the second name is wrong
        (3, "TRJTJR"),  # Jonte plays late
        (3, "JTRTJR"),  # the first two turns are the wrong way round
    ],
)
def test_one_slip_in_the_order_is_one_problem_however_it_goes_on(players: int, order: str) -> None:
    cards = iter(f"{name}{value}" for value in range(1, 9) for name in ("Oa", "Ca", "Do", "Ja"))
    turns: list[Turn] = []
    for name in order:
        player = "TJR".index(name)
        place_of = f" at {len([each for each in turns if each.player == player])} 0"
        turns.append(turn(player, "deck, deck", next(cards) + place_of, next(cards)))
    assert [code for code, _ in told(game(*turns, players=players))] == ["ARB301"]


def test_a_second_slip_in_the_order_is_a_second_problem() -> None:
    cards = [f"Oa{value}" for value in range(1, 9)] + [f"Ca{value}" for value in range(1, 9)]
    turns = [
        turn(player, "deck, deck", f"{cards.pop()} at {number} 0", cards.pop())
        for number, player in enumerate((TALIA, TALIA, JONTE, TALIA, JONTE, JONTE, TALIA, JONTE))
    ]
    record = game(*turns)
    order = [each for each in told(record) if each[0] == "ARB301"]
    assert order == [("ARB301", ("turn", 1, "player")), ("ARB301", ("turn", 5, "player"))]


def test_a_wrong_name_does_not_move_the_turn_to_the_other_arboretum() -> None:
    turns = (FIRST, SECOND, turn(JONTE, "deck, deck", "Oa3 right of Oa1", "Oa4"), SECOND._replace(play=None))
    record = game(*turns[:3])
    assert told(record) == [("ARB301", ("turn", 2, "player"))]
    assert replay(record).position.arboretums[TALIA] == (
        Planted(card("Oa1"), 0, 0),
        Planted(card("Oa3"), 1, 0),
    )


# What is drawn: R5, R6


def test_both_cards_may_come_from_one_pile_the_second_from_under_the_first() -> None:
    record = game(
        FIRST,
        SECOND,
        turn(TALIA, "deck, deck", "Oa3 right of Oa1", "Oa4"),
        turn(JONTE, "Talia Oa4, Talia Oa2", "Ca3 left of Ca1", "Oa4"),
        turn(TALIA, "Jonte Oa4, Jonte Ca2", "Oa4 below Oa1", "Ca2"),
        turn(JONTE, "Talia Ca2, deck", "Ca2 above Ca1", "Ca4"),
    )
    assert told(record) == []


def test_a_player_may_draw_from_the_own_pile_but_not_the_card_discarded_in_the_same_turn() -> None:
    assert told(game(FIRST, SECOND, turn(TALIA, "Talia Oa2, deck", "Oa2 right of Oa1", "Oa3"))) == []
    assert told(game(turn(TALIA, "deck, Talia Oa2", "Oa1", "Oa2"))) == [("ARB303", ("turn", 0, "draw", 1))]


def test_nothing_can_be_drawn_from_an_empty_discard_pile() -> None:
    record = game(FIRST, turn(JONTE, "Talia, Talia", "Ca1", "Ca2"))
    assert told(record) == [("ARB303", ("turn", 1, "draw", 1))]
    assert message(record) == "Talia's discard pile is empty"


@pytest.mark.parametrize(
    "draws", ["", "deck", "deck, deck, deck", "deck Ca3", "Talia Oa2", "deck, deck, Talia, Talia"]
)
def test_a_turn_has_two_draws(draws: str) -> None:
    record = game(FIRST, turn(JONTE, draws, "Ca1", "Ca2"))
    assert told(record) == [("ARB302", ("turn", 1, "draw"))]


def test_the_message_tells_how_many_draws_there_are() -> None:
    assert message(game(turn(TALIA, "deck", "Oa1", "Oa2"))) == "turn 1 has 1 draw, not 2"
    assert message(game(turn(TALIA, "", "Oa1", "Oa2"))) == "turn 1 has 0 draws, not 2"


DECK_IN_ORDER = "Ca1 Ca2 Ca3 Ca4 Ca5 Ca6"


@pytest.mark.parametrize(
    "draws", ["deck Ca1", "deck Ca2", "deck Ca1, deck Ca2, deck Ca3", "deck Ca1, deck Ca2, deck Ca2"]
)
def test_a_draw_left_out_or_made_up_does_not_shift_the_draw_pile(draws: str) -> None:
    record = game(
        turn(TALIA, draws, "Oa1", "Oa2"),
        turn(JONTE, "deck Ca3, deck Ca4", "Ca3", "Ca4"),
        turn(TALIA, "deck Ca5, deck Ca6", "Oa3 right of Oa1", "Ca5"),
        hands={TALIA: TALIAS},
        deck=DECK_IN_ORDER,
        end=ended(hands={TALIA: "Ca1 Ca2 Ca6 Do1 Do2 Do3 Ja1"}),
    )
    assert told(record) == [("ARB302", ("turn", 0, "draw"))]


def test_a_card_drawn_from_another_pile_than_stated_is_one_problem() -> None:
    record = game(
        FIRST,
        turn(JONTE, "Talia Ca3, Talia Oa2", "Ca3", "Oa2"),
        turn(TALIA, "deck Ca4, deck", "Ca4 left of Oa1", "Oa3"),
        deck="_ _ Ca3 Ca4",
    )
    assert told(record) == [("ARB304", ("turn", 1, "draw", 0, "card"))]


def test_an_unseen_card_drawn_from_another_pile_than_stated_is_one_problem() -> None:
    record = game(
        FIRST,
        turn(JONTE, "Talia Ca3, Talia Oa2", "Ca3", "Oa2"),
        turn(TALIA, "deck Ca4, deck", "Ca4 left of Oa1", "Oa3"),
        deck="_ _ _ Ca4",
    )
    assert told(record) == [("ARB304", ("turn", 1, "draw", 0, "card"))]


def test_a_misnamed_discard_is_one_problem_although_it_shows_later() -> None:
    record = game(
        turn(TALIA, "deck Ca1, deck Ca2", "Oa1", "Oa3"),  # it was the Oa2
        turn(JONTE, "Talia Oa2, deck", "Ca3", "Ca4"),
        turn(TALIA, "deck, deck", "Oa3 right of Oa1", "Do1"),
        hands={TALIA: TALIAS},
    )
    assert told(record) == [("ARB304", ("turn", 1, "draw", 0, "card"))]


# What is planted and discarded: R5, R7, R8


def test_a_place_is_told_in_three_ways() -> None:
    record = game(
        turn(TALIA, "deck, deck", "Oa1 at -3 4", "Oa2"),
        SECOND,
        turn(TALIA, "deck, deck", "Oa3 above Oa1", "Oa4"),
        turn(JONTE, "deck, deck", "Ca3 at 1 0", "Ca4"),
        turn(TALIA, "deck, deck", "Oa5 left of Oa3", "Oa6"),
        turn(JONTE, "deck, deck", "Ca5 below Ca3", "Ca6"),
    )
    assert told(record) == []
    assert replay(record).position.arboretums == (
        (Planted(card("Oa1"), -3, 4), Planted(card("Oa3"), -3, 3), Planted(card("Oa5"), -4, 3)),
        (Planted(card("Ca1"), 0, 0), Planted(card("Ca3"), 1, 0), Planted(card("Ca5"), 1, 1)),
    )


@pytest.mark.parametrize(
    ("play", "code", "words"),
    [
        ("Oa3 at 0 0", "ARB308", "Oa1 lies in that cell of Talia's arboretum"),
        ("Oa3 at 1 1", "ARB307", "that cell touches no card of Talia's arboretum"),
        ("Oa3", "ARB309", "Talia has planted before, so this card needs a place"),
        (
            "Oa3 right of Ca1",
            "ARB309",
            "Talia plants beside Ca1, but it was planted by Jonte in turn 2",
        ),
        (
            "Oa3 right of Oa4",
            "ARB309",
            "Talia plants beside Oa4, but has not planted it",
        ),
    ],
)
def test_a_card_is_planted_in_a_free_cell_beside_an_own_card(play: str, code: str, words: str) -> None:
    record = game(FIRST, SECOND, turn(TALIA, "deck, deck", play, "Do1"))
    assert told(record) == [(code, ("turn", 2, "play", "at"))]
    assert message(record) == words


def test_a_used_cell_is_told_with_the_card_that_lies_there() -> None:
    (problem,) = replay(game(FIRST, SECOND, turn(TALIA, "deck, deck", "Oa3 at 0 0", "Do1"))).problems
    assert problem.also == ((("turn", 0, "play"), "Oa1 was planted by Talia in turn 1"),)


AFTER_SLIPS = [
    # the place is wrong, and the next card is told from it
    ("Oa1", "Oa3 at 5 5", "Oa5 right of Oa3", ("Oa1 Oa3 Oa5",), "ARB307", 1),
    ("Oa1", "Oa3 at 0 0", "Oa5 right of Oa3", ("Oa1 Oa3 Oa5",), "ARB308", 1),
    ("Oa1", "Oa3", "Oa5 at 2 0", ("Oa1 Oa3 Oa5",), "ARB309", 1),
    ("Oa1", "Oa3 above Do8", "Oa5 at 2 0", ("Oa1 Oa3 Oa5",), "ARB309", 1),
    # the place of an earlier card is wrong
    ("Oa1", "Oa3 at 0 1", "Oa5 at 2 0", ("Oa1 Oa3 Oa5",), "ARB307", 2),
    ("Oa1", "Oa3 at -1 0", "Oa5 at -1 0", ("Oa5 Oa1 Oa3",), "ARB308", 2),
    ("Oa1 at 9 9", "Oa3 at 1 0", "Oa5 at 2 0", ("Oa1 Oa3 Oa5",), "ARB307", 1),
    # an earlier card is misnamed, and the next one is told from it
    ("Oa1", "Oa3 at 1 0", "Oa5 right of Oa4", ("Oa1 Oa4 Oa5",), "ARB309", 2),
]


@pytest.mark.parametrize(("first", "second", "third", "picture", "code", "number"), AFTER_SLIPS)
def test_one_wrong_place_is_one_problem(
    first: str, second: str, third: str, picture: tuple[str], code: str, number: int
) -> None:
    record = game(
        turn(TALIA, "deck, deck", first, "Do1"),
        SECOND,
        turn(TALIA, "deck, deck", second, "Do2"),
        turn(JONTE, "deck, deck", "Ca3 below Ca1", "Ca4"),
        turn(TALIA, "deck, deck", third, "Do3"),
        end=ended(arboretums={TALIA: picture}),
    )
    assert told(record) == [(code, ("turn", 2 * number, "play", "at"))]


def test_a_card_misnamed_when_planted_is_one_problem_wherever_it_is_named_again() -> None:
    def record(planted: str) -> Game:
        return game(
            turn(TALIA, "deck Ja2, deck Ja3", planted, "Do1"),
            turn(JONTE, "deck, deck", "Ca1", "Ca2"),
            turn(TALIA, "deck Ja4, deck Ja5", "Oa2 right of Oa1", "Do2"),
            turn(JONTE, "deck, deck", "Ca4 right of Ca1", "Ca5"),
            hands={TALIA: TALIAS},
            deck="_ _ _ _ _ _ _ _ Ca3",
            end=ended(
                hands={TALIA: "Oa3 Do3 Ja1 Ja2 Ja3 Ja4 Ja5"},
                arboretums={TALIA: ("Oa1 Oa2",), JONTE: ("Ca1 Ca4",)},
            ),
        )

    assert told(record("Oa1")) == []
    assert told(record("Ca3")) == [("ARB315", ("turn", 0, "play"))]  # it is known to lie in the draw pile
    assert told(record("Ja8")) == [("ARB305", ("turn", 0, "play"))]  # it is not in hand
    assert told(record("Ja1")) == [("ARB309", ("turn", 2, "play", "at"))]  # it might have been


@pytest.mark.parametrize(("play", "discard"), [("", "Oa2"), ("Oa1", "")])
def test_a_turn_plants_a_card_and_discards_one(play: str, discard: str) -> None:
    record = game(
        turn(TALIA, "deck, deck", play, discard),
        SECOND,
        turn(TALIA, "deck, deck", "Oa3 right of Oa1", "Oa4"),
        end=ended(hands={TALIA: "_ _ _ _ _ _ _"}, arboretums={TALIA: ("Oa1 Oa3",)}, piles={TALIA: "Oa2 Oa4"}),
    )
    assert told(record) == [("ARB310", ("turn", 0))]
    assert message(record) == ("turn 1 plants no card" if discard else "turn 1 discards no card")


def test_a_turn_that_really_left_something_out_leaves_a_hand_of_eight() -> None:
    record = game(
        turn(TALIA, "deck, deck", "Oa1", ""),
        SECOND,
        end=ended(hands={TALIA: "_ _ _ _ _ _ _ _"}, piles={TALIA: 0}),
    )
    assert told(record) == [("ARB310", ("turn", 0))]
    record = game(turn(TALIA, "deck, deck", "", "Oa2"), SECOND, end=ended(hands={TALIA: "_ _ _ _ _ _ _ _"}))
    assert told(record) == [("ARB310", ("turn", 0))]


# How a game starts and ends: R4, R9


def test_only_the_first_edition_has_starting_discards_and_not_for_the_start_player() -> None:
    first = turn(TALIA, "Jonte Ca8, deck", "Oa1", "Oa2")
    assert told(game(first, edition=2015, discards={JONTE: "Ca8"})) == []
    assert told(game(first, discards={JONTE: "Ca8"})) == [("ARB317", ("start", "discard", JONTE))]
    assert told(game(FIRST, discards={JONTE: "Ca8"})) == [("ARB317", ("start", "discard", JONTE))]
    record = game(first, edition=2015, discards={TALIA: "Oa8", JONTE: "Ca8"})
    assert told(record) == [("ARB317", ("start", "discard", TALIA))]
    assert message(record) == "the discard pile of Talia, the start player, starts empty"
    assert told(game(edition=2015, discards={JONTE: "Ca8 Ca7"})) == [("ARB317", ("start", "discard", JONTE))]


def test_a_forgotten_edition_is_one_problem() -> None:
    record = game(players=3, discards={JONTE: "Ca8", RINA: "Ca7"})
    assert told(record) == [("ARB317", ("start", "discard", JONTE))]
    assert message(record) == "in the 2018 edition all discard piles start empty"


def test_a_stated_empty_pile_is_no_starting_discard() -> None:
    assert told(game(discards={TALIA: "", JONTE: ""})) == []


def test_the_draw_pile_holds_what_the_deal_leaves() -> None:
    cards = " ".join(["_"] * 34)
    assert told(game(deck=cards)) == []
    record = game(deck=cards + " Oa1 Oa2")
    assert told(record) == [("ARB318", ("start", "deck", 34))]
    assert message(record) == "the draw pile holds 34 cards, but 36 are listed"


def test_who_draws_the_last_card_finishes_the_turn_and_nobody_plays_again() -> None:
    over = left_with(4, game(FIRST, SECOND, finished=True))
    assert over.problems == ()
    assert (over.ended_in, over.ended_by, over.turns) == (1, JONTE, 2)
    third = turn(TALIA, "Talia, Jonte", "Oa2 right of Oa1", "Ca2")
    fourth = turn(JONTE, "Talia, deck", "Ca2 right of Ca1", "Ca3")
    after = left_with(4, game(FIRST, SECOND, third, fourth, finished=True))
    assert codes(after) == [("ARB312", ("turn", 2))]
    assert (
        after.problems[0].message == "turn 3 comes after the end: turn 2 took the last card of the draw pile"
    )


def test_the_last_card_may_be_the_first_draw_and_the_second_comes_from_a_discard_pile() -> None:
    assert left_with(3, game(FIRST, turn(JONTE, "deck, Talia", "Ca1", "Oa2"), finished=True)).problems == ()
    empty = left_with(3, game(FIRST, SECOND, finished=True))
    assert codes(empty) == [("ARB303", ("turn", 1, "draw", 1))]
    assert empty.problems[0].message == "the draw pile is empty: this turn's first draw took its last card"


def test_a_game_with_cards_left_is_unfinished() -> None:
    record = game(FIRST, SECOND, finished=True)
    assert told(record) == [("ARB313", ("turns",))]
    assert message(record) == "the game is not over: the draw pile has 30 cards left after turn 2"
    assert (
        message(game(finished=True))
        == "the game is not over: the draw pile has 34 cards left before the first turn"
    )


def test_a_game_whose_draw_pile_is_empty_is_finished() -> None:
    over = left_with(4, game(FIRST, SECOND, finished=False))
    assert codes(over) == [("ARB314", ("finished",))]
    assert over.problems[0].message == "the game is finished: turn 2 took the last card of the draw pile"
    assert codes(left_with(0, game())) == [("ARB314", ("finished",))]


def test_a_missing_last_turn_is_one_problem() -> None:
    end = ended(hands={JONTE: "_ _ _ _ _ _ _"}, arboretums={JONTE: ("Ca1",)}, piles={TALIA: "", JONTE: "Ca2"})
    short = left_with(3, game(FIRST, end=end, finished=True))
    assert codes(short) == [("ARB313", ("turns",))]
    assert short.problems[0].message == "the game is not over: the draw pile has 1 card left after turn 1"


def test_a_missing_turn_in_between_is_one_problem() -> None:
    end = ended(arboretums={TALIA: ("Oa1 Oa3",), JONTE: ("Ca1",)}, piles={TALIA: "Oa2 Oa4", JONTE: "Ca2"})
    deck = "Ja1 Ja2 Ja3 Ja4 Ja5 Ja6"
    third = turn(TALIA, "deck Ja5, deck Ja6", "Oa3 right of Oa1", "Oa4")
    assert told(game(FIRST, SECOND, third, deck=deck, end=end)) == []
    assert told(game(FIRST, third, deck=deck, end=end)) == [("ARB301", ("turn", 1, "player"))]


# The end as stated

PLAYED = (
    turn(TALIA, "deck, deck", "Oa1", "Do1"),
    turn(JONTE, "deck, deck", "Ca1", "Ca2"),
    turn(TALIA, "deck, deck", "Oa2 right of Oa1", "Do2"),
    turn(JONTE, "deck, deck", "Ca3 below Ca1", "Ca4"),
    turn(TALIA, "deck, deck", "Oa3 below Oa2", "Do3"),
)


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (("Oa1 Oa2", ". Oa3"), []),
        ((". . .", ". Oa1 Oa2", ". . Oa3"), []),
        (("Oa1 Oa2", ". Oa4"), [("ARB320", ("end", "arboretum", TALIA, 2))]),
        (("Oa1 Oa2", "Oa3"), [("ARB320", ("end", "arboretum", TALIA, 2))]),
        (("Oa1 Oa2 Oa3",), [("ARB320", ("end", "arboretum", TALIA, 2))]),
        ((". Oa2", ". Oa3"), [("ARB320", ("end", "arboretum", TALIA))]),
        (("Oa1 Oa2", ". Oa3 Oa4"), [("ARB320", ("end", "arboretum", TALIA, 3))]),
        (("Oa2 Oa1", ". Oa3"), [("ARB320", ("end", "arboretum", TALIA, each)) for each in (0, 1)]),
        (("Ca8",), [("ARB320", ("end", "arboretum", TALIA, 0)), ("ARB320", ("end", "arboretum", TALIA))]),
        ((), [("ARB320", ("end", "arboretum", TALIA))]),
    ],
)
def test_a_final_arboretum_is_compared_cell_by_cell(
    picture: tuple[str, ...], expected: list[tuple[str, Handle]]
) -> None:
    assert told(game(*PLAYED, end=ended(arboretums={TALIA: picture}))) == expected


def test_the_differences_of_an_arboretum_are_told_in_words() -> None:
    def words(*picture: str) -> str:
        return message(game(*PLAYED, end=ended(arboretums={TALIA: picture})))

    assert words("Oa1 Oa2", ". Oa4") == "Talia planted Oa3 in this cell, not Oa4"
    assert words("Oa1 Oa2", "Oa3") == "Talia planted no card in this cell"
    assert words("Oa1 Oa2") == "Oa3 is planted in Talia's arboretum, but not shown here"
    assert words() == "Oa1 Oa2 Oa3 are planted in Talia's arboretum, but not shown here"


def test_one_card_stated_in_two_cells_is_told_once() -> None:
    twice = (*(Planted(card(code), x, 0) for code, x in (("Oa1", 0), ("Oa2", 1))), Planted(card("Oa2"), 1, 0))
    record = game(*PLAYED, end=ended()._replace(arboretums=(twice, None)))
    assert told(record) == [("ARB320", ("end", "arboretum", TALIA, 2))]


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("Do1 Do2 Do3", []),
        (3, []),
        (2, [("ARB321", ("end", "discard", TALIA))]),
        ("Do1 Do3", [("ARB321", ("end", "discard", TALIA))]),
        ("Do1 Do3 Do2", [("ARB321", ("end", "discard", TALIA, each)) for each in (1, 2)]),
        ("Do1 Do2 Oa4", [("ARB321", ("end", "discard", TALIA, 2))]),
        ("Do1 Do2 Wi1", [("ARB203", ("end", "discard", TALIA, 2))]),
    ],
)
def test_a_final_pile_is_compared_card_by_card(pile: str | int, expected: list[tuple[str, Handle]]) -> None:
    assert told(game(*PLAYED, end=ended(piles={TALIA: pile}))) == expected


def test_the_differences_of_a_pile_are_told_in_words() -> None:
    def words(pile: str | int) -> str:
        return message(game(*PLAYED, end=ended(piles={TALIA: pile})))

    assert words(1) == "Talia's discard pile has 1 card here, but 3 after the last turn (Do1 Do2 Do3)"
    assert words("Do1 Do2 Oa4") == "Do3 lies here in Talia's discard pile, not Oa4"
    nothing = game(edition=2015, end=ended(piles={TALIA: 1}))
    assert message(nothing) == "Talia's discard pile has 1 card here, but 0 after the last turn (none)"


# Irregular acts


def test_a_turn_out_of_turn_that_was_let_stand_is_a_warning_and_the_order_goes_on() -> None:
    rinas = turn(RINA, "deck, deck", "Wi1", "Wi2", IRREGULAR)
    next_turn = turn(TALIA, "deck, deck", "Oa3 right of Oa1", "Oa4")
    late = turn(JONTE, "deck, deck", "Ca1", "Ca2")
    assert told(game(FIRST, rinas, next_turn, players=3)) == [("ARB301W", ("turn", 1, "player"))]
    record = game(FIRST, rinas, late, next_turn, players=3)
    assert told(record) == [("ARB301W", ("turn", 1, "player")), ("ARB301W", ("turn", 2, "player"))]
    assert replay(record).problems[1].message == "turn 3 is played late by Jonte, who was passed over"


@pytest.mark.parametrize(
    ("draws", "play", "discard", "expected"),
    [
        ("deck", "Oa1", "Oa2", ["ARB302W", "ARB311W"]),
        ("deck, deck, deck", "Oa1", "Oa2", ["ARB302W", "ARB311W"]),
        ("deck, deck", "", "Oa2", ["ARB310W", "ARB311W"]),
        ("deck, deck", "Oa1", "", ["ARB310W", "ARB311W"]),
        ("deck", "", "Oa2", ["ARB302W", "ARB310W"]),
    ],
)
def test_what_follows_from_an_irregular_turn_is_a_warning_once(
    draws: str, play: str, discard: str, expected: list[str]
) -> None:
    record = game(
        turn(TALIA, draws, play, discard, IRREGULAR), SECOND, turn(TALIA, "deck, deck", "Oa3 at 1 0", "Oa4")
    )
    assert [code for code, _ in told(record)] == expected


def test_a_hand_of_eight_is_told_with_its_number() -> None:
    record = game(turn(TALIA, "deck, deck", "Oa1", "", IRREGULAR))
    assert replay(record).problems[1].message == "after turn 1 Talia's hand holds 8 cards, not 7"
    assert replay(record).position.hands[TALIA] == (None,) * 8


def test_a_card_planted_apart_lies_where_it_was_let_lie() -> None:
    record = game(
        FIRST,
        SECOND,
        turn(TALIA, "deck, deck", "Oa3 at 5 5", "Oa4", IRREGULAR),
        turn(JONTE, "deck, deck", "Ca3 right of Ca1", "Ca4"),
        turn(TALIA, "deck, deck", "Oa5 at 6 5", "Oa6"),
        turn(JONTE, "deck, deck", "Ca5 at 0 0", "Ca6"),
    )
    assert told(record) == [("ARB307W", ("turn", 2, "play", "at")), ("ARB308", ("turn", 5, "play", "at"))]
    assert replay(record).position.arboretums[TALIA][1:] == (
        Planted(card("Oa3"), 5, 5),
        Planted(card("Oa5"), 6, 5),
    )


def test_a_card_from_nowhere_leaves_the_hand_as_it_is() -> None:
    record = game(turn(TALIA, "deck Ca1, deck Ca2", "Ja8", "Oa1", IRREGULAR), hands={TALIA: TALIAS})
    assert told(record) == [("ARB305W", ("turn", 0, "play")), ("ARB311W", ("turn", 0))]
    assert replay(record).position.hands[TALIA] == hand("Ca1 Ca2 Do1 Do2 Do3 Ja1 Oa2 Oa3")


def test_a_card_may_be_taken_from_the_middle_of_a_pile_when_it_was_let_stand() -> None:
    record = game(
        *PLAYED,
        turn(JONTE, "Talia Do1, deck", "Ca5 below Ca3", "Ca6", IRREGULAR),
        end=ended(hands={JONTE: "Do1 _ _ _ _ _ _"}, piles={TALIA: "Do2 Do3"}),
    )
    assert told(record) == [("ARB304W", ("turn", 5, "draw", 0, "card"))]


def test_another_card_may_have_lain_in_the_draw_pile_when_it_was_let_stand() -> None:
    record = game(
        turn(TALIA, "deck Ca5, deck Ca2", "Oa1", "Oa2", IRREGULAR),
        turn(JONTE, "deck, deck", "Ca1", "Ca3"),
        deck="Ca1 Ca2 Ca3",
        end=ended(hands={TALIA: "Ca5 Ca2 _ _ _ _ _"}),
    )
    assert told(record) == [("ARB304W", ("turn", 0, "draw", 0, "card"))]


def test_what_cannot_have_happened_stays_an_error() -> None:
    hands = {TALIA: TALIAS, JONTE: "Ca1 Ca2 Ca3 _ _ _ _"}
    empty = turn(TALIA, "Jonte, deck", "Oa1", "Oa2", IRREGULAR)
    assert told(game(empty, hands=hands)) == [("ARB303", ("turn", 0, "draw", 0))]
    elsewhere = turn(TALIA, "deck, deck", "Ca1", "Oa2", IRREGULAR)
    assert told(game(elsewhere, hands=hands)) == [("ARB315", ("turn", 0, "play"))]
    known = turn(TALIA, "deck Ca1, deck", "Oa1", "Oa2", IRREGULAR)
    assert told(game(known, hands=hands, deck="Ja8")) == [("ARB304", ("turn", 0, "draw", 0, "card"))]
    no_place = turn(TALIA, "deck, deck", "Oa3", "Oa4", IRREGULAR)
    assert told(game(FIRST, SECOND, no_place)) == [("ARB309", ("turn", 2, "play", "at"))]
    foreign = turn(TALIA, "deck, deck", "Wi1", "Oa4", IRREGULAR)
    assert told(game(foreign)) == [("ARB203", ("turn", 0, "play"))]


def test_a_turn_after_the_end_that_was_let_stand_is_a_warning_and_so_are_the_next() -> None:
    third = turn(TALIA, "Talia, Jonte", "Oa2 right of Oa1", "Ca2", IRREGULAR)
    fourth = turn(JONTE, "Talia, deck", "Ca2 right of Ca1", "Ca3")
    after = left_with(4, game(FIRST, SECOND, third, fourth, finished=True))
    assert codes(after) == [
        ("ARB312W", ("turn", 2)),
        ("ARB312W", ("turn", 3)),
        ("ARB303", ("turn", 3, "draw", 1)),
    ]
    assert after.problems[2].message == "the draw pile is empty: turn 2 took its last card"


# Turn by turn


def test_each_turn_is_told_with_what_is_known_of_it() -> None:
    record = game(
        turn(TALIA, "deck, deck Ca8", "Oa1", "Do8"),
        turn(JONTE, "Talia, deck", "Ca1", "Ca2"),
        hands={TALIA: "Oa1 Oa2 _ _ _ _ _"},
        deck="Ja1 _ _ Ja4",
    )
    before = start(replay(record))
    first, second = steps(replay(record))
    assert before.hands == (hand("Oa1 Oa2 _ _ _ _ _"), (None,) * 7)
    assert before.deck[:5] == hand("Ja1 _ _ Ja4 _")
    assert len(before.deck) == 34
    assert first.draws == (Draw(DECK, card("Ja1")), Draw(DECK, card("Ca8")))
    assert (first.planted, first.discarded) == (Planted(card("Oa1"), 0, 0), card("Do8"))
    assert first.after.hands[TALIA] == hand("Ca8 Ja1 Oa2 _ _ _ _")
    assert first.after.discards == (hand("Do8"), ())
    assert (second.number, second.player) == (1, JONTE)
    assert second.draws == (Draw(TALIA, card("Do8")), Draw(DECK, None))
    assert second.after.hands[JONTE] == hand("Do8 _ _ _ _ _ _")
    assert second.after.arboretums[JONTE] == (Planted(card("Ca1"), 0, 0),)
    assert second.after.deck[0] == card("Ja4")


def test_the_problems_of_a_turn_stand_with_it() -> None:
    record = game(
        turn(TALIA, "deck, deck", "", "Do8"),
        SECOND,
        turn(TALIA, "deck, deck", "Oa3 at 0 0", "Oa4"),
        deck="_ _ _ _ Do8",
    )
    found = [[each.code for each in step.problems] for step in steps(replay(record))]
    assert found == [["ARB310", "ARB315"], [], []]
    assert next(steps(replay(record))).planted is None


def test_two_turns_the_wrong_way_round_are_told_in_the_order_that_they_were_played() -> None:
    record = game(
        turn(JONTE, "deck Ca3, deck Ca4", "Ca3", "Ca4"),
        turn(TALIA, "deck Ca1, deck Ca2", "Oa1", "Oa2"),
        turn(TALIA, "deck Ca5, Jonte Ca4", "Oa3 right of Oa1", "Ca5"),
        deck=DECK_IN_ORDER,
        end=ended(hands={TALIA: "Ca1 Ca2 Ca4 _ _ _ _"}, arboretums={JONTE: ("Ca3",)}),
    )
    assert told(record) == [("ARB301", ("turn", 0, "player"))]
    played = [(step.number, step.draws[0].card) for step in steps(replay(record))]
    assert played == [(1, card("Ca1")), (0, card("Ca3")), (2, card("Ca5"))]
    origins = {each.card: each.origin for each in inferred(replay(record._replace(end=ended())))}
    assert origins[card("Ca1")] == ("turn", 1, "draw", 0)
    assert origins[card("Ca4")] == ("turn", 2, "draw", 1)


# Random games


def cards_of(record: Game) -> tuple[Card, ...]:
    return tuple(Card(name, value) for name in record.species for value in range(1, 9))


def discards_of(record: Game) -> tuple[int, ...]:
    return (0, *(int(record.edition == 2015) for _ in record.players[1:]))


@pytest.mark.parametrize("edition", [2018, 2015])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("hide", [0.0, 0.1, 0.5, 0.9])
def test_a_legal_game_is_accepted_however_much_of_it_is_hidden(
    players: int, edition: int, hide: float
) -> None:
    for seed in range(25):
        record, truth = random_game(seeded(seed), players, edition, hide)
        result = replay(record)
        assert result.problems == (), seed
        assert same_end(result.position, truth.game)
        if hide == 0.0:
            assert result.position.discards == truth.game.end.discards
            assert (result.unseen, result.unnamed.deck) == (frozenset(), 0)
        assert len(result.unseen) == sum(result.unnamed.hands) + result.unnamed.deck + result.unnamed.discards
        assert (result.ended_in is None) != truth.game.finished
        for each in inferred(result):
            assert each.card in (truth.game.end.hands[each.player] or ())


def same_end(position: Position, true: Game) -> bool:
    """Tell whether a position is what is true, as far as it goes."""
    hands = all(
        set(known) - {None} <= set(held or ()) and len(known) == len(held or ())
        for known, held in zip(position.hands, true.end.hands, strict=True)
    )
    return hands and position.arboretums == true.end.arboretums


SLIPS_IN_FULL = 400


def test_a_slip_in_a_game_of_which_all_is_known_is_refused_where_the_only_deal_does_not_go_on() -> None:
    """One fact is changed; where that is legal all the same, the only deal that is left says so too."""
    for seed in range(SLIPS_IN_FULL):
        record, _ = random_game(seeded(seed), 2 + seed % 3, 2018 - 3 * (seed % 2))
        kind, slipped = mutate(seeded(seed), record, cards_of(record))
        problems = replay(slipped).problems
        found = fact_of(slipped, place(problems[0]), problems[0].code) if problems else None
        assert found == first_contradiction(slipped), (seed, kind)


def first_contradiction(record: Game) -> Fact | None:
    deal = stated_deal(record, cards_of(record), 7, discards_of(record))
    return first_failure(record, deal) if isinstance(deal, Deal) else deal


@pytest.mark.parametrize(
    ("style", "nearly"), [("everything", 0.99), ("no draw pile", 0.99), ("most", 0.97), ("little", 0.97)]
)
def test_one_slip_is_nearly_always_one_problem(style: str, nearly: float) -> None:
    hide = {"most": 0.3, "little": 0.8}.get(style, 0.0)
    numbers: Counter[int] = Counter()
    for seed in range(SLIPS_IN_FULL):
        record, truth = random_game(seeded(seed), 2 + seed % 3, 2018 - 3 * (seed % 2), hide)
        if style == "no draw pile":
            record = record._replace(start=record.start._replace(deck=()))
        slipped = mutate(seeded(seed), record, cards_of(truth.game), KINDS)[1]
        numbers[len(replay(slipped).problems)] += 1
    del numbers[0]
    assert numbers[1] >= nearly * numbers.total(), numbers


def test_two_slips_are_nearly_always_two_problems() -> None:
    numbers: Counter[int] = Counter()
    for seed in range(SLIPS_IN_FULL // 2):
        rng = seeded(seed)
        record, _ = random_game(rng, 2 + seed % 3, 2018)
        named = cards_of(record)
        first, then = mutate(rng, record, named)[1], rng.getstate()
        both = mutate(rng, first, named)[1]
        rng.setstate(then)
        second = mutate(rng, record, named)[1]
        if replay(first).problems and replay(second).problems:
            numbers[len(replay(both).problems)] += 1
    assert numbers[2] >= 0.93 * numbers.total(), numbers


def test_a_record_full_of_slips_is_told_to_its_end() -> None:
    for seed in range(60):
        rng = seeded(seed)
        record, truth = random_game(rng, 2 + seed % 3, 2018 - 3 * (seed % 2), rng.choice((0.0, 0.3, 0.8)))
        for _ in range(rng.choice((2, 4, 8))):
            record = mutate(rng, record, (*cards_of(truth.game), Card("olive", 3), Card("willow", 1)))[1]
        result = replay(record)
        told_by_turns = [step.number for step in steps(result)]
        assert sorted(told_by_turns) == list(range(len(record.turns)))


LET_STAND = ("draw_missing", "draw_too_many", "play_missing", "discard_missing", "player", "play_place")


def test_what_was_let_stand_leaves_every_card_in_one_place() -> None:
    let_stand = 0
    for seed in range(150):
        rng = seeded(seed)
        record, truth = random_game(rng, 2 + seed % 3, 2018 - 3 * (seed % 2), rng.choice((0.3, 0.8)))
        for _ in range(rng.choice((1, 2, 4))):
            record = mutate(rng, record, cards_of(truth.game), LET_STAND)[1]
        marked = tuple(each._replace(irregular=IRREGULAR) for each in record.turns)
        players = len(record.players)
        record = record._replace(turns=marked, start=record.start._replace(deck=()), end=ended(players))
        result = replay(record)
        if {each.severity for each in result.problems} == {"warning"}:
            let_stand += 1
            adds_up(result)
    assert let_stand > 20


def adds_up(result: Replay) -> None:
    """Every card in play is in one place, or unseen and in an unnamed one."""
    position = result.position
    lying = [
        *(each for held in position.hands for each in held if each),
        *(each for pile in position.discards if isinstance(pile, tuple) for each in pile),
        *(planted.card for arboretum in position.arboretums for planted in arboretum),
    ]
    assert len(lying) == len(set(lying))
    assert result.unseen.isdisjoint(lying)
    unnamed = result.unnamed
    assert len(result.unseen) == sum(unnamed.hands) + unnamed.deck + unnamed.discards


class AnyGame(RuleBasedStateMachine):
    """Somebody plays by the rules, and after every turn the record of the game so far is replayed."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[Turn] = []
        self.draws: list[Draw] = []

    @initialize(seed=st.integers(0, 2**32), players=st.integers(2, 4), edition=st.sampled_from([2018, 2015]))
    def deal(self, seed: int, players: int, edition: int) -> None:
        self.rng = seeded(seed)
        species = random_species(self.rng, players, edition)
        cards = [Card(name, value) for name in species for value in range(1, 9)]
        discards = (0, *(int(edition == 2015) for _ in range(players - 1)))
        deal = random_deal(self.rng, cards, 7, discards)
        self.table = Tabletop(deal)
        start_of = Start(deal.hands, deal.deck, deal.discards)
        self.record = Game(
            PLAYERS[:players], species, edition, start_of, (), self.table.end(), finished=False
        )

    @property
    def player(self) -> int:
        return len(self.turns) % len(self.record.players)

    @precondition(lambda self: len(self.draws) < 2 and (self.draws or self.table.deck))
    @rule(data=st.data())
    def draw(self, data: st.DataObject) -> None:
        source = data.draw(st.sampled_from(self.table.sources()))
        self.draws.append(Draw(source, self.table.draw(self.player, source)))

    @precondition(lambda self: len(self.draws) == 2)
    @rule(data=st.data())
    def plant_and_discard(self, data: st.DataObject) -> None:
        player, held = self.player, self.table.hands[self.player]
        planted = data.draw(st.sampled_from(held))
        play = random_play(self.rng, self.table, player, planted)
        self.table.plant(player, planted, cell_of(self.table, player, play))
        discard = data.draw(st.sampled_from(held))
        self.table.discard(player, discard)
        self.turns.append(Turn(player, tuple(self.draws), play, discard, None))
        self.draws = []
        self.record = self.record._replace(
            turns=tuple(self.turns), end=self.table.end(), finished=not self.table.deck
        )

    @precondition(lambda self: not self.draws)
    @invariant()
    def the_record_so_far_is_in_order(self) -> None:
        result = replay(self.record)
        assert result.problems == ()
        after = [start(result), *(step.after for step in steps(result))][-1]
        lying = [
            *(each for held in after.hands for each in held),
            *(each for pile in after.discards for each in pile),
            *after.deck,
            *(planted.card for arboretum in after.arboretums for planted in arboretum),
        ]
        assert sorted(each for each in lying if each) == sorted(cards_of(self.record))
        assert {len(held) for held in after.hands} == {7}
        assert all(len(parts((x, y) for _, x, y in arboretum)) <= 1 for arboretum in after.arboretums)
        assert result.position.arboretums == self.record.end.arboretums
        assert [set(held) for held in after.hands] == [set(held) for held in self.table.hands]

    @precondition(lambda self: not self.draws and not self.table.deck)
    @rule()
    def nobody_plays_again(self) -> None:
        assert self.record.finished


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=20, stateful_step_count=100, deadline=None)
