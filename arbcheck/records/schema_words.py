"""What is wrong with the shape of a document, in words about the game; imported only when something is.

jsonschema finds the faults. What a part must be is said by the first sentence of its description in the
schema, so that an editor and a message tell the same.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

from jsonschema import Draft202012Validator, ValidationError  # type: ignore[import-untyped]

from arbcheck.problems import Problem, Span, problem, quoted
from arbcheck.records import schema
from arbcheck.records.document import Document, Path
from arbcheck.records.schema_help import (
    SENTENCES,
    before_colon,
    belongs_elsewhere,
    belongs_to_text,
    glued,
    how_to_add,
    how_to_say_nothing,
    known_keys,
    nearest_key,
    other_kind,
    place_remedy,
    plain_form,
)

_RECORD = "record"
"""The schema of Arboretum's records, whose keys have homes and remedies of their own."""
_CASE = "case"
"""The schema whose faults all have one code: a case of the corpus that is not one (ARB601)."""
_ENTRIES = {"Turn": "turn", "Draw": "draw"}
"""What an entry of a list is called, by the title of its schema."""
_LACKING = {
    "Draw": ("ARB135", "this draw does not say where the card came from"),
    "End position": ("ARB102", "the record has neither `end` nor `turns`"),
}
"""What is told of a part that lacks its key, by the title of the schema that asks for it."""


def explain(name: str, document: Document) -> list[Problem]:
    """Return every fault of a document against the named schema, each once, in order of place.

    The list is empty exactly when `schema.is_valid` holds; only a value that the document's own problems
    refuse is passed over. The codes are ARB101 to ARB107, ARB134 for a place in an arboretum, ARB135 for a
    draw without a source and ARB504 for the number of players; in a case of the corpus always ARB601.
    """
    words = _Words(name, document)
    errors = list(_validator(name).iter_errors(document.tree))
    # A slip in a key is told once: first the unknown keys, then what is missing without them.
    for error in errors:
        if error.validator == "additionalProperties":
            words.unknown_keys(error)
    for error in errors:
        if error.validator == "required":
            words.missing_keys(error)
        elif error.validator != "additionalProperties":
            words.wrong_value(error)
    return sorted(words.found.values(), key=attrgetter("at", "code"))


@cache
def _validator(name: str) -> Any:  # noqa: ANN401 - jsonschema has no types
    return Draft202012Validator(json.loads(schema.text(name)))


