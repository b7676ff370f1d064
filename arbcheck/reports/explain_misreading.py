"""The page of a misreading: what it says, what refutes it, and a record worked out both ways."""

import os

from arbcheck import data
from arbcheck.conformance.case import Case, read_cases
from arbcheck.conformance.catalogue import MISREADINGS, RULES
from arbcheck.conformance.index import Scanned, case_under
from arbcheck.conformance.misread import change, judged
from arbcheck.decisions import decisions
from arbcheck.interpretation import Misreading
from arbcheck.problems import Problem
from arbcheck.records.outcome import Outcome
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
    """Show a case of the corpus under the misreading, and what its record comes to both ways."""
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
    both = judged(case) if case else None
    if case is None or both is None:
        return []
    reading = frozenset({one.id})
    under, why = both.under(reading), wrapped(case.text("why"), "  ")
    if both.record.is_valid != (under.status != "invalid"):
        return [*why, *_refusal(TITLES[0], both.outcome), *_refusal(TITLES[1], under)]
    return [*why, *sides(change(both, reading).differences, titles=TITLES)]


def _refusal(title: str, outcome: Outcome) -> list[str]:
    """Say what becomes of a record: legal, or the reasons why not."""
    faults = [each for each in outcome.problems if each.severity == "error"]
    if not faults:
        return [f"  {title}: legal"]
    return [f"  {title}: refused", *(line for each in faults for line in _fault(each))]


def _fault(fault: Problem) -> list[str]:
    return wrapped(f"{fault.code} {fault.message}", "    ", "           ")
