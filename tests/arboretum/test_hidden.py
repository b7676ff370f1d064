"""Hidden cards: a record is accepted exactly when some legal game agrees with all that it states."""

import os
import random
from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Game
from arbcheck.arboretum.replay.layout import Setup
from arbcheck.arboretum.replay.steps import inferred
from arbcheck.arboretum.replay.turns import replay, replay_with, run
from tests.arboretum.recorded import JONTE, TALIA, ended, game, message, place, told, turn
from tests.oracle.boards import card, hand, seeded
from tests.oracle.mutations import CARD_KINDS, exchange, mutate
from tests.oracle.play import hidden, play_out, random_deal
from tests.oracle.replays import EveryDeal, Fact, deals, fact_of, first_failure

TALIAS = "Oa1 Oa2 Oa3 Do1 Do2 Do3 Ja1"
JONTES = "Ca1 Ca2 Ca3 Rp1 Rp2 Rp3 Ja2"


# What is dealt


def test_a_deal_of_which_nothing_is_stated_contradicts_nothing() -> None:
    assert told(game()) == []


def test_a_card_cannot_be_dealt_to_two_players() -> None:
    twice = game(hands={TALIA: TALIAS, JONTE: "Oa1 Ca2 Ca3 Rp1 Rp2 Rp3 Ja2"})
    assert told(twice) == [("ARB315", ("start", "hand", JONTE, 0))]
    assert message(twice) == "Oa1 cannot be here: it is in Talia's hand from the start"
    (problem,) = replay(twice).problems
    assert problem.also == ((("start", "hand", TALIA, 0), "Oa1 is in Talia's hand from the start"),)


def test_a_card_cannot_be_dealt_twice_to_one_player() -> None:
    assert told(game(hands={TALIA: "Oa1 Oa2 Oa3 Do1 Do2 Do3 Oa1"})) == [
        ("ARB315", ("start", "hand", TALIA, 6))
    ]


def test_a_card_in_hand_is_not_in_the_draw_pile() -> None:
    assert told(game(hands={TALIA: TALIAS}, deck="Ca1 _ Oa2")) == [("ARB315", ("start", "deck", 2))]


def test_a_card_does_not_lie_twice_in_the_draw_pile() -> None:
    twice = game(deck="Ca1 _ Ca1")
    assert told(twice) == [("ARB315", ("start", "deck", 2))]
    assert message(twice) == "Ca1 cannot be here: it is card 1 of the draw pile"


def test_a_starting_discard_is_not_in_a_hand() -> None:
    record = game(edition=2015, hands={TALIA: TALIAS}, discards={JONTE: "Oa2"})
    assert told(record) == [("ARB315", ("start", "discard", JONTE, 0))]


@pytest.mark.parametrize("cards", ["Oa1 Oa2 Oa3 Do1 Do2 Do3", TALIAS + " Ja3", "_ _ _ _ _ _ _ _", ""])
def test_a_starting_hand_has_seven_cards(cards: str) -> None:
    assert told(game(hands={TALIA: cards})) == [("ARB323", ("start", "hand", TALIA))]


def test_a_hand_of_eight_is_one_problem_whichever_card_is_too_many() -> None:
    for deck in ("Oa1", "Ja3", "Oa1 Rp8"):
        record = game(hands={TALIA: TALIAS + " Ja3"}, deck=deck)
        assert told(record) == [("ARB323", ("start", "hand", TALIA))]
    both = game(hands={TALIA: TALIAS + " Ja3"}, deck="Oa1 Ja3")
    assert told(both) == [("ARB323", ("start", "hand", TALIA)), ("ARB315", ("start", "deck", 1))]


def test_a_card_of_a_species_that_is_not_in_play_is_told_once_for_its_species() -> None:
    record = game(hands={TALIA: "Wi1 Wi2 Oa3 Do1 Do2 Do3 Ja1"}, deck="Wi3")
    assert told(record) == [("ARB203", ("start", "hand", TALIA, 0))]


def test_a_card_of_the_other_edition_is_told_as_that() -> None:
    assert told(game(deck="Li3")) == [("ARB505", ("start", "deck", 0))]


# What is drawn


def test_a_draw_may_name_a_card_that_nothing_has_named() -> None:
    assert told(game(turn(TALIA, "deck Oa1, deck Oa2", "Oa1", "Oa2"))) == []


