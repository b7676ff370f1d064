"""Ordinary turns are read by looking words up, and mean what the long way makes of them."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.problems import Span
from arbcheck.records import turns
from arbcheck.records.document import Origin, Part, Path
from arbcheck.records.loading import load_text
from arbcheck.records.quick.turns import QuickTurns
from arbcheck.records.reading import Reading
from tests.oracle.boards import seeded
from tests.oracle.play import random_game

PLAYERS = ("Talia", "Jonte")
ORDINARY: dict[str, Any] = {"player": "Talia", "draw": ["deck", "Jonte Oa4"], "play": "Oa1", "discard": "Wi2"}


class Placeless(Reading):
    """A reading of which nobody asks where its problems stand."""

    def at(self, path: Path, part: Part = None) -> Span:  # noqa: ARG002 - nobody asks
        return Span(1, 1)


def long_way(players: tuple[str, ...], node: Any) -> tuple[Any, list[str]]:
    """Read a turn as `turns` does, and tell the codes of its problems."""
    reading = Placeless(load_text("turns: [x]", Origin("record", "yaml")))
    return turns._turn(reading, players, node, ("turns", 0)), [each.code for each in reading.problems]


CARDS = ["Oa4", "Oak 4", "oak-4", "Wi1", "Rp8", "oa4", "Roble 4", "Oa9", "_", "", "4"]
SOURCES = ["deck", "own", "Talia", "Jonte", "Deck", "OWN", "talia", "Rina", ""]
SIDES = ["right of", "left of", "above", "below", "beside", "Right of", "right  of"]
draws: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(SOURCES),
    st.builds(
        "{}{}{}".format, st.sampled_from(SOURCES), st.sampled_from([" ", "  "]), st.sampled_from(CARDS)
    ),
    st.fixed_dictionaries({"from": st.sampled_from(SOURCES), "card": st.sampled_from(CARDS)}),
    st.just([]),
)
numbers = st.sampled_from(["0", "-1", "40", "41", "-0", "01", "x", []])
plays: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(CARDS),
    st.builds("{} {} {}".format, st.sampled_from(CARDS), st.sampled_from(SIDES), st.sampled_from(CARDS)),
    st.fixed_dictionaries({"card": st.sampled_from([*CARDS, []]), "at": st.lists(numbers, max_size=3)}),
    st.fixed_dictionaries({"card": st.sampled_from(CARDS), "at": st.sampled_from(CARDS)}),
    st.fixed_dictionaries({"card": st.sampled_from(CARDS)}),
    st.just([]),
)
nodes = st.fixed_dictionaries(
    {
        "player": st.sampled_from(["Talia", "Jonte", " Talia", "Rina", []]),
        "draw": st.lists(draws, max_size=3) | st.just("deck"),
        "play": plays,
        "discard": st.sampled_from([*CARDS, []]),
    },
    optional={"note": st.just("a note"), "irregular": st.just("a slip")},
)
players = st.sampled_from(
    [PLAYERS, ("Talia", "Jonte Oa4"), ("deck", "Talia"), ("own", "Jonte"), ("Talia", "Talia"), ("", "Jonte")]
)


@given(players, nodes)
@settings(deadline=None, max_examples=1500)
def test_a_turn_that_is_read_quickly_is_read_the_same_the_long_way(names: tuple[str, ...], node: Any) -> None:
    quick = QuickTurns(names).turn(node)
    if quick is not None:
        assert long_way(names, node) == (quick, [])


def test_every_turn_of_a_canonical_game_is_ordinary(monkeypatch: pytest.MonkeyPatch) -> None:
    from arbcheck.records.canonical import canonical_game
    from arbcheck.records.record import read_record

    def refuse(*_: object) -> None:
        raise AssertionError("this turn went the long way")

    monkeypatch.setattr(turns, "_turn", refuse)
    rng = seeded(7)
    for count in (2, 3, 4):
        game = random_game(rng, count, 2018)[0]
        record = read_record(load_text(canonical_game(game), Origin("game", "yaml")))
        assert record.played is not None
        assert record.problems == ()


@pytest.mark.parametrize(
    "change",
    [
        {"play": "Oa1 left of Wi3"},
        {"play": "Oa1 right of Wi3"},
        {"play": {"card": "Oa1", "at": ["-1", "3"]}},
        {"draw": ["own Oa4", "deck oak-4"]},
        {"draw": ["own", "deck"]},
        {"draw": []},
        {"draw": ["Talia", "Talia Oak 4"]},
    ],
)
def test_the_commonest_ways_of_writing_are_ordinary(change: dict[str, Any]) -> None:
    node = ORDINARY | change
    assert QuickTurns(PLAYERS).turn(node) == long_way(PLAYERS, node)[0] is not None


@pytest.mark.parametrize(
    "node",
    [
        "Talia",
        {},
        {**ORDINARY, "note": "a note"},
        {**ORDINARY, "player": "Rina"},
        {**ORDINARY, "player": []},
        {**ORDINARY, "draw": "deck"},
        {**ORDINARY, "draw": ["own _", "deck"]},
        {**ORDINARY, "draw": [{"from": "deck"}, "deck"]},
        {**ORDINARY, "play": {"card": "Oa1", "at": ["0", "0"], "x-mine": "here"}},
        {**ORDINARY, "play": {"card": "Oa1", "at": ["0", "99"]}},
        {**ORDINARY, "play": {"card": "Oa1", "at": ["0"]}},
        {**ORDINARY, "play": {"card": "Oa1", "at": "12"}},
        {**ORDINARY, "play": "Oa1 beside Wi3"},
        {**ORDINARY, "discard": "oa4"},
    ],
)
def test_what_is_written_otherwise_goes_the_long_way(node: Any) -> None:
    assert QuickTurns(PLAYERS).turn(node) is None
