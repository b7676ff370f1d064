"""Does it matter? Who wins and how all are placed, by the rules and under single misreadings."""

from collections.abc import Callable, Iterable, Sequence

from arbcheck.adjudication.ruling import Finding, Sensitivity, Shift, Standing, Together
from arbcheck.interpretation import Reading

SUGGESTED, ALL = "suggested", "all"
"""Under which misreadings it is asked: those that somebody's claims suggest, or every score misreading."""


Under = Callable[[Reading], Standing]
"""How all are placed under a reading; the empty one is the rules."""


def sensitivity(
    under: Under,
    findings: Sequence[Finding],
    together: Sequence[Together],
    singles: Sequence[Reading],
    scope: str,
) -> Sensitivity:
    """Say who wins by the rules, and what changes under misreadings.

    ``singles`` are all score misreadings of the game, each alone.
    """
    wanted = set(_suggested(findings, together))
    readings = [each for each in singles if scope == ALL or each <= wanted]
    standing = under(frozenset())
    return Sensitivity(standing, scope, tuple(_shift(under, standing, each) for each in readings))


def _suggested(findings: Sequence[Finding], together: Sequence[Together]) -> Iterable[str]:
    for finding in findings:
        for explanation in finding.explanations:
            if len(explanation.readings) == 1:
                yield from explanation.readings
    for group in together:
        yield from (names[0] for names in group.readings if len(names) == 1)


def _shift(under: Under, standing: Standing, reading: Reading) -> Shift:
    there = under(reading)
    (name,) = reading
    return Shift(name, there, there.winners != standing.winners, there.ranks != standing.ranks)
