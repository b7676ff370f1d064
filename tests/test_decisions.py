import re
from pathlib import Path

import pytest

from arbcheck import data
from arbcheck.arboretum.rulebook import RULES_VERSION
from arbcheck.conformance.catalogue import RULES
from arbcheck.conformance.index import cases_naming
from arbcheck.decisions import PARTS, Decision, decision, decisions, parse, texts
from arbcheck.problems.registry import pages

LOG = Path(data.path("RULES_DECISIONS.md")).read_text(encoding="utf-8")
ENTRY = """
## D-001 · Trees

**Question.** May a tree
be moved?

**Sources.**
- ES: it does not
  say
- MQ: silent

**Decision.** No.

**Reason.** It has roots.

**Rules.** R7, R8

**Codes.** none

**Cases.** none yet
"""
every_decision = pytest.mark.parametrize("entry", decisions(), ids=lambda entry: entry.id)


def test_an_entry_is_read_part_by_part() -> None:
    assert parse(ENTRY) == (
        Decision(
            "D-001",
            "Trees",
            "May a tree be moved?",
            ("ES: it does not say", "MQ: silent"),
            "No.",
            "It has roots.",
            ("R7", "R8"),
            (),
            (),
        ),
    )


@pytest.mark.parametrize("part", PARTS)
def test_an_entry_without_one_of_its_parts_is_refused(part: str) -> None:
    with pytest.raises(ValueError, match="D-001"):
        parse(ENTRY.replace(f"**{part}.**", part))


def test_a_decision_is_found_by_its_id() -> None:
    assert decision("D-016").title == "The Persian variant"


def test_a_decision_that_was_never_made_is_not_found() -> None:
    with pytest.raises(KeyError):
        decision("D-999")


def test_decisions_are_numbered_without_gaps() -> None:
    assert [entry.id for entry in decisions()] == [f"D-{n:03}" for n in range(1, len(decisions()) + 1)]


def test_no_two_decisions_have_one_title() -> None:
    assert len({entry.title for entry in decisions()}) == len(decisions())


def test_every_heading_of_the_log_is_a_decision() -> None:
    assert LOG.count("\n## ") == len(decisions())


def test_the_log_names_the_version_of_the_rules() -> None:
    assert f"Rules version: {RULES_VERSION}." in LOG


def test_the_log_explains_the_short_names_of_the_texts() -> None:
    assert list(texts()) == ["ES", "BGA", "MQ", "FA", "AV", "2015"]


@every_decision
def test_a_decision_is_complete(entry: Decision) -> None:
    assert entry.question.endswith("?")
    assert entry.decision.endswith(".")
    assert entry.reason.endswith(".")
    assert entry.sources


@every_decision
def test_each_source_has_a_known_name_and_says_something(entry: Decision) -> None:
    for source in entry.sources:
        name, says = re.split(r"[:,] ", source, maxsplit=1)
        assert name in {*texts(), "none"}
        assert says


@every_decision
def test_the_rules_of_a_decision_exist_and_stand_in_order(entry: Decision) -> None:
    assert list(entry.rules) == [rule.id for rule in RULES if rule.id in entry.rules]


@every_decision
def test_the_codes_of_a_decision_name_it_on_their_pages(entry: Decision) -> None:
    assert list(entry.codes) == [page.code for page in pages() if entry.id in page.decisions]


@every_decision
def test_the_cases_of_a_decision_name_it(entry: Decision) -> None:
    naming = {case.id for case in cases_naming(entry.id)}
    assert set(entry.cases) <= naming


@every_decision
def test_ids_named_in_the_text_of_a_decision_exist(entry: Decision) -> None:
    text = " ".join((entry.question, *entry.sources, entry.decision, entry.reason))
    assert set(re.findall(r"\b[RV]\d+\b", text)) <= {rule.id for rule in RULES}
    assert set(re.findall(r"\bD-\d+\b", text)) <= {other.id for other in decisions()}


def test_the_persian_variant_is_held_against_the_rules_point_by_point() -> None:
    points = decision("D-016").sources
    assert len(points) == 17
    assert all(point.startswith("FA, ") for point in points)
