"""Answers to road cards, and sheets held against moves."""

from arbcheck.avenue.deck import USUAL
from arbcheck.avenue.moves import Play, check_same, may_look
from tests.avenue.built import PRACTICE, moves, place, roads, turned


def told(*rows: str, cards: tuple[str, ...]) -> list[tuple[str, object]]:
    play = Play(0, PRACTICE, USUAL)
    play.play([turned("ABCDE"[number], text) for number, text in enumerate(cards)], moves(*rows))
    return [(problem.code, problem.at) for problem in play.problems]


def test_answers_draw_the_roads_of_their_cards() -> None:
    play = Play(0, PRACTICE, USUAL)
    play.play([turned("D", "3y 5"), turned("C", "6 2")], moves("e4 f4", "peek a1"))
    assert play.roads == roads(e4="31", f4="51", a1="22")
    assert play.problems == []


def test_an_answer_that_breaks_a_rule_is_told_and_draws_nothing() -> None:
    assert told("e4 e4 h1", cards=("1 1 1",)) == [
        ("ARB353", ("move", 0, 0, 1)),
        ("ARB352", ("move", 0, 0, 2)),
    ]
    assert told("peek peek", cards=("1 1",)) == [("ARB354", ("move", 0, 0, 1))]
    assert told("e4", cards=("1 1",)) == [("ARB351", ("moves", 0, 0))]
    assert told("e4 e5", "e4", cards=("1 1", "1")) == [("ARB353", ("move", 0, 1, 0))]


def test_there_is_a_card_to_look_at_but_in_the_last_round_of_five_farm_cards() -> None:
    five = USUAL._replace(farm_cards=5)
    assert [may_look(USUAL, number) for number in (0, 4)] == [True, True]
    assert [may_look(five, number) for number in (0, 3, 4)] == [True, True, False]


def test_a_sheet_beside_moves_is_held_against_them_space_by_space() -> None:
    drawn = roads(e4="51", f4="51", g4="62")
    found = check_same(0, drawn, roads(e4="51", f4="52", b1="11"))
    assert [(each.at, each.message) for each in found] == [
        (("road", 0, *place("b1")), "b1 has a 1 of round 1 here, but after the moves no road"),
        (("road", 0, *place("f4")), "f4 has a 5 of round 2 here, but after the moves a 5 of round 1"),
        (("road", 0, *place("g4")), "g4 has no road here, but after the moves a 6 of round 2"),
    ]
    assert list(check_same(0, drawn, roads(e4="5", f4="5", g4="6"))) == []
    assert len(list(check_same(0, drawn, roads(e4="5", f4="6", g4="6")))) == 1
