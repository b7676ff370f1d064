"""Each game has a module that draws its scores."""

import pytest

from arbcheck.api import parse, score
from arbcheck.reports import arboretum
from arbcheck.reports.games import drawn
from arbcheck.reports.terminal import PLAIN
from tests.cli.command import FAULTY, FINAL


def test_a_record_without_a_score_is_drawn_by_no_game() -> None:
    [record] = parse(FAULTY)
    assert drawn(score(record)) is None
    with pytest.raises(ValueError, match="no score"):
        arboretum.blocks(score(record), PLAIN)


def test_a_score_is_drawn_by_its_game() -> None:
    [record] = parse(FINAL)
    assert drawn(score(record)) is arboretum
