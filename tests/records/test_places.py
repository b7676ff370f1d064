"""Where the caret stands for each kind of fact that a game can find wrong."""

import pytest

from arbcheck.problems import Span
from arbcheck.problems.problem import Handle, Place
from arbcheck.records.places import Places
from tests.records.written import pointed, read

TURNS = """\
arbcheck: 1
players: [Talia, Zoë Ray]
species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]
start:
  hands: {"Zoe\u0308 Ray": {Oak: [1, 2], Maple: 3 4 5 6 7}}
  discards: {Zoë Ray: Oak 8}
  deck: Wi1 Wi2, Wi3
turns:
  - player: Talia
    draw: [deck Wi1, {from: Zoë Ray, card: Oa8}]
    play: Wi1
    discard: Oak 8
  - {draw: [Talia  Oak 8, Talia], play: "Oak 8\t right  of Wi1", player: Zoë Ray}
  - {player: Talia, play: {card: Ma1, at: [0, 1]}, irregular: late}
  - {player: Talia, play: {card: Ma2}}
finished: false
end:
  Talia:
    hand: Oa3 _
    arboretum: |
      Wi1 .
      Ma1 Ma2
    discard: 1 card
  Zoë Ray:
    arboretum: [{card: Ma8, at: [0, 0]}, {at: [0, 1], card: Ma7}]
    discard: [Oa5, Oak 6]
"""
NAMES = {
    ("end", 0): "Talia",
    ("end", 1): "Zoë Ray",
    ("hands", 1): "Zoe\u0308 Ray",
    ("discards", 1): "Zoë Ray",
}
RECORD = read(TURNS)
PLACES = Places(RECORD.document, ("Talia", "Zoë Ray"), NAMES)


@pytest.mark.parametrize(
    ("handle", "line", "characters"),
    [
        (("players",), 2, "players"),
        (("players", 1), 2, "Zoë Ray"),
        (("species",), 3, "species"),
        (("species", 4), 3, "Oak"),
        (("start",), 4, "start"),
        (("start", "hand", 1), 5, "Zoe\u0308 Ray"),
        (("start", "hand", 1, 0), 5, "1"),
        (("start", "hand", 1, 4), 5, "5"),
        (("start", "discard", 1), 6, "Zoë Ray"),
        (("start", "discard", 1, 0), 6, "Oak"),
        (("start", "deck"), 7, "deck"),
        (("start", "deck", 1), 7, "Wi3"),
        (("turns",), 8, "turns"),
        (("turn", 0), 9, "player"),
        (("turn", 0, "player"), 9, "Talia"),
        (("turn", 0, "draw"), 10, "draw"),
        (("turn", 0, "draw", 0), 10, "deck Wi1"),
        (("turn", 0, "draw", 0, "card"), 10, "Wi1"),
        (("turn", 0, "draw", 1), 10, "from"),
        (("turn", 0, "draw", 1, "card"), 10, "Oa8"),
        (("turn", 0, "play"), 11, "Wi1"),
        (("turn", 0, "play", "at"), 11, "Wi1"),
        (("turn", 0, "discard"), 12, "Oak 8"),
        (("turn", 1), 13, "draw"),
        (("turn", 1, "draw", 0), 13, "Talia  Oak 8"),
        (("turn", 1, "draw", 0, "card"), 13, "Oak 8"),
        (("turn", 1, "draw", 1), 13, "Talia"),
        (("turn", 1, "play"), 13, "Oak 8"),
        (("turn", 1, "play", "at"), 13, "right  of Wi1"),
        (("turn", 2, "draw"), 14, "player"),
        (("turn", 2, "play"), 14, "Ma1"),
        (("turn", 2, "play", "at"), 14, "["),
        (("turn", 3, "play", "at"), 15, "Ma2"),
        (("finished",), 16, "false"),
        (("end",), 17, "end"),
        (("end", "hand", 0), 19, "hand"),
        (("end", "hand", 0, 1), 19, "_"),
        (("end", "arboretum", 0), 20, "arboretum"),
        (("end", "arboretum", 0, 0), 21, "Wi1"),
        (("end", "arboretum", 0, 2), 22, "Ma2"),
        (("end", "discard", 0), 23, "discard"),
        (("end", "arboretum", 1), 25, "arboretum"),
        (("end", "arboretum", 1, 1), 25, "Ma7"),
        (("end", "discard", 1, 1), 26, "Oak 6"),
    ],
)
def test_a_fact_is_found_where_it_is_written(handle: Handle, line: int, characters: str) -> None:
    span = PLACES.span(handle)
    assert (span.line, pointed(RECORD, [span])) == (line, [characters])


def test_a_place_that_is_known_stays() -> None:
    at: Place = Span(3, 1, 2)
    assert PLACES.span(at) == at
