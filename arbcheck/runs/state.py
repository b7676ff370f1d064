"""How far a run has come, in a file: what a later sitting needs to go on, no record lost or repeated.

After each piece the reports are flushed, and only then is the state replaced as a whole. Whatever kills the
run, the state tells up to where its output is sound; a later sitting cuts off what stands behind.
"""

import json
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from arbcheck import __version__
from arbcheck.records.sources import Missing
from arbcheck.runs.summary import Counts


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
        with open(path, encoding="utf-8") as file:
            found: Any = json.load(file)
        counts = Counter({tuple(key): number for *key, number in found.pop("counts")})
        state = State(**found, counts=counts)
    except FileNotFoundError:
        return new
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        raise Stale("it is not the state of a run") from error
    if state.asked != new.asked:
        raise Stale("it belongs to another command line, or to another version of arbcheck")
    if state.inputs != new.inputs:
        raise Stale("the inputs are not the same any more")
    return state


def save(path: str, state: State) -> None:
    """Replace the state in a file as a whole."""
    told = state._asdict() | {"counts": [[*key, number] for key, number in state.counts.items()]}
    new = f"{path}.new"
    with open(new, "w", encoding="utf-8") as file:
        json.dump(told, file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)
