"""Cases under misreadings: what changes, and which case tells which apart."""

from collections.abc import Iterable

import pytest

from arbcheck.arboretum.readings import differs
from arbcheck.avenue.readings import differs as differs_on_sheets
from arbcheck.conformance.case import Case
from arbcheck.conformance.catalogue import BY_GAME, MISREADINGS
from arbcheck.conformance.misread import (
    Row,
    Told,
    change,
    counting,
    is_scored,
    judged,
    matrix,
    reread,
    tell_apart,
)
from arbcheck.conformance.run import Difference, differences
from arbcheck.interpretation import SCORE
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import outcome_of
from tests.conformance.cases import POSITION, about, block, sound
from tests.test_corpus import SOUND

BEST = about("scores: {Ana: {total: 3}}")
UNKNOWN = sound(block("text", POSITION.replace("Oa8", "_")), "  status: open\n")
UNREAD = sound("  file: lost.yaml\n", "  status: final\n")
TWO = sound(block("text", f"{POSITION}---\n{POSITION}"), "  status: provisional\n")
INVALID = sound("  arbcheck: 2\n", "  status: invalid\n")
ABOUT_A_CASE = sound(block("case", "case: 1\n"), "  status: invalid\n")
UNJUDGED = [UNREAD, TWO, ABOUT_A_CASE]
UNSCORED = [*UNJUDGED, INVALID]
APART = sound(block("text", POSITION.replace("Oa1 Oa4", "Oa1 . Oa4")), "  status: invalid\n")


def changes(name: str, expect: str) -> list[tuple[str, str, str]]:
    one = judged(about(expect))
    assert one is not None
    return [
        (".".join(each.where), each.expected, each.got) for each in change(one, frozenset({name})).differences
    ]


def test_a_case_under_a_misreading_expects_what_that_gives() -> None:
    under = sound(block("text", POSITION), "  scores: {Ana: {total: 4}}\n", "under: [start-bonus-two]\n")
    assert differences(under) == []
    assert differences(about("scores: {Ana: {total: 4}}")) == [
        Difference(("scores", "Ana", "total"), "4", "3")
    ]


def test_points_that_change_are_told_with_the_totals() -> None:
    assert changes("start-bonus-two", "status: provisional") == [
        ("scores.Ana.total", "3", "4"),
        ("scores.Ana.oak.points", "3", "4"),
        ("scores.Ben.total", "5", "6"),
        ("scores.Ben.maple.points", "5", "6"),
    ]


def test_a_path_that_changes_with_its_points_is_told_too() -> None:
    assert ("scores.Ana.oak.path", "Oa1 Oa4", "null") in changes("consecutive-values", "status: provisional")


def test_what_only_a_misreading_counts_is_told_with_the_points() -> None:
    """Oa1 + Oa4 = 5: 3 more than a point a card. Ma1 and Ma8 are 9: 7 more."""
    told = changes("sum-of-values", "status: provisional")
    assert ("scores.Ana.oak.by_value", "0", "3") in told
    assert ("scores.Ben.maple.by_value", "0", "7") in told


def test_paths_that_score_beside_the_best_are_told_with_the_points() -> None:
    apart = POSITION.replace("arboretum: Oa1 Oa4", "arboretum: Oa1 Oa4 Ja1 Oa6 Oa7")
    one = judged(
        sound(block("text", apart.replace("Ma1 Ma8", "Ma1 Ma8 Ca1 Ca2 Ca6")), "  status: provisional\n")
    )
    assert one is not None
    told = change(one, frozenset({"several-paths"})).differences
    assert Difference(("scores", "Ana", "oak", "other_paths"), "[]", "[Oa6 Oa7]") in told


def test_other_values_are_told_where_the_case_expects_them() -> None:
    hands = changes("highest-card", "rights: {oak: {sums: {Ana: 13}}}")
    assert hands == [("rights.oak.sums.Ana", "13", "8")]
    assert changes("highest-card", "rights: {oak: {sums: {Ben: 3}}}") == []


def test_a_warning_that_is_gone_is_told_where_the_case_expects_diagnostics() -> None:
    """Where no right is needed the unknown card decides nothing, and ARB215 has nothing to warn of."""
    told = "{code: ARB215, severity: warning, line: 7, column: 11}"
    case = sound(block("text", POSITION.replace("Oa8", "_")), f"  diagnostics: [{told}]\n")
    one = judged(case)
    assert one is not None
    found = change(one, frozenset({"no-right-needed"}))
    assert found.differences[0] == Difference(("diagnostics", "1"), "warning[ARB215] at 7:11", "nothing")


