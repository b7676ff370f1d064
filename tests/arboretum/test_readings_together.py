"""Readings of several misreadings, positions with unknown cards, and what a reading leaves alone."""

import pytest

from arbcheck.arboretum import standings
from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings import MISREADINGS, differs, reading_of, score_under
from arbcheck.arboretum.readings.terms import PATHS, RIGHTS, TIE_BREAKS, Terms, terms_of
from arbcheck.arboretum.result import Result, Right, SpeciesScore
from arbcheck.arboretum.scoring import score
from tests.oracle.boards import card, grid, position

Place = tuple[str, Arboretum]
NOTHING: Arboretum = ()
PAIR = grid("Oa2 Oa3")
SCORE_IDS = [id for id, misreading in MISREADINGS.items() if misreading.kind == "score"]  # noqa: A001
LEGALITY_IDS = [id for id in MISREADINGS if id not in SCORE_IDS]  # noqa: A001


def named_but(position: Position, *codes: str) -> Position:
    """Leave only these cards unseen; all others lie in piles."""
    return position._replace(unseen=frozenset(map(card, codes)))


def scored(ids: str, *places: Place) -> Result:
    return score_under(position(*places, species="Oa Ma Wi Ca"), reading_of(ids.split()))


def right_to_oak(ids: str, *places: Place) -> Right:
    return scored(ids, *places).rights[0]


def oak_of_the_first(ids: str, *places: Place) -> str:
    line = scored(ids, *places).scores[0].paths[0]
    return f"{line.points}: {' + '.join(map(str, (line.path, *line.others)))}"


def alone(ids: str, *rows: str) -> str:
    return oak_of_the_first(ids, ("", grid(*rows)), ("", NOTHING))


def test_a_flat_bonus_doubles_no_bonuses() -> None:
    assert alone("pure-flat-one pure-doubles-bonuses", "Oa1 Oa3 Oa5 Oa8") == "8: Oa1 Oa3 Oa5 Oa8"


def test_a_single_card_is_doubled_where_any_length_will_do() -> None:
    assert alone("pure-any-length single-card-path", "Oa5") == "2: Oa5"
    assert alone("pure-any-length single-card-path pure-doubles-bonuses", "Oa8") == "6: Oa8"
    assert alone("sum-of-values single-card-path", "Oa5") == "5: Oa5"


def test_a_start_bonus_of_two_is_doubled_with_the_others() -> None:
    assert alone("start-bonus-two pure-doubles-bonuses", "Oa1 Oa3 Oa5 Oa6") == "12: Oa1 Oa3 Oa5 Oa6"


def test_an_opponents_one_takes_the_doubled_end_bonus_as_a_whole() -> None:
    ids = "one-cancels-end-bonus pure-doubles-bonuses"
    places = (("Oa7", grid("Oa2 Oa3 Oa5 Oa8")), ("Oa1", NOTHING))
    assert oak_of_the_first("pure-doubles-bonuses", *places) == "12: Oa2 Oa3 Oa5 Oa8"
    assert oak_of_the_first(ids, *places) == "8: Oa2 Oa3 Oa5 Oa8"


def test_only_an_opponents_one_in_hand_takes_the_end_bonus() -> None:
    table = (("Oa5", grid("Oa7 Oa8")), ("Oa2", grid("Oa1")))
    assert oak_of_the_first("one-cancels-end-bonus table-one-cancels", *table) == "4: Oa7 Oa8"
    own = (("Oa1 Oa5", grid("Oa7 Oa8")), ("Oa2", NOTHING))
    assert oak_of_the_first("one-cancels-end-bonus own-one-cancels", *own) == "4: Oa7 Oa8"


def test_several_paths_may_be_single_cards() -> None:
    """Canonically Oa4 Oa5; each other Oak is a path of its own, the 8 worth 3."""
    assert alone("several-paths single-card-path", "Oa8 Ca1 Oa4 Oa5 Ca1 Oa2") == "6: Oa8 + Oa4 Oa5 + Oa2"


