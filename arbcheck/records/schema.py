"""The JSON Schemas: which there are, their texts, and whether a tree has the shape of one."""

import os
from functools import cache

import jsonschema_rs

from arbcheck import data

_ENDING = ".schema.json"


@cache
def names() -> tuple[str, ...]:
    """Return the names of all schemas, such as "record", in alphabetical order."""
    files = os.listdir(data.path("schemas"))
    return tuple(sorted(file.removesuffix(_ENDING) for file in files if file.endswith(_ENDING)))


def text(name: str) -> str:
    """Return the JSON text of a schema; KeyError if `names` does not list it."""
    if name not in names():
        raise KeyError(name)
    return _read(name)


def is_valid(name: str, tree: object) -> bool:
    """Tell whether a tree of texts, lists and mappings has the shape that the named schema describes.

    The tree is what a Document holds: every scalar a str, nested at most 32 deep.
    What is wrong with one that has not the shape is told by `schema_words.explain`.
    """
    return _validator(name).is_valid(tree)


@cache
def _validator(name: str) -> jsonschema_rs.Validator:
    # The text goes in as it is: `json` would cost every run its import.
    return jsonschema_rs.validator_for(_read(name))


def _read(name: str) -> str:
    with open(data.path("schemas", name + _ENDING), encoding="utf-8") as file:
        return file.read()
