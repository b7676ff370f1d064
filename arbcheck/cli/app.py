"""All commands as typer knows them; a plain line can do without it (`arbcheck.__main__`)."""

import inspect
from collections.abc import Callable, Sequence
from importlib import import_module
from keyword import iskeyword
from typing import Annotated

import typer

from arbcheck import __version__
from arbcheck.cli.commands import COMMANDS
from arbcheck.cli.options import Argument, Command, Line, Option, is_allowed, wanted
from arbcheck.cli.output import FINE, WRONG, guarded

app = typer.Typer(
    name="arbcheck",
    help="The referee for the card game Arboretum: checks records, replays games, scores and explains.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # what draws the boxes takes longer to load than all else
)


def run(arguments: Sequence[str]) -> int:
    """Run a command line; returns the exit status."""
    status: object = FINE
    try:
        app(args=list(arguments), prog_name="arbcheck")
    except SystemExit as end:
        status = end.code
    return status if isinstance(status, int) else WRONG


def _checked(option: Option) -> Callable[[str | None], str | None]:
    def check(value: str | None) -> str | None:
        if value is not None and not is_allowed(option, value):
            raise typer.BadParameter(f"this takes {wanted(option)}, not {value!r}")
        return value

    return check


def _declared(option: Option) -> tuple[object, object]:
    """Return an option's type for typer, and its default."""
    if not option.metavar:
        return Annotated[bool, typer.Option(*option.flags, help=option.help)], False
    if option.joined:
        several = typer.Option(*option.flags, help=option.help, metavar=option.metavar)
        return Annotated[list[str] | None, several], None
    one = typer.Option(
        *option.flags,
        help=option.help,
        metavar=option.metavar,
        callback=_checked(option),
        autocompletion=lambda incomplete: [word for word in option.choices if word.startswith(incomplete)],
    )
    return Annotated[str | None, one], None


def _stated(argument: Argument) -> tuple[object, object]:
    """Return an argument's type for typer, and its default."""
    told = typer.Argument(metavar=argument.metavar, help=argument.help)
    if argument.most == 1:
        return Annotated[str | None, told], None
    if argument.least:
        return Annotated[list[str], told], inspect.Parameter.empty
    return Annotated[list[str] | None, told], None


def _word(name: str) -> str:
    """Return what an option is called as a parameter."""
    word = name.replace("-", "_")
    return f"{word}_" if iskeyword(word) else word


def _value(option: Option, given: object) -> str | None:
    """Return an option's value as `options.plain` would have read it."""
    if isinstance(given, list):
        return option.joined.join(given) or option.joined if given else None
    return "true" if given is True else given if isinstance(given, str) and given else None


def _line(command: Command, given: dict[str, object]) -> Line:
    """Make the command line that `options.plain` would have read."""
    stated = given.get("files")
    files = stated if isinstance(stated, list) else [stated] if isinstance(stated, str) else []
    read = {name: _value(option, given[_word(name)]) for name, option in command.options.items()}
    return Line(tuple(files), {name: value for name, value in read.items() if value is not None})


def _add(name: str, command: Command) -> None:
    """Give typer a function with a parameter for each option of a command; it reads its signature."""

    def called(**given: object) -> None:
        line = _line(command, given)
        raise typer.Exit(guarded(lambda: import_module(f"arbcheck.cli.{command.module}").run(line)))

    types = {"files": _stated(command.argument)} if command.argument else {}
    types |= {_word(option): _declared(told) for option, told in command.options.items()}
    parameters = [
        inspect.Parameter(word, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)
        for word, (kind, default) in types.items()
    ]
    called.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    called.__annotations__ = {word: kind for word, (kind, _) in types.items()}
    app.command(name, help=command.about)(called)


def _version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it with the switch
    if wanted:
        typer.echo(f"arbcheck {__version__}")
        raise typer.Exit


@app.callback()
def _arbcheck(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


for _name, _command in COMMANDS.items():
    _add(_name, _command)
