"""What the readers of a record's parts share: the document, and the problems found in it so far."""

from collections.abc import Iterable, Iterator

from arbcheck.problems import Problem, Span, problem
from arbcheck.records.document import Document, Part, Path, Tree

Names = dict[tuple[str, int], str]
"""How each part of a record ("end", "hands", "discards") writes the name of the player with an index."""


class Reading:
    """A document being read: readers report what they cannot read and go on with the rest."""

    __slots__ = ("document", "names_known", "problems")

    def __init__(self, document: Document) -> None:
        self.document = document
        self.problems: list[Problem] = []
        self.names_known = True

    def at(self, path: Path, part: Part = None) -> Span:
        """Return where a value stands, or its key, or a piece of its text."""
        return self.document.span(path, part)

    def report(
        self,
        code: str,
        message: str,
        at: Span,
        *,
        help: str | None = None,  # noqa: A002 - the word that every compiler prints
        also: Iterable[tuple[Span, str]] = (),
    ) -> None:
        """Add a problem of the document."""
        self.problems.append(problem(code, message, at, help=help, also=also))


MOST_DIGITS = 9
"""Whole numbers have no more digits than these."""


def whole_number(text: object) -> int | None:
    """Return the whole number that a text is: `0`, or at most nine digits without a zero before them.

    A `-` may stand first; None for everything else.
    """
    if isinstance(text, str) and text.isascii():
        digits = text.removeprefix("-")
        if digits.isdigit() and len(digits) <= MOST_DIGITS and (digits[0] != "0" or text == "0"):
            return int(text)
    return None


def entries(node: Tree | None) -> Iterator[tuple[str, Tree]]:
    """Yield the keys and values of a mapping but for the user's own `x-` keys; of anything else nothing."""
    if isinstance(node, dict):
        for key, value in node.items():
            if not key.startswith("x-"):
                yield key, value


def texts(node: Tree | None) -> list[str]:
    """Return the texts that a text or a list of texts holds; what else a list holds has been refused."""
    if isinstance(node, str):
        return [node]
    return [item for item in node if isinstance(item, str)] if isinstance(node, list) else []
