"""Claims about random games of Avenue against brute force: the oracle's scores, and all that limits allow."""

import os
import random
from collections.abc import Iterator, Sequence
from itertools import product

from arbcheck.adjudication.avenue.dispute import Dispute
from arbcheck.adjudication.avenue.explanations import READINGS, Matter
from arbcheck.adjudication.avenue.possible import possible_boxes, possible_totals, possible_winners
from arbcheck.adjudication.avenue.spoken import name_of
from arbcheck.adjudication.avenue.verdicts import finding_of
from arbcheck.adjudication.search import Search
from arbcheck.avenue.boxes import Count, farm_boxes
from arbcheck.avenue.readings import score_under
from arbcheck.avenue.result import PlayerScore, Result, Scored
from arbcheck.avenue.scoring import player_score, score
from arbcheck.records.claims import Claim
from tests.avenue.built import of_table
from tests.oracle import avenue as oracle

GAMES = int(os.environ.get("ARBCHECK_SHEET_CLAIMS", "60"))
PLAYERS = ("Ana", "Ben")


def scored(seed: int) -> tuple[Scored, oracle.Score]:
    draw = random.Random(f"claims {seed}")  # noqa: S311 - games, no secrets
    table = oracle.random_table(draw)
    roads = oracle.drawn(table, oracle.random_moves(draw, table))
    game = of_table(table, roads)
    return Scored(game, score(game)), oracle.score(table, roads)


def claims_of(farms: Sequence[int], purple: int, green: int, total: int) -> Iterator[Claim]:
    for number, box in enumerate(farms):
        yield Claim("farm", 0, None, None, box, None, (), number)
    for kind, box in (("purple", purple), ("green", green), ("total", total)):
        yield Claim(kind, 0, None, None, box, None, ())


def test_what_the_oracle_scores_is_upheld_and_anything_else_rejected_with_it() -> None:
    for seed in range(GAMES):
        found, theirs = scored(seed)
        right = list(claims_of(theirs.boxes, theirs.purple, theirs.green, theirs.total))
        wrong = [claim._replace(value=int(str(claim.value)) + 1) for claim in right]
        dispute = Dispute(found, right)
        for claim, other in zip(right, wrong, strict=True):
            assert finding_of(dispute, claim, "").verdict == "upheld", seed
            told = finding_of(dispute, other, "")
            assert (told.verdict, told.right) == ("rejected", claim.value), seed


def numbers(result: Result) -> list[Claim]:
    own = result.scores[0]
    return list(claims_of([farm.box or 0 for farm in own.farms], own.purple, own.green, own.total or 0))


def test_a_misreading_that_a_sheet_was_filled_in_by_explains_every_number_of_it() -> None:
    explained = 0
    for seed in range(GAMES):
        found, _ = scored(seed)
        reading = READINGS.singles[seed % len(READINGS.singles)]
        claims = numbers(score_under(found.game, reading))
        dispute = Dispute(found, claims)
        search = Search(
            Matter(dispute), [finding_of(dispute, each, name_of(each, PLAYERS)) for each in claims]
        )
        for index, finding in enumerate(search.findings):
            if finding.verdict == "rejected":
                told = search.explained(index).explanations
                assert any(each.readings == tuple(reading) and each.whole for each in told), seed
                explained += 1
    assert explained > GAMES // 2


def limits(draw: random.Random) -> PlayerScore:
    counts = [
        Count(farm, draw.randrange(4), exact=number == 4 or draw.random() < 0.3)
        for number, farm in enumerate("ABCDE"[: draw.randint(1, 5)])
    ]
    return player_score("Ana", farm_boxes(counts), (draw.randrange(3), draw.randrange(3)))


def fillings(own: PlayerScore) -> Iterator[tuple[list[int], int]]:
    """Yield all ways to fill a sheet within its limits: the boxes, and the total."""
    ways = [
        range((farm.at_most or 0) + 1) if farm.connected is None else (farm.connected,) for farm in own.farms
    ]
    for counts in product(*ways):
        boxes: list[int] = []
        for count in counts:
            boxes.append(count if count > (boxes[-1] if boxes else 0) else 0)
        yield boxes, sum(boxes) - 5 * boxes.count(0) + own.purple + own.green


def test_exactly_what_some_filling_within_the_limits_gives_is_possible() -> None:
    draw = random.Random("limits")  # noqa: S311
    for _ in range(10 * GAMES):
        own = limits(draw)
        ways = list(fillings(own))
        assert possible_totals(own) == {total for _, total in ways}
        for number in range(len(own.farms)):
            assert possible_boxes(own.farms, number) == {boxes[number] for boxes, _ in ways}


def test_a_winner_is_possible_exactly_when_some_totals_leave_the_claimed_ones_level_and_ahead() -> None:
    draw = random.Random("winners")  # noqa: S311
    for _ in range(5 * GAMES):
        scores = [limits(draw) for _ in range(3)]
        totals = [{total for _, total in fillings(own)} for own in scores]
        for claimed in ((0,), (0, 1), (0, 1, 2)):
            can_be = any(
                len({points[seat] for seat in claimed}) == 1 and points[0] == max(points)
                for points in product(*totals)
            )
            assert possible_winners(scores, claimed) == can_be
