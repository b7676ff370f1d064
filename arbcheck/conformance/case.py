"""A corpus case: a record, and what the rules say of it."""

import os
from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO
from typing import NamedTuple

from arbcheck.conformance.case_checks import check_case
from arbcheck.problems import Problem, problem
from arbcheck.records.document import Document, Tree
from arbcheck.records.forms import form_of_start
from arbcheck.records.schema import is_valid
from arbcheck.records.sources import form_of
from arbcheck.records.stream import documents

SUBJECTS = ("text", "base64", "file", "case")
"""The ways to give a case's record other than as a mapping."""
UNCONFIRMED = "computed"
"""The origin of cases whose values a program printed and nobody has confirmed: they cover nothing."""


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
    def codes(self) -> frozenset[str]:
        """The codes of the diagnostics that the case expects."""
        told = self.expect.get("diagnostics") if isinstance(self.expect, dict) else None
        listed = told if isinstance(told, list) else []
        return frozenset(str(one["code"]) for one in listed if isinstance(one, dict) and "code" in one)

    @property
    def reading(self) -> frozenset[str]:
        """The misreadings under which the case is scored; none are the rules."""
        return frozenset(self.texts("under"))

    @property
    def given_as(self) -> str:
        """How the record is given: "record" as a mapping, or one of SUBJECTS."""
        record = self.tree["record"]
        return next((key for key in SUBJECTS if isinstance(record, dict) and key in record), "record")

    @property
    def file(self) -> str:
        """The path of the file beside the case that holds its record; empty if it names none."""
        record = self.tree["record"]
        name = record.get("file") if isinstance(record, dict) else None
        return os.path.join(os.path.dirname(self.document.name), name) if isinstance(name, str) else ""


class Broken(NamedTuple):
    """A document of a corpus that is no case, and why."""

    document: Document
    problems: tuple[Problem, ...]


def read_cases(path: str) -> Iterator[Case | Broken]:
    """Yield the cases of a corpus file; OSError if it cannot be read.

    Records that lie beside the cases which name them (`arbcheck`, no `case`) are passed over. An id that a
    case before it in the file has makes a case a broken one.
    """
    first: dict[str, Case] = {}
    with open(path, "rb") as stream:
        for document in documents(stream, path, form=form_of(path)):
            if _is_record(document):
                continue
            case = read_case(document)
            if isinstance(case, Case) and first.setdefault(case.id, case) is not case:
                yield Broken(document, (_same_id(case, first[case.id]),))
            else:
                yield case


def _same_id(case: Case, other: Case) -> Problem:
    at, there = (each.document.span(("id",)) for each in (case, other))
    return problem("ARB601", f"the id {case.id} stands twice", at, also=[(there, "first here")])


def _is_record(document: Document) -> bool:
    tree = document.tree
    return isinstance(tree, dict) and "arbcheck" in tree and "case" not in tree


def read_case(document: Document) -> Case | Broken:
    """Read a document as a case."""
    tree = document.tree
    problems = list(document.problems)
    if isinstance(tree, dict) and is_valid("case", tree):
        problems += check_case(document, tree)
        if not problems:
            return Case(str(tree["id"]), document, tree)
    elif tree is not None:
        from arbcheck.records.schema_words import explain

        problems += explain("case", document)
    return Broken(document, tuple(problems))


def subjects(case: Case) -> Iterator[Document]:
    """Yield the documents that a case speaks of; one, unless its text or file holds several.

    OSError if the file that it names cannot be read.
    """
    kind = case.given_as
    if kind == "record":
        yield case.document.below(("record",))
        return
    if kind == "file":
        with open(case.file, "rb") as stream:
            yield from documents(stream, case.file, form=form_of(case.file))
        return
    stated = case.document.untrimmed(("record", kind))
    raw = b64decode(stated) if kind == "base64" else stated.encode()
    yield from documents(BytesIO(raw), case.id, form=form_of_start(raw))
