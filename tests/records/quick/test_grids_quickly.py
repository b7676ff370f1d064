"""Ordinary grids are read by counting characters, and mean what the long way makes of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.records import grids
from arbcheck.records.document import Origin
from arbcheck.records.loading import load_text
from arbcheck.records.quick.grids import quick_grid
from arbcheck.records.reading import Reading
from tests.oracle.boards import grid

cells = st.sampled_from(["Oa1", "Oa4", "Do8", "Rp3", ".", ".", "_", "oa1", "Oa9", "#", "Oak-4", ""])
gaps = st.sampled_from([" ", " ", " ", "  ", "   ", "\t"])
rows = st.lists(st.tuples(cells, gaps), max_size=4).map(lambda row: "".join(a + b for a, b in row))
texts = st.lists(rows, min_size=1, max_size=4).map("\n".join)
columns = st.lists(
    st.lists(st.sampled_from(["Oa1 ", "Oa4 ", "Do8 ", ".   "]), min_size=1, max_size=4).map("".join),
    min_size=1,
    max_size=4,
).map(lambda lines: "\n".join(line.rstrip() for line in lines))


def long_way(text: str, monkeypatch: pytest.MonkeyPatch) -> tuple[object, list[str]]:
    """Read a grid as `grids` does where it is not read quickly, and tell the codes of its problems."""
    indented = "".join(f"\n  {line}" for line in text.split("\n"))
    document = load_text(f"k: |{indented}", Origin("record", "yaml"))
    reading = Reading(document)
    with monkeypatch.context() as patch:
        patch.setattr(grids, "quick_grid", lambda _: None)
        return grids.read_arboretum(reading, text, ("k",)), [each.code for each in reading.problems]


@given(texts | columns)
def test_a_grid_that_is_read_quickly_is_read_the_same_the_long_way(text: str) -> None:
    quick = quick_grid(text)
    if quick is not None:
        with pytest.MonkeyPatch.context() as monkeypatch:
            assert long_way(text, monkeypatch) == (quick, [])


def test_a_grid_as_arbcheck_writes_it_is_ordinary() -> None:
    rows = ("Ca6", "Do2 .   Ma3", ".   Ca3", ".   .   Rp8 Do4")
    assert quick_grid("\n".join(rows)) == grid(*rows)
    assert quick_grid(".") == ()


@pytest.mark.parametrize(
    "text",
    ["", "Oa1\n\nOa4", " Oa1", "Oa1  Oa4", ". Oa1", "Oa1\tOa4", "oa1", "_", "Oa1 # the first", "Oak-4"],
)
def test_a_grid_that_is_written_otherwise_goes_the_long_way(text: str) -> None:
    assert quick_grid(text) is None
