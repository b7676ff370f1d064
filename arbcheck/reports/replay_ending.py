"""How a replay ends, in sentences: what stopped it, who wins, or why that is not told."""

from collections.abc import Iterable

from arbcheck.arboretum.replay.steps import State
from arbcheck.arboretum.scoring import score
from arbcheck.problems import Problem
from arbcheck.records.story import Story, end_of, hands_at_end
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.verdict import Labels, sentences


def ending(story: Story, state: State, labels: Labels) -> str:
    """Tell why there is no further turn; ``state`` is the table after the last one."""
    replay = story.replay
    if is_cut_short(story):
        return f"Turn {replay.turns + 1} cannot be read; the replay stops before it."
    if replay.ended_in is not None and replay.ended_by is not None:
        ender = labels[replay.ended_by]
        return f"End: {ender} drew the last card of the draw pile in turn {replay.ended_in + 1}."
    after = f"after turn {replay.turns}" if replay.turns else "before the first turn"
    return f"The record stops {after}, with {count(len(state.deck), 'card')} left in the draw pile."


def is_cut_short(story: Story) -> bool:
    """Tell whether the record has a turn that cannot be read, so that the replay stops before it."""
    return story.replay.turns < len(story.turns)


def verdict(story: Story, labels: Labels) -> list[str]:
    """Tell who wins, in parts that may stand on lines of their own; none where nobody may know yet.

    Nothing is told of a replay that is cut short, nor of an unfinished game that one player sees.
    """
    if is_cut_short(story):
        return []
    if story.outcome.status == "invalid":
        return [f"The record has {counted(story.outcome.problems)}; the end is not scored."]
    if hands_at_end(story) is None:
        return []
    if story.outcome.status == "open":
        return ["Unknown cards leave the result open; `arbcheck score` tells what they decide."]
    position = end_of(story.replay)
    return sentences(story.outcome, position, score(position), labels)


def at_end(story: Story) -> tuple[Problem, ...]:
    """Return the problems that are told after the last turn of the replay."""
    unread = [problem for turn in story.turns[story.replay.turns :] for problem in turn]
    return (*unread, *story.after)


def counted(problems: Iterable[Problem]) -> str:
    """Count problems by how bad they are: "2 errors and 1 warning"."""
    kinds = [problem.severity for problem in problems]
    return listed(count(kinds.count(kind), kind) for kind in ("error", "warning") if kind in kinds)
