"""`arbcheck tell-apart`: a ready case about a difference, which search found it, and what is no question."""

import io
import json
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from arbcheck.cli.interpretations import fault, names_of
from arbcheck.cli.progress import watching
from arbcheck.conformance.apart import games
from arbcheck.conformance.apart.avenue import search
from tests.cli.command import Ran, run
from tests.conformance.programs import program
from tests.conformance.test_trial import example

OWN_ONE = """\
# Exhaustive search: no smaller position tells them apart.
# 0 cards planted, 2 players, 3 hand cards that matter.
case: 1
id: apart-canonical-own-one-cancels
title: canonical and own-one-cancels differ
rules: [R11]
decisions: [D-004]
origin: computed
"""
SMALL = [
    ("canonical", "must-hold"),
    ("own-one-cancels", "canonical"),
    ("start-bonus-two", "sum-of-values"),
    ("several-paths", "single-card-path"),
    ("right-passes-on+must-hold", "no-right-needed,start-bonus-two"),
    ("tie-by-hand-species", "tie-by-scored-species"),
    ("consecutive-values", "equal-values"),
    ("canonical", "one-cancels-end-bonus+tie-shared-at-once"),
    ("highest-card", "no-right-needed"),
]


def told(*arguments: str) -> Ran:
    return run("tell-apart", *arguments)


