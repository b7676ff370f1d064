"""The canonical form: what it looks like, and that it is read back as the same record."""

import pytest

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.game import Play, Turn
from arbcheck.arboretum.position import Position
from arbcheck.records.canonical import Words, canonical, canonical_position, words_of
from arbcheck.records.canonical_turns import placed
from tests.oracle.boards import card, hand
from tests.records.models import model, read

GAME = """\
# from memory
finished: false
players: [Talia, Jonte]
claims:
  - {winner: Jonte, by: Rina, note: "so she said, twice"}
  - scores: {Talia: {Oak: 3}}
  - scores: {Talia: {Oa: 4, total: 9}, Jonte: 2}
    rights: {Oak: [Jonte, Talia], Maple: []}
    paths: {Jonte: {Maple: [oak-1, Ma 4], Oak: ''}}
    winner: [Talia, Jonte]
    legal: {2: true, 1: false}
    last_turn: 3
  - {x-mine: 1}
x-mine: kept by nobody
notes: [one, "two: three"]
title: 'Five turns: not all of them'
species: [Willow, maple, OAK, flamboyant, Cassia, Dogwood]
edition: 2018
arbcheck: 1
end:
  Jonte: {discard: "", hand: Ma5 _ _ _ _ _ _}
  Talia:
    arboretum:
      - . . .
      - . Oak-4 .
      - . oak-1
    discard: 2 cards
start:
  deck: Ma1, _, Oak 4
  hands: {Talia: {Oak: [1, 3], Willow: 2, Cassia: 1, Dogwood: "1 2 3"}}
turns:
  - {player: Talia, draw: [deck  Ma1, {from: deck}], play: oak 1, discard: Wi2, note: "first, then"}
  - {player: Jonte, draw: [Talia, deck Oa4], play: {card: Ma4, at: [7, -2]}, discard: Ma1}
  - {player: Talia, draw: [deck, deck], play: Oa3 above Oa1, discard: Do1, irregular: two at once}
  - {player: Jonte, draw: [own, Talia Do1], play: Ma5 left of Ma4, discard: Do1}
"""
CANONICAL = """\
arbcheck: 1
title: "Five turns: not all of them"
notes:
  - one
  - "two: three"
players: [Talia, Jonte]
species: [Wi, Ma, Oa, Rp, Ca, Do]

start:
  hands:
    Talia: Oa1 Oa3 Wi2 Ca1 Do1 Do2 Do3
  deck: Ma1 _ Oa4

turns:
  - {player: Talia, draw: [deck Ma1, deck], play: {card: Oa1, at: [0, 0]}, discard: Wi2, note: "first, then"}
  - {player: Jonte, draw: [Talia, deck Oa4], play: {card: Ma4, at: [0, 0]}, discard: Ma1}
  - {player: Talia, draw: [deck, deck], play: {card: Oa3, at: [0, -1]}, discard: Do1, irregular: two at once}
  - {player: Jonte, draw: [own, Talia Do1], play: {card: Ma5, at: [-1, 0]}, discard: Do1}

end:
  Talia:
    arboretum: |
      Oa4
      Oa1
    discard: 2 cards
  Jonte:
    hand: Ma5 _ _ _ _ _ _
    discard: []
finished: false

claims:
  - by: Rina
    note: so she said, twice
    winner: Jonte
  - scores:
      Talia:
        Oa: 3
  - scores:
      Talia:
        Oa: 4
        total: 9
      Jonte:
        total: 2
    rights:
      Oa: [Talia, Jonte]
      Ma: []
    paths:
      Jonte:
        Ma: Oa1 Ma4
        Oa: []
    winner: [Talia, Jonte]
    legal:
      2: true
      1: false
    last_turn: 3
"""


def test_a_game_has_one_form() -> None:
    assert canonical(read(GAME)) == CANONICAL
    assert canonical(read(CANONICAL)) == CANONICAL
    assert model(read(CANONICAL)) == model(read(GAME))


def test_a_position_has_one_form() -> None:
    position = Position(
        ("No", "a: b"),
        ("oak", "maple", "cassia", "dogwood", "willow", "lilac"),
        2015,
        (hand("Oa1 Oa8 Ca1 Ca2 Ca3 Do1 _"), hand("Ma1 Ma2 Ma3 Ma4 Ma5 Ma6 Ma7")),
        ((Planted(card("Wi3"), 4, 4), Planted(card("Wi1"), 5, 3), Planted(card("Wi2"), 5, 4)), ()),
        ((card("Do8"),), 1),
        finished=True,
    )
    words = Words(title="", source="a club", date="2026-11-30", notes=("two\nlines",))
    assert canonical_position(position, words) == (
        "arbcheck: 1\n"
        'title: ""\n'
        "source: a club\n"
        "date: 2026-11-30\n"
        "notes: |\n"
        "  two\n"
        "  lines\n"
        "edition: 2015\n"
        'players: [No, "a: b"]\n'
        "species: [Oa, Ma, Ca, Do, Wi, Li]\n"
        "\n"
        "end:\n"
        "  No:\n"
        "    hand: Oa1 Oa8 Ca1 Ca2 Ca3 Do1 _\n"
        "    arboretum: |\n"
        "      .   Wi1\n"
        "      Wi3 Wi2\n"
        "    discard: Do8\n"
        '  "a: b":\n'
        "    hand: Ma1 Ma2 Ma3 Ma4 Ma5 Ma6 Ma7\n"
        "    arboretum: .\n"
        "    discard: 1 card\n"
    )


