"""Trees of texts, and the marks that say where each text stands.

A tree holds plain texts, lists and mappings only, so that a schema can be held against it. While it is read
only the starts of its nodes are noted: indexes in the document's text (of a quote, or of the ``|`` of block
text), in the order of the text, each mapping's keys before their values. Marks are made from these when the
first place is asked for.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias, cast

Tree: TypeAlias = str | list["Tree"] | dict[str, "Tree"]
Path = tuple[str | int, ...]
"""Keys and list indexes that lead from the top of a tree to a node."""

Mark: TypeAlias = int | tuple[int, list["Mark"] | dict[str, tuple[int, "Mark"]]]
"""Where a scalar begins; where a list or mapping begins, with the marks of items, or of keys and values."""

BLANKS = " \t\n\r\x85\u2028\u2029"
"""What is trimmed around a scalar: blanks and line breaks, but no other kind of space."""

DEEPEST = 32
"""How many lists and mappings may lie in one another; the document's own mapping counts as the first."""


class Unread(int):
    """The start of a node that the loader refused and left out; an empty text stands in its place."""

    __slots__ = ()


def marked(tree: Tree, starts: Iterator[int]) -> Mark:
    """Return the marks of a tree; its depth is known to be small."""
    start = next(starts)
    if isinstance(tree, dict):
        return start, {key: (next(starts), marked(value, starts)) for key, value in tree.items()}
    if isinstance(tree, list):
        return start, [marked(item, starts) for item in tree]
    return start


def count(tree: Tree) -> int:
    """Return how many starts a tree has."""
    if isinstance(tree, dict):
        return 1 + sum(1 + count(value) for value in tree.values())
    return 1 + sum(count(item) for item in tree) if isinstance(tree, list) else 1


def start(mark: Mark) -> int:
    """Return the index in the document's text where a node begins."""
    return mark[0] if isinstance(mark, tuple) else mark


def follow(mark: Mark, path: Path) -> Mark:
    """Return the mark of the node that a path leads to; LookupError or TypeError if there is none."""
    for step in path:
        below = cast("Any", mark)[1]
        mark = below[step][1] if isinstance(below, dict) else below[step]
    return mark
