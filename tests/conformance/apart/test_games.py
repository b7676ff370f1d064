"""Shortest games that one interpretation refuses: how many turns it takes, worked out by hand."""

from itertools import combinations

import pytest

from arbcheck.arboretum.game import DECK
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings import MISREADINGS, Reading, reading_of
from arbcheck.arboretum.readings.misreadings import LEGALITY
from arbcheck.conformance.apart import games, readings
from arbcheck.conformance.apart.allowed import allowed
from arbcheck.conformance.apart.core import RANDOM, named_cards, position_of, size_of
from arbcheck.conformance.apart.games import candidates, errors, of_play, tell_apart
from arbcheck.conformance.apart.played import PLACES, Kind, Table
from arbcheck.conformance.apart.readings import Limits
from arbcheck.records.canonical import canonical_game
from tests.conformance.apart.test_chance import some


def reading(text: str) -> Reading:
    return reading_of(filter(None, text.split("+")))


@pytest.mark.parametrize(
    ("one", "other", "turns", "players", "edition"),
    [
        ("", "eight-species-always", 0, 2, 2018),  # six species are enough, or not
        ("", "opponents-piles-only", 2, 2, 2015),  # a starting discard is drawn by its owner
        ("", "ascending-planting", 3, 2, 2018),  # the second card of the start player
        ("", "unconnected-planting", 3, 2, 2018),
        ("ascending-planting", "unconnected-planting", 3, 2, 2018),
        ("ascending-planting", "ascending-planting+unconnected-planting", 3, 2, 2018),
        ("", "one-last-round", 17, 2, 2018),  # 48 cards less 14 are gone after 17 turns
        ("", "end-when-cannot-draw", 17, 2, 2018),
        ("one-last-round", "end-when-cannot-draw", 18, 2, 2018),  # one turn more is enough, or not
        ("opponents-piles-only", "one-last-round+opponents-piles-only", 17, 2, 2018),
        # 64 cards less 28 and three starting discards are 33
        ("eight-species-always", "eight-species-always+one-last-round", 17, 4, 2015),
    ],
)
def test_misreadings_of_play_are_told_apart_by_games_of_as_many_turns_as_it_takes(
    one: str, other: str, turns: int, players: int, edition: int
) -> None:
    found = tell_apart(reading(one), reading(other), lambda _: None)
    assert found is not None
    assert (len(found.game.turns), len(found.game.players), found.game.edition) == (turns, players, edition)
    assert bool(found.one) is not bool(found.other)
    assert found.one == errors(found.text, reading(one))


def test_games_come_in_order_of_their_turns() -> None:
    turns = [len(game.turns) for game in candidates()]
    assert turns == sorted(turns)


def test_no_other_candidate_breaks_a_rule_than_by_what_it_tries() -> None:
    """By the rules these are eight species for two players, a card apart, and turns after the end."""
    codes = {problem.code for game in candidates() for problem in errors(canonical_game(game), frozenset())}
    assert codes == {"ARB201", "ARB307", "ARB312", "ARB314"}


def test_what_is_read_alike_is_not_told_apart() -> None:
    assert tell_apart(reading("one-wins"), reading(""), lambda _: None) is None


def test_the_last_turn_is_taken_in_every_way() -> None:
    """In the third turn: from any two piles, beside a lower card, beside a higher one, apart."""
    taken = {
        (tuple(draw.source for draw in turn.draws), turn.play and turn.play.at)
        for game in candidates()
        if len(game.turns) == 3 and len(game.players) == 2 and game.edition == 2018
        for turn in [game.turns[-1]]
    }
    assert {sources for sources, _ in taken} == {
        (DECK, DECK),
        (DECK, 0),
        (DECK, 1),
        (0, DECK),
        (1, DECK),
        (0, 1),
        (1, 0),
    }
    assert {cell for _, cell in taken} == {(1, 0), (0, 3)}


def test_a_table_draws_from_opponents_when_the_draw_pile_is_empty() -> None:
    kind = Kind(2, 2018, 6)
    table = Table(kind)
    for _ in range(kind.turns_to_empty + 1):
        table.take_turn()
    assert [draw.source for draw in table.turns[-2].draws] == [DECK, DECK]
    assert [draw.source for draw in table.turns[-1].draws] == [0, 0]
    assert not table.deck


def test_a_first_card_needs_no_place() -> None:
    table = Table(Kind(3, 2015, 8))
    assert not table.has_planted()
    table.take_turn(place=PLACES[2])
    assert table.planted[0]


# Positions that both interpretations allow


def test_only_misreadings_of_play_change_what_is_legal() -> None:
    assert of_play(reading("one-wins+one-last-round")) == {"one-last-round"}


def test_without_such_misreadings_every_core_is_allowed_as_it_is() -> None:
    core = position_of(((), ()), ((), ()))
    assert allowed(core, frozenset()) is core


def test_where_eight_species_are_in_play_a_core_has_eight() -> None:
    core = allowed(position_of(((), ()), ((), ())), reading("eight-species-always"))
    assert core is not None
    assert len(core.species) == 8
    four = position_of(((), (), (), ()), ((), (), (), ()))
    legal = allowed(four, reading("eight-species-always"))
    assert legal is not None
    assert len(legal.species) == 8


def test_a_core_with_a_species_that_is_not_in_play_is_not_allowed() -> None:
    tables = (core for core in some(4) if "tulip-poplar" in {card.species for card in named_cards(core)})
    assert allowed(next(tables), reading("eight-species-always")) is None


def test_a_core_that_could_not_be_planted_is_not_allowed() -> None:
    legal = [allowed(core, reading("ascending-planting")) is not None for core in some(2, 40)]
    assert any(legal)
    assert not all(legal)


@pytest.mark.parametrize(("planted", "tries"), [(4, 1), (3, 300)])
def test_a_search_that_had_to_pass_over_illegal_positions_is_not_called_exhaustive(
    planted: int, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here positions of three planted cards are made illegal, which would be enough; four or more are not."""

    def not_of_three(core: Position, _: Reading) -> Position | None:
        return None if size_of(core).planted == 3 else core

    monkeypatch.setattr(readings, "allowed", not_of_three)
    limits = Limits(planted=planted, tries=tries)
    found = readings.tell_apart(reading(""), reading("pure-any-length"), limits, lambda _: None)
    assert found is not None
    assert found.search == RANDOM
    assert size_of(found.filled.core).planted > 3


def test_no_game_is_found_where_none_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "candidates", lambda _: [])
    assert tell_apart(reading(""), reading("one-last-round"), lambda _: None) is None


OF_PLAY = sorted(name for name, each in MISREADINGS.items() if each.kind == LEGALITY)


@pytest.mark.parametrize("names", list(combinations(OF_PLAY, 2)), ids="-".join)
def test_no_shorter_game_than_those_that_are_tried_tells_two_misreadings_apart(
    names: tuple[str, str],
) -> None:
    """All games are tried here, also those of fewer turns than the misreadings can change."""
    told = tell_apart(frozenset(names[:1]), frozenset(names[1:]), lambda _: None)
    assert told is not None
    for game in candidates():
        if len(game.turns) >= len(told.game.turns):
            break
        one, other = (errors(canonical_game(game), frozenset({name})) for name in names)
        assert bool(one) == bool(other)