def told_apart(cases: Iterable[Case]) -> list[Told]:
    return [tell_apart(case, counting(case)) for case in cases]


@pytest.mark.parametrize("case", UNSCORED, ids=lambda case: case.given_as)
def test_what_has_no_score_is_left_out(case: object) -> None:
    assert case in UNSCORED
    assert [each.status for each in reread(UNSCORED, frozenset({"one-wins"}))] == ["not-scored"] * 4
    assert [each.counts for each in told_apart(UNSCORED)] == [False, False, False, True]


def test_a_case_changes_or_stays_the_same_under_a_misreading() -> None:
    assert [each.status for each in reread([BEST, UNKNOWN], frozenset({"start-bonus-two"}))] == [
        "changed",
        "changed",
    ]
    assert [each.status for each in reread([BEST], frozenset({"pure-more-than-four"}))] == ["same"]


def test_a_record_that_one_reading_refuses_changes_its_status_and_diagnostics() -> None:
    one = judged(APART)
    assert one is not None
    found = change(one, frozenset({"unconnected-planting"}))
    assert found.decides
    assert [(".".join(each.where), each.expected, each.got) for each in found.differences] == [
        ("status", "invalid", "provisional"),
        ("diagnostics.1", "error[ARB206] at 5:61", "nothing"),
    ]
    other = judged(BEST)
    assert other is not None
    assert [each.where[0] for each in change(other, frozenset({"eight-species-always"})).differences] == [
        "status",
        "diagnostics",
    ]


def test_cases_that_fail_or_that_nobody_has_confirmed_tell_nothing_and_unknown_cards_no_scores() -> None:
    failing = about("scores: {Ana: {total: 4}}")
    computed = BEST._replace(tree={**BEST.tree, "origin": "computed"})
    good, *others = told_apart([BEST, failing, computed])
    assert (good.counts, [each.counts for each in others]) == (True, [False] * 2)
    unknown = sound(block("text", POSITION.replace("Oa8", "_")), "  status: open\n")
    assert [each.decided for each in told_apart([unknown])] == [("eight-species-always",)]
    assert "start-bonus-two" in good.decided
    assert "one-wins" not in (*good.decided, *good.besides)


def test_a_case_that_tells_few_misreadings_apart_comes_first() -> None:
    other = about("status: provisional")._replace(id="other-01")
    rows = matrix(
        [Told(BEST, True, ("one-wins", "must-hold")), Told(other, True, ("one-wins",), ("must-hold",))]
    )
    named = {row.misreading.id: row for row in rows}
    assert list(named) == list(MISREADINGS)
    assert named["one-wins"] == Row(MISREADINGS["one-wins"], ("sample-01", "other-01"), ())
    assert named["must-hold"][1:] == (("sample-01",), ("other-01",))


# The shipped corpus

TOLD = told_apart(SOUND)
"""What every case of the corpus tells apart; about five seconds."""


def test_every_misreading_is_told_apart_by_three_hand_worked_cases() -> None:
    assert [row.misreading.id for row in matrix(TOLD) if len(row.cases) < 3] == []


def test_every_misreading_has_two_cases_of_its_own() -> None:
    under = [case.reading for case in SOUND if case.text("origin") != "computed"]
    assert [name for name in MISREADINGS if under.count(frozenset({name})) < 2] == []


def test_every_case_under_a_misreading_comes_out_otherwise_by_the_rules() -> None:
    for case in SOUND:
        if case.reading:
            assert differences(case._replace(tree={**case.tree, "under": []})), case.id


def test_a_change_decides_exactly_when_two_results_differ() -> None:
    scores = {name for name, misreading in MISREADINGS.items() if misreading.kind == SCORE}
    for case in SOUND[::10]:
        one = judged(case)
        if one is None or not one.is_complete or not is_scored(one.outcome):
            continue
        for name in BY_GAME[one.record.game or ""].keys() & scores:
            other = outcome_of(one.record, frozenset({name}))
            assert change(one, frozenset({name})).decides == _differ(one.outcome, other), (case.id, name)


def _differ(one: Outcome, other: Outcome) -> bool:
    if one.avenue is not None and other.avenue is not None:
        return differs_on_sheets(one.avenue.result, other.avenue.result)
    assert one.result is not None
    assert other.result is not None
    return differs(one.result, other.result)


def test_a_misreading_of_one_game_changes_nothing_in_a_case_of_another() -> None:
    one = judged(BEST)
    assert one is not None
    assert change(one, frozenset({"farm-blocks"})) == ((), False)
