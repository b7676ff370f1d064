"""What a ruling rests on, so that it can be checked: versions, decisions, and the corpus by its hash."""

from collections.abc import Sequence

from arbcheck import __version__, data
from arbcheck.adjudication.ruling import Finding, ReliedOn
from arbcheck.arboretum.rulebook import RULES_VERSION


def relied_on(findings: Sequence[Finding]) -> ReliedOn:
    """Return what findings rest on."""
    decisions = sorted({decision for finding in findings for decision in finding.decisions})
    return ReliedOn(__version__, RULES_VERSION, tuple(decisions), data.corpus_hash())
