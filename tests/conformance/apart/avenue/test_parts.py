"""What the search for a difference in Avenue is made of: shapes, networks, and what fills rounds."""

from itertools import combinations

import pytest

from arbcheck.avenue.deck import NUMBERS
from arbcheck.avenue.game import Card, Game, Road
from arbcheck.avenue.readings.terms import Terms
from arbcheck.avenue.sheet import Space
from arbcheck.conformance.apart.avenue import search, several
from arbcheck.conformance.apart.avenue.cores import Core, around, practice
from arbcheck.conformance.apart.avenue.filling import Pack, Scores, fill
from arbcheck.conformance.apart.avenue.shapes import SHAPES, Shape, reduced

TWO = Shape((4, 1))


def test_shapes_stand_in_the_order_of_their_sizes() -> None:
    assert list(SHAPES) == sorted(SHAPES, key=lambda shape: shape.size(shape.least_roads))


def test_a_look_is_taken_in_each_round_that_is_over_and_leaves_room_for_it() -> None:
    assert TWO.least_roads == 4
    assert TWO.drawn((0, 1)) == (3, 1)
    assert TWO.drawn((4, 1)) == (4, 1)
    assert TWO.drawn((5, 1)) is None, "five roads of four cards"
    assert TWO.drawn((2, 0)) is None, "the last round could do without its card"
    assert SHAPES[-1].drawn((0, 0, 4, 0, 0)) == (3, 3, 4, 3, 3)


def test_terms_are_reduced_to_what_can_have_an_effect() -> None:
    odd = Terms(True, "best", True, False, False, True, False, True, True, True)
    assert reduced(odd, Shape((0,))) == Terms(castles_cost=True)
    first = odd._replace(equal_fills=False, to_beat="box", at_end=False, sixth_costs=False)
    assert reduced(odd, Shape((2,))) == first
    assert reduced(odd, Shape((4, 0))) == first._replace(equal_fills=True)
    assert reduced(odd, TWO) == first._replace(equal_fills=True, at_end=True)
    assert reduced(odd, Shape((4, 4, 0))) == odd._replace(sixth_costs=False)
    assert reduced(odd, SHAPES[-1]) == odd


def test_spaces_around_a_farm_hang_together() -> None:
    """B in g2, at the right side of the sheet: g1, f2 and g3 lie beside it."""
    sheet, farm = practice(), (6, 1)
    assert around(sheet, farm, 1, edges=False) == [(farm,)]
    assert {*around(sheet, farm, 1, edges=True)} == {((6, 1),), ((6, 0),), ((5, 1),), ((6, 2),)}
    assert len(around(sheet, farm, 2, edges=False)) == 3
    assert ((6, 0), (6, 2)) in around(sheet, farm, 2, edges=True)


def hang_together(spaces: set[Space]) -> bool:
    found, before = {min(spaces)}, set[Space]()
    while found != before:
        before = set(found)
        found |= {(x, y) for x, y in spaces for a, b in before if abs(x - a) + abs(y - b) == 1}
    return found == spaces


@pytest.mark.parametrize("place", ["A", "D", "CP"])
def test_no_spaces_around_a_place_are_left_out(place: str) -> None:
    """All sets of three spaces of the sheet are tried; without the place they hang together by it."""
    sheet = practice()
    home = sheet.find(place)
    spaces = [(x, y) for y, row in enumerate(sheet.rows) for x in range(len(row))]
    wanted = {frozenset(three) for three in combinations(spaces, 3) if hang_together({*three, home})}
    by_edges = around(sheet, home, 3, edges=True)
    assert {frozenset(each) for each in by_edges} == wanted
    assert len(by_edges) == len(wanted)
    assert around(sheet, home, 3, edges=False) == [each for each in by_edges if home in each]


def test_networks_are_known_by_what_they_connect() -> None:
    """With two roads: one at the farm, one at the grapes beside it."""
    one = {farm: set[int]() for farm in "ABCDEF"}
    for counts in several.connecting(Terms(), 2):
        [(farm, number)] = [(farm, count) for farm, count in zip("ABCDEF", counts, strict=True) if count]
        one[farm].add(number)
    assert one == {"A": {1}, "B": {1, 2}, "C": {1}, "D": {1, 2}, "E": {1}, "F": {1, 2}}


