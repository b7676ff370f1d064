"""What cases cover, and that nothing which only a program vouches for covers anything."""

import pytest

from arbcheck.conformance.case import Case
from arbcheck.conformance.catalogue import MISREADINGS, RULES
from arbcheck.conformance.coverage import KINDS, Covered, cover, known_ids
from arbcheck.decisions import decisions
from arbcheck.problems.registry import pages
from tests.conformance.cases import POSITION, block, sound
from tests.test_corpus import SOUND

CASE = sound(
    block("text", POSITION.replace("Oa8", "Oa9")),
    "  diagnostics: [{code: ARB120, severity: error, line: 5, column: 15}]\n"
    "  claims: {Ana.oak: {verdict: rejected, readings: [longest-path, several-paths]}}\n",
    "rules: [R1, R14, R1]\ndecisions: [D-004]\nunder: [diagonal-steps]\n",
)
NAMED = [
    ("rule", "R1"),
    ("rule", "R14"),
    ("decision", "D-004"),
    ("code", "ARB120"),
    ("misreading", "longest-path"),
    ("misreading", "several-paths"),
    ("misreading", "diagonal-steps"),
]


def spoken_of(*cases: Case) -> list[tuple[str, str]]:
    return [(one.kind, one.id) for one in cover(cases) if one.cases]


def test_a_case_covers_the_rules_decisions_codes_and_misreadings_that_it_names() -> None:
    assert sorted(spoken_of(CASE)) == sorted(NAMED)
    assert {one.cases for one in cover([CASE])} == {(), ("sample-01",)}


def test_a_computed_case_covers_nothing() -> None:
    computed = CASE._replace(tree={**CASE.tree, "origin": "computed"})
    assert spoken_of(computed) == []


@pytest.mark.parametrize("origin", ["rulebook", "decision", "hand-made", "generated"])
def test_a_case_of_any_other_origin_covers_what_it_names(origin: str) -> None:
    assert len(spoken_of(CASE._replace(tree={**CASE.tree, "origin": origin}))) == len(NAMED)


def test_cases_are_listed_in_the_order_of_the_corpus() -> None:
    cases = [CASE._replace(id=name) for name in ("b-01", "a-01")]
    assert {one.cases for one in cover(cases) if one.cases} == {("b-01", "a-01")}


def test_there_is_everything_to_cover_that_has_an_id() -> None:
    assert known_ids("rule") == [rule.id for rule in RULES]
    assert known_ids("decision") == [entry.id for entry in decisions()]
    assert known_ids("code") == [page.code for page in pages()]
    assert known_ids("misreading") == list(MISREADINGS)
    assert [(one.kind, one.id) for one in cover([])] == [
        (kind, name) for kind in KINDS for name in known_ids(kind)
    ]


def test_a_code_that_only_a_test_can_show_is_not_at_zero() -> None:
    shown = {one.id for one in cover([]) if not one.is_at_zero}
    assert shown == {page.code for page in pages() if page.test}
    assert not Covered("rule", "R1", "", ("a-01",)).is_at_zero
    assert Covered("rule", "R1", "", ()).is_at_zero


def test_every_rule_and_every_code_of_the_shipped_corpus_is_covered() -> None:
    lacking = [one.id for one in cover(SOUND) if one.kind in ("rule", "code") and one.is_at_zero]
    assert lacking == []
