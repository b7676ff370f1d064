"""The programs of `bench/` in their short form: they run, what they compare agrees, and figures are printed.

No time is tested: figures are for people, who see how busy the machine was.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from arbcheck.arboretum.paths import best_paths
from arbcheck.arboretum.readings.misreadings import MISREADINGS, SCORE
from bench import scoring
from bench.boards import boards, positions

ROOT = Path(__file__).parents[1]
FIGURE = r"\d+\.\d+"


def printed(*program: str) -> str:
    """Run a program of `bench/` from the project's folder; return what it prints."""
    command = [sys.executable, "-m", *program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_scoring_is_held_against_the_oracle_and_the_worst_positions_against_usual_ones() -> None:
    told = printed("bench.scoring", "4")
    assert re.search(rf"^oracle / arbcheck = {FIGURE}$", told, re.MULTILINE)
    assert re.search(r"^no hand known, the worst / all known = \d+, \d+ ms each$", told, re.MULTILINE)
    for size in (13, 40, 80):
        assert re.search(rf"^ +{size}   {FIGURE} \((line|snake|dense)\)$", told, re.MULTILINE)


needs_a_compiler = pytest.mark.skipif(scoring.compiler() is None, reason="no C compiler on this machine")


@needs_a_compiler
def test_scoring_is_held_against_c() -> None:
    assert re.search(rf"^arbcheck / C = {FIGURE}$", printed("bench.scoring", "4"), re.MULTILINE)


@needs_a_compiler
@pytest.mark.parametrize("shape", ["random", "line", "snake", "dense"])
def test_c_finds_the_best_paths_that_arbcheck_finds(shape: str) -> None:
    for size in (2, 13, 30):
        assert scoring.seconds_in_c(scoring.compiler() or "", boards(40, size, shape)) >= 0


@needs_a_compiler
def test_a_best_path_that_c_does_not_find_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    some = [board for position in positions(3) for board in position.arboretums]
    found = [best_paths(board) for board in some]
    assert any(found)
    monkeypatch.setattr(scoring, "best_paths", lambda _: {})
    with pytest.raises(scoring.Differs, match=f"differ in {sum(map(len, found))} best paths"):
        scoring.seconds_in_c(scoring.compiler() or "", some)


def test_without_a_compiler_there_is_no_figure_for_c(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(scoring, "compiler", lambda: None)
    scoring.main(1)
    assert "no C compiler here, so no figure for C\n" in capsys.readouterr().out


def test_the_growth_of_everything_is_shown_as_a_table() -> None:
    told = printed("bench.growth", "0.002")
    rows = re.findall(rf"^\S.* +\d+ +\d+ +{FIGURE} +{FIGURE}  {FIGURE}$", told, re.MULTILINE)
    assert len(rows) == 20
    assert len(re.findall(rf"^ +\d+   {FIGURE}$", told, re.MULTILINE)) == 5, "sizes of boards"
    assert len(re.findall(rf"^ +[234]   +{FIGURE}   {FIGURE}$", told, re.MULTILINE)) == 3, "lengths of games"


@pytest.mark.parametrize(
    ("program", "figures"), [("bench.replay", "over loading the YAML"), ("bench.throughput", "the usual way")]
)
def test_replay_and_throughput_print_their_figures(program: str, figures: str) -> None:
    told = printed(program, "3")
    assert figures in told
    assert re.search(FIGURE, told)


def test_commands_are_started_and_set_against_an_empty_program() -> None:
    rows = re.findall(
        rf"^(\S.*?) +{FIGURE} ms +{FIGURE} x python -c pass$",
        printed("bench.start_up", sys.executable, "1"),
        re.MULTILINE,
    )
    assert rows[0] == "python -c pass"
    assert {"score", "validate", "--help", "explain R11", "replay", "adjudicate", "draw"} <= {*rows}


def test_long_runs_in_processes_and_on_a_cluster_print_their_figures() -> None:
    told = printed("bench.many", "12")
    for jobs in (1, 2):
        ratio = rf"[\d,]+ games/s, {FIGURE} x one process"
        memory = rf"\d+ MiB a process, {FIGURE} x a fiftieth of the games"
        assert re.search(rf"^--jobs {jobs}: {ratio}; {memory}$", told, re.MULTILINE)
    assert re.search(rf"^--dask, 2 workers: {ratio}$", told, re.MULTILINE)


def test_every_misreading_is_among_the_explanations_of_what_it_gives() -> None:
    told = printed("bench.explanations", "3")
    rows = re.findall(r"^([a-z-]+) +\d+ .*(?:%|-)  ", told, re.MULTILINE)
    assert rows == [name for name, each in MISREADINGS.items() if each.kind == SCORE]
    assert told.endswith("\nnot found at all: 0\n")
