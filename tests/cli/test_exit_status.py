"""0 nothing wrong, 1 errors, 2 wrong usage or an input that cannot be opened, 3 open, 130 interrupted."""

import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from runpy import run_module

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from arbcheck import __version__
from arbcheck.cli.output import FINE, INTERRUPTED, OPEN, USAGE, WRONG, worst
from arbcheck.records import arboretum
from tests.cli import command
from tests.cli.command import FAULTY, FINAL, RULEBOOK, run, start

QUOTED = shlex.quote(RULEBOOK)
EACH = {0: FINAL, 1: FAULTY, 3: command.OPEN}


@pytest.fixture
def inputs(tmp_path: Path) -> dict[int, str]:
    """Return a file for each exit status that one input can lead to."""
    files = {2: str(tmp_path / "lost.yaml")}
    for status, text in EACH.items():
        path = tmp_path / f"{status}.yaml"
        path.write_text(text, "utf-8")
        files[status] = str(path)
    return files


@pytest.mark.parametrize("status", [0, 1, 2, 3])
def test_one_input_has_the_status_of_what_is_wrong_with_it(status: int, inputs: dict[int, str]) -> None:
    assert run("score", inputs[status]).status == status


@pytest.mark.parametrize("several", [(0, 3), (3, 1), (1, 2), (2, 3), (0, 1), (0, 2), (3, 1, 2, 0)])
def test_of_several_inputs_the_worst_decides(several: tuple[int, ...], inputs: dict[int, str]) -> None:
    expected = max(several, key=[0, 3, 1, 2].index)
    files = [inputs[status] for status in several]
    assert run("score", *files).status == expected
    assert run("score", *reversed(files)).status == expected


def test_the_order_is_interrupted_usage_errors_open() -> None:
    order = [FINE, OPEN, WRONG, USAGE, INTERRUPTED]
    assert order == [0, 3, 1, 2, 130]
    for better, worse in pairwise(order):
        assert worst(better, worse) == worst(worse, better) == worse


def test_validate_does_not_ask_whether_a_result_is_open(inputs: dict[int, str]) -> None:
    assert run("validate", inputs[3]) == (0, "", "")


def test_a_provisional_result_is_nothing_wrong(tmp_path: Path) -> None:
    path = tmp_path / "provisional.yaml"
    path.write_text(
        "arbcheck: 1\nplayers: [Ana, Ben]\nspecies: [Oak, Maple, Willow, Cassia, Dogwood, Jacaranda]\nend:\n"
        "  Ana: {hand: Oa8 Oa5 Ma3 Ca4 Do7 Ja2 Wi6, arboretum: Oa1 Oa4}\n"
        "  Ben: {hand: Oa3 Ma6 Ma7 Ca5 Do2 Ja8 Wi1, arboretum: Ma1 Ma8}\nfinished: false\n"
    )
    told = run("score", str(path))
    assert told.status == 0
    assert "Provisional" in told.out


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nothing"],
        ["score"],
        ["score", "--nothing", RULEBOOK],
        ["score", RULEBOOK, "--format", "sarif"],
        ["score", RULEBOOK, "--format"],
        ["validate", RULEBOOK, "--color", "blue"],
        ["explain", "R11", "R12"],
        ["explain", "R99"],
        ["schema", "deck"],
        ["score", RULEBOOK, "--record", "2"],
    ],
    ids=" ".join,
)
def test_wrong_usage_has_its_own_status(arguments: list[str]) -> None:
    told = run(*arguments)
    assert told.status == 2
    assert not told.out or not arguments


@pytest.mark.parametrize(
    "arguments", [["--help"], ["-h"], ["score", "--help"], ["explain", "-h"], ["--version"]]
)
def test_asking_for_help_is_no_wrong_usage(arguments: list[str]) -> None:
    told = run(*arguments)
    assert told.status == 0
    assert "arbcheck" in told.out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_can_be_shown(shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda: (shell, shell))
    told = run("--show-completion", shell)
    assert told.status == 0
    assert "_ARBCHECK_COMPLETE" in told.out


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("more", [[], ["--"]], ids=["plain", "typer"])
def test_an_interrupt_beats_whatever_was_wrong_before(
    more: list[str], inputs: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arboretum, "score", interrupt)
    told = run("score", *more, inputs[2], inputs[1], inputs[0])
    assert (told.status, told.err.splitlines()[-1]) == (130, "arbcheck: interrupted")


@pytest.mark.parametrize(
    "line",
    [
        ["validate", RULEBOOK],
        ["score", "-f", "html", RULEBOOK],
        ["replay", RULEBOOK],
        ["adjudicate", RULEBOOK, "--claim", "Talia=19"],
        ["draw", RULEBOOK],
        ["corpus", "-k", "rulebook"],
        ["tell-apart", "canonical", "one-wins"],
        ["explain", "R1"],
        ["schema", "record"],
        ["new"],
        ["fmt", RULEBOOK],
    ],
    ids=" ".join,
)
def test_every_command_tells_that_it_was_interrupted(
    line: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"arbcheck.cli.{line[0].replace('-', '_')}.run", interrupt)
    assert run(*line) == (130, "", "arbcheck: interrupted\n")


def test_an_interrupt_while_modules_are_loaded_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.__import__", interrupt)
    assert run("score", RULEBOOK) == (130, "", "arbcheck: interrupted\n")