class _Words:
    """Puts the faults of one document into words."""

    def __init__(self, name: str, document: Document) -> None:
        self.name = name
        self.document = document
        self.found: dict[tuple[Path, str | None], Problem] = {}
        self.meant: set[tuple[Path, str]] = set()

    def unknown_keys(self, error: ValidationError) -> None:
        """Tell the keys of a mapping that are not known there."""
        path, known = tuple(error.absolute_path), error.schema["properties"]
        flow = self.document.style(path) == "flow"
        sentence: list[str] = []  # a key whose text is a sentence, and keys that may be the rest of that text
        for key, value in error.instance.items():
            if key in known:
                sentence = [key] if flow and key in SENTENCES else []
            elif not key.startswith("x-") and not (len(sentence) > 1 and value == ""):
                near = (
                    None if sentence and value == "" else before_colon(key, known) or nearest_key(key, known)
                )
                remedy = belongs_to_text(sentence[0]) if sentence else None
                self._unknown_key((*path, key), known, near, remedy)
                sentence = [*sentence, key] if sentence and value == "" else []

    def _unknown_key(self, path: Path, known: Iterable[str], near: str | None, remedy: str | None) -> None:
        key = str(path[-1])
        message = f"{_shown(key)} is not a key here"
        if near:
            message, remedy = glued(key, near) or (f"{message}; did you mean `{near}`?", remedy)
            self.meant.add((path[:-1], near))
        elif remedy is None:
            remedy = (self.name == _RECORD and belongs_elsewhere(key)) or known_keys(known)
        self._tell((path[:-1], key), "ARB101", message, self.document.span(path, "key"), remedy)

    def missing_keys(self, error: ValidationError) -> None:
        """Tell the keys that a mapping lacks, unless an unknown key is likely to be the one."""
        path, title = tuple(error.absolute_path), error.schema["title"]
        if title.startswith("End position") and ((), "turns") in self.meant:
            return
        for key in error.validator_value:
            if key in error.instance or (path, key) in self.meant:
                continue
            code, message = _LACKING.get(
                title, ("ARB102", f"{self._subject(path, title)} lacks the key `{key}`")
            )
            at = self._place_of_missing(path, error.instance, title)
            self._tell((path, key), code, message, at, how_to_add(key) if self.name == _RECORD else None)

    def wrong_value(self, error: ValidationError) -> None:
        """Tell a value that its place does not take."""
        path, title, value = tuple(error.absolute_path), error.schema["title"], error.instance
        if value == "" and self.document.is_unread(path):
            return
        if title in ("Place", "Coordinate"):
            path = path if title == "Place" else path[:-1]
            message, remedy = "a place is two whole numbers: [x, y]", place_remedy(self.document.value(path))
            self._tell((path, None), "ARB134", message, self.document.span(path), remedy)
        elif title == "Players" and error.validator != "type":
            count = f"here is {len(value)}" if len(value) == 1 else f"here are {len(value) or 'none'}"
            message = f"Arboretum is for 2 to 4 players; {count}"
            self._tell((path, None), "ARB504", message, self.document.span(path, "key"))
        else:
            must = f"{self._subject(path, title)} must be {_phrase(error.schema)}"
            at, flow = self._place_of_value(path, value)
            if error.validator == "type":
                remedy = other_kind(error.validator_value, value, path[-1] if path else None, flow=flow)
            else:
                remedy = plain_form(value, error.validator, error.validator_value) or how_to_say_nothing(
                    title
                )
            self._tell((path, None), _code(error), f"{must}; here stands {_stands(value)}", at, remedy)

    def _tell(
        self, fault: tuple[Path, str | None], code: str, message: str, at: Span, remedy: str | None = None
    ) -> None:
        """Keep a problem; of several about one value the first says enough."""
        if fault not in self.found:
            code = "ARB601" if self.name == _CASE else code
            self.found[fault] = problem(code, message, at, help=remedy)

    def _subject(self, path: Path, title: str) -> str:
        if not path:
            return f"the {'case' if self.name == _CASE else 'record'}"
        return _shown(path[-1]) if isinstance(path[-1], str) else f"this {_ENTRIES.get(title, 'entry')}"

    def _place_of_value(self, path: Path, value: object) -> tuple[Span, bool]:
        """Return where a value stands, for a block below a key that key, and whether it is in brackets."""
        if isinstance(value, str):
            return self.document.span(path), False
        flow = self.document.style(path) == "flow"
        return self.document.span(path, None if flow else "key"), flow

    def _place_of_missing(self, path: Path, mapping: Mapping[str, object], title: str) -> Span:
        """Return the key of a mapping that lacks something; of a record and a draw the first key in it."""
        first = next(iter(mapping), None)
        if first is not None and (not path or title == "Draw"):
            return self.document.span((*path, first), "key")
        return self.document.span(path, "key")


def _phrase(part: Mapping[str, str]) -> str:
    """Return what a part must be: the first sentence of its description."""
    first = part["description"].partition(". ")[0].removesuffix(".")
    return first[:1].lower() + first[1:]


def _stands(value: object) -> str:
    if isinstance(value, str):
        return _shown(value) if value else "nothing"
    kind = "list" if isinstance(value, list) else "mapping"
    return f"a {kind}" if value else f"an empty {kind}"


def _shown(text: str) -> str:
    """Quote a text of the record on one line."""
    return quoted(" ".join(text[:200].split()))


def _code(error: ValidationError) -> str:
    if error.validator == "type":
        return "ARB103"
    if error.validator == "pattern":
        return "ARB104"
    if error.validator != "enum":
        return "ARB107"
    allowed: Sequence[object] = error.validator_value
    if "true" in allowed:
        return "ARB105"
    return "ARB104" if plain_form(error.instance, "enum", allowed) else "ARB106"
