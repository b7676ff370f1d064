"""What a command line may say, and the plainest way of saying it read without typer.

`plain` reads a line that uses nothing but what a table of options lists, each in its own word, with its value
in the next. Every other line goes to typer, which takes names, choices and texts from the same tables. typer
alone takes longer to load than most commands take to work.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from arbcheck.records.reading import whole_number


class Option(NamedTuple):
    """An option: how it is written, what it says; without ``metavar`` it is a switch.

    With ``joined`` it may be given several times: the values are joined by that text.
    """

    flags: tuple[str, ...]
    help: str
    metavar: str = ""
    choices: tuple[str, ...] = ()
    joined: str = ""


class Argument(NamedTuple):
    """What stands in a command line without an option: its name, what it says, how many there may be."""

    metavar: str
    help: str
    least: int = 0
    most: int = 1_000_000


class Command(NamedTuple):
    """A command, of which the module `arbcheck.cli.MODULE` has a function ``run`` that takes its Line."""

    module: str
    about: str
    options: Mapping[str, Option]
    argument: Argument | None = None


Values = dict[str, str]
"""Options that were given, by their names in a table; a switch has the value "true"."""


class Line(NamedTuple):
    """A command line: the inputs it names and the options it gives."""

    files: tuple[str, ...]
    values: Values


def plain(arguments: Sequence[str], command: Command) -> Line | None:
    """Read the arguments of a command; None when they are anything but plain, or wrong."""
    table = command.options
    names = {flag: name for name, option in table.items() for flag in option.flags}
    files: list[str] = []
    values: Values = {}
    left = iter(arguments)
    for argument in left:
        if argument == "-" or not argument.startswith("-"):
            files.append(argument)
            continue
        name = names.get(argument)
        if name is None or (name in values and not table[name].joined):
            return None
        value = next(left, "") if table[name].metavar else "true"
        if not is_allowed(table[name], value):
            return None
        values[name] = table[name].joined.join((values[name], value)) if name in values else value
    least, most = (command.argument.least, command.argument.most) if command.argument else (0, 0)
    return Line(tuple(files), values) if least <= len(files) <= most else None


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
    return option.metavar == "N" and not option.choices
