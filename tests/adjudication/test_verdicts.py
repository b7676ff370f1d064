"""The proof that comes with a verdict: sums, steps of a path, bonuses, better paths. Values by hand."""

import pytest

from arbcheck.adjudication.arboretum.proofs import (
    Flaw,
    PathProof,
    PointsProof,
    RightProof,
    Sum,
    TotalProof,
    Undue,
    WinnerProof,
)
from arbcheck.arboretum import standings
from tests.adjudication.disputes import finding, ruled, table
from tests.oracle.boards import card, hand

RISING = table("Oa1 Ma3 Oa5 / . Oa8 .")
"""Talia's Oa1 > Ma3 > Oa5 is worth 4, and Oa1 > Ma3 > Oa8 is worth 3 + 1 + 2 = 6."""


def path_proof(record: str, claim: str) -> PathProof:
    proof = finding(record, claim).proof
    assert isinstance(proof, PathProof)
    return proof


def points_proof(record: str, *claims: str) -> PointsProof:
    proof = finding(record, *claims).proof
    assert isinstance(proof, PointsProof)
    return proof


def why(record: str, cards: str) -> list[tuple[int, str]]:
    """Return step and reason of each flaw of Talia's claimed Oak path."""
    return [(flaw.step, flaw.why) for flaw in path_proof(record, f"path.Talia.oak={cards}").flaws]


def test_a_right_is_proved_by_the_sums_with_their_cards() -> None:
    found = finding(table("Wi1", hands=("Oa8 Oa3", "Oa1 Oa4")), "right.oak=Talia")
    assert (found.verdict, found.right) == ("rejected", (1,))
    assert found.proof == RightProof(
        "oak",
        (
            Sum((card("Oa3"), card("Oa8")), 0, 3, cancelled=True),
            Sum((card("Oa1"), card("Oa4")), 0, 5, cancelled=False),
        ),
        (1,),
        "highest",
        1,
    )
    assert found.rules == ("R10", "R11")
    assert "D-004" in found.decisions


def test_a_right_claims_exactly_that_set_of_players() -> None:
    tied = table("Wi1", hands=("Oa5", "Oa2 Oa3"))
    assert finding(tied, "right.oak=Talia,Jonte").verdict == "upheld"
    assert finding(tied, "right.oak=Talia").verdict == "rejected"
    assert finding(tied, "right.oak=").verdict == "rejected"
    assert {"D-005", "D-014"} <= set(finding(tied, "right.oak=Talia").decisions)


def test_a_species_that_nobody_holds_may_be_scored_by_all() -> None:
    found = finding(table("Wi1"), "right.willow=")
    assert (found.right, found.rules) == ((0, 1), ("R10", "R13"))


def test_nobody_has_a_right_to_a_species_that_is_not_in_play() -> None:
    found = finding(table("Wi1"), "right.tulip poplar=Talia")
    assert (found.verdict, found.right) == ("rejected", ())
    assert finding(table("Wi1"), "Talia.tulip poplar=0").verdict == "upheld"


@pytest.mark.parametrize(
    ("cards", "flaws"),
    [
        ("Oa1,Oa5", [(1, "not-adjacent")]),
        ("Oa1,Oa8", [(1, "diagonal")]),
        ("Oa5,Ma3,Oa1", [(1, "descending"), (2, "descending")]),
        ("Oa1,Ma3", [(1, "last-species")]),
        ("Ma3,Oa5", [(0, "first-species")]),
        ("Oa1", [(0, "single-card")]),
        ("Oa1,Ma3,Oa6", [(2, "not-planted")]),
        ("Oa1,Oa1", [(1, "equal")]),
        ("Oa6", [(0, "not-planted"), (0, "single-card")]),
        ("", [(0, "no-cards")]),
    ],
)
def test_a_claimed_path_is_followed_to_its_first_illegal_step(
    cards: str, flaws: list[tuple[int, str]]
) -> None:
    assert why(RISING, cards) == flaws


