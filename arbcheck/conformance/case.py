"""A corpus case: a record, and what the rules say of it."""

import os
from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO
from typing import NamedTuple

from arbcheck.problems import Problem, problem
from arbcheck.records.document import Document, Tree
from arbcheck.records.schema import is_valid
from arbcheck.records.sources import form_of, form_of_start
from arbcheck.records.stream import documents

SUBJECTS = ("text", "base64", "file", "case")
"""The ways to give a case's record other than as a mapping."""


class Case(NamedTuple):
    """A case of a corpus; ``tree`` is the whole of it, every scalar a text."""

    id: str
    document: Document
    tree: dict[str, Tree]

    def texts(self, key: str) -> tuple[str, ...]:
        """Return the texts of a list such as `rules`; none when the case does not have it."""
        listed = self.tree.get(key)
        return tuple(item for item in listed if isinstance(item, str)) if isinstance(listed, list) else ()

    def text(self, key: str) -> str:
        """Return a text such as `title`; empty when the case does not have it."""
        text = self.tree.get(key)
        return text if isinstance(text, str) else ""

    @property
    def expect(self) -> Tree:
        """What the case expects, as it is written."""
        return self.tree["expect"]

    @property
    def given_as(self) -> str:
        """How the record is given: "record" as a mapping, or one of SUBJECTS."""
        record = self.tree["record"]
        return next((key for key in SUBJECTS if isinstance(record, dict) and key in record), "record")


class Broken(NamedTuple):
    """A document of a corpus that is no case, and why."""

    document: Document
    problems: tuple[Problem, ...]


def read_cases(path: str) -> Iterator[Case | Broken]:
    """Yield the cases of a corpus file; OSError if it cannot be read.

    Records that lie beside the cases which name them (`arbcheck`, no `case`) are passed over.
    """
    with open(path, "rb") as stream:
        for document in documents(stream, path, form=form_of(path)):
            if not _is_record(document):
                yield read_case(document)


def _is_record(document: Document) -> bool:
    tree = document.tree
    return isinstance(tree, dict) and "arbcheck" in tree and "case" not in tree


def read_case(document: Document) -> Case | Broken:
    """Read a document as a case."""
    tree = document.tree
    if isinstance(tree, dict) and not document.problems and is_valid("case", tree):
        return Case(str(tree["id"]), document, tree)
    problems = list(document.problems)
    if tree is not None and not is_valid("case", tree):
        from arbcheck.records.schema_words import explain

        problems += [
            problem("ARB601", told.message, told.at, help=told.help) for told in explain("case", document)
        ]
    return Broken(document, tuple(problems))


def subjects(case: Case) -> Iterator[Document]:
    """Yield the documents that a case speaks of; one, unless its text or file holds several.

    OSError if the file that it names cannot be read.
    """
    record = case.tree["record"]
    kind = case.given_as
    stated = record[kind] if isinstance(record, dict) and kind != "record" else ""
    if kind == "record":
        yield case.document.below(("record",))
    elif kind == "file":
        path = os.path.join(os.path.dirname(case.document.name), str(stated))
        with open(path, "rb") as stream:
            yield from documents(stream, path, form=form_of(path))
    else:
        raw = b64decode(str(stated)) if kind == "base64" else (str(stated) + "\n").encode()
        yield from documents(BytesIO(raw), case.id, form=form_of_start(raw))
