"""What a later sitting of a run needs, kept in a file."""

import errno
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arbcheck.runs.state import Stale, State, begin, load, save


def state(folder: Path) -> State:
    path = folder / "records.yaml"
    path.write_text("arbcheck: 1\n")
    return begin(["score", "format=text"], [str(path), "nowhere.yaml"])


def test_a_state_that_was_saved_is_loaded(tmp_path: Path) -> None:
    new = state(tmp_path)
    kept = new._replace(
        pieces=2,
        records=7,
        size=99,
        status=1,
        counts=Counter({("win", "arboretum", 3, 1): 4, ("record",): 7}),
    )
    save(str(tmp_path / "state"), kept)
    assert load(str(tmp_path / "state"), new) == kept
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["records.yaml", "state"]


def test_without_a_state_a_run_begins(tmp_path: Path) -> None:
    new = state(tmp_path)
    assert load(str(tmp_path / "state"), new) is new
    assert (new.pieces, new.records, new.size, new.status) == (0, 0, 0, 0)


def test_a_state_of_another_command_line_is_refused(tmp_path: Path) -> None:
    new = state(tmp_path)
    save(str(tmp_path / "state"), new)
    with pytest.raises(Stale, match="another command line"):
        load(str(tmp_path / "state"), new._replace(asked=["validate"]))


def test_inputs_that_have_changed_are_refused(tmp_path: Path) -> None:
    save(str(tmp_path / "state"), state(tmp_path))
    (tmp_path / "records.yaml").write_text("arbcheck: 1\n# changed\n")
    changed = begin(["score", "format=text"], [str(tmp_path / "records.yaml"), "nowhere.yaml"])
    with pytest.raises(Stale, match="not the same any more"):
        load(str(tmp_path / "state"), changed)


NO_STATES = [
    "",
    "[]",
    "{}",
    '{"counts": 1}',
    "\0",
    '{"asked": [',
    '{"asked": []}',
    '{"asked": ["' + "9" * 5000,
]


@pytest.mark.parametrize("text", [*NO_STATES, '{"asked": [' + "[" * 100_000])
def test_what_is_no_state_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "state").write_text(text)
    with pytest.raises(Stale, match="not the state of a run"):
        load(str(tmp_path / "state"), state(tmp_path))


NO_NUMBERS: list[Any] = ["x", "1", -1, 3.5, None, True, 10**30, []]
NO_VALUES: dict[str, list[Any]] = {
    "pieces": NO_NUMBERS,
    "records": NO_NUMBERS,
    "size": NO_NUMBERS,
    "status": ["1", 77, -1, None, True],
    "asked": [[1], [None]],
    "inputs": [1, None, ["a"], [[]], [[1]], [["a", 1]], [["a", 1, "2"]], [["a", 1, 2, 3]]],
    "counts": [
        *(1, {}, ["a"], [[]], [[1]], [[1, 2]], [["what", 1]], [["record"]], [["record", "x"]]),
        *([["record", 0]], [["record", -1]], [["record", 1, 1]], [[["record"], 1]]),
        *([["win", "arboretum", *odd]] for odd in ([1], [3, 1], ["3", 1, 1], [10**9, 1, 1])),
        *([["total", odd, 23, 1]] for odd in (None, 1, ["arboretum"])),
    ],
    "more": [1],
}
ODD = [(name, odd) for name, values in NO_VALUES.items() for odd in values]


@pytest.mark.parametrize(("name", "odd"), ODD)
def test_a_state_of_odd_values_is_refused(name: str, odd: object, tmp_path: Path) -> None:
    new = state(tmp_path)
    (tmp_path / "state").write_text(json.dumps(new._asdict() | {"counts": []} | {name: odd}))
    with pytest.raises(Stale, match="not the state of a run"):
        load(str(tmp_path / "state"), new)


@pytest.mark.parametrize("name", State._fields)
def test_a_state_in_which_something_is_missing_is_refused(name: str, tmp_path: Path) -> None:
    new = state(tmp_path)
    told = new._asdict() | {"counts": []}
    del told[name]
    (tmp_path / "state").write_text(json.dumps(told))
    with pytest.raises(Stale, match="not the state of a run"):
        load(str(tmp_path / "state"), new)


def test_a_state_is_an_ordinary_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "state")
    for name in (tmp_path / "state", "/dev/zero", tmp_path):
        with pytest.raises(Stale, match="no ordinary file"):
            load(str(name), state(tmp_path))


def test_a_file_of_any_size_that_is_no_state_is_not_read(tmp_path: Path) -> None:
    with open(tmp_path / "state", "wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(Stale, match="not the state of a run"):
        load(str(tmp_path / "state"), state(tmp_path))


def test_saving_touches_no_other_file(tmp_path: Path) -> None:
    new = state(tmp_path)
    (tmp_path / "state.new").write_text("mine")
    os.symlink("state", tmp_path / "link")
    save(str(tmp_path / "link"), new)
    assert (tmp_path / "link").is_symlink()
    assert load(str(tmp_path / "state"), new) == new
    assert (tmp_path / "state.new").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "records.yaml", "state", "state.new"]


def test_a_state_that_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "the disk is full")

    new = state(tmp_path)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="the disk is full") as caught:
        save(str(tmp_path / "state"), new)
    assert caught.value.filename == str(tmp_path / "state")
    assert [path.name for path in tmp_path.iterdir()] == ["records.yaml"]
