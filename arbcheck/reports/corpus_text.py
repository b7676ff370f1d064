"""A corpus run as text: the cases that failed, and what it comes to."""

from collections import Counter
from collections.abc import Iterator, Sequence

from arbcheck.arboretum.readings.misreadings import MISREADINGS
from arbcheck.conformance.case import Broken
from arbcheck.conformance.explanation import NO_RULE, Summary, Verdict
from arbcheck.conformance.suite import FAILED, NOT_SENT, PASSED, UNSUPPORTED, Ran
from arbcheck.reports.corpus_sides import sides
from arbcheck.reports.diagnostics import lines as problem_lines
from arbcheck.reports.outcome import Outcome, count
from arbcheck.reports.terminal import PLAIN, Style, painted, shortened, wrapped

_INDENT = "  "
_REASON = 60
_ENDINGS = {PASSED: "passed", FAILED: "failed", UNSUPPORTED: "unsupported", NOT_SENT: "not sent"}
_ALWAYS = (PASSED, FAILED)


def report(all_ran: Sequence[Ran], verdict: Verdict | None = None, style: Style = PLAIN) -> str:
    """Draw a run: every failed case, what the program does not support, a summary, and the numbers."""
    blocks = [failure(ran, style) for ran in all_ran if ran.status == FAILED]
    blocks += ["\n".join(block) for block in (_unsupported(all_ran, style), _summary(verdict)) if block]
    return "\n\n".join([*blocks, totals(all_ran)])


def failure(ran: Ran, style: Style = PLAIN) -> str:
    """Draw a case that failed, with its differences; a document that is no case, with its problems."""
    title = "this is no case" if isinstance(ran.told, Broken) else ran.told.text("title")
    head = wrapped(f"FAILED {style.safe(ran.id)}: {style.safe(title)}", "", _INDENT)
    lines = [painted(style.strong, line) for line in head]
    if isinstance(ran.told, Broken):
        return "\n".join([*lines, *_problems(ran.told, style)])
    return "\n".join([*lines, f"{_INDENT}{style.safe(ran.file)}:{ran.line}", *sides(ran.differences, style)])


def _problems(broken: Broken, style: Style) -> Iterator[str]:
    document = broken.document
    outcome = Outcome(document.name, document.number, None, None, "invalid", source=document.source_line)
    for problem in broken.problems:
        yield from problem_lines(problem, outcome, style)


def _unsupported(all_ran: Sequence[Ran], style: Style) -> list[str]:
    """Tell for what reasons a program gave no scores, and in how many cases."""
    reasons = Counter(ran.differences[0].got for ran in all_ran if ran.status == UNSUPPORTED)
    return [
        f"{count(number, 'case')} {shortened(reason, _REASON, style)}"
        for reason, number in reasons.most_common()
    ]


def _summary(verdict: Verdict | None) -> list[str]:
    """Tell by rule how a program failed, and of each misreading that explains it what it says."""
    if verdict is None or not verdict.failed:
        return []
    lines = [f"{_rule(one.rule)}: {_score(one)}" for one in verdict.rules if one.failed]
    passed = [_rule(one.rule) for one in verdict.rules if not one.failed]
    if passed:
        lines += wrapped(f"No case fails: {', '.join(passed)}", "", _INDENT)
    for name in verdict.likely():
        says = MISREADINGS[name].says
        lines += ["", *wrapped(f"{name} gives {share(verdict, name)}: {says}", "", _INDENT)]
    return lines


def _rule(rule: str) -> str:
    return "no rule" if rule == NO_RULE else rule


def _score(one: Summary) -> str:
    fails = f"{one.failed} of {one.asked} fail"
    if one.misreading is None:
        return f"{fails}; no misreading explains any"
    explained = "all" if one.explained == one.failed else str(one.explained)
    return f"{fails}; {one.misreading} explains {explained}"


def share(verdict: Verdict, name: str) -> str:
    """Say for how many cases a misreading gives the program's answer, those that passed among them."""
    number = verdict.matches[name]
    if number == verdict.asked:
        return f"every answer of the program ({number})"
    return f"{number} of the {verdict.asked} answers of the program"


def totals(all_ran: Sequence[Ran]) -> str:
    """Count the cases by what became of them: "12 passed, 1 failed"."""
    counts = Counter(ran.status for ran in all_ran)
    told = [ending for ending in _ENDINGS if counts[ending] or ending in _ALWAYS]
    return ", ".join(f"{counts[ending]} {_ENDINGS[ending]}" for ending in told)
