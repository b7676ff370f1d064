"""Files of records for tests of long runs."""

import json
from pathlib import Path

from arbcheck.records.document import Origin
from arbcheck.records.loading import load_text
from tests.cli.command import FAULTY, FINAL, OPEN

PROVISIONAL = """\
arbcheck: 1
players: [Ana, Ben]
species: [Oak, Maple, Willow, Cassia, Dogwood, Jacaranda]
end:
  Ana: {hand: Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7, arboretum: .}
  Ben: {hand: Ma1 Ma2 Ma3 Ma4 Ma5 Ma6 Ma7, arboretum: .}
finished: false
"""
"""Nothing is planted yet: 0 points each, a shared win."""


def stream(*records: str) -> str:
    """Put records together to one file."""
    return "---\n".join(records)


def written(folder: Path, *records: str, name: str = "records.yaml") -> str:
    """Write a file of records; return its name."""
    path = folder / name
    path.write_text(stream(*records), "utf-8")
    return str(path)


def as_json_lines(*records: str) -> str:
    """Return the same records as JSON lines."""
    trees = (load_text(record, Origin("record", "yaml")).tree for record in records)
    return "".join(json.dumps(tree) + "\n" for tree in trees)


MIXED = (FINAL, FAULTY, OPEN, PROVISIONAL)
"""One record of each status."""
