"""A replay as one HTML page: a viewer to step through the game, its scores as a chart, every turn in words.

``templates/replay.js`` only shows and hides what stands in the page, and fills in hands, discard piles and
scores from the data that the page holds; without it the page shows the end, and every turn in words.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from markupsafe import Markup

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.cards import SPECIES, Card
from arbcheck.arboretum.position import Hand
from arbcheck.arboretum.replay.outlook import Outlook
from arbcheck.records.outcome import Outcome
from arbcheck.records.story import Story
from arbcheck.reports import html_page
from arbcheck.reports.html_problems import Told, listing
from arbcheck.reports.names import cast
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.replay_chart import chart
from arbcheck.reports.replay_ending import counted
from arbcheck.reports.replay_film import Film, Lying, Remarks, View, film
from arbcheck.reports.replay_table import points
from arbcheck.reports.svg import style
from arbcheck.reports.svg.board import CARD, EDGE, card, places
from arbcheck.reports.terminal import shortened

_LONGEST_TEXT = 2000
_COMMAND = "arbcheck score"
"""What a sentence for terminals sets between backticks; a page does not show them."""
_USUAL_EDITION = 2018
_APART, _TOGETHER = "\u2068", "\u2069"
"""What keeps a name in a sentence from turning the words beside it around, as `<bdi>` does for markup."""


class Panel(NamedTuple):
    """A player's part of the table: the arboretum as a picture, of the size given, and how far its cards are.

    ``grounds`` tells the arboretum in words, frame by frame.
    """

    name: Markup
    width: int
    height: int
    cards: tuple[tuple[Lying, Markup], ...]
    grounds: tuple[str, ...]


class Frame(NamedTuple):
    """A frame as the page lists it: its name, what was done, what is to be said of it, and the scores.

    ``address`` is the fragment that leads to it, ``at`` where it stands on the slider, from 0 to 1. ``kind``
    is the worst that there is: "error", "warning", "note" or "".
    """

    name: str
    address: str
    at: float
    kind: str
    told: str
    irregular: Markup
    note: Markup
    faults: list[Told]
    scores: tuple[str, ...]


def page(story: Story, turn: int = 0) -> str:
    """Return the page of a replay, opened at a turn; with a seat only what its player saw is in it."""
    game = story.replay.game
    names = html_page.names(game.players)
    labels = tuple(f"{_APART}{label}{_TOGETHER}" for label in cast(game.players, html_page.STYLE).labels)
    seats = (None, *range(len(labels))) if story.seat is None else (story.seat,)
    shot = film(story, labels, seats)
    views = [_view(view, shot) for view in shot.views]
    panels = [_panel(name, lying, shot.frames) for name, lying in zip(names.full, shot.planted, strict=True)]
    charts = [chart(view.scores, len(shot.planted)) for view in shot.views]
    return html_page.page(
        "replay.html",
        scripts=("replay.js",),
        outcome=story.outcome,
        title=_title(story.outcome, "A game of Arboretum"),
        names=names,
        labels=labels,
        seat=story.seat,
        views=views,
        facts=_facts(story),
        counted=counted(story.outcome.problems) if story.outcome.problems else "",
        panels=panels,
        frames=list(_frames(shot, views[0], story.outcome)),
        charts=charts,
        ranged=any(line.ranges for drawn in charts for line in drawn.lines),
        symbols=list(_symbols(shot)),
        colours=Markup(style.page(game.species)),  # noqa: S704 - made of our own tables
        last=shot.frames - 1,
        side=CARD,
        data=_data(shot, views, panels, turn),
    )


def refused(outcome: Outcome) -> str:
    """Return a page that tells what is wrong with a record of which nothing can be replayed."""
    title = _title(outcome, "A record that cannot be replayed")
    told = counted(outcome.problems)
    return html_page.page("replay_refused.html", title=title, faults=listing(outcome), counted=told)


def _title(outcome: Outcome, otherwise: str) -> str:
    return shortened(outcome.title, _LONGEST_TEXT, html_page.STYLE) if outcome.title else otherwise


def _facts(story: Story) -> str:
    game = story.replay.game
    edition = "" if game.edition == _USUAL_EDITION else f" of the {game.edition} edition"
    species = listed(SPECIES[name].english for name in game.species)
    return f"{count(len(game.players), 'player')}, {count(len(game.species), 'species')}{edition}: {species}."


def _frames(shot: Film, view: "Seen", outcome: Outcome) -> Iterator[Frame]:
    last = shot.frames - 1
    for number, remarks in enumerate(shot.remarks):
        name = _name(number, last)
        yield Frame(
            name,
            name.lower().replace(" ", "-"),
            round(number / last, 4),
            _kind(remarks),
            view.told[number],
            _text(remarks.irregular),
            _text(remarks.note),
            listing(outcome, remarks.problems),
            view.scores[number],
        )


def _kind(remarks: Remarks) -> str:
    severities = {problem.severity for problem in remarks.problems}
    if "error" in severities:
        return "error"
    if severities or remarks.irregular:
        return "warning"
    return "note" if remarks.note else ""


def _text(text: str | None) -> Markup:
    """Make a text of the record safe in the page; empty if there is none."""
    return html_page.isolated(shortened(text, _LONGEST_TEXT, html_page.STYLE)) if text else Markup()


def _name(number: int, last: int) -> str:
    if number == last:
        return "End"
    return f"Turn {number}" if number else "Start"


class Seen(NamedTuple):
    """A view in words: sentences, hands as codes parted by blanks, and scores, by frame and player."""

    seat: int | None
    told: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    scores: tuple[tuple[str, ...], ...]


def _view(view: View, shot: Film) -> Seen:
    last = shot.frames - 1
    return Seen(
        view.seat,
        tuple(
            told.removeprefix(f"{_name(number, last)}: ").replace(f"`{_COMMAND}`", _COMMAND)
            for number, told in enumerate(view.told)
        ),
        tuple(tuple(map(_codes, hands)) for hands in view.hands),
        tuple(_scores(scores, len(view.hands[0])) for scores in view.scores),
    )


def _scores(scores: Sequence[Outlook], players: int) -> tuple[str, ...]:
    return tuple(map(points, scores)) if scores else ("–",) * players


def _codes(cards: Hand) -> str:
    return " ".join(card.code if card else "_" for card in cards)


def _panel(name: Markup, planted: Sequence[Lying], frames: int) -> Panel:
    """Return a player's panel; its picture has from the first turn the size that it will have in the end."""
    columns = places(lying.planted.x for lying in planted)
    rows = places(lying.planted.y for lying in planted)
    cards = tuple(
        (lying, _picture(lying.planted, columns[lying.planted.x], rows[lying.planted.y]))
        for lying in sorted(planted, key=lambda each: (each.planted.y, each.planted.x))
    )
    width, height = (max(places.values(), default=EDGE) + CARD + EDGE for places in (columns, rows))
    grounds = tuple(_ground(_there(planted, frame)) for frame in range(frames))
    return Panel(name, width, height, cards, grounds)


