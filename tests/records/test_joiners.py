"""Joiners: which belong to a name, and which nobody would see."""

import pytest

from arbcheck.records.joiners import bare, joins
from tests.records.test_players import of_players
from tests.records.written import also_there, codes, one

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
HINDI = "\u0915\u094d\u200d\u0937"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"


def joiners(text: str) -> list[bool]:
    """Say of each joiner in a text whether it joins."""
    return [joins(text, place) for place, letter in enumerate(text) if letter in "\u200c\u200d"]


@pytest.mark.parametrize(
    "text",
    [
        FAMILY,
        "\U0001f469\U0001f3fd\u200d\U0001f4bb",  # a shade of skin
        "\u2764\ufe0f\u200d\U0001f525",  # drawn as a picture
        "\U0001f642\u200d\u2194\ufe0f",  # an arrow that is an emoji
        HINDI,
        "\u0930\u200d\u09cd\u09af",  # before the virama, in Bengali
        "\u0d28\u0d4d\u200c\u0d28",  # a virama that is to be seen, in Malayalam
        PERSIAN,
        "\u0643\u064e\u200c\u0628",  # a vowel stands on the letter before
    ],
    ids=ascii,
)
def test_a_joiner_belongs_where_it_joins_or_parts(text: str) -> None:
    assert all(joiners(text))


@pytest.mark.parametrize(
    "text",
    [
        "Ta\u200dlia",
        "Ta\u200clia",
        "\u200dTalia",
        "Talia\u200c",
        "\u200d",
        "\U0001f469\u200d",
        "\U0001f469\u200d\u200d\U0001f469",
        "\U0001f469\u200c\U0001f469",
        "Z\u200d\U0001f469",
        "\U0001f469\u200dZ",
        "\u0301\u200d\U0001f469",
        "\u0627\u200d\u0628",
        "a\u200c\u0628",
        "\u0628\u200ca",
        "\U0001f469" + "\ufe0f" * 9 + "\u200d\U0001f469",
    ],
    ids=ascii,
)
def test_elsewhere_nobody_would_see_it(text: str) -> None:
    assert not any(joiners(text))


def test_no_other_letter_is_a_joiner() -> None:
    assert not any(joins("\U0001f469\u200b\U0001f469", place) for place in range(3))


def test_a_name_is_bare_without_what_joins_or_varies_letters() -> None:
    assert bare("Talia") == "Talia"
    assert bare("Zo\u200d\u00eb\ufe0f\u200c\U000e0100") == "Zoë"


@pytest.mark.parametrize("letter", ["\u200d", "\u200c", "\ufe0f", "\U000e0100"], ids=ascii)
def test_two_names_that_differ_in_what_nobody_sees_are_refused(letter: str) -> None:
    for listed in (f'[Talia, "«Ta{letter}lia»"]', f'["Ta{letter}lia", «Talia»]'):
        text = of_players(listed).replace("species", "x-species")
        problem = one(text)
        assert problem.code == "ARB111"
        assert problem.message.endswith("looks like another player's name")
        assert (
            problem.help
            == "they differ only in letters that nobody sees: choose another name for one of them"
        )
        assert [what for _, what in also_there(problem, text)] == ["the other one"]


@pytest.mark.parametrize("name", [FAMILY, HINDI, PERSIAN], ids=ascii)
def test_a_name_that_needs_them_is_a_name(name: str) -> None:
    assert codes(of_players(f'["{name}", Jonte]')) == []
