"""The value that reports take, and the words they share."""

import subprocess
import sys

import pytest

from arbcheck.reports.outcome import Outcome, count, listed


def test_an_outcome_needs_no_more_than_a_record_and_a_status() -> None:
    bare = Outcome("game.yaml", 1, None, None, "valid")
    assert (bare.position, bare.problems, bare.source(7)) == (None, (), "")


@pytest.mark.parametrize(
    ("number", "thing", "words"),
    [(1, "card", "1 card"), (0, "card", "0 cards"), (1, "species", "1 species"), (8, "species", "8 species")],
)
def test_numbers_go_with_their_nouns(number: int, thing: str, words: str) -> None:
    assert count(number, thing) == words


@pytest.mark.parametrize(
    ("things", "words"),
    [
        (["Oak"], "Oak"),
        (["Oak", "Maple"], "Oak and Maple"),
        (["Oak", "Maple", "Willow"], "Oak, Maple and Willow"),
    ],
)
def test_lists_read_as_in_a_sentence(things: list[str], words: str) -> None:
    assert listed(things) == words


def test_the_text_report_starts_quickly() -> None:
    slow = "json textwrap unicodedata wcwidth dataclasses inspect typer jsonschema"
    code = f"import arbcheck.reports.text, sys; print([m for m in {slow.split()!r} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
