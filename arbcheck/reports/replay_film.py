"""A replay as a row of frames that can be stepped through: the start, the table after each turn, the end.

Frame 0 is the start, frame N the table after turn N, and the last frame the end, with all hands that are
known by then. What everybody sees is told once, what depends on who looks on once a view.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.position import Hand
from arbcheck.arboretum.replay.outlook import Outlook, outlook
from arbcheck.arboretum.replay.steps import State
from arbcheck.problems import Problem
from arbcheck.records.story import Scene, Story, end_of, hands_at_end, scenes, start_of
from arbcheck.reports.replay_ending import at_end, ending, verdict
from arbcheck.reports.replay_words import sentence
from arbcheck.reports.verdict import Labels

_NOTHING = Outlook(0, 0)
Seat = int | None
"""A player through whose eyes a game is seen, by index, or None for all that the record tells."""


class Lying(NamedTuple):
    """A planted card, and the frames in which it lies there: from ``first``, and before ``last``."""

    planted: Planted
    first: int
    last: int


class Remarks(NamedTuple):
    """What is to be said of a frame beyond what was done: a slip let stand, a note, what is wrong."""

    irregular: str | None
    note: str | None
    problems: tuple[Problem, ...]


class View(NamedTuple):
    """What somebody sees, by frame: a sentence, all hands, and what each player would score.

    ``scores`` are empty for a frame that cannot be scored.
    """

    seat: Seat
    told: tuple[str, ...]
    hands: tuple[tuple[Hand, ...], ...]
    scores: tuple[tuple[Outlook, ...], ...]


class Film(NamedTuple):
    """A replay by frames. ``acting`` is the player of each turn, None at the start and in the end.

    ``deck`` counts the draw pile, ``piles`` are the discard piles by player, bottom first. ``planted`` holds
    for each player every card that ever lay in the arboretum, in the order of planting.
    """

    turns: int
    acting: tuple[Seat, ...]
    deck: tuple[int, ...]
    piles: tuple[tuple[Hand, ...], ...]
    planted: tuple[tuple[Lying, ...], ...]
    remarks: tuple[Remarks, ...]
    views: tuple[View, ...]

    @property
    def frames(self) -> int:
        """How many frames there are: one a turn, the start and the end."""
        return self.turns + 2


def film(story: Story, labels: Labels, seats: Iterable[Seat]) -> Film:
    """Return a replay by frames, with a view for each seat; ``labels`` are what the players are called."""
    played = list(scenes(story._replace(seat=None), story.whole))
    states = [start_of(story), *(scene.step.after for scene in played)]
    states.append(states[-1])
    return Film(
        len(played),
        (None, *(scene.step.player for scene in played), None),
        tuple(len(state.deck) for state in states),
        tuple(state.discards for state in states),
        tuple(tuple(_lying([state.arboretums[player] for state in states])) for player in range(len(labels))),
        tuple(_remarks(story, played)),
        tuple(_view(story._replace(seat=seat), labels) for seat in seats),
    )


def _lying(arboretums: Sequence[Arboretum]) -> Iterator[Lying]:
    """Yield each card of an arboretum that grows; where a problem lets a cell be used twice, one may go."""
    for planted in dict.fromkeys(planted for arboretum in arboretums for planted in arboretum):
        there = [frame for frame, arboretum in enumerate(arboretums) if planted in arboretum]
        yield Lying(planted, there[0], there[-1] + 1)


def _remarks(story: Story, played: Iterable[Scene]) -> Iterator[Remarks]:
    yield Remarks(None, None, story.before)
    for scene in played:
        yield Remarks(scene.turn.irregular, scene.note, scene.problems)
    yield Remarks(None, None, at_end(story))


def _view(story: Story, labels: Labels) -> View:
    """Return the game as the story's seat saw it."""
    played = list(scenes(story, story.whole))
    first = start_of(story)
    last = played[-1].step.after if played else first
    hands = [first.hands, *(scene.step.after.hands for scene in played), _hands_at_end(story, last)]
    scores = [(_NOTHING,) * len(labels), *(scene.outlook for scene in played)]
    told = [
        f"Start: {labels[0]} plays first.",
        *(sentence(scene, labels, story.seat) for scene in played),
        " ".join([ending(story, last, labels), *verdict(story, labels)]),
    ]
    return View(story.seat, tuple(told), tuple(hands), (*scores, _scores_at_end(story, scores[-1])))


def _hands_at_end(story: Story, last: State) -> tuple[Hand, ...]:
    """Return the hands of the end: all that is known of them in the end, or what was known before."""
    hands = hands_at_end(story)
    return last.hands if hands is None else hands


def _scores_at_end(story: Story, last: tuple[Outlook, ...]) -> tuple[Outlook, ...]:
    """Return what the end is worth; nothing of an invalid record, and nothing new while hands are hidden."""
    if story.outcome.status == "invalid":
        return ()
    return last if hands_at_end(story) is None else outlook(end_of(story.replay))
