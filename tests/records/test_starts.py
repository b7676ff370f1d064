"""The start of a game as recorded: hands, draw pile, starting discards."""

import pytest

from arbcheck.arboretum.game import Start
from arbcheck.records.reading import Reading
from arbcheck.records.starts import read_start
from tests.oracle.boards import hand
from tests.records.written import HEAD, codes, one, read, told

FIRST = HEAD.replace("Jacaranda", "Lilac") + "edition: 2015\n"


def started(start: str, head: str = HEAD) -> str:
    return f"{head}turns: []\nstart: {start}\n"


def start_of(start: str) -> Start:
    of = Reading(read(started(start)).document)
    assert isinstance(of.document.tree, dict)
    return read_start(of, ("Talia", "Jonte"), of.document.tree["start"])[0]


def test_each_part_of_the_start_may_be_left_out() -> None:
    assert start_of("{}") == Start((None, None), (), (None, None))
    assert start_of("{hands: {Jonte: Oa1 _ _ _ _ _ _}}").hands == (None, hand("Oa1 _ _ _ _ _ _"))
    assert start_of("{deck: Oa1 _ Oa3}").deck == hand("Oa1 _ Oa3")
    assert start_of("{discards: {Jonte: _}}").discards == (None, hand("_"))


def test_a_starting_hand_may_be_given_by_species() -> None:
    assert start_of("{hands: {Talia: {Oak: [1, 2, 3], Willow: [5, 6, 7, 8]}}}").hands[0] == hand(
        "Oa1 Oa2 Oa3 Wi5 Wi6 Wi7 Wi8"
    )


def test_of_the_start_hands_alone_are_given_by_species() -> None:
    assert codes(started("{deck: «{»Oak: 9}}")) == ["ARB103"]
    assert codes(started("{discards: {Jonte: «{»Oak: 9}}}", FIRST)) == ["ARB103"]


@pytest.mark.parametrize("start", ["«nothing»", "«[»Oa1]", "{hands: «Oa1»}", "{discards: «[»Oa1]}"])
def test_what_the_schema_refuses_is_told_once(start: str) -> None:
    assert codes(started(start)) == ["ARB103"]


def test_what_the_loader_refuses_is_told_once() -> None:
    assert codes(started("{hands: {Talia: «*again», Jonte: [«*again»]}, deck: «*again»}")) == ["ARB007"] * 3


def test_a_card_that_cannot_be_read_counts_as_unknown() -> None:
    assert told(started("{hands: {Talia: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 «Oa9»}, deck: Wi1 «Wi9» Wi3}")) == [
        ("ARB120", "`Oa9` is no card: values go from 1 to 8"),
        ("ARB120", "`Wi9` is no card: values go from 1 to 8"),
    ]


def test_a_list_that_cannot_be_read_whole_is_not_counted() -> None:
    assert codes(started("{hands: {Talia: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 «Oak» 7}}")) == ["ARB120"]
    assert codes(started("{discards: {Jonte: «Oak» 7}}", FIRST)) == ["ARB120"]


def test_a_starting_hand_has_seven_cards() -> None:
    problem = one(started("{hands: {«Talia»: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6}}"))
    assert (problem.code, problem.message) == ("ARB323", "Talia's hand starts with 6 cards, not 7")


def test_starting_discards_belong_to_the_first_edition_and_not_to_the_start_player() -> None:
    assert codes(started("{discards: {Jonte: Oa5}}", FIRST)) == []
    assert one(started("{discards: {«Talia»: Oa5}}", FIRST)).code == "ARB317"
    assert one(started("{discards: {«Jonte»: Oa5}}")).code == "ARB317"


def test_a_card_that_the_start_names_twice_is_told_at_the_second_place() -> None:
    assert codes(started("{hands: {Talia: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7}, deck: Wi1 _ «Oa3»}")) == ["ARB315"]
    assert codes(started("{hands: {Talia: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7}, deck: [Wi1, «Oak 3»]}")) == ["ARB315"]
