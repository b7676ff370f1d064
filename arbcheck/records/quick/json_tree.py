"""The tree of an ordinary JSON text: what makes long files of JSON lines quick to read.

Python's reader keeps the last of two values that stand under one key, and says nothing. To hear of them,
every mapping would have to be built by hand. Here texts are counted instead: each stands in two quotes, and
where a key stands twice, the tree has fewer texts than the quotes tell. Of a text with escaped quotes nothing
is said, nor of one in which anything is refused; `json_tree` reads them. Tests hold each tree against its.
"""

import json
from typing import Any

from arbcheck.records.marks import BLANKS, DEEPEST, Tree


class _Number(str):
    """A number as it is written, told apart from what stands in quotes."""

    __slots__ = ()


WORDS = {True: "true", False: "false", None: "null"}


def quick_json(text: str) -> Tree | None:
    """Return the tree of a text; None unless all of it is as it may be."""
    if '\\"' in text or "\\u" in text:  # an escape may stand for half of a surrogate pair
        return None
    keys: set[str] = set()
    try:
        tree: Tree = json.loads(text, parse_int=_Number, parse_float=_Number, parse_constant=_refuse)
        if not isinstance(tree, dict) or text.count('"') != 2 * _make_texts(tree, 1, keys):
            return None
    except (ValueError, RecursionError):
        return None
    return None if any(key != key.strip(BLANKS) for key in keys) else tree


def _refuse(_: str) -> None:
    raise ValueError("JSON knows no such number")


def _make_texts(node: Any, level: int, keys: set[str]) -> int:  # noqa: ANN401 - what Python's reader returns
    """Make trimmed texts of all scalars below a node; count those in quotes. ValueError if it is too deep."""
    if level > DEEPEST:
        raise ValueError("nested too deep")
    count = len(node)
    if node.__class__ is dict:
        keys.update(node)
        count += count
    for at, value in node.items() if node.__class__ is dict else enumerate(node):
        kind = value.__class__
        if kind is str:
            if len(value.strip()) != len(value):
                node[at] = value.strip(BLANKS)
        elif kind is dict or kind is list:
            count += _make_texts(value, level + 1, keys) - 1
        else:
            node[at] = str(value) if kind is _Number else WORDS[value]
            count -= 1
    return count
