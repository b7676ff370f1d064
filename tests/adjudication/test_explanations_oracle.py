"""What explains a claim against brute force: every single misreading, scored by the oracle."""

import os

from arbcheck.adjudication.arboretum.dispute import Dispute
from arbcheck.adjudication.arboretum.explanations import SINGLES, Search, comes_out
from arbcheck.adjudication.arboretum.names import name_of
from arbcheck.adjudication.arboretum.verdicts import finding_of
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings import Reading, score_under
from arbcheck.arboretum.scoring import score
from arbcheck.records.claims import Claim
from tests.oracle import readings as oracle
from tests.oracle.boards import SHAPES, random_position, seeded
from tests.oracle.disputes import right_claims

POSITIONS = int(os.environ.get("ARBCHECK_EXPLANATIONS", "25"))
PLANTED = 9


def small(position: Position) -> Position:
    return position._replace(arboretums=tuple(board[:PLANTED] for board in position.arboretums))


def told(position: Position, claims: list[Claim]) -> list[set[tuple[str, ...]]]:
    """Return for each claim the sets of readings that explain it."""
    dispute = Dispute(position, score(position), claims)
    found = [finding_of(dispute, claim, name_of(claim, position.players)) for claim in claims]
    search = Search(dispute, found)
    return [
        {each.readings for each in search.explained(number).explanations if each.readings}
        for number in range(len(claims))
    ]


def by_brute_force(position: Position, reading: Reading) -> set[tuple[object, ...]]:
    result = oracle.score_under(position, reading)
    return {(each.kind, each.player, each.species, each.value) for each in right_claims(position, result)}


def test_every_single_misreading_that_yields_a_claim_explains_it_and_no_other() -> None:
    rng = seeded(7)
    compared = 0
    for number in range(POSITIONS):
        position = small(random_position(rng, 2 + number % 3, SHAPES[number % 4]))
        yields = {reading: by_brute_force(position, reading) for reading in SINGLES}
        rules = by_brute_force(position, frozenset())
        reading = SINGLES[rng.randrange(len(SINGLES))]
        wrong = [
            claim
            for claim in right_claims(position, score_under(position, reading))
            if (claim.kind, claim.player, claim.species, claim.value) not in rules
        ]
        for claim, found in zip(wrong, told(position, wrong), strict=True):
            said = (claim.kind, claim.player, claim.species, claim.value)
            assert found == {tuple(each) for each in SINGLES if said in yields[each]}, (position, said)
            compared += 1
    assert compared > POSITIONS


def test_a_path_that_scores_alone_under_a_misreading_comes_out_under_it() -> None:
    rng = seeded(8)
    for number in range(POSITIONS):
        position = small(random_position(rng, 2, SHAPES[number % 4]))
        dispute = Dispute(position, score(position), [])
        for reading in SINGLES:
            for player, own in enumerate(score_under(position, reading).scores):
                for line in own.paths:
                    if line.path is not None:
                        cards = tuple(planted.card for planted in line.path.planted)
                        claim = Claim("path", player, line.species, None, cards, None, ())
                        assert comes_out(dispute, claim, reading) is not bool(line.others)