def test_a_draw_takes_the_card_that_the_start_has_named() -> None:
    record = game(turn(TALIA, "deck, deck Ca4", "Ca5", "Ca4"), hands={TALIA: TALIAS}, deck="Ca5 Ca4")
    assert told(record) == []


def test_a_named_place_of_the_draw_pile_holds_no_other_card() -> None:
    record = game(turn(TALIA, "deck, deck Ca6", "Ca5", "Oa1"), hands={TALIA: TALIAS}, deck="Ca5 Ca4")
    assert told(record) == [("ARB304", ("turn", 0, "draw", 1, "card"))]
    assert message(record) == "Ca4 lies next in the draw pile, not Ca6"
    (problem,) = replay(record).problems
    assert problem.also == ((("start", "deck", 1), "Ca4 is card 2 of the draw pile"),)


def test_a_card_that_lies_elsewhere_is_told_with_its_place() -> None:
    record = game(
        turn(TALIA, "deck, deck Ja2", "Ca5", "Oa1"), hands={TALIA: TALIAS, JONTE: JONTES}, deck="Ca5 Ca4"
    )
    assert told(record) == [("ARB304", ("turn", 0, "draw", 1, "card"))]
    assert message(record) == (
        "Ca4 lies next in the draw pile, not Ja2; Ja2 is in Jonte's hand from the start"
    )


def test_an_unknown_place_of_the_draw_pile_holds_no_card_that_is_named_elsewhere() -> None:
    record = game(turn(TALIA, "deck Ja2, deck", "Oa1", "Oa2"), hands={TALIA: TALIAS, JONTE: JONTES})
    assert told(record) == [("ARB315", ("turn", 0, "draw", 0, "card"))]
    assert message(record) == "Talia cannot draw Ja2: it is in Jonte's hand from the start"


def test_the_top_of_a_discard_pile_is_known() -> None:
    first = turn(TALIA, "deck, deck", "Oa1", "Oa2")
    assert told(game(first, turn(JONTE, "Talia Oa2, deck", "Ca1", "Oa2"))) == []
    assert told(game(first, turn(JONTE, "Talia Oa3, deck", "Ca1", "Ca2"))) == [
        ("ARB304", ("turn", 1, "draw", 0, "card"))
    ]
    assert message(game(first, turn(JONTE, "Talia Oa3, deck", "Ca1", "Ca2"))) == (
        "Oa2 lies on Talia's discard pile, not Oa3"
    )


def test_an_unstated_starting_discard_may_be_any_card_that_is_not_named() -> None:
    first = turn(TALIA, "Jonte Ca8, deck", "Oa1", "Oa2")
    assert told(game(first, edition=2015)) == []
    assert told(game(first, edition=2015, hands={JONTE: "Ca8 _ _ _ _ _ _"})) == [
        ("ARB315", ("turn", 0, "draw", 0, "card"))
    ]


def test_a_draw_of_a_species_that_is_not_in_play_is_refused() -> None:
    assert told(game(turn(TALIA, "deck Wi1, deck", "Oa1", "Oa2"))) == [
        ("ARB203", ("turn", 0, "draw", 0, "card"))
    ]
    assert told(game(turn(TALIA, "deck Wi1, deck", "Oa1", "Oa2"), deck="Do1")) == [
        ("ARB203", ("turn", 0, "draw", 0, "card"))
    ]


# What is shown


def test_as_many_cards_can_be_shown_as_came_in_unseen() -> None:
    hands = {TALIA: "Oa1 Oa2 Oa3 Do1 Do2 _ _"}
    first, between = turn(TALIA, "deck Ca1, deck Ca2", "Ja1", "Ja2"), turn(JONTE, "deck, deck", "Ma1", "Ma2")
    assert told(game(first, between, hands=hands)) == []
    third = turn(TALIA, "deck Ca3, deck Ca4", "Ja3 right of Ja1", "Oa1")
    record = game(first, between, third, hands=hands)
    assert told(record) == [("ARB316", ("turn", 2, "play"))]
    assert message(record) == (
        "by turn 3 Talia has shown 3 cards that must come from 2 unseen ones: Ja1 Ja2 Ja3"
    )
    with_an_unknown_draw = turn(TALIA, "deck Ca3, deck", "Ja3 right of Ja1", "Oa1")
    assert told(game(first, between, with_an_unknown_draw, hands=hands)) == []


