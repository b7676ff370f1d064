"""Where results go, and how they are drawn there: files, colour, ASCII."""

import errno
import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from arbcheck.cli.output import guarded, results, style_of, trouble
from tests.cli.command import FAULTY, FINAL, RULEBOOK, drawn, run, start

ESCAPE = "\x1b["


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.yaml"
    path.write_text(FAULTY, "utf-8")
    return path


def test_results_go_to_the_file_that_is_asked_for(record: Path, tmp_path: Path) -> None:
    shown = run("validate", str(record))
    told = run("validate", str(record), "-o", str(tmp_path / "out.txt"))
    assert told == (1, "", "")
    assert (tmp_path / "out.txt").read_text("utf-8") == shown.out


def test_a_hyphen_asks_for_standard_output(record: Path) -> None:
    assert run("validate", str(record), "-o", "-") == run("validate", str(record))


@pytest.mark.parametrize("name", ["no-such-folder/out.txt", "."])
def test_an_output_that_cannot_be_written_is_told(name: str, record: Path, tmp_path: Path) -> None:
    told = run("score", str(record), "-o", str(tmp_path / name))
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith(f"arbcheck: {tmp_path / name}: ")
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize("more", [[], ["--"]], ids=["plain", "typer"])
@pytest.mark.parametrize("command", ["score", "validate"])
def test_an_input_is_never_overwritten(command: str, more: list[str], record: Path) -> None:
    told = run(command, "-o", str(record), *more, RULEBOOK, str(record))
    assert (told.status, told.out) == (2, "")
    assert "one of the inputs" in told.err
    assert record.read_text("utf-8") == FAULTY


