"""How far a run has come, in a file: what a later sitting needs to go on, no record lost or repeated.

After each piece the reports are flushed, and only then is the state replaced as a whole. Whatever kills the
run, the state tells up to where its output is sound; a later sitting cuts off what stands behind.
"""

import json
import os
import stat
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from arbcheck import __version__
from arbcheck.records.sources import Missing
from arbcheck.runs.summary import SHAPES, Counts


class State(NamedTuple):
    """What was asked for, of which inputs, and how far it has come.

    ``asked`` and ``inputs`` must be the same in all sittings. ``pieces`` are done and their reports stand in
    the first ``size`` bytes of the output; ``status`` is the exit status so far.
    """

    asked: list[str]
    inputs: list[list[str | int]]
    pieces: int = 0
    records: int = 0
    size: int = 0
    status: int = 0
    counts: Counts = Counter()  # noqa: RUF012 - never changed


class Stale(Exception):  # noqa: N818 - the state is at fault, not the program
    """A state that does not fit what is asked for now; the message says why."""


def begin(asked: Iterable[str], names: Sequence[str | Missing]) -> State:
    """Return the state of a run that has not begun."""
    return State([__version__, *asked], [_looked_at(name) for name in names if isinstance(name, str)])


def _looked_at(name: str) -> list[str | int]:
    """Return what tells whether an input has changed; nothing but its name where it cannot be looked at."""
    try:
        told = os.stat(name)
    except OSError:
        return [name]
    return [name, told.st_size, told.st_mtime_ns]


def load(path: str, new: State) -> State:
    """Return the state in a file, or ``new`` where there is none; Stale if it is that of another run."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):  # a device or a pipe might never end
            raise Stale("this is no ordinary file, and a state can only be kept in one")
        with open(path, encoding="utf-8") as file:
            state = _state(file.read(len(_START)) == _START and json.loads(_START + file.read()))
    except FileNotFoundError:
        return new
    except (ValueError, RecursionError):
        state = None
    if state is None:
        raise Stale("it is not the state of a run")
    if state.asked != new.asked:
        raise Stale("it belongs to another command line, or to another version of arbcheck")
    if state.inputs != new.inputs:
        raise Stale("the inputs are not the same any more")
    return state


_START = '{"asked": ['
"""How `save` begins: whatever does not begin so, and it may be of any size, need not be read."""
_STATUSES = range(4)
_MOST = 1_000_000
"""Nothing that is counted is a larger number, nor has more players."""


def _state(found: Any) -> State | None:  # noqa: ANN401 - whatever may stand in a file
    """Return the state that a tree is, or None if it has any other shape."""
    if not isinstance(found, dict) or set(found) != set(State._fields):
        return None
    counts = found["counts"]
    is_sound = (
        _is_list(found["asked"], str)
        and _is_list(found["inputs"], list)
        and all(map(_is_input, found["inputs"]))
        and all(_is_number(found[name]) for name in ("pieces", "records", "size", "status"))
        and found["status"] in _STATUSES
        and _is_list(counts, list)
        and all(map(_is_count, counts))
    )
    return State(**{**found, "counts": Counter({tuple(key): n for *key, n in counts})}) if is_sound else None


def _is_list(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(type(each) is kind for each in value)


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value <= sys.maxsize


def _is_input(value: list[object]) -> bool:
    """Say whether this is what `_looked_at` returns."""
    return [type(each) for each in value] in ([str], [str, int, int])


def _is_count(value: list[object]) -> bool:
    """Say whether this is what was counted, and how often."""
    *key, number = value or [None]
    shape = SHAPES.get(key[0]) if key and isinstance(key[0], str) else None
    return (
        shape == [type(part) for part in key[1:]]
        and all(abs(part) <= _MOST for part in key if type(part) is int)
        and _is_number(number)
        and number != 0
    )


def save(path: str, state: State) -> None:
    """Replace the state in a file as a whole; where it cannot be written, nothing stays beside it."""
    told = state._asdict() | {"counts": [[*key, number] for key, number in state.counts.items()]}
    there = os.path.realpath(path)  # a link stays one
    try:
        _replace(there, json.dumps(told))
    except OSError as error:
        error.filename, error.filename2 = path, None  # the other name is nobody's
        raise


def _replace(path: str, text: str) -> None:
    handle, beside = tempfile.mkstemp(prefix=".arbcheck-", dir=os.path.dirname(path))
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(handle)
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise
