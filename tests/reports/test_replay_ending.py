"""How a replay ends, in sentences."""

import pytest

from arbcheck.records.canonical import canonical_game
from arbcheck.records.story import scenes, start_of
from arbcheck.reports.replay_ending import at_end, counted, ending, verdict
from tests.oracle.boards import seeded
from tests.oracle.play import random_game
from tests.reports.replays import CLUB, SLIPS, UNREAD, story

WHOLE = canonical_game(random_game(seeded(1), 2, 2018)[0])


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (WHOLE, "End: Jonte drew the last card of the draw pile in turn 18."),
        (CLUB, "The record stops after turn 5, with 35 cards left in the draw pile."),
        (UNREAD, "Turn 6 cannot be read; the replay stops before it."),
    ],
)
def test_the_end_says_why_there_is_no_further_turn(record: str, told: str) -> None:
    game = story(record)
    *_, last = scenes(game, game.whole)
    assert ending(game, last.step.after, game.replay.game.players) == told


def test_a_record_may_stop_before_the_first_turn() -> None:
    game = story(CLUB.partition("turns:")[0] + "turns: []\nfinished: false\n")
    assert ending(game, start_of(game), game.replay.game.players) == (
        "The record stops before the first turn, with 43 cards left in the draw pile."
    )


@pytest.mark.parametrize(
    ("record", "seat", "told"),
    [
        (WHOLE, None, ["Jonte wins with 3 points;", "Talia (0) is second."]),
        (WHOLE, 0, ["Jonte wins with 3 points;", "Talia (0) is second."]),
        (CLUB, None, ["Unknown cards leave the result open; `arbcheck score` tells what they decide."]),
        (CLUB, 0, []),
        (SLIPS, None, ["The record has 7 errors and 3 warnings; the end is not scored."]),
        (UNREAD, None, []),
    ],
)
def test_the_winner_is_told_where_everybody_may_know(record: str, seat: int | None, told: list[str]) -> None:
    game = story(record, seat)
    assert verdict(game, game.replay.game.players) == told


def test_problems_of_turns_that_are_not_replayed_are_told_at_the_end() -> None:
    game = story(UNREAD)
    assert [found.code for found in at_end(game)] == ["ARB136", "ARB112"]
    assert counted(at_end(game)) == "2 errors"
    assert counted(game.turns[2]) == "1 warning"
