"""`arbcheck draw` of games of Avenue: the sheets, whole or as they were after a round."""

from pathlib import Path

import pytest

from tests.adjudication.sheets import OPEN, WORKED
from tests.cli.command import Ran, run
from tests.reports.svg.seen import cut_off, read, texts

HEAD = "arbcheck: 1\ngame: avenue\ntitle: Two rounds\nplayers: [Ana, Ben]\nsheet: practice\n"
RECORD = f"""{HEAD}rounds:
  - {{farm: D, cards: 5y 5y 1y 2y}}
  - {{farm: C, cards: 6 6}}
moves:
  Ana: [e4 f4 g1 peek, b3 b2]
  Ben: [e4 g5 g1 peek, b3 b2]
finished: false
"""


def draw(*arguments: str, given: str = RECORD) -> Ran:
    return run("draw", "-", *arguments, given=given.encode())


def test_all_sheets_are_drawn_with_their_boxes() -> None:
    ran = draw()
    assert (ran.status, ran.err) == (0, "")
    root = read(ran.out)
    assert cut_off(root) == []
    told = texts(root)
    assert "Two rounds" in told
    assert "Ana: -3 points" in told
    assert "Round 1, farm D: 2 (2 connected, must beat 0: 2)" in told
    assert ran.out.count("data-space=") == 2 * 42 * (1 + 2), "two boxes of each have a network"
    assert ("Round 2, farm C: 0" in told, "Round 2, farm C: 1" in told) == (True, True)
    assert "The small number above right in a space is the round of its road." in told
    assert "Sheets of a game of Avenue" in draw(given=RECORD.replace("title: Two rounds\n", "")).out


def test_one_player_s_sheet_after_a_round_can_be_asked_for() -> None:
    ran = draw("--player", "Ben", "--turn", "1")
    assert ran.out.count("data-space=") == 42 * (1 + 1)
    told = " ".join(texts(read(ran.out)))
    assert "The sheets as they were after round 1." in told
    assert "farm C" not in told
    assert "b3: no road" in ran.out


def test_a_name_that_would_break_a_row_is_told_below_the_title() -> None:
    odd = RECORD.replace("Ben", '"\\u05d0\\u05d1"')
    assert "P2 is אב" in texts(read(draw(given=odd).out))


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--player", "Cleo"), "nobody is called Cleo; the players are Ana and Ben"),
        (("--turn", "3"), "there is no round 3: the game has 2 rounds"),
        (("--species", "oak"), "a sheet of Avenue has no species: --species goes with Arboretum"),
    ],
)
def test_what_is_not_there_is_refused(arguments: tuple[str, ...], why: str) -> None:
    assert draw(*arguments) == (2, "", f"arbcheck: {why}\n")


EMPTY = "      .. .. .. .. .. .. ..\n"
BARE = f"""{HEAD.replace(", Ben", "")}rounds:
  - {{farm: D, cards: 5y 5y 1y 2y}}
  - {{farm: C, cards: 6}}
end:
  Ana:
    roads: |
      .. .. .. .. 2 .. 1
{EMPTY}{EMPTY}      .. .. .. .. 5 5 ..
{EMPTY}{EMPTY}finished: false
"""


def test_a_sheet_without_marks_is_drawn_as_it_is_at_the_end() -> None:
    assert "e4: road 5</title>" in draw(given=BARE).out
    assert draw("--turn", "1", given=BARE).err.endswith("does not tell what it looked like before\n")


def test_a_picture_can_be_a_png(tmp_path: Path) -> None:
    path = tmp_path / "sheets.png"
    assert draw("-o", str(path)) == (0, "", "")
    assert path.read_bytes().startswith(b"\x89PNG")


def test_more_networks_than_fit_beside_each_other_go_on_below() -> None:
    """In the worked example all seven boxes have a network."""
    ran = draw("--player", "Ana", given=WORKED)
    assert ran.out.count("data-space=") == 42 * (1 + 7)
    assert cut_off(read(ran.out)) == []
    assert 'class="jacaranda"><path class="line"' in ran.out


def test_roads_without_a_round_have_no_number_that_tells_it() -> None:
    ran = draw("--player", "Ben", given=OPEN)
    assert "The small number above right" not in " ".join(texts(read(ran.out)))
    assert "c4: road 6" in ran.out
