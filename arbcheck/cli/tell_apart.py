"""`arbcheck tell-apart`: a smallest record on which two interpretations, or one and a program, differ."""

import re
import sys

from arbcheck.cli.interpretations import fault, names_of
from arbcheck.cli.options import Line, Values
from arbcheck.cli.output import FINE, USAGE, WRONG, results, trouble
from arbcheck.cli.progress import watching
from arbcheck.conformance.apart import games, readings
from arbcheck.conformance.apart.readings import MOST_PLANTED, Limits
from arbcheck.records.reading import whole_number
from arbcheck.reports.apart_case import CANONICAL, Names, Pair
from arbcheck.reports.apart_report import Report, as_json, as_text, of_engine, of_games, of_readings
from arbcheck.reports.outcome import listed
from arbcheck.reports.terminal import shown

_SECONDS = "10"
_MOST_SECONDS = 86_400.0


def run(line: Line) -> int:
    """Look for a difference and print it as a case; returns the exit status, 1 when there is none."""
    values = line.values
    misuse = _misuse(line) or next(filter(None, (fault(names_of(side)) for side in line.files)), None)
    if misuse:
        trouble(misuse)
        return USAGE
    sides = [_misread(side) for side in line.files]
    pair = Pair(sides[0], sides[-1], values.get("engine", ""))
    of_play = games.of_play(frozenset(pair.one)) if pair.engine else ()
    if of_play:
        trouble(f"a program is asked about scores, and {listed(sorted(of_play))} is about what is legal")
        return USAGE
    report = _program(pair, values) if pair.engine else _readings(pair, values)
    if report is None:
        return USAGE
    with results(values) as stream:
        stream.write(as_json(report) if values.get("format") == "json" else as_text(report))
    return FINE if report.case else WRONG


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


def _misread(side: str) -> Names:
    return tuple(name for name in names_of(side) if name != CANONICAL)


def _limits(values: Values) -> Limits:
    given = {name: int(values[name]) for name in Limits._fields if name in values}
    limits = Limits(**given)
    return limits._replace(planted=min(limits.planted, MOST_PLANTED))


def _readings(pair: Pair, values: Values) -> Report:
    limits = _limits(values)
    one, other = frozenset(pair.one), frozenset(pair.other)
    with watching(sys.stderr) as watch:
        if games.of_play(one) != games.of_play(other):
            return of_games(pair, games.tell_apart(one, other, watch))
        found = readings.tell_apart(one, other, limits, watch)
    return of_readings(pair, found, limits, never=readings.never_differ(one, other))


def _program(pair: Pair, values: Values) -> Report | None:
    """Report on a program; None if it cannot be started."""
    from arbcheck.conformance.apart import engines
    from arbcheck.conformance.engine import Engine

    limits = _limits(values)
    try:
        with Engine(pair.engine, _seconds(values)) as engine, watching(sys.stderr) as watch:
            questions = engines.Questions(engine, frozenset(pair.one))
            told = engines.tell_apart(questions, limits, watch)
    except (OSError, ValueError) as error:
        why = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
        trouble(f"--engine: {shown(why)}")
        return None
    return of_engine(pair, told, limits, (questions.asked, questions.unsupported))
