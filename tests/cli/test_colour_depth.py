"""How many colours a terminal has, and whether it has the letters for marks."""

import io

import pytest

from arbcheck.cli.output import style_of
from arbcheck.reports.terminal import PLAIN
from tests.cli.command import RULEBOOK, run
from tests.cli.test_output import Terminal


@pytest.fixture(autouse=True)
def _colours_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "COLORTERM", "TERM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("environment", "depth"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "true"),
        ({"TERM": "xterm", "COLORTERM": "24bit"}, "true"),
        ({"TERM": "xterm-direct"}, "true"),
        ({"TERM": "xterm-256color"}, "256"),
        ({"TERM": "screen-256color", "COLORTERM": "yes"}, "256"),
        ({"TERM": "xterm"}, "16"),
        ({"TERM": "linux"}, "16"),
        ({}, "16"),
        ({"TERM": "dumb"}, ""),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, ""),
    ],
    ids=str,
)
def test_a_terminal_tells_how_many_colours_it_has(
    environment: dict[str, str], depth: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in environment.items():
        monkeypatch.setenv(name, text)
    assert style_of({}, Terminal()).depth == depth


def test_what_is_no_terminal_is_drawn_plain() -> None:
    assert style_of({}, io.StringIO()) == PLAIN


def test_the_console_does_not_have_the_letters_for_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    assert style_of({}, Terminal()).marks
    monkeypatch.setenv("TERM", "linux")
    assert not style_of({}, Terminal()).marks


def test_ascii_has_colours_but_no_marks() -> None:
    style = style_of({"ascii": "true"}, Terminal())
    assert (style.depth, style.marks) == ("16", False)
    told = run("score", RULEBOOK, "--color", "always", "--ascii").out
    assert told.isascii()
    assert "\x1b[1;33mOa6\x1b[0m" in told


def test_colours_may_be_asked_for_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    assert "\x1b[1;38;2;164;104;59m●Oa6\x1b[0m" in run("score", RULEBOOK, "--color", "always").out
    assert "\x1b" not in run("score", RULEBOOK).out
