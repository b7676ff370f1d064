"""The index of a site: one row a record, with its status, who wins, all totals, and where its page is."""

import os
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple
from unicodedata import normalize

from markupsafe import Markup

from arbcheck.reports.games import drawn
from arbcheck.reports.html_page import isolated, page
from arbcheck.reports.html_record import encoded, found, name, place
from arbcheck.reports.outcome import Outcome, count
from arbcheck.reports.terminal import Style

INDEX = "index.html"
_LONGEST_STEM = 40
_OTHER = re.compile("[^a-z0-9]+")
_STATUSES = ("final", "provisional", "open", "invalid")


class Row(NamedTuple):
    """A record in the index; ``best`` is the highest total, None where there is none yet."""

    page: str
    name: Markup
    place: Markup
    status: str
    winner: Markup
    totals: Markup
    best: int | None
    found: str


def row(outcome: Outcome, page: str) -> Row:
    """Tell what an index says of a record whose page has this name."""
    game = drawn(outcome)
    standing = game.standing(outcome) if game else None
    return Row(
        page,
        name(outcome),
        isolated(place(outcome)) if outcome.title else Markup(),
        outcome.status,
        standing.winner if standing else Markup(),
        standing.totals if standing else Markup(),
        standing.best if standing else None,
        found(outcome.problems),
    )


def index(rows: Sequence[Row], style: Style, note: str = "") -> str:
    """Draw the index; it is read without a script, which adds sorting and a box to filter.

    ``note`` stands above the table, "" for none.
    """
    return encoded(
        page(
            "index.html",
            ("index.js",),
            title=f"Scores of {count(len(rows), 'record')}",
            rows=rows,
            summary=_summary(row.status for row in rows),
            note=note,
        ),
        style,
    )


def _summary(statuses: Iterable[str]) -> str:
    counted = Counter(statuses)
    return ", ".join(f"{counted[status]} {status}" for status in _STATUSES if counted[status])


def page_name(outcome: Outcome) -> str:
    """Name the page of a record: what is left of its file's name, its number, and a digest of both.

    The same file and number always give the same name, others another one; it holds nothing but small ASCII
    letters, digits and hyphens, so that it is the same on all file systems and in links.
    """
    stem = os.path.splitext(os.path.basename(outcome.file))[0]
    plain = normalize("NFKD", stem).encode("ascii", "ignore").decode().lower()
    told = _OTHER.sub("-", plain)[:_LONGEST_STEM].strip("-") or "record"
    digest = sha256(b"%b\0%d" % (os.fsencode(outcome.file), outcome.record)).hexdigest()[:8]
    return f"{told}-{outcome.record}-{digest}.html"
