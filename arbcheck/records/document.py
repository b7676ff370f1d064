"""A document: the text of one record of a file, the tree of texts in it, and where each of them stands."""

import re
from collections.abc import Mapping
from itertools import islice, takewhile
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, cast

from arbcheck.problems import Problem, Span
from arbcheck.records.lines import Lines
from arbcheck.records.marks import Mark, Path, Tree, Unread, count, follow, marked, start

__all__ = ["Document", "Form", "Origin", "Part", "Path", "Tree"]

Form = Literal["yaml", "json", "jsonl"]
Part = Literal["key"] | tuple[int, int] | None
"""A node itself, the key before it, or characters [start, stop) of a scalar's text."""


class Origin(NamedTuple):
    """Where a document comes from: its file, how it is written, its number in the file and first line."""

    name: str
    form: Form
    number: int = 1
    first_line: int = 1


class Document:
    """One record of a file, read but not yet understood.

    ``name`` is the file's name and ``number`` the record's in it, from 1; ``text`` begins on line
    ``first_line`` of the file, and ``form`` is how it is written. ``tree`` holds plain texts, lists and
    mappings; None where the document cannot be read. ``problems`` are those of the file itself (ARB0xx),
    placed in it. ``starts`` may be found out later; until then ``blocks`` are known, the tree's own texts
    that stand after `|`, by their identities (`id`). Where the loader refused a node, the tree has an empty
    text instead (`is_unread`).
    """

    __slots__ = (
        "_blanks_in_quotes",
        "_blocks",
        "_entries",
        "_is_part",
        "_lines",
        "_mark",
        "_origin",
        "_starts",
        "problems",
        "tree",
    )

    def __init__(
        self,
        lines: Lines,
        tree: Tree | None,
        starts: list[int] | None,
        origin: Origin,
        problems: list[Problem],
        blocks: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        self._lines = lines
        self._starts = starts
        self._blocks = blocks
        self._mark: Mark | None = None
        self._entries: dict[str, tuple[int, Mark]] = {}
        self._is_part = False
        self._blanks_in_quotes: bool | None = None
        self._origin = origin
        self.tree = tree
        self.problems = problems

    @property
    def name(self) -> str:
        """The name of the file."""
        return self._origin.name

    @property
    def number(self) -> int:
        """The number of the record in its file, from 1."""
        return self._origin.number

    @property
    def first_line(self) -> int:
        """The number, in the file, of the line on which the text begins."""
        return self._origin.first_line

    @property
    def form(self) -> Form:
        """How the text is written."""
        return self._origin.form

    @property
    def text(self) -> str:
        """The document's own text, with the line breaks of the file."""
        return self._lines.text

    @property
    def _top(self) -> Mark:
        if self._mark is None:
            self._mark = marked(self.tree or "", iter(self._all_starts()))
        return self._mark

    def _all_starts(self) -> list[int]:
        if self._starts is None and self.tree is not None:
            self._starts = _starts(self.text, self.form)
        return self._starts or [0]

    def _entry(self, key: str) -> tuple[int, Mark]:
        """Return the marks of a key of the top and of its value; the others may never be wanted."""
        found = self._entries.get(key)
        if found is None:
            tree, starts = cast("dict[str, Tree]", self.tree), self._all_starts()
            value = tree[key]
            # What is asked for most, `end`, stands behind the turns.
            after = takewhile(key.__ne__, reversed(tree))
            behind = 1 + count(value) + sum(1 + count(tree[other]) for other in after)
            at = len(starts) - behind
            found = starts[at], marked(value, islice(starts, at + 1, None))
            self._entries[key] = found
        return found

    def _mark_at(self, path: Path) -> Mark:
        if self._mark is None and path and isinstance(self.tree, dict):
            return follow(self._entry(cast("str", path[0]))[1], path[1:])
        return follow(self._top, path)

    def span(self, path: Path, part: Part = None) -> Span:
        """Return the place of a node, of its key or of some of its characters; an error if it is not there.

        The place of a scalar is its text without quotes, as far as its first line goes; that of a list or
        mapping is where it begins. An item of a list has no key and is placed itself.
        """
        if part == "key" and path and isinstance(path[-1], str):
            at = self._key_at(path[:-1], path[-1])
            return self._lines.span(*self._lines.stretch(at, path[-1]))
        at, value = start(self._mark_at(path)), self.value(path)
        if not isinstance(value, str):
            return self._lines.span(at, at + 1)
        if value and isinstance(part, tuple):
            return self._lines.span(*self._lines.letters(at, value).stretch(*part))
        return self._lines.span(*self._lines.stretch(at, value))

    def _key_at(self, above: Path, key: str) -> int:
        if not above and self._mark is None:
            return self._entry(key)[0]
        at: int = cast("Any", self._mark_at(above))[1][key][0]
        return at

    def style(self, path: Path) -> str:
        """Return how a scalar is written: "plain", "'", '"', "|" or ">"; of other nodes "flow" or "block"."""
        opening = self.text[start(self._mark_at(path)) :][:1]
        if isinstance(self.value(path), str):
            return opening if opening and opening in "'\"|>" else "plain"
        return "flow" if opening in ("{", "[") else "block"

    def is_joined(self, path: Path) -> bool:
        """Tell whether a scalar is written over several lines that are joined: any way but after `|`."""
        if self.form != "yaml":
            return False
        value = self.value(path)
        if not isinstance(value, str) or not value or id(value) in self._blocks:
            return False
        at = start(self._mark_at(path))
        if self.text[at] == "|":
            return False
        places = self._lines.letters(at, value).at
        return self._lines.span(places[0], 0).line != self._lines.span(places[-1], 0).line

    def is_unread(self, path: Path) -> bool:
        """Tell whether the loader has refused a node, so that an empty text stands in its place."""
        if not self.problems and not self._is_part:
            return False
        return isinstance(self._mark_at(path), Unread)

    def has_blanks_in_quotes(self) -> bool:
        """Tell whether anywhere in the text a quote may be followed by a blank that belongs to a scalar."""
        if self._blanks_in_quotes is None:
            quotes = [quote for quote in "\"'" if quote in self.text]  # looking for one by one is quicker
            self._blanks_in_quotes = any(re.search(rf"{quote}[\s\\]", self.text) for quote in quotes)
        return self._blanks_in_quotes

    def untrimmed(self, path: Path) -> str:
        """Return a scalar with the blanks and line breaks around it; TypeError where none stands."""
        at, value = start(self._mark_at(path)), self.value(path)
        if not isinstance(value, str):
            raise TypeError("no scalar stands here")
        if self.form == "yaml":
            from arbcheck.records.yaml_tree import scalar_at

            return scalar_at(self.text, at)
        from arbcheck.records.json_tree import scalar_at

        return scalar_at(self.text, at)

    def source_line(self, line: int) -> str:
        """Return a line of the file, by its number, without its break; empty if another document holds it."""
        return self._lines.line(line)

    def below(self, path: Path) -> "Document":
        """Return a part of the tree as a document of its own, with the same text and places, no problems."""
        part = Document(self._lines, self.value(path), None, self._origin, [], self._blocks)
        part._mark = self._mark_at(path)
        part._is_part = True
        return part

    def value(self, path: Path) -> Any:  # noqa: ANN401 - who asks knows what stands there
        """Return what stands at a path in the tree; an error if nothing does."""
        node: Any = self.tree
        for step in path:
            node = node[step]
        return node


def _starts(text: str, form: Form) -> list[int]:
    """Return the starts of all nodes of a sound text."""
    if form == "yaml":
        from arbcheck.records.yaml_tree import yaml_starts

        return yaml_starts(text)
    from arbcheck.records.json_starts import json_starts

    return json_starts(text)
