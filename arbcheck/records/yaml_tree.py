"""One YAML document's text -> a tree of texts, its marks, and what is refused.

Nodes are built from the parser's events, so that no scalar is ever turned into a number or a date. What a
record may not hold is refused piece by piece, and reading goes on; only broken syntax leaves no tree.
"""

import re
from collections.abc import Callable
from itertools import takewhile
from typing import Any

from yaml import events
from yaml.error import MarkedYAMLError, YAMLError

from arbcheck.problems import quoted
from arbcheck.records.lines import Lines
from arbcheck.records.marks import DEEPEST, Tree, Unread, count
from arbcheck.records.quick.yaml_tree import trimmed
from arbcheck.records.trouble import Trouble
from arbcheck.records.yaml_parser import parser_class

Node = tuple[Tree, list[int]]
"""A tree and the starts of its nodes."""

# Their marks are typed as if they could be missing, which those of a parser never are.
_Scalar: Any = events.ScalarEvent
_MappingStart: Any = events.MappingStartEvent
_MappingEnd: Any = events.MappingEndEvent
_ListEnd: Any = events.SequenceEndEvent
_Alias: Any = events.AliasEvent

_HOPELESS = 100
"""How many levels below the deepest one are skipped before the document is given up."""

_PROPERTY = r"(?P<anchor>&[^\s,\[\]{}]*+)|(?P<tag>!<[^>\s]*+>|![^\s,\[\]{}]*+)|#.*+|\s++"

_REFUSED = {
    "anchor": ("ARB007", "the anchor {} would let this value be repeated elsewhere"),
    "tag": ("ARB008", "the tag {} would make something else of this value than its text"),
}


class _TooDeepError(YAMLError):
    """The document is nested so deep that reading on is of no use."""


def read_yaml(trouble: Trouble) -> Node | None:
    """Read the text of ``trouble.lines`` and tell what is refused; None if nothing can be read."""
    text = trouble.lines.text
    node, error = _read(text, trouble)
    if error is None:
        return node
    from arbcheck.records.characters import has_controls, refuse_controls, without_controls
    from arbcheck.records.yaml_syntax import tell_syntax

    if has_controls(text):
        _, error = _read(without_controls(text), trouble)
        refuse_controls(trouble)
    if isinstance(error, MarkedYAMLError) and "ARB010" not in trouble.codes:
        tell_syntax(error, trouble)
    return None


def _read(text: str, trouble: Trouble) -> tuple[Node | None, Exception | None]:
    """Return the document's node, and what ended the reading too early."""
    trouble.clear()
    node, error = _build(text, trouble, parser_class())
    if isinstance(error, MarkedYAMLError) and "nesting depth" in str(error.problem):
        # libyaml looks far ahead, and gave up before it told of what comes before its own limit.
        from arbcheck.records.python_parser import PythonParser

        trouble.clear()
        node, error = _build(text, trouble, PythonParser)
    return node, error


def _build(text: str, trouble: Trouble, parser: Callable[[str], Any]) -> tuple[Node | None, Exception | None]:
    node = None
    try:
        builder = _Builder(text, trouble, parser)
        event = builder.get()
        while event.__class__ is not events.StreamEndEvent:
            if isinstance(event, events.NodeEvent):
                node = builder.node(event, 1), builder.starts
            event = builder.get()
    except MarkedYAMLError as error:
        # Directives after the document belong to the next one, whose `---` is no part of this text.
        mark: Any = error.problem_mark
        if "document start" in str(error.problem) and mark.index >= len(text):
            return node, None
        return None, error
    except (YAMLError, UnicodeEncodeError) as error:  # a character that no text may hold
        return None, error
    return node, None


def yaml_starts(text: str) -> list[int]:
    """Return the starts of all nodes of a sound document, for which nobody has asked before."""
    node, _ = _build(text, Trouble(Lines(text, 1, "yaml")), parser_class())
    return node[1] if node else [0]


def scalar_at(text: str, at: int) -> str:
    """Return the scalar of a sound document that begins at an index, with the blanks around it."""
    get = parser_class()(text).get_event
    event = get()
    while event.__class__ is not _Scalar or not _is_at(at, event.start_mark.index, event.end_mark.index):
        event = get()
    return str(event.value)


def _is_at(at: int, start: int, end: int) -> bool:
    return start == at or start < at < end


