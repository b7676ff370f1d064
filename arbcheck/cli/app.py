"""All commands as typer knows them; the commonest ones can do without it (`arbcheck.__main__`)."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Annotated

import typer

from arbcheck import __version__
from arbcheck.cli import options
from arbcheck.cli.options import CORPUS, REPLAY, SCORE, VALIDATE, Line, Option, is_allowed, wanted
from arbcheck.cli.output import FINE, WRONG, guarded

app = typer.Typer(
    name="arbcheck",
    help="The referee for the card game Arboretum: checks records, replays games, scores and explains.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

Files = Annotated[
    list[str],
    typer.Argument(metavar="FILE", help="Records: files, folders, patterns, or - for standard input."),
]


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


def _valued(option: Option) -> object:
    declared: object = typer.Option(
        *option.flags,
        help=option.help,
        metavar=option.metavar,
        callback=_checked(option),
        autocompletion=lambda incomplete: [word for word in option.choices if word.startswith(incomplete)],
    )
    return declared


def _switch(option: Option) -> object:
    declared: object = typer.Option(*option.flags, help=option.help)
    return declared


def _several(option: Option) -> object:
    declared: object = typer.Option(*option.flags, help=option.help, metavar=option.metavar)
    return declared


def _joined(ids: Sequence[str] | None) -> str | None:
    """Join the ids that an option was given, as they may also be given at once; an empty one stays one."""
    return (",".join(ids) or ",") if ids else None


Output = Annotated[str | None, _valued(options.OUTPUT)]
Number = Annotated[str | None, _valued(options.RECORD)]
Color = Annotated[str | None, _valued(options.COLOR)]
Quiet = Annotated[bool, _switch(options.QUIET)]
Ascii = Annotated[bool, _switch(options.ASCII)]


def _line(files: Sequence[str], given: Mapping[str, str | bool | None]) -> Line:
    """Make the command line that `options.plain` would have read."""
    values = {name: "true" if value is True else value for name, value in given.items() if value}
    return Line(tuple(files), values)


def _end(command: Callable[[], int]) -> None:
    raise typer.Exit(guarded(command))


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


def _add_command(name: str, about: str, table: Mapping[str, Option]) -> None:
    """Add a command that goes through records and takes the options of a table."""

    def command(
        files: Files,
        format: Annotated[str | None, _valued(table["format"])] = None,  # noqa: A002 - the option's name
        quiet: Quiet = False,
        output: Output = None,
        record: Number = None,
        ascii: Ascii = False,  # noqa: A002 - the option's name
        color: Color = None,
    ) -> None:
        given = {"format": format, "quiet": quiet, "output": output, "record": record}
        line = _line(files, {**given, "ascii": ascii, "color": color})
        _end(lambda: import_module(f"arbcheck.cli.{name}").run(line))

    app.command(name, help=about)(command)


_add_command("score", "Check records, then print their scoring reports.", SCORE)
_add_command("validate", "Check records and print all that is wrong with them, nothing else.", VALIDATE)


@app.command()
def replay(  # noqa: PLR0913, PLR0917 - a parameter is an option
    files: Files,
    turn: Annotated[str | None, _valued(REPLAY["turn"])] = None,
    from_: Annotated[str | None, _valued(REPLAY["from"])] = None,
    to: Annotated[str | None, _valued(REPLAY["to"])] = None,
    player: Annotated[str | None, _valued(REPLAY["player"])] = None,
    to_position: Annotated[bool, _switch(REPLAY["to-position"])] = False,
    format: Annotated[str | None, _valued(REPLAY["format"])] = None,  # noqa: A002 - the option's name
    output: Output = None,
    record: Number = None,
    ascii: Ascii = False,  # noqa: A002 - the option's name
    color: Color = None,
) -> None:
    """Replay games turn by turn: what was drawn, planted and discarded, and the table after it."""
    from arbcheck.cli import replay as command

    given = {"turn": turn, "from": from_, "to": to, "player": player, "to-position": to_position}
    given |= {"format": format, "output": output, "record": record, "ascii": ascii, "color": color}
    _end(lambda: command.run(_line(files, given)))


@app.command()
def corpus(  # noqa: PLR0913, PLR0917 - a parameter is an option
    paths: Annotated[
        list[str] | None,
        typer.Argument(metavar="PATH", help="Files and folders of cases, not the shipped ones."),
    ] = None,
    word: Annotated[str | None, _valued(CORPUS["word"])] = None,
    rule: Annotated[list[str] | None, _several(CORPUS["rule"])] = None,
    decision: Annotated[list[str] | None, _several(CORPUS["decision"])] = None,
    code: Annotated[list[str] | None, _several(CORPUS["code"])] = None,
    format: Annotated[str | None, _valued(CORPUS["format"])] = None,  # noqa: A002 - the option's name
    engine: Annotated[str | None, _valued(CORPUS["engine"])] = None,
    timeout: Annotated[str | None, _valued(CORPUS["timeout"])] = None,
    new: Annotated[str | None, _valued(CORPUS["new"])] = None,
    under: Annotated[list[str] | None, _several(CORPUS["under"])] = None,
    matrix: Annotated[bool, _switch(CORPUS["matrix"])] = False,
    coverage: Annotated[bool, _switch(CORPUS["coverage"])] = False,
    record: Number = None,
    output: Output = None,
    color: Color = None,
) -> None:
    """Run the cases of a corpus, under misreadings too, or hold another program against them."""
    from arbcheck.cli import corpus as command

    given = {"coverage": coverage, "word": word, "format": format, "engine": engine, "timeout": timeout}
    given |= {"new": new, "record": record, "output": output, "color": color, "matrix": matrix}
    given |= {"rule": _joined(rule), "decision": _joined(decision), "code": _joined(code)}
    given |= {"under": _joined(under)}
    _end(lambda: command.run(_line(paths or [], given)))


@app.command()
def explain(
    id: Annotated[  # noqa: A002 - the argument's name
        str | None,
        typer.Argument(
            metavar="ID", help="A rule (R11), decision (D-004), code (ARB204) or misreading (one-wins)."
        ),
    ] = None,
) -> None:
    """Explain a rule, a decision, a diagnostic or a misreading; without an ID list them all."""
    from arbcheck.cli import explain as command

    _end(lambda: command.run(id))


@app.command()
def schema(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="Which schema.")] = None,
) -> None:
    """Print a JSON Schema, for editors; without a NAME list them all."""
    from arbcheck.cli import schema as command

    _end(lambda: command.run(name))


@app.command()
def fmt(
    files: Files,
    check: Annotated[
        bool, typer.Option("--check", help="Name the files that are not tidy; exit status 1 if there is one.")
    ] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Print what would change.")] = False,
    write: Annotated[bool, typer.Option("--write", help="Change the files; print their names.")] = False,
    canonical: Annotated[
        bool, typer.Option("--canonical", help="Print the canonical form instead, without comments.")
    ] = False,
    output: Output = None,
) -> None:
    """Tidy the text of records and keep their comments; without an option print the tidied text."""
    from arbcheck.cli import fmt as command

    given = {"check": check, "diff": diff, "write": write, "canonical": canonical, "output": output}
    _end(lambda: command.run(_line(files, given)))


_PLAYERS = Option(("--players",), "For how many players, if they are not named.", "N", ("2", "3", "4"))
_EDITION = Option(("--edition",), "The edition: 2018 or 2015.", "YEAR", ("2018", "2015"))


@app.command()
def new(
    names: Annotated[list[str] | None, typer.Argument(metavar="NAME", help="The players.")] = None,
    players: Annotated[str | None, _valued(_PLAYERS)] = None,
    game: Annotated[
        bool, typer.Option("--game/--position", help="A game, turn by turn, or the end of one.")
    ] = False,
    edition: Annotated[str | None, _valued(_EDITION)] = None,
    output: Output = None,
) -> None:
    """Print the commented skeleton of a record, ready to be filled in."""
    from arbcheck.cli import new as command

    wish = command.Wish("game" if game else "position", int(players or 0), int(edition or 2018))
    _end(lambda: command.run(names or [], wish, output or "-"))
