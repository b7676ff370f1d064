"""A replay as text: one block a turn, short enough to page through, readable at 80 columns without colour."""

from collections.abc import Iterable, Iterator

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.replay.outlook import outlook
from arbcheck.arboretum.replay.steps import State
from arbcheck.problems import Problem
from arbcheck.records.story import Scene, Story, Window, end_of, hands_at_end, scenes, start_of
from arbcheck.reports import diagnostics
from arbcheck.reports.names import Cast, cast
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.replay_ending import at_end, counted, ending, verdict
from arbcheck.reports.replay_table import table
from arbcheck.reports.replay_words import sentence, title
from arbcheck.reports.terminal import COLUMNS, PLAIN, Style, painted, shortened, width, wrapped
from arbcheck.reports.text_boards import grid

_TEXT_COLUMNS = 400
_USUAL_EDITION = 2018
_INDENT = "  "
_KEY = (
    "In each turn [Oa4] is the card just planted, _ a card that is not known, Ca6 of 5 the top card of five,"
    " and 0 to 3 a score that unknown cards decide."
)
_SEEN = "As {} saw it: the others' hands are hidden, but for cards that they took from discard piles."


def blocks(story: Story, window: Window, style: Style = PLAIN) -> Iterator[str]:
    """Yield a replay block by block, without final line breaks: the start, each turn, the end.

    The start goes with the first turn, the end with the last one. What is wrong with the rest of the record
    is counted in a block of its own.
    """
    names = cast(story.replay.game.players, style)
    state = start_of(story)
    elsewhere = [problem for turn in story.turns[: window.first - 1] for problem in turn]
    if window.first == 1 and not window.alone:
        yield "\n".join(_opening(story, state, names, style))
    else:
        elsewhere += story.before
    for scene in scenes(story, window):
        state = scene.step.after
        yield "\n".join(_turn(story, scene, names, style))
    if window.last >= story.replay.turns and not window.alone:
        yield "\n".join(_ending(story, state, names, style))
    else:
        elsewhere += [problem for turn in story.turns[window.last :] for problem in turn]
        elsewhere += story.after
    if elsewhere:
        rest = f"The rest of the record has {counted(elsewhere)}; `arbcheck validate` lists all."
        yield "\n".join(wrapped(rest))


def _opening(story: Story, state: State, names: Cast, style: Style) -> list[str]:
    """Draw the start: what is played by whom, the hands that are known, and what is wrong before turn 1."""
    game = story.replay.game
    lines = []
    if story.outcome.title:
        lines += _strong(wrapped(shortened(story.outcome.title, _TEXT_COLUMNS, style)), style)
    edition = "" if game.edition == _USUAL_EDITION else f" ({game.edition} edition)"
    lines += _species(game.species, edition, style)
    for label, name in names.legend:
        lines += wrapped(f"{label} is {name}", _INDENT)
    if story.seat is not None:
        lines += wrapped(_SEEN.format(names.labels[story.seat]), "", _INDENT)
    lines += [painted(style.faint, line) for line in wrapped(_KEY, "", _INDENT)]
    lines += ["", *_strong(wrapped(f"Start: {names.labels[0]} plays first."), style)]
    return [*lines, *table(state, names.labels, style), *_problems(story, story.before, style)]


def _species(species: tuple[str, ...], edition: str, style: Style) -> list[str]:
    """Name the species in play, with the marks that their cards have."""
    names = [SPECIES[name].english for name in species]
    lines = wrapped(f"{count(len(species), 'species')} in play{edition}: {listed(names)}.", "", _INDENT)
    if not style.marks:
        return lines
    from arbcheck.reports import tints

    return tints.legend(species, lines[0].partition(":")[0], _INDENT, style)


def _turn(story: Story, scene: Scene, names: Cast, style: Style) -> list[str]:
    """Draw a turn: what was done, what was wrong with it, the arboretum with the new card, the table."""
    step = scene.step
    lines = wrapped(sentence(scene, names.labels, story.seat), "", _INDENT)
    lines[0] = lines[0].replace(title(scene), painted(style.strong, title(scene)), 1)
    for word, text in (("irregular", scene.turn.irregular), ("note", scene.note)):
        if text:
            lines += wrapped(f"{word}: {shortened(text, _TEXT_COLUMNS, style)}", _INDENT, _INDENT * 2)
    new = None if step.planted is None else (step.planted.x, step.planted.y)
    strong = frozenset() if new is None else frozenset({new})
    lines += grid(step.after.arboretums[step.player], strong, style, new)
    lines += table(step.after, names.labels, style, scene.outlook)
    return [*lines, *_problems(story, scene.problems, style)]


def _ending(story: Story, state: State, names: Cast, style: Style) -> list[str]:
    """Draw the end: how the record ends, what is wrong there, who wins, and the hands as far as known."""
    lines = _strong(wrapped(ending(story, state, names.labels)), style)
    lines += _problems(story, at_end(story), style)
    told = verdict(story, names.labels)
    told = [" ".join(told)] if width(" ".join(told)) <= COLUMNS else told
    lines += [line for part in told if part for line in wrapped(part)]
    hands = hands_at_end(story)
    if hands is not None and hands != state.hands:
        scores = outlook(end_of(story.replay))
        lines += table(state._replace(hands=hands), names.labels, style, scores, "score")
    return lines


def _problems(story: Story, problems: Iterable[Problem], style: Style) -> list[str]:
    return [line for problem in problems for line in diagnostics.lines(problem, story.outcome, style)]


def _strong(lines: Iterable[str], style: Style) -> list[str]:
    return [painted(style.strong, line) for line in lines]
