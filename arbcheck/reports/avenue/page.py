"""A score of Avenue as a part of an HTML page: result, rounds, and each player's sheet box by box."""

from typing import NamedTuple

from markupsafe import Markup

from arbcheck.avenue.result import PlayerScore, Scored
from arbcheck.records.outcome import Outcome
from arbcheck.reports import html_result
from arbcheck.reports.avenue.board import GREEN, PURPLE, board
from arbcheck.reports.avenue.box_words import Box, addition, boxes, facts, total
from arbcheck.reports.avenue.sheets import whole
from arbcheck.reports.avenue.verdict import brief_words, sentences
from arbcheck.reports.games import Place, Standing
from arbcheck.reports.html_page import Names, names, part, told
from arbcheck.reports.html_result import SMALLEST, Row, anchor, known, points
from arbcheck.reports.svg.board import Drawing, inline
from arbcheck.reports.terminal import PLAIN, shortened


class _BoxRow(NamedTuple):
    """A box of a player, with the picture of its network where there is one."""

    name: str
    number: str
    told: str
    picture: Markup


class _Player(NamedTuple):
    """A player's part of the page; ``least`` is the width in pixels below which the picture is scrolled."""

    anchor: str
    name: Markup
    told: str
    picture: Markup
    least: int
    grid: str
    rows: list[_BoxRow]
    addition: str


def section(outcome: Outcome, scored: Scored, place: Place) -> Markup:
    """Draw the score of a record."""
    game, result = scored
    called = names(game.players)
    return part(
        "avenue.html",
        place=place,
        level=place.level,
        outcome=outcome,
        finished=game.finished,
        verdict=called.said(" ".join(sentences(scored, called.labels))),
        facts=facts(game),
        notes=[told(note) for note in outcome.notes],
        names=called,
        standings=[_row(scored, own, called, place, seat) for seat, own in enumerate(result.scores)],
        rounds=[(played.farm, " ".join(map(str, played.cards))) for played in game.rounds],
        players=[_player(scored, called, place, seat) for seat in range(len(game.players))],
    )


def standing(scored: Scored) -> Standing:
    """Tell winner and totals for a row of an index."""
    called = names(scored.game.players)
    won = brief_words(scored.result, called.labels)
    return html_result.standing(won, called, [own.total for own in scored.result.scores])


def _row(scored: Scored, own: PlayerScore, called: Names, place: Place, seat: int) -> Row:
    return Row(
        anchor(place, seat),
        called.full[seat],
        known(own.rank),
        points(own.total, total(own)),
        known(own.highest_box),
        own.player in (scored.result.winners or ()),
    )


def _player(scored: Scored, called: Names, place: Place, seat: int) -> _Player:
    game, own = scored.game, scored.result.scores[seat]
    at = anchor(place, seat)
    drawing = board(game, game.roads[seat])
    name = f"{shortened(own.player, 100, PLAIN)}'s sheet"
    return _Player(
        at,
        called.full[seat],
        total(own),
        _picture(drawing, at, name, "The table below tells what each box counts."),
        round(SMALLEST * drawing.width),
        "\n".join(line[4:] for line in whole(game, game.roads[seat], PLAIN)),
        [_box(scored, box, f"{at}-b{number}") for number, box in enumerate(boxes(scored, seat), 1)],
        addition(own),
    )


def _box(scored: Scored, box: Box, anchor: str) -> _BoxRow:
    if box.spaces is None:
        return _BoxRow(box.name, box.number, box.told, Markup())
    if not box.spaces:
        return _BoxRow(box.name, box.number, f"{box.told}; no road in {box.place}'s space", Markup())
    colour = PURPLE if box.place == "CP" else GREEN
    drawing = board(scored.game, box.roads, box.spaces, colour)
    picture = _picture(drawing, anchor, f"{box.name}: the network", box.told)
    return _BoxRow(box.name, box.number, box.told, picture)


def _picture(drawing: Drawing, prefix: str, name: str, described: str) -> Markup:
    return Markup(inline(drawing, prefix, name, described))  # noqa: S704 - escaped where it is drawn
