"""The commands on records of Avenue: replay, new, fmt, schema, corpus."""

import json
from pathlib import Path

import jsonschema_rs
import pytest

from arbcheck.records import schema
from arbcheck.records.avenue.skeleton import moves_skeleton, sheet_skeleton
from tests.cli.command import run

HEAD = "arbcheck: 1\ngame: avenue\ntitle: Two rounds\nplayers: [Ana, Ben]\nsheet: practice\n"
ROUNDS = "rounds:\n  - {farm: D, cards: 5y 5y 1y 2y}\n  - {farm: C, cards: 6 6}\n"
MOVES = "moves:\n  Ana: [e4 f4 g1 peek, b3 b2]\n"
EMPTY = "      .. .. .. .. .. .. ..\n"
MARKED = (
    "end:\n  Ben:\n    roads: |\n      .. .. .. .. 21 .. 11\n"
    + EMPTY * 2
    + "      .. .. .. .. 51 51 ..\n"
    + EMPTY * 2
)
RECORD = f"{HEAD}{ROUNDS}{MOVES}{MARKED}finished: false\n"
SHORT = RECORD.replace("6 6}", "6}").replace("b3 b2", "b3")
BARE = SHORT.replace("21 .. 11", "2  .. 1 ").replace("51 51", "5  5 ")


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.yaml"
    path.write_text(SHORT)
    return str(path)


def test_a_game_is_replayed_round_by_round(record: str) -> None:
    told = run("replay", record)
    assert told.status == 0
    assert told.out.startswith(
        "Two rounds\nAvenue. Provisional score of an unfinished game, 2 players, 2 rounds,"
    )
    assert (
        "Round 1, farm D: 5y 5y 1y 2y\n  Ana: 5y in e4, 5y in f4, 1y in g1, looks instead of 2y\n" in told.out
    )
    assert "  Ben: in some order 2 in e1, 1 in g1, 5 in e4, 5 in f4\n" in told.out
    assert "  Ana writes 2: 2 connected, must beat 0: 2\n" in told.out
    assert "  Ben: in some order looks instead of 6\n" in told.out
    assert told.out.endswith(
        "If it ended now: Ana and Ben share the win: -3 points and 2 in the highest box\neach.\n"
    )


def test_one_round_and_one_player_can_be_asked_for(record: str) -> None:
    told = run("replay", record, "--turn", "2", "--player", "Ana").out
    assert told.startswith("Round 2, farm C: 6\n  Ana: 6 in b3\n")
    assert "Ben" not in told
    assert run("replay", record, "--from", "2").out.startswith("Round 2")
    assert run("replay", record, "--to", "1").out.startswith("Two rounds")
    assert "If it ended now" not in run("replay", record, "--to", "1").out


def test_what_is_not_there_is_refused(record: str) -> None:
    assert run("replay", record, "--turn", "3").err.endswith("there is no round 3: the game has 2 rounds\n")
    assert (
        "nobody is called Cleo; the players are Ana and Ben" in run("replay", record, "--player", "Cleo").err
    )
    assert "there is no round 3" in run("replay", record, "-f", "html", "--turn", "3").err


def test_a_replay_as_json_has_the_shape_of_its_schema(record: str, tmp_path: Path) -> None:
    tree = json.loads(run("replay", "-f", "json", record).out)
    valid = jsonschema_rs.validator_for(schema.text("avenue-replay"))
    assert valid.is_valid(tree)
    first = tree["rounds"][0]["sheets"]
    assert first[0]["answers"] == ["e4", "f4", "g1", None]
    assert first[1]["answers"] is None
    assert first[1]["drawn"][0] == {"space": "e1", "road": 2}
    assert first[0]["network"] == ["e4", "f4"]
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(SHORT.replace("e4 f4", "e4 e4"))
    told = run("replay", "-f", "json", str(wrong))
    assert told.status == 1
    assert valid.is_valid(json.loads(told.out))
    assert "rounds" not in json.loads(told.out)
    assert "error[ARB353]" in run("replay", str(wrong)).out


