"""Tidying the text of a file of records, in place: its comments stay, and it goes on meaning the same.

A record is never written anew. Whole lines are moved (the top-level keys), and single stretches of text are
edited (cards). Before anything is returned it is proven that the tidied text holds the same data and the
same comments, and that tidying it once more would change nothing; else it is refused.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import NamedTuple, Protocol

from arbcheck.records.arboretum import NAME
from arbcheck.records.comments import Stretch, comments
from arbcheck.records.document import Document, Form, Tree
from arbcheck.records.lines import BREAKS, Lines
from arbcheck.records.stream import documents
from arbcheck.records.text_edits import Edit
from arbcheck.records.top_level import arranged, fault

BOM = "\ufeff"


class Refusal(NamedTuple):
    """Why a file is not tidied; ``unread`` are its documents that cannot be read, if that is why."""

    reason: str
    unread: tuple[Document, ...] = ()


class _Tidying(Protocol):
    """What the module of a game offers; ``KEYS`` are the keys of a record in their usual order."""

    KEYS: tuple[str, ...]

    def edits(self, document: Document) -> list[Edit]:
        """Return what to edit in the text of a record, in order."""

    def meaning(self, tree: dict[str, Tree]) -> dict[str, object]:
        """Return a record's tree in which whatever is spelt freely has given way to what it tells."""

    def view(self, document: Document, tree: dict[str, Tree]) -> object:
        """Return all that the readers of a record make of a document, places and wording apart."""


def _arboretum() -> _Tidying:
    from arbcheck.records import tidying

    return tidying


def _avenue() -> _Tidying:
    from arbcheck.records.avenue import tidying

    return tidying


_GAMES: dict[str, Callable[[], _Tidying]] = {NAME: _arboretum, "avenue": _avenue}
"""The games whose records can be tidied; those of others stay as they are."""


def _game(tree: Tree | None) -> _Tidying | None:
    name = (tree.get("game") or NAME) if isinstance(tree, dict) else None
    found = _GAMES.get(name) if isinstance(name, str) else None
    return found() if found else None


def tidy(data: bytes, name: str, form: Form) -> str | Refusal:
    """Return the tidied text of a file, or why there is none.

    The text has the file's line breaks and byte order mark. Each of its documents is tidied by itself; if
    one of them cannot be, none is.
    """
    found = list(documents(BytesIO(data), name, form=form))
    unread = tuple(document for document in found if document.problems)
    if unread:
        return Refusal("it cannot be read", unread)
    if form != "yaml":
        return Refusal("it is JSON, which holds no comments; --canonical prints it as YAML")
    before = data.decode()
    after = _tidied(before, name)
    if isinstance(after, Refusal) or after == before:
        return after
    if not _same(found, after, name) or _tidied(after, name) != after:
        return Refusal("tidied, it would not say the same")
    return after


def _tidied(text: str, name: str) -> str | Refusal:
    text = _ended(text)
    starts = Lines(text, 1, "yaml").starts
    pieces, done = [], 0
    for document in documents(BytesIO(text.encode()), name, form="yaml"):
        reason = _misfit(document)
        start = starts[document.first_line - 1]
        start += text.startswith(BOM, start)
        if not reason and not text.startswith(document.text, start):
            reason = "a byte order mark stands within it"
        if reason:
            return Refusal(f"record {document.number}: {reason}" if document.number > 1 else reason)
        pieces += [text[done:start], _tidied_document(document)]
        done = start + len(document.text)
    return _ended("".join([*pieces, text[done:]]))


def _ended(text: str) -> str:
    """End the last line of a text that is not empty as the first one is ended; cut empty lines behind it."""
    lines = Lines(text, 0, "yaml")
    row = len(lines.starts) - 1
    while row and not lines.line(row).strip(" \t"):
        row -= 1
    end = lines.end(lines.starts[row])
    first = BREAKS["yaml"].search(text)
    return text[:end] + (found[0] if (found := BREAKS["yaml"].match(text, end) or first) else "\n")


def _misfit(document: Document) -> str | None:
    """Say why a document that can be read cannot be tidied; None if it can."""
    if not isinstance(document.tree, dict):
        return "it is no record: its top level is no mapping"
    if "arbcheck" not in document.tree:
        return "it is no record: it does not say `arbcheck: 1`"
    return fault(document)


def _tidied_document(document: Document) -> str:
    text = document.text
    game = _game(document.tree)
    if game is None:
        return text
    changes = game.edits(document)
    return "".join(_edited(text, part, changes) for part in arranged(document, game.KEYS))


def _edited(text: str, part: Stretch, changes: Sequence[Edit]) -> str:
    """Return a stretch of a text with the edits that fall into it."""
    done, pieces = part.start, []
    for start, stop, new in changes[bisect_left(changes, (part.start,)) : bisect_left(changes, (part.stop,))]:
        pieces += [text[done:start], new]
        done = stop
    return "".join([*pieces, text[done : part.stop]])


def _same(before: Sequence[Document], after: str, name: str) -> bool:
    """Tell whether a text holds the same records as the documents, with the same comments."""
    found = list(documents(BytesIO(after.encode()), name, form="yaml"))
    return len(found) == len(before) and all(map(_says_the_same, before, found))


def _says_the_same(one: Document, other: Document) -> bool:
    if other.problems or not isinstance(one.tree, dict) or not isinstance(other.tree, dict):
        return False
    game = _game(one.tree) or _arboretum()
    return (
        game.meaning(one.tree) == game.meaning(other.tree)
        and sorted(_comments(one.text)) == sorted(_comments(other.text))
        and game.view(one, one.tree) == game.view(other, other.tree)
    )


def _comments(text: str) -> list[str]:
    return [text[start:stop] for start, stop in comments(text)]
