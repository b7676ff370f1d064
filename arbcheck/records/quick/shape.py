"""Whether a tree of texts, lists and mappings surely fits a JSON Schema: a quick yes for a short run.

jsonschema-rs decides in microseconds, but loading it takes longer than scoring a position: sockets, dates and
e-mail come with it. Here stands what the first records of a run need: the keywords that the project's own
schemas use, on trees of the three kinds that a document can hold. Only a yes counts; everything else, another
keyword too, is left to jsonschema-rs. Tests hold every yes against both libraries.
"""

import re
from collections.abc import Callable, Mapping
from typing import cast

Schema = Mapping[str, object]
_Keyword = Callable[[Schema, object, object, Schema], bool]
"""What a keyword demands: the whole schema, what stands behind the keyword, the tree, what it stands in."""


def surely_fits(root: Schema, tree: object) -> bool:
    """Say whether a tree fits a schema for sure; it may fit all the same when the answer is no.

    The schema is parsed JSON; the tree holds str, list and dict alone.
    """
    try:
        return _fits(root, root, tree)
    except KeyError:  # a keyword that is not known here
        return False


def _fits(root: Schema, schema: Schema, tree: object) -> bool:
    return all(_KEYWORDS[keyword](root, wanted, tree, schema) for keyword, wanted in schema.items())


def _referred(root: Schema, wanted: object, tree: object, _: Schema) -> bool:
    """Follow a reference such as "#/$defs/card", the one form that the schemas use."""
    definitions = cast("Mapping[str, Schema]", root["$defs"])
    return _fits(root, definitions[str(wanted).removeprefix("#/$defs/")], tree)


def _all_of(root: Schema, wanted: object, tree: object, _: Schema) -> bool:
    return all(_fits(root, each, tree) for each in cast("list[Schema]", wanted))


def _not(root: Schema, wanted: object, tree: object, _: Schema) -> bool:
    return not _fits(root, cast("Schema", wanted), tree)


def _if(root: Schema, wanted: object, tree: object, schema: Schema) -> bool:
    if not _fits(root, cast("Schema", wanted), tree):
        return True
    return _fits(root, cast("Schema", schema["then"]), tree)


def _items(root: Schema, wanted: object, tree: object, _: Schema) -> bool:
    return not isinstance(tree, list) or all(_fits(root, cast("Schema", wanted), item) for item in tree)


def _contains(root: Schema, wanted: object, tree: object, _: Schema) -> bool:
    return not isinstance(tree, list) or any(_fits(root, cast("Schema", wanted), item) for item in tree)


def _properties(root: Schema, wanted: object, tree: object, _: Schema) -> bool:
    if not isinstance(tree, dict):
        return True
    known = cast("Mapping[str, Schema]", wanted)
    return all(_fits(root, known[key], value) for key, value in tree.items() if key in known)


def _additional(root: Schema, wanted: object, tree: object, schema: Schema) -> bool:
    """Hold against the schema of all others what neither has a name of its own nor is the user's own."""
    if not isinstance(tree, dict):
        return True
    known = cast("Schema", schema.get("properties", {}))
    others = [key for key in tree if key not in known and not key.startswith("x-")]
    if wanted is False:
        return not others
    return all(_fits(root, cast("Schema", wanted), tree[key]) for key in others)


def _own_keys(_: Schema, wanted: object, __: object, ___: Schema) -> bool:
    if wanted != {"^x-": {}}:
        raise KeyError
    return True


def _type(_: Schema, wanted: object, tree: object, __: Schema) -> bool:
    kind = "string" if isinstance(tree, str) else "array" if isinstance(tree, list) else "object"
    return kind == wanted or (isinstance(wanted, list) and kind in wanted)


def _required(_: Schema, wanted: object, tree: object, __: Schema) -> bool:
    return not isinstance(tree, dict) or all(key in tree for key in cast("list[str]", wanted))


def _pattern(_: Schema, wanted: object, tree: object, __: Schema) -> bool:
    return not isinstance(tree, str) or re.search(str(wanted), tree) is not None


def _enumerated(_: Schema, wanted: object, tree: object, __: Schema) -> bool:
    return tree in cast("list[object]", wanted)


def _least_letters(_: Schema, wanted: object, tree: object, __: Schema) -> bool:
    return not isinstance(tree, str) or len(tree) >= cast("int", wanted)


def _least_items(_: Schema, wanted: object, tree: object, __: Schema) -> bool:
    return not isinstance(tree, list) or len(tree) >= cast("int", wanted)


def _most_items(_: Schema, wanted: object, tree: object, __: Schema) -> bool:
    return not isinstance(tree, list) or len(tree) <= cast("int", wanted)


def _says_nothing(_: Schema, __: object, ___: object, ____: Schema) -> bool:
    return True


_KEYWORDS: dict[str, _Keyword] = {
    "$ref": _referred,
    "allOf": _all_of,
    "not": _not,
    "if": _if,
    "items": _items,
    "contains": _contains,
    "properties": _properties,
    "additionalProperties": _additional,
    "patternProperties": _own_keys,
    "type": _type,
    "required": _required,
    "pattern": _pattern,
    "enum": _enumerated,
    "minLength": _least_letters,
    "minItems": _least_items,
    "maxItems": _most_items,
    **dict.fromkeys(
        ("$schema", "$id", "$defs", "$comment", "title", "description", "default", "examples", "then"),
        _says_nothing,
    ),
}
