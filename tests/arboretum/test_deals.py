"""The deals of one species, those tried first, and what they come to: against listing every way by hand."""

import random
from itertools import product

import pytest

from arbcheck.arboretum import deals
from arbcheck.arboretum.cards import VALUES
from arbcheck.arboretum.deals import Counts, Deal, Unknown, all_deals, some_deals
from arbcheck.arboretum.readings import MISREADINGS, score_under
from arbcheck.arboretum.rights import right
from arbcheck.arboretum.scoring import score
from arbcheck.arboretum.shares import shares
from arbcheck.arboretum.standings import all_standings
from tests.oracle import scoring as oracle
from tests.oracle.boards import random_open_position, seeded

add = int.__add__


def any_unknown(rng: random.Random) -> Unknown:
    """Make up what is known of a species: two to four hands, some cards seen, few or many places."""
    hands = rng.choice((2, 3, 4))
    held: list[list[int]] = [[] for _ in range(hands)]
    unseen: list[int] = []
    for value in VALUES:
        where = rng.randrange(hands + 5)
        if where < hands and rng.randrange(2):
            held[where].append(value)
        elif where >= hands and len(unseen) < 6 - hands // 3:
            unseen.append(value)
    free = tuple(rng.choice((0, 1, 2, 7)) for _ in held)
    elsewhere = max(rng.randrange(9), len(unseen) - sum(free))
    return Unknown(tuple(map(tuple, held)), tuple(unseen), free, elsewhere)


def listed(unknown: Unknown) -> set[Deal]:
    """Put every unseen card in every hand or elsewhere, and keep what the places allow."""
    hands = range(len(unknown.free))
    found = set()
    for way in product((*hands, None), repeat=len(unknown.unseen)):
        used = tuple(way.count(hand) for hand in hands)
        if way.count(None) > unknown.elsewhere or any(map(int.__gt__, used, unknown.free)):
            continue
        dealt = list(zip(way, unknown.unseen, strict=True))
        full = [[*unknown.held[hand], *(value for where, value in dealt if where == hand)] for hand in hands]
        one, eight = (next((hand for hand in hands if card in full[hand]), None) for card in (1, 8))
        found.add(Deal(used, tuple(map(sum, full)), one, eight))
    return found


@pytest.mark.parametrize("part", range(4))
def test_all_deals_are_the_ways_to_put_the_unseen_cards(part: int) -> None:
    rng = seeded(part)
    for _ in range(60):
        unknown = any_unknown(rng)
        found = all_deals(unknown, add)
        assert set(found) == listed(unknown)
        assert len(found) == len(set(found))


@pytest.mark.parametrize("part", range(4))
def test_the_deals_tried_first_are_deals(part: int) -> None:
    rng = seeded(part)
    for _ in range(60):
        unknown = any_unknown(rng)
        tried = some_deals(unknown, add)
        assert tried
        assert set(tried) <= listed(unknown)
        nothing = (0,) * len(unknown.free)
        assert any(deal.used == nothing for deal in tried) == (len(unknown.unseen) <= unknown.elsewhere)


@pytest.mark.parametrize("part", range(4))
def test_shares_are_what_all_deals_come_to(part: int) -> None:
    rng = seeded(part)
    for _ in range(60):
        unknown = any_unknown(rng)
        found = {(deal.used, right("oak", deal.counts, deal.one, deal.eight)) for deal in listed(unknown)}
        assert shares(unknown) == {(used, each.holders, each.reason) for used, each in found}


def test_four_hands_of_which_nothing_is_known_share_a_species_evenly() -> None:
    """Of the 2 and the 3 a hand takes one, both or none; the higher card has the right."""
    found = shares(Unknown(((),) * 4, (2, 3), (7, 7, 7, 7), 32))
    assert ((0, 0, 0, 0), (0, 1, 2, 3), "nobody-holds") in found
    assert ((1, 0, 0, 1), (0,), "highest") in found
    assert ((1, 0, 0, 1), (3,), "highest") in found
    assert len(found) == 1 + 4 + 4 + 4 * 3  # none, one card, both to one hand, to two of them


def standings_one_by_one(
    earning: tuple[tuple[tuple[Counts, Counts], ...], ...], free: Counts, elsewhere: int, sizes: Counts
) -> set[Counts]:
    """Deal each species in each way on top of each way to deal the others; the rest fills the places."""
    found = set()
    for ways in product(*earning):
        used = [sum(way[0][hand] for way in ways) for hand in range(len(free))]
        rest = sum(free) + elsewhere - sum(sizes)
        if all(map(int.__le__, used, free)) and sum(free) - sum(used) <= rest:
            found.add(tuple(sum(way[1][player] for way in ways) for player in range(len(free))))
    return found


@pytest.mark.parametrize("part", range(4))
def test_the_standings_are_those_of_all_ways_to_deal_all_species(part: int) -> None:
    rng = seeded(part)
    for _ in range(60):
        hands = rng.choice((2, 3, 4))
        free = tuple(rng.randrange(4) for _ in range(hands))
        sizes = tuple(rng.randrange(4) for _ in range(3))
        elsewhere = max(rng.randrange(6), sum(sizes) - sum(free))
        earning = []
        for size in sizes:
            ways = set()
            for _ in range(6):
                used = [0] * hands
                for _ in range(rng.randrange(size + 1)):
                    used[rng.randrange(hands)] += 1
                ways.add((tuple(used), tuple(rng.randrange(3) for _ in range(hands))))
            earning.append(tuple(ways))
        nothing = (0,) * hands
        found = all_standings(tuple(earning), free, elsewhere, sizes, nothing)
        assert set(found or ()) == standings_one_by_one(tuple(earning), free, elsewhere, sizes)


@pytest.mark.parametrize("part", range(6))
def test_where_there_are_many_deals_the_same_is_certain(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The quick way with many deals, against all completions, and against looking at every deal."""
    rng = seeded(part)
    for number in range(30):
        shown = random_open_position(rng, 2 + number % 3, "random", 1 + number % 6, legal=number % 2 == 0)
        monkeypatch.setattr(deals, "FEW", 0)
        quickly = score(shown)
        monkeypatch.setattr(deals, "FEW", 10**9)
        assert quickly == score(shown)
        if oracle.count_completions(shown) < 1000:
            assert quickly == oracle.score_open(shown)


@pytest.mark.parametrize("part", range(4))
def test_where_there_are_many_deals_the_same_is_certain_under_a_misreading(
    part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = seeded(part)
    for number, name in enumerate(sorted(MISREADINGS)):
        shown = random_open_position(rng, 2 + number % 3, "random", 1 + number % 4, legal=number % 2 == 0)
        monkeypatch.setattr(deals, "FEW", 0)
        quickly = score_under(shown, frozenset({name}))
        monkeypatch.setattr(deals, "FEW", 10**9)
        assert quickly == score_under(shown, frozenset({name})), name
