"""A run over a corpus: which cases there are, which are wanted, and what became of each."""

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from arbcheck.conformance.case import Broken, Case, read_cases
from arbcheck.conformance.run import Difference, differences
from arbcheck.problems import Problem, Span, problem, reason
from arbcheck.records.sources import Missing, expand

PASSED, FAILED, NOT_SENT, UNSUPPORTED = "passed", "failed", "not-sent", "unsupported"
ENDINGS = (".yaml", ".yml")
"""The endings of the files that are read below a folder; others lie beside the cases that name them."""


class Selection(NamedTuple):
    """Which cases to run: those that fit every part that is not empty.

    ``word`` stands in the id or the title, in whatever case; of the others a case names one at least: rules,
    decisions, and the codes that it expects.
    """

    word: str = ""
    rules: frozenset[str] = frozenset()
    decisions: frozenset[str] = frozenset()
    codes: frozenset[str] = frozenset()

    def takes(self, case: Case) -> bool:
        """Say whether a case is one of them."""
        word = self.word.casefold()
        return (
            (word in case.id or word in case.text("title").casefold())
            and (not self.rules or not self.rules.isdisjoint(case.texts("rules")))
            and (not self.decisions or not self.decisions.isdisjoint(case.texts("decisions")))
            and (not self.codes or not self.codes.isdisjoint(case.codes))
        )


class Corpus(NamedTuple):
    """What some paths hold: the files, the cases in them, and the inputs that cannot be opened."""

    files: tuple[str, ...]
    cases: tuple[Case | Broken, ...]
    missing: tuple[Missing, ...]

    def selected(self, selection: Selection) -> list[Case | Broken]:
        """Return the wanted cases, and all documents that are no cases: nobody knows what they are about."""
        return [case for case in self.cases if isinstance(case, Broken) or selection.takes(case)]


def read_corpus(paths: Sequence[str]) -> Corpus:
    """Read the cases of files, of the YAML files below folders, and of those of a pattern.

    A case with the id of another one is a broken one. What lies below a folder and cannot be read as a case
    is passed over where a case names it as its `file`.
    """
    missing: list[Missing] = []
    files: dict[str, str] = {}
    for name in (name for path in paths for name in _files(path)):
        if isinstance(name, Missing):
            missing.append(name)
        else:
            files.setdefault(os.path.realpath(name), name)
    cases: list[Case | Broken] = []
    for name in files.values():
        try:
            cases += read_cases(name)
        except OSError as error:
            why = problem("ARB001", f"cannot be read: {reason(error)}", Span(1, 1))
            missing.append(Missing(name, why))
    beside = {os.path.realpath(case.file) for case in cases if isinstance(case, Case) and case.file}
    beside -= {os.path.realpath(path) for path in paths}
    own = (case for case in cases if isinstance(case, Case) or _real_name(case) not in beside)
    return Corpus(tuple(files.values()), tuple(_told_apart(own)), tuple(missing))


def _files(path: str) -> Iterator[str | Missing]:
    is_folder = os.path.isdir(path)
    for name in expand(path):
        if isinstance(name, Missing) or not is_folder or name.lower().endswith(ENDINGS):
            yield name


def _real_name(case: Broken) -> str:
    return os.path.realpath(case.document.name)


def _told_apart(cases: Iterable[Case | Broken]) -> Iterator[Case | Broken]:
    """Refuse cases with an id that a case of another file has; within a file it has been done."""
    first: dict[str, Case] = {}
    for case in cases:
        if isinstance(case, Broken):
            yield case
            continue
        other = first.setdefault(case.id, case)
        yield case if other is case else Broken(case.document, (_same_id(case, other),))


def _same_id(case: Case, other: Case) -> Problem:
    there = f"{other.document.name}:{other.document.span(('id',)).line}"
    return problem("ARB601", f"the id {case.id} is that of {there} too", case.document.span(("id",)))


class Ran(NamedTuple):
    """A case that was run: where it stands, and what became of it.

    ``told`` is the case, or the document that is no case.
    """

    id: str
    file: str
    line: int
    status: str
    differences: tuple[Difference, ...]
    told: Case | Broken


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
    """Say what is wrong with a document that is no case; it goes by its file and line if it has no id."""
    document = case.document
    found = tuple(
        Difference((_place(problem.span),), "a case", f"{problem.code} {problem.message}")
        for problem in case.problems
    )
    name = document.tree.get("id") if isinstance(document.tree, dict) else None
    if not isinstance(name, str) or not name:
        name = f"{os.path.basename(document.name)}:{document.first_line}"
    return Ran(name, document.name, case.problems[0].span.line, FAILED, found, case)


def _place(at: Span) -> str:
    return f"line {at.line}, column {at.column}"
