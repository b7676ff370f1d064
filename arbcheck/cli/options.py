"""The options of the commonest commands, in one table for both ways into them.

`arbcheck score FILE` does not wait for typer: `plain` reads a command line that uses nothing but what is
tabled here, in the plainest way of writing it. Every other line goes to typer, which takes names, choices
and texts from the same table.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from arbcheck.records.reading import whole_number


class Option(NamedTuple):
    """An option: how it is written, what it says; without ``metavar`` it is a switch."""

    flags: tuple[str, ...]
    help: str
    metavar: str = ""
    choices: tuple[str, ...] = ()


QUIET = Option(("--quiet", "-q"), "Print one line a record.")
OUTPUT = Option(("--output", "-o"), "Write to this file instead of standard output.", "FILE")
RECORD = Option(("--record",), "Take only the record with this number of each file, from 1.", "N")
ASCII = Option(("--ascii",), "Use plain ASCII only.")
COLOR = Option(("--color",), "Use colour: auto, always or never.", "WHEN", ("auto", "always", "never"))


def _format(*choices: str) -> Option:
    return Option(("--format", "-f"), f"The form of the report: {', '.join(choices)}.", "FORM", choices)


_SHARED = {"quiet": QUIET, "output": OUTPUT, "record": RECORD, "ascii": ASCII, "color": COLOR}
SCORE: Mapping[str, Option] = {"format": _format("text", "json"), **_SHARED}
VALIDATE: Mapping[str, Option] = {"format": _format("text", "json", "github", "sarif"), **_SHARED}
REPLAY: Mapping[str, Option] = {
    "format": _format("text", "json"),
    "turn": Option(("--turn",), "Show this turn alone, counted over all players from 1.", "N"),
    "from": Option(("--from",), "Begin with this turn.", "N"),
    "to": Option(("--to",), "End with this turn.", "N"),
    "player": Option(("--player",), "Show what this player could see.", "NAME"),
    "to-position": Option(("--to-position",), "Print the end, or the table after --turn, as a record."),
    "output": OUTPUT,
    "record": RECORD,
    "ascii": ASCII,
    "color": COLOR,
}
CORPUS: Mapping[str, Option] = {
    "word": Option(("-k",), "Only cases with this in the id or the title.", "WORD"),
    "rule": Option(("--rule",), "Only cases about this rule; may be given several times.", "ID"),
    "decision": Option(("--decision",), "Only cases about this decision.", "ID"),
    "code": Option(("--code",), "Only cases that expect this diagnostic.", "ID"),
    "format": _format("text", "json", "junit", "markdown"),
    "engine": Option(("--engine",), "Hold this program against the cases instead.", "CMD"),
    "timeout": Option(("--timeout",), "How long the program may take for an answer (10).", "SECONDS"),
    "new": Option(("--new",), "Print the record of this file as a case, with computed values.", "FILE"),
    "under": Option(
        ("--under",), "Show what changes under this misreading; may be given several times.", "ID"
    ),
    "matrix": Option(("--matrix",), "List which cases tell which misreading apart."),
    "coverage": Option(("--coverage",), "List what the cases cover, and what they do not."),
    "record": RECORD,
    "output": OUTPUT,
    "color": COLOR,
}

Values = dict[str, str]
"""Options that were given, by their names in a table; a switch has the value "true"."""


class Line(NamedTuple):
    """A command line: the inputs it names and the options it gives."""

    files: tuple[str, ...]
    values: Values


def plain(arguments: Sequence[str], table: Mapping[str, Option]) -> Line | None:
    """Read the arguments of a command; None when they are anything but plain, or wrong."""
    names = {flag: name for name, option in table.items() for flag in option.flags}
    files: list[str] = []
    values: Values = {}
    left = iter(arguments)
    for argument in left:
        if argument == "-" or not argument.startswith("-"):
            files.append(argument)
            continue
        name = names.get(argument)
        if name is None or name in values:
            return None
        value = next(left, "") if table[name].metavar else "true"
        if not is_allowed(table[name], value):
            return None
        values[name] = value
    return Line(tuple(files), values) if files else None


def is_allowed(option: Option, value: str) -> bool:
    """Say whether a value is one that the option takes."""
    if _counts(option):
        number = whole_number(value)
        return number is not None and number > 0
    return bool(value) and (not option.choices or value in option.choices)


def wanted(option: Option) -> str:
    """Say in words which values an option takes."""
    if _counts(option):
        return "a whole number from 1 on"
    return " or ".join(option.choices) or _WANTED.get(option.metavar, "a text")


_WANTED = {"FILE": "the name of a file", "NAME": "the name of a player"}


def _counts(option: Option) -> bool:
    return option.metavar == RECORD.metavar and not option.choices
