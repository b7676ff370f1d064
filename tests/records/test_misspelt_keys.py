"""A misspelt key at the top of a record is told once, at its place, with the key that is meant."""

import re
from collections.abc import Iterator

import pytest

from arbcheck.api import parse
from arbcheck.problems import Problem, Span
from arbcheck.records import arboretum, avenue

HEAD = """\
arbcheck: 1
game: arboretum
title: A game
source: the club
date: 2026-05-01
notes: [one, two]
edition: 2015
rules: canonical
players: [Talia, Jonte]
species: [Cassia, Dogwood, Jacaranda, Lilac, Oak, Willow]
"""
GAME = (
    HEAD
    + """\
start:
  hands: {Talia: Oa1 Ja3 Wi2 Wi4 Li5 Ca1 Do3}
  discards: {Jonte: Ca8}
turns:
  - {player: Talia, draw: [Jonte Ca8, deck Oa4], play: Oa1, discard: Wi2}
  - {player: Jonte, draw: [Talia, deck], play: Li4, discard: Ca3}
end:
  Jonte: {arboretum: Li4}
finished: false
claims: {winner: Talia}
"""
)
POSITION = (
    HEAD
    + """\
end:
  Talia: {hand: _ _ _ _ _ _ _, arboretum: Oa1}
  Jonte: {hand: _ _ _ _ _ _ _, arboretum: Li4}
finished: false
claims: {winner: Talia}
"""
)
AVENUE = """\
arbcheck: 1
game: avenue
title: A game
source: the club
date: 2026-05-01
notes: [one, two]
rules: canonical
players: [Ana]
sheet: practice
farm_deck: 5
"""
MOVES = (
    AVENUE
    + """\
deck: {gray: [1, 1, 1, 1, 5, 1]}
rounds:
  - {farm: D, cards: 5 5 5 5 5}
moves:
  Ana: [e4 f4 d4 c4 b4]
finished: false
claims: {winner: Ana}
"""
)
SHEETS = (
    AVENUE
    + """\
rounds:
  - {farm: D, cards: 5 5}
end:
  Ana:
    roads: |
      .. .. .. .. .. .. ..
      .. .. .. .. .. .. ..
      .. .. .. .. .. .. ..
      .. .. .. .. 51 51 ..
      .. .. .. .. .. .. ..
      .. .. .. .. .. .. ..
finished: false
"""
)
RECORDS = {"game": GAME, "position": POSITION, "moves": MOVES, "sheets": SHEETS}
KEYS = [
    (name, key)
    for name, text in RECORDS.items()
    for key in (arboretum.KEYS if text.startswith(HEAD) else avenue.KEYS)
    if f"\n{key}:" in f"\n{text}"
]


def problems(text: str) -> tuple[Problem, ...]:
    [record] = parse(text)
    return record.problems


def slips(key: str) -> Iterator[str]:
    """Yield a key with a letter left out, doubled or wrong, with two swapped, and as a plural."""
    for k, letter in enumerate(key):
        yield key[:k] + key[k + 1 :]
        yield key[:k] + letter + key[k:]
        yield f"{key[:k]}z{key[k + 1 :]}"
        if letter != key[k + 1 : k + 2]:
            yield key[:k] + key[k + 1 : k + 2] + letter + key[k + 2 :]
    yield key + "s"


def test_the_records_are_sound_and_have_every_key() -> None:
    assert [problems(text) for text in RECORDS.values()] == [()] * 4
    assert {key for _, key in KEYS} == {*arboretum.KEYS, *avenue.KEYS}


@pytest.mark.parametrize(("name", "key"), KEYS, ids="-".join)
def test_a_misspelt_key_is_all_that_is_told(name: str, key: str) -> None:
    text = RECORDS[name]
    line = text[: f"\n{text}".index(f"\n{key}:")].count("\n") + 1
    for slip in sorted({*slips(key)} - {key}):
        [found] = problems(re.sub(f"(?m)^{key}:", f"{slip}:", text, count=1))
        assert (found.code, found.span) == ("ARB101", Span(line, 1, len(slip)))
        assert found.message == f"`{slip}` is not a key here; did you mean `{key}`?"


def test_a_misspelt_game_that_is_not_known_is_read_as_arboretum() -> None:
    found = problems(POSITION.replace("game: arboretum", "gmae: chess"))
    assert [each.message for each in found] == ["`gmae` is not a key here; did you mean `game`?"]


def test_another_key_may_have_the_name_of_a_game() -> None:
    assert problems(POSITION.replace("game: arboretum\ntitle: A game", "title: avenue")) == ()


@pytest.mark.parametrize("stated", ["deck: soon", "farm_deck: soon", "moves: soon", "finished: soon"])
def test_what_cannot_be_read_in_a_record_of_avenue_has_no_consequences(stated: str) -> None:
    key = stated.partition(":")[0]
    text = re.sub(f"(?m)^{key}:.*\n( .*\n)*", f"{stated}\n", MOVES)
    [found] = problems(text)
    assert text.splitlines()[found.span.line - 1] == stated
