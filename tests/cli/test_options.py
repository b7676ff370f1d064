from collections.abc import Mapping
from importlib import import_module
from itertools import chain
from typing import Any
from unittest.mock import patch

import pytest
import typer
from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.cli import app
from arbcheck.cli.commands import COMMANDS, RECORD
from arbcheck.cli.options import Command, Line, Option, is_allowed, plain, wanted
from tests.cli.command import run

SCORE, VALIDATE = COMMANDS["score"], COMMANDS["validate"]
TABLES = {name: command.options for name, command in COMMANDS.items()}
each_table = pytest.mark.parametrize(("command", "table"), TABLES.items(), ids=TABLES)


def parameters(command: str) -> dict[str, Any]:
    """Return what typer takes for a command, by name."""
    group: Any = typer.main.get_command(app.app)
    return {parameter.name: parameter for parameter in group.commands[command].params}


@each_table
def test_typer_takes_the_options_of_the_table_and_no_others(
    command: str, table: Mapping[str, Option]
) -> None:
    words = [{"from": "from_"}.get(name, name.replace("-", "_")) for name in table]
    assert list(parameters(command)) == [*["files"] * bool(COMMANDS[command].argument), *words]


@each_table
def test_typer_writes_each_option_and_its_help_as_the_table_does(
    command: str, table: Mapping[str, Option]
) -> None:
    for name, option in table.items():
        declared = parameters(command)[{"from": "from_"}.get(name, name.replace("-", "_"))]
        assert (declared.opts, declared.help) == (list(option.flags), option.help)
        assert declared.is_flag is (not option.metavar)
        assert not option.metavar or declared.metavar == option.metavar
        assert declared.secondary_opts == []
        assert declared.multiple is bool(option.joined)


@each_table
def test_help_shows_every_option_of_the_table(command: str, table: Mapping[str, Option]) -> None:
    told = run(command, "--help")
    assert told.status == 0
    for option in table.values():
        assert all(flag in told.out for flag in option.flags)


@each_table
def test_typer_takes_the_choices_of_the_table(command: str, table: Mapping[str, Option]) -> None:
    for option in table.values():
        for choice in option.choices:
            assert parsed(command, [option.flags[0], choice, "--", "a.yaml"]) is not None
        if option.choices:
            assert run(command, option.flags[0], "crayon", "a.yaml").status == 2


@each_table
def test_the_shell_completes_the_choices_of_the_table(
    command: str, table: Mapping[str, Option], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_ARBCHECK_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_CWORD", "3")
    for option in table.values():
        if option.choices:
            monkeypatch.setenv("COMP_WORDS", f"arbcheck {command} {option.flags[0]} {option.choices[-1][0]}")
            assert option.choices[-1] in run().out.split()


def parsed(command: str, arguments: list[str]) -> Line | None:
    """Return the command line that typer makes of arguments; None if it refuses them."""
    lines: list[Line] = []

    def note(line: Line) -> int:
        lines.append(line)
        return 0

    with patch.object(import_module(f"arbcheck.cli.{COMMANDS[command].module}"), "run", note):
        status = run(command, *arguments).status
    assert status in (0, 2)
    return lines[0] if lines else None


WORDS = [
    *[flag for option in VALIDATE.options.values() for flag in option.flags],
    *[choice for option in VALIDATE.options.values() for choice in option.choices],
    *[
        "0",
        "1",
        "12",
        "01",
        "-",
        "--",
        "",
        "a.yaml",
        "b c.json",
        "--form",
        "-fjson",
        "-qo",
        "-x",
        "--record=1",
    ],
]


@given(st.sampled_from(["score", "validate"]), st.lists(st.sampled_from(WORDS), max_size=6))
@settings(deadline=None, max_examples=150)
def test_what_is_read_without_typer_means_the_same_to_typer(command: str, arguments: list[str]) -> None:
    line = plain(arguments, COMMANDS[command])
    if line is not None:
        group: Any = typer.main.get_command(app.app)
        context = group.commands[command].make_context(command, list(arguments))
        taken = context.params
        assert line.files == tuple(taken.pop("files"))
        given_values = {
            name.replace("_", "-"): "true" if value is True else value
            for name, value in taken.items()
            if value
        }
        assert line.values == given_values


def test_a_plain_line_names_files_and_options() -> None:
    line = plain(["-q", "a.yaml", "--record", "2", "-", "-o", "out.txt"], SCORE)
    assert line == Line(("a.yaml", "-"), {"quiet": "true", "record": "2", "output": "out.txt"})


def test_a_plain_line_may_give_all_options() -> None:
    for command in COMMANDS.values():
        given = {
            name: (option.choices or ("1",))[0] if option.metavar else "true"
            for name, option in command.options.items()
        }
        words = [
            [command.options[name].flags[0], value][: 1 + bool(command.options[name].metavar)]
            for name, value in given.items()
        ]
        assert plain([*chain.from_iterable(words), "a.yaml"], command) == Line(("a.yaml",), given)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["a.yaml", "-h"],
        ["--format=json", "a.yaml"],
        ["-fjson", "a.yaml"],
        ["-qo", "out.txt", "a.yaml"],
        ["--form", "json", "a.yaml"],
        ["-q", "-q", "a.yaml"],
        ["--format", "text", "-f", "json", "a.yaml"],
        ["--", "a.yaml"],
        ["a.yaml", "--format"],
        ["a.yaml", "--format", "pdf"],
        ["a.yaml", "--record", "0"],
        ["a.yaml", "-o", ""],
        ["a.yaml", "--no-quiet"],
        ["-q"],
        [],
    ],
    ids=" ".join,
)
def test_any_other_way_of_writing_a_line_is_left_to_typer(arguments: list[str]) -> None:
    assert plain(arguments, SCORE) is None


