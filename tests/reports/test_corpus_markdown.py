"""A corpus run as Markdown."""

from arbcheck.reports.corpus_markdown import as_markdown
from tests.reports.corpus_runs import ALL, CLEAN, FAILING, NO_CASE, PASSING, VERDICT, differing, failed


def test_a_run_without_failures_is_one_line() -> None:
    assert as_markdown([PASSING]) == "1 passed, 0 failed."


def test_a_run_lists_its_failed_cases() -> None:
    assert as_markdown([PASSING, FAILING]) == (
        "1 passed, 1 failed.\n"
        "\n"
        "- `bad-01`: `scores.Ana.oak: expected 3, got null`; `winners: expected Ana, Ben, got Ana`"
    )
    assert "- `odd-01`: `line 6, column 10: expected a case, got ARB601 " in as_markdown([NO_CASE])


def test_a_program_has_a_table_of_rules_and_what_explains_it() -> None:
    numbers, table, misreadings, failures = as_markdown(ALL, VERDICT).split("\n\n")
    assert numbers == "1 passed, 1 failed, 1 unsupported, 1 not sent."
    assert table == (
        "| rule | asked | failed | explained | by |\n"
        "| --- | ---: | ---: | ---: | --- |\n"
        "| R10 | 5 | 1 | 0 | – |\n"
        "| R11 | 4 | 3 | 3 | `own-one-cancels` |\n"
        "| R15 | 3 | 2 | 1 | `longest-path` |\n"
        "| R16 | 2 | 0 | 0 | – |\n"
        "| none | 1 | 1 | 1 | `own-one-cancels` |"
    )
    assert misreadings.startswith(
        "- `own-one-cancels` gives 8 of the 9 answers of the program. The 1 cancels the 8"
    )
    assert len(misreadings.split("\n")) == 3
    assert failures.startswith("- `bad-01`")


def test_a_program_that_is_right_has_the_table_alone() -> None:
    _, table = as_markdown([PASSING], CLEAN).split("\n\n")
    assert table.split("\n")[2:] == ["| R16 | 2 | 0 | 0 | – |"]


def test_a_program_that_was_asked_nothing_has_no_table() -> None:
    assert as_markdown([PASSING], CLEAN._replace(rules=())) == "1 passed, 0 failed."


def test_nothing_that_a_program_writes_is_taken_for_markdown() -> None:
    told = as_markdown([failed(differing("answer", "an answer", "`<b>\n# x\x1b"))])
    assert told.split("\n\n")[1] == "- `sample-01`: `answer: expected an answer, got '<b> # x `"
