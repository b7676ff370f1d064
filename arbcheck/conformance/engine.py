"""Another program, asked line by line: kept running, restarted when it crashes, hangs or talks nonsense."""

import json
import os
import queue
import shlex
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from threading import Thread
from time import monotonic
from types import TracebackType
from typing import IO, NoReturn, Self, cast

from arbcheck.problems import reason

LONGEST_LINE = 1 << 20
"""Bytes that an answer may have."""
_PIECE = 1 << 16
_WAITING = 4
"""Lines that are taken from a program before it is asked for them."""
_SHOWN = 60
_LEAVING = 1.0
"""Seconds that a program may take to end when it is told that there are no more questions."""


class EngineError(Exception):
    """A program did not answer a question; the message says how."""


class _Running:
    """A started program. One thread takes its lines, another listens to what it says on standard error.

    The pipes have no buffers on our side: closing them never waits for a thread that is held up by a program
    which neither reads nor writes.
    """

    def __init__(self, arguments: list[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - the user names the program to run
            arguments,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # so that it ends with all that it has started; ^C is ours to pass on
        )
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._stdin, self._stdout, self._stderr = cast("tuple[IO[bytes], IO[bytes], IO[bytes]]", pipes)
        self._over = False
        self._last_words = b""
        self.lines: queue.Queue[bytes | None] = queue.Queue(_WAITING)
        self._threads = [self._start(self._listen), self._start(self._overhear)]

    @staticmethod
    def _start(work: Callable[[], None]) -> Thread:
        thread = Thread(target=work, daemon=True)
        thread.start()
        return thread

    def _listen(self) -> None:
        """Pass on what the program writes, line by line; None when it writes no more."""
        with suppress(ValueError, OSError):  # closed while it was being read
            for line in _lines(self._stdout):
                self.lines.put(line)
                if self._over:
                    return
        self.lines.put(None)

    def _overhear(self) -> None:
        with suppress(ValueError, OSError):
            for line in _lines(self._stderr):
                self._last_words = line.strip() or self._last_words

    def send(self, line: bytes) -> Thread:
        """Write a line in a thread of its own: a program that does not read must not stop us."""
        self._threads[2:] = [self._start(partial(self._send, line))]
        return self._threads[2]

    def _send(self, line: bytes) -> None:
        with suppress(ValueError, OSError):  # it has ended, or is being ended
            while line:
                line = line[self._stdin.write(line) :]

    def farewell(self) -> str:
        """Say how a program that writes no more has ended, with the last that it said on standard error."""
        try:
            status = self._process.wait(_LEAVING)
        except subprocess.TimeoutExpired:
            return "the program has closed its output"
        self._threads[1].join(_LEAVING)
        words = _excerpt(self._last_words)
        how = f"by signal {-status}" if status < 0 else f"with exit status {status}"
        return f"the program ended {how}" + (f": {words}" if words else "")

    def leave(self) -> None:
        """Tell the program that there are no more questions, and give it some time to end by itself."""
        self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_LEAVING)

    def end(self) -> None:
        """End the program and all that it has started."""
        if self._process.returncode is None:
            self._kill()
            self._process.wait()
        self._over = True
        with suppress(queue.Empty):  # a listener may be waiting for room
            while True:
                self.lines.get_nowait()
        for thread in self._threads:  # a number of a closed pipe may soon be that of the next program's
            thread.join(_LEAVING)
        for pipe in (self._stdin, self._stdout, self._stderr):
            pipe.close()

    def _kill(self) -> None:
        if not hasattr(os, "killpg"):  # no POSIX system
            self._process.kill()
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines of a stream; one that is too long is passed on in pieces, each of them too long."""
    begun = b""
    while piece := stream.read(_PIECE):
        *lines, begun = (begun + piece).split(b"\n")
        yield from lines
        if len(begun) > LONGEST_LINE:
            yield begun
            begun = b""
    if begun:
        yield begun


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
        """Start the program; OSError or ValueError if it cannot be started."""
        self._running = _Running(self._arguments)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._running is not None and kind is None:
            self._running.leave()
        self.close()

    def close(self) -> None:
        """End the program at once; the next question starts it anew."""
        if self._running is not None:
            self._running.end()
            self._running = None

    def ask(self, question: dict[str, object]) -> dict[str, object]:
        """Send a question and return the answer to it; EngineError if there is none."""
        try:
            if self._running is None:
                self._running = _Running(self._arguments)
            return _answer(self._running, question, self._seconds)
        except OSError as error:
            raise EngineError(f"the program cannot be started again: {reason(error)}") from None
        except EngineError:
            self.close()
            raise


def _answer(running: _Running, question: dict[str, object], seconds: float) -> dict[str, object]:
    until = monotonic() + seconds
    sender = running.send(json.dumps(question).encode() + b"\n")
    try:
        line = running.lines.get(timeout=seconds)
    except queue.Empty:
        raise EngineError(f"no answer within {seconds:g} seconds") from None
    if line is None:
        raise EngineError(running.farewell())
    answer = _parsed(line)
    if answer.get("id") != question["id"]:
        raise EngineError(
            f"this is no answer to the question, whose id is {question['id']}: {_excerpt(line)}"
        )
    sender.join(max(0.0, until - monotonic()))
    if sender.is_alive():
        raise EngineError("the program answers without reading the questions")
    return answer


def _parsed(line: bytes) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise EngineError(f"a line of more than {LONGEST_LINE >> 20} MiB: {_excerpt(line)}")
    try:
        answer = json.loads(line.decode("utf-8-sig"), parse_constant=_refuse)
    except UnicodeDecodeError:
        raise EngineError(f"what was written is not UTF-8: {_excerpt(line)}") from None
    except (ValueError, RecursionError):
        raise EngineError(f"what was written is no JSON: {_excerpt(line)}") from None
    if not isinstance(answer, dict):
        raise EngineError(f"what was written is no answer: {_excerpt(line)}")
    return answer


def _refuse(constant: str) -> NoReturn:
    """Refuse what Python reads as a number and JSON does not have, such as NaN."""
    raise ValueError(constant)


def _excerpt(line: bytes) -> str:
    text = line[: 4 * _SHOWN].decode(errors="replace").strip()
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
