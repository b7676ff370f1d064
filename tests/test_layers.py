"""Imports point one way: cli, reports, adjudication and conformance, records, games, problems."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import arbcheck

PACKAGE = Path(arbcheck.__file__).parent
GAMES = {"arboretum", "avenue"}
BELOW_RECORDS = GAMES | {"problems", "interpretation", "data"}
BELOW_REPORTS = BELOW_RECORDS | {"records", "adjudication", "conformance", "decisions"}
ALLOWED = {
    "problems": set[str](),
    "interpretation": set[str](),
    "arboretum": {"problems", "interpretation"},
    "avenue": {"problems", "interpretation"},
    "records": BELOW_RECORDS,
    "adjudication": BELOW_RECORDS | {"records"},
    "conformance": BELOW_RECORDS | {"records", "adjudication", "decisions"},
    "reports": BELOW_REPORTS,
    "runs": BELOW_REPORTS | {"reports", "__version__"},
    "cli": BELOW_REPORTS | {"reports", "runs", "api"},
    "data": set[str](),
    "decisions": {"data"},
    "api": {"problems", "records", "adjudication"},
    "__init__": {"problems", "records", "adjudication", "api"},
    "__main__": {"cli"},
}
"""For each folder of the package, and each module beside them, those that it may import."""
FILES = sorted(PACKAGE.rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def home(path: Path) -> str:
    """Return the folder of a module, or its own name where it stands beside the folders."""
    return name(path).partition("/")[0].removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """Yield the folders and modules of the package that a module imports, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        modules: list[str] = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name their module in full"
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
        for module in modules:
            package, _, rest = module.partition(".")
            if package == "arbcheck":
                yield rest.partition(".")[0]


def test_every_folder_has_its_place_in_the_order() -> None:
    assert {home(path) for path in FILES} <= set(ALLOWED)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_module_imports_from_its_own_folder_and_those_below_alone(path: Path) -> None:
    assert set(imported(path)) - {home(path), "__version__"} <= ALLOWED[home(path)]


@pytest.mark.parametrize("path", [path for path in FILES if home(path) in GAMES], ids=name)
def test_a_game_neither_reads_nor_prints(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    called = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert called.isdisjoint({"print", "input"})


@pytest.mark.parametrize("path", [path for path in FILES if home(path) not in {"reports", "cli"}], ids=name)
def test_only_reports_and_commands_print(path: Path) -> None:
    names = (node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name))
    assert "print" not in names
