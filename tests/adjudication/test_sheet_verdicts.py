"""Claims about sheets of Avenue: verdicts and proofs. Values by hand."""

import pytest

from arbcheck.adjudication.avenue.proofs import BoxProof, CastleProof, Cluster, SheetProof, StandingProof
from arbcheck.adjudication.court import named
from tests.adjudication.sheets import BEHIND, OPEN, TWINS, WORKED, finding, readings, ruled
from tests.records.written import read

ALL = [f"Ana.farm{number}={box}" for number, box in enumerate((2, 0, 1, 3, 0), 1)]
SMALL = WORKED.replace("f4 d1", "e4 d1")
"""The worked example, but for a road that is drawn over another."""


@pytest.mark.parametrize("claim", [*ALL, "Ana.purple=2", "Ana.green=1", "Ana=-1", "winner=Ana"])
def test_what_the_sheet_gives_is_upheld(claim: str) -> None:
    assert finding(WORKED, claim).verdict == "upheld"


@pytest.mark.parametrize(
    ("claim", "right"),
    [("Ana.farm1=3", 2), ("Ana.farm5=3", 0), ("Ana.purple=3", 2), ("Ana.green=0", 1), ("Ana=9", -1)],
)
def test_another_number_is_rejected_with_the_right_one(claim: str, right: int) -> None:
    found = finding(WORKED, claim)
    assert (found.verdict, found.right) == ("rejected", right)


def test_a_box_is_proved_by_the_network_at_the_end_of_its_round() -> None:
    """E lies on d5; c4 with two green and c5 with one purple grape are joined in round 4."""
    proof = finding(WORKED, "Ana.farm4=3").proof
    assert isinstance(proof, BoxProof)
    assert (proof.score.connected, proof.score.must_beat, proof.above, proof.first_wrong) == (
        3,
        1,
        None,
        None,
    )
    assert proof.network
    assert proof.network.spaces == ((2, 3), (2, 4), (3, 4))
    assert proof.network.grapes == (Cluster((2, 3), 0, 2), Cluster((2, 4), 1, 0))


def test_the_first_wrong_box_is_named_in_each_box_of_that_person_and_sheet() -> None:
    found = ruled(WORKED, "Ana.farm4=3", "Ana.farm3=0", "Ana.farm2=1").findings
    firsts = [each.proof.first_wrong for each in found if isinstance(each.proof, BoxProof)]
    assert firsts == [1, 1, 1]
    assert isinstance(found[1].proof, BoxProof)
    assert found[1].proof.above == 1


def test_a_castle_is_proved_by_its_network() -> None:
    proof = finding(WORKED, "Ana.green=1").proof
    assert isinstance(proof, CastleProof)
    assert proof.network.grapes == (Cluster((5, 3), 2, 0), Cluster((5, 4), 0, 1))


def test_a_total_is_proved_by_all_boxes_beside_what_is_claimed_of_them() -> None:
    proof = ruled(WORKED, "Ana=0", "Ana.farm3=1", "Ana.green=2").findings[0].proof
    assert isinstance(proof, SheetProof)
    assert proof.claimed == (None, None, 1, None, None, None, 2)
    assert proof.score.zeros == 2


def test_a_winner_is_proved_by_the_standing() -> None:
    found = finding(TWINS, "winner=Ana")
    assert (found.verdict, found.right, found.rules) == ("rejected", (0, 1), ("V10",))
    assert isinstance(found.proof, StandingProof)
    assert found.proof.decided_by == "shared"


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ("Ben.farm1=3", "undecided"),
        ("Ben.farm1=0", "undecided"),
        ("Ben.farm1=4", "rejected"),
        ("Ben.farm1=-1", "rejected"),
        ("Ben.farm5=3", "undecided"),
        ("Ben.farm5=2", "rejected"),
        ("Ben.purple=2", "upheld"),
        ("Ben.green=2", "rejected"),
        ("Ben=-1", "undecided"),
        ("Ben=9", "rejected"),
        ("Ben=-23", "rejected"),
        ("Ana=-1", "upheld"),
        ("winner=Ana", "undecided"),
        ("winner=Ben", "undecided"),
        ("winner=Ana,Ben", "undecided"),
    ],
)
def test_of_a_sheet_without_round_marks_only_the_impossible_is_rejected(claim: str, verdict: str) -> None:
    """Rising boxes bring the most: 0, 0, 1, 2, 3 with castles 2 and 1 are -1, 0, 0, 0, 2, 3 are -7."""
    found = finding(OPEN, claim)
    assert found.verdict == verdict
    assert found.right is None or not found.missing


def test_who_wins_in_any_case_wins_though_another_total_is_open() -> None:
    assert finding(BEHIND, "winner=Ana").verdict == "upheld"
    assert finding(BEHIND, "winner=Ben").verdict == "rejected"
    assert [finding(BEHIND, f"Ben={total}").verdict for total in (-10, -3, -5)] == [
        *("undecided", "undecided", "rejected"),
    ]


def test_what_is_missing_is_told_by_the_sheet_and_its_roads() -> None:
    [missing] = finding(OPEN, "Ben.farm1=2").missing
    assert missing.why == "unknown-rounds"
    assert missing.places == (("Ben", "sheet", 29),)


def test_a_record_with_errors_leaves_every_claim_undecided() -> None:
    ruling = ruled(SMALL, "Ana.farm1=2", "winner=Ana")
    assert [each.verdict for each in ruling.findings] == ["undecided", "undecided"]
    assert ruling.sensitivity is None


def test_two_misreadings_at_once_are_looked_for_where_no_single_one_explains_a_number() -> None:
    """Equal counts that fill boxes give 7; castles of all colours 3 more, 3 + 3 for 2 + 1."""
    assert readings(finding(WORKED, "Ana=7")) == [("equal-is-more",)]
    found = finding(WORKED, "Ana=10")
    assert found.searched == "pairs"
    assert ("equal-is-more", "castle-any-colour") in readings(found)


def test_who_wins_under_all_misreadings_is_told_where_it_is_asked() -> None:
    matters = ruled(TWINS, "Ana=4", scope="all").sensitivity
    assert matters
    assert len(matters.shifts) == 11
    assert {each.winner_changes for each in matters.shifts} == {False}


@pytest.mark.parametrize(
    ("spelt", "name"),
    [
        ("Ana.farm2", "Ana.farm2"),
        ("Ana.farm-2", "Ana.farm2"),
        ("'Ana'.green", "Ana.green"),
        ("Ana.total", "Ana"),
        ("winner", "winner"),
        ("Eve", None),
    ],
)
def test_a_claim_is_named_however_it_is_spelt(spelt: str, name: str | None) -> None:
    assert named(read(WORKED), spelt) == name
