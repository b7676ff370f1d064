"""The page of a replay: what stands in it before a script runs, and the data that the script reads."""

import html
import json
import re
from functools import cache
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from arbcheck import __version__, data
from arbcheck.records.canonical import canonical_game
from arbcheck.records.story import retold
from arbcheck.reports.html_page import STYLE
from arbcheck.reports.replay_html import page, refused
from tests.oracle.boards import seeded
from tests.oracle.play import random_game
from tests.reports.replays import CLUB, SLIPS, UNREAD, read, story

WHOLE = canonical_game(random_game(seeded(1), 2, 2018)[0])
HOSTILE = "</script><!--& \u202e"


@cache
def drawn(record: str, seat: int | None = None, turn: int = 0) -> str:
    return page(story(record, seat), turn)


def told(written: str) -> Any:
    """Return the data of a page."""
    (found,) = re.findall(r'<script type="application/json" id="game">(.*?)</script>', written, re.DOTALL)
    return json.loads(found)


def words(written: str) -> str:
    """Return the text between the tags, with single blanks."""
    plain = re.sub(r"(?s)<(style|script|template|symbol).*?</\1>|<[^>]*>", " ", written)
    return " ".join(html.unescape(plain).replace("\u2068", "").replace("\u2069", "").split())


def test_the_head_says_what_is_played() -> None:
    written = drawn(CLUB)
    assert "<title>Five turns at the club</title>" in written
    assert "3 players, 8 species: Jacaranda, Maple, Oak, Royal Poinciana," in words(written)
    assert "A game of Arboretum" in words(drawn(SLIPS))
    first = drawn(
        CLUB.replace("title:", "edition: 2015\ntitle:").replace("Blue Spruce", "Lilac").replace("Bs", "Li")
    )
    assert "8 species of the 2015 edition: " in words(first)


def test_every_turn_is_told_in_words_without_a_script() -> None:
    written = drawn(CLUB)
    text = words(written)
    assert "Turn 1 Talia draws Ja2 and Oa4 from the draw pile, plants Oa1 and discards Wi2." in text
    assert "Note: free text" in text
    assert "Irregular, let stand: drew too early" in text
    assert "End The record stops after turn 5" in text
    assert "open; arbcheck score tells what they decide." in text
    assert re.findall(r'<li id="([^"]*)"', written) == ["start", *(f"turn-{n}" for n in range(1, 6)), "end"]


def test_the_scores_are_a_table_too() -> None:
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', drawn(CLUB))
    assert [name for name, _ in rows] == ["Start", *(f"Turn {n}" for n in range(1, 6)), "End"]
    assert re.findall(r">([^<>]+)</td>", rows[4][1]) == ["0 to 3", "0", "0"]


def test_the_data_hold_what_changes_from_frame_to_frame() -> None:
    data_of = told(drawn(CLUB))
    assert data_of["open"] == 0
    assert data_of["acting"] == [None, 0, 1, 2, 0, 1, None]
    assert data_of["deck"] == [43, 41, 40, 39, 37, 35, 35]
    assert data_of["piles"][2] == ["", "Rp3", ""]
    assert data_of["grounds"][0] == ["nothing planted"] * 3
    assert data_of["grounds"][6][:2] == ["2 cards; row 1: Oa1, Oa4", "2 cards; row 1: Bs4; row 2: Bs6"]
    assert [view["seat"] for view in data_of["views"]] == [None, 0, 1, 2]
    everything = data_of["views"][0]
    assert everything["hands"][2] == ["Ja2 Ja3 Oa4 Bs5 Ca1 Do3 Wi4", "Wi2 _ _ _ _ _ _", "_ _ _ _ _ _ _"]
    assert everything["scores"][4] == ["0 to 3", "0", "0"]
    assert everything["told"][0] == "\u2068Talia\u2069 plays first."
    assert data_of["cards"]["Rp3"] == "Royal Poinciana 3"
    assert told(drawn(CLUB, None, 3))["open"] == 3


def test_a_gap_in_an_arboretum_is_told() -> None:
    grounds = told(
        drawn(CLUB.replace("{card: Do2, at: [0, 0]}", "Do2").replace("Oa4 right of Oa1", "Oa4 below Oa1"))
    )
    assert grounds["grounds"][5][0] == "2 cards; row 1: Oa1; row 2: Oa4"
    whole = " ".join(ground for frame in told(drawn(WHOLE))["grounds"] for ground in frame)
    assert "gap, " in whole


def test_a_card_that_a_slip_planted_far_away_does_not_make_the_picture_endless() -> None:
    slip = CLUB.replace("Oa4 right of Oa1", "{card: Oa4, at: [1000000, -70]}, irregular: far away")
    written = drawn(slip)
    assert told(written)["grounds"][4][0] == "2 cards; row 1: gap of 1000000, Oa4; row 71: Oa1"
    sizes = re.findall(r'viewBox="0 0 (\d+) (\d+)" style', written)
    assert max(int(size) for pair in sizes for size in pair) < 500
    near = drawn(CLUB.replace("Oa4 right of Oa1", "{card: Oa4, at: [2, 0]}, irregular: apart"))
    assert told(near)["grounds"][4][0] == "2 cards; row 1: Oa1, gap, Oa4"


