"""A replay as JSON: the state after every turn, in the shape of its schema."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import DECK
from arbcheck.arboretum.position import Position
from arbcheck.records.canonical import canonical_game
from arbcheck.records.schema import text
from arbcheck.records.story import Window, retold
from arbcheck.reports.replay_json import line, tree
from arbcheck.reports.terminal import PLAIN
from tests.oracle.boards import seeded
from tests.oracle.play import Tabletop, cell_of, random_game
from tests.oracle.scoring import score
from tests.reports.replays import CLUB, SLIPS, UNREAD, read, story
from tests.schema_examples import mutants

Tree = Any


@cache
def validators() -> tuple[Any, jsonschema_rs.Validator]:
    return Draft202012Validator(json.loads(text("replay"))), jsonschema_rs.validator_for(text("replay"))


def accepted(written: Tree) -> bool:
    """Tell whether the schema accepts a tree; both validators must agree."""
    python, rust = validators()
    verdict: bool = rust.is_valid(written)
    assert bool(python.is_valid(written)) is verdict
    return verdict


def told(record: str, seat: int | None = None, window: Window | None = None) -> Tree:
    """Return the object of a record, which must have the shape of the schema."""
    game = story(record, seat)
    written = json.loads(line(game.outcome, game, window))
    assert validators()[1].is_valid(written)
    return written


def ids(cards: Sequence[Card | None]) -> list[str | None]:
    return [card.id if card else None for card in cards]


def test_the_keys_stand_in_their_order() -> None:
    written = told(CLUB)
    assert list(written) == [
        *("replay", "file", "record", "game", "title", "status", "players", "seen_by", "start", "turns"),
        *("end", "last_turn", "ended_by", "diagnostics"),
    ]
    assert list(written["turns"][0]) == [
        *("turn", "player", "draws", "planted", "discarded", "irregular", "note"),
        *("hands", "arboretums", "discards", "deck", "scores", "diagnostics"),
    ]
    properties = json.loads(text("replay"))["properties"]
    assert list(written) == list(properties)
    assert list(written["turns"][0]) == list(json.loads(text("replay"))["$defs"]["turn"]["properties"])


def test_the_head_says_which_record_it_is_and_what_it_comes_to() -> None:
    written = told(CLUB)
    assert written["replay"] == 1
    assert (written["file"], written["record"], written["game"]) == ("game.yaml", 1, "arboretum")
    assert (written["title"], written["status"]) == ("Five turns at the club", "open")
    assert written["players"] == ["Talia", "Jonte", "Rina"]
    assert (written["last_turn"], written["ended_by"], written["seen_by"]) == (None, None, None)


def test_a_turn_tells_what_was_done() -> None:
    third, fourth, fifth = told(CLUB)["turns"][2:]
    assert (third["turn"], third["player"], third["note"]) == (3, "Rina", "free text")
    assert third["draws"] == [
        {"from": "Jonte", "card": "royal-poinciana-3"},
        {"from": "deck", "card": "willow-3"},
    ]
    assert third["planted"] == {"card": "dogwood-2", "x": 0, "y": 0}
    assert third["discarded"] == "cassia-5"
    assert fourth["draws"][0] == {"from": "deck", "card": None}
    assert fourth["planted"] == {"card": "oak-4", "x": 1, "y": 0}
    assert fourth["irregular"] is None
    assert fifth["irregular"] == "drew too early"


def test_a_score_that_unknown_cards_decide_has_bounds_and_no_total() -> None:
    assert told(CLUB)["turns"][3]["scores"] == [
        {"player": "Talia", "total": None, "least": 0, "most": 3},
        {"player": "Jonte", "total": 0, "least": 0, "most": 0},
        {"player": "Rina", "total": 0, "least": 0, "most": 0},
    ]


@pytest.mark.parametrize("seed", range(12))
def test_with_full_information_each_state_is_that_of_the_table(seed: int) -> None:
    game, truth = random_game(seeded(seed), 2 + seed % 3, 2018 - 3 * (seed % 2))
    written = told(canonical_game(game))
    table = Tabletop(truth.deal)
    assert len(written["turns"]) == len(game.turns)
    check(written["start"], table, game.players, {})
    corners: dict[int, tuple[int, int]] = {}
    for state, turn in zip(written["turns"], game.turns, strict=True):
        drawn = [table.draw(turn.player, draw.source) for draw in turn.draws]
        assert turn.play
        assert turn.discard
        cell = cell_of(table, turn.player, turn.play)
        table.plant(turn.player, turn.play.card, cell)
        table.discard(turn.player, turn.discard)
        x, y = corners.setdefault(turn.player, cell)
        assert state["player"] == game.players[turn.player]
        assert [draw["card"] for draw in state["draws"]] == ids(drawn)
        assert state["planted"] == {"card": turn.play.card.id, "x": cell[0] - x, "y": cell[1] - y}
        assert state["discarded"] == turn.discard.id
        check(state, table, game.players, corners)
        position = Position(
            game.players,
            game.species,
            game.edition,
            tuple(map(tuple, table.hands)),
            tuple(tuple(Planted(card, *at) for at, card in cells.items()) for cells in table.cells),
            tuple(map(tuple, table.piles)),
            finished=False,
        )
        if state["turn"] % 7 == 0 or not table.deck:
            assert [one["total"] for one in state["scores"]] == [one.total for one in score(position).scores]
    check(written["end"], table, game.players, corners)
    ended = None if table.deck else len(game.turns)
    assert written["last_turn"] == ended
    assert written["ended_by"] == (game.players[(ended - 1) % len(game.players)] if ended else None)


def check(state: Tree, table: Tabletop, players: Sequence[str], corners: dict[int, tuple[int, int]]) -> None:
    """Compare a state with a table; each arboretum is moved so that its first card lies at (0, 0)."""
    assert state["deck"] == ids(table.deck)
    for player, name in enumerate(players):
        assert sorted(state["hands"][name]) == sorted(card.id for card in table.hands[player])
        assert state["discards"][name] == ids(table.piles[player])
        left, top = corners.get(player, (0, 0))
        assert state["arboretums"][name] == [
            {"card": card.id, "x": x - left, "y": y - top} for (x, y), card in table.cells[player].items()
        ]


def test_seen_by_one_player_the_cards_of_the_others_are_null() -> None:
    game, _ = random_game(seeded(1), 2, 2018)
    written = told(canonical_game(game), 1)
    assert written["seen_by"] == "Jonte"
    assert written["start"]["hands"]["Talia"] == [None] * 7
    for state, turn in zip(written["turns"], game.turns, strict=True):
        assert None not in state["hands"]["Jonte"]
        assert set(state["deck"]) <= {None}
        for draw, (source, card) in zip(state["draws"], turn.draws, strict=True):
            assert card
            assert draw["card"] == (None if (turn.player, source) == (0, DECK) else card.id)
    assert None not in written["end"]["hands"]["Talia"]


def test_an_unfinished_game_seen_by_one_player_has_no_end() -> None:
    assert told(CLUB)["end"]["hands"]["Talia"][-2:] == ["willow-4", None]
    assert told(CLUB, 0)["end"] is None


@pytest.mark.parametrize(
    ("window", "turns", "start", "end"),
    [
        (None, [1, 2, 3, 4, 5], True, True),
        (Window(1, 2), [1, 2], True, False),
        (Window(4, 5), [4, 5], False, True),
        (Window(4, 99), [4, 5], False, True),
        (Window(1, 1, alone=True), [1], False, False),
        (Window(5, 5, alone=True), [5], False, False),
    ],
)
def test_only_the_turns_asked_for_are_there(
    window: Window | None,
    turns: list[int],
    start: bool,  # noqa: FBT001 - a row of the table above
    end: bool,  # noqa: FBT001
) -> None:
    written = told(CLUB, window=window)
    assert [state["turn"] for state in written["turns"]] == turns
    assert (written["start"] is not None, written["end"] is not None) == (start, end)


def test_what_is_wrong_with_a_turn_stands_in_it_and_all_that_is_wrong_at_the_end() -> None:
    written = told(SLIPS)
    assert written["status"] == "invalid"
    in_turns = [[found["code"] for found in state["diagnostics"]] for state in written["turns"]]
    assert in_turns == [
        *([], ["ARB304"], ["ARB301"], ["ARB307"], ["ARB311", "ARB302"], ["ARB310"], ["ARB310"]),
    ]
    everything = [found["code"] for found in written["diagnostics"]]
    assert everything == ["ARB315", "ARB313", *(code for turn in in_turns for code in turn), "ARB112"]
    assert written["turns"][1]["diagnostics"] == [
        {
            "code": "ARB304",
            "severity": "error",
            "message": "Wi2 lies on Ana's discard pile, not Wi3",
            "rule": "R6",
            "line": 8,
            "column": 30,
        }
    ]
    assert written["end"] is None
    assert written["turns"][3]["planted"] is None


def test_turns_that_cannot_be_read_are_not_there_but_what_is_wrong_with_them_is() -> None:
    written = told(UNREAD)
    assert [state["turn"] for state in written["turns"]] == [1, 2, 3, 4, 5]
    assert "ARB136" in [found["code"] for found in written["diagnostics"]]


def test_of_a_record_that_cannot_be_replayed_only_what_is_wrong_is_told() -> None:
    written = tree(retold(read("arbcheck: 1\nplayers: [A]\nturns: []\n")))
    assert accepted(written)
    assert list(written) == ["replay", "file", "record", "game", "title", "status", "diagnostics"]
    assert written["status"] == "invalid"


def test_as_ascii_a_line_is_one_of_escapes() -> None:
    game = story(CLUB.replace("Talia", "רינה"))
    plain, escaped = (
        line(game.outcome, game, style=style) for style in (PLAIN, PLAIN._replace(encoding="ascii"))
    )
    assert "רינה" in plain
    assert escaped.isascii()
    assert json.loads(escaped) == json.loads(plain)


@pytest.mark.parametrize(
    "slip",
    [
        *({"status": status} for status in ("valid", "sealed")),
        {"replay": 2},
        {"players": ["Talia"]},
        {"turns": [{}]},
        {"end": {}},
        {"x-mine": 1},
        {"last_turn": 0},
        {"diagnostics": [{"code": "ARB101"}]},
    ],
)
def test_a_replay_with_a_slip_is_refused_by_the_schema(slip: Tree) -> None:
    assert not accepted({**told(CLUB), **slip})


@pytest.mark.parametrize("key", list(told(CLUB)))
def test_no_key_of_a_replay_may_be_missing(key: str) -> None:
    assert not accepted({name: value for name, value in told(CLUB).items() if name != key})


@pytest.mark.parametrize("key", list(told(CLUB)["turns"][0]))
def test_no_key_of_a_turn_may_be_missing(key: str) -> None:
    written = told(CLUB)
    del written["turns"][1][key]
    assert not accepted(written)


@pytest.mark.parametrize("record", [CLUB, SLIPS, UNREAD])
def test_both_validators_accept_a_replay(record: str) -> None:
    assert accepted(told(record))


@settings(max_examples=50)
@given(st.data())
def test_both_validators_agree_on_changed_replays(data: st.DataObject) -> None:
    written = told(data.draw(st.sampled_from([CLUB, SLIPS])), window=Window(4, 4, alone=True))
    accepted(data.draw(mutants(written)))
