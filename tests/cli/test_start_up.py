"""What a plain `score` or `validate` of a sound record loads: what is typed most often starts quickly.

Not counted is what PyYAML loads itself, which every run needs: base64 and datetime among others.
"""

import subprocess
import sys

import pytest

from tests.cli.command import FAULTY, RULEBOOK

SLOW = """
ast argparse asyncio attrs click concurrent dataclasses difflib email fnmatch glob importlib.metadata
importlib.resources inspect jinja2 jsonschema jsonschema_rs logging markupsafe multiprocessing pathlib
pydantic random referencing rich shellingham shutil socket subprocess tempfile threading tomllib typer
unicodedata wcwidth
"""
"""What such a run must not load."""
READING = """
arbcheck arbcheck.__main__ arbcheck.data
arbcheck.cli arbcheck.cli.commands arbcheck.cli.options arbcheck.cli.output arbcheck.cli.records
arbcheck.problems arbcheck.problems.problem
arbcheck.arboretum arbcheck.arboretum.board arbcheck.arboretum.cards arbcheck.arboretum.checks
arbcheck.arboretum.editions arbcheck.arboretum.growth arbcheck.arboretum.legality
arbcheck.arboretum.number_checks arbcheck.arboretum.paths
arbcheck.arboretum.position arbcheck.arboretum.reachable arbcheck.arboretum.result arbcheck.arboretum.rights
arbcheck.arboretum.scoring arbcheck.arboretum.setup_checks
arbcheck.records arbcheck.records.arboretum arbcheck.records.card_lists arbcheck.records.document
arbcheck.records.grids arbcheck.records.header arbcheck.records.lines arbcheck.records.loading
arbcheck.records.marks arbcheck.records.notation arbcheck.records.outcome arbcheck.records.players
arbcheck.records.positions arbcheck.records.quick arbcheck.records.quick.grids arbcheck.records.quick.shape
arbcheck.records.quick.yaml_tree arbcheck.records.reading arbcheck.records.record arbcheck.records.schema
arbcheck.records.sections arbcheck.records.sources arbcheck.records.stream arbcheck.records.trouble
arbcheck.records.yaml_parser
arbcheck.reports arbcheck.reports.outcome arbcheck.reports.terminal
"""
"""The modules of arbcheck that reading and checking an end position takes."""
SCORING = """
arbcheck.cli.score arbcheck.reports.arboretum arbcheck.reports.games arbcheck.reports.names
arbcheck.reports.path_words arbcheck.reports.rights_words arbcheck.reports.text arbcheck.reports.text_boards
arbcheck.reports.text_head arbcheck.reports.text_players arbcheck.reports.text_rights arbcheck.reports.verdict
"""
JSON = "arbcheck.reports.arboretum arbcheck.reports.games arbcheck.reports.json_report"
VALIDATING = "arbcheck.cli.validate arbcheck.reports.diagnostics"

PROGRAM = """
import sys
sys.path[:0] = {path!r}
import yaml
before = set(sys.modules)
from arbcheck.__main__ import main
status = main()
sys.stderr.write(" ".join(set(sys.modules) - before))
sys.exit(status)
"""


def loaded(*arguments: str, given: str = "", status: int = 0) -> set[str]:
    """Return the modules that a command line loads besides the libraries that every run needs."""
    told = subprocess.run(
        [sys.executable, "-I", "-X", "utf8", "-c", PROGRAM.format(path=sys.path), *arguments],
        input=given,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert told.returncode == status
    return set(told.stderr.split())


def own(modules: set[str]) -> set[str]:
    return {name for name in modules if name.partition(".")[0] == "arbcheck"}


@pytest.mark.parametrize(("command", "more"), [("score", SCORING), ("validate", VALIDATING)])
def test_a_plain_line_loads_what_it_needs_and_no_more(command: str, more: str) -> None:
    modules = loaded(command, RULEBOOK)
    assert modules & set(SLOW.split()) == set()
    assert own(modules) == set(READING.split()) | set(more.split())


def test_a_report_as_json_loads_no_report_as_text() -> None:
    modules = loaded("score", "-f", "json", RULEBOOK)
    assert modules & set(SLOW.split()) == set()
    assert own(modules) == {*READING.split(), "arbcheck.cli.score", *JSON.split()}


def test_a_faulty_record_loads_what_explains_it_but_not_typer() -> None:
    modules = loaded("validate", "-", given=FAULTY, status=1)
    assert "jsonschema" in modules
    assert modules.isdisjoint({"typer", "click", "pydantic", "rich"})


def test_what_the_library_offers_is_loaded_when_it_is_used() -> None:
    program = "import sys, arbcheck; print(*(name for name in sys.modules if name.startswith('arbcheck')))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert told.stdout.split() == [b"arbcheck"]
