"""A game of Avenue round by round as one HTML page: what was drawn, the sheets, the farm and its box.

``templates/avenue_replay.js`` shows one round after the other; without it the page shows all, one below the
other.
"""

from typing import NamedTuple

from markupsafe import Markup

from arbcheck.avenue.networks import castle_network, is_marked, roads_until
from arbcheck.avenue.result import Scored
from arbcheck.avenue.sheet import CASTLES
from arbcheck.records.outcome import Outcome
from arbcheck.reports import html_page
from arbcheck.reports.avenue.board import GREEN, PURPLE, board
from arbcheck.reports.avenue.box_words import Box, addition, boxes, facts, total
from arbcheck.reports.avenue.replay import did
from arbcheck.reports.avenue.verdict import sentences
from arbcheck.reports.html_problems import listing
from arbcheck.reports.svg import style
from arbcheck.reports.svg.board import Drawing, inline
from arbcheck.reports.terminal import shortened

_LONGEST_TITLE = 2000
_SMALLEST = 0.55
"""A picture is drawn at this part of its size at least; where it does not fit then, its frame scrolls."""


class Sheet(NamedTuple):
    """A player's part of a round: what was done, the sheet with the farm's network, and the box.

    ``least`` is the width in pixels below which the picture is scrolled. The picture is empty where a sheet
    does not tell what it looked like then.
    """

    name: Markup
    did: str
    picture: Markup
    least: int
    box: str


class Round(NamedTuple):
    """A round: its farm and road cards, and the sheets at its end."""

    name: str
    farm: str
    cards: str
    sheets: list[Sheet]


class End(NamedTuple):
    """What is told of a player at the end: the castles and how the boxes add up."""

    name: Markup
    total: str
    picture: Markup
    least: int
    castles: list[str]
    addition: str


def page(outcome: Outcome, scored: Scored, seats: tuple[int, ...], opening: int) -> str:
    """Return the page of a replay with the sheets of some players, opened at a round, counted from 1."""
    game = scored.game
    called = html_page.names(game.players)
    title = "A game of Avenue"
    if outcome.title:
        title = shortened(outcome.title, _LONGEST_TITLE, html_page.STYLE)
    rounds = range(len(game.rounds))
    return html_page.page(
        "avenue_replay.html",
        scripts=("avenue_replay.js",),
        outcome=outcome,
        title=title,
        facts=facts(game),
        notes=[html_page.told(note) for note in outcome.notes],
        names=called,
        faults=listing(outcome),
        rounds=[_round(scored, number, called, seats) for number in rounds],
        ends=[_end(scored, called, seat) for seat in seats],
        verdict=called.said(" ".join(sentences(scored, called.labels))),
        opening=opening,
        colours=Markup(style.page((PURPLE, GREEN))),  # noqa: S704 - made of our own tables
    )


def _round(scored: Scored, number: int, called: html_page.Names, seats: tuple[int, ...]) -> Round:
    played = scored.game.rounds[number]
    cards = " ".join(map(str, played.cards)) or "no card yet"
    sheets = [_sheet(scored, number, called, seat) for seat in seats]
    return Round(f"Round {number + 1}", played.farm, cards, sheets)


def _sheet(scored: Scored, number: int, called: html_page.Names, seat: int) -> Sheet:
    game = scored.game
    box = list(boxes(scored, seat))[number]
    told = f"{box.name}: {box.number} ({box.told})"
    picture, least = Markup(), 0
    if is_marked(game.roads[seat]):
        drawing = board(game, roads_until(game.roads[seat], number), box.spaces or ())
        name = f"{shortened(game.players[seat], 100, html_page.STYLE)}'s sheet after round {number + 1}"
        picture, least = _picture(drawing, f"r{number + 1}-p{seat + 1}", name, told)
    return Sheet(called.full[seat], did(game, seat, number), picture, least, told)


def _end(scored: Scored, called: html_page.Names, seat: int) -> End:
    game, own = scored.game, scored.result.scores[seat]
    castles = list(boxes(scored, seat))[len(own.farms) :]
    joined = frozenset[tuple[int, int]]().union(*(castle_network(game, seat, each) for each in CASTLES))
    name = f"{shortened(game.players[seat], 100, html_page.STYLE)}'s sheet at the end"
    told = "; ".join(map(_castle, castles))
    picture, least = _picture(board(game, game.roads[seat], joined), f"end-p{seat + 1}", name, told)
    return End(called.full[seat], total(own), picture, least, [*map(_castle, castles)], addition(own))


def _castle(box: Box) -> str:
    return f"{box.name}: {box.number} ({box.told})"


def _picture(drawing: Drawing, prefix: str, name: str, described: str) -> tuple[Markup, int]:
    """Return a picture for the page, and the width below which it is scrolled."""
    markup = Markup(inline(drawing, prefix, name, described))  # noqa: S704 - escaped where it is drawn
    return markup, round(_SMALLEST * drawing.width)
