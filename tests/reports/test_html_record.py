"""Scores as an HTML page: what it says, and by snapshot of three records how it is built."""

import re

import pytest
from syrupy.assertion import SnapshotAssertion

from arbcheck import __version__
from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import Card
from arbcheck.reports.html_record import report
from arbcheck.reports.outcome import Outcome
from arbcheck.reports.terminal import PLAIN
from tests.oracle.boards import hand
from tests.reports.examples import (
    SAME_CELL,
    SLIP,
    TITLE,
    UNKNOWN_KEY,
    avenue,
    checked,
    duel,
    opened,
    outcome,
    rulebook,
)

ASCII = PLAIN._replace(encoding="ascii")
HOSTILE = "<script>alert('Talia')</script> \u202e\"&"


def said(page: str) -> str:
    """Return what a reader reads: the page without its style and its tags."""
    text = re.sub(r"(?s)<(style|script|svg)\b.*?</\1>", " ", page)
    text = re.sub(r"<wbr>|</?(bdi|s|b)\b[^>]*>", "", text)
    text = re.sub(r"(?s)<[^>]*>", " ", text)
    for reference, letter in (
        ("&nbsp;", " "),
        ("&#39;", "'"),
        ("&#34;", '"'),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&amp;", "&"),
    ):
        text = text.replace(reference, letter)
    return re.sub(r"\s+", " ", text)


def structure(page: str) -> str:
    """Return the page without the style sheet and the drawings, which have tests of their own."""
    body = page[page.index("<body>") :]
    return re.sub(r"(?s)(<svg\b[^>]*>).*?</svg>", r"\1</svg>", body).replace(__version__, "VERSION")


def half_known() -> Outcome:
    """Return the outcome of an unfinished duel in which one card of Jonte's hand is not known."""
    position = duel(
        (hand("Oa3 Oa8 Ma6 Ca1 Do2 Do5 Wi4"), hand("Oa7 Ma1 Ma2 Ca5 Do7 Ja2 _")),
        (("Oa1 Oa4", ".   Oa6"), ("Ma3 Ma5 Ma8",)),
    )
    return opened(position._replace(finished=False))


@pytest.mark.parametrize(
    "sentence",
    [
        "Talia wins with 19 points; Jonte (14, 4 species) is second, Rina (14, 3 species) third.",
        "Final Final position, 3 players, 8 species, 28 cards planted. Rules of Arboretum, edition 2018.",
        "Player Place Points Species planted Talia 1 19 5 Jonte 2 14 4 Rina 3 14 3",
        "Tied at 14 points, so the species planted decide (R17): Jonte 4 and Rina 3.",
        "Oak 3+8 = 11 ✓ , may score – none 7",
        "Royal Poinciana 1+5 = 6 ✓ , may score 3 (8) = 0 Talia's 1 makes Rina's 8 count 0",
        "Jacaranda 7 ✓ , may score 2+5 = 7 ✓ , may score – none tied: both may score",
        "Talia: 19 points, 5 species planted",
        "Oak 9 Oa1 › Oa4 › Oa5 › Oa6 4 cards, 4 for one species, 1 for the 1",
        "Maple 0 right, but no path (keeps Jonte from scoring it)",
        "Not scored Cassia (6) Ca3 › Wi5 › Wi7 › Ca8 4 cards, 2 for the 8 Jonte holds 6 in hand, Rina 5",
        "Oa6 Oa5 Oa4 Oa1 Ja8 Rp2 Ja3 Wi6 Do3 . Rp6 .",
    ],
)
def test_the_rulebooks_hands_are_told_in_full(sentence: str) -> None:
    assert sentence in said(report([outcome(rulebook())]))


def test_the_result_stands_first() -> None:
    text = said(report([outcome(rulebook(), title=TITLE)]))
    places = [text.index(what) for what in (TITLE, "Talia wins", "Right to score", "Oa1 › Oa4", "Made by")]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        (half_known(), "If it ended now, the result would be open: unknown cards decide who wins."),
        (half_known(), "Unknown cards can still change this result."),
        (half_known(), "The game was not over: this is the score if it had ended now."),
        (half_known(), "_ unknown cards · ? a sum that they decide · open: they decide who may score"),
        (half_known(), "Talia ? from 0 to 4 points 1"),
        (outcome(rulebook(), problems=(SLIP,)), "Final 1 warning"),
        (outcome(rulebook(), problems=(SLIP, SLIP)), "Final 2 warnings"),
        (outcome(rulebook(), problems=(SLIP,)), "Warnings and irregular turns warning ARB301 Jonte plays"),
        (checked("invalid", SAME_CELL, UNKNOWN_KEY), "Invalid Not scored: 2 errors What is wrong"),
        (checked("invalid", SAME_CELL), "error ARB204 Oa4 is planted where Oa1 lies (R7) game.yaml:7:11"),
        (checked("invalid", SAME_CELL), "first planted here: game.yaml:6:7"),
        (checked("invalid", SAME_CELL), "Help: Give every card a cell of its own."),
        (outcome(rulebook())._replace(notes=("2 cards are inferred",)), "2 cards are inferred"),
    ],
)
def test_what_keeps_a_result_from_being_final_is_said(what: Outcome, sentence: str) -> None:
    assert sentence in said(report([what]))


