"""A replay as JSON: one object a record, with the state after every turn (schemas/replay.schema.json)."""

from collections.abc import Sequence

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Draw
from arbcheck.arboretum.replay.outlook import Outlook
from arbcheck.arboretum.replay.steps import State
from arbcheck.problems import Problem
from arbcheck.records.story import Scene, Story, Window, hands_at_end, scenes, start_of
from arbcheck.reports.json_report import Json, diagnostic, dumped
from arbcheck.reports.outcome import Outcome, in_order
from arbcheck.reports.terminal import PLAIN, Style

VERSION = 1


def line(
    outcome: Outcome, story: Story | None = None, window: Window | None = None, style: Style = PLAIN
) -> str:
    """Write a record's object on one line, without a line break; see `tree`."""
    return dumped(tree(outcome, story, window), style)


def tree(outcome: Outcome, story: Story | None = None, window: Window | None = None) -> Json:
    """Return a record's object with its keys in order; without a story only what is wrong with the record."""
    head: Json = {
        "replay": VERSION,
        "file": outcome.file,
        "record": outcome.record,
        "game": outcome.game,
        "title": outcome.title,
        "status": outcome.status,
    }
    if story is not None:
        head |= _story(story, window or story.whole)
    return head | {"diagnostics": _diagnostics(outcome.problems)}


def _story(story: Story, window: Window) -> Json:
    replay = story.replay
    players = replay.game.players
    state = start_of(story)
    start = None if window.first > 1 or window.alone else _state(state, players)
    turns = []
    for scene in scenes(story, window):
        turns.append(_turn(scene, players))
        state = scene.step.after
    hands = None if window.last < replay.turns or window.alone else hands_at_end(story)
    return {
        "players": list(players),
        "seen_by": None if story.seat is None else players[story.seat],
        "start": start,
        "turns": turns,
        "end": None if hands is None else _state(state._replace(hands=hands), players),
        "last_turn": None if replay.ended_in is None else replay.ended_in + 1,
        "ended_by": None if replay.ended_by is None else players[replay.ended_by],
    }


def _turn(scene: Scene, players: Sequence[str]) -> Json:
    step = scene.step
    return {
        "turn": step.number + 1,
        "player": players[step.player],
        "draws": [_draw(draw, players) for draw in step.draws],
        "planted": None if step.planted is None else _planted(step.planted),
        "discarded": _id(step.discarded),
        "irregular": scene.turn.irregular,
        "note": scene.note,
        **_state(step.after, players),
        "scores": [_score(*score) for score in zip(players, scene.outlook, strict=True)],
        "diagnostics": _diagnostics(scene.problems),
    }


def _state(state: State, players: Sequence[str]) -> Json:
    """Return the table: hands and piles by player, piles bottom first, the draw pile next card first."""
    return {
        "hands": dict(zip(players, map(_ids, state.hands), strict=True)),
        "arboretums": dict(zip(players, map(_arboretum, state.arboretums), strict=True)),
        "discards": dict(zip(players, map(_ids, state.discards), strict=True)),
        "deck": _ids(state.deck),
    }


def _draw(draw: Draw, players: Sequence[str]) -> Json:
    source = draw.source if isinstance(draw.source, str) else players[draw.source]
    return {"from": source, "card": _id(draw.card)}


def _planted(planted: Planted) -> Json:
    return {"card": planted.card.id, "x": planted.x, "y": planted.y}


def _arboretum(arboretum: Arboretum) -> list[Json]:
    return [_planted(planted) for planted in arboretum]


def _score(player: str, outlook: Outlook) -> Json:
    least, most = outlook
    return {"player": player, "total": least if least == most else None, "least": least, "most": most}


def _ids(cards: Sequence[Card | None]) -> list[str | None]:
    return [_id(card) for card in cards]


def _id(card: Card | None) -> str | None:
    return None if card is None else card.id


def _diagnostics(problems: Sequence[Problem]) -> list[Json]:
    return [diagnostic(problem) for problem in in_order(problems)]
