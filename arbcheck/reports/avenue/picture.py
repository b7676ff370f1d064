"""The sheets of a game of Avenue as one SVG file that needs nothing else: verdict, sheets, boxes."""

from typing import NamedTuple

from arbcheck.avenue.networks import roads_until
from arbcheck.avenue.result import Scored
from arbcheck.avenue.sheet import CASTLES
from arbcheck.records.outcome import Outcome
from arbcheck.reports.avenue.board import GREEN, PURPLE, board
from arbcheck.reports.avenue.box_words import Box, boxes, facts, total
from arbcheck.reports.avenue.verdict import sentences
from arbcheck.reports.names import Cast, cast
from arbcheck.reports.svg import style
from arbcheck.reports.svg.board import Drawing
from arbcheck.reports.svg.elements import escaped, number, write
from arbcheck.reports.svg.writing import Words, lines
from arbcheck.reports.terminal import PLAIN, shown

_MARGIN = 24
_NARROWEST = 440
_LONGEST = 1200
_SMALL = 0.45
"""A sheet with the network of one box has this part of the size of a whole one."""
_ACROSS = 3
"""So many of them stand side by side."""
_GAP = 16.0
_LEAST = 150.0
"""So wide is each at least: its name is to fit."""


class Sheets(NamedTuple):
    """What is drawn: the sheets of some players (seats), as they were after some round, counted from 1."""

    outcome: Outcome
    scored: Scored
    seats: tuple[int, ...]
    rounds: int


def screen(sheets: Sheets) -> str:
    """Draw a picture for screens and print: light, and dark where the reader's screen is."""
    return _picture(sheets, style.picture((PURPLE, GREEN)))


def paper(sheets: Sheets) -> str:
    """Draw a picture that is always light."""
    return _picture(sheets, style.paper((PURPLE, GREEN)))


def _picture(sheets: Sheets, css: str) -> str:
    names = cast(sheets.scored.game.players, PLAIN)
    drawn = [_sheet(sheets, seat, names) for seat in sheets.seats]
    across = max(_NARROWEST, *(each.width for each in drawn))
    parts = [_head(sheets, names, across), *drawn]
    y, placed = float(_MARGIN), []
    for part in parts:
        placed.append(f'<g transform="translate({_MARGIN} {number(y)})">\n{part.markup}\n</g>')
        y += part.height + _MARGIN
    size = f"{number(across + 2 * _MARGIN)} {number(y)}"
    wide, high = size.split(" ")
    attributes = 'xmlns="http://www.w3.org/2000/svg" class="arb-board" role="img"'
    attributes += ' aria-labelledby="arb-title arb-desc"'
    title = sheets.outcome.title or "Sheets of a game of Avenue"
    return "\n".join(
        (
            f'<svg {attributes} viewBox="0 0 {size}" width="{wide}" height="{high}">',
            f'<title id="arb-title">{escaped(title[:_LONGEST])}</title>',
            f'<desc id="arb-desc">{escaped(_told(sheets, names))}</desc>',
            f"<style>\n{css}\n</style>",
            f'<rect class="ground" width="{wide}" height="{high}"/>',
            *placed,
            "</svg>\n",
        )
    )


def _told(sheets: Sheets, names: Cast) -> str:
    """Say in words what the picture shows."""
    if sheets.rounds < len(sheets.scored.game.rounds):
        return f"The sheets as they were after round {sheets.rounds}."
    return " ".join(sentences(sheets.scored, names.labels))


def _head(sheets: Sheets, names: Cast, width: float) -> Drawing:
    """Write title, verdict and facts above the sheets."""
    title = sheets.outcome.title
    told = [Words(shown(title[:_LONGEST]), 22)] if title else []
    told += [Words(_told(sheets, names), 16), Words(facts(sheets.scored.game), 13, "faint")]
    told += [Words(f"{label} is {name}", 13, "faint") for label, name in names.legend]
    told += [Words(note, 13, "faint") for note in sheets.outcome.notes]
    if any(
        road.round is not None for seat in sheets.seats for road in sheets.scored.game.roads[seat].values()
    ):
        told.append(Words("The small number above right in a space is the round of its road.", 13, "faint"))
    return lines(told, width)


def _sheet(sheets: Sheets, seat: int, names: Cast) -> Drawing:
    """Draw a player's sheet, with the boxes below it that were filled by then."""
    game = sheets.scored.game
    whole = sheets.rounds == len(game.rounds)
    points = f": {total(sheets.scored.result.scores[seat])}" if whole else ""
    name = lines([Words(f"{names.labels[seat]}{points}", 18)], _NARROWEST)
    drawing = board(game, roads_until(game.roads[seat], sheets.rounds - 1))
    filled = list(boxes(sheets.scored, seat))[: None if whole else sheets.rounds]
    rows = lines([Words(f"{box.name}: {box.number} ({box.told})", 13) for box in filled], _NARROWEST)
    networks = _networks(sheets, filled)
    markup = name.markup
    y = name.height + 6
    for part in (drawing, rows, networks):
        markup += f'\n<g transform="translate(0 {number(y)})">\n{part.markup}\n</g>'
        y += part.height + 6
    return Drawing(max(drawing.width, networks.width, _NARROWEST), y, markup)


def _networks(sheets: Sheets, filled: list[Box]) -> Drawing:
    """Draw the network of each box on a small sheet with the roads of its round, where there is one."""
    shown = [_network(sheets, box) for box in filled if box.spaces]
    x = y = across = high = 0.0
    parts = []
    for place, small in enumerate(shown):
        if place and place % _ACROSS == 0:
            x, y, high = 0.0, y + high + _GAP, 0.0
        parts.append(f'<g transform="translate({number(x)} {number(y)})">\n{small.markup}\n</g>')
        x += small.width + _GAP
        across, high = max(across, x - _GAP), max(high, small.height)
    return Drawing(across, y + high, "\n".join(parts))


def _network(sheets: Sheets, box: Box) -> Drawing:
    """Draw a box's network on a small sheet below the box's name."""
    colour = PURPLE if box.place == CASTLES[0] else GREEN
    drawing = board(sheets.scored.game, box.roads, box.spaces or (), colour)
    small = f'<g transform="translate(0 20) scale({number(_SMALL)})">\n{drawing.markup}\n</g>'
    width = max(_SMALL * drawing.width, _LEAST)
    name = write(f"{box.name}: {box.number}", 0, 13, 13, "", width)
    return Drawing(width, 20 + _SMALL * drawing.height, f"{name}\n{small}")
