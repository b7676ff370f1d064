"""`arbcheck replay --format html` of a game of Avenue: a page that goes from round to round."""

import re
from html import unescape

from tests.adjudication.sheets import OPEN, TWINS, WORKED
from tests.cli.command import Ran, run


def replay(text: str, *options: str) -> Ran:
    return run("replay", "-", "--format", "html", *options, given=text.encode())


def told(page: str) -> str:
    """Return the words of a page."""
    return " ".join(unescape(re.sub("<[^>]*>", " ", page)).split())


def test_every_round_has_its_cards_what_was_done_and_the_box() -> None:
    ran = replay(WORKED)
    assert (ran.status, ran.err) == (0, "")
    words = told(ran.out)
    assert "Round 4, farm E Road cards, y for yellow: 5y 1y 6 2y 2 6 1 6y" in words
    assert "Looks instead of 5y, 1y in d5, 6 in a1, 2y in c5, 2 in a4, 6 in c4, 1 in e1, 6y in a3." in words
    assert "Round 4, farm E: 3 (3 connected, must beat 1: 3)" in words
    assert "Purple castle: 2 (2 purple grapes connected)" in words
    assert "2 farm boxes with 0 cost 10: -1." in words
    assert ran.out.count("data-space=") == 42 * (5 + 1)


def test_it_opens_at_the_round_and_with_the_player_that_is_asked_for() -> None:
    assert 'data-open="1"' in replay(WORKED).out
    ran = replay(TWINS.replace("arbcheck: 1", "arbcheck: 1\ntitle: Twins"), "--turn", "4", "--player", "Ben")
    assert 'data-open="4"' in ran.out
    assert "<title>Twins</title>" in ran.out
    assert ran.out.count("data-space=") == 42 * (5 + 1)


def test_a_sheet_without_round_marks_is_drawn_at_the_end_alone() -> None:
    ran = replay(OPEN, "--player", "Ben")
    assert ran.status == 3
    assert ran.out.count("data-space=") == 42
    assert "The sheet does not tell what was drawn in this round." in told(ran.out)


def test_warnings_stand_below_the_game_and_errors_instead_of_it() -> None:
    small = "sheet:\n  grid: |\n    CP A B C\n    D E F CG\n    p1 . . .\n    . . . .\n    . . . .\n"
    warned = replay(
        WORKED.replace("sheet: practice\n", small).partition("rounds:")[0]
        + ("rounds:\n  - {farm: A, cards: 5}\nmoves: {Ana: [b1]}\nfinished: false\n")
    )
    assert warned.status == 0
    assert "The record has 1 warning ." in told(warned.out)
    assert "ARB248" in warned.out
    wrong = replay(WORKED.replace("- e4 f4", "- e4 e4"))
    assert wrong.status == 1
    assert "ARB353" in wrong.out
    assert "Round 1, farm" not in told(wrong.out)
