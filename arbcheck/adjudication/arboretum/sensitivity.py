"""Does it matter? Who wins and how all are placed, by the rules and under single misreadings."""

from collections.abc import Iterable, Sequence

from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.adjudication.arboretum.explanations import SINGLES
from arbcheck.adjudication.ruling import Finding, Sensitivity, Shift, Standing, Together
from arbcheck.arboretum.result import Result

SUGGESTED, ALL = "suggested", "all"
"""Under which misreadings it is asked: those that somebody's claims suggest, or every score misreading."""


def sensitivity(
    dispute: Dispute, findings: Sequence[Finding], together: Sequence[Together], scope: str
) -> Sensitivity:
    """Say who wins by the rules, and what changes under misreadings."""
    wanted = set(_suggested(findings, together))
    names = [name for [name] in SINGLES if scope == ALL or name in wanted]
    standing = _standing(dispute, dispute.result)
    return Sensitivity(standing, scope, tuple(_shift(dispute, standing, name) for name in names))


def _suggested(findings: Sequence[Finding], together: Sequence[Together]) -> Iterable[str]:
    for finding in findings:
        for explanation in finding.explanations:
            if len(explanation.readings) == 1:
                yield from explanation.readings
    for group in together:
        yield from (names[0] for names in group.readings if len(names) == 1)


def _standing(dispute: Dispute, result: Result) -> Standing:
    scores = result.scores
    return Standing(
        dispute.seats(result.winners),
        tuple(score.rank for score in scores),
        tuple(score.total for score in scores),
        result.decided_by,
    )


def _shift(dispute: Dispute, standing: Standing, name: str) -> Shift:
    under = _standing(dispute, dispute.under(frozenset({name})))
    return Shift(name, under, under.winners != standing.winners, under.ranks != standing.ranks)
