"""A self-contained HTML page: its templates, the theme that all pages share, and texts made harmless in it.

Every page extends ``templates/base.html``, which has blocks ``title``, ``style``, ``header``, ``content`` and
``footer``. It loads nothing and, unless it is given scripts, runs nothing: its own content security policy
says so. All that a template prints is escaped, but for Markup.
"""

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from arbcheck import __version__, data
from arbcheck.reports.names import cast
from arbcheck.reports.terminal import PLAIN, shortened, shown

STYLE = PLAIN._replace(isolates=True)
"""How texts of a record are drawn in a page: `<bdi>` keeps each apart from what stands beside it."""
_LONGEST_NAME = 300
_NAME, _END = "\ue000", "\ue001"  # private letters: a record's own ones are shown as escapes
_PLACEHOLDER = re.compile(f"{_NAME}([0-9]+){_END}")
_QUOTED = re.compile("`([^`]+)`")


def page(template: str, scripts: Sequence[str] = (), **values: object) -> str:
    """Render a template of a whole page; ``scripts`` are names of files beside it, run in that order."""
    sources = [_source(name) for name in scripts]
    values |= {"scripts": [Markup(source) for source in sources], "policy": _policy(sources)}  # noqa: S704
    return _environment().get_template(template).render(values) + "\n"


def part(template: str, **values: object) -> Markup:
    """Render a template of a part of a page, to be printed by another template."""
    return Markup(_environment().get_template(template).render(values))  # noqa: S704 - escaped by its own


@cache
def _environment() -> Environment:
    found = Environment(
        loader=FileSystemLoader(data.path("reports", "templates")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals |= {"version": __version__, "theme": Markup(_source("theme.css"))}  # noqa: S704 - our own
    found.filters |= {"shown": isolated, "told": told}
    return found


def _source(name: str) -> str:
    with open(data.path("reports", "templates", name), encoding="utf-8") as file:
        return file.read().strip()


def _policy(scripts: Sequence[str]) -> str:
    """Forbid everything that the page does not bring itself; a script may run only if its digest is named."""
    digests = [b64encode(sha256(script.encode()).digest()).decode() for script in scripts]
    allowed = " ".join(f"'sha256-{digest}'" for digest in digests)
    run = f" script-src {allowed};" if allowed else ""
    return f"default-src 'none';{run} style-src 'unsafe-inline'; img-src data:"


def isolated(text: str) -> Markup:
    """Make text from a record safe in a page: escaped, unprintable letters spelled out, isolated."""
    return Markup("<bdi>{}</bdi>").format(shown(text))


def told(text: str) -> Markup:
    """Make the message of a problem safe in a page; what it quotes between backticks is set as code."""
    return Markup("<bdi>{}</bdi>").format(
        Markup(_QUOTED.sub(r"<code><bdi>\1</bdi></code>", str(escape(shown(text)))))  # noqa: S704
    )


class Names(NamedTuple):
    """What players are called in a page.

    ``labels`` are for the functions that make sentences; `said` sets the names into what they return.
    ``short`` are cut to 32 columns, ``full`` to 300. ``legend`` tells who P1, P2 … are.
    """

    labels: tuple[str, ...]
    short: tuple[Markup, ...]
    full: tuple[Markup, ...]
    legend: tuple[tuple[Markup, Markup], ...]

    def said(self, sentence: str) -> Markup:
        """Escape a sentence that was made with the labels, and set the names in."""
        escaped = str(escape(sentence))
        return Markup(_PLACEHOLDER.sub(lambda found: self.short[int(found[1])], escaped))  # noqa: S704


def names(players: tuple[str, ...]) -> Names:
    """Choose what each player is called."""
    called = cast(players, STYLE)
    return Names(
        tuple(f"{_NAME}{seat}{_END}" for seat in range(len(players))),
        tuple(map(isolated, called.labels)),
        tuple(isolated(shortened(name, _LONGEST_NAME, STYLE)) for name in players),
        tuple((isolated(label), isolated(name)) for label, name in called.legend),
    )
