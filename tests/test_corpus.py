"""Every case of the corpus passes, and the corpus itself is sound."""

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from arbcheck import data
from arbcheck.conformance.case import Broken, Case, read_cases
from arbcheck.conformance.catalogue import RULES
from arbcheck.conformance.run import differences
from arbcheck.decisions import decisions
from arbcheck.problems.registry import pages

CORPUS = data.path("corpus")
CONFIRMED = {"rulebook", "decision", "hand-made", "generated"}
"""Origins of cases whose expected values somebody worked out; "computed" covers nothing."""


def files() -> Iterator[str]:
    for base, _, names in sorted(os.walk(CORPUS)):
        yield from (os.path.join(base, name) for name in sorted(names) if name.endswith(".yaml"))


CASES = [case for path in files() for case in read_cases(path)]
SOUND = [case for case in CASES if isinstance(case, Case)]


def name(case: Case | Broken) -> str:
    if isinstance(case, Case):
        return case.id
    return f"{os.path.basename(case.document.name)}:{case.document.first_line}"


def test_every_document_of_the_corpus_is_a_case() -> None:
    broken = {name(case): case.problems for case in CASES if isinstance(case, Broken)}
    assert broken == {}


@pytest.mark.parametrize("case", SOUND, ids=name)
def test_the_case_is_decided_as_the_rules_say(case: Case) -> None:
    assert differences(case) == []


def test_no_two_cases_have_one_id() -> None:
    counted = Counter(case.id for case in SOUND)
    assert [name for name, count in counted.items() if count > 1] == []


def test_the_rules_and_decisions_that_cases_name_exist() -> None:
    rules, decided = {rule.id for rule in RULES}, {entry.id for entry in decisions()}
    for case in SOUND:
        assert set(case.texts("rules")) <= rules, case.id
        assert set(case.texts("decisions")) <= decided, case.id
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*-\d\d", case.id), case.id


def test_every_rule_has_a_case() -> None:
    covered = {rule for case in SOUND if case.text("origin") in CONFIRMED for rule in case.texts("rules")}
    assert {rule.id for rule in RULES} - covered == set()


def test_every_code_has_a_case() -> None:
    covered = defaultdict(list)
    for case in SOUND:
        expected = case.expect.get("diagnostics", []) if isinstance(case.expect, dict) else []
        for told in expected:
            if isinstance(told, dict) and case.text("origin") in CONFIRMED:
                covered[told["code"]].append(case.id)
    shown_by_a_test = {page.code for page in pages() if page.test}
    assert {page.code for page in pages()} - set(covered) == shown_by_a_test