@pytest.mark.parametrize("sides", SMALL, ids="-".join)
def test_what_is_printed_is_a_case_that_passes(sides: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "apart.yaml"
    assert told(*sides, "-o", str(file)) == Ran(0, "", "")
    assert run("corpus", str(file)) == Ran(0, "1 passed, 0 failed\n", "")


def test_the_case_expects_what_the_second_reading_gives_and_tells_both() -> None:
    ran = told("canonical", "own-one-cancels")
    assert ran.status == 0
    assert ran.out.startswith(OWN_ONE)
    assert "\nunder: [own-one-cancels]\n" in ran.out
    assert "  canonical: Oak: Talia 1+8 = 9, Jonte 2; Talia may score it.\n" in ran.out
    assert "  own-one-cancels: Oak: Talia 1+(8) = 1, Jonte 2; Jonte may score it.\n" in ran.out
    assert "\n    oak: {sums: {Talia: 1, Jonte: 2}, holders: [Jonte]," in ran.out


def test_against_the_rules_a_case_has_no_reading() -> None:
    out = told("own-one-cancels", "canonical").out
    assert "\nunder:" not in out
    assert "holders: [Talia]" in out


def test_paths_that_score_are_told_with_what_they_earn() -> None:
    out = told("start-bonus-two", "sum-of-values").out
    assert "  start-bonus-two: Talia's Oak: 4 points, Oa1 > Oa2 (2 cards, 2 for the 1).\n" in out
    assert "  sum-of-values: Talia's Oak: 3 points, Oa1 > Oa2 (the sum of the values).\n" in out


def test_where_every_filling_makes_a_difference_that_is_said() -> None:
    words = " ".join(told("highest-card", "no-right-needed").out.split())
    assert "Of the cards in hand Oa2 (Talia) makes the difference" in words
    assert "No cards were found that fill the hands without" in words


def test_as_json_the_case_is_one_value_among_others() -> None:
    ran = told("canonical", "single-card-path", "--format", "json")
    tree = json.loads(ran.out)
    assert ran.status == 0
    assert tree["case"] == told("canonical", "single-card-path").out
    assert tree["size"] == {"planted": 1, "players": 2, "in_hand": 0, "discarded": 0}
    assert [tree[key] for key in ("one", "other", "engine", "found", "search", "questions")] == [
        "canonical",
        "single-card-path",
        None,
        True,
        "exhaustive",
        None,
    ]
    assert tree["told"][1] == "canonical: Talia's Oak: 0 points, no path."


def test_a_search_at_random_says_so_and_repeats_itself() -> None:
    arguments = ("canonical", "pure-any-length", "--planted", "1", "--tries", "60", "--seed", "7")
    ran = told(*arguments)
    assert ran.status == 0
    assert ran.out.startswith(
        "# Random search with shrinking, seed 7: a smaller position may tell them apart.\n"
    )
    assert told(*arguments) == ran


def test_two_ways_to_say_the_same_are_no_difference() -> None:
    ran = told("no-right-needed+must-hold", "no-right-needed")
    assert ran.status == 1
    assert ran.out.startswith(
        "No difference between no-right-needed+must-hold and no-right-needed.\nOne comes"
    )
    tree = json.loads(told("no-right-needed+must-hold", "no-right-needed", "--format", "json").out)
    assert [tree[key] for key in ("found", "search", "size", "case")] == [False, "proven", None, None]


@pytest.mark.parametrize(
    ("one", "other", "names"),
    [
        ("canonical", "canonical", "canonical and canonical"),
        ("one-last-round", "One-Last-Round", "one-last-round and one-last-round"),
        ("must-hold+one-wins", "one-wins,must-hold", "must-hold+one-wins and one-wins+must-hold"),
    ],
)
def test_an_interpretation_is_not_told_from_itself(one: str, other: str, names: str) -> None:
    same = "Both are the same interpretation."
    assert told(one, other) == Ran(1, f"No difference between {names}.\n{same}\n", "")
    tree = json.loads(told(one, other, "--format", "json").out)
    assert [tree[key] for key in ("found", "search", "told", "case")] == [False, "proven", [same], None]


def test_a_search_in_vain_tells_how_far_it_went() -> None:
    ran = told("canonical", "pure-flat-one", "--planted", "2", "--tries", "1")
    assert ran.status == 1
    words = " ".join(ran.out.split())
    assert "all positions of up to 2 planted cards, then 1 at random of each of six kinds" in words


# Programs


def test_a_program_is_told_from_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "apart.yaml"
    assert told("canonical", "--engine", example("own_one_cancels"), "-o", str(file)).status == 0
    text = file.read_text("utf-8")
    assert text.startswith(
        "# Exhaustive search: the program agrees on all smaller positions that it was asked"
    )
    assert "  scores.Talia.oak: 0 by canonical, null by the program.\n" in text
    assert run("corpus", str(file)) == Ran(0, "1 passed, 0 failed\n", "")
    assert run("corpus", str(file), "--engine", example("own_one_cancels")).status == 1


def test_a_program_that_says_nothing_is_a_difference_and_told_as_such(tmp_path: Path) -> None:
    file = tmp_path / "apart.yaml"
    ran = told("canonical", "--engine", program("sys.exit(3)"), "-o", str(file), "--timeout", "30")
    assert ran.status == 0
    assert "The program gives no answer: the program ended with exit status 3." in file.read_text("utf-8")
    assert run("corpus", str(file)).status == 0


def test_a_program_that_agrees_is_told_with_the_number_of_questions() -> None:
    body = "answers(lambda asked: say({'id': asked['id'], 'unsupported': 'all'}))"
    ran = told("canonical", "--engine", program(body), "--planted", "1", "--tries", "1")
    words = " ".join(ran.out.split())
    assert ran.status == 1
    assert words.startswith("No difference between canonical and the program.")
    assert "small positions of up to 1 planted card, then 1 at random" in words
    assert "The program was asked" in words
    assert "It does not support" in words


def test_a_program_that_supports_all_is_not_said_to_lack_anything() -> None:
    ran = told("own-one-cancels", "--engine", example("own_one_cancels"), "--planted", "1", "--tries", "1")
    assert ran.status == 1
    assert "support" not in ran.out


def test_a_program_that_cannot_be_started_is_wrong_usage() -> None:
    ran = told("canonical", "--engine", "./no-such-program")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("arbcheck: --engine: ./no-such-program: No such file")
    assert told("canonical", "--engine", "'").err == "arbcheck: --engine: No closing quotation\n"


# Wrong usage


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["canonical"], "tell-apart takes two interpretations, or one and --engine"),
        (["a", "b", "c"], "tell-apart takes two interpretations, or one and --engine"),
        (["canonical", "one-wins", "--engine", "x"], "tell-apart takes two interpretations, or one and"),
        (["canonical", "one-winz"], "one-winz is no misreading; did you mean one-wins?"),
        (["canonical", "xyzzy"], "xyzzy is no misreading\n"),
        (["one-wins+", "canonical"], "an empty text is no misreading"),
        (
            ["equal-is-more", "one-wins"],
            "equal-is-more is a misreading of Avenue and one-wins of Arboretum; only those of one game are",
        ),
        (
            ["one-wins+farm-blocks", "canonical"],
            "one-wins is a misreading of Arboretum and farm-blocks of Avenue; only those of one game are",
        ),
        (["best-so-far+previous-count", "canonical"], "best-so-far and previous-count exclude each other"),
        (["farm-blocks", "canonical", "--seed", "x"], "--seed takes a whole number from 0 on"),
        (["canonical", "farm-blocks", "--timeout", "5"], "--timeout goes with --engine"),
        (["canonical+one-wins", "canonical"], "canonical stands for the rules alone, without a misreading"),
        (["canonical", "one-wins+own-one-cancels"], "one-wins and own-one-cancels exclude each other"),
        (["canonical", "one-wins", "--timeout", "5"], "--timeout goes with --engine"),
        (["canonical", "--engine", "x", "--timeout", "soon"], "--timeout takes a number of seconds"),
        (["canonical", "one-wins", "--seed", "-1"], "--seed takes a whole number from 0 on"),
        (["canonical", "one-wins", "--seed", "x"], "--seed takes a whole number from 0 on"),
    ],
)
def test_what_cannot_be_asked_is_told(arguments: list[str], says: str) -> None:
    ran = told(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"arbcheck: {says}")


