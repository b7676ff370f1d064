"""`arbcheck corpus`: what a failed case looks like, which cases run, and what comes out in which form."""

import io
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch
from xml.etree import ElementTree as ET

import pytest

from arbcheck.cli import corpus as command
from arbcheck.cli.options import Line
from arbcheck.cli.progress import watched
from tests.cli.command import drawn, run, start
from tests.conformance.cases import POSITION, block
from tests.conformance.programs import program
from tests.conformance.test_trial import example

HEAD = "case: 1\nid: {name}\ntitle: {title}\nrules: [{rules}]\norigin: hand-made\n"
RECORD = "record:\n" + block("text", POSITION)


def case(name: str, expect: str, rules: str = "R15", title: str = "a sample") -> str:
    return HEAD.format(name=name, title=title, rules=rules) + RECORD + f"expect:\n  {expect}\n"


GOOD = case("good-01", "scores: {Ana: {total: 3}}")
BAD = case("bad-01", "scores: {Ana: {oak: {points: 4, path: Oa1 Oa5}}}", "R14", "a path that is not there")
ABOUT_ENDING = case("ending-01", "status: provisional", "R9", "Stopped Early")


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """Return a folder with three cases, of which one fails."""
    folder = tmp_path / "cases"
    folder.mkdir()
    (folder / "one.yaml").write_text(GOOD + "---\n" + ABOUT_ENDING, "utf-8")
    (folder / "two.yaml").write_text(BAD, "utf-8")
    return folder


# Running cases


def test_the_shipped_corpus_runs_when_no_other_is_named() -> None:
    told = run("corpus", "-k", "rights-own-one-0")
    assert (told.status, told.err) == (0, "")
    assert re.fullmatch("[0-9]+ passed, 0 failed\n", told.out)


def test_a_failed_case_shows_both_sides_and_where_they_differ(corpus: Path) -> None:
    told = run("corpus", str(corpus))
    assert (told.status, told.err) == (1, "")
    assert told.out == (
        "FAILED bad-01: a path that is not there\n"
        f"  {corpus / 'two.yaml'}:2\n"
        "                         expected  got\n"
        "  scores.Ana.oak.points  4         3\n"
        "                         ^         ^\n"
        "  scores.Ana.oak.path    Oa1 Oa5   Oa1 Oa4\n"
        "                             ^^^       ^^^\n"
        "\n"
        "2 passed, 1 failed\n"
    )


def test_files_and_folders_of_ones_own_can_be_named(corpus: Path) -> None:
    assert run("corpus", str(corpus / "one.yaml")) == (0, "2 passed, 0 failed\n", "")
    assert run("corpus", str(corpus / "*.yaml"), str(corpus)).out.endswith("2 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("chosen", "numbers"),
    [
        (["-k", "good"], "1 passed, 0 failed"),
        (["-k", "stopped early"], "1 passed, 0 failed"),
        (["--rule", "R15"], "1 passed, 0 failed"),
        (["--rule", "r15", "--rule", "R9"], "2 passed, 0 failed"),
        (["--rule", "R14,R9"], "1 passed, 1 failed"),
        (["--rule", "R14", "-k", "bad"], "0 passed, 1 failed"),
    ],
)
def test_cases_can_be_chosen(chosen: list[str], numbers: str, corpus: Path) -> None:
    assert run("corpus", str(corpus), *chosen).out.endswith(f"{numbers}\n")


