import json

import pytest

from tests.cli.command import FAULTY, OPEN, RULEBOOK, run

GAP = """\
arbcheck: 1
players: [Ana, Ben]
species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]
end:
  Ana:
    hand: Oa8 Oa2 Ma3 Ca4 Do7 Ja2 Wi6
    arboretum: |
      Oa1     Oa5
      Oa4 Oa6 Oa7
  Ben: {hand: Oa3 Ma6 Ma7 Ca5 Do2 Ja8 Wi1, arboretum: Ma1 Ma8 Ma5 Ma4 Ma2}
finished: false
"""


def test_of_a_sound_record_nothing_is_printed() -> None:
    assert run("validate", RULEBOOK) == (0, "", "")


def test_all_problems_are_printed_with_their_lines_and_nothing_else() -> None:
    told = run("validate", "-", given=FAULTY.encode())
    assert (told.status, told.err) == (1, "")
    assert [line for line in told.out.splitlines() if line.startswith("-:")] == [
        "-:2:1: error[ARB504] Arboretum is for 2 to 4 players; here is 1 (R2)",
        "-:3:1: error[ARB113] the end position lacks `Talia`",
    ]
    assert "invalid" not in told.out


def test_quiet_is_a_line_a_record() -> None:
    told = run("validate", "-q", RULEBOOK, "-", given=FAULTY.encode())
    assert told.out == f"{RULEBOOK}#1: valid\n-#1: invalid: 2 errors\n"


def test_unknown_cards_are_nothing_wrong_with_a_record() -> None:
    assert run("validate", "-q", "-", given=OPEN.encode()) == (0, "-#1: valid\n", "")


def test_json_is_an_object_a_record() -> None:
    told = run("validate", "-f", "json", RULEBOOK, "-", given=FAULTY.encode())
    reports = [json.loads(line) for line in told.out.splitlines()]
    assert [report["status"] for report in reports] == ["valid", "invalid"]
    assert list(reports[0]) == ["report", "file", "record", "game", "title", "status", "diagnostics"]


def test_github_shows_problems_beside_lines() -> None:
    told = run("validate", "-f", "github", RULEBOOK, "-", given=FAULTY.encode())
    assert [line.partition(",")[0] for line in told.out.splitlines()] == ["::error file=-", "::error file=-"]


def test_sarif_is_one_log_for_all_records() -> None:
    told = run("validate", "-f", "sarif", "-", RULEBOOK, "lost.yaml", given=FAULTY.encode())
    assert told.status == 2
    assert len(json.loads(told.out)["runs"][0]["results"]) == 2
    none = run("validate", "-f", "sarif", RULEBOOK)
    assert json.loads(none.out)["runs"][0]["results"] == []


@pytest.mark.parametrize("form", ["text", "json", "github", "sarif"])
def test_a_warning_alone_leaves_the_status_at_zero(form: str) -> None:
    told = run("validate", "-f", form, "-", given=GAP.encode())
    assert (told.status, told.err) == (0, "")
    assert told.out.count("ARB132") == (2 if form == "sarif" else 1)


def test_a_line_a_record_is_a_form_of_its_own() -> None:
    told = run("validate", "-q", "--format", "json", RULEBOOK)
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith("arbcheck: --quiet")
