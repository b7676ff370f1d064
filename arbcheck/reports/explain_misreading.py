"""The page of a misreading: what it says, what refutes it, and a position worked out both ways."""

import os

from arbcheck import data
from arbcheck.conformance.case import Case, read_cases
from arbcheck.conformance.catalogue import MISREADINGS, RULES
from arbcheck.conformance.index import Scanned, case_under
from arbcheck.conformance.misread import change, scored
from arbcheck.decisions import decisions
from arbcheck.interpretation import Misreading
from arbcheck.reports.corpus_misread import TITLES
from arbcheck.reports.corpus_sides import sides
from arbcheck.reports.explain_parts import case_list, excerpt, listed, part, prose
from arbcheck.reports.outcome import listed as joined
from arbcheck.reports.terminal import wrapped


def misreading_page(one: Misreading) -> list[str]:
    """Return the lines of a misreading's page."""
    rules = [(rule.id, rule.title) for rule in RULES if rule.id in one.refuted_by]
    logged = [(entry.id, entry.title) for entry in decisions() if entry.id in one.decisions]
    others = [
        (other.id, other.says)
        for other in MISREADINGS.values()
        if other.switch == one.switch and other.id != one.id
    ]
    return [
        f"{one.id}: a misreading of {joined(one.refuted_by)}",
        *part("What it says", prose(one.says)),
        *part("Where it is met", prose(f"{one.met[0].upper()}{one.met[1:]}.")),
        *part("Refuted by", listed(rules + logged)),
        *part("Other misreadings of the same point", listed(others)),
        *_example(one),
        *case_list(one.id),
    ]


def _example(one: Misreading) -> list[str]:
    """Show a case of the corpus under the misreading, and what its position comes to both ways."""
    found = case_under(one.id)
    if found is None:
        return []
    return [
        "",
        *wrapped(f"Example: {found.case.title}", "", "  "),
        *excerpt(found.record),
        *_both_ways(found, one),
    ]


def _both_ways(found: Scanned, one: Misreading) -> list[str]:
    cases = read_cases(os.path.join(data.path("corpus"), found.case.file))
    case = next((each for each in cases if isinstance(each, Case) and each.id == found.case.id), None)
    both = scored(case) if case else None
    if case is None or both is None:
        return []
    changes = change(both, frozenset({one.id})).differences
    return [*wrapped(case.text("why"), "  "), *sides(changes, titles=TITLES)]
