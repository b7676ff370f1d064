"""What is certain while hand cards are unknown; test_scoring compares it with the oracle."""

from collections.abc import Sequence

import pytest

from arbcheck.arboretum import standings
from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.cards import VALUES, Card
from arbcheck.arboretum.completions import unseen
from arbcheck.arboretum.position import Pile, Position
from arbcheck.arboretum.result import Result
from arbcheck.arboretum.scoring import score
from tests.oracle import scoring as oracle
from tests.oracle.boards import card, grid, hand

SPECIES = ("cassia", "dogwood", "jacaranda", "maple", "oak", "willow")
OAK = SPECIES.index("oak")


def position(
    hands: Sequence[str], arboretums: Sequence[Arboretum], discards: Sequence[Pile] = (None, None)
) -> Position:
    return Position(
        ("Talia", "Jonte"),
        SPECIES,
        2018,
        tuple(map(hand, hands)),
        tuple(arboretums),
        tuple(discards),
        finished=True,
    )


PATH = grid("Oa1 Oa5")
"""4 points for Oak: two cards, a 1 at the start."""


def oak_points(result: Result) -> list[int | None]:
    return [player.paths[OAK].points for player in result.scores]


def test_the_unseen_cards_are_those_that_the_position_names_nowhere() -> None:
    found = unseen(position(["Oa2 _", "Oa3"], [grid("Oa1"), ()], [(card("Oa8"),), 3]))
    assert found["oak"] == (4, 5, 6, 7)
    assert found["maple"] == (1, 2, 3, 4, 5, 6, 7, 8)


def test_of_a_replayed_game_the_replay_says_which_cards_are_unseen() -> None:
    here = position(["Oa2 _", "Oa3"], [grid("Oa1"), ()])._replace(unseen=frozenset({Card("oak", 7)}))
    assert unseen(here) == {
        "cassia": (),
        "dogwood": (),
        "jacaranda": (),
        "maple": (),
        "oak": (7,),
        "willow": (),
    }


def test_a_right_that_no_unknown_card_can_change_is_certain() -> None:
    result = score(position(["Oa8 Oa7 Oa6 _", "Ca1 Ca2 Ca3 Ca4"], [PATH, ()]))
    right = result.rights[OAK]
    assert (right.holders, right.reason, right.cancelled, right.sums) == ((0,), "highest", (), (None, 0))
    assert oak_points(result) == [3, 0]


def test_an_unknown_card_that_can_turn_a_right_leaves_it_open() -> None:
    result = score(position(["Oa7", "Oa2 _"], [PATH, ()]))
    assert (result.rights[OAK].holders, result.rights[OAK].reason) == (None, "highest")
    assert oak_points(result) == [None, 0]
    assert [player.paths[OAK].right for player in result.scores] == [None, None]
    assert result.scores[0].total is None


def test_unseen_cards_that_must_all_be_in_hand_are_dealt_in_full() -> None:
    here = position(["_ _ _ _", "_ _ _ _"], [(), ()])
    here = here._replace(unseen=frozenset(Card("oak", value) for value in VALUES))
    right = score(here).rights[OAK]
    assert right == oracle.score_open(here._replace(unseen=None, species=("oak",))).rights[0]
    assert (right.holders, right.sums) == (None, (None, None))


def test_an_unknown_one_may_cancel_an_eight() -> None:
    result = score(position(["Oa8", "_"], [grid("Oa2 Oa5"), ()]))
    assert result.rights[OAK].cancelled is None
    assert result.rights[OAK].sums == (None, None)


def test_a_card_that_the_position_shows_cannot_be_the_unknown_one() -> None:
    everything = grid("Oa1 Oa3 Oa4 Oa5 Oa6 Oa7 Oa8")
    result = score(position(["Oa2", "_"], [everything, ()]))
    assert result.rights[OAK].holders == (0,)


def test_where_all_unknown_cards_are_known_by_what_is_left_nothing_is_open() -> None:
    here = position(["Oa2", "_"], [PATH, ()])._replace(unseen=frozenset({Card("oak", 7)}))
    assert score(here).rights[OAK].sums == (2, 7)
    assert score(here).winners is not None


@pytest.mark.parametrize("limit", [0, 100_000])
def test_beyond_the_limit_what_every_deal_earns_is_certain_all_the_same(
    limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standings, "LIMIT", limit)
    monkeypatch.setattr(standings, "WORK", limit)
    result = score(position(["Oa8 Oa7 Oa6 _", "Ca1 Ca2 Ca3 Ca4"], [PATH, ()]))
    assert (result.scores[0].total, result.winners, result.decided_by) == (3, ("Talia",), "points")


def test_beyond_the_limit_totals_that_unknown_cards_can_change_stay_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(standings, "LIMIT", 0)
    monkeypatch.setattr(standings, "WORK", 0)
    result = score(position(["Oa2", "_"], [PATH, ()]))
    assert (result.scores[0].total, result.scores[0].rank, result.winners) == (None, None, None)
