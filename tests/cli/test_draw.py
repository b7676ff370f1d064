"""`arbcheck draw`: which picture is drawn, where it goes, and what is refused."""

import json
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.cli.command import FAULTY, FINAL, OPEN, RULEBOOK, Ran, run, start
from tests.reports.pixels import Pixels
from tests.reports.replays import CLUB, SLIPS
from tests.reports.svg.seen import classes, cut_off, of_class, read, texts

GAME = CLUB.replace("title: Five turns at the club", "title: Five turns")


def draw(text: str, *arguments: str) -> Ran:
    return run("draw", "-", *arguments, given=text.encode())


def told(text: str, *arguments: str) -> list[str]:
    """Return the texts of a picture that is drawn without trouble."""
    ran = draw(text, *arguments)
    assert (ran.status, ran.err) == (0, "")
    root = read(ran.out)
    assert cut_off(root) == []
    return texts(root)


def test_a_picture_is_printed() -> None:
    ran = run("draw", RULEBOOK)
    assert (ran.status, ran.err) == (0, "")
    assert len(of_class(read(ran.out), "card")) == 28


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_a_picture_is_whole_whatever_letters_the_terminal_has(encoding: str) -> None:
    text = FINAL.replace("Talia", "Zoë").replace("Rina", "田中").encode()
    ran = run("draw", "-", given=text, encoding=encoding)
    assert ran.out.isascii()
    assert texts(read(ran.out)) == texts(read(run("draw", "-", given=text).out))


def test_a_picture_is_written_to_a_file(tmp_path: Path) -> None:
    board = tmp_path / "board.svg"
    assert run("draw", RULEBOOK, "-o", str(board)) == (0, "", "")
    assert board.read_text("utf-8") == run("draw", RULEBOOK).out


def test_the_ending_of_the_file_tells_the_form(tmp_path: Path) -> None:
    board = tmp_path / "board.PNG"
    assert run("draw", RULEBOOK, "-o", str(board)) == (0, "", "")
    pixels = Pixels(board.read_bytes())
    assert run("draw", RULEBOOK, "-o", str(board), "--zoom", "1") == (0, "", "")
    small = Pixels(board.read_bytes())
    assert abs(pixels.width - 2 * small.width) <= 1
    other = tmp_path / "board"
    assert run("draw", RULEBOOK, "-o", str(other)) == (0, "", "")
    assert read(other.read_text("utf-8")) is not None
    other = tmp_path / "board.png.txt"
    assert run("draw", RULEBOOK, "-o", str(other), "-f", "png", "--zoom", "1").status == 0
    assert other.read_bytes() == board.read_bytes()


@pytest.mark.parametrize("ending", [".jpg", ".PDF", ".svgz", ".png.txt"])
def test_another_ending_needs_to_be_told_what_it_is_to_hold(ending: str, tmp_path: Path) -> None:
    board = tmp_path / f"board{ending}"
    ran = run("draw", RULEBOOK, "-o", str(board))
    assert (ran.status, ran.out, board.exists()) == (2, "", False)
    last = ending[ending.rindex(".") :]
    assert ran.err == (
        f"arbcheck: a picture is svg or png: say with --format which one a file in {last} is to hold\n"
    )
    assert run("draw", RULEBOOK, "-o", str(board), "--format", "svg") == (0, "", "")
    assert board.read_text("utf-8") == run("draw", RULEBOOK).out


def test_a_png_can_be_piped() -> None:
    arguments = ("draw", RULEBOOK, "-f", "png", "--zoom", "1", "--player", "Rina")
    piped = start(*arguments)
    assert (piped.returncode, piped.stderr) == (0, b"")
    assert Pixels(piped.stdout).width > 400
    assert run(*arguments, encoding="latin-1") == (0, piped.stdout.decode("latin-1"), "")


def test_a_png_is_not_sent_to_a_terminal() -> None:
    with patch("arbcheck.cli.draw.sys") as system:
        system.stdout.isatty.return_value = True
        ran = run("draw", RULEBOOK, "-f", "png")
    assert (ran.status, ran.out) == (2, "")
    assert "a terminal cannot show a png: write it to a file with -o FILE" in ran.err


def test_without_the_extra_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    board = tmp_path / "board.png"
    ran = run("draw", RULEBOOK, "-o", str(board))
    assert (ran.status, ran.out) == (2, "")
    assert "pip install 'arbcheck[png]'" in ran.err
    assert not board.exists()


def test_pixels_are_no_matter_of_an_svg() -> None:
    ran = run("draw", RULEBOOK, "--zoom", "3")
    assert (ran.status, ran.out) == (2, "")
    assert "--zoom goes with png" in ran.err


