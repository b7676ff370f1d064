"""The usual way to check a file of records: PyYAML's safe C loader, and jsonschema with the same schema.

    python -m bench.usual FILE

It neither replays nor scores, and tells neither line nor column: the least that a script would do.
"""

import json
import sys
from collections.abc import Iterator

import yaml
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from arbcheck.records.schema import text

VALIDATOR = Draft202012Validator(json.loads(text("record")))


def faults(path: str) -> Iterator[str]:
    """Yield what is wrong with the shape of the records of a YAML file."""
    with open(path, encoding="utf-8") as file:
        for number, record in enumerate(yaml.load_all(file, Loader=yaml.CSafeLoader), 1):
            for error in VALIDATOR.iter_errors(record):
                yield f"{path}#{number}: {error.json_path}: {error.message}"


if __name__ == "__main__":
    for fault in faults(sys.argv[1]):
        print(fault)