@pytest.mark.parametrize("kind", ["symbolic link", "hard link", "folder", "pattern", "another spelling"])
def test_an_input_is_known_under_whatever_name(kind: str, record: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    if kind == "symbolic link":
        link.symlink_to(record)
    elif kind == "hard link":
        link.hardlink_to(record)
    output = {"symbolic link": link, "hard link": link}.get(kind, record)
    given = {
        "folder": tmp_path,
        "pattern": tmp_path / "*.yaml",
        "another spelling": tmp_path / "." / ".." / tmp_path.name / "record.yaml",
    }.get(kind, record)
    assert run("score", str(given), "-o", str(output)).status == 2
    assert record.read_text("utf-8") == FAULTY


def test_standard_input_is_not_overwritten_either(record: Path) -> None:
    with record.open("rb") as given:
        told = subprocess.run(
            [sys.executable, "-m", "arbcheck", "score", "-", "-o", str(record)], stdin=given, check=False
        )
    assert told.returncode == 2
    assert record.read_text("utf-8") == FAULTY


def test_a_new_output_is_no_input_of_its_own_folder(record: Path, tmp_path: Path) -> None:
    told = run("validate", "-q", str(tmp_path), "-o", str(tmp_path / "z.yaml"))
    assert told.status == 1
    assert (tmp_path / "z.yaml").read_text("utf-8") == f"{record}#1: invalid: 2 errors\n"


def test_a_file_that_is_no_input_is_written_anew(record: Path, tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_text("x" * 10_000)
    written = ("-o", str(tmp_path / "old.txt"))
    assert run("score", "-q", str(record), "-", *written, given=FINAL.encode()).status == 1
    assert len((tmp_path / "old.txt").read_text("utf-8").splitlines()) == 2


def test_what_is_no_regular_file_may_be_input_and_output() -> None:
    assert run("score", os.devnull, "-o", os.devnull).status == 1


def test_results_in_a_file_are_utf_8_wherever_the_program_runs(tmp_path: Path) -> None:
    record = tmp_path / "record.yaml"
    record.write_text(FINAL.replace("Talia", "Žofie"), "utf-8")
    out = tmp_path / "out.txt"
    assert (
        start("score", str(record), "-o", str(out), PYTHONIOENCODING="ascii", PYTHONUTF8="0").returncode == 0
    )
    assert "Žofie wins" in out.read_text("utf-8")


def test_what_the_terminal_does_not_have_is_written_in_ascii(tmp_path: Path) -> None:
    record = tmp_path / "record.yaml"
    record.write_text(FINAL.replace("Talia", "Žofie").replace("Rina", "桜"), "utf-8")
    told = start("score", str(record), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (told.returncode, told.stderr) == (0, b"")
    assert told.stdout.startswith(b"Zofie wins with 19 points")
    assert told.stdout.decode("ascii") == run("score", str(record), "--ascii").out


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
@pytest.mark.parametrize("command", ["score", "validate"])
def test_json_stays_json_in_every_encoding(command: str, encoding: str, tmp_path: Path) -> None:
    record = tmp_path / "record.yaml"
    record.write_text(FINAL.replace("Rulebook", "Žofie 😀 é"), "utf-8")
    told = run(command, "-f", "json", str(record), encoding=encoding)
    assert told.out.isascii()
    assert json.loads(told.out) == json.loads(run(command, "-f", "json", str(record)).out)
    assert run(command, "-f", "json", str(record), "--ascii").out == told.out


def test_pages_are_printed_whatever_the_terminal_has() -> None:
    told = run("explain", "D-016", encoding="ascii")
    assert told.status == 0
    assert run("schema", "record", encoding="ascii").status == 0


def test_there_is_no_colour_in_what_is_no_terminal(record: Path) -> None:
    assert ESCAPE not in run("validate", str(record)).out


def test_colour_can_be_asked_for(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert ESCAPE in run("validate", str(record), "--color", "always").out
    assert ESCAPE not in run("validate", str(record), "--color", "auto").out
    assert ESCAPE not in run("validate", str(record), "--color", "never").out


def on_a_terminal(*arguments: str, **environment: str) -> str:
    """Run the program with a terminal as its standard output; return what it drew there."""
    surroundings = {name: text for name, text in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    surroundings |= {"TERM": "xterm", **environment}
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "arbcheck", *arguments]
    with subprocess.Popen(command, stdout=follower, env=surroundings) as process:
        os.close(follower)
        told = drawn(leader)
    assert process.returncode in (0, 1)
    return told.decode()


def test_on_a_terminal_there_is_colour(record: Path) -> None:
    assert ESCAPE in on_a_terminal("validate", str(record))
    assert ESCAPE in on_a_terminal("score", RULEBOOK, NO_COLOR="")


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_some_terminals_want_no_colour(environment: dict[str, str], record: Path) -> None:
    assert ESCAPE not in on_a_terminal("validate", str(record), **environment)


def test_on_a_terminal_colour_can_be_refused(record: Path) -> None:
    assert ESCAPE not in on_a_terminal("validate", str(record), "--color", "never")


class Terminal(io.StringIO):
    """A terminal that takes all letters."""

    encoding = "UTF-8"

    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_colour_unless_the_environment_objects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert style_of({}, Terminal()).error
    assert not style_of({"color": "never"}, Terminal()).error
    monkeypatch.setenv("NO_COLOR", "1")
    assert not style_of({}, Terminal()).error
    assert style_of({"color": "always"}, io.StringIO()).error


def test_ascii_is_chosen_or_forced() -> None:
    assert style_of({}, Terminal()).encoding == "utf-8"
    assert style_of({"ascii": "true"}, Terminal()).encoding == "ascii"
    assert style_of({}, io.TextIOWrapper(io.BytesIO(), "latin-1")).encoding == "ascii"


def test_a_stream_that_cannot_be_set_up_is_used_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stdout", stream)
    with results({}) as found:
        assert found is stream


class Unwilling(io.StringIO):
    """A stream that is written to a descriptor and takes nothing."""

    def __init__(self, error: OSError, descriptor: int) -> None:
        super().__init__()
        self.error = error
        self.descriptor = descriptor

    def write(self, _text: str) -> int:
        raise self.error

    def flush(self) -> None:
        raise self.error

    def fileno(self) -> int:
        return self.descriptor


@pytest.mark.parametrize(
    ("error", "status", "told"),
    [
        (BrokenPipeError(), 1, ""),
        (OSError(errno.ENOSPC, "no space"), 2, "arbcheck: output: no space\n"),
        (io.UnsupportedOperation("not writable"), 2, "arbcheck: output: not writable\n"),
        (OSError(errno.EIO, "broken", "a\x1bfile"), 2, "arbcheck: a\\u{1b}file: broken\n"),
    ],
)
def test_an_output_that_fails_is_given_up(
    error: OSError,
    status: int,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with (tmp_path / "out").open("w") as file:
        monkeypatch.setattr(sys, "stdout", Unwilling(error, file.fileno()))
        assert guarded(lambda: 0) == status
        os.write(file.fileno(), b"what is still in the buffer goes nowhere")
    assert capsys.readouterr().err == told
    assert (tmp_path / "out").read_text() == ""


def test_trouble_that_nobody_can_be_told_of_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Unwilling(OSError(errno.ENOSPC, "no space"), -1))
    trouble("nobody reads this")
