"""End positions as recorded: who must be there, what each player needs, and what is left out."""

from arbcheck.arboretum.position import End
from tests.oracle.boards import grid, hand
from tests.records.written import HEAD, codes, game, one, position, read, told

ENOUGH = "{hand: Ca1 Ca2 Ca3 Ca4 Ca5 Ca6 Ca7, arboretum: .}"


def test_the_end_of_each_player_is_read() -> None:
    played = read(position(more="    discard: 1 card\n")).played
    assert played
    assert played.end == End(
        (hand("Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7"), hand("Ca1 Ca2 Ca3 Ca4 Ca5 Ca6 Ca7")),
        (grid("Wi1"), ()),
        (1, None),
    )


def test_every_player_is_part_of_an_end_position() -> None:
    problem = one(f"{HEAD}«end»:\n  Jonte: {ENOUGH}\n")
    assert (problem.code, problem.message) == ("ARB113", "the end position lacks `Talia`")
    assert problem.help == "add the missing player with a `hand` and an `arboretum`"
    assert told(HEAD + "««end»»: {}\n") == [
        ("ARB113", "the end position lacks `Talia`"),
        ("ARB113", "the end position lacks `Jonte`"),
    ]


def test_a_player_whose_name_is_misspelt_is_not_missing_too() -> None:
    assert codes(f"{HEAD}end: {{«Tallia»: {ENOUGH}, Jonte: {ENOUGH.replace('Ca', 'Oa')}}}\n") == ["ARB112"]
    assert codes(f"{HEAD}«end»: {{«Rina»: {ENOUGH}, Jonte: {ENOUGH.replace('Ca', 'Oa')}}}\n") == [
        "ARB113",
        "ARB112",
    ]


def test_beside_turns_every_part_of_the_end_may_be_left_out() -> None:
    assert (
        codes(game(more="end: {Jonte: {hand: _ _ _ _ _ _ _}, Talia: {}}\n").replace("turns:", "turns: []"))
        == []
    )


def test_what_the_schema_refuses_is_told_once() -> None:
    assert codes(HEAD + "end: «nothing»\n") == ["ARB103"]
    assert codes(f"{HEAD}end: {{Talia: «nothing», Jonte: {ENOUGH}}}\n") == ["ARB103"]
    assert codes(f"{HEAD}end: {{Talia: {{«hands»: Oa1, arboretum: .}}, Jonte: {ENOUGH}}}\n") == ["ARB101"]
    assert codes(f"{HEAD}end: {{«Talia»: {{hand: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 _}}, Jonte: {ENOUGH}}}\n") == [
        "ARB102"
    ]
    assert codes(position(more="    discard: «{»Oak: 1}\n")) == ["ARB103"]


def test_what_the_loader_refuses_is_told_once() -> None:
    assert (
        codes(position(hand="«*hand»", arboretum="«*grid»", more="    discard: «*pile»\n")) == ["ARB007"] * 3
    )
    assert codes(f"{HEAD}end: {{Talia: «*again», Jonte: {ENOUGH}}}\n") == ["ARB007"]
    assert codes(HEAD + "end: «*again»\n") == ["ARB007"]


def test_a_start_without_turns_is_refused() -> None:
    problem = one(position(more="«start»: {deck: Oa8}\n"))
    assert (problem.code, problem.message) == (
        "ARB322",
        "a start without turns: how the game went on is not told",
    )
    assert problem.help == "add the `turns`, or remove `start` from an end position"


def test_a_slip_in_the_key_of_the_turns_makes_no_end_position_of_a_game() -> None:
    assert codes(HEAD + "«Turn»: []\nstart: {}\nend: {Talia: {hand: Oa1}}\n") == ["ARB101"]
