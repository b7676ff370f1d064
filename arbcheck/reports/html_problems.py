"""Problems in an HTML page: where, what and why, the line with what is meant marked, what to do."""

from collections.abc import Iterable
from typing import NamedTuple

from markupsafe import Markup

from arbcheck.problems import Problem, Span, span_of
from arbcheck.reports.diagnostics import cut_out
from arbcheck.reports.html_page import isolated, told
from arbcheck.reports.outcome import Outcome, in_order
from arbcheck.reports.terminal import right_to_left, width


class Excerpt(NamedTuple):
    """A line of a file: where, what was marked in it, and carets below; they are "" where it is not known."""

    place: Markup
    before: str
    marked: str
    after: str
    carets: str


class Told(NamedTuple):
    """A problem: ``also`` are second places with what is said of them."""

    severity: str
    code: str
    rule: str | None
    message: Markup
    excerpt: Excerpt
    also: list[tuple[Markup, Excerpt]]
    help: Markup


def listing(outcome: Outcome, problems: Iterable[Problem] | None = None) -> list[Told]:
    """Return problems of a record in order of place: all of them, unless only some are to be told."""
    return [
        _told(outcome, problem) for problem in in_order(outcome.problems if problems is None else problems)
    ]


def _told(outcome: Outcome, problem: Problem) -> Told:
    return Told(
        problem.severity,
        problem.code,
        problem.rule,
        told(problem.message),
        _excerpt(outcome, problem.span),
        [(told(said), _excerpt(outcome, span_of(at))) for at, said in problem.also],
        told(problem.help) if problem.help else Markup(),
    )


def _excerpt(outcome: Outcome, at: Span) -> Excerpt:
    where = isolated(f"{outcome.file}:{at.line}:{at.column}")
    before, marked, after = cut_out(outcome.source(at.line), at)
    if not before + marked + after:
        return Excerpt(where, "", "", "", "")
    # Carets cannot stand below what runs from right to left; the mark in the line is enough there.
    carets = (
        ""
        if right_to_left(before + marked + after)
        else f"{' ' * width(before)}{'^' * max(1, width(marked))}"
    )
    return Excerpt(where, before, marked, after.rstrip(), carets)
