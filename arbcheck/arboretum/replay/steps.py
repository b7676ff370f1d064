"""A replayed game turn by turn, and where those cards of the final hands come from that `end` leaves out."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Draw
from arbcheck.arboretum.position import Hand
from arbcheck.arboretum.replay.course import Course
from arbcheck.arboretum.replay.opening import deal
from arbcheck.arboretum.replay.replayed import Replay, arboretum_of, in_order
from arbcheck.arboretum.replay.turns import play_turns
from arbcheck.problems import Handle, Problem


class State(NamedTuple):
    """The table between two turns, by player, as far as the record has named the cards by then.

    None is a card that nothing has named so far. Hands are sorted, their unnamed cards last; discard piles
    stand bottom first; ``deck`` is the whole draw pile, next card first.
    """

    hands: tuple[Hand, ...]
    arboretums: tuple[Arboretum, ...]
    discards: tuple[tuple[Card | None, ...], ...]
    deck: tuple[Card | None, ...]


class Step(NamedTuple):
    """A turn, from 0: who played it, what was done as far as it is known, and the table after it.

    ``draws`` have the sources as recorded and every card that is known, stated or not. ``planted`` and
    ``discarded`` are None where the record does not tell, or a problem leaves it open.
    """

    number: int
    player: int
    draws: tuple[Draw, ...]
    planted: Planted | None
    discarded: Card | None
    problems: tuple[Problem, ...]
    after: State


class Inferred(NamedTuple):
    """A card of a final hand that `end` does not state.

    ``origin`` is the fact that brought it into the hand, a card of the starting hand or a draw; None when it
    is known only because no other card is left.
    """

    player: int
    card: Card
    origin: Handle | None


def start(replay: Replay) -> State:
    """Return the table before the first turn."""
    return _state(_dealt(replay))


def steps(replay: Replay) -> Iterator[Step]:
    """Yield the turns of a game one by one; the whole game costs about as much as replaying it."""
    course = _dealt(replay)
    problems = taken = 0
    for number in play_turns(course):
        yield _step(course, number, problems, taken)
        problems, taken = len(course.findings.problems), len(course.layout.taken)


def _step(course: Course, number: int, problems: int, taken: int) -> Step:
    """Sum up a turn; so many problems and draws there were before it."""
    layout, turn = course.layout, course.game.turns[number]
    player = course.player
    card = turn.play.card if turn.play else None
    cell = layout.spots[player].get(card) if card else None
    drawn = zip(turn.draws, layout.taken[taken:], strict=True)
    return Step(
        number,
        player,
        tuple(draw._replace(card=card) for draw, card in drawn),
        Planted(card, *cell) if card and cell else None,
        turn.discard,
        tuple(course.findings.problems[problems:]),
        _state(course),
    )


def inferred(replay: Replay) -> tuple[Inferred, ...]:
    """Return the known cards of the final hands that `end` does not state, by player, and their origins.

    The game has no errors: each turn was played by the player that it names.
    """
    unstated = [
        (player, card)
        for player, (hand, stated) in enumerate(
            zip(replay.position.hands, replay.game.end.hands, strict=True)
        )
        for card in hand
        if card is not None and card not in (stated or ())
    ]
    origins = _origins(replay) if unstated else {}
    return tuple(Inferred(player, card, origins.get((player, card))) for player, card in unstated)


def _origins(replay: Replay) -> dict[tuple[int, Card], Handle]:
    """Map each card that came into a hand by name to the last fact that brought it there."""
    origins: dict[tuple[int, Card], Handle] = {}
    for player, hand in enumerate(replay.game.start.hands):
        for index, card in enumerate(hand or ()):
            if card is not None:
                origins[player, card] = ("start", "hand", player, index)
    taken = iter(replay.taken)
    for number, turn in enumerate(replay.game.turns):
        for index, card in enumerate(islice(taken, len(turn.draws))):
            if card is not None:
                origins[turn.player, card] = ("turn", number, "draw", index)
    return origins


def _dealt(replay: Replay) -> Course:
    course = Course(replay.game, replay.setup, replay.repairs)
    deal(course)
    return course


def _state(course: Course) -> State:
    layout, game = course.layout, course.game
    return State(
        tuple(
            in_order(game, hand, unnamed) for hand, unnamed in zip(layout.hands, layout.unnamed, strict=True)
        ),
        tuple(arboretum_of(cells) for cells in layout.cells),
        tuple(tuple(pile) for pile in layout.piles),
        tuple(reversed(layout.deck)),
    )
