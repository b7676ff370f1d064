"""Broken YAML in plain words; imported only when there is some."""

import re
from bisect import bisect_right
from typing import Any, NamedTuple

from arbcheck.records.lines import Lines
from arbcheck.records.trouble import Trouble


class _Saying(NamedTuple):
    """What to say when a parser's own words hold ``cue``; ``opening`` says what its context mark shows."""

    cue: str
    message: str
    help: str | None = None
    opening: str | None = None
    code: str = "ARB004"


_QUOTES = "put a text that holds such characters in quotes"
_ONE_LINE = "write `key: value` on one line; a text of several lines wants `|` or quotes"
_LINE_UP = "indent the line like those that it belongs to, with spaces"

# The words of libyaml and of PyYAML's own parser, "context: problem"; the first cue that fits is taken.
_SAYINGS = (
    _Saying(
        "mapping values are not allowed",
        "a colon stands where no key can be",
        "put a text that holds a colon in quotes, or mend the indentation of the line",
    ),
    _Saying("mapping keys are not allowed", "a `?` stands where no key can be", _QUOTES),
    _Saying(
        "sequence entries are not allowed",
        "a list item stands where none can be",
        "begin the list on a line of its own, below its key",
    ),
    _Saying(
        "could not find expected ':'", "there is no colon after this key", _ONE_LINE, "the key begins here"
    ),
    _Saying("tab character", "a tab stands in the indentation", "indent with spaces"),
    _Saying(
        "quoted scalar: found unexpected end",
        "the text ends within quotes",
        "close the quotes; a quote within a text in single quotes is written twice",
        "the quotes open here",
    ),
    _Saying(
        "escape character",
        "this backslash begins no escape",
        "put the text in single quotes, which leave a backslash as it is, or write `\\\\`",
    ),
    _Saying(
        "escape code",
        "this escape stands for no character",
        "write the character itself; one beyond U+FFFF is escaped as `\\U` with eight digits",
    ),
    _Saying(
        "hex", "this escape lacks a digit", "write `\\x` with two digits, `\\u` with four, `\\U` with eight"
    ),
    _Saying("scanning an alias", "this `*` begins an alias", _QUOTES, code="ARB007"),
    _Saying("scanning an anchor", "this `&` begins an anchor", _QUOTES, code="ARB007"),
    _Saying("undefined tag handle", "this `!` begins a tag", _QUOTES, code="ARB008"),
    _Saying("scanning a tag", "this `!` begins a tag", _QUOTES, code="ARB008"),
    _Saying("parsing a tag", "this `!` begins a tag", _QUOTES, code="ARB008"),
    _Saying(
        "scanning a block scalar",
        "after `|` or `>` the line must end",
        "begin the text on the next line, indented",
    ),
    _Saying(
        "directive",
        "a line that begins with `%` is no directive that YAML knows",
        "remove the line, or put its text in quotes",
    ),
    _Saying("incompatible yaml document", "this version of YAML is not known", "remove the `%YAML` line"),
    _Saying(
        "block mapping: expected",
        "this does not line up with the keys of its mapping",
        _LINE_UP,
        "the mapping begins here",
    ),
    _Saying(
        "block collection: expected",
        "this does not line up with the items of its list",
        _LINE_UP,
        "the list begins here",
    ),
    _Saying(
        "',' or ']'",
        "a list in `[…]` wants a comma or its end here",
        "close the list with `]`",
        "it opens here",
    ),
    _Saying(
        "',' or '}'",
        "a mapping in `{…}` wants a comma or its end here",
        "close it with `}`; a text that holds a comma, colon or bracket wants quotes",
        "it opens here",
    ),
    _Saying("node content", "a value is missing before this", "write the value, or put a text in quotes"),
    _Saying(
        "document start",
        "something stands behind the end of the record",
        "begin each record with a line `---`",
    ),
)
_SHALLOW = _Saying(
    "",
    "the first row of this text is indented deeper than this one",
    "let all rows begin at one column; in a grid write `.` for each empty cell before the first card",
    "the first row begins here",
)
_GLUED = _Saying(
    "", "a blank is missing after this colon", "write `key: value`, with a blank after the colon"
)
_TAB = _Saying("", "a tab stands where YAML wants spaces", "indent with spaces")
_RESERVED = _Saying("", "no text without quotes begins with this character", "put the text in quotes")
_BEHIND = _Saying("", "something stands behind the end of a value", "put the whole text in quotes")
_OTHER = _Saying("", "the YAML cannot be read from here on")


def tell_syntax(error: Any, trouble: Trouble) -> None:  # noqa: ANN401 - the marks of libyaml are another type
    """Tell of a syntax error (ARB004; where an alias or a tag is broken ARB007 or ARB008)."""
    text = trouble.lines.text
    at = min(error.problem_mark.index, len(text))
    words = f"{error.context or ''}: {error.problem}".lower().replace("did not find expected", "expected")
    if "cannot start any token" in words:
        saying = _TAB if text[at : at + 1] == "\t" else _RESERVED
    else:
        saying = next((saying for saying in _SAYINGS if saying.cue in words), _OTHER)
    if saying.help is _LINE_UP and not trouble.lines.begins(at):
        saying = _BEHIND
    glued = _glued_in_flow(text, at)
    if glued is None and saying.cue in _AT_COLONS:
        glued = _glued_key(trouble.lines, at)
    if glued is not None:
        saying, at = _GLUED, glued
    opening = error.context_mark.index if error.context_mark else at
    deeper = _deeper_row(trouble.lines, at) if saying.help is _LINE_UP else None
    if deeper is not None:
        saying, opening = _SHALLOW, deeper
    also = [(opening, opening + 1, saying.opening)] if saying.opening and opening != at else []
    trouble.add(saying.code, saying.message, at, at + 1, help=saying.help, also=also)


_AT_COLONS = ("mapping values are not allowed", "could not find expected ':'")
"""What a parser says at the colon after a key that has lost its own."""
_KEY = re.compile(r"[ ]*(?:- )?[A-Za-z][A-Za-z_]*(:)[^\s/:]")


def _glued_key(lines: Lines, at: int) -> int | None:
    """Return the colon of a line `key:value` at this place, or right above it; None if there is none."""
    row = bisect_right(lines.starts, at) - 1
    for above in (row, row - 1, row - 2):
        found = _KEY.match(lines.line(lines.first + above)) if above >= 0 else None
        if found:
            return lines.starts[above] + found.start(1)
    return None


def _glued_in_flow(text: str, at: int) -> int | None:
    """Return the colon to which a bracket is glued inside braces, as in `{draw:[deck]}`, or None."""
    line = text[text.rfind("\n", 0, at) + 1 : at + 2]
    return at if _GLUED_BRACKET.search(line) else None


_GLUED_BRACKET = re.compile(r"[{,][ \t]*[A-Za-z][A-Za-z_]*:[\[{]\Z")


def _deeper_row(lines: Lines, at: int) -> int | None:
    """Return where block text begins whose first row is indented deeper than the row at this place."""
    row = bisect_right(lines.starts, at) - 1
    depth, first = at - lines.starts[row], None
    for above in range(row - 1, -1, -1):
        text = lines.line(lines.first + above)
        inset = len(text) - len(text.lstrip(" "))
        if inset > depth:
            first = lines.starts[above] + inset
        elif text.strip(" "):
            return first if inset < depth and _BLOCK.search(text) else None
    return None


_BLOCK = re.compile(r"[|>][-+]?[ \t]*(?:[ \t]#.*)?$")
"""How a line ends below which block text begins."""