def test_a_hostile_record_is_only_text() -> None:
    hostile = outcome(rulebook((HOSTILE, "Jonte", "רינה")), title=HOSTILE)._replace(
        file="<b>.yaml", notes=(HOSTILE,)
    )
    page = report([hostile])
    assert "<script" not in page
    assert "\u202e" not in page
    assert "<b>" not in page
    shown = "<script>alert('Talia')</script> \\u{202e}\"&"
    assert f"{shown}: 19 points" in said(page)
    assert f"<bdi>{shown}".replace("<script>", "&lt;script&gt;")[:20] in page


def test_two_players_who_look_alike_when_cut_are_called_by_number() -> None:
    page = said(report([outcome(rulebook(("x" * 90 + "1", "x" * 90 + "2", "Rina")))]))
    assert f"P1 is {'x' * 90}1" in page
    assert "P1 wins with 19 points" in page


def test_a_page_has_the_colours_of_its_pictures_alone() -> None:
    three = report([outcome(rulebook())])
    assert "--arb-dogwood:" in three
    assert "--arb-lilac:" not in three
    assert "--arb-" not in report([checked("invalid", SAME_CELL)]).replace("var(--arb-", "")


def test_another_game_has_a_section_of_its_own() -> None:
    page = report([avenue(), outcome(rulebook())])
    assert "Ana wins with -1 point" in said(page)
    assert page.count("<svg") > 3
    assert "--arb-ground:" in report([avenue()])


def test_several_records_stand_in_sections_of_one_page() -> None:
    page = report([outcome(rulebook(), title="First"), checked("invalid", SAME_CELL)])
    text = said(page)
    assert "2 records First Final Talia wins game.yaml#1 Invalid 1 error" in text
    assert re.findall(r"<h([1-6])", page) == ["1", "2", *"33333", "2", "3"]
    ids = re.findall(r'\bid="([^"]*)"', page)
    assert len(ids) == len(set(ids))


def test_every_reference_within_the_page_has_its_place() -> None:
    page = report([outcome(rulebook(), problems=(SLIP,)), half_known()])
    ids = set(re.findall(r'\bid="([^"]*)"', page))
    wanted = re.findall(r'\b(?:href="#|for="|aria-labelledby=")([^"]*)"', page)
    assert {each for name in wanted for each in name.split()} <= ids


def test_a_page_of_a_site_leads_back_to_its_index() -> None:
    assert '<a href="index.html">All records</a>' in report([outcome(rulebook())], back="index.html")


def test_a_page_in_ascii_reads_the_same() -> None:
    page = report([outcome(rulebook(("René", "Jonte", "田中さくら")))], ASCII)
    assert page.isascii()
    assert "Ren&#233;" in page


def test_an_arboretum_of_nothing_is_drawn_too() -> None:
    page = said(report([outcome(duel((hand("Oa1"), hand("Ma1")), ((), ("Oa2",))))]))
    assert "nothing planted" in page


def test_a_card_far_from_all_others_has_a_gap_before_it() -> None:
    """Only a slip that was let stand can put one there."""
    far = (Planted(Card("oak", 1), 0, 0), Planted(Card("oak", 4), 100_000, 0), Planted(Card("oak", 6), 1, 0))
    position = duel((hand("Oa2"), hand("Ma1")), ((), ("Ma2",)))
    page = report([outcome(position._replace(arboretums=(far, position.arboretums[1])))])
    assert page.count("<svg") == 2
    assert "gap of 99,998 columns" in page
    assert "Oa1 at [0, 0], Oa4 at [100000, 0]" in page
    assert "Oa1 › Oa6" in said(page)


def test_cards_scattered_over_a_picture_too_large_leave_the_text_alone() -> None:
    oaks = [Planted(Card("oak", value), 1, value) for value in range(1, 8)]
    scattered = tuple(Planted(Card("maple", 1), 9 * k, 0) for k in range(1, 30))
    position = duel((hand("Oa8"), hand("Ja1")), ((), ("Ja2",)))
    page = report([outcome(position._replace(arboretums=((*oaks, *scattered), position.arboretums[1])))])
    assert page.count("<svg") == 1
    assert "<details open>" in page
    assert 'id="r1-p1-oak"' not in page


def test_a_wide_arboretum_has_its_table_below() -> None:
    hands = (hand("Do1"), hand("Ja1"))
    narrow = report([outcome(duel(hands, (("Oa1 Oa2",), ())))])
    wide = report([outcome(duel(hands, (("Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7 Oa8",), ())))])
    assert narrow.count('class="arboretum beside"') == 2
    assert wide.count('class="arboretum beside"') == 1


def test_three_players(snapshot: SnapshotAssertion) -> None:
    assert structure(report([outcome(rulebook(), title=TITLE)])) == snapshot


def test_an_open_game(snapshot: SnapshotAssertion) -> None:
    assert structure(report([half_known()])) == snapshot


def test_a_record_with_errors(snapshot: SnapshotAssertion) -> None:
    assert structure(report([checked("invalid", SAME_CELL, UNKNOWN_KEY, SLIP)])) == snapshot
