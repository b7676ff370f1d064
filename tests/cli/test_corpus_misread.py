"""`arbcheck corpus --under` and `--matrix`: a table tests its own reading, a corpus its strength."""

import json
from pathlib import Path

import pytest

from tests.cli.command import run
from tests.cli.test_corpus import GOOD, corpus

__all__ = ["corpus"]


def test_a_run_under_a_misreading_shows_what_changes_and_is_nothing_wrong(corpus: Path) -> None:
    told = run("corpus", str(corpus / "one.yaml"), "--under", "start-bonus-two")
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith("CHANGED good-01: a sample\n")
    assert "\n  scores.Ana.total         3             4\n" in told.out
    assert told.out.endswith("\nUnder start-bonus-two: 2 changed, 0 the same, 0 without a score\n")


def test_misreadings_may_hold_together(corpus: Path) -> None:
    apart = run("corpus", str(corpus), "-k", "good", "--under", "one-wins", "--under", "Start-Bonus-Two")
    assert apart.out.endswith(
        "Under one-wins and start-bonus-two: 1 changed, 0 the same, 0 without a score\n"
    )
    joined = run("corpus", str(corpus), "-k", "good", "--under", "one-wins,start-bonus-two,one-wins")
    assert joined == apart


def test_what_changes_is_told_as_json(corpus: Path) -> None:
    told = run("corpus", str(corpus), "--under", "start-bonus-two", "--format", "json")
    assert (told.status, json.loads(told.out)["changed"]) == (0, 3)


def test_a_run_of_the_shipped_corpus_can_be_chosen_by_rule() -> None:
    told = run("corpus", "--rule", "R17", "-k", "tie-hand", "--under", "tie-by-hand-species")
    assert (told.status, "scoring-tie-hand-species-01" in told.out) == (0, True)


def test_the_matrix_names_the_cases_that_tell_a_misreading_apart(corpus: Path) -> None:
    told = run("corpus", str(corpus), "--matrix")
    assert (told.status, told.err) == (0, "")
    assert f"\n  {'start-bonus-two':<24}    2  " in told.out
    assert "\n2 hand-worked cases counted; 1 left out: " in told.out
    tree = json.loads(run("corpus", str(corpus), "--matrix", "--format", "json").out)
    assert [case["id"] for case in tree["cases"]] == ["good-01", "ending-01"]


@pytest.mark.parametrize("way", [["--matrix"], ["--under", "one-wins"]])
def test_what_is_no_case_and_what_cannot_be_opened_is_told(way: list[str], tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(GOOD + "---\ncase: 1\n", "utf-8")
    told = run("corpus", str(path), *way)
    assert (told.status, told.err) == (1, f"arbcheck: {path}:17: this is no case\n")
    assert run("corpus", str(path), str(tmp_path / "lost.yaml"), *way).status == 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--under", "own-one"], "own-one is no misreading; did you mean own-one-cancels"),
        (["--under", "\x1b桜"], "\\u{1b}桜 is no misreading"),
        (["--under", ""], "an empty text is no misreading"),
        (["--under", "one-wins,"], "an empty text is no misreading"),
        (
            ["--under", "one-last-round,end-when-cannot-draw"],
            "one-last-round and end-when-cannot-draw",
        ),
        (["--under", "one-wins,own-one-cancels"], "one-wins and own-one-cancels exclude each other"),
        (["--under", "one-wins", "--format", "junit"], "--under has no --format junit, but text and json"),
        (["--under", "one-wins", "--engine", "x"], "--engine does not go with --under"),
        (["--matrix", "--under", "one-wins"], "--under does not go with --matrix"),
        (["--matrix", "--coverage"], "--matrix does not go with --coverage"),
    ],
)
def test_wrong_usage_is_told_in_one_line(arguments: list[str], told: str) -> None:
    ran = run("corpus", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"arbcheck: {told}")
    assert len(ran.err.splitlines()) == 1