def test_ids_may_be_joined_in_either_way_and_written_in_any_case() -> None:
    assert names_of("One-Wins, must-hold+one-wins") == ["one-wins", "must-hold"]
    assert fault(["canonical"]) is None


@pytest.mark.parametrize(
    ("option", "why"),
    [
        (("--planted", "3"), "no card is planted there"),
        (("--tries", "9"), "nothing is searched at random there"),
        (("--seed", "1"), "nothing is searched at random there"),
    ],
)
def test_what_does_not_go_with_avenue_is_refused(option: tuple[str, str], why: str) -> None:
    says = f"arbcheck: {option[0]} does not go with misreadings of Avenue: {why}\n"
    assert told("canonical", "farm-blocks", *option) == Ran(2, "", says)


def test_a_program_is_not_asked_about_avenue() -> None:
    says = "--engine does not go with misreadings of Avenue: a program is asked about Arboretum alone"
    assert told("farm-blocks", "--engine", "x") == Ran(2, "", f"arbcheck: {says}\n")


# Progress


class Terminal(io.StringIO):
    """A terminal that remembers what was written."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_a_line_tells_how_far_the_search_has_come_and_goes() -> None:
    terminal = Terminal()
    with watching(terminal) as watch:
        watch("3 planted")
        watch("4")
    assert terminal.getvalue() == "\r3 planted\r4        \r \r"


def test_elsewhere_nothing_is_shown() -> None:
    stream = io.StringIO()
    with watching(stream) as watch:
        watch("3 planted")
    assert stream.getvalue() == ""


def test_progress_goes_to_standard_error() -> None:
    from arbcheck.cli import tell_apart
    from arbcheck.cli.options import Line

    terminal = Terminal()
    with patch.object(sys, "stderr", terminal), patch.object(sys, "stdout", io.StringIO()):
        assert tell_apart.run(Line(("canonical", "single-card-path"), {})) == 0
    assert "0 planted, 2 players" in terminal.getvalue()


# Games


@pytest.mark.parametrize(
    "sides",
    [
        ("canonical", "eight-species-always"),
        ("opponents-piles-only", "canonical"),
        ("unconnected-planting+one-wins", "ascending-planting"),
        ("one-last-round", "end-when-cannot-draw"),
        ("end-when-cannot-draw", "one-last-round"),
        ("ascending-planting", "ascending-planting+must-hold"),
        ("canonical", "equal-is-more"),
        ("canonical", "best-so-far"),
        ("previous-count", "canonical"),
        ("end-sheet-always", "canonical"),
        ("canonical", "sixth-farm-costs"),
        ("castle-zero-costs", "canonical"),
        ("canonical", "one-sided-joins"),
        ("Edge-Connects", "canonical"),
        ("canonical", "one-colour-farms"),
        ("farm-blocks", "canonical"),
        ("canonical", "castle-any-colour"),
        ("best-so-far", "previous-count"),
        ("farm-blocks+one-sided-joins", "one-sided-joins,best-so-far"),
        ("equal-is-more", "equal-is-more+previous-count"),
    ],
    ids="-".join,
)
def test_a_case_about_what_is_legal_or_of_avenue_passes_too(sides: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "apart.yaml"
    assert told(*sides, "-o", str(file)) == Ran(0, "", "")
    assert run("corpus", str(file)) == Ran(0, "1 passed, 0 failed\n", "")


def test_a_game_is_told_with_who_refuses_it_and_why() -> None:
    ran = told("canonical", "opponents-piles-only")
    head, size, *_ = ran.out.splitlines()
    assert head == "# Exhaustive search: no shorter game tells them apart."
    assert size == "# 2 turns, 2 players, 2015 edition."
    words = " ".join(ran.out.split())
    assert "canonical: every turn is legal." in words
    assert "opponents-piles-only: refused, Jonte draws from the own discard pile" in words
    assert "status: invalid diagnostics: - {code: ARB324, severity: error}" in words
    tree = json.loads(told("one-last-round", "canonical", "-f", "json").out)
    assert tree["size"] == {"turns": 17, "players": 2}


def test_where_no_game_is_found_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "candidates", lambda _: [])
    ran = told("one-last-round", "canonical")
    assert ran.status == 1
    assert "No difference between one-last-round and canonical." in ran.out


def test_a_program_is_not_asked_what_is_legal() -> None:
    ran = told("one-last-round", "--engine", "x")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "arbcheck: a program is asked about scores, and one-last-round is about what is legal\n"


# Avenue

ONE_SIDED = """\
# Exhaustive search: no smaller record on the sheet `practice` tells them apart.
# 2 cards turned, 1 player, 1 round, 2 roads drawn.
case: 1
id: apart-canonical-one-sided-joins
title: canonical and one-sided-joins differ
rules: [V5]
decisions: [D-045]
origin: computed
why: |
  The roads in d1 and e1 make the difference.
  canonical: round 1, farm A: 0 connected, must beat 0: 0 (roads that count: d1).
  one-sided-joins: round 1, farm A: 1 connected, must beat 0: 1 (roads that count: d1 and e1).
