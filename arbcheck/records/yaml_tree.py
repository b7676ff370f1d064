"""One YAML document's text -> a tree of texts, its marks, and what is refused.

Nodes are built from the parser's events, so that no scalar is ever turned into a number or a date. What a
record may not hold is refused piece by piece, and reading goes on; only broken syntax leaves no tree.
"""

import re
from typing import Any

from yaml import events
from yaml.error import MarkedYAMLError, YAMLError

from arbcheck.problems import quoted
from arbcheck.records.characters import CONTROL, refuse_controls
from arbcheck.records.marks import BLANKS, DEEPEST, Branch, Entries, Items, Mark, Tree, Unread
from arbcheck.records.trouble import Trouble
from arbcheck.records.yaml_events import parser_class

Node = tuple[Tree, Mark]

# Their marks are typed as if they could be missing, which those of a parser never are.
_Scalar: Any = events.ScalarEvent
_MappingStart: Any = events.MappingStartEvent
_MappingEnd: Any = events.MappingEndEvent
_ListEnd: Any = events.SequenceEndEvent
_Alias: Any = events.AliasEvent

_HOPELESS = 500
"""How many levels below the deepest one are skipped before the document is given up."""

_PROPERTY = re.compile(r"(?P<anchor>&[^\s,\[\]{}]*+)|(?P<tag>!<[^>\s]*+>|![^\s,\[\]{}]*+)|#.*+|\s++")
_LEADING = re.compile(r"\A(?:[ \t]*+[\n\u2028\u2029])++")


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
    if error and CONTROL.search(text):
        trouble.clear()
        refuse_controls(trouble)
        node, error = _read(CONTROL.sub("\ufffd", text), trouble)
        node = None
    if isinstance(error, MarkedYAMLError) and "ARB010" not in trouble.codes:
        from arbcheck.records.yaml_syntax import tell_syntax

        tell_syntax(error, trouble)
    return None if error else node


def _read(text: str, trouble: Trouble) -> tuple[Node | None, Exception | None]:
    """Return the document's node, and what ended the reading too early."""
    node = None
    try:
        builder = _Builder(text, trouble)
        event = builder.get()
        while event.__class__ is not events.StreamEndEvent:
            if isinstance(event, events.NodeEvent):
                node = builder.node(event, 1)
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

    __slots__ = ("_text", "_trouble", "_wary", "get")

    def __init__(self, text: str, trouble: Trouble) -> None:
        self.get = parser_class()(text).get_event
        self._text = text
        self._trouble = trouble
        self._wary = "&" in text or "!" in text or "<<" in text

    def node(self, event: Any, level: int) -> Node:  # noqa: ANN401 - PyYAML leaves an event's marks untyped
        """Return the node that an event begins, on a level of nesting that counts from 1."""
        if event.__class__ is _Scalar:
            return self._scalar(event)
        start = event.start_mark.index
        if event.__class__ is _Alias:
            message = f"the alias {quoted('*' + event.anchor)} stands for a value elsewhere in the file"
            self._trouble.add("ARB007", message, start, event.end_mark.index)
            return "", Unread(start)
        if event.anchor is not None or event.tag is not None:
            start = self._properties(event)
        if level > DEEPEST:
            return self._too_deep(start)
        return self._mapping(start, level) if event.__class__ is _MappingStart else self._list(start, level)

    def _scalar(self, event: Any) -> tuple[str, int]:  # noqa: ANN401
        value, style = event.value, event.style
        if style in ("|", ">"):
            value = value.rstrip(BLANKS)
            value = _LEADING.sub("", value)
        elif style:
            value = value.strip(BLANKS)
        if event.anchor is None and event.tag is None:
            return value, event.start_mark.index
        return value, min(self._properties(event), event.end_mark.index)

    def _mapping(self, start: int, level: int) -> tuple[dict[str, Tree], Branch]:
        get, wary = self.get, self._wary
        tree: dict[str, Tree] = {}
        marks: Entries = {}
        event = get()
        while event.__class__ is not _MappingEnd:
            if wary or event.__class__ is not _Scalar or event.style:
                key, at = self._key(event, level)
            else:
                key, at = event.value, event.start_mark.index
            event = get()
            if key is None or key in marks:
                if key is not None:
                    self._trouble.add_twice(key, at, marks[key][0])
                self.node(event, level + 1)
            elif wary or event.__class__ is not _Scalar or event.style:
                tree[key], mark = self.node(event, level + 1)
                marks[key] = at, mark
            else:
                tree[key] = event.value
                marks[key] = at, event.start_mark.index
            event = get()
        return tree, (start, marks)

    def _list(self, start: int, level: int) -> tuple[list[Tree], Branch]:
        get, wary = self.get, self._wary
        tree: list[Tree] = []
        marks: Items = []
        event = get()
        while event.__class__ is not _ListEnd:
            if wary or event.__class__ is not _Scalar or event.style:
                item, mark = self.node(event, level + 1)
                tree.append(item)
                marks.append(mark)
            else:
                tree.append(event.value)
                marks.append(event.start_mark.index)
            event = get()
        return tree, (start, marks)

    def _key(self, event: Any, level: int) -> tuple[str | None, int]:  # noqa: ANN401
        """Return a key and where it stands; None for a key that is refused."""
        start = event.start_mark.index
        if event.__class__ is _Scalar:
            key, at = self._scalar(event)
            if key != "<<" or event.style:
                return key, at
            self._trouble.add("ARB007", "the merge key `<<` takes over another mapping", at, at + 2)
        else:
            if event.__class__ is not _Alias:
                what = "mapping" if event.__class__ is _MappingStart else "list"
                self._trouble.add("ARB009", f"a {what} stands here as a key", start, start + 1)
            self.node(event, level + 1)
        return None, start

    def _properties(self, event: Any) -> int:  # noqa: ANN401
        """Refuse the anchor and the tag of a node; return where the node itself begins."""
        at: int = event.start_mark.index
        left = (event.anchor is not None) + (event.tag is not None)
        found = _PROPERTY.match(self._text, at)
        while found and (left or not found.lastgroup):
            if found.lastgroup:
                left -= 1
                code, message = _REFUSED[found.lastgroup]
                self._trouble.add(code, message.format(quoted(found[0])), at, found.end())
            at = found.end()
            found = _PROPERTY.match(self._text, at)
        return at

    def _too_deep(self, start: int) -> tuple[str, Unread]:
        """Refuse the first node below the deepest level; skip it and every other."""
        self._trouble.add_too_deep(start)
        depth = 1
        while depth:
            event = self.get()
            depth += isinstance(event, events.CollectionStartEvent) - isinstance(
                event, events.CollectionEndEvent
            )
            if depth > _HOPELESS:
                raise _TooDeepError
        return "", Unread(start)
