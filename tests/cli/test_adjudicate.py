"""`arbcheck adjudicate`: claims of the record and of the command line, ruled on."""

import json
from pathlib import Path

import pytest

from tests.cli.command import FAULTY, FINAL, OPEN, run

CLAIMED = FINAL + "claims:\n  scores: {Talia: {Oak: 9, total: 19}}\n  winner: Talia\n"
WRONG = FINAL + "claims: {by: Rina, scores: {Talia: {Oak: 10}}}\n"


def adjudicated(record: str, *arguments: str) -> list[dict[str, object]]:
    told = run("adjudicate", "-", "--format", "json", *arguments, given=record.encode())
    return [json.loads(line) for line in told.out.splitlines()]


def claim(text: str) -> str:
    """Return what is said on standard error of a claim that cannot be read, and check the exit status."""
    told = run("adjudicate", "-", "--format", "json", "--claim", text, given=FINAL.encode())
    assert (told.status, told.out) == (2, "")
    return told.err


def test_claims_that_are_all_right_end_with_status_0() -> None:
    told = run("adjudicate", "-", "--format", "json", given=CLAIMED.encode())
    assert told.status == 0
    [ruling] = [json.loads(line) for line in told.out.splitlines()]
    assert [finding["verdict"] for finding in ruling["findings"]] == ["upheld"] * 3


def test_a_rejected_claim_ends_with_status_1() -> None:
    assert run("adjudicate", "-", "--format", "json", given=WRONG.encode()).status == 1


def test_a_record_with_errors_ends_with_status_1() -> None:
    assert run("adjudicate", "-", "--format", "json", given=FAULTY.encode()).status == 1


def test_an_undecided_claim_ends_with_status_3() -> None:
    told = run("adjudicate", "-", "--format", "json", "--claim", "legal.4=true", given=FINAL.encode())
    assert told.status == 3


def test_an_open_result_ends_with_status_3_even_if_all_claims_are_decided() -> None:
    claims = ("--claim", "path.Talia.oak=Oa1,Oa4,Oa5,Oa6")
    assert run("adjudicate", "-", "--format", "json", *claims, given=OPEN.encode()).status == 3


def test_where_nobody_claims_anything_that_is_said() -> None:
    told = run("adjudicate", "-", "--format", "json", given=FINAL.encode())
    assert (told.status, told.out) == (2, "")
    assert told.err == (
        "arbcheck: -#1: nobody claims anything here; add `claims:` to the record, or give --claim, as in "
        "--claim NAME=9\n"
    )


def test_claims_of_the_command_line_come_after_those_of_the_record() -> None:
    [ruling] = adjudicated(CLAIMED, "--claim", "Talia.oak=10", "--claim", "right.oak=Talia")
    findings = ruling["findings"]
    assert isinstance(findings, list)
    assert [(finding["claim"], finding["verdict"]) for finding in findings] == [
        ("Talia.oak", "upheld"),
        ("Talia", "upheld"),
        ("winner", "upheld"),
        ("Talia.oak", "rejected"),
        ("right.oak", "upheld"),
    ]


def test_a_claim_that_cannot_be_read_is_pointed_at() -> None:
    assert claim("Tala.oak=9") == (
        "arbcheck: -#1: error[ARB402] `Tala` is no player of this game\n"
        "    Tala.oak=9\n"
        "    ^^^^\n"
        "    help: did you mean `Talia`?\n"
    )
    assert "\n    Talia.oak=nine\n              ^^^^\n" in claim("Talia.oak=nine")


def test_a_claim_that_no_record_can_read_is_shown_once_and_named_for_each() -> None:
    told = run(
        "adjudicate", "-", "--claim", "Tala=9", "--format", "json", given=f"{FINAL}---\n{FINAL}".encode()
    )
    assert (told.status, told.err.count("^^^^")) == (2, 1)
    assert told.err.splitlines()[-1] == "arbcheck: -#2: error[ARB402] `Tala` is no player of this game"


def test_the_other_records_are_ruled_on_beside_one_without_claims() -> None:
    told = run("adjudicate", "-", "--format", "json", given=f"{FINAL}---\n{CLAIMED}".encode())
    assert (told.status, len(told.out.splitlines())) == (2, 1)


