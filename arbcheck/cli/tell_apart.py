"""`arbcheck tell-apart`: a smallest record on which two interpretations, or one and a program, differ."""

import re
import sys

from arbcheck.cli.apart_games import GAMES, limits
from arbcheck.cli.interpretations import fault, mixed, names_of
from arbcheck.cli.options import Line, Values
from arbcheck.cli.output import FINE, USAGE, WRONG, results, trouble
from arbcheck.cli.progress import watching
from arbcheck.conformance.catalogue import game_of
from arbcheck.problems import reason
from arbcheck.records.reading import whole_number
from arbcheck.reports.apart_pair import CANONICAL, Pair, Report, as_json, as_text
from arbcheck.reports.outcome import listed
from arbcheck.reports.terminal import shown

_SECONDS = "10"
_MOST_SECONDS = 86_400.0


def run(line: Line) -> int:
    """Look for a difference and print it as a case; returns the exit status, 1 when there is none."""
    values = line.values
    sides = [names_of(side) for side in line.files]
    misuse = _misuse(line) or next(filter(None, map(fault, sides)), None) or mixed(sides)
    if misuse:
        trouble(misuse)
        return USAGE
    one, *others = (tuple(name for name in side if name != CANONICAL) for side in sides)
    pair = Pair(one, others[0] if others else one, values.get("engine", ""))
    game = next(map(game_of, (*pair.one, *pair.other)), next(iter(GAMES)))
    lacks = next((name for name in GAMES[game].lacks if name in values), None)
    if lacks:
        trouble(f"--{lacks} does not go with misreadings of {game.capitalize()}: {GAMES[game].lacks[lacks]}")
        return USAGE
    report = _program(pair, values) if pair.engine else _readings(game, pair, values)
    if report is None:
        return USAGE
    with results(values) as stream:
        stream.write(as_json(report) if values.get("format") == "json" else as_text(report))
    return FINE if report.case else WRONG


def _readings(game: str, pair: Pair, values: Values) -> Report:
    with watching(sys.stderr) as watch:
        return GAMES[game].search(pair, values, watch)


def _misuse(line: Line) -> str | None:
    """Say what is wrong with the command line, if something is."""
    values = line.values
    if len(line.files) != (1 if "engine" in values else 2):
        return "tell-apart takes two interpretations, or one and --engine"
    if "timeout" in values and "engine" not in values:
        return "--timeout goes with --engine"
    if not 0 < _seconds(values) <= _MOST_SECONDS:
        return "--timeout takes a number of seconds, such as 10 or 0.5"
    seed = whole_number(values.get("seed", "0"))
    if seed is None or seed < 0:
        return "--seed takes a whole number from 0 on"
    return None


def _seconds(values: Values) -> float:
    """Return the seconds for an answer; 0 for what is no plain number."""
    text = values.get("timeout", _SECONDS)
    return float(text) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) else 0.0


def _program(pair: Pair, values: Values) -> Report | None:
    """Report on a program; None if it cannot be asked, or not be started."""
    from arbcheck.conformance.apart import engines, games
    from arbcheck.conformance.engine import Engine
    from arbcheck.reports.apart_report import of_engine

    reading, how_far = frozenset(pair.one), limits(values)
    of_play = games.of_play(reading)
    if of_play:
        trouble(f"a program is asked about scores, and {listed(sorted(of_play))} is about what is legal")
        return None
    try:
        with Engine(pair.engine, _seconds(values)) as engine, watching(sys.stderr) as watch:
            questions = engines.Questions(engine, reading)
            told = engines.tell_apart(questions, how_far, watch)
    except (OSError, ValueError) as error:
        why = f"{error.filename}: {reason(error)}" if isinstance(error, OSError) else str(error)
        trouble(f"--engine: {shown(why)}")
        return None
    return of_engine(pair, told, how_far, (questions.asked, questions.unsupported))