def test_counts_before_the_last_road_are_limits() -> None:
    """A farm that has 1 in the end had 0 or 1 at the end of its round."""
    at_end, rules = Terms(at_end=True), Terms()
    assert several.may_differ(rules, at_end, TWO, [1, 0])
    assert not several.may_differ(rules, at_end, TWO, [0, 1])
    assert not several.may_differ(rules, at_end, Shape((4, 0)), [1, 0])


def test_networks_are_put_together_in_all_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two farms with 1 each, in either order."""
    ways = {(1, 0, 0, 0, 0, 0): [(((0, 0), 1),)], (0, 1, 0, 0, 0, 0): [(((2, 2), 6),)]}
    monkeypatch.setattr(several, "connecting", lambda _terms, roads: ways if roads == 1 else {})
    roads = {(0, 0): Road(1, 0), (2, 2): Road(6, 0)}
    found = list(several.cores(Terms(), Terms(equal_fills=True), Shape((4, 0)), 3))
    assert sorted(core.farms for core in found) == [("A", "B"), ("B", "A")]
    assert all(core.roads == roads for core in found)


def test_networks_that_lie_in_each_others_way_are_no_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both farms through one space: one road cannot be two."""
    road = (((2, 2), 1),)
    ways = {(1, 0, 0, 0, 0, 0): [road], (0, 1, 0, 0, 0, 0): [road]}
    monkeypatch.setattr(several, "connecting", lambda _terms, roads: ways if roads == 1 else {})
    rules, equal = Terms(), Terms(equal_fills=True)
    assert list(several.cores(rules, equal, Shape((4, 0)), 3)) == []


def test_yellow_cards_run_out() -> None:
    pack = Pack()
    assert pack.yellow() == [1, 2, 3, 4, 5, 6], "four of each of 1 to 4, three of 5 and 6"
    assert [pack.turn(5, yellow=True) for _ in range(4)] == [*[Card(5, yellow=True)] * 3, None]
    assert 5 not in pack.yellow()
    assert [pack.turn(5, yellow=False) for _ in range(5)] == [*[Card(5, yellow=False)] * 4, None]
    assert pack.turn(6, yellow=False) == Card(6, yellow=False)


def test_a_round_that_needs_more_yellow_cards_than_there_are_is_not_filled() -> None:
    fives = {(x, 0): Road(5, 0) for x in range(4)}
    assert fill(Core(("A", "B"), fives), Shape((4, 0)), lambda _: 0) is None


def test_where_every_road_changes_something_a_round_is_not_filled() -> None:
    assert fill(Core(("A", "B"), {}), Shape((4, 0)), lambda game: len(game.roads[0])) is None


def test_what_fills_a_round_lies_where_nothing_is_printed() -> None:
    game = fill(Core(("A", "B"), {(0, 0): Road(5, 0)}), Shape((4, 0)), lambda _: 0)
    assert game is not None
    [moves] = game.moves
    assert moves is not None
    first, second = moves
    assert second == ()
    assert first[0] == (0, 0)
    assert first[-1] is None
    assert [str(game.sheet.at(space)) for space in first[1:-1] if space] == [str(game.sheet.at((2, 0)))] * 2
    assert [card.yellow for card in game.rounds[0].cards] == [True] * 4
    assert {card.number for card in game.rounds[0].cards} <= set(NUMBERS)


def test_what_cannot_be_filled_is_left_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def second(core: Core, shape: Shape, scores: Scores) -> Game | None:
        tried.append(core)
        return fill(core, shape, scores) if len(tried) > 1 else None

    monkeypatch.setattr(search, "fill", second)
    found = search.tell_apart(frozenset(), frozenset({"edge-connects"}), lambda _: None)
    assert found is not None
    assert found.core == tried[1]
    assert found.core != tried[0]
