"""`arbcheck draw`: a picture of a record's arboretums, as SVG or PNG."""

import os
import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple, cast

from arbcheck.arboretum.cards import SPECIES
from arbcheck.cli.extras import lacks
from arbcheck.cli.options import Line, Values
from arbcheck.cli.output import FINE, USAGE, WRONG, naming, results, style_of, trouble, worst
from arbcheck.cli.records import Run
from arbcheck.records.notation import read_species
from arbcheck.records.outcome import Outcome
from arbcheck.records.players import normal
from arbcheck.records.record import Record, outcome_of
from arbcheck.records.story import has_turns, outcome_after, retold, story_of
from arbcheck.reports import diagnostics, quiet
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.svg import picture
from arbcheck.reports.svg.subject import Subject, subject
from arbcheck.reports.terminal import shown

if TYPE_CHECKING:
    from arbcheck.arboretum.position import Position
    from arbcheck.arboretum.result import Result

_PNG = ".png"
_ENDINGS = (".svg", _PNG, "")
"""Endings that tell the form; a name without any gets the usual one."""
_ZOOM = "2"


class _Refusal(Exception):  # noqa: N818 - what is asked for is at fault, not the program
    """What is asked for cannot be drawn; the message says why."""


def run(line: Line) -> int:
    """Draw the record of a command line; returns the exit status. Nothing is written if it is refused."""
    values = line.values
    form = _form(values)
    if misuse := _misuse(values, form):
        trouble(misuse)
        return USAGE
    if form == "png" and lacks("png"):
        return USAGE
    judge = _Judge(int(values.get("turn", "0")))
    going = Run(line, judge)
    try:
        for outcome in _one(going):
            if outcome.status == "invalid":
                _tell(outcome, values)
            else:
                _write(_GAMES[outcome.game or ""](outcome, values), form, values)
    except _Refusal as refusal:
        trouble(str(refusal))
        return worst(going.status, USAGE)
    return going.status if going.status in (WRONG, USAGE) else FINE  # an open result is drawn as it is


def _one(going: Run) -> list[Outcome]:
    """Return the one record there is; an empty list if it cannot be opened."""
    outcomes = list(islice(going.outcomes(), 2))
    if len(outcomes) > 1:
        raise _Refusal("there are several records, and a picture shows one: choose it with --record N")
    return outcomes


def _form(values: Values) -> str:
    """Return the form that is asked for, or the one that the ending of the output tells."""
    ending = values.get("output", "").lower().endswith(_PNG)
    return values.get("format", "png" if ending else "svg")


def _misuse(values: Values, form: str) -> str | None:
    """Say what does not go together, if anything does not."""
    ending = os.path.splitext(values.get("output", "-"))[1]
    if "format" not in values and ending.lower() not in _ENDINGS:
        return f"a picture is svg or png: say with --format which one a file in {shown(ending)} is to hold"
    if form == "svg" and "zoom" in values:
        return "--zoom goes with png; an svg has no pixels"
    if form == "png" and values.get("output", "-") == "-" and sys.stdout.isatty():
        return "a terminal cannot show a png: write it to a file with -o FILE"
    return None


class _Judge:
    """Judges records for `Run`: as they ended, or as they stood after a turn."""

    def __init__(self, turn: int) -> None:
        self._turn = turn

    def __call__(self, record: Record) -> Outcome:
        """Return the outcome that is to be drawn."""
        if not self._turn or not record.is_valid or record.avenue is not None:
            return outcome_of(record)
        story = story_of(record, retold(record))
        if story is None or not has_turns(record):
            raise _Refusal("this record has no turns: --turn goes with games")
        if self._turn > story.replay.turns:
            raise _Refusal(f"there is no turn {self._turn}: the game has {count(story.replay.turns, 'turn')}")
        is_last = self._turn == story.replay.turns
        return outcome_of(record) if is_last else outcome_after(story, self._turn)


def _tell(outcome: Outcome, values: Values) -> None:
    """Print what is wrong with a record; the output of `-o` stays as it is."""
    style = style_of({}, sys.stdout)
    with results({**values, "output": "-"}) as stream:
        stream.write(f"{diagnostics.report(outcome, style)}\n{quiet.line(outcome, style)}\n")


class _Drawn(NamedTuple):
    """A picture in both its forms: for screens, and always light."""

    screen: Callable[[], str]
    paper: Callable[[], str]


def _arboretum(outcome: Outcome, values: Values) -> _Drawn:
    drawn = _subject(outcome, values)
    return _Drawn(partial(picture.screen, drawn), partial(picture.paper, drawn))


def _avenue(outcome: Outcome, values: Values) -> _Drawn:
    from arbcheck.cli.draw_sheets import sheets
    from arbcheck.reports.avenue import picture as of_sheets

    try:
        drawn = sheets(outcome, values)
    except ValueError as fault:
        raise _Refusal(str(fault)) from fault
    return _Drawn(partial(of_sheets.screen, drawn), partial(of_sheets.paper, drawn))


_GAMES: dict[str, Callable[[Outcome, Values], _Drawn]] = {"arboretum": _arboretum, "avenue": _avenue}
"""What makes a picture of a record, by the name of its game."""


def _subject(outcome: Outcome, values: Values) -> Subject:
    """Choose what is drawn of a record of Arboretum, which has a score."""
    position, result = cast("Position", outcome.position), cast("Result", outcome.result)
    name, wanted = values.get("player"), values.get("species")
    players, species = position.players, None if wanted is None else read_species(wanted)
    if name is not None and normal(name) not in players:
        raise _Refusal(f"nobody is called {shown(name)}; the players are {listed(map(shown, players))}")
    if wanted is not None and species not in position.species:
        names = listed(SPECIES[each].english for each in position.species)
        raise _Refusal(f"{shown(wanted)} is no species in play; these are: {names}")
    seat = None if name is None else players.index(normal(name))
    return subject(outcome, position, result, seat, species)


def _write(drawn: _Drawn, form: str, values: Values) -> None:
    """Write a picture in a form to where it is asked for."""
    if form == "svg":
        svg = drawn.screen()
        with results(values) as stream:
            if style_of({}, stream).encoding == "ascii":  # a picture is read as UTF-8, whatever printed it
                svg = svg.encode("ascii", "xmlcharrefreplace").decode()
            stream.write(svg)
        return
    from arbcheck.reports.png import foreign, png

    svg = drawn.paper()
    if letters := foreign(svg):
        trouble(f"drawn with fonts of this machine, and left out where they lack them: {shown(letters)}")
    content = png(svg, int(values.get("zoom", _ZOOM)))
    if values.get("output", "-") == "-":
        sys.stdout.buffer.write(content)
        return
    with naming(values["output"]), open(values["output"], "wb") as file:
        file.write(content)
