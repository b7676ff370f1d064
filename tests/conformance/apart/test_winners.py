"""Differences in the winners alone: what breaks a tie, and from how many planted cards on."""

from collections.abc import Iterator

import pytest

from arbcheck.arboretum.readings import reading_of, score_under
from arbcheck.arboretum.readings.terms import Terms, terms_of
from arbcheck.conformance.apart.winners import candidates, may_differ

SINGLE = "single-card-path"


def terms(*misread: str) -> Terms:
    return terms_of(reading_of(misread))


def differing(one: list[str], other: list[str], turns: int) -> Iterator[tuple[list[str], list[str]]]:
    """Yield the planted cards of the positions after so many turns whose winners differ."""
    return (
        ([tree.card.code for tree in first], [tree.card.code for tree in second])
        for core in candidates(terms(*one), terms(*other), turns)
        for first, second in [core.arboretums]
        if score_under(core, reading_of(one)).winners != score_under(core, reading_of(other)).winners
    )


def test_without_another_tie_break_the_winners_are_the_same_where_all_else_is() -> None:
    assert not may_differ(terms("one-wins"), terms(SINGLE))
    assert list(candidates(terms("one-wins"), terms(SINGLE), 1)) == []


def test_species_planted_and_species_scored_are_the_same_where_each_scores() -> None:
    both = [SINGLE, "no-right-needed"]
    assert not may_differ(terms(*both), terms(*both, "tie-by-scored-species"))
    assert may_differ(terms(*both), terms(*both, "tie-shared-at-once"))
    assert may_differ(terms(SINGLE), terms(SINGLE, "tie-by-scored-species"))


def test_where_each_tree_scores_two_single_ones_tie_with_a_1() -> None:
    """A tree of each of two species is 1 + 1, a 1 is 1 + 1: two species planted against one."""
    both = [SINGLE, "no-right-needed"]
    found = differing(both, [*both, "tie-shared-at-once"], 3)
    assert (["Oa2", "Wi3"], ["Ma1"]) in found
    assert not list(differing(both, [*both, "tie-shared-at-once"], 2))


def test_beyond_three_planted_cards_nothing_is_left_to_try() -> None:
    assert list(candidates(terms(), terms("tie-shared-at-once"), 4)) == []


@pytest.mark.parametrize(("turns", "some"), [(3, False), (6, False), (7, True), (8, False)])
def test_two_species_scored_need_four_trees_of_one_player(turns: int, some: bool) -> None:  # noqa: FBT001
    found = list(differing(["tie-by-scored-species"], ["tie-shared-at-once"], turns))
    assert bool(found) is some
    assert all(len({code[:2] for code in first}) == 2 and len(second) == 3 for first, second in found)
