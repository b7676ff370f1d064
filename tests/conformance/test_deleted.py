"""Rules with a part removed or turned round: each is noticed, unless it is proven to change nothing."""

from collections.abc import Iterator

import pytest

from arbcheck.arboretum.readings.deletions import Deletion, deletions
from arbcheck.arboretum.readings.legality import legality_of
from arbcheck.arboretum.readings.misreadings import MISREADINGS
from arbcheck.arboretum.readings.terms import terms_of
from arbcheck.arboretum.rulebook import RULES
from arbcheck.conformance.case import Case
from arbcheck.conformance.deleted import Deleted, Noticed, by_deletion, fails_with, notice, to_notice
from arbcheck.conformance.misread import Judged, counting
from tests.conformance.cases import POSITION, about, block, sound
from tests.test_corpus import SOUND

ENOUGH = 2
"""How many cases have to fail with each deletion."""
CANONICAL = (legality_of(frozenset()), terms_of(frozenset()))


def named(name: str) -> Deletion:
    return deletions()[name]


def test_every_rule_from_the_second_on_has_a_deletion_that_changes_something() -> None:
    assert {one.rule for one in to_notice()} == {rule.id for rule in RULES[1:]}


def test_a_deletion_is_a_misreading_or_changes_terms_or_is_proven_to_change_nothing() -> None:
    for one in deletions().values():
        assert [bool(one.misreading), bool(one.changes), bool(one.equivalent)].count(True) == 1, one.id
        assert one.id.startswith(f"{one.rule.lower()}-")
        assert one.misreading in {"", *MISREADINGS}
        if one.misreading:
            assert one.rule in MISREADINGS[one.misreading].refuted_by, one.id
        changed = (legality_of(one.reading), terms_of(one.reading)) != CANONICAL
        assert changed is not bool(one.equivalent), one.id


def test_a_deletion_goes_with_misreadings() -> None:
    both = terms_of(frozenset({"r15-no-start-bonus", "one-wins"}))
    assert (both.paths.start, both.rights.one_wins) == (0, True)
    with pytest.raises(KeyError):
        terms_of(frozenset({"r99-no-such-rule"}))


def ready(case: Case) -> Judged:
    one = counting(case)
    assert one is not None
    return one


def test_a_case_fails_with_a_deletion_that_changes_what_it_expects() -> None:
    assert fails_with(ready(about("scores: {Ana: {total: 3}}")), named("r15-no-start-bonus"))
    assert not fails_with(ready(about("winners: [Ben]")), named("r15-no-start-bonus"))


def test_a_case_under_a_misreading_says_nothing_of_deletions() -> None:
    under = sound(block("text", POSITION), "  scores: {Ana: {total: 4}}\n", "under: [start-bonus-two]\n")
    assert not fails_with(ready(under), named("r15-no-start-bonus"))


def test_claims_are_not_asked() -> None:
    record = f"{POSITION}claims: {{winner: Ben}}\n"
    one = ready(sound(block("text", record), "  claims: {winner: {verdict: upheld}}\n"))
    assert not fails_with(one, named("r15-no-start-bonus"))


def test_unknown_cards_are_no_matter_for_what_is_legal_and_left_alone_for_scores() -> None:
    one = counting(sound(block("text", POSITION.replace("Oa8", "_")), "  status: open\n"))
    assert one is not None
    assert fails_with(one, named("r2-eight-species"))
    assert not fails_with(one, named("r10-no-rights"))


def test_cases_are_listed_by_deletion_those_that_notice_few_first() -> None:
    case = about("scores: {Ana: {total: 3}}")
    failing = about("scores: {Ana: {total: 4}}")
    found = [notice(each, counting(each)) for each in (case, failing)]
    assert "r15-no-start-bonus" in found[0].deletions
    assert found[1].deletions == ()
    few = Noticed(case._replace(id="few-01"), ("r15-no-start-bonus",))
    rows = {row.deletion.id: row for row in by_deletion([*found, few])}
    assert list(rows) == [one.id for one in to_notice()]
    assert rows["r15-no-start-bonus"] == Deleted(named("r15-no-start-bonus"), ("few-01", "sample-01"))


# The shipped corpus


def about_rule(rule: str, cases: list[Case]) -> Iterator[Judged]:
    """Yield what can measure something, cases that name a rule first."""
    for case in sorted(cases, key=lambda case: rule not in case.texts("rules")):
        one = counting(case)
        if one is not None:
            yield one


@pytest.mark.parametrize("deletion", to_notice(), ids=lambda one: one.id)
def test_two_cases_of_the_corpus_fail_with_every_deletion(deletion: Deletion) -> None:
    failing = 0
    for one in about_rule(deletion.rule, SOUND):
        failing += fails_with(one, deletion)
        if failing == ENOUGH:
            return
    pytest.fail(f"only {failing} cases fail with {deletion.id}")
