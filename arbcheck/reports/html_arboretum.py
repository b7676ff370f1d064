"""A score of Arboretum as a part of an HTML page: result, rights, and each player's arboretum and paths.

Choosing a path shows its cards in the picture. That takes no script: a radio button stands before each path,
and rules of the style sheet ask which of them is checked.
"""

import re
from typing import NamedTuple

from markupsafe import Markup, escape

from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import PlayerScore, Result, Right
from arbcheck.reports.games import Place, Standing
from arbcheck.reports.html_page import Names, names, part, told
from arbcheck.reports.outcome import Outcome, count
from arbcheck.reports.path_words import Line, breakdown, lines, remark, total
from arbcheck.reports.rights_words import is_unheld, key, notes, sum_in_hand
from arbcheck.reports.svg import board
from arbcheck.reports.terminal import PLAIN, shortened
from arbcheck.reports.text_boards import copied
from arbcheck.reports.verdict import facts, sentences, short, ties

_SMALLEST = 0.55
"""A picture is drawn at this part of its size at least; where it does not fit then, its frame scrolls."""
_NARROW = 520
"""Up to this width in pixels a picture has its table beside it, and fits on any screen."""
_LARGEST = 8000
"""Beyond this size in pixels, where a card lies far from all others, the text is enough."""
_STRUCK = re.compile(r"\(([0-9])\)")


class _Row(NamedTuple):
    """A player in the table of standings."""

    anchor: str
    name: Markup
    rank: str
    total: str
    species: int
    wins: bool


class _RightRow(NamedTuple):
    """A species in the table of rights: for each player the sum, and whether it gives the right."""

    species: str
    cells: list[tuple[Markup, bool]]
    notes: list[Markup]
    unheld: bool


class _PathRow(NamedTuple):
    """A species in a player's table; ``chosen`` is the id of its button, "" where there is no path."""

    kind: str
    species: str
    name: str
    points: str
    chosen: str
    cards: tuple[Card, ...]
    breakdown: str
    note: Markup


class _Player(NamedTuple):
    """A player's part of the page; ``least`` is the width in pixels below which a picture is scrolled."""

    anchor: str
    name: Markup
    told: str
    picture: Markup
    least: int
    narrow: bool
    grid: str
    rows: list[_PathRow]
    remark: str


def section(outcome: Outcome, position: Position, result: Result, place: Place) -> Markup:
    """Draw the score of a record."""
    called = names(position.players)
    sentence = " ".join(sentences(outcome, position, result, called.labels))
    seats = range(len(position.players))
    return part(
        "arboretum.html",
        place=place,
        level=place.level,
        outcome=outcome,
        verdict=called.said(sentence),
        facts=called.said(facts(outcome, position, called.labels)),
        notes=[told(note) for note in outcome.notes],
        names=called,
        standings=[_row(result, score, called, place, k) for k, score in enumerate(result.scores)],
        ties=[called.said(said) for said in ties(result, called.labels)],
        position=position,
        rights=[_right(position, right, called) for right in result.rights],
        key=key(position),
        players=[_player(position, result, called, place, seat) for seat in seats],
    )


def standing(position: Position, result: Result) -> Standing:
    """Tell winner and totals for a row of an index."""
    called = names(position.players)
    totals = Markup(", ").join(
        Markup("{} {}").format(label, "?" if score.total is None else score.total)
        for label, score in zip(called.short, result.scores, strict=True)
    )
    known = [score.total for score in result.scores if score.total is not None]
    best = max(known) if len(known) == len(result.scores) else None
    return Standing(called.said(short(position, result, called.labels)), totals, best)


def _row(result: Result, score: PlayerScore, called: Names, place: Place, seat: int) -> _Row:
    rank = "?" if score.rank is None else str(score.rank)
    points = str(score.total) if score.total is not None else total(score).removeprefix("total open, ")
    wins = score.player in (result.winners or ())
    return _Row(_anchor(place, seat), called.full[seat], rank, points, score.species_planted, wins)


def _anchor(place: Place, seat: int) -> str:
    return f"{place.prefix}-p{seat + 1}"


def _right(position: Position, right: Right, called: Names) -> _RightRow:
    cells = []
    for seat in range(len(position.players)):
        holds = right.holders is not None and seat in right.holders
        cells.append((_sum(sum_in_hand(position, right, seat)), holds))
    said = [called.said(note) for note in notes(position, right, called.labels)]
    return _RightRow(SPECIES[right.species].english, cells, said, is_unheld(right))


def _sum(text: str) -> Markup:
    """Set a sum in hand: a cancelled 8 is struck out, and a long row of cards may be broken."""
    if text == "-":
        return Markup('<span aria-hidden="true">–</span><span class="unseen">none</span>')
    cards, equals, value = str(escape(text)).partition(" = ")
    cards = _STRUCK.sub(r'<s title="cancelled">(\1)</s>', cards).replace("+", "+<wbr>")
    worth = f' <span class="worth">= {value}</span>' if equals else ""
    return Markup(f"{cards}{worth}")  # noqa: S704 - escaped above


def _player(position: Position, result: Result, called: Names, place: Place, seat: int) -> _Player:
    score = result.scores[seat]
    arboretum = position.arboretums[seat]
    anchor = _anchor(place, seat)
    drawing = board.board(arboretum, score.paths)
    drawable = max(drawing.width, drawing.height) <= _LARGEST
    told_lines = lines(position, result, seat, called.labels)
    rows = [_path(line, called, f"{anchor}-{line.species}" if drawable else "") for line in told_lines]
    drawing = drawing._replace(markup=f"{_choices(anchor, rows)}{drawing.markup}")
    name = f"{shortened(score.player, 100, PLAIN)}'s arboretum"
    described = f"{count(len(arboretum), 'card')}; the table beside it tells of the paths."
    return _Player(
        anchor,
        called.full[seat],
        f"{total(score)}, {count(score.species_planted, 'species')} planted",
        Markup(board.inline(drawing, anchor, name, described) if drawable else ""),  # noqa: S704 - it escapes
        round(_SMALLEST * drawing.width),
        drawing.width <= _NARROW,
        "\n".join(copied(arboretum)),
        rows,
        remark(result, seat, told_lines),
    )


def _path(line: Line, called: Names, button: str) -> _PathRow:
    path = line.path
    return _PathRow(
        line.kind,
        line.species,
        SPECIES[line.species].english,
        line.points,
        button if path else "",
        tuple(tree.card for tree in path.planted) if path else (),
        breakdown(path) if path else "",
        called.said(line.note),
    )


def _choices(anchor: str, rows: list[_PathRow]) -> str:
    """Return the rules that leave a chosen path alone in the light; paper always shows all."""
    rules = []
    for row in rows:
        if row.chosen:
            other = ",".join(f'[data-card="{card.id}"]' for card in row.cards)
            dimmed = f".card:not({other}),.path:not(.{row.species}),.bonus:not(.{row.species})"
            rules.append(f"#{anchor}:has(#{row.chosen}:checked) :is({dimmed}){{opacity:.15}}")
    return f"<style>@media screen{{{''.join(rules)}}}</style>\n" if rules else ""
