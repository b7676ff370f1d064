"""A game retold: which problem belongs to which turn, what the record comes to, and what is left open."""

import pytest

from arbcheck.arboretum.cards import Card
from arbcheck.problems import Problem
from arbcheck.records.arboretum import is_open
from arbcheck.records.canonical import canonical_game
from arbcheck.records.record import outcome_of
from arbcheck.records.story import (
    Window,
    after,
    hands_at_end,
    has_turns,
    outcome_after,
    position_at,
    retold,
    scenes,
    start_of,
    story_of,
)
from tests.oracle.boards import card, hand, seeded
from tests.oracle.play import random_game
from tests.reports.replays import CLUB, SLIPS, UNREAD, read, story


def codes(problems: tuple[Problem, ...]) -> list[str]:
    return [problem.code for problem in problems]


def test_a_problem_belongs_to_the_turn_in_which_it_stands() -> None:
    told = story(SLIPS)
    assert codes(told.before) == ["ARB315"]
    assert [codes(turn) for turn in told.turns] == [
        [],
        ["ARB304"],
        ["ARB301"],
        ["ARB307"],
        ["ARB311", "ARB302"],
        ["ARB310"],
        ["ARB310"],
    ]
    assert codes(told.after) == ["ARB313", "ARB112"]


def test_that_the_game_is_not_over_is_told_at_the_end_and_so_is_what_differs_there() -> None:
    told = story(CLUB.replace("finished: false", "end: {Talia: {discard: Wi2}}"))
    assert not told.before
    assert not any(told.turns[:4])
    assert codes(told.after) == ["ARB313", "ARB321"]


def test_it_does_not_matter_in_which_order_the_keys_stand() -> None:
    head, _, rest = SLIPS.partition("turns:\n")
    turns, _, claims = rest.partition("claims:")
    told = story(f"claims:{claims}turns:\n{turns}{head}")
    assert codes(told.before) == ["ARB315"]
    assert codes(told.turns[1]) == ["ARB304"]
    assert codes(told.after) == ["ARB112", "ARB313"]


def test_a_record_on_one_line_has_its_problems_in_the_same_turns() -> None:
    turns = '[{"player": "A", "draw": ["deck"], "play": "Oa1", "discard": "Wi1"}, {"player": "A"}]'
    told = story(f'{{"arbcheck": 1, "players": [A, B, C, D], "turns": {turns}, "finished": "no"}}')
    assert codes(told.before) == []
    assert [codes(turn) for turn in told.turns] == [["ARB302"], ["ARB302", "ARB310", "ARB310", "ARB301"]]
    assert codes(told.after) == ["ARB105"]


def test_turns_that_come_after_one_that_cannot_be_read_are_not_replayed() -> None:
    told = story(UNREAD)
    assert told.whole == Window(1, 5)
    assert len(told.turns) == len(told.notes) == 7
    assert codes(told.turns[5]) == ["ARB136"]
    assert [scene.step.number for scene in scenes(told, Window(4, 9))] == [3, 4]


def test_a_record_with_too_few_species_has_no_story() -> None:
    record = read(CLUB.replace("Jacaranda, Maple, ", ""))
    outcome = retold(record)
    assert outcome.status == "invalid"
    assert story_of(record, outcome) is None
    assert has_turns(record)


def test_turns_that_are_no_list_make_a_game_without_turns() -> None:
    told = story("arbcheck: 1\nplayers: [A, B, C, D]\nturns: 7\n")
    assert (told.whole, told.notes) == (Window(1, 0), ())
    assert codes(told.before) == ["ARB103"]


def test_an_end_position_has_no_turns_and_of_a_broken_file_nobody_can_tell() -> None:
    assert not has_turns(read("arbcheck: 1\nend: {}\n"))
    assert has_turns(read("arbcheck: [1\n"))
    assert story_of(read("arbcheck: [1\n"), retold(read("arbcheck: [1\n"))) is None


@pytest.mark.parametrize("seed", range(30))
def test_the_status_is_that_of_the_score(seed: int) -> None:
    rng = seeded(seed)
    game, _ = random_game(rng, 2, 2018 - seed % 2 * 3, (0.0, 0.0, 0.1, 0.4)[seed % 4])
    record = read(canonical_game(game))
    scored = outcome_of(record)
    assert retold(record).status == scored.status
    assert scored.result
    assert is_open(scored.result) is (scored.status == "open")


