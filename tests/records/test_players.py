"""Names of players: in the list, as keys, and wherever else a record names them."""

import pytest

from arbcheck.records.players import normal
from tests.records.written import HEAD, also_there, codes, first_turn, found, game, one, position, read, told

SIX = "species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]\n"


def of_players(listed: str) -> str:
    return f"arbcheck: 1\nplayers: {listed}\n{SIX}finished: false\nturns: []\n"


@pytest.mark.parametrize(
    "name", ["No", "010", "Zoë 1:20", "Ω", "deck anna", "Own Goal", "X-ray", "n" * 100, "Oa4"]
)
def test_a_player_may_have_any_other_name(name: str) -> None:
    assert codes(of_players(f"['{name}', Jonte]")) == []


@pytest.mark.parametrize("name", ["deck", "OWN", "Peek", "total", "_"])
def test_a_word_of_the_format_is_no_name(name: str) -> None:
    problem = one(of_players(f"[«{name}», Jonte]"))
    assert problem.code == "ARB110"
    assert problem.message == f"`{name}` cannot be a player's name: the record uses it for something else"
    assert problem.help == "choose another name, such as a surname or `Deck-Anna`"


def test_a_name_is_neither_empty_nor_endless_nor_a_key_of_the_recorders_own() -> None:
    assert one(of_players("[Talia, «''»]")).message == "a player's name is empty"
    assert (
        one(of_players(f"[Talia, «{'n' * 101}»]")).message
        == "this name has 101 characters; at most 100 are allowed"
    )
    assert one(of_players("[Talia, «x-ray»]")).message == (
        "`x-ray` cannot be a player's name: keys that begin with x- are the recorder's own"
    )


def test_two_players_have_two_names() -> None:
    text = of_players("[Talia, Jonte, «Talia»]").replace("species", "x-species")
    problem = one(text)
    assert (problem.code, problem.message) == ("ARB111", "two players are called `Talia`")
    assert also_there(problem, text) == [("Talia", "first named here")]
    assert codes(of_players("[Talia, talia]")) == []


def test_names_are_compared_in_one_form_of_their_accents() -> None:
    assert normal("Zoe\u0308") == "Zoë" == normal(" Zoë ")
    assert one(of_players('["Zoë", «Zoe\u0308»]')).code == "ARB111"
    text = position().replace("Talia", "Zoë", 1).replace("  Talia", '  "Zoe\\u0308"')
    assert codes(text) == []


def test_a_name_that_is_no_player_is_told_with_the_nearest_one() -> None:
    problem = one(position().replace("  Talia:", "  «Tallia»:"))
    assert (problem.code, problem.message) == ("ARB112", "`Tallia` is no player of this game")
    assert problem.help == "did you mean `Talia`?"
    assert (
        one(game("{player: «talia», draw: [deck, deck], play: Oa1, discard: Wi2}")).help
        == "did you mean `Talia`?"
    )


def test_a_name_that_is_like_no_player_is_told_with_all_players() -> None:
    problem = one(game(first_turn(), more="claims: {winner: «Rina»}\n"))
    assert (problem.message, problem.help) == (
        "`Rina` is no player of this game",
        "the players are Talia, Jonte",
    )
    assert (
        one(game(first_turn(), more="claims: {winner: «''»}\n")).message == "a player's name is missing here"
    )


def test_no_name_is_called_unknown_while_a_player_cannot_be_read() -> None:
    text = (
        f"arbcheck: 1\nplayers: [Talia, «[»Rina]]\n{SIX}turns:\n  - {first_turn(draw='[Rina, Rina Oa4]')}\n"
    )
    assert codes(text + "claims: {winner: Rina, scores: {Rina: 3}}\n") == ["ARB103"]
    assert codes(text.replace("player: Talia", "player: Rina")) == ["ARB103"]


def test_two_spellings_of_a_name_in_one_mapping_are_told() -> None:
    head = HEAD.replace("Talia", "Zoë") + "turns: []\n"
    text = (
        head
        + 'start: {hands: {"Zoë": Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7, «Zoe\u0308»: Ca1 Ca2 Ca3 Ca4 Ca5 Ca6 Ca7}}\n'
    )
    problem = one(text)
    assert (problem.code, problem.message) == ("ARB006", "`Zoe\u0308` is here twice")
    assert also_there(problem, text) == [("Zoë", "first here")]


def test_keys_of_the_recorders_own_are_no_players() -> None:
    assert codes(position(more="  x-rina: {anything: goes}\n")) == []
    assert read(position()).is_valid


def test_without_players_there_is_nobody_to_be_missed() -> None:
    assert codes(
        f"arbcheck: 1\n«players»: []\n{SIX}finished: false\nend: {{Talia: {{hand: Oa1, arboretum: .}}}}\n"
    ) == ["ARB504"]
    assert told("«arbcheck»: 1\nturns: []\n") == [("ARB102", "the record lacks the key `players`")]
    assert found("arbcheck: 1\nplayers: «nobody»\nturns: []\n")[0].code == "ARB103"
