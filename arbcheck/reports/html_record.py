"""Records and their scores as one HTML page, whatever the game."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup

from arbcheck.problems import Problem
from arbcheck.reports.games import Place, drawn
from arbcheck.reports.html_page import isolated, page, part
from arbcheck.reports.html_problems import listing
from arbcheck.reports.outcome import Outcome, count
from arbcheck.reports.palette import LIGHT
from arbcheck.reports.svg import style as svg_style
from arbcheck.reports.terminal import PLAIN, Style, shown

_LONGEST_TITLE = 400
_CLASSES = re.compile('class="([^"]*)"')  # nobody's text can hold one: quotes are escaped
_PICTURE = "arb-board"
"""The class of every picture."""


class _Entry(NamedTuple):
    """A record in the list of contents: where it stands, what it is, and what became of it."""

    anchor: str
    name: Markup
    status: str
    verdict: Markup


def report(outcomes: Iterable[Outcome], style: Style = PLAIN, back: str = "") -> str:
    """Draw one page for all records, each in a section of its own where there are several.

    ``back`` is where the page leads back to, if it is one of many. In ASCII all other letters are written
    as character references, which read the same.
    """
    found = list(outcomes)
    several = len(found) > 1
    level = 3 if several else 2
    anchors = [f"r{number}" for number in range(1, len(found) + 1)]
    sections = [_section(each, Place(anchor, level)) for each, anchor in zip(found, anchors, strict=True)]
    drawn_page = page(
        "score.html",
        title=_title(found),
        sections=sections,
        contents=[_entry(outcome, f"r{number}") for number, outcome in enumerate(found, 1)]
        if several
        else (),
        colours=_colours(sections),
        back=back,
    )
    return encoded(drawn_page, style)


def _colours(sections: Sequence[Markup]) -> Markup:
    """Return the style sheet of the pictures, with the colours that occur in them; none without pictures."""
    classes = {word for each in sections for told in _CLASSES.findall(each) for word in told.split()}
    if _PICTURE not in classes:
        return Markup()
    return Markup(svg_style.page(name for name in LIGHT.species if name in classes))  # noqa: S704 - our own


def encoded(text: str, style: Style) -> str:
    """Return a page in the alphabet of a style; only its texts hold letters that ASCII does not have."""
    return text.encode("ascii", "xmlcharrefreplace").decode() if style.encoding == "ascii" else text


def _title(outcomes: Sequence[Outcome]) -> str:
    """Name the page, as plain text."""
    if len(outcomes) != 1:
        return count(len(outcomes), "record")
    (outcome,) = outcomes
    return shown(outcome.title[:_LONGEST_TITLE]) if outcome.title else f"Score of {place(outcome)}"


def place(outcome: Outcome) -> str:
    """Name a record by its file and its number in it, as safe text that is not escaped yet."""
    return f"{shown(outcome.file)}#{outcome.record}"


def name(outcome: Outcome) -> Markup:
    """Name a record by its title, or where it has none by its place."""
    return isolated(outcome.title[:_LONGEST_TITLE] if outcome.title else place(outcome))


def verdict(outcome: Outcome) -> Markup:
    """Tell in a few words what became of a record."""
    game = drawn(outcome)
    return game.standing(outcome).winner if game else Markup(found(outcome.problems))  # noqa: S704 - our own


def found(problems: Iterable[Problem]) -> str:
    """Count errors and warnings; "" when there are none."""
    kinds = [problem.severity for problem in problems]
    return ", ".join(count(kinds.count(kind), kind) for kind in ("error", "warning") if kind in kinds)


def _entry(outcome: Outcome, anchor: str) -> _Entry:
    return _Entry(anchor, name(outcome), outcome.status, verdict(outcome))


def _section(outcome: Outcome, where: Place) -> Markup:
    game = drawn(outcome)
    return part(
        "record.html",
        place=where,
        level=where.level,
        outcome=outcome,
        name=name(outcome),
        named_by_place=not outcome.title,
        file=isolated(place(outcome)),
        score=game.section(outcome, where) if game else "",
        counted=found(outcome.problems),
        problems=listing(outcome),
    )
