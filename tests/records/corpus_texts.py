"""The records of the corpus as texts, each as its case writes it."""

import os
from collections.abc import Iterator
from functools import cache

from arbcheck import data
from arbcheck.conformance.case import Case, read_cases
from tests.records.loaded import several


def cases() -> Iterator[Case]:
    for base, _, names in sorted(os.walk(data.path("corpus"))):
        for name in sorted(names):
            if name.endswith(".yaml"):
                yield from (case for case in read_cases(os.path.join(base, name)) if isinstance(case, Case))


def text_of(case: Case) -> str | None:
    """The record of a case as it stands in its file; None if the case gives it in another way."""
    record = case.tree["record"]
    if case.given_as == "text" and isinstance(record, dict):
        return f"{record['text']}\n"
    if case.given_as != "record":
        return None
    first = case.document.span(("record",), "key").line + 1
    rows: list[str] = []
    while not (row := case.document.source_line(first + len(rows))) or row.startswith("  "):
        rows.append(row[2:])
    return "\n".join(rows).rstrip() + "\n"


@cache
def readable() -> tuple[str, ...]:
    """All texts of the corpus that can be read as YAML, each once."""
    texts = dict.fromkeys(text for case in cases() if (text := text_of(case)))
    return tuple(text for text in texts if not any(found.problems for found in several(text.encode())))