def _picture(planted: Planted, x: int, y: int) -> Markup:
    return Markup(card(planted, x, y))  # noqa: S704 - a card has no text of the record


def _there(planted: Sequence[Lying], frame: int) -> list[Planted]:
    return [lying.planted for lying in planted if lying.first <= frame < lying.last]


def _ground(arboretum: Sequence[Planted]) -> str:
    """Tell an arboretum in words, row by row: "3 cards; row 1: Oa1, Oa4; row 2: gap, Oa6"."""
    if not arboretum:
        return "nothing planted"
    left, top = min(each.x for each in arboretum), min(each.y for each in arboretum)
    told = []
    for y, row in groupby(sorted(arboretum, key=lambda each: (each.y, each.x)), lambda each: each.y):
        cells, free = [], left
        for planted in row:
            cells += [f"gap of {planted.x - free}" if planted.x - free > 1 else "gap"] * (planted.x > free)
            cells.append(planted.card.code)
            free = planted.x + 1
        told.append(f"row {y - top + 1}: {', '.join(cells)}")
    return f"{count(len(arboretum), 'card')}; {'; '.join(told)}"


def _known(shot: Film) -> list[Card]:
    """Return the cards that lie in a hand or a discard pile at some time."""
    places = [hands for view in shot.views for hands in view.hands] + list(shot.piles)
    return sorted({card for hands in places for hand in hands for card in hand if card is not None})


def _symbols(shot: Film) -> Iterator[tuple[str, Markup]]:
    """Yield the picture of each card that hands and discard piles need."""
    for known in _known(shot):
        yield known.code, _picture(Planted(known, 0, 0), 0, 0)


def _data(shot: Film, views: Sequence[Seen], panels: Sequence[Panel], turn: int) -> dict[str, object]:
    """Return what the script needs of each frame, for each player."""
    return {
        "open": turn,
        "acting": shot.acting,
        "deck": shot.deck,
        "piles": [[_codes(pile) for pile in piles] for piles in shot.piles],
        "grounds": list(zip(*(panel.grounds for panel in panels), strict=True)),
        "cards": {known.code: f"{SPECIES[known.species].english} {known.value}" for known in _known(shot)},
        "views": [view._asdict() for view in views],
    }
