"""The comments of a YAML document, and where its content ends."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from yaml import tokens

from arbcheck.records.yaml_parser import parser_class

_COMMENT = re.compile("#[^\n\r\x85\u2028\u2029]*")
_LINE = re.compile("[^\n\r\x85\u2028\u2029]*")


class Stretch(NamedTuple):
    """Characters of a text, from start up to stop."""

    start: int
    stop: int


def comments(text: str) -> list[Stretch]:
    """Return where the comments of a document stand, in order; its syntax must be sound.

    They stand between the tokens, or behind the `|` or `>` that begins a block text.
    """
    found: list[Stretch] = []
    behind = 0
    for token in _tokens(text):
        start, stop = token.start_mark.index, token.end_mark.index
        found += _between(text, behind, start)
        if text[start:stop][:1] in ("|", ">"):
            found += _between(text, start, _line_end(text, start))
        behind = max(behind, stop)
    return [*found, *_between(text, behind, len(text))]


def content_end(text: str) -> int:
    """Return the index behind the last character of a document that is no comment, no blank and no `...`."""
    end = 0
    for token in _tokens(text):
        start, stop = token.start_mark.index, token.end_mark.index
        if not isinstance(token, tokens.DocumentEndToken):
            end = max(end, start + len(text[start:stop].rstrip()) if stop > start else 0)
    return end


def _tokens(text: str) -> Iterator[Any]:
    get = parser_class()(text).get_token
    token = get()
    while not isinstance(token, tokens.StreamEndToken):
        yield token
        token = get()


def _between(text: str, start: int, stop: int) -> Iterator[Stretch]:
    return (Stretch(*found.span()) for found in _COMMENT.finditer(text, start, stop))


def _line_end(text: str, start: int) -> int:
    found = _LINE.match(text, start)
    return found.end() if found else start
