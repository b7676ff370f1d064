"""What became of a record, in the shape and the words in which a case expects it."""

from arbcheck.arboretum.result import PlayerScore, Result, Right, SpeciesScore
from arbcheck.problems import Problem
from arbcheck.records.document import Tree
from arbcheck.records.outcome import Outcome

NULL = "null"
"""What is not known, or not there."""


def view(outcome: Outcome) -> dict[str, Tree]:
    """Return an outcome as a tree of texts, with the keys of a case's `expect`."""
    seen: dict[str, Tree] = {
        "status": outcome.status,
        "diagnostics": [diagnostic(problem) for problem in outcome.problems],
    }
    if outcome.result is not None and outcome.position is not None:
        seen.update(_result(outcome.result, outcome.position.players))
    if outcome.avenue is not None:
        from arbcheck.conformance.avenue_view import result

        seen.update(result(outcome.avenue.result))
    return seen


def diagnostic(problem: Problem) -> dict[str, Tree]:
    """Return a placed problem as a case writes it."""
    return {
        "code": problem.code,
        "severity": problem.severity,
        "line": str(problem.span.line),
        "column": str(problem.span.column),
    }


def _result(result: Result, players: tuple[str, ...]) -> dict[str, Tree]:
    return {
        "rights": {right.species: _right(right, players) for right in result.rights},
        "scores": {score.player: _score(score) for score in result.scores},
        "winners": NULL if result.winners is None else list(result.winners),
        "decided_by": result.decided_by or NULL,
    }


def _right(right: Right, players: tuple[str, ...]) -> Tree:
    return {
        "sums": {player: _text(total) for player, total in zip(players, right.sums, strict=True)},
        "holders": _named(right.holders, players),
        "reason": right.reason or NULL,
        "cancelled": _named(right.cancelled, players),
    }


def _named(seats: tuple[int, ...] | None, players: tuple[str, ...]) -> Tree:
    return NULL if seats is None else [players[seat] for seat in seats]


def _score(score: PlayerScore) -> Tree:
    return {
        "total": _text(score.total),
        "rank": _text(score.rank),
        "species_planted": _text(score.species_planted),
        **{entry.species: _entry(entry) for entry in score.paths},
    }


def _entry(entry: SpeciesScore) -> Tree:
    path = entry.path
    return _misread(entry) | {
        "right": NULL if entry.right is None else str(entry.right).lower(),
        "points": _text(entry.points),
        "path": NULL if path is None else str(path),
        "cells": NULL if path is None else [[str(tree.x), str(tree.y)] for tree in path.planted],
        "cards": _text(path.cards if path else 0),
        "same_species": _text(path.same_species if path else 0),
        "starts_with_1": _text(path.starts_with_1 if path else 0),
        "ends_with_8": _text(path.ends_with_8 if path else 0),
    }


def _misread(entry: SpeciesScore) -> dict[str, Tree]:
    """Return what only misreadings count: points for values, and paths that score beside the best."""
    more: dict[str, Tree] = {}
    if entry.path is not None and entry.path.by_value:
        more["by_value"] = str(entry.path.by_value)
    if entry.others:
        more["other_paths"] = [str(path) for path in entry.others]
    return more


def _text(number: int | None) -> str:
    return NULL if number is None else str(number)
