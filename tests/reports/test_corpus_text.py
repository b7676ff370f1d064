"""A corpus run in words: each failed case, how a program did by rule, what would explain it, the numbers."""

import pytest

from arbcheck.arboretum.readings.misreadings import MISREADINGS
from arbcheck.conformance.explanation import Verdict
from arbcheck.reports.corpus_text import failure, report, share, totals
from arbcheck.reports.terminal import COLOUR, COLUMNS, width
from tests.reports.corpus_runs import (
    ALL,
    CLEAN,
    FAILING,
    NO_CASE,
    PASSING,
    SKIPPED,
    SURE,
    UNSENT,
    VERDICT,
    differing,
    failed,
)


def test_a_run_that_passes_is_told_by_its_numbers_alone() -> None:
    assert report([PASSING]) == "1 passed, 0 failed"
    assert report([PASSING, UNSENT], CLEAN) == "1 passed, 0 failed, 1 not sent"


def test_what_was_not_sent_and_is_not_supported_is_counted_apart() -> None:
    assert totals(ALL) == "1 passed, 1 failed, 1 unsupported, 1 not sent"
    assert totals([]) == "0 passed, 0 failed"


def test_a_failed_case_has_its_title_its_place_and_its_differences() -> None:
    assert failure(FAILING) == (
        "FAILED bad-01: a sample\n"
        "  cases/sample.yaml:2\n"
        "                  expected  got\n"
        "  scores.Ana.oak  3         null\n"
        "                  ^         ^^^^\n"
        "  winners         Ana, Ben  Ana\n"
        "                     ^^^^^     ^"
    )


def test_a_long_title_is_broken_at_blanks() -> None:
    drawn = failure(failed(differing("a", "1", "2"), title="word " * 40)).split("\n")
    assert max(map(width, drawn)) <= COLUMNS
    assert drawn[1].startswith("  word")


def test_the_head_of_a_case_is_bold_on_a_terminal() -> None:
    assert failure(FAILING, COLOUR).startswith("\x1b[1mFAILED bad-01: a sample\x1b[0m\n")


def test_what_is_no_case_is_shown_where_it_is_wrong() -> None:
    drawn = failure(NO_CASE).split("\n")
    assert drawn[0] == "FAILED odd-01: this is no case"
    assert drawn[1].startswith("cases/sample.yaml:6:10: error[ARB601] ")
    assert drawn[2:4] == ["    expect: {winers: []}", "             ^^^^^^"]


def test_reasons_why_something_is_not_supported_are_counted() -> None:
    other = SKIPPED._replace(
        differences=(differing("answer", "an answer", "unsupported: \x1bx" + "y" * 100),)
    )
    first, second = report([SKIPPED, other, SKIPPED]).split("\n\n")[0].split("\n")
    assert first == "2 cases unsupported: three players"
    assert second.startswith("1 case unsupported: \\u{1b}xyyy")
    assert second.endswith("…")


def test_a_program_is_summed_up_by_rule_with_what_explains_it() -> None:
    told = report([FAILING], VERDICT).split("\n\n")[1:]
    assert told[0] == (
        "R10: 1 of 5 fail; no misreading explains any\n"
        "R11: 3 of 4 fail; own-one-cancels explains all\n"
        "R15: 2 of 3 fail; longest-path explains 1\n"
        "no rule: 1 of 1 fail; own-one-cancels explains all\n"
        "No case fails: R16"
    )
    likely = [block.partition(" gives ")[0] for block in told[1:-1]]
    assert likely == ["own-one-cancels", "one-wins", "longest-path"]
    assert told[1].startswith("own-one-cancels gives 8 of the 9 answers of the program: The 1 cancels")


def test_where_every_rule_has_a_failure_none_is_named_without_one() -> None:
    assert "No case fails" not in report([FAILING], SURE)


@pytest.mark.parametrize(
    ("verdict", "told"),
    [
        (SURE, "every answer of the program (3)"),
        (VERDICT, "8 of the 9 answers of the program"),
    ],
)
def test_a_misreading_is_told_with_how_many_answers_it_gives(verdict: Verdict, told: str) -> None:
    assert share(verdict, "own-one-cancels") == told


def test_every_misreading_fits_into_the_columns() -> None:
    verdict = VERDICT._replace(matches=dict.fromkeys(MISREADINGS, 8))
    assert max(map(width, report([], verdict).split("\n"))) <= COLUMNS