def test_one_unseen_card_is_one() -> None:
    record = game(turn(TALIA, "deck Ca1, deck", "Ja3", "Ja4"), hands={TALIA: TALIAS})
    assert message(record) == "by turn 1 Talia has shown 2 cards that must come from 1 unseen one: Ja3 Ja4"


def test_a_hand_that_is_known_whole_can_plant_no_other_card() -> None:
    record = game(turn(TALIA, "deck Ca1, deck Ca2", "Ja3", "Oa1"), hands={TALIA: TALIAS})
    assert told(record) == [("ARB305", ("turn", 0, "play"))]
    assert message(record) == ("Talia cannot plant Ja3: the hand holds Ca1 Ca2 Do1 Do2 Do3 Ja1 Oa1 Oa2 Oa3")


def test_a_hand_that_is_known_whole_can_discard_no_other_card() -> None:
    record = game(turn(TALIA, "deck Ca1, deck Ca2", "Oa1", "Oa1"), hands={TALIA: TALIAS})
    assert told(record) == [("ARB315", ("turn", 0, "discard"))]
    assert message(record) == "Talia cannot discard Oa1: it was planted by Talia in turn 1"
    record = game(turn(TALIA, "deck Ca1, deck Ca2", "Oa1", "Ja3"), hands={TALIA: TALIAS})
    assert told(record) == [("ARB306", ("turn", 0, "discard"))]


def test_a_card_that_has_been_named_elsewhere_cannot_be_an_unseen_one() -> None:
    first, second = turn(TALIA, "deck, deck", "Oa1", "Oa4"), turn(JONTE, "deck, deck", "Oa4", "Ca2")
    assert told(game(first, second)) == [("ARB315", ("turn", 1, "play"))]
    assert message(game(first, second)) == (
        "Jonte cannot plant Oa4: it was discarded by Talia in turn 1 and lies in that pile"
    )
    (problem,) = replay(game(first, second)).problems
    assert [at for at, _ in problem.also] == [("turn", 0, "discard")]


def test_a_card_known_to_lie_in_the_draw_pile_is_in_no_hand() -> None:
    record = game(turn(TALIA, "deck, deck", "Oa1", "Ca6"), deck="_ _ Ca6")
    assert message(record) == "Talia cannot discard Ca6: it is card 3 of the draw pile"


def test_a_card_taken_from_a_pile_stays_known_in_an_unknown_hand() -> None:
    turns = (
        turn(TALIA, "deck, deck", "Oa1", "Oa4"),
        turn(JONTE, "Talia, deck", "Ca1", "Ca2"),
        turn(TALIA, "deck, deck", "Oa2 right of Oa1", "Oa4"),
    )
    assert told(game(*turns)) == [("ARB315", ("turn", 2, "discard"))]
    assert message(game(*turns)) == "Talia cannot discard Oa4: it was drawn by Jonte in turn 2"
    assert hand("Oa4 _ _ _ _ _ _") == replay(game(*turns[:2])).position.hands[JONTE]


# What is stated of the end

ONE_TURN = turn(TALIA, "deck Ca1, deck", "Oa1", "Oa2")


@pytest.mark.parametrize(
    "cards", ["_ _ _ _ _ _ _", "Ca1 _ _ _ _ _ _", "Ca2 Ca3 Ca4 Ca5 Ca6 Ca7 _", "Ca8 Ca1 _ _ _ _ _"]
)
def test_a_final_hand_may_show_known_cards_and_unseen_ones(cards: str) -> None:
    assert told(game(ONE_TURN, end=ended(hands={TALIA: cards}))) == []


def test_a_final_hand_cannot_show_more_than_came_in_unseen() -> None:
    record = game(ONE_TURN, end=ended(hands={TALIA: "Ca2 Ca3 Ca4 Ca5 Ca6 Ca7 Ca8"}))
    assert told(record) == [("ARB316", ("end", "hand", TALIA, 6))]
    assert message(record) == (
        "by the end Talia has shown 9 cards that must come from 8 unseen ones: "
        "Oa1 Oa2 Ca2 Ca3 Ca4 Ca5 Ca6 Ca7 Ca8"
    )


def test_a_final_hand_shows_no_card_that_lies_elsewhere() -> None:
    record = game(ONE_TURN, end=ended(hands={JONTE: "_ _ _ _ _ _ Oa2"}))
    assert told(record) == [("ARB319", ("end", "hand", JONTE, 6))]
    assert message(record) == (
        "Oa2 cannot be in Jonte's hand: it was discarded by Talia in turn 1 and lies in that pile"
    )


