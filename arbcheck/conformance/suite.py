"""A run over a corpus: which cases, and what became of each."""

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from arbcheck.conformance.case import Broken, Case, read_cases
from arbcheck.conformance.run import Difference, differences
from arbcheck.problems import Span

PASSED, FAILED, NOT_SENT, UNSUPPORTED = "passed", "failed", "not-sent", "unsupported"
ENDINGS = (".yaml", ".yml")


class Selection(NamedTuple):
    """Which cases to run: all, or those that fit every part that is not empty.

    ``word`` stands in the id or the title; the others name what the case names: all its rules, decisions,
    misreadings, and the codes that it expects.
    """

    word: str = ""
    rules: frozenset[str] = frozenset()
    decisions: frozenset[str] = frozenset()
    codes: frozenset[str] = frozenset()

    def takes(self, case: Case) -> bool:
        """Say whether a case is one of them."""
        word = self.word.lower()
        return (
            (word in case.id.lower() or word in case.text("title").lower())
            and (not self.rules or not self.rules.isdisjoint(case.texts("rules")))
            and (not self.decisions or not self.decisions.isdisjoint(case.texts("decisions")))
            and (not self.codes or not self.codes.isdisjoint(case.codes))
        )


class Ran(NamedTuple):
    """A case that was run: where it stands, and what became of it."""

    id: str
    file: str
    line: int
    status: str
    differences: tuple[Difference, ...]
    case: Case | None


def corpus_files(paths: Sequence[str]) -> Iterator[str]:
    """Yield the corpus files that paths mean: files themselves, folders with all below them.

    FileNotFoundError for a path that is not there.
    """
    for path in paths:
        if os.path.isdir(path):
            for base, folders, names in os.walk(path):
                folders[:] = sorted(name for name in folders if not name.startswith("."))
                yield from (os.path.join(base, name) for name in sorted(names) if name.endswith(ENDINGS))
        else:
            os.stat(path)
            yield path


def find_cases(paths: Sequence[str], selection: Selection) -> Iterator[Case | Broken]:
    """Yield the selected cases of a corpus, and all documents that are no cases."""
    for path in corpus_files(paths):
        for case in read_cases(path):
            if isinstance(case, Broken) or selection.takes(case):
                yield case


def run_cases(cases: Iterable[Case | Broken]) -> Iterator[Ran]:
    """Run cases one by one."""
    for case in cases:
        if isinstance(case, Broken):
            yield broken(case)
        else:
            found = tuple(differences(case))
            yield ran(case, FAILED if found else PASSED, found)


def ran(case: Case, status: str, found: tuple[Difference, ...] = ()) -> Ran:
    """Say what became of a case."""
    line = case.document.span(("id",)).line
    return Ran(case.id, case.document.name, line, status, found, case)


def broken(case: Broken) -> Ran:
    """Say what is wrong with a document that is no case."""
    found = tuple(
        Difference((_place(problem.span),), "a case", f"{problem.code} {problem.message}")
        for problem in case.problems
    )
    document = case.document
    name = f"{os.path.basename(document.name)}:{document.first_line}"
    return Ran(name, document.name, document.first_line, FAILED, found, None)


def _place(at: Span) -> str:
    return f"line {at.line}, column {at.column}"