class _Builder:
    """Builds nodes from events. Texts are trimmed; block text keeps the blanks before its first row."""

    __slots__ = ("_text", "_trouble", "_wary", "get", "starts")

    def __init__(self, text: str, trouble: Trouble, parser: Callable[[str], Any]) -> None:
        self.get = parser(text).get_event
        self.starts: list[int] = []
        self._text = text
        self._trouble = trouble
        self._wary = "&" in text or "!" in text or "<<" in text

    def node(self, event: Any, level: int) -> Tree:  # noqa: ANN401 - PyYAML leaves an event's marks untyped
        """Return the node that an event begins, on a level of nesting that counts from 1."""
        if event.__class__ is _Scalar:
            return self._scalar(event)
        start = event.start_mark.index
        if event.__class__ is _Alias:
            message = f"the alias {quoted('*' + event.anchor)} stands for a value elsewhere in the file"
            self._trouble.add("ARB007", message, start, event.end_mark.index)
            return self._unread(start)
        if event.anchor is not None or event.tag is not None:
            start = self._properties(event)
        if level > DEEPEST:
            self._trouble.add_too_deep(start)
            self._skip()
            return self._unread(start)
        self.starts.append(start)
        return self._mapping(level) if event.__class__ is _MappingStart else self._list(level)

    def _unread(self, start: int) -> str:
        self.starts.append(Unread(start))
        return ""

    def _scalar(self, event: Any) -> str:  # noqa: ANN401
        value: str = event.value
        style, start = event.style, event.start_mark.index
        if style:
            value = trimmed(value, style)
        if event.anchor is not None or event.tag is not None:
            start = min(self._properties(event), event.end_mark.index)
        self.starts.append(start)
        return value

    def _mapping(self, level: int) -> dict[str, Tree]:
        get, wary, starts = self.get, self._wary, self.starts
        first = len(starts)
        tree: dict[str, Tree] = {}
        event = get()
        while event.__class__ is not _MappingEnd:
            if wary or event.__class__ is not _Scalar or event.style:
                key = self._key(event, level)
            else:
                key = event.value
                starts.append(event.start_mark.index)
            event = get()
            if key in tree or key is None:
                self._refuse_entry(key, event, level, first, tree)
            elif wary or event.__class__ is not _Scalar or event.style:
                tree[key] = self.node(event, level + 1)
            else:
                tree[key] = event.value
                starts.append(event.start_mark.index)
            event = get()
        return tree

    def _list(self, level: int) -> list[Tree]:
        get, wary, starts = self.get, self._wary, self.starts
        tree: list[Tree] = []
        event = get()
        while event.__class__ is not _ListEnd:
            if wary or event.__class__ is not _Scalar or event.style:
                tree.append(self.node(event, level + 1))
            else:
                tree.append(event.value)
                starts.append(event.start_mark.index)
            event = get()
        return tree

    def _key(self, event: Any, level: int) -> str | None:  # noqa: ANN401
        """Return a key; None for one that is refused, of which no start is kept."""
        known = len(self.starts)
        if event.__class__ is _Scalar:
            key = self._scalar(event)
            if key != "<<" or event.style:
                return key
            start = self.starts[known]
            self._trouble.add("ARB007", "the merge key `<<` takes over another mapping", start, start + 2)
        else:
            if event.__class__ is not _Alias:
                what = "mapping" if event.__class__ is _MappingStart else "list"
                start = event.start_mark.index
                self._trouble.add("ARB009", f"a {what} stands here as a key", start, start + 1)
            self.node(event, level + 1)
        del self.starts[known:]
        return None

    def _refuse_entry(
        self,
        key: str | None,
        value: Any,  # noqa: ANN401
        level: int,
        first: int,
        tree: dict[str, Tree],
    ) -> None:
        """Refuse a key that the mapping has already; read the value of a refused key, and forget it."""
        known = len(self.starts)
        if key is not None:
            known -= 1
            if not self._trouble.is_enough("ARB006"):
                earlier = takewhile(lambda entry: entry[0] != key, tree.items())
                at = first + sum(1 + count(node) for _, node in earlier)
                self._trouble.add_twice(key, self.starts[known], self.starts[at])
        self.node(value, level + 1)
        del self.starts[known:]

    def _properties(self, event: Any) -> int:  # noqa: ANN401
        """Refuse the anchor and the tag of a node; return where the node itself begins."""
        at: int = event.start_mark.index
        pattern = re.compile(_PROPERTY)
        left = (event.anchor is not None) + (event.tag is not None)
        found = pattern.match(self._text, at)
        while found and (left or not found.lastgroup):
            if found.lastgroup:
                left -= 1
                code, message = _REFUSED[found.lastgroup]
                self._trouble.add(code, message.format(quoted(found[0])), at, found.end())
            at = found.end()
            found = pattern.match(self._text, at)
        return at

    def _skip(self) -> None:
        """Go on behind the end of the list or mapping that has begun."""
        depth = 1
        while depth:
            event = self.get()
            depth += isinstance(event, events.CollectionStartEvent) - isinstance(
                event, events.CollectionEndEvent
            )
            if depth > _HOPELESS:
                raise _TooDeepError
