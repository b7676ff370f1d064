"""`arbcheck replay --format html`: one game as a page, and when there is none."""

import sys
from pathlib import Path

import pytest

from tests.cli.command import RULEBOOK, Ran, run
from tests.reports.replays import CLUB, SLIPS

TWO = f"{CLUB}---\n{CLUB.replace('Five', 'Six')}"


def replay(text: str, *options: str) -> Ran:
    return run("replay", "-", "--format", "html", *options, given=text.encode())


def test_a_game_becomes_a_page() -> None:
    told = replay(CLUB)
    assert (told.status, told.err) == (3, "")
    assert told.out.startswith("<!DOCTYPE html>")
    assert told.out.endswith("</html>\n")
    assert '"open": 0' in told.out
    assert '"open": 4' in replay(CLUB, "--turn", "4").out


def test_a_game_with_errors_becomes_a_page_too() -> None:
    told = replay(SLIPS)
    assert told.status == 1
    assert "ARB304" in told.out


def test_the_page_goes_to_a_file(tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    assert replay(CLUB.replace("Talia", "רינה"), "-o", str(page)).out == ""
    assert "רינה" in page.read_text("utf-8")


def test_as_ascii_the_page_has_references_for_letters() -> None:
    told = replay(CLUB.replace("Talia", "Žofie"), "--ascii").out
    assert told.isascii()
    assert "<bdi>&#381;ofie</bdi>" in told


def test_one_players_page_is_that_players_alone() -> None:
    told = replay(CLUB, "--player", "Jonte").out
    assert "As <bdi>Jonte</bdi> saw it" in told
    assert "Jacaranda 3" not in told


def test_a_record_that_cannot_be_replayed_becomes_a_page_of_what_is_wrong() -> None:
    told = replay("arbcheck: 1\nplayers: [A]\nturns: []\n")
    assert told.status == 1
    assert "This record cannot be replayed" in told.out


@pytest.mark.parametrize(
    ("record", "options", "message"),
    [
        (CLUB, ["--turn", "9"], "-#1: there is no turn 9: the game has 5 turns"),
        (CLUB, ["--player", "Bem"], "-#1: nobody is called Bem; the players are Talia, Jonte and Rina"),
        (
            CLUB,
            ["--from", "2"],
            "a page shows the whole game, without --from and --to; with --turn N it opens there",
        ),
        (TWO, [], "a page shows one game, and here are several; choose one with --record N"),
    ],
)
def test_without_a_page_nothing_is_written(
    tmp_path: Path, record: str, options: list[str], message: str
) -> None:
    page = tmp_path / "game.html"
    page.write_text("as it was")
    told = replay(record, "-o", str(page), *options)
    assert (told.status, told.out, told.err) == (2, "", f"arbcheck: {message}\n")
    assert page.read_text() == "as it was"


def test_one_of_several_records_is_chosen_by_its_number() -> None:
    assert "<title>Six turns at the club</title>" in replay(TWO, "--record", "2").out


def test_an_end_position_has_no_page() -> None:
    told = run("replay", str(RULEBOOK), "--format", "html")
    assert (told.status, told.out) == (2, "")
    assert "this is an end position" in told.err


def test_a_missing_file_has_no_page() -> None:
    told = run("replay", "lost.yaml", "--format", "html")
    assert (told.status, told.out) == (2, "")
    assert "lost.yaml" in told.err


def test_without_jinja2_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jinja2", None)
    told = replay(CLUB)
    assert (told.status, told.out) == (2, "")
    assert told.err == "arbcheck: this form needs the extra 'html': pip install 'arbcheck[html]'\n"
