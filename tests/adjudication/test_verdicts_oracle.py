"""Verdicts on random claims about random positions against brute force."""

import os
from random import Random

import pytest

from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.adjudication.arboretum.names import name_of
from arbcheck.adjudication.arboretum.verdicts import finding_of
from arbcheck.adjudication.ruling import Finding
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.scoring import score
from arbcheck.records.claims import Claim
from tests.oracle.boards import SHAPES, random_open_position, random_position, seeded
from tests.oracle.disputes import right_claims, rule, some_claims, worth
from tests.oracle.scoring import count_completions

CLAIMS = int(os.environ.get("ARBCHECK_CLAIMS", "3000"))
"""How many claims are ruled on of complete positions, and about a tenth as many of open ones."""
PLANTED = 12
MOST = 400
"""So many completions at most: all are scored by the oracle, for each claim."""


def findings(position: Position, claims: list[Claim]) -> list[Finding]:
    dispute = Dispute(position, score(position), claims)
    return [finding_of(dispute, claim, name_of(claim, position.players)) for claim in claims]


def small(position: Position) -> Position:
    return position._replace(arboretums=tuple(board[:PLANTED] for board in position.arboretums))


def check(position: Position, claims: list[Claim]) -> set[tuple[str, str]]:
    """Hold findings against the oracle; return what kinds of claims got which verdict."""
    seen = set()
    for finding in findings(position, claims):
        opinion = rule(position, finding.claim)
        seen.add((finding.claim.kind, finding.verdict))
        assert finding.verdict == opinion.verdict, (position, finding, opinion)
        if finding.claim.kind == "path":
            check_best(position, finding)
        else:
            assert finding.right == opinion.right, (position, finding, opinion)
    return seen


def check_best(position: Position, finding: Finding) -> None:
    """Check that the right value of a path claim is a best path, worth at least what is claimed."""
    claim = finding.claim
    right = finding.right
    assert isinstance(right, tuple)
    assert rule(position, claim._replace(value=right)).verdict == "upheld"
    if right and finding.verdict == "upheld":
        assert worth(right) == worth(claim.value)


def test_claims_about_complete_positions_are_ruled_on_as_by_brute_force() -> None:
    rng = seeded(1)
    seen: set[tuple[str, str]] = set()
    for number in range(CLAIMS // 30):
        position = small(random_position(rng, 2 + number % 3, SHAPES[number % len(SHAPES)]))
        stated = right_claims(position, score(position))
        claims = [*some_claims(rng.randrange, position, 20), *_some(rng, stated)]
        seen |= check(position, claims)
    kinds = {"points", "total", "right", "path", "winner"}
    assert seen == {(kind, verdict) for kind in kinds for verdict in ("upheld", "rejected")}


def _some(rng: Random, claims: list[Claim]) -> list[Claim]:
    return rng.sample(claims, 10)


def test_claims_about_positions_with_unknown_cards_are_ruled_on_as_by_brute_force() -> None:
    rng = seeded(2)
    seen: set[tuple[str, str]] = set()
    for number in range(CLAIMS // 150):
        position = small(random_open_position(rng, 2 + number % 2, SHAPES[number % 4], 1 + number % 2))
        if count_completions(position) <= MOST:
            stated = right_claims(position, score(_filled(position)))
            seen |= check(position, [*some_claims(rng.randrange, position, 3), *_some(rng, stated)])
    assert {verdict for _, verdict in seen} == {"upheld", "rejected", "undecided"}


def _filled(position: Position) -> Position:
    """Fill the unknown places of hands with unseen cards in the order of the list of species."""
    named = {card for hand in position.hands for card in hand}
    named |= {planted.card for arboretum in position.arboretums for planted in arboretum}
    named |= {card for pile in position.discards if isinstance(pile, tuple) for card in pile}
    left = (
        card
        for species in position.species
        for card in (Card(species, value) for value in range(1, 9))
        if card not in named
    )
    hands = tuple(tuple(card or next(left) for card in hand) for hand in position.hands)
    return position._replace(hands=hands)


@pytest.mark.parametrize("unknown", [5, 6, 7])
def test_what_few_unknown_cards_decide_stays_decided_or_open_with_more_of_them(unknown: int) -> None:
    rng = seeded(unknown)
    position = random_open_position(rng, 3, "dense", unknown)
    filled = _filled(position)
    claims = right_claims(filled, score(filled))
    assert all(finding.verdict != "rejected" for finding in findings(position, claims))
