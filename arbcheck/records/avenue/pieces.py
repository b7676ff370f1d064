"""Lists of short words as an Avenue record writes them: cards and answers, as one text or one by one."""

from typing import NamedTuple

from arbcheck.records.document import Part, Path, Tree
from arbcheck.records.notation import tokens


class Piece(NamedTuple):
    """A word, and where it stands in the record."""

    text: str
    path: Path
    part: Part = None


def pieces(node: Tree | None, path: Path) -> list[Piece]:
    """Split a text at its blanks (at commas alone if it has any), or take the items of a list."""
    if isinstance(node, list):
        return [Piece(item, (*path, index)) for index, item in enumerate(node) if isinstance(item, str)]
    if not isinstance(node, str) or not node:
        return []
    return [Piece(token.text, path, token.part) for token in tokens(node)]
