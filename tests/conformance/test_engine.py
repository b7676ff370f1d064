"""Whatever a program does, its question has an answer or an error, and the next question can be asked."""

import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arbcheck.conformance import engine as module
from arbcheck.conformance.engine import LONGEST_LINE, Engine, EngineError
from tests.conformance.programs import ECHO, program

LONG = 60.0
"""Seconds that are never used up."""
QUESTION: dict[str, object] = {"id": "a-01"}


@contextmanager
def asked(body: str, seconds: float = LONG) -> Iterator[Engine]:
    with Engine(program(body), seconds) as engine:
        yield engine


def failure(body: str, seconds: float = LONG, question: dict[str, object] = QUESTION) -> str:
    """Return what is told of a program that gives no answer; when that is told, it has ended."""
    with asked(body, seconds) as engine:
        with pytest.raises(EngineError) as error:
            engine.ask(question)
        assert engine._running is None
    return str(error.value)


def is_running(process: int) -> bool:
    """Say whether a process runs; one that has ended but was not asked for its status does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_program_is_started_once_and_kept() -> None:
    with Engine(ECHO, LONG) as engine:
        processes = {engine.ask({"id": f"a-{number}"})["process"] for number in range(3)}
    assert len(processes) == 1


def test_the_command_is_split_as_a_shell_does_but_no_shell_runs(tmp_path: Path) -> None:
    script = tmp_path / "two words.py"
    script.write_text(
        "import json, sys\nfor line in sys.stdin: print(json.dumps({'id': 'a-01', 'got': sys.argv[1:]}))"
    )
    with Engine(f"{sys.executable} -u '{script}' $HOME '*' a\\ b", LONG) as engine:
        assert engine.ask(QUESTION)["got"] == ["$HOME", "*", "a b"]


@pytest.mark.parametrize("command", ["", "  ", "'unclosed", "a\0b"])
def test_a_command_that_is_none_is_refused(command: str) -> None:
    with pytest.raises(ValueError), Engine(command, LONG):  # noqa: PT011 - of whichever kind
        pass


def test_a_program_that_is_not_there_cannot_be_started(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), Engine(str(tmp_path / "lost"), LONG):
        pass


def test_letters_of_all_scripts_arrive_and_come_back() -> None:
    with asked("answers(lambda asked: say(asked))") as engine:
        assert engine.ask({"id": "a-01", "name": "Žofie 桜 😀"})["name"] == "Žofie 桜 😀"
    with asked(
        'sys.stdin.readline(); sys.stdout.buffer.write(\'{"id": "a-01", "n": "桜"}\\n\'.encode())'
    ) as engine:
        assert engine.ask(QUESTION)["n"] == "桜"


@pytest.mark.parametrize("around", [("\ufeff", "\n"), (" ", "\r\n"), ("", "")])
def test_an_answer_may_have_other_line_ends_and_a_byte_order_mark(around: tuple[str, str]) -> None:
    line = f'{around[0]}{{"id": "a-01"}}{around[1]}'
    with asked(f"sys.stdin.readline(); sys.stdout.buffer.write({line!r}.encode())") as engine:
        assert engine.ask(QUESTION) == QUESTION


# Programs that end


def test_a_program_that_crashes_is_told_with_its_last_words() -> None:
    told = failure(
        "sys.stdin.readline(); print('first', file=sys.stderr); sys.exit('no such card: \\x1bx\\n\\n')"
    )
    assert told == "the program ended with exit status 1: no such card: \x1bx"


def test_a_program_that_ends_without_a_word_is_told_too() -> None:
    assert failure("sys.stdin.readline()") == "the program ended with exit status 0"
    assert failure("os.kill(os.getpid(), 9)") == "the program ended by signal 9"


def test_long_last_words_are_cut() -> None:
    told = failure("sys.stdin.readline(); sys.exit('x' * 1000)")
    assert told.endswith("x…")
    assert len(told) < 120


def test_a_program_that_crashed_is_started_again() -> None:
    with asked("answers(lambda asked: os._exit(3) if asked['id'] == 'bad' else say(asked))") as engine:
        for _ in range(2):
            with pytest.raises(EngineError, match="status 3"):
                engine.ask({"id": "bad"})
            assert engine.ask(QUESTION) == QUESTION


def test_a_program_that_answers_once_and_ends_fails_every_other_question() -> None:
    with asked("say(json.loads(sys.stdin.readline()))") as engine:
        for _ in range(2):
            assert engine.ask(QUESTION) == QUESTION
            with pytest.raises(EngineError, match="status 0"):
                engine.ask(QUESTION)


def test_a_program_that_cannot_be_started_again_fails_every_further_question(tmp_path: Path) -> None:
    script = tmp_path / "once.py"
    script.write_text(f"#!{sys.executable}\nimport os\nos.remove(__file__)\n")
    script.chmod(stat.S_IRWXU)
    with Engine(str(script), LONG) as engine:
        with pytest.raises(EngineError, match="status 0"):
            engine.ask(QUESTION)
        for _ in range(2):
            with pytest.raises(EngineError, match="cannot be started again: No such file"):
                engine.ask(QUESTION)


def test_a_program_that_closes_its_output_and_stays_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_LEAVING", 0.1)
    assert failure("os.close(1); time.sleep(60)") == "the program has closed its output"


# Programs that hang


def test_a_program_that_hangs_is_given_up_and_started_again() -> None:
    with asked(
        "answers(lambda asked: time.sleep(60) if asked['id'] == 'bad' else say(asked))", 0.2
    ) as engine:
        with pytest.raises(EngineError, match=r"no answer within 0\.2 seconds"):
            engine.ask({"id": "bad"})
        engine._seconds = LONG
        assert engine.ask(QUESTION) == QUESTION


def test_a_program_that_neither_reads_nor_writes_stops_nobody() -> None:
    big: dict[str, object] = {"id": "a-01", "more": "x" * 1_000_000}
    assert failure("time.sleep(60)", 0.2, big) == "no answer within 0.2 seconds"


def test_a_program_that_answers_without_reading_is_found_out_when_the_pipe_is_full() -> None:
    big: dict[str, object] = {"id": "a-01", "more": "x" * 1_000_000}
    told = failure("say({'id': 'a-01'}); time.sleep(60)", 2, big)
    assert told == "the program answers without reading the questions"


def test_a_program_that_never_stops_writing_is_stopped() -> None:
    assert failure('while True: print(\'{"id": "b-01"}\')').startswith("this is no answer to the question")


def test_a_line_without_an_end_is_given_up() -> None:
    told = failure("while True: sys.stdout.write('x' * 65536)")
    assert told == f"a line of more than 1 MiB: {'x' * 59}…"


def test_a_long_line_is_no_answer_even_if_it_ends() -> None:
    assert failure(f"print('x' * {LONGEST_LINE + 1})").startswith("a line of more than 1 MiB")
    with asked(f'print(\'{{"id": "a-01", "more": "\' + \'x\' * {LONGEST_LINE - 100} + \'"}}\')') as engine:
        assert engine.ask(QUESTION)["id"] == "a-01"


def test_what_it_says_on_standard_error_never_fills_up() -> None:
    with asked("sys.stderr.write('x' * 3_000_000 + '\\n' * 100_000); answers(say)") as engine:
        assert engine.ask(QUESTION) == QUESTION


# Programs that talk nonsense


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (b"hello", "what was written is no JSON: hello"),
        (b"", "what was written is no JSON: "),
        (b'{"id": "a-01", "totals": NaN}', 'what was written is no JSON: {"id": "a-01", "totals": NaN}'),
        (b"[" * 100_000, f"what was written is no JSON: {'[' * 59}…"),
        (b"1" * 5000, f"what was written is no JSON: {'1' * 59}…"),
        (b'["a-01"]', 'what was written is no answer: ["a-01"]'),
        (b'"a-01"', 'what was written is no answer: "a-01"'),
        (b'{"id": "\xff"}', 'what was written is not UTF-8: {"id": "\ufffd"}'),
        (b'{"id": "a-02"}', 'this is no answer to the question, whose id is a-01: {"id": "a-02"}'),
        (b'{"id": ["a-01"]}', 'this is no answer to the question, whose id is a-01: {"id": ["a-01"]}'),
        (b"{}", "this is no answer to the question, whose id is a-01: {}"),
    ],
)
def test_nonsense_is_no_answer(written: bytes, told: str) -> None:
    assert failure(f"os.write(1, {written!r} + bytes([10])); time.sleep(60)") == told


def test_a_second_line_is_taken_for_the_next_answer() -> None:
    with asked("answers(lambda asked: print(json.dumps(asked), 'more', sep='\\n', flush=True))") as engine:
        assert engine.ask(QUESTION) == QUESTION
        with pytest.raises(EngineError, match="no JSON: more"):
            engine.ask({"id": "a-02"})
        assert engine.ask({"id": "a-03"}) == {"id": "a-03"}


# How it ends


def test_at_the_end_a_program_may_leave_by_itself(tmp_path: Path) -> None:
    left = tmp_path / "left"
    with asked(f"answers(say); open({str(left)!r}, 'w').close()") as engine:
        engine.ask(QUESTION)
    assert left.exists()


def test_a_program_that_does_not_leave_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_LEAVING", 0.1)
    with asked("answers(lambda asked: say({**asked, 'process': os.getpid()})); time.sleep(60)") as engine:
        process = engine.ask(QUESTION)["process"]
    assert isinstance(process, int)
    assert not is_running(process)


def test_a_program_is_ended_at_once_when_the_run_is_broken_off() -> None:
    def interrupted() -> None:
        with asked("answers(say); time.sleep(60)") as engine:
            engine.ask(QUESTION)
            raise KeyboardInterrupt

    started = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert time.monotonic() - started < 30


def test_what_a_program_has_started_ends_with_it() -> None:
    body = """
    import subprocess
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    answers(lambda asked: say({**asked, "process": child.pid}))
    """
    with asked(body) as engine:
        process = engine.ask(QUESTION)["process"]
        assert isinstance(process, int)
        assert is_running(process)
        engine.close()
        until = time.monotonic() + 30
        while is_running(process) and time.monotonic() < until:
            time.sleep(0.01)
        assert not is_running(process)


def test_where_there_are_no_groups_of_processes_the_program_itself_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(os, "killpg")
    assert failure("time.sleep(60)", 0.1) == "no answer within 0.1 seconds"
