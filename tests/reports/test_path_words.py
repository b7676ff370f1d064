"""What a path earns, in words (R15)."""

import pytest

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.result import Path
from arbcheck.reports.path_words import breakdown, steps


@pytest.mark.parametrize(
    ("path", "words"),
    [
        (Path((), 3, 0, 0, 0), "3 cards"),
        (Path((), 8, 8, 1, 2), "8 cards, 8 for one species, 1 for the 1, 2 for the 8"),
        (Path((), 1, 0, 1, 0), "1 card, 1 for the 1"),
        (Path((), 2, 0, 0, 0, 9), "2 cards, 9 more for their values"),
    ],
)
def test_a_paths_points_are_told_in_the_rulebooks_words(path: Path, words: str) -> None:
    assert breakdown(path) == words


def test_a_path_is_written_from_its_first_card_to_its_last() -> None:
    oaks = (Planted(Card("oak", 1), 3, 0), Planted(Card("maple", 2), 2, 0), Planted(Card("oak", 4), 2, 1))
    assert steps(Path(oaks, 3, 0, 1, 0)) == "Oa1 > Ma2 > Oa4"
