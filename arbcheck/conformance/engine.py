"""Another program, asked line by line: kept running, restarted when it crashes, hangs or talks nonsense."""

import json
import queue
import shlex
import subprocess
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import IO, Self, cast

LONGEST_LINE = 1 << 20
"""Characters that an answer may have."""
_WAITING = 100
"""Lines that are taken from a program before it is asked for them."""
_SHOWN = 60
_LEAVING = 1.0
"""Seconds that a program may take to end when it has closed its output."""


class EngineError(Exception):
    """A program did not answer a question; the message says how."""


class _Running:
    """A started program, with a thread that takes its lines."""

    def __init__(self, arguments: list[str]) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - the user names the program to run
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            errors="replace",
        )
        self.stdin = cast("IO[str]", self.process.stdin)
        self.stdout = cast("IO[str]", self.process.stdout)
        self.lines: queue.Queue[str | None] = queue.Queue(_WAITING)
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Pass on what the program writes, line by line; None when it writes no more."""
        with suppress(ValueError, OSError):  # closed while it was being read
            while line := self.stdout.readline(LONGEST_LINE):
                self.lines.put(line)
        self.lines.put(None)

    def send(self, line: str) -> Thread:
        """Write a line in a thread of its own: a program that does not read must not stop us."""
        sender = Thread(target=self._send, args=(line,), daemon=True)
        sender.start()
        return sender

    def _send(self, line: str) -> None:
        with suppress(ValueError, OSError):  # it has ended, or is being ended
            self.stdin.write(line + "\n")
            self.stdin.flush()

    def status(self) -> int:
        """Return the exit status of a program that writes no more."""
        try:
            return self.process.wait(_LEAVING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()

    def end(self) -> None:
        """End the program."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.stdin, self.stdout):
            with suppress(ValueError, OSError):
                pipe.close()


class Engine:
    """A program that reads a JSON line and writes one.

    ``command`` is split as a shell splits it, but no shell runs. ``seconds`` is the time for one answer.
    ValueError if the command cannot be split or names no program.
    """

    def __init__(self, command: str, seconds: float) -> None:
        self._arguments = shlex.split(command)
        if not self._arguments:
            raise ValueError("no program is named")
        self._seconds = seconds
        self._running: _Running | None = None

    def __enter__(self) -> Self:
        """Start the program; OSError if it cannot be started."""
        self._running = _Running(self._arguments)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the program; the next question starts it anew."""
        if self._running is not None:
            self._running.end()
            self._running = None

    def ask(self, question: dict[str, object]) -> dict[str, object]:
        """Send a question and return the answer to it; EngineError if there is none."""
        if self._running is None:
            self._running = _Running(self._arguments)
        try:
            return _answer(self._running, question, self._seconds)
        except EngineError:
            self.close()
            raise


def _answer(running: _Running, question: dict[str, object], seconds: float) -> dict[str, object]:
    sender = running.send(json.dumps(question, ensure_ascii=False))
    try:
        line = running.lines.get(timeout=seconds)
    except queue.Empty:
        raise EngineError(f"no answer within {seconds:g} seconds") from None
    if line is None:
        raise EngineError(f"the program ended with exit status {running.status()}")
    answer = _parsed(line)
    sender.join(seconds)
    if sender.is_alive():
        raise EngineError("the program answers without reading the questions")
    if answer.get("id") != question["id"]:
        raise EngineError(f"the answer is to another question: {str(answer.get('id'))[:_SHOWN]!r}")
    return answer


def _parsed(line: str) -> dict[str, object]:
    shown = repr(line.strip()[:_SHOWN])
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise EngineError(f"what was written is no JSON: {shown}") from None
    if not isinstance(answer, dict):
        raise EngineError(f"what was written is no answer: {shown}")
    return answer
