"""What the README shows is what the program prints."""

import os
import re

import pytest

from arbcheck import data
from arbcheck.__main__ import main

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RECORD = "corpus/arboretum/rulebook/rulebook-2018.yaml"


def readme() -> str:
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        return file.read()


def blocks(language: str) -> list[str]:
    """Return the fenced blocks of a language."""
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", readme())


def printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.argv", ["arbcheck", *arguments])
    main()
    return capsys.readouterr().out


def test_the_record_of_the_tour_is_the_shipped_one() -> None:
    with open(data.path("corpus", "arboretum", "rulebook", "rulebook-2018.yaml"), encoding="utf-8") as file:
        assert blocks("yaml")[0] == file.read()


def test_the_report_of_the_tour_is_what_score_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert blocks("text")[0] == printed(monkeypatch, capsys, "score", RECORD)


def test_the_problems_of_the_tour_are_what_validate_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = printed(monkeypatch, capsys, "validate", "examples/slips.yaml")
    assert blocks("text")[1] == "$ arbcheck validate examples/slips.yaml\n" + told


def test_the_findings_of_the_tour_are_what_adjudicate_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command, _, findings = blocks("text")[2].partition("\n")
    claims = command.removeprefix(f"$ arbcheck adjudicate {RECORD} ").split(" ")
    assert findings in printed(monkeypatch, capsys, "adjudicate", RECORD, *claims)


def test_the_claims_that_the_readme_shows_can_be_ruled_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: "os.PathLike[str]"
) -> None:
    path = os.path.join(tmp_path, "shown.yaml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(blocks("yaml")[0] + blocks("yaml")[3])
    assert printed(monkeypatch, capsys, "adjudicate", path).startswith("Ruling on 8 claims: ")


def test_the_case_that_tells_apart_begins_as_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command, _, case = blocks("text")[3].partition("\n")
    sides = command.removeprefix("$ arbcheck tell-apart ").split(" ")
    assert printed(monkeypatch, capsys, "tell-apart", *sides).startswith(case)


def test_the_picture_of_the_tour_is_what_draw_draws(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with open(os.path.join(ROOT, "examples", "rulebook-2018.svg"), encoding="utf-8") as file:
        assert file.read() == printed(monkeypatch, capsys, "draw", RECORD)


def test_the_game_of_avenue_that_the_readme_shows_is_scored(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: "os.PathLike[str]"
) -> None:
    """D is joined with f4 (two purple grapes) and e5; the purple castle has no road."""
    path = os.path.join(tmp_path, "shown.yaml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(next(block for block in blocks("yaml") if "game: avenue" in block))
    assert printed(monkeypatch, capsys, "score", "-q", path).endswith(": provisional: Ana 2: Ana wins\n")


@pytest.mark.parametrize("number", range(1, 3))
def test_a_record_that_the_readme_shows_is_valid(
    number: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: "os.PathLike[str]",
) -> None:
    path = os.path.join(tmp_path, "shown.yaml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(blocks("yaml")[number])
    assert printed(monkeypatch, capsys, "validate", path) == ""