SLOW = """
import sys, time
import arbcheck.records.arboretum
from arbcheck.__main__ import main
arbcheck.records.arboretum.score = lambda position: (print("ready", flush=True), time.sleep(60))
sys.argv[1:1] = ["score"]
sys.exit(main())
"""


@pytest.mark.parametrize("more", [[], ["--"]], ids=["plain", "typer"])
def test_the_interrupt_key_leaves_no_traceback(more: list[str]) -> None:
    arguments = [sys.executable, "-c", SLOW, *more, RULEBOOK]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=60) == (b"", b"arbcheck: interrupted\n")
    assert process.returncode == 130


@pytest.mark.parametrize(
    "line", [f"score {QUOTED}", f"score --format=json {QUOTED}", "explain", "--help", "schema record"]
)
def test_a_closed_pipe_leaves_no_traceback(line: str) -> None:
    shell = f'"$0" -m arbcheck {line} | true; exit ${{PIPESTATUS[0]}}'
    told = subprocess.run(["bash", "-c", shell, sys.executable], capture_output=True, check=False, timeout=60)
    assert (told.returncode, told.stdout, told.stderr) == (1, b"", b"")


needs_full = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full device")


@needs_full
@pytest.mark.parametrize(
    "line", [["score", RULEBOOK], ["explain"], ["--version"], ["score", *[RULEBOOK] * 20]]
)
def test_a_full_disk_is_told_in_a_line(line: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        told = subprocess.run(
            [sys.executable, "-m", "arbcheck", *line], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (told.returncode, told.stderr) == (2, b"arbcheck: output: No space left on device\n")


@needs_full
@pytest.mark.parametrize(
    "line",
    [
        ["score"],
        ["score", "-f", "json", "--jobs", "1"],
        ["score", "-f", "csv"],
        ["score", "-f", "parquet"],
        ["draw", "-f", "png"],
        ["draw", "-f", "svg"],
    ],
    ids=" ".join,
)
def test_a_full_disk_is_told_with_the_output_on_it(line: list[str]) -> None:
    told = run(*line, RULEBOOK, "-o", "/dev/full")
    assert (told.status, told.out) == (2, "")
    assert re.fullmatch("arbcheck: /dev/full: .*No space left on device\n", told.err)


@needs_full
def test_the_status_is_told_even_where_nothing_else_can_be() -> None:
    with open("/dev/full", "wb") as full:
        told = subprocess.run(
            [sys.executable, "-m", "arbcheck", "score", "lost.yaml"], stdout=full, stderr=full, check=False
        )
    assert told.returncode == 2


@pytest.mark.parametrize(
    ("closed", "line", "status"),
    [
        (">&-", f"score {QUOTED}", 0),
        (">&-", "--version", 0),
        ("2>&-", "score lost.yaml", 2),
        ("<&-", "score -", 2),
        (">&- 2>&- <&-", "validate -", 2),
    ],
)
def test_a_stream_may_be_closed_from_the_start(closed: str, line: str, status: int) -> None:
    shell = f'"$0" -m arbcheck {line} {closed}'
    told = subprocess.run(["bash", "-c", shell, sys.executable], capture_output=True, check=False, timeout=60)
    assert told.returncode == status
    assert b"Traceback" not in told.stderr


@pytest.mark.parametrize("name", ["stdout", "stderr"])
def test_a_stream_that_is_closed_takes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from arbcheck.__main__ import main

    monkeypatch.setattr(sys, "argv", ["arbcheck", "score", "lost.yaml"])
    monkeypatch.setattr(sys, name, None)
    assert main() == 2
    getattr(sys, name).close()


def test_the_program_is_run_as_a_module_too() -> None:
    told = start("--version")
    assert (told.returncode, told.stdout) == (0, f"arbcheck {__version__}\n".encode())


def test_the_module_ends_with_the_exit_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["arbcheck", "validate", RULEBOOK])
    monkeypatch.delitem(sys.modules, "arbcheck.__main__")  # else Python warns that it runs twice
    with pytest.raises(SystemExit) as end:
        run_module("arbcheck", run_name="__main__")
    assert end.value.code == 0


INPUTS = st.one_of(
    st.binary(max_size=400),
    st.text(max_size=200).map(str.encode),
    st.lists(st.sampled_from(FINAL.split("\n")), max_size=30).map(lambda lines: "\n".join(lines).encode()),
    st.tuples(st.integers(0, len(FINAL)), st.binary(max_size=5)).map(
        lambda cut: FINAL.encode()[: cut[0]] + cut[1] + FINAL.encode()[cut[0] :]
    ),
)
COMMANDS = [
    ["score"],
    ["score", "-f", "json"],
    ["score", "--quiet", "--ascii"],
    ["validate", "--color", "always"],
    ["validate", "-f", "json"],
    ["validate", "-f", "github"],
    ["validate", "-f", "sarif"],
]


@given(st.sampled_from(COMMANDS), st.sampled_from([".yaml", ".json", ".jsonl", "-"]), INPUTS)
@example(["score"], ".yaml", b"\xff\xfe")
@example(["score"], ".json", b'{"title": "\\ud800"}')
@settings(deadline=None, max_examples=300)
def test_whatever_an_input_holds_the_program_ends_in_order(line: list[str], ending: str, held: bytes) -> None:
    if ending == "-":
        told = run(*line, "-", given=held)
    else:
        with tempfile.NamedTemporaryFile(suffix=ending) as file:
            file.write(held)
            file.flush()
            told = run(*line, file.name)
    assert told.status in ({0, 1, 3} if line[0] == "score" else {0, 1})
    assert told.err == ""
