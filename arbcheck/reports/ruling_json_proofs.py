"""The proofs of a ruling on Arboretum as JSON: objects with a `kind`."""

from arbcheck.adjudication.arboretum.proofs import (
    Flaw,
    PathProof,
    PointsProof,
    Proof,
    RightProof,
    Sum,
    TotalProof,
    TurnProof,
    WinnerProof,
)
from arbcheck.adjudication.arboretum.slip import Slip
from arbcheck.adjudication.ruling import Ruling
from arbcheck.arboretum.result import Path
from arbcheck.reports.json_report import Json, diagnostic


def proof(ruling: Ruling, shown: Proof) -> Json:
    """Return a proof as an object."""
    match shown:
        case RightProof():
            return {"kind": "right", **_right(ruling, shown)}
        case PathProof():
            return {"kind": "path", **_path(ruling, shown), "right": _right(ruling, shown.right)}
        case PointsProof():
            return _points(ruling, shown)
        case TotalProof():
            return _total(shown)
        case WinnerProof():
            return _winner(shown)
        case TurnProof():
            return {
                "kind": "turn",
                "turn": shown.turn,
                "player": ruling.players[shown.player],
                "problems": [diagnostic(problem) for problem in shown.problems],
                "irregular": shown.irregular,
            }
        case _:
            player = ruling.players[shown.player]
            return {"kind": "end", "last": shown.last, "player": player, "turns": shown.turns}


def slip(ruling: Ruling, slip: Slip) -> Json:
    """Return a slip as an object."""
    return {
        "id": slip.id,
        "species": slip.species,
        "player": None if slip.player is None else ruling.players[slip.player],
        "paths": [itemised(path) for path in slip.paths],
        "card": slip.card and slip.card.id,
        "place": slip.place,
        "number": slip.number,
        "bonuses": list(slip.bonuses),
    }


def itemised(path: Path) -> Json:
    """Return a path with what it earns, as a score report does."""
    return {
        "path": [tree.card.id for tree in path.planted],
        "cells": [[tree.x, tree.y] for tree in path.planted],
        "points": path.points,
        "breakdown": {
            "cards": path.cards,
            "same_species": path.same_species,
            "starts_with_1": path.starts_with_1,
            "ends_with_8": path.ends_with_8,
        },
    }


def _right(ruling: Ruling, shown: RightProof) -> Json:
    players = ruling.players
    return {
        "species": shown.species,
        "sums": {player: _sum(each) for player, each in zip(players, shown.sums, strict=True)},
        "holders": None if shown.holders is None else [players[seat] for seat in shown.holders],
        "reason": shown.reason,
        "canceller": None if shown.canceller is None else players[shown.canceller],
    }


def _sum(shown: Sum) -> Json:
    return {
        "cards": [card.id for card in shown.cards],
        "unknown": shown.unknown,
        "total": shown.total,
        "cancelled": shown.cancelled,
    }


def _path(ruling: Ruling, shown: PathProof) -> Json:
    return {
        "claimed": [card.id for card in shown.claimed],
        "flaws": [_flaw(ruling, flaw) for flaw in shown.flaws],
        "walk": shown.walk and itemised(shown.walk),
        "best": shown.best and itemised(shown.best),
        "may_score": shown.may_score,
    }


def _flaw(ruling: Ruling, flaw: Flaw) -> Json:
    return {
        "step": flaw.step,
        "why": flaw.why,
        "card": flaw.card and flaw.card.id,
        "before": flaw.before and flaw.before.id,
        "cells": [list(cell) for cell in flaw.cells],
        "where": flaw.where,
        "player": None if flaw.player is None else ruling.players[flaw.player],
    }


def _points(ruling: Ruling, shown: PointsProof) -> Json:
    line = shown.line
    return {
        "kind": "points",
        "may_score": line.right,
        "points": line.points,
        "best": line.path and itemised(line.path),
        "right": _right(ruling, shown.right),
        "claimed_path": shown.claimed_path and _path(ruling, shown.claimed_path),
        "undue": [undue._asdict() for undue in shown.undue],
        "overlooked": shown.overlooked and itemised(shown.overlooked),
        "worth_it": shown.worth_it and itemised(shown.worth_it),
    }


def _total(shown: TotalProof) -> Json:
    lines = zip(shown.score.paths, shown.claimed, strict=True)
    return {
        "kind": "total",
        "total": shown.score.total,
        "species": [
            {
                "species": line.species,
                "may_score": line.right,
                "points": line.points,
                "claimed": claimed,
                "best": line.path and itemised(line.path),
            }
            for line, claimed in lines
        ],
    }


def _winner(shown: WinnerProof) -> Json:
    return {
        "kind": "winner",
        "decided_by": shown.decided_by,
        "standing": [
            {
                "player": score.player,
                "total": score.total,
                "rank": score.rank,
                "species_planted": score.species_planted,
            }
            for score in shown.scores
        ],
    }
