"""`arbcheck replay`: what its options show, and what they refuse."""

import json
from pathlib import Path

import pytest

from arbcheck.records.canonical import canonical_game
from tests.cli.command import FAULTY, FINAL, RULEBOOK, Ran, run
from tests.oracle.boards import seeded
from tests.oracle.play import random_game
from tests.reports.replays import CLUB, SLIPS

WHOLE = canonical_game(random_game(seeded(1), 2, 2018)[0])
"""A whole game of 18 turns, everything known: Jonte wins with 3 points."""
NO_SPECIES = CLUB.replace("Jacaranda, Maple, ", "")


def replay(text: str, *options: str) -> Ran:
    return run("replay", "-", *options, given=text.encode())


def titles(told: Ran) -> list[str]:
    """Return what the blocks of a replay begin with."""
    return [block.partition(":")[0] for block in told.out.split("\n\n")]


def test_a_game_is_told_turn_by_turn() -> None:
    told = replay(WHOLE)
    assert (told.status, told.err) == (0, "")
    assert titles(told)[2:-1] == [f"Turn {number}" for number in range(1, 19)]
    assert told.out.endswith("Jonte wins with 3 points; Talia (0) is second.\n")


def test_unknown_cards_that_leave_the_result_open_are_status_three() -> None:
    assert replay(CLUB).status == 3
    assert replay(CLUB, "--turn", "1").status == 3
    assert replay(CLUB, "--to-position").status == 3


def test_a_game_with_errors_is_replayed_and_status_one() -> None:
    told = replay(SLIPS)
    assert (told.status, told.err) == (1, "")
    assert "Turn 7: Ben draws two unknown cards" in told.out
    assert "-:8:30: error[ARB304]" in told.out


def test_turns_are_chosen_by_number() -> None:
    assert titles(replay(WHOLE, "--turn", "18")) == ["Turn 18"]
    assert titles(replay(WHOLE, "--from", "17")) == ["Turn 17", "Turn 18", "End"]
    assert titles(replay(WHOLE, "--from", "3", "--to", "4")) == ["Turn 3", "Turn 4"]
    assert titles(replay(WHOLE, "--to", "1"))[-1] == "Turn 1"
    assert titles(replay(WHOLE, "--from", "18", "--to", "99")) == ["Turn 18", "End"]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--turn", "19"], "-#1: there is no turn 19: the game has 18 turns"),
        (["--from", "19", "--to", "20"], "-#1: there is no turn 19: the game has 18 turns"),
        (["--turn", "19", "--to-position"], "-#1: there is no turn 19: the game has 18 turns"),
        (["--player", "Rina\x1b"], "-#1: nobody is called Rina\\u{1b}; the players are Talia and Jonte"),
        (["--turn", "1", "--to", "2"], "--turn goes with neither --from nor --to"),
        (["--turn", "1", "--from", "1"], "--turn goes with neither --from nor --to"),
        (["--from", "3", "--to", "2"], "--from 3 is later than --to 2"),
        (["--to-position", "--player", "Talia"], "--to-position does not go with --player"),
        (["--to-position", "--to", "2", "-f", "json"], "--to-position does not go with --to and --format"),
    ],
)
def test_what_cannot_be_told_is_refused(options: list[str], why: str) -> None:
    assert replay(WHOLE, *options) == Ran(2, "", f"arbcheck: {why}\n")


@pytest.mark.parametrize("value", ["0", "-1", "x", ""])
def test_a_turn_is_a_whole_number_from_one_on(value: str) -> None:
    told = replay(WHOLE, "--turn", value)
    assert (told.status, told.out) == (2, "")
    assert "a whole number from 1 on" in told.err


def test_an_empty_name_is_no_player() -> None:
    told = replay(WHOLE, "--player", "")
    assert told.status == 2
    assert "the name of a player" in told.err


def test_a_turn_that_cannot_be_read_is_named_where_it_is_asked_for() -> None:
    unread = WHOLE.replace("play: {card: Do1, at: [0, 1]}", "play: Do1 by Ca2")
    told = replay(unread, "--turn", "5")
    assert (told.status, told.out) == (2, "")
    assert told.err == "arbcheck: -#1: turn 3 cannot be read, so there is no replay of turn 5\n"
    assert replay(unread, "--to", "2").status == 1


def test_a_player_sees_the_own_hand_alone() -> None:
    told = replay(WHOLE, "--player", " Jonte ", "--turn", "1")
    assert "Turn 1: Talia draws two cards from the draw pile" in told.out
    assert "  Talia      _ _ _ _ _ _ _ " in told.out
    assert json.loads(replay(WHOLE, "--player", "Jonte", "-f", "json").out)["seen_by"] == "Jonte"


def test_an_end_position_has_no_turns_to_replay() -> None:
    told = run("replay", RULEBOOK)
    assert (told.status, told.out) == (2, "")
    assert told.err.endswith(
        "#1: this is an end position, it has no turns to replay; `arbcheck score` scores it\n"
    )


def test_of_a_faulty_end_position_is_told_what_is_wrong_too() -> None:
    told = replay("arbcheck: 1\nplayers: [Talia, Jonte]\ntruns: []\n")
    assert told.status == 2
    assert "-:3:1: error[ARB101]" in told.out
    assert "this is an end position" in told.err
    [written] = replay(FAULTY, "-f", "json").out.splitlines()
    assert json.loads(written)["status"] == "invalid"