def test_the_page_of_one_player_has_only_what_that_player_saw() -> None:
    written = drawn(WHOLE, 1)
    seen = told(written)
    assert [view["seat"] for view in seen["views"]] == [1]
    assert seen["views"][0]["hands"][0][0] == "_ _ _ _ _ _ _"
    assert "As Jonte saw it" in words(written)
    assert 'id="view"' not in written
    talias = drawn(CLUB)
    jontes = drawn(CLUB, 1)
    assert "Jacaranda 3" in talias
    assert "Ja3" in talias
    assert not [text for text in ("Jacaranda 3", "jacaranda-3", "Ja3") if text in jontes]


def test_problems_stand_at_their_turn_and_in_a_list() -> None:
    written = drawn(SLIPS)
    text = words(written)
    assert "The record has 7 errors and 3 warnings ." in text
    assert text.count("Wi2 lies on Ana's discard pile, not Wi3") == 2
    assert "Turn 3 was irregular and let stand: nobody noticed" in text
    assert re.findall(r'<i class="(\w+)"', written) == [
        *("error", "error", "warning", "error", "warning", "error", "error", "error")
    ]
    assert re.findall(r'<i class="(\w+)"', drawn(CLUB)) == ["note", "warning"]
    assert 'id="problems"' not in drawn(WHOLE)
    assert "Turn 6 cannot be read" in words(drawn(UNREAD))


def test_the_end_of_a_record_with_errors_has_no_score() -> None:
    assert told(drawn(SLIPS))["views"][0]["scores"][-1] == ["–", "–"]


def test_what_somebody_wrote_is_only_text() -> None:
    quoted = json.dumps(HOSTILE)
    record = CLUB.replace("Talia", quoted).replace("Five turns at the club", quoted)
    written = page(story(record.replace("free text", json.dumps(HOSTILE + "\u2028x"))))
    assert not [text for text in ("<!--", "\u2028", "\u202e") if text in written]
    assert written.count("</script>") == 2
    shown = "</script><!--& \\u{202e}"
    assert told(written)["views"][0]["told"][0] == f"\u2068{shown}\u2069 plays first."
    assert f"<title>{html.escape(shown)}</title>" in written
    assert f"Note: {shown}\\u{{2028}}x" in words(written)


def test_a_name_from_right_to_left_is_told_apart_from_what_stands_beside_it() -> None:
    assert (
        told(drawn(CLUB.replace("Talia", "רינה")))["views"][0]["told"][0] == "\u2068רינה\u2069 plays first."
    )


def test_long_names_are_cut_in_sentences_and_told_in_the_panel() -> None:
    written = drawn(CLUB.replace("Talia", "a" * 98 + "1").replace("Jonte", "a" * 98 + "2"))
    assert "P1 is aaa" in words(written)
    assert told(written)["views"][0]["told"][0] == "\u2068P1\u2069 plays first."


def test_a_very_long_note_is_cut() -> None:
    written = drawn(CLUB.replace("free text", "word " * 3000))
    assert 5_000 < len(written) - len(drawn(CLUB)) + 5_000 < 10_000


@pytest.mark.parametrize("name", ["replay.js", "replay.css"])
def test_what_is_put_into_the_page_as_it_is_stays_ascii_and_ends_nothing(name: str) -> None:
    with open(data.path("reports", "templates", name), encoding="utf-8") as file:
        text = file.read()
    assert text.isascii()
    assert "</" not in text


def test_a_record_that_cannot_be_replayed_has_a_page_of_what_is_wrong() -> None:
    broken = "arbcheck: 1\ntitle: <i>Broken\nplayers: [A]\nturns: []\n"
    written = refused(retold(read(broken)))
    assert "This record cannot be replayed. It has 1 error." in words(written)
    assert "<title>&lt;i&gt;Broken</title>" in written
    nameless = refused(retold(read("arbcheck: 1\nplayers: [A]\nturns: []\n")))
    assert "<title>A record that cannot be replayed</title>" in nameless


def test_a_page_of_a_small_game(snapshot: SnapshotAssertion) -> None:
    written = drawn(CLUB).replace(__version__, "VERSION")
    body = written[written.index("<body>") :]
    scriptless = re.sub(r'<script>"use strict".*?</script>', "<script>…</script>", body, flags=re.DOTALL)
    pictures = r"(?<=<symbol).*?(?=</symbol>)|(?<=<g class=.card).*?(?=</g>)|viewBox=\S+ \S+ \S+ \S+"
    assert re.sub(pictures, "…", scriptless, flags=re.DOTALL) == snapshot
    assert STYLE.isolates
