"""Verdicts on claims about a game of Avenue, as a case expects them."""

from arbcheck.adjudication.avenue.boxes import Finding, Ruling, rule_on
from arbcheck.conformance.view import NULL
from arbcheck.records.document import Tree
from arbcheck.records.record import Record


def verdicts(record: Record) -> dict[str, Tree]:
    """Rule on the claims of a record: their verdicts by name, as `--claim` has it."""
    ruling = rule_on(record)
    return {finding.name: _verdict(ruling, finding) for finding in ruling.findings}


def _verdict(ruling: Ruling, finding: Finding) -> Tree:
    right = finding.right
    if isinstance(right, tuple):
        told: Tree = [ruling.players[seat] for seat in right]
    else:
        told = NULL if right is None else str(right)
    return {
        "verdict": finding.verdict,
        "right": told,
        "readings": list(finding.readings),
        "first": str(finding.first).lower(),
        "follows": str(finding.follows).lower(),
    }
