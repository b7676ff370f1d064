"""What a replay has come to: the problems, the end position, and which cards nobody has seen."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from arbcheck.arboretum.board import Arboretum, Cell, Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Game
from arbcheck.arboretum.position import Hand, Pile, Position
from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.findings import Repairs
from arbcheck.arboretum.replay.layout import Layout, Setup
from arbcheck.problems import Problem


class Unnamed(NamedTuple):
    """Places whose cards nothing names at the end: by hand, in the draw pile, among the discards.

    Any distribution of the unseen cards over these places is possible (D-027).
    """

    hands: tuple[int, ...]
    deck: int
    discards: int


class Replay(NamedTuple):
    """A replayed game.

    ``problems`` stand in the order of the facts. ``position`` is the end: what `end` states, the turns have
    shown, or conservation leaves; None in a hand is a card that stays unknown. With errors among the problems
    it is only what the replay went on from. ``ended_in`` is the turn, from 0, that took the last card of the
    draw pile, ``ended_by`` the player of that turn; both are None in an unfinished game. ``unseen`` are the
    cards that nothing names, and ``unnamed`` the places that they lie in.
    ``setup`` and ``repairs`` are what `steps` needs to play the game again.
    """

    game: Game
    problems: tuple[Problem, ...]
    position: Position
    ended_in: int | None
    ended_by: int | None
    unseen: frozenset[Card]
    unnamed: Unnamed
    taken: tuple[Card | None, ...]
    setup: Setup
    repairs: Repairs

    @property
    def turns(self) -> int:
        """The number of turns played."""
        return len(self.game.turns)


def replayed(course: Course) -> Replay:
    """Sum up a replay that has come to its end."""
    game, layout = course.game, course.layout
    unseen, unnamed = frozenset(layout.unseen), _unnamed(layout)
    hands = [[*hand, *shown] for hand, shown in zip(layout.hands, course.shown, strict=True)]
    if sum(unnamed.hands) == max(unnamed.hands) == len(unseen) and unnamed.deck == unnamed.discards == 0:
        # One hand holds all cards that are left, so they are known (conservation, R1).
        hands[unnamed.hands.index(len(unseen))] += unseen
        unseen, unnamed = frozenset(), Unnamed((0,) * len(hands), 0, 0)
    position = Position(
        game.players,
        game.species,
        game.edition,
        tuple(in_order(game, *hand) for hand in zip(hands, unnamed.hands, strict=True)),
        tuple(arboretum_of(cells) for cells in layout.cells),
        tuple(_pile(pile) for pile in layout.piles),
        game.finished,
    )
    return Replay(
        game,
        tuple(course.findings.problems),
        position,
        course.ended_in,
        course.ended_by,
        unseen,
        unnamed,
        tuple(layout.taken),
        course.setup,
        course.findings.repairs,
    )


def _unnamed(layout: Layout) -> Unnamed:
    return Unnamed(
        tuple(layout.unnamed),
        layout.deck.count(None),
        sum(pile.count(None) for pile in layout.piles),
    )


def in_order(game: Game, cards: Iterable[Card], unnamed: int) -> Hand:
    """Sort the named cards of a hand by species, as the record lists them, and value; put the others last."""
    species = {name: place for place, name in enumerate(game.species)}
    named = sorted(cards, key=lambda card: (species.get(card.species, len(species)), card.value))
    return (*named, *(None,) * unnamed)


def arboretum_of(cells: Mapping[Cell, Card]) -> Arboretum:
    """Return planted cards in the order of planting."""
    return tuple([Planted(card, x, y) for (x, y), card in cells.items()])


def _pile(pile: list[Card | None]) -> Pile:
    """Return a final discard pile; only its size where it holds a starting discard that nothing names."""
    cards = tuple(card for card in pile if card is not None)
    return cards if len(cards) == len(pile) else len(pile)
