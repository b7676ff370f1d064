"""The score report as text: what it says, and by snapshot how it looks."""

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from syrupy.assertion import SnapshotAssertion

from arbcheck.arboretum.position import Position
from arbcheck.reports.terminal import COLOUR, COLUMNS, PLAIN, Style, width
from arbcheck.reports.text import heading, report
from tests.oracle.boards import SHAPES, grid, hand, random_open_position, random_position
from tests.reports.examples import (
    SAME_CELL,
    SLIP,
    TITLE,
    UNKNOWN_KEY,
    checked,
    duel,
    opened,
    outcome,
    rulebook,
    seeded,
)

ASCII = PLAIN._replace(encoding="ascii")
PIECES = [
    "Talia",
    "René",
    "田中さくら",
    "רינה",
    "عمر",
    "\x1b[31m",
    "\u202e",
    "[bold]",
    "x" * 50,
    "*",
    "(8)",
    " ",
]


def said(text: str) -> str:
    """Return a report as one line, to look for sentences that may be broken."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize(
    "sentence",
    [
        "Talia wins with 19 points; Jonte (14, 4 species) is second, Rina (14, 3 species) third.",
        "Final position, 3 players, 8 species, 28 cards planted.",
        "Right to score (*) Talia Jonte Rina",
        "Blue Spruce - 4 * -",
        "Cassia - 6 * 5",
        "Dogwood - - 2 *",
        "Jacaranda 7 * 2+5 = 7 * - tied: both may score",
        "Maple 6+7 = 13 * 4+5 = 9 -",
        "Oak 3+8 = 11 * - 7",
        "Royal Poinciana 1+5 = 6 * 3 (8) = 0 Talia's 1 makes Rina's 8 count 0",
        "Willow - - 1+3+8 = 12 *",
        "Talia: 19 points",
        "Oak 9 Oa1 > Oa4 > Oa5 > Oa6 4 cards, 4 for one species, 1 for the 1",
        "Jacaranda 7 Ja3 > Oa4 > Oa5 > Oa6 > Ja8 5 cards, 2 for the 8",
        "Royal Poinciana 3 Rp2 > Ja3 > Rp6 3 cards",
        "Maple 0 right, but no path (keeps Jonte from scoring it)",
        "Jonte: 14 points",
        "Blue Spruce 9 Bs1 > Bs2 > Bs3 > Bs5 4 cards, 4 for one species, 1 for the 1",
        "Jacaranda 5 Ja1 > Ma3 > Bs5 > Ja6 4 cards, 1 for the 1",
        "Cassia 0 right, but no path (keeps Rina from scoring 6)",
        "Rina: 14 points",
        "Willow 8 Wi2 > Wi4 > Wi5 > Wi7 4 cards, 4 for one species",
        "Dogwood 6 Do1 > Do4 > Do8 3 cards, 1 for the 1, 2 for the 8",
        "Not scored Cassia (6) Ca3 > Wi5 > Wi7 > Ca8 4 cards, 2 for the 8 Jonte holds 6 in hand, Rina 5",
    ],
)
def test_the_rulebooks_hands_are_told_in_full(sentence: str) -> None:
    assert sentence in said(report(outcome(rulebook())))


def test_the_rulebooks_arboretums_are_drawn_as_they_lie() -> None:
    lines = report(outcome(rulebook())).splitlines()
    rows = ["    Oa6 Oa5 Oa4 Oa1", "    Ja8 Rp2 Ja3 Wi6", "    Do3  .  Rp6  ."]
    start = lines.index(rows[0])
    assert lines[start : start + 3] == rows


def test_three_players(snapshot: SnapshotAssertion) -> None:
    assert report(outcome(rulebook(), title=TITLE)) == snapshot


def test_three_players_in_colour(snapshot: SnapshotAssertion) -> None:
    assert report(outcome(rulebook(), title=TITLE), COLOUR).replace("\x1b", "ESC") == snapshot


def test_two_players_and_species_that_nobody_holds(snapshot: SnapshotAssertion) -> None:
    position = duel(
        (hand("Oa1 Oa2 Oa3 Ma1 Ma4 Ma8 Ca2"), hand("Oa5 Oa8 Ma3 Ma5 Ca7 Ca8 Ca1")),
        (("Oa4 Oa6 Do1", ".   Do4 Do2", "Wi1 Do8 ."), ("Wi2 Wi3 Wi4 Ja4", "Ja3 .   .   Ja2")),
    )
    text = report(outcome(position))
    assert "Willow nobody holds it: all may score" in said(text)
    assert "No path of Dogwood, which nobody holds" in text
    assert text == snapshot


def test_four_players(snapshot: SnapshotAssertion) -> None:
    position = random_position(seeded(4), 4, "dense", legal=True)
    assert report(outcome(position, title="A club evening of four")) == snapshot


def test_four_players_with_long_names(snapshot: SnapshotAssertion) -> None:
    players = ("Maximiliane von Hohenstein", "Jonte Andersson", "田中さくら", "Odile de Montmorency-Laval")
    position = random_position(seeded(4), 4, "dense", legal=True)._replace(players=players)
    text = report(outcome(position))
    assert text == snapshot
    assert all(player in text for player in players)


def test_a_shared_win(snapshot: SnapshotAssertion) -> None:
    position = duel(
        (hand("Oa3 Oa4 Ma1 Ma2 Ca2 Ca3 Do1"), hand("Oa7 Ma3 Ca5 Do2 Ja3 Ja4 Wi5")),
        (("Oa1 Oa5", "Wi1 Ca1"), ("Oa2 Do3 Oa6", "Ca8 .   .")),
    )
    text = report(outcome(position))
    assert text.startswith("Talia and Jonte share the win: 3 points and 3 species planted each.")
    assert text == snapshot


def test_the_tie_break_by_species_is_explained() -> None:
    position = duel(
        (hand("Oa3 Oa4 Ma1 Ma2 Ca2 Ca3 Do1"), hand("Oa7 Ma3 Ca5 Do2 Ja3 Ja4 Wi5")),
        (("Oa1 Ca1 Ja1",), ("Do3 Ma8",)),
    )
    assert report(outcome(position)).startswith(
        "Talia wins: tied with Jonte at 0 points, but with more species planted (3);\nJonte (0, 2 species)"
    )


def test_a_player_with_nothing_to_score_is_told_so() -> None:
    position = duel(
        (hand("Oa1 Ma1 Ca1 Do1 Ja1 Wi1 Oa2"), hand("Oa3 Ma2 Ca2 Do2 Ja2 Wi2 Oa4")), ((), ("Oa5 Oa8",))
    )
    text = report(outcome(position))
    assert "    nothing planted\n  Neither a right nor a path" in text


def test_an_unfinished_game_is_marked_provisional(snapshot: SnapshotAssertion) -> None:
    position = rulebook()._replace(finished=False)
    text = report(outcome(position, "provisional")._replace(turns=28, notes=("Rina's draw is not named.",)))
    assert text.startswith("If it ended now: Talia wins with 19 points;")
    assert "Provisional position after 28 turns of an unfinished game, 3 players" in text
    assert "\n".join(text.splitlines()[:5]) == snapshot


def test_a_game_tells_its_turns_and_who_drew_the_last_card() -> None:
    text = report(outcome(rulebook())._replace(turns=28, ended_by="Talia"))
    assert "Final position after 28 turns, 3 players, 8 species, 28 cards planted." in said(text)
    assert "planted. Talia drew the last card and so ended the game." in said(text)


def test_the_first_edition_is_named() -> None:
    assert "28 cards planted, 2015 edition." in report(outcome(rulebook()._replace(edition=2015)))


def test_an_open_result_says_what_is_not_known(snapshot: SnapshotAssertion) -> None:
    text = report(opened(random_open_position(seeded(5), 3, "snake", 2, legal=True)))
    assert "8 with the right, which unknown cards decide" in text
    assert "Jonte: total open, from 0 to 8 points" in text
    assert "Olive 2+4+_ = ? 6 1+3+7+8+_ = ? *" in said(text)
    assert text == snapshot


def test_warnings_follow_the_report() -> None:
    text = report(checked("final", SLIP)._replace(position=rulebook(), result=outcome(rulebook()).result))
    assert text.endswith(
        "\n\ngame.yaml:2:18: warning[ARB301] Jonte plays, but it is Talia's turn (R3)\n"
        "    players: [Talia, Jonte]\n"
        "                     ^^^^^"
    )


def test_an_invalid_record_is_told_by_its_problems_and_a_summary(snapshot: SnapshotAssertion) -> None:
    assert report(checked("invalid", UNKNOWN_KEY, SAME_CELL, SLIP)) == snapshot


def test_a_valid_record_takes_one_line() -> None:
    assert report(checked("valid")) == "game.yaml#1: valid"


def test_a_heading_names_the_record() -> None:
    assert heading(checked("valid")) == "== game.yaml#1 =="


def test_hostile_names_do_no_harm(snapshot: SnapshotAssertion) -> None:
    players = ("Ta\x1b[31mlia\u202e", "[bold]" + "x\u0301\u0302\u0303\u0304" * 2, "J" * 10_000)
    text = report(outcome(rulebook(players), title="A title\nwith \x07 and \u202e in it"))
    assert "\x1b" not in text
    assert text == snapshot


def test_names_from_right_to_left_stand_once_and_last(snapshot: SnapshotAssertion) -> None:
    text = report(outcome(rulebook(("Talia", "رينا", "יונתן"))))
    assert [line for line in text.splitlines() if not line.isascii()] == ["  P2 is رينا", "  P3 is יונתן"]
    assert text == snapshot


def test_ascii_spells_everything_in_ascii(snapshot: SnapshotAssertion) -> None:
    players = ("Zoë", "Łukasz", "Владимир")
    text = report(outcome(rulebook(players), title="Fünf Züge…"), ASCII)
    assert text.isascii()
    assert text == snapshot


def test_a_line_of_nineteen_cards_fits_and_a_longer_one_is_drawn_in_blocks(
    snapshot: SnapshotAssertion,
) -> None:
    line = [f"{code}{value}" for code in ("Bs", "Do", "Wi") for value in range(1, 9)]
    hands = rulebook().hands
    fits = rulebook()._replace(hands=hands, arboretums=(grid(" ".join(line[:19])), (), ()))
    assert "    " + " ".join(line[:19]) in report(outcome(fits)).splitlines()
    longer = fits._replace(arboretums=(grid(" ".join(line)), (), ()))
    text = report(outcome(longer))
    assert "    columns 1 to 19 of 24\n    " + " ".join(line[:19]) + "\n    columns 20 to 24 of 24\n" in text
    assert text == snapshot


def test_an_arboretum_spread_beyond_measure_is_listed() -> None:
    far = grid("Bs1 Bs2")
    far = (far[0], far[1]._replace(x=10**9))
    position = rulebook()._replace(arboretums=(far, (), ()))
    assert "    Bs1 at [0, 0], Bs2 at [1000000000, 0]" in report(outcome(position)).splitlines()


def safe(text: str) -> bool:
    return all(line.isprintable() and width(line) <= COLUMNS for line in text.splitlines())


@pytest.mark.parametrize("style", [PLAIN, ASCII])
@given(
    seed=st.integers(0, 10_000),
    players=st.integers(2, 4),
    shape=st.sampled_from(SHAPES),
    names=st.lists(
        st.lists(st.sampled_from(PIECES), min_size=1, max_size=4).map("".join),
        min_size=4,
        max_size=4,
        unique=True,
    ),
)
def test_every_report_fits_the_terminal(
    style: Style, seed: int, players: int, shape: str, names: list[str]
) -> None:
    position: Position = random_position(seeded(seed), players, shape)
    position = position._replace(players=tuple(names[:players]))
    text = report(outcome(position), style)
    assert safe(text)
    assert sum(line.startswith("  ") or not line for line in text.splitlines())
    assert all(one or other for one, other in pairwise(text.splitlines()))
