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
from arbcheck.reports import html_result
from arbcheck.reports.games import Place, Standing
from arbcheck.reports.html_page import Names, names, part, told
from arbcheck.reports.html_result import SMALLEST, Row, anchor, known, points
from arbcheck.reports.outcome import Outcome, count
from arbcheck.reports.path_words import Line, breakdown, lines, remark, total
from arbcheck.reports.rights_words import is_unheld, key, notes, sum_in_hand
from arbcheck.reports.svg import board
from arbcheck.reports.terminal import PLAIN, shortened
from arbcheck.reports.text_boards import copied
from arbcheck.reports.verdict import facts, sentences, short, ties

_NARROW = 520
"""Up to this width in pixels a picture has its table beside it, and fits on any screen."""
_LARGEST = 8000
"""Beyond this size in pixels, where a card lies far from all others, the text is enough."""
_STRUCK = re.compile(r"\(([0-9])\)")


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
        finished=position.finished,
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
    won = short(position, result, called.labels)
    return html_result.standing(won, called, [score.total for score in result.scores])


def _row(result: Result, score: PlayerScore, called: Names, place: Place, seat: int) -> Row:
    return Row(
        anchor(place, seat),
        called.full[seat],
        known(score.rank),
        points(score.total, total(score)),
        known(score.species_planted),
        score.player in (result.winners or ()),
    )


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
    at = anchor(place, seat)
    drawing = board.board(arboretum, score.paths)
    drawable = max(drawing.width, drawing.height) <= _LARGEST
    told_lines = lines(position, result, seat, called.labels)
    rows = [_path(line, called, f"{at}-{line.species}" if drawable else "") for line in told_lines]
    drawing = drawing._replace(markup=f"{_choices(at, rows)}{drawing.markup}")
    name = f"{shortened(score.player, 100, PLAIN)}'s arboretum"
    described = f"{count(len(arboretum), 'card')}; the table beside it tells of the paths."
    return _Player(
        at,
        called.full[seat],
        f"{total(score)}, {count(score.species_planted, 'species')} planted",
        Markup(board.inline(drawing, at, name, described) if drawable else ""),  # noqa: S704 - it escapes
        round(SMALLEST * drawing.width),
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