def test_cases_can_be_chosen_by_decision_and_code() -> None:
    by_decision = run("corpus", "--decision", "d-004", "--format", "json").out
    assert "rights-own-one-01" in by_decision
    assert "ARB204" not in by_decision
    by_code = json.loads(run("corpus", "--code", "arb204", "-k", "cell", "--format", "json").out)
    assert (by_code["failed"], by_code["passed"] > 0) == (0, True)
    assert run("corpus", "--decision", "D-004", "--code", "ARB204").status == 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--rule", "R18"], "R18 is no rule; did you mean R1, R17, R16?"),
        (["--rule", "R15,R18"], "R18 is no rule; did you mean R1, R17, R16?"),
        (["--rule", "D-004"], "D-004 is no rule; it is a decision: --decision D-004"),
        (["--decision", "D4"], "D4 is no decision; did you mean D-004?"),
        (["--decision", "arb204"], "arb204 is no decision; it is a code: --code ARB204"),
        (["--code", "ARB294"], "ARB294 is no code; did you mean ARB2"),
        (["--code", "\x1b桜"], "\\u{1b}桜 is no code"),
        (["--code", ""], "an empty text is no code"),
        (["--rule", "R15,"], "an empty text is no rule"),
        (["-k", "no such word"], "there is no such case"),
        (["--record", "1"], "--record goes with --new"),
        (["--timeout", "1"], "--timeout goes with --engine"),
        (["--engine", "x", "--timeout", "0"], "--timeout takes a number of seconds, such as 10 or 0.5"),
        (["--engine", "x", "--timeout", "1e3"], "--timeout takes a number of seconds, such as 10 or 0.5"),
        (["--engine", "x", "--timeout", "99999999"], "--timeout takes a number of seconds"),
        (["--engine", "x", "--record", "2"], "--record does not go with --engine"),
        (["--engine", "no-such-program x"], "--engine: no-such-program: No such file or directory"),
        (["--engine", "'"], "--engine: No closing quotation"),
        (["--engine", " "], "--engine: no program is named"),
        (["--coverage", "-k", "x", "--rule", "R1"], "-k and --rule do not go with --coverage"),
        (["--coverage", "--engine", "x"], "--engine does not go with --coverage"),
        (["--coverage", "--format", "junit"], "--coverage has no --format junit, but text and json"),
        (["--new", "x", "--coverage"], "--coverage does not go with --new"),
        (["--new", "x", "y"], "--new takes its record from FILE, and no PATH besides"),
    ],
)
def test_wrong_usage_is_told_in_one_line(arguments: list[str], told: str) -> None:
    ran = run("corpus", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"arbcheck: {told}")
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("arguments", [["--format", "sarif"], ["-k", ""], ["--engine", ""], ["--new", ""]])
def test_what_an_option_does_not_take_is_refused(arguments: list[str]) -> None:
    assert run("corpus", *arguments).status == 2


def test_an_input_that_cannot_be_opened_is_told_and_the_others_are_run(corpus: Path) -> None:
    lost = str(corpus / "lost.yaml")
    told = run("corpus", lost, str(corpus / "one.yaml"))
    assert (told.status, told.out) == (2, "2 passed, 0 failed\n")
    assert told.err == f"arbcheck: error[ARB001] {lost}: cannot be read: No such file or directory\n"
    assert run("corpus", lost) == (2, "", told.err)
    assert run("corpus", lost, str(corpus)).status == 2


