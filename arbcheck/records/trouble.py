"""The problems that reading one document finds, placed in its lines."""

from collections import Counter
from collections.abc import Iterable

from arbcheck.problems import Problem, problem, quoted
from arbcheck.records.lines import Lines
from arbcheck.records.marks import DEEPEST

MANY = 100
"""How many problems of one code are told of a document; a last one says that there are more."""


class Trouble:
    """Collects a document's problems; indexes count characters of its text."""

    __slots__ = ("codes", "lines", "problems")

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.problems: list[Problem] = []
        self.codes: Counter[str] = Counter()

    def is_enough(self, code: str) -> bool:
        """Tell whether no further problems of a code are listed."""
        return self.codes[code] >= MANY

    def clear(self) -> None:
        """Forget all problems, to read the text once more."""
        self.problems.clear()
        self.codes.clear()

    def add(
        self,
        code: str,
        message: str,
        start: int,
        stop: int,
        *,
        help: str | None = None,  # noqa: A002 - the word that every compiler prints
        also: Iterable[tuple[int, int, str]] = (),
    ) -> None:
        """Tell of text[start:stop]; ``also`` holds further stretches with what stands there."""
        if self.is_enough(code):
            return
        self.codes[code] += 1
        if self.is_enough(code):
            message += f" (one of {MANY} such problems or more; no further ones are listed)"
        span = self.lines.span
        places = [(span(begin, end), what) for begin, end, what in also]
        self.problems.append(problem(code, message, span(start, stop), help=help, also=places))

    def add_twice(self, key: str, start: int, first: int) -> None:
        """Tell of a key that stands in its mapping already (ARB006)."""
        message = f"the key {quoted(key)} stands twice in one mapping"
        again = self.lines.stretch(start, key)
        self.add("ARB006", message, *again, also=[(*self.lines.stretch(first, key), "first here")])

    def add_too_deep(self, start: int) -> None:
        """Tell of the first node below the deepest level (ARB010); of the others nothing."""
        if "ARB010" not in self.codes:
            message = f"lists and mappings lie in one another more than {DEEPEST} deep here"
            self.add("ARB010", message, start, start + 1)
