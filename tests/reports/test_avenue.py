"""Reports of Avenue: text, JSON, Markdown, pages and replays say what the rules give."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from math import hypot
from typing import Any

import jsonschema_rs
import pytest

from arbcheck.api import parse, score
from arbcheck.avenue.deck import NUMBERS
from arbcheck.avenue.game import Road
from arbcheck.avenue.sheet import FARMS, Contents, Sheet
from arbcheck.records import schema
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record
from arbcheck.reports import avenue, html_record, json_report, markdown, quiet, text
from arbcheck.reports.avenue import replay
from arbcheck.reports.avenue.board import GREEN, SPACE, board
from arbcheck.reports.font import text_width
from arbcheck.reports.terminal import COLOUR, PLAIN
from tests.avenue.built import PRACTICE
from tests.reports.svg import seen
from tests.test_corpus import SOUND

TEXTS = {
    case.id: case.document.below(("record",))
    for case in SOUND
    if case.given_as == "record" and isinstance(case.expect, dict) and case.expect.get("status") != "invalid"
}
ASCII = PLAIN._replace(encoding="ascii")


def read(case: str) -> Record:
    """Return the record of a case that is given as a mapping."""
    from arbcheck.records.record import read_record

    return read_record(TEXTS[case])


def outcome(case: str) -> Outcome:
    found = score(read(case))
    assert found.avenue is not None, found.problems
    return found


def of(record: str) -> Outcome:
    [found] = parse(record)
    return score(found)


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(schema.text(name))


CASES = sorted(name for name in TEXTS if name.startswith("avenue-"))


@pytest.mark.parametrize("case", CASES)
def test_every_report_of_every_case_is_well_formed(case: str) -> None:
    found = outcome(case)
    tree: Any = json.loads(json_report.line(found))
    assert [error.message for error in validator("report").iter_errors(tree)] == []
    for style in (PLAIN, ASCII, COLOUR):
        told = text.report(found._replace(problems=()), style)
        assert max(len(line) for line in told.split("\n") if "\x1b" not in line) <= 80
        assert style is not ASCII or told.isascii()
        assert quiet.line(found, style)
        assert markdown.report(found, style)
    page = html_record.report([found])
    assert (
        page.count("<svg ") == page.count("</svg>") >= len(found.avenue.game.players if found.avenue else ())
    )


def test_a_report_tells_each_box_with_what_was_connected_and_what_it_had_to_beat() -> None:
    told = text.report(outcome("avenue-worked-both-01"))
    assert told.startswith(
        "Ana and Ben share the win: -1 points and 3 in the highest box each.\nAvenue. Final"
    )
    assert "The sheet `practice` is invented; it is no printed sheet." in told
    assert "  3  farm F  2 4y 6y 5 1 4 5 4y 2y\n" in told
    for row in (
        "  Round 1, farm D   2  2 connected, must beat 0: 2\n      e   f\n    4 D┌  p2─\n    5 └   .\n",
        "  Round 2, farm B   0  1 connected, must beat 2: 0\n      g\n    2 B┌\n    3 g1┘\n",
        "  Round 5, farm C   0  3 connected, must beat 3: 0\n",
        "  Purple castle     2  2 purple grapes connected\n",
        "  Green castle      1  1 green grape connected\n",
        "  Farms 2 + 0 + 1 + 3 + 0, castles 2 + 1; 2 farm boxes with 0 cost 10: -1.\n  Highest box: 3.",
    ):
        assert told.count(row) == 2, row


def test_in_plain_ascii_a_road_is_its_number() -> None:
    told = text.report(outcome("avenue-joins-both-01"), ASCII)
    assert "      e    f\n    4 D/5  p2/5\n" in told


def test_a_farm_without_a_road_is_told_so() -> None:
    told = text.report(outcome("avenue-farm-needs-road-01"))
    assert "  Round 1, farm D   0  0 connected, must beat 0: 0\n    no road in D's space\n" in told
    assert "1 farm box with 0 costs 5: -5. Highest box: 0." in told


def test_an_open_report_tells_what_is_known_and_why_the_rest_is_not() -> None:
    found = outcome("avenue-worked-unmarked-01")
    told = text.report(found)
    assert told.startswith(
        "Ben wins, whenever the roads were drawn.\nThe sheet of Ben does not tell the rounds"
    )
    assert "Ben: total open, from -14 to 7 points\n" in told
    assert "  Round 1, farm D   ?  at most 3 connected; nothing tells when the roads were\n" in told
    assert "  Round 5, farm C   ?  3 connected, which may not beat the box above\n" in told
    assert "  Not added up: boxes are open." in told
    assert json.loads(json_report.line(found))["open"] == [
        {"player": "Ben", "round": number, "farm": farm, "at_most": most}
        for number, (farm, most) in enumerate(zip("DBFEC", (3, 1, 1, 3, 3), strict=True), 1)
    ]
    assert quiet.line(found).endswith(": open: Ben ?: Ben wins")
    last = text.report(outcome("avenue-unmarked-last-box-01"))
    assert "  Round 5, farm D   2  2 connected, which beats whatever the box above holds\n" in last
    nobody = outcome("avenue-unmarked-winner-01")
    assert text.report(nobody).startswith(
        "If it ended now, the result would be open: it turns on when roads were"
    )
    assert ": Ana ?, Ben -10: the winner is open" in quiet.line(nobody)


def test_a_zero_below_an_open_box_is_a_zero() -> None:
    told = text.report(outcome("avenue-unmarked-winner-02"))
    assert "  Round 2, farm C   0  0 connected, must beat the box above: 0\n" in told


def test_ties_are_told_with_what_broke_them() -> None:
    castle = text.report(outcome("avenue-tie-castle-box-01"))
    castle = castle.replace("\n", " ")
    assert "Ana wins: tied with Ben at 4 points, but 3 in the highest box against 2;" in castle
    assert "Ben (4, highest box 2) is second." in castle
    assert "If farm boxes alone broke the tie, Ben would win." in castle
    assert quiet.line(outcome("avenue-tie-castle-box-01")).endswith("Ana wins on the highest box")
    shared = text.report(outcome("avenue-tie-shared-01"))
    assert "If farm boxes alone broke the tie, Ben would win." in shared.replace("\n", " ")
    assert "Cleo (-5) is third." in text.report(outcome("avenue-tie-three-01"))


SEVEN = """\
arbcheck: 1
game: avenue
title: Seven at one table
players: [Ana, Ben, Cleo, Dee, Eve, Flo, "\\u05d0\\u05d1"]
sheet: practice
rounds: [{farm: D, cards: 5 5 3}]
moves:
  Ana: [e4 f4 a1]
  Ben: [e4 g5 a1]
  Cleo: [e4 g5 a1]
  Dee: [e4 g5 a1]
  Eve: [e4 g5 a1]
  Flo: [e4 b1 a1]
  "\\u05d0\\u05d1": [e4 f4 a1]
