"""The JSON Schemas: which there are, their texts, and whether a tree has the shape of one."""

import os
import sys
from functools import cache
from itertools import count
from typing import TYPE_CHECKING

from arbcheck import data

if TYPE_CHECKING:
    import jsonschema_rs

    from arbcheck.records.quick.shape import Schema

_ENDING = ".schema.json"
FEW = 40
"""So many trees of a run may be judged without the library; for more it is worth its loading."""


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
    if "jsonschema_rs" not in sys.modules and next(_judged) < FEW and _fits(name, tree):
        return True
    return _validator(name).is_valid(tree)


_judged = count()


def _fits(name: str, tree: object) -> bool:
    from arbcheck.records.quick.shape import surely_fits

    return surely_fits(_parsed(name), tree)


@cache
def _parsed(name: str) -> "Schema":
    import json

    schema: Schema = json.loads(_read(name))
    return schema


@cache
def _validator(name: str) -> "jsonschema_rs.Validator":
    import jsonschema_rs

    return jsonschema_rs.validator_for(_read(name))


def _read(name: str) -> str:
    with open(data.path("schemas", name + _ENDING), encoding="utf-8") as file:
        return file.read()