def test_equal_neighbours_are_no_step() -> None:
    assert why(table("Oa3 Ma3 Oa5"), "Oa3,Ma3,Oa5") == [(1, "equal")]


def test_a_flaw_tells_the_cards_and_where_they_lie() -> None:
    proof = path_proof(RISING, "path.Talia.oak=Oa1,Oa8")
    assert proof.flaws == (Flaw(1, "diagonal", card("Oa8"), card("Oa1"), ((0, 0), (1, 1))),)


@pytest.mark.parametrize(
    ("code", "where", "player"),
    [("Oa6", "hand", 1), ("Oa2", "arboretum", 1), ("Oa7", "discard", 1), ("Oa4", None, None)],
)
def test_a_card_that_is_not_planted_there_is_looked_for(
    code: str, where: str | None, player: int | None
) -> None:
    record = table("Oa1 Ma3", "Oa2", ("Oa5", "Oa6"), more="    discard: Oa7")
    [flaw] = path_proof(record, f"path.Talia.oak=Oa1,{code}").flaws
    assert (flaw.why, flaw.where, flaw.player) == ("not-planted", where, player)


def test_a_path_is_upheld_when_no_legal_one_is_worth_more_whoever_has_the_right() -> None:
    theirs = table("Oa1 Ma3 Oa5 / . Oa8 .", hands=("Wi5", "Oa7"))
    found = finding(theirs, "path.Talia.oak=Oa1,Ma3,Oa8")
    assert found.verdict == "upheld"
    assert isinstance(found.proof, PathProof)
    assert found.proof.may_score is False


def test_a_legal_path_that_is_worth_less_is_rejected_with_the_better_one() -> None:
    found = finding(RISING, "path.Talia.oak=Oa1,Ma3,Oa5")
    assert (found.verdict, found.right) == ("rejected", hand("Oa1 Ma3 Oa8"))
    assert isinstance(found.proof, PathProof)
    assert found.proof.flaws == ()
    assert (found.proof.walk and found.proof.walk.points, found.proof.best and found.proof.best.points) == (
        4,
        6,
    )


def test_any_of_several_best_paths_is_right() -> None:
    square = table("Oa1 Ma3 / Wi2 Oa5")
    assert finding(square, "path.Talia.oak=Oa1,Ma3,Oa5").verdict == "upheld"
    assert finding(square, "path.Talia.oak=Oa1,Wi2,Oa5").verdict == "upheld"


def test_an_empty_path_claims_that_there_is_none() -> None:
    assert finding(table("Oa1 Wi1"), "path.Talia.oak=").verdict == "upheld"
    assert finding(RISING, "path.Talia.oak=").verdict == "rejected"


def test_points_claim_what_is_added_to_the_total() -> None:
    theirs = table("Oa1 Ma3 Oa5", hands=("Wi5", "Oa7"))
    found = finding(theirs, "Talia.oak=4")
    assert (found.verdict, found.right) == ("rejected", 0)
    assert "R12" in found.rules


def test_a_bonus_that_is_not_due_is_named() -> None:
    short = table("Oa2 Oa4 Oa6")
    assert points_proof(short, "Talia.oak=6").undue == (Undue("same_species", 3, "too-short"),)
    assert points_proof(short, "Talia.oak=4").undue == (Undue("starts_with_1", 1, "no-1"),)
    mixed = table("Oa2 Ma3 Oa4 Oa6")
    assert points_proof(mixed, "Talia.oak=8").undue == (Undue("same_species", 4, "mixed"),)
    assert points_proof(mixed, "Talia.oak=6").undue == (Undue("ends_with_8", 2, "no-8"),)
    both = (Undue("starts_with_1", 1, "no-1"), Undue("ends_with_8", 2, "no-8"))
    assert points_proof(mixed, "Talia.oak=7").undue == both
    assert points_proof(mixed, "Talia.oak=30").undue == ()