def test_four_players_with_all_species_in_their_order_need_not_name_them() -> None:
    ten = "Cassia, Dogwood, Jacaranda, Maple, Oak, Royal Poinciana, Willow, Blue Spruce, Cb, Tp"
    text = f"arbcheck: 1\nplayers: [A, B, C, D]\nspecies: [{ten}]\nturns: []\nfinished: false\n"
    short = "arbcheck: 1\nplayers: [A, B, C, D]\n\nturns: []\n\nfinished: false\n"
    assert canonical(read(text)) == short
    assert "species: [Do, Ca, " in str(canonical(read(text.replace("Cassia, Dogwood", "Dogwood, Cassia"))))


def test_an_arboretum_that_is_not_connected_is_a_list_of_cards_and_places() -> None:
    far = (Planted(card("Oa1"), 0, 0), Planted(card("Oa2"), 10**6, -5))
    twice = (Planted(card("Oa3"), 2, 2), Planted(card("Oa4"), 2, 2))
    text = canonical_position(
        Position(("A", "B"), (), 2018, ((), ()), (far, twice), (None, None), finished=False)
    )
    assert "      - {card: Oa1, at: [0, 5]}\n      - {card: Oa2, at: [1000000, 0]}\n" in text
    assert "      - {card: Oa3, at: [0, 0]}\n      - {card: Oa4, at: [0, 0]}\n" in text
    assert "species" not in text
    assert canonical(read(text)) == text


def test_a_planting_whose_place_a_slip_leaves_open_stays_as_it_is_told() -> None:
    plays = ["Oa2 below Oa1", "Oa3", "{card: Oa4, at: [2, 2]}", "Oa5 right of Oa4", "Oa6 right of Oa3"]
    turns = "".join(f"  - {{player: A, draw: [deck, deck], play: {play}, irregular: x}}\n" for play in plays)
    six = "[Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]"
    record = read(
        f"arbcheck: 1\nplayers: [A, B]\nspecies: {six}\nturns:\n{turns}  - {{player: B}}\nfinished: false\n"
    )
    told = canonical(record)
    assert told is not None
    for play in (
        "Oa2 below Oa1",
        "Oa3",
        "{card: Oa4, at: [0, 0]}",
        "{card: Oa5, at: [1, 0]}",
        "Oa6 right of Oa3",
    ):
        assert f"play: {play}, irregular" in told
    assert "- {player: B}" in told
    assert model(read(told)) == model(record)


def test_cells_that_are_too_far_apart_for_a_record_are_not_counted_anew() -> None:
    far = (Planted(card("Oa1"), -999_999_999, 7), Planted(card("Oa2"), 999_999_999, 7))
    position = Position(("A", "B"), (), 2018, ((), ()), (far, ()), (None, None), finished=False)
    assert "{card: Oa1, at: [-999999999, 7]}" in canonical_position(position)
    assert canonical(read(canonical_position(position))) == canonical_position(position)
    plays = [Play(card("Oa1"), (-999_999_999, 7)), Play(card("Oa2"), (999_999_999, 7))]
    turns = tuple(
        Turn(0, (), play, None) for play in (*plays, Play(card("Oa3"), None, "right of", card("Oa2")))
    )
    assert placed(turns) == [turn.play for turn in turns]


def test_a_draw_that_would_be_read_as_another_is_a_mapping() -> None:
    names = ("Ana", "Ana Oa4", "deck Oa5")
    text = """\
arbcheck: 1
players: [Ana, Ana Oa4, deck Oa5]
species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow, Cherry Blossom, Tulip Poplar]
turns:
  - {player: Ana, draw: [deck, deck], play: Oa1, discard: Oa4}
  - {player: Ana Oa4, draw: [{from: Ana, card: Oa4}, deck Oa6], play: Oa2, discard: Oa3}
  - {player: deck Oa5, draw: [{from: deck, card: Oa5}, {from: Ana Oa4}], play: Oa7, discard: Oa8}
finished: false
"""
    told = canonical(read(text))
    assert told is not None
    assert "draw: [{from: Ana, card: Oa4}, deck Oa6]" in told
    assert "draw: [{from: deck, card: Oa5}, Ana Oa4]" in told
    assert model(read(told)) == model(read(text))
    assert names == read(told).played.header.players  # type: ignore[union-attr]


def test_claims_of_one_person_are_a_mapping() -> None:
    text = canonical_position(
        Position(("A", "B"), (), 2018, ((), ()), ((), ()), (None, None), finished=False)
    )
    claimed = read(f"{text}claims: [{{winner: A, note: so he said}}, {{x-mine: 1}}]\n")
    assert canonical(claimed) == f"{text}\nclaims:\n  note: so he said\n  winner: A\n"
    assert canonical(read(f"{text}claims: {{by: Rina}}\n")) == text


@pytest.mark.parametrize(
    "fault",
    [
        "players: [A, B]",
        "rules: persian",
        "finished: no",
        "start: {deck: Oa1}",
        "end: {A: {hand: Oa9, arboretum: .}}",
        "colour: red",
        "game: chess",
    ],
)
def test_a_record_that_cannot_be_read_whole_has_no_canonical_form(fault: str) -> None:
    text = "arbcheck: 1\nplayers: [A, B]\nend: {A: {hand: Oa1, arboretum: .}, B: {hand: Oa2, arboretum: .}}\n"
    assert canonical(read(text)) is not None
    name = fault.partition(":")[0]
    rest = "".join(f"{line}\n" for line in text.splitlines() if not line.startswith(name))
    broken = f"{rest}{fault}\n" if name != "players" else rest
    assert canonical(read(broken)) is None


def test_nothing_but_a_mapping_has_a_canonical_form() -> None:
    assert canonical(read("[a]")) is None
    assert canonical(read("")) is None
    assert words_of(read("[a]")) == Words()


def test_a_game_that_cannot_be_replayed_has_no_canonical_form() -> None:
    assert canonical(read("arbcheck: 1\nplayers: [A, B]\nturns: []\nfinished: false\n")) is None
