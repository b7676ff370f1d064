"""Sums in hand and who may score, in words (R10-R13)."""

import pytest

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Right
from arbcheck.reports.rights_words import notes, sum_in_hand
from tests.oracle.boards import hand
from tests.reports.examples import duel


def right(
    sums: tuple[int | None, int | None],
    cancelled: tuple[int, ...] | None = (),
    holders: tuple[int, ...] | None = (0,),
    reason: str | None = "highest",
) -> Right:
    return Right("oak", sums, cancelled, holders, reason)


def holding(first: str, second: str = "") -> Position:
    return duel((hand(first), hand(second)), ((), ()))


@pytest.mark.parametrize(
    ("cards", "total", "cancelled", "cell"),
    [
        ("Oa7 Ma1", 7, (), "7"),
        ("Oa8 Oa3", 11, (), "3+8 = 11"),
        ("Oa8 Oa3", 3, (0,), "3+(8) = 3"),
        ("Oa8", 0, (0,), "(8) = 0"),
        ("Ma1", 0, (), "-"),
        ("Oa3 _", None, (), "3+_ = ?"),
        ("Oa3 _ _", 3, (), "3"),
        ("_", None, (), "_ = ?"),
        ("_", 5, (), "_ = 5"),
        ("Oa3 Oa8", None, None, "3+8 = ?"),
        ("Ma1", None, None, "?"),
    ],
)
def test_a_sum_is_written_with_its_cards(
    cards: str, total: int | None, cancelled: tuple[int, ...] | None, cell: str
) -> None:
    assert sum_in_hand(holding(cards), right((total, 0), cancelled), 0) == cell


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (right((7, 5)), []),
        (right((7, 7), holders=(0, 1), reason="tie"), ["tied: both may score"]),
        (right((7, 7), holders=(0, 1, 2), reason="tie"), ["tied: all three may score"]),
        (right((7, 7), holders=(0, 1, 2, 3), reason="tie"), ["tied: all four may score"]),
        (right((7, 7), holders=(), reason="tie"), ["tied: nobody may score"]),
        (right((0, 0), holders=(0, 1), reason="nobody-holds"), ["nobody holds it: all may score"]),
        (right((None, 5), holders=None, reason=None), ["open"]),
        (right((1, 0), cancelled=(1,)), ["Talia's 1 makes Jonte's 8 count 0"]),
    ],
)
def test_words_say_what_the_sums_do_not(what: Right, said: list[str]) -> None:
    assert notes(holding("Oa1", "Oa8"), what, ("Talia", "Jonte")) == said


def test_a_one_that_is_not_seen_is_an_opponents() -> None:
    assert notes(holding("_", "Oa8"), right((None, 0), cancelled=(1,)), ("Talia", "Jonte")) == [
        "an opponent's 1 makes Jonte's 8 count 0"
    ]