@pytest.mark.parametrize("text", ["arbcheck: [1\n", NO_SPECIES])
def test_of_a_game_that_cannot_be_replayed_is_told_what_is_wrong(text: str) -> None:
    told = replay(text)
    assert (told.status, told.err) == (1, "")
    assert "error[" in told.out
    assert "-#1: invalid: " in told.out.splitlines()[-1]


def test_json_is_an_object_a_record() -> None:
    told = replay(f"{CLUB}---\n{NO_SPECIES}---\n{FINAL}---\n{WHOLE}", "--format", "json")
    written = [json.loads(line) for line in told.out.splitlines()]
    assert [(each["record"], each["status"]) for each in written] == [
        (1, "open"),
        (2, "invalid"),
        (4, "final"),
    ]
    assert told.status == 2
    assert "-#3: this is an end position" in told.err


def test_several_games_have_a_heading_each() -> None:
    told = replay(f"{CLUB}---\n{FINAL}---\n{WHOLE}", "--from", "5", "--to", "5")
    assert told.out.startswith("== -#1 ==\n\nTurn 5: Jonte ")
    assert "\n\n== -#3 ==\n\nTurn 5: Talia " in told.out
    assert "== -#2 ==" not in told.out
    assert replay(f"{CLUB}---\n{FINAL}---\n{WHOLE}", "--record", "3", "--turn", "1").out.startswith("Turn 1")


def test_no_record_of_the_wanted_number_is_trouble() -> None:
    assert replay(WHOLE, "--record", "2") == Ran(2, "", "arbcheck: no input has a record 2\n")


def test_ascii_and_colour_are_as_everywhere() -> None:
    text = WHOLE.replace("Jonte", "Chloé")
    assert "Chloe" in replay(text, "--ascii").out
    assert replay(text, "--ascii", "-f", "json").out.isascii()
    assert "\x1b[1mTurn 1\x1b[0m" in replay(text, "--color", "always").out
    assert "\x1b" not in replay(text).out


# The position


def test_the_end_is_written_as_a_record_that_scores_the_same(tmp_path: Path) -> None:
    path = tmp_path / "end.yaml"
    assert replay(f"title: Tea\n{WHOLE}", "--to-position", "-o", str(path)) == Ran(0, "", "")
    written = path.read_text("utf-8")
    assert written.startswith("arbcheck: 1\ntitle: Tea\nplayers: [Talia, Jonte]\n")
    assert "turns" not in written
    scored = run("score", "-q", str(path))
    assert scored.out == f"{path}#1: final: Talia 0, Jonte 3: Jonte wins\n"


@pytest.mark.parametrize("hide", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("seed", range(8))
def test_the_end_of_a_game_of_legal_turns_is_never_refused_when_read_back(seed: int, hide: float) -> None:
    game, _ = random_game(seeded(seed), 2 + seed % 3, 2018 - seed % 2 * 3, hide)
    told = replay(canonical_game(game), "--to-position")
    assert told.err == ""
    assert run("validate", "-", given=told.out.encode()) == Ran(0, "", "")
    assert ("finished: false" in told.out) is not game.finished


def test_the_table_after_a_turn_is_written_as_an_unfinished_record() -> None:
    told = replay(WHOLE, "--to-position", "--turn", "1")
    assert told.status == 0
    assert told.out.endswith("discard: []\nfinished: false\n")
    assert run("validate", "-", given=told.out.encode()) == Ran(0, "", "")


def test_unknown_cards_of_a_hand_stay_unknown() -> None:
    told = replay(CLUB, "--to-position")
    assert "hand: Ja2 Ja3 Ma6 Bs5 Do3 Wi4 _\n" in told.out
    assert told.out.endswith("finished: false\n")


def test_after_an_irregular_turn_it_is_said_that_the_position_may_be_refused() -> None:
    why = "arbcheck: -#1: after irregular turns the position may be one that no legal game can reach"
    assert replay(CLUB, "--to-position").err.startswith(why)
    assert replay(CLUB, "--to-position", "--turn", "4").err == ""


def test_a_game_with_errors_is_not_written_as_a_position() -> None:
    told = replay(SLIPS, "--to-position")
    assert (told.status, told.err) == (1, "")
    assert "error[ARB304]" in told.out
    assert "\nend:" not in told.out


def test_several_positions_are_documents_of_one_file() -> None:
    told = replay(f"{CLUB}---\n{FINAL}---\n{WHOLE}", "--to-position")
    assert told.status == 2
    assert told.out.count("---\n") == 1
    assert not told.out.startswith("---")
    again = run("score", "-q", "-", given=told.out.encode())
    assert [line.split(":")[0] for line in again.out.splitlines()] == ["-#1", "-#2"]


def test_claims_about_the_game_are_not_taken_into_the_position() -> None:
    told = replay(f"{WHOLE}claims: {{legal: {{4: true}}, winner: Jonte}}\n", "--to-position")
    assert "claims" not in told.out
    assert run("validate", "-", given=told.out.encode()).status == 0