def test_letters_that_the_font_lacks_are_told(tmp_path: Path) -> None:
    board = tmp_path / "board.png"
    ran = draw(FINAL.replace("Rina", "田中"), "-o", str(board), "--zoom", "1")
    assert (ran.status, ran.out) == (0, "")
    assert "left out where they lack them: 中田" in ran.err
    assert board.exists()


def test_one_player_is_drawn_alone() -> None:
    lines = told(FINAL, "--player", "Jonte")
    assert "Jonte" in lines
    assert "Talia" not in lines


def test_a_player_who_does_not_play_is_refused() -> None:
    ran = draw(FINAL, "--player", "Zo\u200be")
    assert (ran.status, ran.out) == (2, "")
    assert "nobody is called Zo\\u{200b}e; the players are Talia, Jonte and Rina" in ran.err


@pytest.mark.parametrize("name", ["jacaranda", "Ja", "Žakaranda"])
def test_the_paths_of_one_species_are_drawn_in_whatever_language_it_is_named(name: str) -> None:
    root = read(draw(FINAL, "--species", name).out)
    assert {classes(path)[1] for path in of_class(root, "path")} == {"jacaranda"}


@pytest.mark.parametrize("name", ["Olive", "Tulip Poplar", "Bonsai"])
def test_a_species_that_is_not_in_play_is_refused(name: str) -> None:
    ran = draw(FINAL, "--species", name)
    assert (ran.status, ran.out) == (2, "")
    assert f"{name} is no species in play; these are: Blue Spruce, Cassia, Dogwood, " in ran.err


def test_a_game_is_drawn_as_it_stood_after_a_turn() -> None:
    root = read(draw(GAME, "--turn", "3").out)
    cards = [card.get("data-card") for card in of_class(root, "card")]
    assert cards == ["oak-1", "blue-spruce-4", "dogwood-2"]
    assert "Provisional position after 3 turns of an unfinished game" in " ".join(texts(root))


def test_the_last_turn_is_the_end() -> None:
    assert draw(GAME, "--turn", "5").out == draw(GAME).out
    assert "Turn 5 was irregular, and was let stand: drew too early." in told(GAME, "--turn", "5")
    assert not [line for line in told(GAME, "--turn", "4") if "irregular" in line]


def test_a_turn_that_was_not_played_is_refused() -> None:
    ran = draw(GAME, "--turn", "6")
    assert (ran.status, ran.out) == (2, "")
    assert "there is no turn 6: the game has 5 turns" in ran.err


def test_a_position_has_no_turns() -> None:
    ran = draw(FINAL, "--turn", "1")
    assert (ran.status, ran.out) == (2, "")
    assert "this record has no turns: --turn goes with games" in ran.err


def test_what_unknown_cards_decide_is_drawn_and_is_no_fault() -> None:
    ran = draw(OPEN)
    assert (ran.status, ran.err) == (0, "")
    assert "The result is open: unknown cards decide who wins." in " ".join(texts(read(ran.out)))


@pytest.mark.parametrize("arguments", [(), ("--turn", "2")])
@pytest.mark.parametrize("text", [FAULTY, SLIPS])
def test_a_record_with_errors_is_not_drawn(text: str, arguments: tuple[str, ...], tmp_path: Path) -> None:
    board = tmp_path / "board.svg"
    board.write_text("as it was", "utf-8")
    ran = draw(text, "-o", str(board), *arguments)
    assert (ran.status, ran.err) == (1, "")
    assert ran.out == run("score", "-", given=text.encode()).out
    assert board.read_text("utf-8") == "as it was"


def test_of_several_records_one_must_be_chosen() -> None:
    several = f"{FINAL}\n---\n{GAME}"
    ran = draw(several)
    assert (ran.status, ran.out) == (2, "")
    assert "choose it with --record N" in ran.err
    assert told(several, "--record", "2")[0] == "Five turns"


def test_a_file_that_is_not_there_is_told() -> None:
    ran = run("draw", "lost.yaml")
    assert (ran.status, ran.out) == (2, "")
    assert "lost.yaml" in ran.err


def test_an_input_is_never_written_over(tmp_path: Path) -> None:
    record = tmp_path / "record.yaml"
    record.write_text(FINAL, "utf-8")
    ran = run("draw", str(record), "-o", str(record))
    assert ran.status == 2
    assert record.read_text("utf-8") == FINAL


def test_hostile_names_stay_text() -> None:
    hostile = "</text><script>alert(1)</script>"
    text = FINAL.replace("Talia", json.dumps(hostile))
    lines = told(text.replace("title: Rulebook", 'title: "&<\u202e"\nx-title: Rulebook'))
    assert lines[0] == "&<\\u{202e}"
    assert hostile in lines