def test_a_sheet_without_marks_is_replayed_as_far_as_it_tells(tmp_path: Path) -> None:
    path = tmp_path / "bare.yaml"
    path.write_text(BARE)
    told = run("replay", str(path))
    assert told.status == 3
    assert "  Ben: the sheet does not tell what was drawn in this round\n" in told.out
    assert "  Ben writes ?: at most 2 connected; nothing tells when the roads were drawn\n" in told.out
    assert "warning[ARB257]" in told.out
    sheets = json.loads(run("replay", "-f", "json", str(path)).out)["rounds"][0]["sheets"]
    assert (sheets[1]["drawn"], sheets[1]["network"], sheets[1]["box"]) == (None, None, None)
    assert (
        "does not tell what it looked like before"
        in run("replay", str(path), "--to-position", "--turn", "1").err
    )
    assert "roads: |\n      .. .. .. .. 2  .. 1\n" in run("replay", str(path), "--to-position").out


def test_a_round_without_cards_is_replayed(tmp_path: Path) -> None:
    path = tmp_path / "begun.yaml"
    path.write_text(SHORT.replace("cards: 6}", 'cards: ""}').replace(", b3]", "]"))
    told = run("replay", str(path), "--turn", "2").out
    assert told.startswith("Round 2, farm C: no card yet\n  Ana: nothing to do yet\n")
    assert "  Ben: nothing to do yet\n" in told
    assert "no card yet" in run("score", str(path)).out


def test_the_sheets_after_a_round_are_a_record(record: str, tmp_path: Path) -> None:
    written = run("replay", record, "--to-position", "--turn", "1").out
    assert written.count("roads: |\n") == 2
    path = tmp_path / "after.yaml"
    path.write_text(written)
    assert run("score", "-q", str(path)).out.endswith(
        "provisional: Ana 2, Ben 2: Ana and Ben share the win\n"
    )
    whole = run("replay", record, "--to-position").out
    path.write_text(whole)
    assert run("score", "-q", str(path)).out.endswith("Ana -3, Ben -3: Ana and Ben share the win\n")


def test_a_skeleton_can_be_had_for_any_number_of_players(tmp_path: Path) -> None:
    names = ["Ana", "Ben", "Cleo", "Dee", "Eve"]
    assert run("new", "--avenue", *names).out == sheet_skeleton(names, 2018)
    assert run("new", "--avenue", "--game", "Ana").out == moves_skeleton(["Ana"], 2018)
    for option in ("--game", "--position"):
        path = tmp_path / f"{option}.yaml"
        assert run("new", "--avenue", option, "-o", str(path), "Ana") == (0, "", "")
        assert run("validate", str(path)) == (0, "", "")
        assert run("fmt", "--check", str(path)) == (0, "", "")
        assert run("score", "-q", str(path)).out.endswith("provisional: Ana -5: Ana wins\n")


def test_an_edition_is_arboretum_s() -> None:
    assert run("new", "--avenue", "--edition", "2015").status == 2
    assert run("new", "Ana").status == 2


def test_both_schemas_of_avenue_can_be_printed() -> None:
    assert {"avenue", "avenue-replay"} <= set(run("schema").out.split())
    assert run("schema", "avenue").out == schema.text("avenue")


def test_a_canonical_form_can_be_printed_again_and_again(record: str) -> None:
    once = run("fmt", "--canonical", record)
    assert once.status == 0
    assert run("fmt", "--canonical", record, record).out == f"{once.out}---\n{once.out}"


def test_misreadings_of_two_games_exclude_each_other() -> None:
    told = run("corpus", "--under", "farm-blocks", "--under", "longest-path")
    assert told.err == "arbcheck: farm-blocks and longest-path exclude each other\n"
    same = run("corpus", "--under", "best-so-far,previous-count")
    assert same.err == "arbcheck: best-so-far and previous-count exclude each other\n"