def test_what_is_no_case_fails_with_its_problems(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("case: 1\nid: a-01\ntitle: x\norigin: hand-made\nrecord: {}\nexpect: {winer: [Ana]}\n")
    told = run("corpus", str(path))
    assert told.status == 1
    assert told.out.startswith(f"FAILED a-01: this is no case\n{path}:6:10: error[ARB601] ")
    assert "expect: {winer: [Ana]}\n             ^^^^^\n" in told.out
    assert told.out.endswith("0 passed, 1 failed\n")


# Forms


def test_json_is_one_object(corpus: Path) -> None:
    told = run("corpus", str(corpus), "--format", "json")
    tree = json.loads(told.out)
    assert (told.status, list(tree)) == (
        1,
        ["corpus", "passed", "failed", "not_sent", "unsupported", "cases"],
    )
    assert [tree[key] for key in list(tree)[:5]] == [1, 2, 1, 0, 0]
    assert tree["cases"][0] == {
        "id": "good-01",
        "file": str(corpus / "one.yaml"),
        "status": "passed",
        "differences": [],
    }
    assert tree["cases"][2]["differences"][0] == {
        "where": ["scores", "Ana", "oak", "points"],
        "expected": "4",
        "got": "3",
    }


def test_junit_is_xml(corpus: Path) -> None:
    told = run("corpus", str(corpus), "--format", "junit", encoding="cp437")
    suite = ET.fromstring(told.out)  # noqa: S314 - it is our own
    assert (told.status, suite.get("tests"), suite.get("failures")) == (1, "3", "1")


def test_markdown_lists_what_failed(corpus: Path) -> None:
    told = run("corpus", str(corpus), "--format", "markdown")
    assert (told.status, told.out.splitlines()[0]) == (1, "2 passed, 1 failed.")
    assert "- `bad-01`: `scores.Ana.oak.points: expected 4, got 3`" in told.out


def test_results_may_go_to_a_file_but_not_over_a_case(corpus: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    assert run("corpus", str(corpus), "-o", str(out)) == (1, "", "")
    assert out.read_text().endswith("2 passed, 1 failed\n")
    told = run("corpus", str(corpus), "-o", str(corpus / "two.yaml"))
    assert (told.status, (corpus / "two.yaml").read_text()) == (2, BAD)


def test_colour_can_be_asked_for(corpus: Path) -> None:
    assert "\x1b[31m" in run("corpus", str(corpus), "--color", "always").out
    assert "\x1b" not in run("corpus", str(corpus), "--color", "never").out


# Coverage


def test_coverage_begins_with_what_is_at_zero(corpus: Path) -> None:
    told = run("corpus", str(corpus), "--coverage")
    assert (told.status, told.err) == (1, "")
    blocks = told.out.split("\n\n")
    assert blocks[0].startswith("Without a case (")
    assert "\n  R1: " in blocks[0]
    assert "R15" not in blocks[0]
    assert blocks[1] == "Rules\n  R9, 1 case: ending-01\n  R14, 1 case: bad-01\n  R15, 1 case: good-01"


def test_coverage_is_told_as_json_too(corpus: Path) -> None:
    tree = json.loads(run("corpus", str(corpus), "--coverage", "--format", "json").out)
    assert list(tree) == ["coverage", "at_zero", "rules", "decisions", "codes", "misreadings"]
    assert [rule["id"] for rule in tree["rules"]][-3:] == ["R9", "R14", "R15"]


def test_nothing_at_zero_is_nothing_wrong(corpus: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "cover", lambda _cases: [])
    assert run("corpus", str(corpus), "--coverage") == (0, "\n", "")


def test_what_is_no_case_covers_nothing_and_is_told(corpus: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "cover", lambda _cases: [])
    (corpus / "three.yaml").write_text("arbcheck: 1\n---\ncase: 1\n")
    told = run("corpus", str(corpus), "--coverage")
    assert (told.status, told.err) == (1, f"arbcheck: {corpus / 'three.yaml'}:2: this is no case\n")


# New cases


def test_a_record_is_printed_as_a_case_that_passes(tmp_path: Path) -> None:
    record, made = tmp_path / "game.yaml", tmp_path / "case.yaml"
    record.write_text(POSITION.replace("Ana", "Žofie"), "utf-8")
    told = start("corpus", "--new", str(record), PYTHONIOENCODING="ascii")
    assert (told.returncode, told.stderr) == (0, b"")
    made.write_bytes(told.stdout)
    assert "{Žofie: 13, Ben: 3}" in made.read_text("utf-8")
    assert run("corpus", str(made)) == (0, "1 passed, 0 failed\n", "")
    zero = run("corpus", str(made), "--coverage").out.partition("\n\n")[0]
    assert "\n  R10: " in zero


def test_one_of_several_records_can_be_picked(tmp_path: Path) -> None:
    record = tmp_path / "game.yaml"
    record.write_text(POSITION + "---\n" + POSITION.replace("Oa8", "Oa9"))
    both = run("corpus", "--new", str(record)).out
    second = run("corpus", "--new", str(record), "--record", "2").out
    assert both == run("corpus", "--new", str(record), "--record", "1").out + "---\n" + second
    assert "id: game-02\n" in second
    told = run("corpus", "--new", str(record), "--record", "3")
    assert told == (2, "", f"arbcheck: {record} has no record 3\n")


def test_a_new_case_may_go_to_a_new_file_alone(tmp_path: Path) -> None:
    record, made = tmp_path / "game.yaml", tmp_path / "case.yaml"
    record.write_text(POSITION)
    assert run("corpus", "--new", str(record), "-o", str(made)) == (0, "", "")
    assert made.read_text() == run("corpus", "--new", str(record)).out
    made.write_text("worked out by hand")
    told = run("corpus", "--new", str(record), "-o", str(made))
    assert told == (2, "", f"arbcheck: {made} is there already, and stays as it is\n")
    assert made.read_text() == "worked out by hand"


def test_a_record_that_cannot_be_made_into_a_case_is_told(tmp_path: Path) -> None:
    slip = tmp_path / "a slip.json"
    slip.write_text('{"arbcheck": 1, # a comment\n}')
    told = run("corpus", "--new", str(slip))
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith(f"arbcheck: {slip}#1: this record cannot stand in a case")
    (tmp_path / "game.yaml").write_text(POSITION)
    told = run("corpus", "--new", str(tmp_path))
    assert (told.status, told.out.count("case: 1")) == (2, 1)


def test_a_record_that_is_not_there_makes_no_case(tmp_path: Path) -> None:
    told = run("corpus", "--new", str(tmp_path / "lost.yaml"), "-o", str(tmp_path / "out.yaml"))
    assert (told.status, told.out) == (2, "")
    assert "error[ARB001]" in told.err
    assert not (tmp_path / "out.yaml").exists()


# Other programs


def test_a_program_that_is_right_passes_and_what_is_not_sent_is_counted_apart(corpus: Path) -> None:
    told = run("corpus", str(corpus / "one.yaml"), "--engine", example("right"))
    assert told == (0, "1 passed, 0 failed, 1 not sent\n", "")


def test_a_program_that_is_wrong_is_told_by_rule_and_explained() -> None:
    told = run("corpus", "-k", "own-one", "--engine", example("own_one_cancels"))
    assert told.status == 1
    assert re.search("^R11: [0-9]+ of [0-9]+ fail; own-one-cancels explains all$", told.out, re.MULTILINE)
    assert re.search(
        "^own-one-cancels gives every answer of the program .[0-9]+.: The 1", told.out, re.MULTILINE
    )


def test_what_a_program_does_not_support_changes_no_status(corpus: Path) -> None:
    silent = program("answers(lambda asked: say({'id': asked['id'], 'unsupported': 'two players'}))")
    told = run("corpus", str(corpus / "one.yaml"), "--engine", silent, "--timeout", "60")
    assert told == (
        0,
        "1 case unsupported: two players\n\n0 passed, 0 failed, 1 unsupported, 1 not sent\n",
        "",
    )


def test_a_program_that_hangs_is_given_the_time_that_is_set(corpus: Path) -> None:
    told = run("corpus", str(corpus / "one.yaml"), "--engine", program("time.sleep(60)"), "--timeout", "0.2")
    assert told.status == 1
    assert "no answer within 0.2 seconds" in told.out


@pytest.mark.parametrize("form", ["json", "markdown", "junit"])
def test_a_trial_is_told_in_every_form(form: str) -> None:
    told = run("corpus", "-k", "own-one", "--engine", example("own_one_cancels"), "--format", form)
    assert told.status == 1
    if form == "json":
        assert json.loads(told.out)["engine"]["misreadings"][0]["id"] == "own-one-cancels"
    else:
        assert "own-one" in told.out


# On a terminal


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_how_far_a_run_has_come_and_then_nothing_of_it() -> None:
    stream = Terminal()
    assert list(watched("ab", 2, "cases", stream)) == ["a", "b"]
    assert stream.getvalue() == "\r1 of 2 cases\r2 of 2 cases\r            \r"


def test_what_is_no_terminal_sees_nothing() -> None:
    stream = io.StringIO()
    assert list(watched("ab", 2, "cases", stream)) == ["a", "b"]
    assert stream.getvalue() == ""


def test_the_line_is_wiped_away_when_a_run_is_broken_off() -> None:
    def steps() -> Iterator[str]:
        yield "a"
        raise KeyboardInterrupt

    stream = Terminal()
    with pytest.raises(KeyboardInterrupt):
        list(watched(steps(), 2, "cases", stream))
    assert stream.getvalue().endswith("\r            \r")


def test_progress_goes_to_standard_error_and_results_to_standard_output(corpus: Path) -> None:
    leader, follower = pty.openpty()
    arguments = [sys.executable, "-m", "arbcheck", "corpus", str(corpus / "one.yaml")]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=follower) as process:
        os.close(follower)
        out, _ = process.communicate(timeout=60)
        told = drawn(leader)
    assert (process.returncode, out) == (0, b"2 passed, 0 failed\n")
    assert told.startswith(b"\r1 of 2 cases\r2 of 2 cases\r")
    assert told.endswith(b" \r")


def test_an_interrupted_run_ends_with_130_and_takes_the_program_with_it(corpus: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    waiting = program(f"open({str(there)!r}, 'w').write(str(os.getpid())); time.sleep(60)")
    arguments = [
        sys.executable,
        "-m",
        "arbcheck",
        "corpus",
        str(corpus),
        "--engine",
        waiting,
        "--timeout",
        "60",
    ]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        until = time.monotonic() + 30
        while not (there.exists() and there.read_text()) and time.monotonic() < until:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"arbcheck: interrupted\n")
    with pytest.raises(ProcessLookupError):
        os.kill(int(there.read_text()), 0)


def test_a_reader_who_goes_away_is_no_trouble(corpus: Path) -> None:
    arguments = [sys.executable, "-m", "arbcheck", "corpus", str(corpus)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert (process.stderr.read(), process.wait(60)) == (b"", 1)


def test_progress_is_shown_while_another_program_is_asked(corpus: Path) -> None:
    terminal = Terminal()
    with patch.object(sys, "stderr", terminal):
        values = {"engine": example("right")}
        assert command.run(Line((str(corpus / "one.yaml"),), values)) == 0
    assert "2 of 2 cases" in terminal.getvalue()
