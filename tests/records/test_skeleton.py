"""Skeletons are valid records of unfinished games, and stay valid while they are filled in."""

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.records.formatting import tidy
from arbcheck.records.skeleton import game_skeleton, position_skeleton
from tests.records.models import CASTS, read

NAMES = ("Talia", "Jon: te", "No", "Rina #1")
SKELETONS = (position_skeleton, game_skeleton)

both = pytest.mark.parametrize("skeleton", SKELETONS)
every_table = pytest.mark.parametrize(
    ("players", "edition"), [(players, edition) for players in (2, 3, 4) for edition in (2018, 2015)]
)
Skeleton = Callable[[Sequence[str], int], str]


@both
@every_table
def test_a_skeleton_is_a_valid_record_of_a_game_that_goes_on(
    skeleton: Skeleton, players: int, edition: int
) -> None:
    record = read(skeleton(NAMES[:players], edition))
    assert record.problems == ()
    assert record.played is not None
    assert record.played.header.players == NAMES[:players]
    assert (record.played.header.edition, record.played.header.finished) == (edition, False)
    assert len(record.played.species or ()) == 2 * players + 2


@both
@every_table
def test_a_skeleton_is_tidy(skeleton: Skeleton, players: int, edition: int) -> None:
    text = skeleton(NAMES[:players], edition)
    assert tidy(text.encode(), "new.yaml", "yaml") == text
    assert max(map(len, text.split("\n"))) <= 110


@given(CASTS, st.sampled_from(SKELETONS))
def test_players_may_have_any_name_that_is_allowed(cast: list[str], skeleton: Skeleton) -> None:
    record = read(skeleton(cast, 2018))
    assert record.problems == ()
    assert record.played is not None
    assert record.played.header.players == tuple(cast)


@every_table
def test_the_turns_that_a_skeleton_shows_can_be_played(players: int, edition: int) -> None:
    text = game_skeleton(NAMES[:players], edition)
    lines = [line[1:] if line.startswith("#  - {") else line for line in text.split("\n")]
    turns = [line for line in lines if line.startswith("  - {")]
    played = "\n".join(line for line in lines if line not in turns).replace(
        "turns: []", "\n".join(["turns:", *turns])
    )
    record = read(played)
    assert len(turns) == players + 1
    assert record.problems == ()
    assert record.played is not None
    assert record.played.replay is not None
    assert record.played.replay.turns == players + 1


def test_the_remarks_of_a_position_can_be_taken_out() -> None:
    text = position_skeleton(NAMES[:2], 2018).replace("# discard: Ca1 Ma6", "discard: Ca1 Ma6")
    grid = "arboretum: |\n      Oa1 Oa4\n      .   Oa5 Ma7"
    text = text.replace("arboretum: |\n      .", grid, 1)
    text = text.replace("arboretum: |\n      .\n", "arboretum: |\n      Do1 Do2 Do3 Do4\n", 1)
    record = read(text.replace("Do3 Do4", "Do3"))
    assert record.played is not None
    assert [len(arboretum or ()) for arboretum in record.played.end.arboretums] == [4, 3]
    assert record.problems == ()