finished: false
"""


def test_any_number_of_players_is_told() -> None:
    found = of(SEVEN)
    told = " ".join(text.report(found).split())
    assert "Ana and P7 share the win" in told
    assert "Flo (-4) is third, Ben, Cleo, Dee and Eve (-5 each) share fourth place." in told
    assert quiet.line(found).endswith("; P7 is אב")
    assert "P7 is אב" in markdown.report(found)
    assert "Seven at one table" in markdown.report(found)
    assert "P7 is אב" in "".join(replay.blocks(found, _scored(found), replay.Part(1, 1, (0,)), PLAIN))


def test_a_replay_without_a_title_begins_with_the_facts() -> None:
    found = outcome("avenue-worked-both-01")
    first, *_ = replay.blocks(found, _scored(found), replay.Part(1, 1, (0,)), PLAIN)
    assert first.startswith("Avenue. Final score, 2 players, 5 rounds, a sheet of 7 by 6 spaces.\n")


def _scored(found: Outcome) -> Any:
    return found.avenue


def test_a_seventh_place_is_a_number() -> None:
    rows = {"Ana": "e4 f4 a1", "Ben": "e4 f4 a1", "Cleo": "e4 f4 a1", "Dee": "e4 f4 a1", "Eve": "e4 f4 a1"}
    moves = "".join(f"  {name}: [{row}]\n" for name, row in rows.items())
    record = SEVEN[: SEVEN.index("moves:")].replace('"\\u05d0\\u05d1"', "Gil") + "moves:\n" + moves
    found = of(f"{record}  Flo: [e4 f4 a1]\n  Gil: [e4 b1 a1]\nfinished: false\n")
    assert "Gil (-4) is number 7." in text.report(found).replace("\n", " ")


def test_two_would_share_the_win_by_farm_boxes_alone() -> None:
    cards = "6 6 6 2 5 2 3"
    ben = "a1 a2 a3 g1 f4 e1 e4"
    found = of(
        "arbcheck: 1\ngame: avenue\nplayers: [Ana, Ben, Cleo]\nsheet: practice\n"
        f"rounds: [{{farm: D, cards: {cards}}}]\n"
        f"moves: {{Ana: [a1 a2 a3 a4 b4 e4 e3], Ben: [{ben}], Cleo: [{ben}]}}\nfinished: false\n"
    )
    assert "Ben and Cleo would share the win." in text.report(found).replace("\n", " ")


def test_a_record_s_own_decks_are_named() -> None:
    for case, own in (
        ("avenue-own-deck-01", "the split of the road cards"),
        ("avenue-own-shapes-01", "the shapes of the roads"),
        ("avenue-farm-deck-five-01", "a farm deck of 5 cards"),
    ):
        assert f"Of its own the record has {own}." in text.report(outcome(case)).replace("\n", " ")


def test_a_wide_sheet_is_drawn_in_parts() -> None:
    rows = ["CP A+p1+g1 B C D E F CG " + "p9+g9 " * 16, *[". " * 24] * 2]
    grid = "".join(f"    {row}\n" for row in rows)
    found = of(
        "arbcheck: 1\ngame: avenue\nplayers: [Ana]\nsheet:\n  grid: |\n"
        + grid
        + "rounds: [{farm: A, cards: 5}]\n"
        "moves: {Ana: [b1]}\nfinished: false\n"
    )
    told = text.report(found)
    assert told.count("\n    1 ") == 4
    assert max(map(len, told.split("\n"))) <= 80


def test_a_page_shows_each_network_on_the_sheet() -> None:
    page = html_record.report([outcome("avenue-worked-moves-01")])
    assert page.count("<summary>The network on the sheet</summary>") == 7
    assert "3 connected, must beat 3: 0" in page
    both = html_record.report([outcome("avenue-worked-moves-01"), outcome("avenue-worked-unmarked-01")])
    assert "Ana -1" not in both
    assert avenue.standing(outcome("avenue-worked-both-01")).best == -1
    assert avenue.standing(outcome("avenue-worked-unmarked-01")).best is None


def test_a_picture_of_a_sheet_tells_every_space() -> None:
    found = _scored(outcome("avenue-joins-both-01"))
    drawing = board(found.game, found.game.roads[0], {(4, 3)}, GREEN)
    assert drawing.markup.count("data-space=") == PRACTICE.size
    assert "e4: road 5 of round 1" in drawing.markup
    bare = board(found.game, {(0, 0): found.game.roads[0][4, 3]._replace(round=None)})
    assert "a1: road 5</title>" in bare.markup


CORNERS = Sheet(((Contents("CP", 9, 9), Contents("CG", 9, 9), *(Contents(farm) for farm in FARMS)),))
NEAREST = 3.5
"""Half of the breadth of a road in a network."""


@pytest.mark.parametrize("number", NUMBERS)
def test_no_road_runs_over_what_is_printed_in_a_space(number: int) -> None:
    roads = {(x, 0): Road(number, 4) for x in range(8)}
    game = _scored(outcome("avenue-joins-both-01")).game._replace(sheet=CORNERS)
    spaces = list(seen.read(f"<svg>{board(game, roads, list(roads)).markup}</svg>").iter("g"))
    drawn = [space for space in spaces if space.get("data-space")]
    assert len(drawn) == 8
    for space in drawn:
        ax, ay, mx, my, bx, by = map(float, re.findall(r"[0-9.]+", next(space.iter("path")).get("d", "")))
        steps = [step / 100 for step in range(101)]
        road = [
            (
                (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx,
                (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by,
            )
            for t in steps
        ]
        for left, top, right, bottom in printed(space):
            assert 0 <= left <= right <= SPACE
            assert 0 <= top <= bottom <= SPACE
            assert (
                min(hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)) for x, y in road)
                > NEAREST
            )


def printed(space: ET.Element) -> Iterator[tuple[float, float, float, float]]:
    """Yield the rectangles that texts and circles take."""
    for words in space.iter("text"):
        x, y, size = (float(words.get(name, "")) for name in ("x", "y", "font-size"))
        told = words.text or ""
        below = 0.25 * size if told[0] in "pg" else 0.0
        yield x, y - 0.76 * size, x + text_width(told, size), y + below
    for circle in space.iter("circle"):
        x, y, r = (float(circle.get(name, "")) for name in ("cx", "cy", "r"))
        yield x - r, y - r, x + r, y + r


def test_without_a_score_there_is_nothing_to_draw() -> None:
    nothing = outcome("avenue-joins-both-01")._replace(avenue=None)
    with pytest.raises(ValueError, match="no score"):
        avenue.score(nothing)