under: [one-sided-joins]
record:
  arbcheck: 1
  game: avenue
  players: [Ana]
"""


def test_the_case_of_avenue_tells_both_and_which_roads_count() -> None:
    ran = told("canonical", "one-sided-joins")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(ONE_SIDED)


def test_a_difference_in_points_alone_is_told_by_points() -> None:
    out = told("castle-zero-costs", "canonical").out
    assert "  It takes no particular road.\n" in out
    assert "  castle-zero-costs: the boxes come to 0, and 15 points are lost: -15.\n" in out
    assert "  canonical: the boxes come to 0, and 5 points are lost: -5.\n" in out
    assert "\nunder:" not in out


def test_roads_that_decide_nothing_are_told_as_such() -> None:
    out = told("canonical", "end-sheet-always").out
    assert "  The roads in d1 and e1 make the difference; the others decide nothing.\n" in out
    assert "  The road in e1 makes the difference.\n" in told("canonical", "edge-connects").out
    assert (
        " 0 connected, must beat 0: 0 (roads that count: none).\n" in told("canonical", "edge-connects").out
    )


def test_a_castle_is_told_with_its_roads() -> None:
    out = told("canonical", "castle-any-colour").out
    assert "  canonical: green castle: 0 (roads that count: g5 and g6).\n" in out
    assert "  castle-any-colour: green castle: 1 (roads that count: g5 and g6).\n" in out


def test_where_not_all_records_of_fewer_roads_were_tried_that_is_said() -> None:
    ran = told("equal-is-more", "equal-is-more+previous-count")
    words = " ".join(ran.out.replace("#", "").split())
    assert "no record of fewer cards or rounds on the sheet `practice` tells them apart" in words
    assert "Not all records of fewer roads were tried; none was found." in words
    assert json.loads(told("equal-is-more", "equal-is-more+previous-count", "-f", "json").out)["search"] == (
        "partial"
    )


def test_avenue_as_json_has_the_same_names() -> None:
    tree = json.loads(told("canonical", "edge-connects", "--format", "json").out)
    assert list(tree) == list(json.loads(told("canonical", "must-hold", "--format", "json").out))
    assert tree["size"] == {"cards": 1, "players": 1, "rounds": 1, "roads": 1}
    assert [tree[key] for key in ("one", "other", "engine", "found", "search", "questions")] == [
        "canonical",
        "edge-connects",
        None,
        True,
        "exhaustive",
        None,
    ]
    assert tree["case"] == told("canonical", "edge-connects").out


def test_a_reading_of_avenue_is_not_told_from_itself() -> None:
    same = "Both are the same interpretation."
    names = "farm-blocks+equal-is-more and equal-is-more+farm-blocks"
    ran = told("farm-blocks+equal-is-more", "equal-is-more,farm-blocks")
    assert ran == Ran(1, f"No difference between {names}.\n{same}\n", "")


def test_where_no_record_of_avenue_is_found_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "SHAPES", ())
    ran = told("farm-blocks", "canonical")
    assert ran.status == 1
    assert ran.out.startswith(
        "No difference between farm-blocks and canonical.\nSearched in vain: the records"
    )
