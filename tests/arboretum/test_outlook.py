"""What each player would score, species by species, against the oracle and against all deals of a species."""

from itertools import product
from random import Random

import pytest

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.replay.outlook import Outlook, _chance, _Hidden, is_open, outlook
from arbcheck.arboretum.result import Result
from tests.oracle import scoring as oracle
from tests.oracle.boards import SHAPES, grid, hand, random_open_position, random_position, seeded

SIX = ("cassia", "dogwood", "jacaranda", "maple", "oak", "willow")


def expected(result: Result) -> tuple[Outlook, ...]:
    """Return the points that are certain, and those with what unknown cards may add to each species."""
    found = []
    for score in result.scores:
        least = sum(line.points or 0 for line in score.paths)
        open_paths = [line.path for line in score.paths if line.points is None]
        found.append(Outlook(least, least + sum(path.points for path in open_paths if path)))
    return tuple(found)


def duel(talia: str, jonte: str) -> Position:
    """Return a position in which Talia has planted Oa1 Oa2 and Jonte Oa5 Oa6 Oa7."""
    boards = (grid("Oa1 Oa2"), grid("Oa5 Oa6 Oa7"))
    return Position(("Talia", "Jonte"), SIX, 2018, (hand(talia), hand(jonte)), boards, (None, None), False)


def test_with_all_cards_known_it_is_the_score() -> None:
    rng = seeded(1)
    for number in range(150):
        position = random_position(rng, 2 + number % 3, SHAPES[number % len(SHAPES)])
        totals = [score.total or 0 for score in oracle.score(position).scores]
        assert outlook(position) == tuple(Outlook(total, total) for total in totals)
        assert not is_open(position)


@pytest.mark.parametrize("part", range(4))
def test_with_unknown_cards_it_is_what_all_completions_give_for_each_species(part: int) -> None:
    rng = seeded(part)
    for number in range(15):
        position = random_open_position(rng, 2 + number % 3, "random", 1 + number % 3, legal=number % 2 == 0)
        if oracle.count_completions(position) < 1000:
            result = oracle.score_open(position)
            assert outlook(position) == expected(result)
            assert is_open(position) is any(right.holders is None for right in result.rights)


def some_hidden(rng: Random) -> _Hidden:
    """Deal the values of a species at random: known in a hand, on the table, or seen by nobody."""
    players = rng.randint(2, 4)
    held: list[list[int]] = [[] for _ in range(players)]
    unseen: list[int] = []
    for value in range(1, 9):
        place = rng.choice(["unseen", "unseen", "table", *range(players)])
        if isinstance(place, int):
            held[place].append(value)
        elif place == "unseen" and len(unseen) < 6:
            unseen.append(value)
    free = tuple(rng.randint(0, 2) for _ in range(players))
    others = rng.randint(0, 3) + max(0, sum(free) - len(unseen))
    return _Hidden(tuple(map(tuple, held)), tuple(unseen), free, len(unseen) + others - sum(free))


def possible_holders(cards: _Hidden) -> list[set[int]]:
    """List who has the right in each of all deals of the unseen values."""
    nowhere = len(cards.held)
    found = []
    for places in product(range(nowhere + 1), repeat=len(cards.values)):
        hands = [list(own) for own in cards.held]
        for value, place in zip(cards.values, places, strict=True):
            if place != nowhere:
                hands[place].append(value)
        taken = [places.count(player) for player in range(nowhere)]
        if places.count(nowhere) > cards.elsewhere or any(map(int.__gt__, taken, cards.free)):
            continue
        ones = [player for player, own in enumerate(hands) if 1 in own]
        sums = [
            sum(own) - (8 if 8 in own and ones and ones != [player] else 0)
            for player, own in enumerate(hands)
        ]
        found.append({player for player, total in enumerate(sums) if total == max(sums)})
    return found


@pytest.mark.parametrize("part", range(4))
def test_a_right_is_possible_or_certain_as_all_deals_of_the_species_say(part: int) -> None:
    rng = seeded(part)
    for _ in range(80):
        cards = some_hidden(rng)
        holders = possible_holders(cards)
        for player in range(len(cards.held)):
            having = [player in each for each in holders]
            assert _chance(player, cards) == (any(having), all(having)), (player, cards)


def test_a_species_that_only_one_hand_can_hold_is_certain_whichever_cards_they_are() -> None:
    unseen = frozenset(card for card in hand("Ca1 Ca2 Ca3") if card)
    position = duel("Oa8 Ma1 Ma2 Ma3 Ma4 Ma5 Ma6", "Oa3 Ja1 Ja2 Ja3 Ja4 _ _")._replace(unseen=unseen)
    assert outlook(position) == (Outlook(3, 3), Outlook(0, 0))
    assert not is_open(position)


def test_a_right_without_a_path_can_be_open_too() -> None:
    unseen = frozenset(card for card in hand("Ca1 Ca2 Ca3") if card)
    position = duel("Oa8 Ma1 Ma2 Ma3 Ma4 Ma5 _", "Oa3 Ja1 Ja2 Ja3 Ja4 Ja5 _")._replace(unseen=unseen)
    assert outlook(position) == (Outlook(3, 3), Outlook(0, 0))
    assert is_open(position)


def test_an_unseen_one_in_another_hand_can_take_the_right_from_the_holder_of_the_eight() -> None:
    unseen = frozenset(card for card in hand("Oa1 Ca1") if card)
    position = duel("Oa8 Ma1 Ma2 Ma3 Ma4 Ma5 Ma6", "Oa3 Ja1 Ja2 Ja3 Ja4 Ja5 _")._replace(unseen=unseen)
    assert outlook(position) == (Outlook(0, 3), Outlook(0, 3))


def test_more_unknown_places_than_unseen_cards_are_no_reason_to_give_up() -> None:
    unseen = frozenset(card for card in hand("Oa4") if card)
    position = duel("Oa8 Ma1 Ma2 Ma3 Ma4 _ _", "Oa3 Ja1 Ja2 Ja3 Ja4 _ _")._replace(unseen=unseen)
    assert outlook(position) == (Outlook(3, 3), Outlook(0, 0))
