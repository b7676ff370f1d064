"""Short ways to load a text or bytes, and to say what came of it."""

from io import BytesIO
from typing import Any

from arbcheck.problems import Span
from arbcheck.records.document import Document, Form, Origin, Path
from arbcheck.records.loading import load_text
from arbcheck.records.stream import documents


def one(text: str, form: Form = "yaml") -> Document:
    return load_text(text, Origin("game", form))


def several(raw: bytes, form: Form = "yaml") -> list[Document]:
    return list(documents(BytesIO(raw), "game", form=form))


def told(document: Document) -> list[tuple[str, int, int]]:
    """Code, line and column of each problem, in order of place."""
    return sorted((each.code, *place(each.at)) for each in document.problems)


def value(document: Document, path: Path) -> str:
    """The text that a path leads to."""
    node: Any = document.tree
    for step in path:
        node = node[step]
    assert isinstance(node, str)
    return node


def place(at: object) -> tuple[int, int]:
    assert isinstance(at, Span)
    return at.line, at.column


def pointed(document: Document, span: Span) -> str:
    """The characters of the file under a span."""
    line = document.source_line(span.line)
    return line[span.column - 1 : span.column - 1 + span.length]
