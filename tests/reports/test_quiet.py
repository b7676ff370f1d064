"""One line for each record."""

import pytest

from arbcheck.reports.outcome import Outcome
from arbcheck.reports.quiet import line
from arbcheck.reports.terminal import COLOUR
from tests.oracle.boards import hand
from tests.reports.examples import SAME_CELL, SLIP, UNKNOWN_KEY, checked, opened, outcome, rulebook


def test_a_final_record_is_told_by_its_totals_and_winner() -> None:
    told = line(outcome(rulebook()))
    assert told == "game.yaml#1: final: Talia 19, Jonte 14, Rina 14: Talia wins"


@pytest.mark.parametrize(
    ("what", "told"),
    [
        (checked("invalid", SAME_CELL, UNKNOWN_KEY), "game.yaml#1: invalid: 2 errors"),
        (checked("invalid", SAME_CELL, SLIP), "game.yaml#1: invalid: 1 error, 1 warning"),
        (checked("valid"), "game.yaml#1: valid"),
        (checked("valid", SLIP), "game.yaml#1: valid, 1 warning"),
        (checked("valid")._replace(file="a\nb", record=3), "a\\u{a}b#3: valid"),
    ],
)
def test_a_record_without_a_score_is_told_by_what_was_found(what: Outcome, told: str) -> None:
    assert line(what) == told


def test_a_scored_record_tells_its_warnings_too() -> None:
    told = line(outcome(rulebook()._replace(finished=False), "provisional", problems=(SLIP,)))
    assert told == "game.yaml#1: provisional: Talia 19, Jonte 14, Rina 14: Talia wins (1 warning)"


def test_open_totals_are_question_marks() -> None:
    position = rulebook()
    hidden = (hand("Ja7 Ma6 Ma7 Oa3 Oa8 Rp1 _"), *position.hands[1:])
    told = line(opened(position._replace(hands=hidden)))
    assert told == "game.yaml#1: open: Talia ?, Jonte ?, Rina ?: Talia wins"


def test_a_winner_whose_name_runs_from_right_to_left_is_named_last() -> None:
    told = line(outcome(rulebook(("רינה", "Jonte", "Rina"))))
    assert told == "game.yaml#1: final: P1 19, Jonte 14, Rina 14: P1 wins; P1 is רינה"


def test_the_status_stands_out_in_colour() -> None:
    assert line(checked("invalid", SAME_CELL), COLOUR) == "game.yaml#1: \x1b[31minvalid\x1b[0m: 1 error"