def test_score_does_not_write_what_validate_alone_can() -> None:
    assert plain(["-f", "sarif", "a.yaml"], SCORE) is None
    assert plain(["-f", "sarif", "a.yaml"], VALIDATE) is not None


def test_typer_reads_the_other_ways_of_writing_a_line() -> None:
    line = Line(("a.yaml",), {"format": "json", "quiet": "true"})
    assert parsed("score", ["--format=json", "-q", "a.yaml"]) == line
    assert parsed("score", ["-fjson", "-q", "-q", "--", "a.yaml"]) == line
    assert parsed("score", ["-qf", "json", "a.yaml"]) == line


@pytest.mark.parametrize("number", ["1", "12", "999999999"])
def test_records_are_counted_from_one(number: str) -> None:
    assert is_allowed(RECORD, number)


@pytest.mark.parametrize("number", ["0", "-1", "01", "+1", "1.0", "one", "", "٣", "1" * 10, "1" * 5000])
def test_a_record_has_a_whole_number_in_the_plain_form(number: str) -> None:
    assert not is_allowed(RECORD, number)
    assert run("score", "a.yaml", "--record", number).status == 2


def test_a_value_that_is_not_allowed_is_told_with_those_that_are() -> None:
    words = " ".join(run("score", "a.yaml", "--color", "blue").err.replace("│", "").split())
    assert "this takes auto or always or never, not 'blue'" in words
    assert wanted(RECORD) == "a whole number from 1 on"
    assert wanted(SCORE.options["output"]) == "the name of a file"


def test_an_option_that_may_be_repeated_joins_its_values() -> None:
    words = ["--rule", "R3", "--matrix", "--rule", "R4"]
    line = Line((), {"rule": "R3,R4", "matrix": "true"})
    assert plain(words, COMMANDS["corpus"]) == line
    assert parsed("corpus", [*words, "--"]) == line
    assert parsed("corpus", ["--rule", "", "--"]) == Line((), {"rule": ","})


def test_a_command_without_an_argument_takes_none() -> None:
    command = Command("score", "", {})
    assert plain([], command) == Line((), {})
    assert plain(["a.yaml"], command) is None


def test_a_command_may_take_one_word_or_none() -> None:
    assert parsed("explain", ["R3", "--"]) == plain(["R3"], COMMANDS["explain"]) == Line(("R3",), {})
    assert parsed("explain", ["--"]) == plain([], COMMANDS["explain"]) == Line((), {})
    assert plain(["R3", "R4"], COMMANDS["explain"]) is None
