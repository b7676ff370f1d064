"""`arbcheck new`: a skeleton for whoever sits at the table."""

from pathlib import Path

import pytest

from arbcheck.records.skeleton import game_skeleton, position_skeleton
from tests.cli.command import Ran, run, start


def test_without_a_word_the_end_of_a_game_of_two_is_wanted() -> None:
    assert run("new") == (0, position_skeleton(["Player 1", "Player 2"], 2018), "")
    assert run("new", "--position") == run("new", "--players", "2") == run("new", "-o", "-") == run("new")


def test_names_say_how_many_players_there_are() -> None:
    names = ["Talia", "Jonté", "1:20"]
    assert run("new", *names) == (0, position_skeleton(names, 2018), "")
    assert run("new", " Talia ", "Jonte\u0301", "1:20", "--players", "3") == run("new", *names)


def test_a_game_of_the_first_edition_can_be_had() -> None:
    names = [f"Player {number}" for number in range(1, 5)]
    assert run("new", "--game", "--edition", "2015", "--players", "4") == (0, game_skeleton(names, 2015), "")


def test_what_is_printed_is_the_same_in_every_locale() -> None:
    ran = start("new", "Noël", "Zoë", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stdout, ran.stderr) == (
        0,
        position_skeleton(["Noël", "Zoë"], 2018).encode(),
        b"",
    )


def test_a_skeleton_can_be_validated_at_once(tmp_path: Path) -> None:
    path = tmp_path / "new.yaml"
    assert run("new", "--game", "-o", str(path)) == (0, "", "")
    assert path.read_bytes().decode() == run("new", "--game").out
    assert run("validate", str(path)) == (0, "", "")
    assert run("fmt", "--check", str(path)) == (0, "", "")


def test_a_file_that_is_there_already_stays(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("mine")
    assert run("new", "-o", str(path)) == (2, "", f"arbcheck: {path} is there already, and stays as it is\n")
    assert path.read_text() == "mine"


def test_a_file_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    ran = run("new", "-o", str(tmp_path / "nowhere" / "new.yaml"))
    assert (ran.status, ran.out) == (2, "")
    assert "No such file or directory" in ran.err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["Ana"], "2 to 4 players, not for 1"),
        (list("ABCDE"), "2 to 4 players, not for 5"),
        (["Ana", "Ben", "--players", "3"], "2 names are given, but 3 players asked for"),
        (["Ana", "Ana"], "two players are called `Ana`"),
        (["Ana", "deck"], "`deck` cannot be a player's name"),
        (["Ana", ""], "a player's name is empty"),
        (["Ana", "x" * 2000], "this name has 2000 characters"),
    ],
)
def test_players_that_no_record_may_have_are_refused(arguments: list[str], why: str) -> None:
    ran: Ran = run("new", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert why in ran.err


@pytest.mark.parametrize("arguments", [["--players", "5"], ["--players", "x"], ["--edition", "2017"]])
def test_an_option_takes_what_its_help_says(arguments: list[str]) -> None:
    assert run("new", *arguments).status == 2


def test_a_record_is_a_game_or_a_position() -> None:
    assert run("new", "--game", "--position") == (2, "", "arbcheck: --game does not go with --position\n")


def test_a_name_that_is_not_utf_8_is_refused() -> None:
    told = run("new", "\udcff", "Bo")
    assert told == (2, "", "arbcheck: a name holds bytes that are not UTF-8\n")
