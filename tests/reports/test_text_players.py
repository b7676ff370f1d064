"""What each player scores, and why something is not scored (R12-R16)."""

import pytest

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Path, PlayerScore, Result, Right, SpeciesScore
from arbcheck.reports.terminal import PLAIN
from arbcheck.reports.text_players import section
from tests.oracle.boards import hand
from tests.reports.examples import duel

OAKS = Path((Planted(Card("oak", 1), 0, 0), Planted(Card("oak", 4), 1, 0)), 2, 0, 1, 0)


def drawn(right: Right, mine: SpeciesScore, other: SpeciesScore, cards: str = "Ma1") -> str:
    """Draw the section of Talia, whose opponent is Jonte, where only oaks are in play."""
    position: Position = duel((hand(cards), hand("Oa8 Oa3")), (("Oa1 Oa4",), ()))
    scores = tuple(
        PlayerScore(name, line.points, None, 1, (line,)) for name, line in (("Talia", mine), ("Jonte", other))
    )
    lines = section(position, Result((right,), scores, None, None), 0, ("Talia", "Jonte"), PLAIN)
    return "\n".join(lines)


def oak(right: bool | None, points: int | None, path: Path | None) -> SpeciesScore:  # noqa: FBT001 - as in the result
    return SpeciesScore("oak", right, points, path)


DENIED = oak(right=False, points=0, path=OAKS)
NOTHING = oak(right=False, points=0, path=None)


@pytest.mark.parametrize(
    ("right", "cards", "words"),
    [
        (Right("oak", (0, 11), (), (1,), "highest"), "Ma1", "Jonte holds 11 in hand, Talia none"),
        (Right("oak", (2, 11), (), (1,), "highest"), "Oa2", "Jonte holds 11 in hand, Talia 2"),
        (Right("oak", (2, 3), (0,), (1,), "highest"), "Oa2 Oa8", "Jonte holds 3 in hand, Talia 2+(8) = 2"),
        (Right("oak", (2, 3), (), (1, 1), "tie"), "Oa2", "Jonte and Jonte hold 3 in hand, Talia 2"),
        (Right("oak", (2, None), (), (1,), "highest"), "Oa2", "Jonte holds more in hand than Talia"),
        (Right("oak", (None, 11), (), (1,), "highest"), "_", "Jonte holds more in hand than Talia"),
        (Right("oak", (2, None), (), None, None), "Oa2", "an opponent holds more in hand than Talia"),
    ],
)
def test_a_path_without_the_right_names_who_denies_it(right: Right, cards: str, words: str) -> None:
    assert drawn(right, DENIED, NOTHING, cards).endswith(
        f"  Not scored\n  Oak               (3)  Oa1 > Oa4\n{' ' * 25}2 cards, 1 for the 1\n{' ' * 25}{words}"
    )


@pytest.mark.parametrize(
    ("sums", "other", "words"),
    [
        ((5, 0), NOTHING, "right, but no path"),
        ((5, 3), NOTHING, "right, but no path (keeps Jonte from scoring it)"),
        ((5, None), NOTHING, "right, but no path"),
        ((5, 0), DENIED, "right, but no path (keeps Jonte from scoring 3)"),
    ],
)
def test_a_right_without_a_path_names_whom_it_keeps_from_scoring(
    sums: tuple[int | None, ...], other: SpeciesScore, words: str
) -> None:
    right = Right("oak", sums, (), (0,), "highest")
    assert drawn(right, oak(right=True, points=0, path=None), other).endswith(
        f"\n  Oak                0   {words}"
    )


def test_an_open_path_is_told_with_what_it_may_be_worth() -> None:
    right = Right("oak", (None, 11), (), None, None)
    text = drawn(right, oak(right=None, points=None, path=OAKS), NOTHING, "_")
    assert text.startswith("Talia: total open, from 0 to 3 points, 1 species planted")
    assert text.endswith(f"{' ' * 25}3 with the right, which unknown cards decide")


def test_an_open_right_without_a_path_is_not_called_none() -> None:
    right = Right("oak", (None, 11), (), None, None)
    text = drawn(right, oak(right=None, points=0, path=None), NOTHING, "_")
    assert text.endswith("Oa1 Oa4\n  No path; unknown cards decide the rights")
