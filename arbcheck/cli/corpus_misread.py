"""`arbcheck corpus --under` and `--matrix`: cases under misreadings."""

import sys
from collections.abc import Sequence

from arbcheck.cli.interpretations import misreadings_fault, names_of
from arbcheck.cli.options import Values
from arbcheck.cli.output import FINE, results, style_of
from arbcheck.cli.progress import watched
from arbcheck.conformance.case import Case
from arbcheck.conformance.deleted import by_deletion, notice
from arbcheck.conformance.misread import counting, matrix, reread, tell_apart
from arbcheck.reports.corpus_matrix import matrix_json, matrix_text
from arbcheck.reports.corpus_misread import under_json, under_text


def fault(values: Values) -> str | None:
    """Say what is wrong with the misreadings of `--under`, if something is."""
    return misreadings_fault(_names(values))


def _names(values: Values) -> list[str]:
    """Return the ids that were given, each once."""
    return names_of(values["under"]) if "under" in values else []


def under(values: Values, cases: Sequence[Case]) -> int:
    """Run cases under misreadings and print which change and how; that is nothing wrong."""
    names = _names(values)
    found = list(watched(reread(cases, frozenset(names)), len(cases), "cases", sys.stderr))
    with results(values) as stream:
        written = under_json if values.get("format") == "json" else under_text
        stream.write(written(found, names, style_of(values, stream)) + "\n")
    return FINE


def matrix_of(values: Values, cases: Sequence[Case]) -> int:
    """Print which case tells which misreading apart, and which fails when a part of a rule is removed."""
    told, noticed = [], []
    for case in watched(cases, len(cases), "cases", sys.stderr):
        one = counting(case)
        told.append(tell_apart(case, one))
        noticed.append(notice(case, one))
    deleted = by_deletion(noticed)
    with results(values) as stream:
        written = matrix_json if values.get("format") == "json" else matrix_text
        stream.write(written(told, matrix(told), deleted, style_of(values, stream)) + "\n")
    return FINE
