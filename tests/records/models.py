"""What a record says, in a form that can be compared; and names that players may have."""

from typing import NamedTuple

from hypothesis import strategies as st

from arbcheck.arboretum.board import Arboretum, Cell
from arbcheck.arboretum.cards import Card
from arbcheck.records.canonical import words_of
from arbcheck.records.canonical_turns import placed
from arbcheck.records.players import LONGEST_NAME, RESERVED, normal
from arbcheck.records.record import Record, read_record
from tests.records.loaded import one


def read(text: str) -> Record:
    return read_record(one(text))


def shape(arboretum: Arboretum | None) -> list[tuple[Card, Cell]] | None:
    """The cards of an arboretum with their cells, wherever its origin is and however it is ordered."""
    if not arboretum:
        return None if arboretum is None else []
    left, top = min(x for _, x, _ in arboretum), min(y for _, _, y in arboretum)
    return sorted((card, (x - left, y - top)) for card, x, y in arboretum)


class Model(NamedTuple):
    """What a record says, as far as its canonical form must say it too."""

    words: object
    head: object
    hands: object
    arboretums: object
    discards: object
    claims: object
    start: object
    turns: object


def model(record: Record) -> Model:
    played = record.played
    assert played is not None
    game = played.replay.game if played.replay else None
    return Model(
        (record.title, words_of(record)._replace(claims=())),
        (played.header._replace(species=None), played.species),
        played.end.hands,
        tuple(map(shape, played.end.arboretums)),
        played.end.discards,
        [claim._replace(path=()) for claim in played.claims],
        game and game.start,
        game
        and [turn._replace(play=play) for turn, play in zip(game.turns, placed(game.turns), strict=True)],
    )


def is_name(text: str) -> bool:
    return 0 < len(text) <= LONGEST_NAME and text.lower() not in RESERVED and not text.startswith("x-")


NAMES = (
    (
        st.sampled_from(
            [
                "No",
                "on",
                "1:20",
                "~",
                "<<",
                "- a",
                "a: b",
                "#1",
                "'",
                '"',
                "a, b",
                "{x}",
                "Ana",
                "Ana Oa4",
                "deck 2",
            ]
        )
        | st.text(max_size=5)
    )
    .map(normal)
    .filter(is_name)
)
TEXTS = st.text(max_size=20) | st.sampled_from(["a\n b", "#", "- |", "\ttab"])
CASTS = st.lists(NAMES, min_size=4, max_size=4, unique=True)
