"""Records whose outcomes the reports draw."""

import random
from textwrap import dedent

from arbcheck import data
from arbcheck.arboretum.position import Hand, Position
from arbcheck.arboretum.result import Result
from arbcheck.problems import Problem, Span
from arbcheck.records.document import Origin
from arbcheck.records.loading import load_text
from arbcheck.records.record import outcome_of, read_record
from arbcheck.reports.outcome import OpenPlace, Outcome
from tests.oracle.boards import grid, hand
from tests.oracle.scoring import score, score_open

TRIO = ("Talia", "Jonte", "Rina")
EIGHT = ("blue-spruce", "cassia", "dogwood", "jacaranda", "maple", "oak", "royal-poinciana", "willow")
SIX = ("cassia", "dogwood", "jacaranda", "maple", "oak", "willow")
TITLE = "Rulebook hands of the 2018 edition, with arboretums for all three"


def rulebook(players: tuple[str, ...] = TRIO) -> Position:
    """Return the rulebook's hands of 2018 with arboretums for all three players, worked by hand."""
    return Position(
        players=players,
        species=EIGHT,
        edition=2018,
        hands=(
            hand("Ja7 Ma6 Ma7 Oa3 Oa8 Rp1 Rp5"),
            hand("Bs4 Ca6 Ja2 Ja5 Ma4 Ma5 Rp3"),
            hand("Ca5 Do2 Oa7 Rp8 Wi1 Wi3 Wi8"),
        ),
        arboretums=(
            grid("Oa6 Oa5 Oa4 Oa1", "Ja8 Rp2 Ja3 Wi6", "Do3 .   Rp6 ."),
            grid("Bs1 Bs2 Bs3", "Ja1 Ma3 Bs5", "Ja4 Ca7 Ja6"),
            grid("Do1 Wi2 Ca3", "Do4 Wi4 Wi5", "Do8 Ca8 Wi7"),
        ),
        discards=(None, None, None),
        finished=True,
    )


def duel(
    hands: tuple[Hand, Hand],
    boards: tuple[tuple[str, ...], tuple[str, ...]],
    players: tuple[str, str] = ("Talia", "Jonte"),
) -> Position:
    """Return a finished position of two players, from hands and the rows of their arboretums."""
    return Position(players, SIX, 2018, hands, (grid(*boards[0]), grid(*boards[1])), (None, None), True)


def seeded(seed: int | str) -> random.Random:
    """Return the generator of a position that is always the same."""
    return random.Random(seed)  # noqa: S311 - for boards, not for secrets


def outcome(
    position: Position,
    status: str = "final",
    *,
    result: Result | None = None,
    title: str | None = None,
    problems: tuple[Problem, ...] = (),
) -> Outcome:
    """Return the outcome of a complete position, scored by the oracle unless a result is given."""
    return Outcome(
        file="game.yaml",
        record=1,
        game="arboretum",
        title=title,
        status=status,
        position=position,
        result=result or score(position),
        problems=problems,
    )


def opened(position: Position) -> Outcome:
    """Return the outcome of a position with unknown cards in hand."""
    places = [
        OpenPlace(player, "hand", cards.count(None))
        for player, cards in zip(position.players, position.hands, strict=True)
        if None in cards
    ]
    return outcome(position, "open", result=score_open(position))._replace(open=tuple(places))


def avenue() -> Outcome:
    """Return the outcome of Avenue's worked example, the first case of its file."""
    with open(data.path("corpus", "avenue", "rulebook", "worked-example.yaml"), encoding="utf-8") as file:
        record = file.read().partition("record:\n")[2].partition("expect:")[0]
    return outcome_of(read_record(load_text(dedent(record), Origin("avenue.yaml", "yaml"))))


def checked(status: str, *problems: Problem) -> Outcome:
    """Return the outcome of a record that was not scored; its file is ``LINES``."""
    return Outcome(
        "game.yaml", 1, "arboretum", None, status, problems=problems, source=lambda line: LINES[line - 1]
    )


LINES = (
    "arbcheck: 1",
    "players: [Talia, Jonte]",
    "end:",
    "  Talia:",
    "    arboretum: |",
    "      Oa1 Oa4",
    "\t- {card: Oa4, at: [0, 0]}",
    "田中さくら: Oa9 # a na\x1b[31mme",
    "x" * 500 + "HERE" + "y" * 500,
    "",
)

SAME_CELL = Problem(
    "ARB204",
    "Oa4 is planted where Oa1 lies",
    Span(7, 11, 3),
    "Give every card a cell of its own.",
    "R7",
    "error",
    ((Span(6, 7, 3), "first planted here"),),
)
UNKNOWN_KEY = Problem("ARB101", "unknown key", Span(9, 501, 4), "", None, "error")
SLIP = Problem("ARB301", "Jonte plays, but it is Talia's turn", Span(2, 18, 5), "", "R3", "warning")
