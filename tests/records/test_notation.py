"""How cards and species may be written, and what is told of a text that is neither."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.arboretum.cards import SPECIES, VALUES, Card, Species
from arbcheck.records.notation import (
    Token,
    blank_tokens,
    fold,
    read_card,
    read_species,
    species_words,
    token_texts,
    tokens,
)
from arbcheck.records.notation_help import did_you_mean, nearest, no_card, no_draw, no_species

species = st.sampled_from(list(SPECIES.values()))
values = st.sampled_from(VALUES)
changes: st.SearchStrategy[Callable[[str], str]] = st.sampled_from(
    [str.upper, str.lower, str.title, str.strip]
)
texts = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=30)


def spellings(tree: Species) -> list[str]:
    return [tree.code, tree.id, *tree.names]


@given(species, values, st.data())
def test_a_card_is_written_with_any_name_of_its_species(
    tree: Species, value: int, data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from(spellings(tree)))
    change = data.draw(changes)
    gap = data.draw(st.sampled_from(["", " ", "-", "  ", "\t"]))
    assert read_card(f"{change(name)}{gap}{value}") == Card(tree.id, value)
    assert read_species(change(name)) == tree.id


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Oa4", Card("oak", 4)),
        ("OA4", Card("oak", 4)),
        ("Oak 4", Card("oak", 4)),
        ("oak-4", Card("oak", 4)),
        ("Roble 4", Card("oak", 4)),
        ("Chêne 4", Card("oak", 4)),
        ("chene-4", Card("oak", 4)),
        ("Che\u0302ne 4", Card("oak", 4)),
        ("ÉRABLE 8", Card("maple", 8)),
        ("dřín1", Card("dogwood", 1)),
        ("DRIN 1", Card("dogwood", 1)),
        ("royal poinciana 2", Card("royal-poinciana", 2)),
        ("Royal-Poinciana-2", Card("royal-poinciana", 2)),
        ("Saule pleureur 3", Card("willow", 3)),
        ("saule-pleureur-3", Card("willow", 3)),
        ("Sauce 3", Card("willow", 3)),
        ("Abeto\u00a0azul 5", Card("blue-spruce", 5)),
    ],
)
def test_case_accents_blanks_and_hyphens_do_not_matter(text: str, card: Card) -> None:
    assert read_card(text) == card


@pytest.mark.parametrize(
    "text",
    [
        "",
        "_",
        "Oa",
        "4",
        "Oa0",
        "Oa9",
        "Oa10",
        "Oa04",
        "Oak four",
        "Oa４",
        "Oa4.",
        "4 Oak",
        "Ok4",
        "x" * 5000,
    ],
)
def test_anything_else_is_no_card(text: str) -> None:
    assert read_card(text) is None


def test_no_name_of_a_species_is_that_of_another() -> None:
    names = [fold(name) for tree in SPECIES.values() for name in {fold(name) for name in spellings(tree)}]
    assert len(names) == len(set(names))


@given(texts)
def test_a_text_is_a_card_exactly_when_a_name_and_a_value_spell_it(text: str) -> None:
    known = {
        fold(f"{name} {value}") for tree in SPECIES.values() for name in spellings(tree) for value in VALUES
    }
    known |= {
        fold(f"{name}{value}") for tree in SPECIES.values() for name in spellings(tree) for value in VALUES
    }
    assert (read_card(text) is not None) == (fold(text) in known)


@pytest.mark.parametrize("text", ["", "Oa4", "Tree", "Okay", "oa k"])
def test_what_names_no_species_is_none(text: str) -> None:
    assert read_species(text) is None


def test_a_list_without_commas_is_parted_at_blanks() -> None:
    assert tokens("Oa4  oak-8\nroyal-poinciana-3") == [
        Token("Oa4", 0, 3),
        Token("oak-8", 5, 10),
        Token("royal-poinciana-3", 11, 28),
    ]


def test_a_list_with_a_comma_is_parted_at_commas_alone() -> None:
    assert tokens("Oak 4 ,Oak 8,  Rp3") == [Token("Oak 4", 0, 5), Token("Oak 8", 7, 12), Token("Rp3", 15, 18)]


def test_where_nothing_stands_between_commas_the_token_is_at_a_comma() -> None:
    assert [(token.text, token.start) for token in tokens(",Oa4, ,Oa5,")] == [
        ("", 0),
        ("Oa4", 1),
        ("", 6),
        ("Oa5", 7),
        ("", 10),
    ]


@given(texts.map(str.strip))
def test_the_places_of_tokens_are_where_they_stand(text: str) -> None:
    assert [token.text for token in tokens(text)] == token_texts(text)
    for token in tokens(text):
        assert text[slice(*token.part)] == token.text
        assert token.text or text[token.start] == ","
    assert [token.text for token in blank_tokens(text)] == text.split()


def test_species_are_named_in_english() -> None:
    assert species_words(["oak", "royal-poinciana"]) == "Oak, Royal Poinciana"


@pytest.mark.parametrize(
    ("text", "message", "remedy"),
    [
        ("", "a card is missing here", "write a card, or take the comma away"),
        ("Oak", "`Oak` is no card: the value is missing", "write species and value together, as `Oa4`"),
        ("4", "`4` is no card: the species is missing", "as `Oa4`"),
        ("Oa9", "`Oa9` is no card: values go from 1 to 8", "write `Oa1` to `Oa8`"),
        ("Roble-0", "`Roble-0` is no card: values go from 1 to 8", "write `Oa1` to `Oa8`"),
        ("Okk4", "`Okk4` is no card: no species is called `Okk`", "did you mean `Oa4`?"),
        ("Mapel 44", "`Mapel 44` is no card: no species is called `Mapel`", "did you mean `Ma1` to `Ma8`?"),
        ("Pine 4", "`Pine 4` is no card: no species is called `Pine`", "the codes are Ca, Do, Ja"),
        ("Wilow", "`Wilow` is no card", "write a card as `Wi4`, or `_`"),
        ("xyzzy", "`xyzzy` is no card", "write a card as `Oa4`, or `_`"),
        ("Oa4 Oa5", "`Oa4 Oa5` is 2 cards where one belongs", "part the cards of a list by commas"),
        ("Oa4\n Oak-9", "`Oa4 Oak-9` is no card", "`Oa1` to `Oa8`"),
        ("Oa4,", "`Oa4,` is no card", "did you mean `Oa4`?"),
        ("q" * 200, f"`{'q' * 60}…` is no card", "write a card as `Oa4`"),
    ],
)
def test_it_is_told_what_keeps_a_text_from_being_a_card(text: str, message: str, remedy: str) -> None:
    said, offered = no_card(text)
    assert said.startswith(message)
    assert remedy in offered


@given(texts)
def test_a_card_that_is_offered_is_one(text: str) -> None:
    message, remedy = no_card(text)
    assert "\n" not in message
    if remedy.startswith("did you mean"):
        assert read_card(remedy.split("`")[1])


def test_it_is_told_which_species_may_be_meant() -> None:
    assert no_species("Mappel") == ("`Mappel` is no species", "did you mean `Maple`?")
    assert no_species("Pine")[1].startswith("the species are Cassia, Dogwood, Jacaranda, ")


def test_the_nearest_of_some_words_is_the_one_most_like() -> None:
    assert nearest("Jontee", ["Talia", "Jonte", "Jontina"]) == "Jonte"
    assert nearest("jo", ["Talia", "Jon"]) == "Jon"
    assert nearest("Rina", ["Talia", "Jonte"]) is None
    assert nearest("Talia" * 100, ["Talia"]) is None
    assert did_you_mean("Rina", ["Talia"], "look again") == "look again"
    assert did_you_mean("Tala", ["Talia"], "look again") == "did you mean `Talia`?"


@pytest.mark.parametrize(
    ("text", "message", "remedy"),
    [
        ("Oa4", "the draw `Oa4` does not say where the card came from", "write the source first: `deck Oa4`"),
        ("_", "the draw `_` does not say where the card came from", "write the source first: `deck _`"),
        (
            "Talja Oa4",
            "`Talja Oa4` is no draw: it begins with no source",
            "did you mean `Talia` as the source?",
        ),
        ("Tina May 4", "`Tina May 4` is no draw", "did you mean `Tina Mae` as the source?"),
        ("dekc", "`dekc` is no draw", "did you mean `deck` as the source?"),
        ("top of the heap", "`top of the heap` is no draw", "write `deck`, `own` or a player's name"),
        ("", '`""` is no draw', "write `deck`, `own` or a player's name"),
    ],
)
def test_it_is_told_what_a_draw_lacks(text: str, message: str, remedy: str) -> None:
    said, offered = no_draw(text, ["Talia", "Tina Mae"])
    assert said.startswith(message)
    assert offered.startswith(remedy)
