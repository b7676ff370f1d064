"""Corpus runs whose reports are drawn."""

from arbcheck.conformance.case import Broken, Case
from arbcheck.conformance.explanation import NO_RULE, Summary, Verdict
from arbcheck.conformance.run import Difference
from arbcheck.conformance.suite import FAILED, NOT_SENT, PASSED, UNSUPPORTED, Ran, broken, ran
from tests.conformance.cases import about, read

CASE = about("status: provisional")


def named(name: str, title: str = "a sample") -> Case:
    return CASE._replace(id=name, tree={**CASE.tree, "title": title})


def failed(*differences: Difference, name: str = "sample-01", title: str = "a sample") -> Ran:
    return ran(named(name, title), FAILED, differences)


def differing(where: str, expected: str, got: str) -> Difference:
    return Difference(tuple(where.split()), expected, got)


PASSING = ran(named("good-01"), PASSED)
FAILING = failed(
    differing("scores Ana oak", "3", "null"), differing("winners", "Ana, Ben", "Ana"), name="bad-01"
)
UNSENT = ran(named("turns-01"), NOT_SENT)
SKIPPED = ran(
    named("three-01"), UNSUPPORTED, (differing("answer", "an answer", "unsupported: three players"),)
)
ALL = (PASSING, FAILING, UNSENT, SKIPPED)

_NO_CASE = read("case: 1\nid: odd-01\ntitle: odd\norigin: hand-made\nrecord: {}\nexpect: {winers: []}\n")
assert isinstance(_NO_CASE, Broken)
NO_CASE = broken(_NO_CASE)

VERDICT = Verdict(
    9,
    4,
    (
        Summary("R10", 5, 1, None, 0),
        Summary("R11", 4, 3, "own-one-cancels", 3),
        Summary("R15", 3, 2, "longest-path", 1),
        Summary("R16", 2, 0, None, 0),
        Summary(NO_RULE, 1, 1, "own-one-cancels", 1),
    ),
    {"own-one-cancels": 8, "one-wins": 8, "longest-path": 2},
)
CLEAN = Verdict(2, 0, (Summary("R16", 2, 0, None, 0),), {})
SURE = Verdict(3, 3, (Summary("R11", 3, 3, "own-one-cancels", 3),), {"own-one-cancels": 3})