def test_a_scene_has_the_turn_its_note_and_what_each_player_would_score() -> None:
    third, fourth = scenes(story(CLUB), Window(3, 4))
    assert (third.note, fourth.note) == ("free text", None)
    assert third.turn.discard == card("Ca5")
    assert [tuple(score) for score in fourth.outlook] == [(0, 3), (0, 0), (0, 0)]
    assert fourth.step.planted == (card("Oa4"), 1, 0)


def test_the_cards_that_a_position_can_still_hold_are_those_that_nothing_has_named() -> None:
    told = story(CLUB)
    [fourth] = scenes(told, Window(4, 4))
    named = hand("Oa1 Ja3 Wi2 Wi4 Bs5 Ca1 Do3 Ja2 Oa4 Wi3 Bs4 Rp3 Do2 Ca5 Ma6")
    unseen = after(told.replay, fourth.step).unseen
    assert unseen is not None
    assert len(unseen) == 64 - len(named)
    assert not unseen.intersection(named)


def test_a_player_knows_less_of_the_cards_so_more_can_be_scored() -> None:
    [seen] = scenes(story(CLUB, 1), Window(4, 4))
    assert set(seen.step.after.hands[0]) == {None}
    assert [tuple(score) for score in seen.outlook] == [(0, 3), (0, 0), (0, 0)]
    assert set(start_of(story(CLUB, 1)).hands[0]) == {None}
    assert card("Oa1") in start_of(story(CLUB)).hands[0]


def test_the_hands_at_the_end_are_not_shown_where_they_are_in_doubt_or_hidden() -> None:
    assert hands_at_end(story(SLIPS)) is None
    assert hands_at_end(story(CLUB, 0)) is None
    shown = hands_at_end(story(CLUB))
    assert shown is not None
    assert shown[0] == hand("Ja2 Ja3 Ma6 Bs5 Do3 Wi4 _")


def test_at_the_end_of_a_finished_game_everybody_shows_the_hand() -> None:
    game, truth = random_game(seeded(1), 2, 2018)
    shown = hands_at_end(story(canonical_game(game), 0))
    assert shown is not None
    assert [set(cards) for cards in shown] == [set(cards or ()) for cards in truth.game.end.hands]


def test_a_position_after_a_turn_is_unfinished_and_the_last_one_is_the_end() -> None:
    game, _ = random_game(seeded(1), 2, 2018)
    told = story(canonical_game(game))
    turns = len(game.turns)
    assert [position_at(told, turn).finished for turn in (1, turns - 1, turns)] == [False, False, True]
    assert position_at(told).hands == position_at(told, turns).hands
    assert position_at(told).unseen == frozenset[Card]()
    assert [len(pile) for pile in position_at(told, 1).discards if isinstance(pile, tuple)] == [1, 0]


def test_a_pile_with_a_starting_discard_that_nothing_names_has_a_size_alone() -> None:
    text = """\
arbcheck: 1
edition: 2015
players: [A, B]
species: [Oak, Lilac, Willow, Cassia, Dogwood, Maple]
turns:
  - {player: A, draw: [deck, deck], play: Oa1, discard: Wi2}
  - {player: B, draw: [deck, deck], play: Oa2, discard: Wi3}
finished: false
"""
    assert position_at(story(text), 2).discards == (hand("Wi2"), 2)


def test_after_a_turn_a_game_is_scored_as_if_it_had_ended_then() -> None:
    told = story(CLUB)
    after = outcome_after(told, 4)
    assert after.turns == 4
    assert after.position is not None
    assert not after.position.finished
    assert after.result is not None
    assert after.status == "open"
    assert {place.player for place in after.open} == {"Talia", "Jonte", "Rina"}
    oaks = next(line for line in after.result.scores[0].paths if line.species == "oak")
    assert str(oaks.path) == "Oa1 Oa4"


def test_only_what_was_irregular_by_then_is_told() -> None:
    told = story(CLUB)
    assert outcome_after(told, 4).notes == ()
    assert outcome_after(told, 5).notes == ("Turn 5 was irregular, and was let stand: drew too early.",)


def test_only_problems_up_to_the_turn_are_told() -> None:
    told = story(SLIPS)
    before = len(told.before)
    assert len(outcome_after(told, 2).problems) == before + len(told.turns[0]) + len(told.turns[1])
