"""The tree of an ordinary YAML document, without the places of its nodes: what makes long files quick.

The places are half of what it costs to turn the parser's events into a tree, and nobody asks for them unless
something is wrong. A document that holds anything to refuse is left to `yaml_tree`, which reads it once more
with all places; so is one whose places are asked for later. Tests hold each tree against that of `yaml_tree`.
"""

import re
from typing import Any

from yaml import events
from yaml.error import YAMLError

from arbcheck.records.marks import BLANKS, DEEPEST, Tree
from arbcheck.records.yaml_parser import parser_class

_EMPTY_LINES = r"\A(?:[ \t]*+[\n\u2028\u2029])++"

# Their attributes are typed as if they could be missing, which those of a parser never are.
_MappingStart: Any = events.MappingStartEvent
_MappingEnd: Any = events.MappingEndEvent
_ListStart: Any = events.SequenceStartEvent
_ListEnd: Any = events.SequenceEndEvent


class _OtherwiseError(Exception):
    """The document is not an ordinary one."""


def quick_tree(text: str) -> tuple[Tree, dict[int, str]] | None:
    """Return the tree of a text, and the texts in it that stand after `|` by their identities (`id`).

    None unless all of it is as it may be.
    """
    if "&" in text or "!" in text or "<<" in text:  # there may be anchors, tags or merge keys
        return None
    try:
        reader = _Reader(text)
        return reader.document(), reader.blocks
    except (_OtherwiseError, AttributeError, YAMLError, UnicodeEncodeError):
        return None


def trimmed(value: str, style: str) -> str:
    """Return the text of a scalar that is not plain; block text keeps the blanks before its first row."""
    if style not in ("|", ">"):
        return value.strip(BLANKS)
    value = value.rstrip(BLANKS)
    return re.sub(_EMPTY_LINES, "", value) if value and value[0] in BLANKS else value


class _Reader:
    """Builds a tree from events. An alias, or a key that is no text, has no ``style``: an AttributeError."""

    __slots__ = ("_get", "blocks")

    def __init__(self, text: str) -> None:
        self._get = parser_class()(text).get_event
        self.blocks: dict[int, str] = {}

    def document(self) -> Tree:
        """Read the one document that there is, a mapping."""
        get = self._get
        get()  # the stream begins
        get()  # the document begins
        if get().__class__ is not _MappingStart:
            raise _OtherwiseError
        tree = self._mapping(1)
        get()  # the document ends
        if get().__class__ is not events.StreamEndEvent:
            raise _OtherwiseError
        return tree

    def _text(self, event: Any) -> str:  # noqa: ANN401 - PyYAML leaves an event's marks untyped
        text = trimmed(event.value, event.style)
        if event.style == "|":
            self.blocks[id(text)] = text
        return text

    def _mapping(self, level: int) -> dict[str, Tree]:
        if level > DEEPEST:
            raise _OtherwiseError
        get = self._get
        tree: dict[str, Tree] = {}
        event = get()
        while event.__class__ is not _MappingEnd:
            key = trimmed(event.value, event.style) if event.style else event.value
            if key in tree:
                raise _OtherwiseError
            event = get()
            kind = event.__class__
            if kind is _ListStart:
                tree[key] = self._list(level + 1)
            elif kind is _MappingStart:
                tree[key] = self._mapping(level + 1)
            else:
                tree[key] = self._text(event) if event.style else event.value
            event = get()
        return tree

    def _list(self, level: int) -> list[Tree]:
        if level > DEEPEST:
            raise _OtherwiseError
        get = self._get
        tree: list[Tree] = []
        event = get()
        while event.__class__ is not _ListEnd:
            kind = event.__class__
            if kind is _ListStart:
                tree.append(self._list(level + 1))
            elif kind is _MappingStart:
                tree.append(self._mapping(level + 1))
            else:
                tree.append(self._text(event) if event.style else event.value)
            event = get()
        return tree