def test_paths_of_equal_values_step_to_corners_too() -> None:
    rows = ("Oa2 .   Oa4", ".   Ma3 Wi3")
    assert alone("diagonal-steps", *rows) == "3: Oa2 Ma3 Oa4"
    assert alone("diagonal-steps equal-values", *rows) == "4: Oa2 Ma3 Wi3 Oa4"


def test_several_paths_share_equal_values_between_them() -> None:
    """Two paths cross the row of 3s, Oa2 Ma3 Wi3 Oa5 to the left and Oa1 Ca3 Oa4 to the right."""
    rows = ("Oa5 .   Oa4", "Wi3 .   Ca3", "Ma3 Oa2 .  ", ".   .   Oa1")
    both = ("Oa5 .   Oa4", "Wi3 .   Ca3", "Ma3 Oa2 Oa1")
    assert alone("equal-values several-paths", *rows) == "4: Oa2 Ma3 Wi3 Oa5"
    assert alone("equal-values several-paths", *both) == "8: Oa2 Ma3 Wi3 Oa5 + Oa1 Ca3 Oa4"


def test_a_right_passes_over_a_tie_without_a_path_where_ties_have_no_right() -> None:
    """The tie at 7 has no path, so the 5 decides."""
    found = right_to_oak("right-passes-on tie-scores-nobody", ("Oa7", ()), ("Oa3 Oa4", ()), ("Oa5", PAIR))
    assert (found.holders, found.reason) == ((2,), "highest")


def test_a_right_that_passes_to_a_tie_is_nobodys_where_ties_have_no_right() -> None:
    found = right_to_oak("right-passes-on tie-scores-nobody", ("Oa7", ()), ("Oa1 Oa4", ()), ("Oa5", PAIR))
    assert (found.holders, found.reason) == ((), "tie")


def test_a_right_passes_on_from_a_one_that_has_won_without_a_path() -> None:
    """The 1 comes first, then the sums: 2, as the 8 counts nothing, and 5."""
    places = (("Oa1", NOTHING), ("Oa8 Oa2", PAIR), ("Oa5", grid("Oa6 Oa7")))
    assert right_to_oak("one-wins", *places).holders == (0,)
    assert right_to_oak("one-wins right-passes-on", *places).holders == (2,)


def test_a_single_card_is_a_path_that_keeps_a_right_from_passing_on() -> None:
    places = (("Oa5", grid("Oa4")), ("Oa3", PAIR))
    assert right_to_oak("right-passes-on", *places).holders == (1,)
    assert right_to_oak("right-passes-on single-card-path", *places).holders == (0,)


def test_the_bonus_of_an_eight_is_counted_where_nothing_cancels_it() -> None:
    found = right_to_oak("hand-bonuses eight-never-cancelled", ("Oa8", ()), ("Oa1 Oa7", ()))
    assert (found.sums, found.holders) == ((10, 9), (0,))


def test_the_empty_reading_and_legality_readings_leave_the_score_alone() -> None:
    place = position(("Oa8 Oa2", PAIR), ("Oa1 Ma3", grid("Ma4 Ma5")), species="Oa Ma")
    for reading in (reading_of(()), reading_of(LEGALITY_IDS[:1]), reading_of(LEGALITY_IDS[2:])):
        assert score_under(place, reading) == score(place)


def test_every_score_misreading_changes_terms_and_no_legality_misreading_does() -> None:
    assert sorted([*PATHS, *RIGHTS, *TIE_BREAKS]) == sorted(SCORE_IDS)
    assert all(terms_of(reading_of([name])) != Terms() for name in SCORE_IDS)
    assert all(terms_of(reading_of([name])) == Terms() for name in LEGALITY_IDS)


def test_a_reading_of_misreadings_that_exclude_each_other_is_refused() -> None:
    place = position(("Oa8", PAIR), ("Oa1", NOTHING))
    with pytest.raises(ValueError, match="one-wins and own-one-cancels cannot hold at once"):
        score_under(place, frozenset({"own-one-cancels", "one-wins"}))
    with pytest.raises(KeyError):
        score_under(place, frozenset({"the-oldest-wins"}))


def line(result: Result, player: int = 0, species: int = 0) -> SpeciesScore:
    return result.scores[player].paths[species]


