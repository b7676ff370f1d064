"""Texts of users inside Markdown: nothing in them makes markup, a link, a mention or a reference."""

from collections.abc import Iterable

_MARKUP = frozenset("\\`*_{}[]<>()#+-.!|~&$^=:")
_CALLS = {"@": "@&#8203;", "#": "\\#&#8203;"}
"""What would call a person or an issue on a page: a space of no width keeps it from what follows."""


def escaped(text: str) -> str:
    """Make safe text of one line mean itself, on GitHub, GitLab, Discourse and by the common standard."""
    return "".join(_CALLS.get(letter) or (f"\\{letter}" if letter in _MARKUP else letter) for letter in text)


def row(cells: Iterable[str]) -> str:
    """Write a row of a table; the cells hold no line break and no bare `|`."""
    return f"| {' | '.join(cells)} |"


def fenced(lines: Iterable[str]) -> list[str]:
    """Put lines that hold no backtick into a block that keeps their columns."""
    return ["```text", *lines, "```"]