def test_one_record_of_a_file_is_ruled_on() -> None:
    [ruling] = adjudicated(f"{FINAL}---\n{CLAIMED}", "--record", "2")
    assert ruling["record"] == 2


@pytest.mark.parametrize(
    ("arguments", "scope", "under"), [((), "suggested", 2), (("--sensitivity",), "all", 26)]
)
def test_every_misreading_is_asked_for_the_winner_when_that_is_wanted(
    arguments: tuple[str, ...], scope: str, under: int
) -> None:
    [ruling] = adjudicated(WRONG, *arguments)
    matters = ruling["sensitivity"]
    assert isinstance(matters, dict)
    assert (matters["scope"], len(matters["under"])) == (scope, under)


def test_a_ruling_can_be_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "ruling.json"
    told = run("adjudicate", "-", "-f", "json", "-o", str(file), given=CLAIMED.encode())
    assert (told.status, told.out) == (0, "")
    assert json.loads(file.read_text("utf-8"))["ruling"] == 1


def test_claims_that_claim_nothing_are_said_to_lack_something() -> None:
    told = run("adjudicate", "-", given=(FINAL + "claims: {by: Bo}\n").encode())
    assert (told.status, told.out) == (2, "")
    assert told.err == (
        "arbcheck: -#1: `claims` holds no claim yet; add `scores`, `rights`, `paths`, `winner`, `legal` or "
        "`last_turn` to it, or give --claim, as in --claim NAME=9\n"
    )


FAULTY_PATH = FINAL + "claims:\n  scores: {Talia: {Oak: 9}}\n  paths: {Talia: {Oak: Oa1 Oa44}}\n"


def test_a_slip_in_one_claim_leaves_the_others_decided_and_ends_with_status_1() -> None:
    told = run("adjudicate", "-", "--format", "json", given=FAULTY_PATH.encode())
    [ruling] = [json.loads(line) for line in told.out.splitlines()]
    assert [(each["claim"], each["verdict"]) for each in ruling["findings"]] == [("Talia.oak", "upheld")]
    assert [each["code"] for each in ruling["diagnostics"]] == ["ARB120"]
    assert (told.status, ruling["status"]) == (1, "final")


def test_where_no_claim_can_be_read_the_sheet_says_so() -> None:
    told = run("adjudicate", "-", given=(FINAL + "claims: {winner: Tala}\n").encode())
    first = "No claim can be read, so there is nothing to rule on."
    note = "The claims have 1 error; what cannot be read is not ruled on."
    assert told.status == 1
    assert first in told.out
    assert note in told.out
    assert "Talia wins" in told.out


def test_a_claim_that_is_given_twice_is_ruled_on_once() -> None:
    [ruling] = adjudicated(FINAL, "--claim", "Talia.oak=9", "--claim", "Talia.Roble=9")
    findings = ruling["findings"]
    assert isinstance(findings, list)
    assert len(findings) == 1


def test_quiet_is_a_line_a_claim() -> None:
    claims = ("--claim", "Talia.oak=9", "--claim", "Talia=23", "--claim", "winner=Rina")
    told = run("adjudicate", "-q", "-", *claims, given=FINAL.encode())
    assert (told.status, told.err) == (1, "")
    assert [line.partition(" (R10, ")[0] for line in told.out.splitlines()] == [
        "-#1: Claimed: Talia scores 9 for Oak. Upheld.",
        "-#1: Claimed: Talia has 23 points in all. Rejected. Talia has 19 points in all.",
        "-#1: Claimed: Rina wins. Rejected. Talia wins.",
    ]
    assert told.out.endswith(" (R10, R17, D-005)\n")


def test_quiet_tells_of_errors_first_and_parts_records_by_nothing() -> None:
    told = run("adjudicate", "-q", "-", given=f"{FAULTY}---\n{CLAIMED}".encode())
    assert told.status == 1
    lines = told.out.splitlines()
    assert "" not in lines
    assert lines[0].startswith("-#1: invalid: ")
    assert all(line.startswith(("-#1: ", "-#2: ")) for line in lines)


def test_quiet_is_a_form_of_text() -> None:
    told = run("adjudicate", "-q", "-f", "json", "-", given=CLAIMED.encode())
    assert (told.status, told.out) == (2, "")
    assert "--quiet is a form of text, and does not go with --format json" in told.err