def test_a_bonus_is_looked_for_on_the_path_that_the_same_person_claims() -> None:
    proof = points_proof(RISING, "path.Talia.oak=Oa1,Ma3,Oa5", "Talia.oak=6")
    assert proof.claimed_path is not None
    assert proof.undue == (Undue("ends_with_8", 2, "no-8"),)


def test_nothing_is_due_on_no_path() -> None:
    proof = points_proof(table("Oa1 Wi1"), "Talia.oak=2")
    assert (proof.undue, proof.overlooked, proof.worth_it) == ((), None, None)


def test_a_claim_that_is_too_low_is_told_the_path_that_was_overlooked() -> None:
    proof = points_proof(RISING, "Talia.oak=4")
    assert str(proof.overlooked) == "Oa1 Ma3 Oa8"
    assert str(proof.worth_it) == "Oa1 Ma3 Oa5"
    assert points_proof(RISING, "Talia.oak=9").overlooked is None


def test_a_long_path_of_one_species_rests_on_the_decisions_about_it() -> None:
    pure = finding(table("Oa1 Oa2 Oa3 Oa4"), "Talia.oak=9")
    assert pure.verdict == "upheld"
    assert {"D-001", "D-030"} <= set(pure.decisions)
    plain = finding(table("Oa2 Oa3 Oa4 Oa6"), "Talia.oak=8")
    assert {"D-001"} == {"D-001", "D-030"} & set(plain.decisions)


def test_a_total_is_proved_species_by_species() -> None:
    found = finding(RISING, "Talia.oak=6", "Talia=7")
    assert (found.verdict, found.right) == ("rejected", 6)
    assert isinstance(found.proof, TotalProof)
    oak = [line.species for line in found.proof.score.paths].index("oak")
    assert found.proof.claimed[oak] == 6
    assert set(found.proof.claimed) == {None, 6}


def test_a_winner_is_proved_by_the_scores() -> None:
    found = finding(RISING, "winner=Talia")
    assert (found.verdict, found.right, found.rules) == ("upheld", (0,), ("R17",))
    assert isinstance(found.proof, WinnerProof)
    assert [score.total for score in found.proof.scores] == [6, 0]
    tie = finding(table("Wi1 Ma1", "Ma2"), "winner=Talia")
    assert (tie.verdict, tie.right, "D-009" in tie.decisions) == ("rejected", (0, 1), True)


def test_where_there_are_too_many_ways_a_total_is_held_against_what_each_species_can_add(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Oak adds 4 or nothing, and Maple 2 for sure: 6 or 2, never 5; who wins is not decided then."""
    monkeypatch.setattr(standings, "LIMIT", 0)
    monkeypatch.setattr(standings, "WORK", 0)
    record = table("Oa1 Ma3 Oa5 / . Ma6 .", hands=("Oa6 Ma7 Ma8", "Wi5 _"))
    assert finding(record, "Talia=6").verdict == "undecided"
    assert finding(record, "Talia=5").verdict == "rejected"
    assert finding(record, "winner=Talia").verdict == "undecided"


def test_what_unknown_cards_can_change_is_undecided_and_what_none_can_yield_is_rejected() -> None:
    """The unknown card can be the Oa7 or the Oa8 and take the right from Talia, or leave it to her.

    Her path is worth 4: her points are 4 or 0 and never 3.
    """
    record = table("Oa1 Ma3 Oa5", hands=("Oa6", "Wi5 _"))
    found = ruled(
        record, "Talia.oak=4", "Talia.oak=3", "right.oak=Talia", "right.oak=Talia,Jonte", "Talia=4", "Talia=2"
    )
    assert [each.verdict for each in found.findings] == [
        *("undecided", "rejected", "undecided", "rejected", "undecided", "rejected")
    ]
    assert all(each.right is None for each in found.findings)
    [missing] = found.findings[0].missing
    assert (missing.why, missing.places) == ("unknown-cards", found.outcome.open)
    assert finding(record, "path.Talia.oak=Oa1,Ma3,Oa5").verdict == "upheld"
    assert finding(record, "winner=Talia").verdict == "undecided"
