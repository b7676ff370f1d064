"""A recorded game retold turn by turn: who did what, the table after it, the problems where they stand."""

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from arbcheck.arboretum.game import Turn
from arbcheck.arboretum.position import Hand, Position
from arbcheck.arboretum.replay.outlook import Outlook, is_open, outlook
from arbcheck.arboretum.replay.replayed import Replay
from arbcheck.arboretum.replay.seat import start_from, steps_from
from arbcheck.arboretum.replay.steps import State, Step, start, steps
from arbcheck.problems import Problem, Span
from arbcheck.records.document import Document, Tree
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, checked

_OF_THE_END = frozenset({"end", "finished", "claims"})
"""Keys whose problems are told after the last turn, wherever in the record they stand."""
_NOT_OVER = "ARB313"

Place = tuple[int, int]


class Window(NamedTuple):
    """Which turns are told, both counted from 1; ``alone``: only they, without the start and the end."""

    first: int
    last: int
    alone: bool = False


class Scene(NamedTuple):
    """A turn: as it was recorded, with its note; as it was played; and what each player would score after it.

    ``step`` has all cards that the record has named by then, or those that one player had seen; ``outlook``
    goes by the same cards. ``problems`` are those of the turn, placed in the file.
    """

    turn: Turn
    note: str | None
    step: Step
    outlook: tuple[Outlook, ...]
    problems: tuple[Problem, ...]


class Story(NamedTuple):
    """A record of turns that could be replayed, at least up to a turn that cannot be read.

    ``outcome`` has the status of the whole record, but no score. ``seat`` is the player through whose eyes
    the game is seen, None for all that the record tells. ``notes`` has an entry for every turn that the
    record lists, ``turns`` the problems of each; ``before`` and ``after`` are those of the rest.
    """

    outcome: Outcome
    replay: Replay
    seat: int | None
    notes: tuple[str | None, ...]
    before: tuple[Problem, ...]
    turns: tuple[tuple[Problem, ...], ...]
    after: tuple[Problem, ...]

    @property
    def whole(self) -> Window:
        """The window of the whole game: all turns that could be replayed; the record may list more."""
        return Window(1, self.replay.turns)


def has_turns(record: Record) -> bool:
    """Say whether a record is one of turns, or cannot be read enough to tell; an end position is neither."""
    tree = record.document.tree
    return not isinstance(tree, dict) or "turns" in tree


def retold(record: Record) -> Outcome:
    """Return a record's outcome without the score: its status is the one that scoring it would give."""
    outcome = checked(record)
    replay = record.played.replay if record.played else None
    if replay is None or not record.is_valid:
        return outcome
    status = "final" if replay.game.finished else "provisional"
    return outcome._replace(status="open" if is_open(end_of(replay)) else status)


def story_of(record: Record, outcome: Outcome, seat: int | None = None) -> Story | None:
    """Return the story of a record whose outcome `retold` has told; None if it cannot be replayed."""
    replay = record.played.replay if record.played else None
    if replay is None:
        return None
    tree = record.document.tree
    listed = tree.get("turns") if isinstance(tree, dict) else None
    notes = tuple(map(_note, listed if isinstance(listed, list) else []))
    return Story(outcome, replay, seat, notes, *_parted(record.document, record.problems, len(notes)))


def start_of(story: Story) -> State:
    """Return the table before the first turn."""
    dealt = start(story.replay)
    return dealt if story.seat is None else start_from(story.seat, dealt)


def scenes(story: Story, window: Window) -> Iterator[Scene]:
    """Yield the turns of a window, as far as they could be replayed."""
    played = steps(story.replay)
    for step in played if story.seat is None else steps_from(story.seat, played):
        if step.number >= window.last:
            return
        if step.number >= window.first - 1:
            yield Scene(
                story.replay.game.turns[step.number],
                story.notes[step.number],
                step,
                outlook(after(story.replay, step)),
                story.turns[step.number],
            )


def hands_at_end(story: Story) -> tuple[Hand, ...] | None:
    """Return the hands as far as they are known in the end; None where an error leaves them in doubt.

    At the end of a game all hands are shown; before it a player does not see those of the others.
    """
    if story.outcome.status == "invalid" or (story.seat is not None and not story.replay.game.finished):
        return None
    return story.replay.position.hands


def after(replay: Replay, step: Step) -> Position:
    """Return the table after a turn as a position, to be scored or written."""
    game, state = replay.game, step.after
    named = {card for hands in (state.hands, state.discards) for hand in hands for card in hand}
    named.update(planted.card for arboretum in state.arboretums for planted in arboretum)
    return Position(
        game.players,
        game.species,
        game.edition,
        state.hands,
        state.arboretums,
        tuple(len(pile) if None in pile else tuple(card for card in pile if card) for pile in state.discards),
        not state.deck,
        replay.setup.cards - named.union(state.deck),
    )


def position_at(story: Story, turn: int | None = None) -> Position:
    """Return the position after a turn, counted from 1; without a turn the end as far as it is known."""
    if turn is None:
        return end_of(story.replay)
    [step] = [step for step in steps(story.replay) if step.number == turn - 1]
    return after(story.replay, step)


def end_of(replay: Replay) -> Position:
    """Return the end of a game as a position, with all that is known of it in the end."""
    return replay.position._replace(unseen=replay.unseen)


def outcome_after(story: Story, turn: int) -> Outcome:
    """Return what a game would have come to after a turn, counted from 1: scored as if it had ended then.

    Notes and problems are those of the turns up to it. The last turn of a finished game has its own outcome,
    which knows the hands that `end` shows.
    """
    from arbcheck.records.arboretum import scored

    told = tuple(
        f"Turn {number} was irregular, and was let stand: {each.irregular}."
        for number, each in enumerate(story.replay.game.turns[:turn], 1)
        if each.irregular is not None
    )
    problems = (*story.before, *(problem for each in story.turns[:turn] for problem in each))
    outcome = story.outcome._replace(turns=turn, notes=told, problems=problems)
    return scored(outcome, position_at(story, turn))


def _note(turn: Tree) -> str | None:
    note = turn.get("note") if isinstance(turn, dict) else None
    return note if isinstance(note, str) else None


def _parted(
    document: Document, problems: tuple[Problem, ...], count: int
) -> tuple[tuple[Problem, ...], tuple[tuple[Problem, ...], ...], tuple[Problem, ...]]:
    """Part placed problems into those before the turns, of each of so many turns, and after them."""
    before: list[Problem] = []
    turns: list[list[Problem]] = [[] for _ in range(count)]
    after: list[Problem] = []
    if problems and isinstance(document.tree, dict):
        keys = sorted((_place(document.span((key,), "key")), key) for key in document.tree)
        starts = [_place(document.span(("turns", turn))) for turn in range(count)]
        for problem in problems:
            at = _place(problem.span)
            key = keys[max(0, bisect_right(keys, at, key=lambda each: each[0]) - 1)][1]
            turn = bisect_right(starts, at) - 1
            if key == "turns" and turn >= 0:
                turns[turn].append(problem)
            else:
                (after if key in _OF_THE_END or problem.code == _NOT_OVER else before).append(problem)
    return tuple(before), tuple(map(tuple, turns)), tuple(after)


def _place(span: Span) -> Place:
    return span.line, span.column