def test_an_unknown_card_leaves_open_whether_the_one_wins() -> None:
    place = named_but(position(("Oa8 Oa7", PAIR), ("_", NOTHING)), "Oa1", "Oa4")
    found = score_under(place, reading_of(["one-wins"]))
    # The 1 wins, the 4 has 4 against 15.
    assert found.rights[0] == Right("oak", (None, None), None, None, "highest")
    assert (line(found).right, line(found).points, str(line(found).path)) == (None, None, "Oa2 Oa3")
    assert score(place).rights[0].holders == (0,)


def test_an_unknown_card_may_take_the_end_bonus() -> None:
    place = named_but(position(("Oa5", grid("Oa7 Oa8")), ("_", PAIR)), "Oa1", "Oa4")
    found = score_under(place, reading_of(["one-cancels-end-bonus"]))
    assert found.rights[0].holders == (0,)
    # 2 points or 4, so that the breakdown of the path is open too.
    assert line(found) == SpeciesScore("oak", right=True, points=None, path=None)
    assert (found.scores[0].total, found.scores[0].rank, found.winners) == (None, 1, ("Talia",))


def test_unknown_cards_break_ties_by_species_in_hand() -> None:
    places = (("Oa5 _", grid("Oa2 Oa3")), ("Oa4 Wi8", grid("Ma2 Ma3")))
    place = position(*places, species="Oa Ma Wi")
    reading = reading_of(["tie-by-hand-species"])
    # Two points each. With Oa6 Talia holds one species, with Wi1 two, Jonte always two.
    found = score_under(named_but(place, "Oa6", "Wi1"), reading)
    assert [player.rank for player in found.scores] == [None, 1]
    assert (found.winners, found.decided_by) == (None, None)
    found = score_under(named_but(place, "Oa6", "Oa7"), reading)
    assert (found.winners, found.decided_by) == (("Jonte",), "species")


def test_the_joint_count_of_species_in_hand_is_exact() -> None:
    """Talia holds one or two of three species, but never more than she has places for."""
    places = (("_ _", grid("Oa2 Oa3")), ("Ma1 Wi1", grid("Oa5 Oa6")))
    place = named_but(position(*places, species="Oa Ma Wi"), "Ma4", "Ma5", "Wi4")
    found = score_under(place, reading_of(["tie-by-hand-species"]))
    # Two points each, as nobody holds Oak. Two Maples are one species; Maple and Willow two, as Jonte has.
    assert [player.total for player in found.scores] == [2, 2]
    assert [player.rank for player in found.scores] == [None, 1]
    assert found.winners is None


def test_too_many_completions_leave_the_ranks_open_but_no_species(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "LIMIT", 0)
    monkeypatch.setattr(standings, "WORK", 0)
    places = (("Oa5 _", grid("Oa2 Oa3")), ("Oa4 Wi8", grid("Ma2 Ma3")))
    place = named_but(position(*places, species="Oa Ma Wi"), "Oa6", "Wi1")
    found = score_under(place, reading_of(["tie-by-hand-species"]))
    assert [player.total for player in found.scores] == [2, 2]
    assert (found.scores[0].rank, found.winners) == (None, None)
    assert line(found).points == 2


def test_results_differ_by_rights_points_and_winners_alone() -> None:
    first = score(position(("Oa8 Oa2", PAIR), ("Oa1 Oa3", PAIR)))
    (oak,) = first.rights
    assert not differs(first, first)
    assert not differs(first, first._replace(rights=(oak._replace(sums=(1, 9), cancelled=(), reason="tie"),)))
    assert not differs(first, first._replace(decided_by="shared"))
    assert differs(first, first._replace(rights=(oak._replace(holders=(0, 1)),)))
    assert differs(first, first._replace(winners=("Talia",)))
    talia, jonte = first.scores
    assert differs(first, first._replace(scores=(talia, jonte._replace(total=9))))
    shown = jonte._replace(paths=(jonte.paths[0]._replace(path=None),))
    assert not differs(first, first._replace(scores=(talia, shown)))
    open_points = jonte._replace(paths=(jonte.paths[0]._replace(points=None),))
    assert differs(first, first._replace(scores=(talia, open_points)))
