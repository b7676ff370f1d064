"""What a corpus covers, on a page: what is at zero comes first."""

import json

from arbcheck.conformance.coverage import Covered
from arbcheck.reports.corpus_coverage import as_json, text
from arbcheck.reports.terminal import COLOUR, COLUMNS, PLAIN, width

COVERED = [
    Covered("rule", "R1", "eighty cards", ("a-01", "b-01")),
    Covered("rule", "R2", "players", ()),
    Covered("decision", "D-001", "pure paths", ("a-01",)),
    Covered("code", "ARB001", "cannot be opened", (), "tests/cli/test_missing_inputs.py"),
    Covered("misreading", "longest-path", "The longest path is scored.", ()),
]


def test_what_is_at_zero_comes_first() -> None:
    assert text(COVERED) == (
        "Without a case (2)\n"
        "  R2: players\n"
        "  longest-path: The longest path is scored.\n"
        "\n"
        "Rules\n"
        "  R1, 2 cases: a-01 b-01\n"
        "\n"
        "Decisions\n"
        "  D-001, 1 case: a-01\n"
        "\n"
        "Codes\n"
        "  ARB001, shown by a test: tests/cli/test_missing_inputs.py"
    )


def test_where_nothing_is_at_zero_there_is_no_such_list() -> None:
    assert text(COVERED[:1]) == "Rules\n  R1, 2 cases: a-01 b-01"


def test_many_cases_take_several_lines() -> None:
    many = COVERED[0]._replace(cases=tuple(f"case-{number:02d}" for number in range(40)))
    drawn = text([many]).split("\n")
    assert max(map(width, drawn)) <= COLUMNS
    assert " ".join(line.strip() for line in drawn[1:]).endswith("case-38 case-39")


def test_on_a_terminal_what_is_at_zero_is_red() -> None:
    assert text(COVERED, COLOUR).startswith("\x1b[31mWithout a case (2)\x1b[0m\n")


def test_ascii_is_kept_to_where_that_is_wanted() -> None:
    ascii_only = PLAIN._replace(encoding="ascii")
    odd = [Covered("rule", "R1", "Žluť – x", ())]
    assert text(odd, ascii_only).isascii()
    assert as_json(odd, ascii_only).isascii()


def test_json_has_a_list_of_each_kind_with_what_is_at_zero_first() -> None:
    tree = json.loads(as_json(COVERED))
    assert list(tree) == ["coverage", "at_zero", "rules", "decisions", "codes", "misreadings"]
    assert (tree["coverage"], tree["at_zero"]) == (1, 2)
    assert [rule["id"] for rule in tree["rules"]] == ["R2", "R1"]
    assert tree["rules"][1] == {"id": "R1", "title": "eighty cards", "count": 2, "cases": ["a-01", "b-01"]}
    assert tree["codes"][0]["test"] == "tests/cli/test_missing_inputs.py"
