"""Trees of texts, and the marks that say where each text stands.

A tree holds plain texts, lists and mappings only, so that a schema can be held against it. Its marks lie
beside it in the same shape: a scalar's mark is the index in the document's text where the scalar begins
(at the quote, or at the ``|`` of block text); a list or mapping has that index and the marks below it.
"""

from typing import Any, TypeAlias, cast

Tree: TypeAlias = str | list["Tree"] | dict[str, "Tree"]
Path = tuple[str | int, ...]
"""Keys and list indexes that lead from the top of a tree to a node."""

Items: TypeAlias = list["Mark"]
Entries: TypeAlias = dict[str, tuple[int, "Mark"]]
"""For each key: where the key itself begins, and the mark of its value."""

Branch: TypeAlias = tuple[int, Items | Entries]
Mark: TypeAlias = int | Branch

BLANKS = " \t\n\r\x85\u2028\u2029"
"""What is trimmed around a scalar: blanks and line breaks, but no other kind of space."""

DEEPEST = 32
"""How many lists and mappings may lie in one another; the document's own mapping counts as the first."""


class Unread(int):
    """The mark of a node that the loader refused and left out; an empty text stands in its place."""

    __slots__ = ()


def start(mark: Mark) -> int:
    """Return the index in the document's text where a node begins."""
    return mark[0] if isinstance(mark, tuple) else mark


def follow(mark: Mark, path: Path) -> Mark:
    """Return the mark of the node that a path leads to; LookupError or TypeError if there is none."""
    for step in path:
        below = cast("Any", mark)[1]
        mark = below[step][1] if isinstance(below, dict) else below[step]
    return mark
