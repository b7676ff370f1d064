"""A ruling as JSON: one object a line, in the shape of schemas/ruling.schema.json."""

from arbcheck.adjudication.ruling import (
    Explanation,
    Finding,
    Missing,
    Ruling,
    Sensitivity,
    Standing,
    Together,
    Value,
)
from arbcheck.arboretum.cards import Card
from arbcheck.reports.json_report import Json, dumped
from arbcheck.reports.json_report import tree as score_tree
from arbcheck.reports.rulings import told_of
from arbcheck.reports.terminal import PLAIN, Style

_SCORE = ("report", "diagnostics")
"""Keys of a score report that stand elsewhere in a ruling, or not at all."""


def report(ruling: Ruling, style: Style = PLAIN) -> str:
    """Write a record's ruling on one line, without a line break."""
    return dumped(tree(ruling), style)


def tree(ruling: Ruling) -> Json:
    """Return a ruling as an object with its keys in order."""
    scored = score_tree(ruling.outcome)
    facts = {key: value for key, value in scored.items() if key not in _SCORE}
    relied_on = ruling.relied_on
    return {
        "ruling": 1,
        **facts,
        "irregular": [each._asdict() for each in ruling.irregular],
        "findings": [_finding(ruling, index) for index in range(len(ruling.findings))],
        "together": [_together(ruling, each) for each in ruling.together],
        "sensitivity": ruling.sensitivity and _sensitivity(ruling, ruling.sensitivity),
        "relied_on": {**relied_on._asdict(), "decisions": list(relied_on.decisions)},
        "diagnostics": scored["diagnostics"],
    }


def _finding(ruling: Ruling, index: int) -> Json:
    finding = ruling.findings[index]
    claim = finding.claim
    return {
        "claim": finding.name,
        "by": claim.by,
        "note": claim.note,
        "kind": claim.kind,
        "player": None if claim.player is None else ruling.players[claim.player],
        "species": claim.species,
        "turn": claim.turn,
        **({} if claim.round is None else {"round": claim.round + 1}),
        "value": _value(ruling, claim.kind, claim.value),
        "verdict": finding.verdict,
        "right": None if finding.right is None else _value(ruling, claim.kind, finding.right),
        "rules": list(finding.rules),
        "decisions": list(finding.decisions),
        "proof": finding.proof and told_of(ruling).proof_data(ruling, finding.proof),
        "explanations": [_explanation(ruling, each) for each in finding.explanations],
        "searched": finding.searched,
        "missing": [_missing(each) for each in finding.missing],
    }


def _value(ruling: Ruling, kind: str, value: Value) -> object:
    """Write what is claimed or right: a number, true or false, names of players, or ids of cards."""
    if not isinstance(value, tuple):
        return value
    cards = [each.id for each in value if isinstance(each, Card)]
    return cards if kind == "path" else [ruling.players[each] for each in value if isinstance(each, int)]


def _explanation(ruling: Ruling, explanation: Explanation) -> Json:
    return {
        "readings": list(explanation.readings),
        "slip": explanation.slip and told_of(ruling).slip_data(ruling, explanation.slip),
        "claims": _names(ruling, explanation.claims),
        "whole": explanation.whole,
    }


def _names(ruling: Ruling, indexes: tuple[int, ...]) -> list[Json]:
    """Name findings: two may have one name, where two people claim something about one thing."""
    findings: list[Finding] = [ruling.findings[index] for index in indexes]
    return [{"claim": each.name, "by": each.claim.by} for each in findings]


def _missing(missing: Missing) -> Json:
    return {
        "why": missing.why,
        "places": [place._asdict() for place in missing.places],
        "text": missing.text or None,
    }


def _together(ruling: Ruling, group: Together) -> Json:
    return {
        "by": group.by,
        "player": ruling.players[group.player],
        "claims": _names(ruling, group.claims),
        "readings": [list(reading) for reading in group.readings],
    }


def _sensitivity(ruling: Ruling, matters: Sensitivity) -> Json:
    return {
        "scope": matters.scope,
        "searched": matters.searched,
        **_standing(ruling, matters.standing),
        "under": [
            {
                "reading": shift.reading,
                **_standing(ruling, shift.standing),
                "winner_changes": shift.winner_changes,
                "ranking_changes": shift.ranking_changes,
            }
            for shift in matters.shifts
        ],
    }


def _standing(ruling: Ruling, standing: Standing) -> Json:
    players = ruling.players
    winners = standing.winners
    return {
        "winners": None if winners is None else [players[seat] for seat in winners],
        "decided_by": standing.decided_by,
        "ranks": dict(zip(players, standing.ranks, strict=True)),
        "totals": dict(zip(players, standing.totals, strict=True)),
    }
