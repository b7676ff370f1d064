"""Modules and functions stay small, and their names are the game's words."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import arbcheck

PACKAGE = Path(arbcheck.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))
every_module = pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


@every_module
def test_a_module_has_fewer_than_300_lines(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) < 300


@every_module
def test_a_function_has_fewer_than_40_lines(path: Path) -> None:
    lines = {each.name: (each.end_lineno or 0) - each.lineno + 1 for each in functions(path)}
    assert {name: count for name, count in lines.items() if count >= 40} == {}


@every_module
def test_a_module_is_named_after_what_it_is_about(path: Path) -> None:
    assert not {"utils", "util", "helpers", "helper", "common", "manager", "misc"} & set(path.stem.split("_"))


@every_module
def test_a_module_says_what_it_is_about(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text("utf-8")))


@every_module
def test_nothing_speaks_of_the_machine_on_which_it_was_written(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not [word for word in ("/work/", "/tmp/", "/home/", "../shared") if word in text]  # noqa: S108


@every_module
def test_no_function_of_a_package_has_the_name_of_a_module_below(path: Path) -> None:
    """Importing the module would put it in the place of the function."""
    if path.stem == "__init__":
        below = {each.stem for each in path.parent.glob("*.py")} | {
            each.name for each in path.parent.iterdir()
        }
        assert {function.name for function in functions(path)}.isdisjoint(below)
