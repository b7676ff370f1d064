import json
from pathlib import Path

import pytest

from arbcheck import data
from tests.cli.command import run

NAMES = sorted(path.name.removesuffix(".schema.json") for path in Path(data.path("schemas")).iterdir())


def test_all_schemas_are_listed() -> None:
    assert run("schema") == (0, "".join(f"{name}\n" for name in NAMES), "")


@pytest.mark.parametrize("name", NAMES)
def test_a_schema_is_printed_as_it_is(name: str) -> None:
    told = run("schema", name)
    assert told == (0, Path(data.path("schemas", f"{name}.schema.json")).read_text("utf-8"), "")
    assert json.loads(told.out)["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_a_schema_that_does_not_exist_is_wrong_usage() -> None:
    told = run("schema", "deck\x1b")
    assert told == (2, "", f"arbcheck: no schema is called deck\\u{{1b}}; there are {', '.join(NAMES)}\n")