def test_a_final_hand_that_is_known_whole_shows_no_other_card() -> None:
    record = game(hands={TALIA: TALIAS}, end=ended(hands={TALIA: "Oa1 Oa2 Oa3 Do1 Do2 Do3 Ja2"}))
    assert told(record) == [("ARB319", ("end", "hand", TALIA, 6))]
    assert message(record) == "Ja2 cannot be in Talia's hand: the hand holds Ja1"


def test_two_final_hands_cannot_show_one_card() -> None:
    record = game(end=ended(hands={TALIA: "Oa1 _ _ _ _ _ _", JONTE: "_ Oa1 _ _ _ _ _"}))
    assert told(record) == [("ARB315", ("end", "hand", JONTE, 1))]
    assert message(record) == "Oa1 cannot be in Jonte's hand: it is in Talia's hand at the end"


def test_a_final_hand_has_as_many_cards_as_the_replay_leaves() -> None:
    record = game(end=ended(hands={TALIA: "Oa1"}))
    assert told(record) == [("ARB319", ("end", "hand", TALIA))]
    assert message(record) == "Talia's hand has 1 card here, but 7 after the last turn"


def test_a_final_hand_shows_no_card_that_is_not_in_play() -> None:
    record = game(end=ended(hands={TALIA: "_ _ _ _ _ _ Wi1"}))
    assert told(record) == [("ARB203", ("end", "hand", TALIA, 6))]


def test_a_final_pile_may_name_a_starting_discard_that_was_not_stated() -> None:
    record = game(edition=2015, end=ended(piles={JONTE: "Ca8"}))
    assert told(record) == []
    assert replay(record).position.discards == ((), (card("Ca8"),))


def test_a_final_pile_names_no_card_that_is_elsewhere() -> None:
    record = game(edition=2015, hands={TALIA: TALIAS}, end=ended(piles={JONTE: "Ja1"}))
    assert told(record) == [("ARB315", ("end", "discard", JONTE, 0))]
    assert message(record) == "Ja1 cannot be in this pile: it is in Talia's hand from the start"


def test_a_card_of_a_final_pile_is_in_no_final_hand() -> None:
    record = game(edition=2015, end=ended(hands={TALIA: "Ja1 _ _ _ _ _ _"}, piles={JONTE: "Ja1"}))
    assert told(record) == [("ARB315", ("end", "discard", JONTE, 0))]
    record = game(edition=2015, players=3, end=ended(3, hands={2: "Ja1 _ _ _ _ _ _"}, piles={JONTE: "Ja1"}))
    assert told(record) == [("ARB315", ("end", "hand", 2, 0))]
    assert message(record) == "Ja1 cannot be in Rina's hand: it is in Jonte's discard pile at the end"


# What stays unknown


def test_nothing_is_inferred_while_two_places_are_open() -> None:
    result = replay(game(ONE_TURN))
    assert result.position.hands[TALIA] == hand("Ca1 _ _ _ _ _ _")
    assert result.unnamed == ((6, 7), 32, 0)
    assert len(result.unseen) == 6 + 7 + 32
    assert [(each.player, each.card, each.origin) for each in inferred(result)] == [
        (TALIA, card("Ca1"), ("turn", 0, "draw", 0))
    ]


def test_an_unstated_starting_discard_is_an_open_place_and_its_pile_is_known_by_its_size() -> None:
    result = replay(game(edition=2015))
    assert result.unnamed == ((7, 7), 33, 1)
    assert result.position.discards == ((), 1)


def test_the_only_hand_with_open_places_holds_the_cards_that_are_left() -> None:
    cards = [Card(name, value) for name in game().species for value in range(1, 9)]
    rest = [each.code for each in cards if each.code not in f"{TALIAS} {JONTES}".split()]
    result = replay(game(hands={JONTE: JONTES}, deck=" ".join(rest)))
    assert result.problems == ()
    assert set(result.position.hands[TALIA]) == set(hand(TALIAS))
    assert result.unseen == frozenset()
    assert result.unnamed == ((0, 0), 0, 0)
    origins = {each.card.code: each.origin for each in inferred(result)}
    assert origins["Oa1"] is None
    assert origins["Ca1"] == ("start", "hand", JONTE, 0)


# The same verdict as every deal of a shrunken game

