"""Hands, discard piles and lists of cards: their forms, and where the caret stands in each."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.arboretum.cards import UNREADABLE
from arbcheck.arboretum.position import Hand, Pile
from arbcheck.records.card_lists import card_places, read_hand, read_named_cards, read_pile
from arbcheck.records.document import Document, Origin, Path
from arbcheck.records.loading import load_text
from arbcheck.records.reading import Reading
from tests.oracle.boards import card, hand
from tests.records.written import also_there, codes, first_turn, found, game, one, position, read, told

SEVEN = hand("Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7")
AT: Path = ("cards",)


def reading(value: str) -> Reading:
    return Reading(document(value))


def document(value: str) -> Document:
    return load_text(f"cards: {value}\n", Origin("hand", "yaml"))


def hand_of(value: str) -> Hand:
    of = reading(value)
    assert isinstance(of.document.tree, dict)
    return read_hand(of, of.document.tree["cards"], AT)


def pile_of(value: str) -> Pile:
    of = reading(value)
    assert isinstance(of.document.tree, dict)
    return read_pile(of, of.document.tree["cards"], AT)


@pytest.mark.parametrize(
    "value",
    [
        "Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7",
        "Oak 1, oak-2, Roble 3, OA4, Oa5, Oa6, Oa7",
        "[Oa1, Oak 2, Oa3, Oa4, Oa5, Oa6, Oa7]",
        "|\n  Oa1 Oa2 Oa3\n  Oa4 Oa5 Oa6 Oa7",
        '"Oa1 Oa2\n  Oa3 Oa4 Oa5 Oa6 Oa7"',
        "{Oak: [1, 2, 3, 4, 5, 6, 7]}",
        "{Cassia: , Oa: '1, 2,3 ,4,5,6,7', x-mine: {any: thing}, Willow: []}",
        "{Roble: 1 2 3 4 5 6 7}",
    ],
)
def test_a_hand_is_a_text_or_a_list_or_its_species_with_their_values(value: str) -> None:
    assert hand_of(value) == SEVEN


def test_an_unknown_card_may_stand_in_a_hand() -> None:
    assert hand_of("Oa1 _ Oa3") == hand_of("[Oa1, _, Oa3]") == hand("Oa1 _ Oa3")
    assert hand_of("") == ()


def test_all_that_is_no_card_is_told_at_its_place() -> None:
    assert told(position(hand="Oa1 «Oa9» Oa3 «Oka» Oa5 Oa6 «Foo7»")) == [
        ("ARB120", "`Oa9` is no card: values go from 1 to 8"),
        ("ARB120", "`Oka` is no card"),
        ("ARB120", "`Foo7` is no card: no species is called `Foo`"),
    ]
    assert codes(position(hand="[Oa1, «Oa9», Oa3, '«Oa 10»', Oa5, Oa6, Oa7]")) == ["ARB120", "ARB120"]
    assert codes(position(hand="Oa1, «Oa 9», Oa3 , «Oa4 Oa8», Oa5, Oa6, Oa7")) == ["ARB120", "ARB120"]
    assert codes(position(hand='"Oa1 \\x4fa2 «\\x4fa9» Oa4 Oa5 Oa6 Oa7"')) == ["ARB120"]
    assert codes(position(hand="|\n      Oa1 Oa2 Oa3\n      Oa4 «Oa9» Oa6 Oa7\n")) == ["ARB120"]


NUL = '"«\\0»"'


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (position(hand=f"[{NUL}, Oa1, Oa2, Oa3, Oa4, Oa5, Oa6]"), "ARB120"),
        (position(hand='"«\\0» Oa1 Oa2 Oa3 Oa4 Oa5 Oa6"'), "ARB120"),
        (position(hand=f"{{Oak: [1, 2, 3, 4, 5, 6, {NUL}]}}"), "ARB138"),
        (position(arboretum=NUL), "ARB120"),
        (position(arboretum=f"[{NUL}]"), "ARB120"),
        (position(arboretum=f"[{{card: {NUL}, at: [0, 0]}}]"), "ARB120"),
        (position(more=f"    discard: {NUL}\n"), "ARB120"),
        (position(more=f"    discard: [{NUL}]\n"), "ARB120"),
        (game(first_turn(), more=f"start: {{deck: [{NUL}, Oa5]}}\n"), "ARB120"),
        (game(first_turn(draw='["deck «\\0»", deck]')), "ARB120"),
        (game(first_turn(play=NUL)), "ARB120"),
        (game(first_turn(play='"Oa1 right of «\\0»"')), "ARB120"),
        (game(first_turn(play='"«\\0» right of Oa1"')), "ARB120"),
        (game(first_turn(discard=NUL)), "ARB120"),
    ],
)
def test_an_escape_for_a_character_that_no_file_may_hold_is_no_card(record: str, code: str) -> None:
    assert codes(record) == [code]


def test_a_card_that_nobody_wrote_between_commas_is_missing() -> None:
    problem = one(position(hand="Oa1, Oa2, Oa3, Oa4, Oa5, Oa6«,»"))
    assert (problem.code, problem.message) == ("ARB120", "a card is missing here")
    assert problem.help == "write a card, or take the comma away"
    assert told(position(hand="Oa1, Oa2,«,» Oa3, Oa4, Oa5, Oa6, Oa7")) == [
        ("ARB120", "a card is missing here")
    ]
    assert codes(position(hand="[Oa1, «''», Oa3, Oa4, Oa5, Oa6, Oa7]")) == ["ARB120"]


def test_an_empty_card_alone_has_no_comma_to_take_away() -> None:
    assert one(position(hand="[Oa1, «''», Oa3]")).help == "write a card here, such as `Oa4`"
    assert one(game(first_turn(discard="«''»"))).help == "write a card here, such as `Oa4`"
    assert one(game(first_turn(play="«''»"))).help == "write a card here, such as `Oa4`"


def test_a_list_that_cannot_be_read_whole_is_not_counted() -> None:
    assert codes(position(hand="Oa1 Oa2 «Oak» 4")) == ["ARB120"]
    assert codes(position(hand="Oa1 «4» Oa2 «Oak» 4 «5»")) == ["ARB120"] * 3
    assert codes(position(hand="Oa1 Oa2").replace("    hand", "    «hand»")) == ["ARB205"]


def test_what_is_no_text_in_a_list_is_told_once() -> None:
    assert codes(position(hand="[Oa1, «[»Oa2], Oa3]")) == ["ARB103"]
    assert codes(position(hand="{Oak: [1, «[»2], 3]}")) == ["ARB103"]
    assert codes(position(hand="{Oak: «{»a: 2}}")) == ["ARB103"]
    assert codes(position(hand="[Oa1, «*again», Oa3]")) == ["ARB007"]


def test_a_species_of_a_hand_must_be_one() -> None:
    problem = one(position(hand="{«Oakk»: [1, 2], Maple: [1, 2, 3, 4, 5]}"))
    assert (problem.code, problem.message) == ("ARB121", "`Oakk` is no species")
    assert problem.help == "did you mean `Oak`?"


def test_a_species_stands_once_in_a_hand_under_whatever_name() -> None:
    problem = one(position(hand="{Oak: [1, 2], «Roble»: [3, 4, 5, 6, 7]}"))
    assert (problem.code, problem.message) == ("ARB138", "`Roble` names a species that this hand has already")
    assert problem.help == "put its values together"


@pytest.mark.parametrize(
    ("values", "bad"),
    [
        ("1 2 3 4 5 6 «9»", "9"),
        ("[1, 2, 3, 4, 5, 6, «0»]", "0"),
        ("[1, 2, 3, 4, 5, 6, «Oa7»]", "Oa7"),
        ("'1, 2, 3, 4, 5, 6, «_»'", "_"),
        ("[1, 2, 3, 4, 5, 6, «07»]", "07"),
    ],
)
def test_a_value_of_a_hand_is_a_number_from_1_to_8(values: str, bad: str) -> None:
    assert told(position(hand=f"{{Oak: {values}}}")) == [
        ("ARB138", f"`{bad}` is no value of a card: values go from 1 to 8")
    ]


def test_a_card_of_a_hand_by_species_is_told_at_its_value() -> None:
    text = position(hand="{Oak: [1, 2, 3, 4, «3»], Willow: 2 «2»}")
    assert told(text) == [
        ("ARB202", "Oa3 is used twice; there is only one Oak 3"),
        ("ARB202", "Wi2 is used twice; there is only one Willow 2"),
    ]
    assert [also_there(problem, text) for problem in found(text)] == [
        [("3", "first used here")],
        [("2", "first used here")],
    ]


def test_a_pile_is_its_cards_or_its_size() -> None:
    assert pile_of("Oa1 Oa2") == (card("Oa1"), card("Oa2"))
    assert pile_of("[Oak 1, Oa2]") == (card("Oa1"), card("Oa2"))
    assert pile_of("") == ()
    assert pile_of("8 cards") == 8
    assert pile_of("1 card") == pile_of("1  cards") == 1
    assert pile_of("0 cards") == 0
    assert pile_of("{Oak: 1}") is None


@pytest.mark.parametrize(
    "size",
    [
        "8",
        "-1 cards",
        "08 cards",
        "two cards",
        "8 Cards",
        "8 trees",
        "1.5 cards",
        "8cards",
        "1234567890 cards",
    ],
)
def test_a_size_is_a_whole_number_and_cards(size: str) -> None:
    problem = one(position(more=f"    discard: «{size}»\n"))
    assert (problem.code, problem.message) == ("ARB137", f"`{size}` is no size of a discard pile")
    assert "such as `8 cards`" in problem.help


def test_no_card_of_a_pile_is_unknown() -> None:
    problem = one(position(more="    discard: Wi2 «_»\n"))
    assert (problem.code, problem.message) == (
        "ARB122",
        "a card that lies open on the table cannot be unknown",
    )
    assert "the size alone is enough" in problem.help
    assert codes(position(more="    discard: [«_», «Wi9», «[»x]]\n")) == ["ARB122", "ARB120", "ARB103"]


def test_a_list_of_open_cards_keeps_a_place_for_each() -> None:
    of = reading("[Oa1, Oa9, [x]]")
    assert isinstance(of.document.tree, dict)
    node = of.document.tree["cards"]
    assert isinstance(node, list)
    assert read_named_cards(of, node, AT) == (card("Oa1"), UNREADABLE, UNREADABLE)
    assert [problem.code for problem in of.problems] == ["ARB120"]


@given(
    st.lists(st.sampled_from(["Oa1", "Oak 2", "_", "Foo", "", "x y", "8"]), min_size=1, max_size=9),
    st.booleans(),
)
def test_each_card_of_a_list_has_a_place(items: list[str], in_brackets: bool) -> None:  # noqa: FBT001
    value = "[" + ", ".join(f'"{item}"' for item in items) + "]" if in_brackets else f'"{", ".join(items)},"'
    of = reading(value)
    assert isinstance(of.document.tree, dict)
    node = of.document.tree["cards"]
    places = card_places(node, AT)
    assert len(read_hand(of, node, AT)) == len(places)
    assert all(of.document.span(*place).line == 1 for place in places)


def test_of_very_many_texts_that_are_no_cards_all_are_told() -> None:
    bad = [f"Oak{number}x" for number in range(150)]
    problems = read(position(more=f"    discard: {' '.join(bad)}\n")).problems
    assert [problem.message.partition(" is no card")[0] for problem in problems] == [
        f"`{text}`" for text in bad
    ]
    assert problems[0].help == "write a card as `Oa4`, or `_` where the record may leave it unknown"
    assert problems[-1].help == "write the card as species and value, such as `Oa4`"
