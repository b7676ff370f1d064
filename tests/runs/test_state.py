"""What a later sitting of a run needs, kept in a file."""

from collections import Counter
from pathlib import Path

import pytest

from arbcheck.runs.state import Stale, State, begin, load, save


def state(folder: Path) -> State:
    path = folder / "records.yaml"
    path.write_text("arbcheck: 1\n")
    return begin(["score", "format=text"], [str(path), "nowhere.yaml"])


def test_a_state_that_was_saved_is_loaded(tmp_path: Path) -> None:
    new = state(tmp_path)
    kept = new._replace(
        pieces=2, records=7, size=99, status=1, counts=Counter({("win", 3, 1): 4, ("record",): 7})
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


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"counts": 1}', '{"counts": [], "more": 1}', "\0"])
def test_what_is_no_state_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "state").write_text(text)
    with pytest.raises(Stale, match="not the state of a run"):
        load(str(tmp_path / "state"), state(tmp_path))