RECORDS = int(os.environ.get("ARBCHECK_RECORDS", "20000"))
PARTS = 4
CARDS = tuple(Card(name, value) for value in range(1, 5) for name in ("maple", "oak"))


class Shrunken(NamedTuple):
    cards: tuple[Card, ...]
    hand: int
    discards: tuple[int, ...]

    def setup(self) -> Setup:
        deck = len(self.cards) - self.hand * len(self.discards) - sum(self.discards)
        return Setup(frozenset(self.cards), deck, self.hand, self.discards)


SHRUNKEN = [
    Shrunken(CARDS[:size], hand, discards)
    for size, hand, discards in (
        (5, 1, (0, 0)),
        (6, 1, (0, 0)),
        (6, 1, (0, 1)),
        (7, 1, (0, 1)),
        (7, 2, (0, 0)),
        (7, 1, (0, 0, 0)),
        (8, 1, (0, 0)),
        (8, 2, (0, 1)),
        (8, 3, (0, 0)),
        (8, 1, (0, 1, 1)),
        (8, 2, (0, 0, 0)),
    )
]


@cache
def every_deal(shrunken: Shrunken) -> EveryDeal:
    return EveryDeal(*shrunken)


def shrunken_record(rng: random.Random) -> tuple[Shrunken, Game]:
    """A legal game with some facts hidden, and most often with slips."""
    shrunken = rng.choice(SHRUNKEN)
    deal = random_deal(rng, list(shrunken.cards), shrunken.hand, shrunken.discards)
    record = hidden(rng, play_out(rng, deal, ("maple", "oak"), 2018).game, rng.choice((0, 0.2, 0.5, 0.8, 1)))
    for _ in range(rng.choice((0, 0, 1, 2))):
        record = exchange(rng, record, shrunken.cards)
    named = (*shrunken.cards, *shrunken.cards, Card("willow", 1))
    kinds = rng.choice(((), CARD_KINDS))
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        record = mutate(rng, record, named, kinds)[1]
    return shrunken, record


def first_told(shrunken: Shrunken, record: Game) -> Fact | None:
    problems = run(record, shrunken.setup(), {}).findings.problems
    return fact_of(record, place(problems[0]), problems[0].code) if problems else None


@pytest.mark.parametrize("part", range(PARTS))
def test_a_record_is_refused_where_no_deal_gets_any_further(part: int) -> None:
    accepted = 0
    for seed in range(part, RECORDS, PARTS):
        shrunken, record = shrunken_record(seeded(seed))
        expected = every_deal(shrunken).first_failure(record)
        assert first_told(shrunken, record) == expected, seed
        accepted += expected is None
    assert RECORDS // 8 < PARTS * accepted < RECORDS // 2  # both verdicts are well tried


def test_the_first_problem_does_not_depend_on_what_the_replay_goes_on_from() -> None:
    for seed in range(RECORDS, RECORDS + RECORDS // 20):
        shrunken, record = shrunken_record(seeded(seed))
        expected = every_deal(shrunken).first_failure(record)
        problems = replay_with(record, shrunken.setup()).problems
        found = fact_of(record, place(problems[0]), problems[0].code) if problems else None
        assert found == expected, seed


def test_all_deals_at_once_agree_with_one_deal_after_the_other() -> None:
    """The sets of deals that the oracle keeps are those that play a record so far, one by one."""
    tried = 0
    for seed in range(RECORDS // 40):
        shrunken, record = shrunken_record(seeded(seed))
        if len(shrunken.cards) <= 6:
            reached = [first_failure(record, deal) for deal in deals(*shrunken)]
            expected = every_deal(shrunken).first_failure(record)
            assert (None in reached) == (expected is None), seed
            assert expected is None or expected in reached, seed
            tried += 1
    assert tried > RECORDS // 200


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_any_distribution_of_the_unseen_cards_over_the_open_places_is_possible(seed: int) -> None:
    """The final hands that some deal leads to are the named cards and any unseen ones: nothing to prune."""
    shrunken, record = shrunken_record(seeded(seed))
    result = replay_with(record, shrunken.setup())
    if result.problems:
        return
    for player, deals_with in enumerate(every_deal(shrunken).hands_at_the_end(record)):
        held = result.position.hands[player]
        possible = {each for each, some in deals_with.items() if some}
        assert possible == {each for each in held if each} | (set(result.unseen) if None in held else set())
