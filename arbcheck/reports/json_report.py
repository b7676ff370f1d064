"""The score report as JSON: one object a line, in the shape of schemas/report.schema.json."""

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import PlayerScore, Result, Right, SpeciesScore
from arbcheck.problems import Problem
from arbcheck.reports.games import drawn
from arbcheck.reports.outcome import Outcome, in_order
from arbcheck.reports.terminal import PLAIN, Style

Json = dict[str, object]


def line(outcome: Outcome, style: Style = PLAIN) -> str:
    """Write a record's object on one line, without a line break."""
    return dumped(tree(outcome), style)


def dumped(written: Json, style: Style = PLAIN) -> str:
    """Write an object on one line, without a line break.

    ASCII as a style, and a file name that is no Unicode text (its undecodable bytes are lone surrogates),
    make it a line of escapes.
    """
    import json

    text = json.dumps(written, ensure_ascii=style.encoding == "ascii")
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(written)
    return text


def tree(outcome: Outcome) -> Json:
    """Return a record's object with its keys in order; the score's keys only where there is a score."""
    head: Json = {
        "report": 1,
        "file": outcome.file,
        "record": outcome.record,
        "game": outcome.game,
        "title": outcome.title,
        "status": outcome.status,
    }
    game = drawn(outcome)
    if game is not None:
        head |= game.score(outcome)
    return head | {"diagnostics": [diagnostic(problem) for problem in in_order(outcome.problems)]}


def diagnostic(problem: Problem) -> Json:
    """Return a problem's object; line and column count from 1."""
    at = problem.span
    return {
        "code": problem.code,
        "severity": problem.severity,
        "message": problem.message,
        "rule": problem.rule,
        "line": at.line,
        "column": at.column,
    }


def score(outcome: Outcome, position: Position, result: Result) -> Json:
    """Return the keys that a score of Arboretum has, in order."""
    players = position.players
    written: Json = {
        "turns": outcome.turns,
        "rights": [_right(right, players) for right in result.rights],
        "scores": [_player(own) for own in result.scores],
        "winners": None if result.winners is None else list(result.winners),
        "decided_by": result.decided_by,
    }
    if outcome.status == "open":
        written["open"] = [place._asdict() for place in outcome.open]
    return written


def _right(right: Right, players: tuple[str, ...]) -> Json:
    return {
        "species": right.species,
        "sums": dict(zip(players, right.sums, strict=True)),
        "cancelled": _named(right.cancelled, players),
        "holders": _named(right.holders, players),
        "reason": right.reason,
    }


def _named(seats: tuple[int, ...] | None, players: tuple[str, ...]) -> list[str] | None:
    return None if seats is None else [players[seat] for seat in seats]


def _player(score: PlayerScore) -> Json:
    return {
        "player": score.player,
        "total": score.total,
        "rank": score.rank,
        "species_planted": score.species_planted,
        "paths": [_path(line) for line in score.paths],
    }


def _path(line: SpeciesScore) -> Json:
    path = line.path
    return {
        "species": line.species,
        "right": line.right,
        "points": line.points,
        "path": None if path is None else [tree.card.id for tree in path.planted],
        "cells": None if path is None else [[tree.x, tree.y] for tree in path.planted],
        "breakdown": {
            "cards": 0 if path is None else path.cards,
            "same_species": 0 if path is None else path.same_species,
            "starts_with_1": 0 if path is None else path.starts_with_1,
            "ends_with_8": 0 if path is None else path.ends_with_8,
        },
    }
