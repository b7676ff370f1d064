"""Why somebody takes a turn for legal or not, or another turn for the last one."""

import pytest

from arbcheck.adjudication.ruling import Finding
from tests.reports.rulings import dispute, game, ruled, table

TALIAS = ["Oa2", "Oa3", "Oa4", "Oa5", "Oa6", "Oa7", "Oa8", "Ja2", "Ja3"]
JONTES = ["Ma2", "Ma3", "Ma4", "Ma5", "Ma6", "Ma7", "Ma8", "Do2"]


def readings(finding: Finding) -> list[str]:
    """Return the misreadings that explain a finding."""
    return [name for each in finding.explanations for name in each.readings]


def to_the_end() -> str:
    """Return the 17 turns of a game of two in which all draws come from the draw pile: 34 cards."""
    discards = [f"{code}{value}" for code in ("Ca", "Wi") for value in range(1, 9)] + ["Do1"]
    talia = [f"{card} right of {before}" for before, card in zip(["Oa1", *TALIAS], TALIAS, strict=False)]
    jonte = [f"{card} right of {before}" for before, card in zip(["Ma1", *JONTES], JONTES, strict=False)]
    plays = [each for pair in zip(["Oa1", *talia], ["Ma1", *jonte], strict=False) for each in pair]
    names = ("Talia", "Jonte")
    return "".join(
        f"  - {{player: {names[number % 2]}, draw: [deck, deck], play: {play}, discard: {discard}}}\n"
        for number, (play, discard) in enumerate(zip(plays, discards, strict=False))
    )


@pytest.mark.parametrize(
    ("name", "index", "why"),
    [
        ("turn-01", 1, ["unconnected-planting"]),
        ("turn-01", 2, []),
        ("turn-02", 0, ["ascending-planting"]),
        ("turn-03", 0, ["opponents-piles-only"]),
        ("turn-07", 0, []),
        ("last-03", 0, ["one-last-round", "end-when-cannot-draw"]),
    ],
)
def test_a_turn_is_judged_again_under_each_misreading_of_play(name: str, index: int, why: list[str]) -> None:
    finding = dispute(name).findings[index]
    assert readings(finding) == why
    assert finding.searched == "singles"


def test_what_refutes_the_misreading_is_added_to_what_a_finding_rests_on() -> None:
    finding = dispute("turn-03").findings[0]
    assert finding.rules == ("R5", "R6", "R7", "R8")
    assert finding.decisions == ("D-007", "D-042")


@pytest.mark.parametrize(
    ("last", "why"),
    [
        (18, ["one-last-round"]),  # Jonte once more
        (33, ["end-when-cannot-draw"]),  # 48 - 14 - 17 = 17 cards lie in the piles: 16 more turns
        (16, []),
        (19, []),
    ],
)
def test_a_later_end_is_explained_by_just_the_number_of_turns_that_a_misreading_adds(
    last: int, why: list[str]
) -> None:
    (finding,) = ruled(game(to_the_end(), ""), f"last_turn={last}").findings
    assert finding.right == 17
    assert readings(finding) == why


def test_a_claim_that_is_right_or_undecided_is_not_explained() -> None:
    for claim in ("last_turn=17", "legal.1=true"):
        (finding,) = ruled(game(to_the_end(), ""), claim).findings
        assert (finding.verdict, finding.searched) == ("upheld", "no")
    (finding,) = ruled(game(), "last_turn=2").findings
    assert (finding.verdict, finding.searched) == ("undecided", "no")


def test_the_last_turn_of_a_position_is_explained_by_nothing() -> None:
    planted = " ".join(f"{code}{value}" for code in ("Ma", "Wi") for value in range(8, 4, -1))
    text = table(f"{planted} Oa8", f"{' '.join(f'Ja{value}' for value in range(8, 4, -1))} Do8 Do7 Do6 Ca8")
    (finding,) = ruled(text.replace("finished: false\n", ""), "last_turn=18").findings
    assert finding.right == 17
    assert readings(finding) == []
