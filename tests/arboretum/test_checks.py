"""What is wrong with an end position: cards, cells, hands, and how many lie where."""

from collections.abc import Sequence

import pytest
from hypothesis import given

from arbcheck.arboretum.board import Arboretum, Planted
from arbcheck.arboretum.cards import UNREADABLE, Card
from arbcheck.arboretum.checks import check_cards, check_cells, check_position
from arbcheck.arboretum.editions import SPECIES_IN_PLAY, species_of
from arbcheck.arboretum.number_checks import check_numbers
from arbcheck.arboretum.position import End, Pile, Position, Table
from arbcheck.arboretum.setup_checks import check_species, species_in_play
from arbcheck.problems import Problem
from tests.oracle.boards import PLAYERS, card, grid, hand, positions

SIX = ("cassia", "dogwood", "jacaranda", "maple", "oak", "willow")
AT = ("end", "arboretum", 0)
SEVEN = ["Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Oa7", "Ca1 Ca2 Ca3 Ca4 Ca5 Ca6 Ca7"]
FIRST = grid("Wi1")


def table(
    hands: Sequence[str] = SEVEN,
    arboretums: Sequence[Arboretum | None] = (FIRST, ()),
    discards: Sequence[Pile] = (None, None),
    species: tuple[str, ...] | None = SIX,
) -> Table:
    end = End(tuple(map(hand, hands)), tuple(arboretums), tuple(discards))
    return Table(PLAYERS[: len(hands)], species, 2018, end, finished=False)


def sizes(
    planted: Sequence[int],
    discards: Sequence[Pile] = (),
    *,
    edition: int = 2018,
    finished: bool | None = True,
    species: int | None = None,
) -> Table:
    """Make a table on which so many cards lie; which ones does not matter."""
    players = len(planted)
    names = species_of(edition)[: SPECIES_IN_PLAY.get(players, 6) if species is None else species]
    arboretums = tuple(tuple(Planted(Card("oak", 1), x, 0) for x in range(size)) for size in planted)
    piles = tuple(discards) or (None,) * players
    return Table(
        (*PLAYERS, "Eli")[:players], names, edition, End((None,) * players, arboretums, piles), finished
    )


def told(problems: Sequence[Problem]) -> list[tuple[str, str]]:
    return [(problem.code, problem.message) for problem in problems]


def numbers(here: Table) -> list[tuple[str, str]]:
    return told(list(check_numbers(here)))


# Cards


def test_a_sound_position_has_nothing_to_tell() -> None:
    assert list(check_position(table())) == list(check_numbers(table())) == []


def test_the_later_of_two_places_of_a_card_is_told_with_the_first() -> None:
    here = table(["Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 Wi1", SEVEN[1]], discards=[(card("Oa1"),), (card("Wi1"),)])
    assert [(each.message, each.at, each.also) for each in check_cards(here)] == [
        (
            "Wi1 is used twice; there is only one Willow 1",
            ("end", "arboretum", 0, 0),
            ((("end", "hand", 0, 6), "first used here"),),
        ),
        (
            "Oa1 is used twice; there is only one Oak 1",
            ("end", "discard", 0, 0),
            ((("end", "hand", 0, 0), "first used here"),),
        ),
        (
            "Wi1 is used twice; there is only one Willow 1",
            ("end", "discard", 1, 0),
            ((("end", "hand", 0, 6), "first used here"),),
        ),
    ]


def test_unknown_and_unreadable_cards_and_piles_known_by_size_are_never_used_twice() -> None:
    here = table(["_ _ Oa3", "_ Ca2"], [(Planted(UNREADABLE, 0, 0), Planted(UNREADABLE, 1, 0)), None], [8, 8])
    assert list(check_cards(here)) == []


def test_a_card_of_a_species_that_is_not_in_play_is_told_with_those_that_are() -> None:
    [problem] = check_cards(table(["Oa1 Rp2", "_"]))
    assert (problem.code, problem.at, problem.rule) == ("ARB203", ("end", "hand", 0, 1), "R2")
    assert problem.message == (
        "Rp2: Royal Poinciana is not in play (in play: Cassia, Dogwood, Jacaranda, Maple, Oak, Willow)"
    )


def test_where_too_few_species_are_listed_the_card_may_be_of_one_that_was_forgotten() -> None:
    assert list(check_cards(table(["Oa1 Rp2", "_"], species=SIX[:5]))) == []
    assert list(check_cards(table(["Oa1 Rp2", "_"], species=None))) == []


def test_a_card_of_the_other_edition_is_told_whatever_is_in_play() -> None:
    for species in (None, SIX, SIX[:5]):
        [problem] = check_cards(table(["Li2", "_"], species=species))
        assert (problem.code, problem.at) == ("ARB505", ("end", "hand", 0, 0))


@pytest.mark.parametrize(
    ("cards", "size"),
    [("", "0 cards"), ("Oa1", "1 card"), ("_ _", "2 cards"), ("_ _ _ _ _ _ _ _", "8 cards")],
)
def test_a_hand_has_seven_cards(cards: str, size: str) -> None:
    [problem] = check_position(table([cards, SEVEN[1]]))
    assert (problem.code, problem.at) == ("ARB205", ("end", "hand", 0))
    assert problem.message == f"Talia's hand has {size}, not 7"


def test_a_hand_that_cannot_be_read_whole_is_not_counted() -> None:
    here = table()
    end = here.end._replace(hands=((UNREADABLE,), None))
    assert list(check_position(here._replace(end=end))) == []


# Cells


def test_two_cards_in_one_cell_are_told_with_the_first() -> None:
    arboretum = (Planted(card("Oa1"), 2, -1), Planted(UNREADABLE, 2, -1), Planted(card("Oa3"), 2, -1))
    assert [(each.message, each.at, each.also) for each in check_cells(arboretum, AT)] == [
        ("a card lies at [2, -1], where Oa1 lies already", (*AT, 1), (((*AT, 0), "first planted here"),)),
        ("Oa3 lies at [2, -1], where Oa1 lies already", (*AT, 2), (((*AT, 0), "first planted here"),)),
    ]


def test_an_arboretum_hangs_together() -> None:
    arboretum = grid("Wi1 .   Ma1 Ma2", ".   Wi2 .   .", "Wi3 Wi4 .   Ma4")
    [problem] = check_position(table(arboretums=[arboretum, None]))
    assert (problem.code, problem.rule) == ("ARB206", "R7")
    assert problem.message == "Wi1, Ma1, Ma2, Ma4 are not connected with the rest of Talia's arboretum"
    assert problem.at == (*AT, 0)


def test_of_parts_of_one_size_the_part_of_the_first_card_is_the_main_one() -> None:
    [problem] = check_position(table(arboretums=[grid("Wi1 .", ".   Wi2"), None]))
    assert problem.message == "Wi2 is not connected with the rest of Talia's arboretum"
    assert problem.at == (*AT, 1)


def test_an_arboretum_that_cannot_be_read_whole_need_not_hang_together() -> None:
    here = (*grid("Wi1 . Wi2"), Planted(UNREADABLE, 1, 1))
    assert list(check_position(table(arboretums=[here, None]))) == []


# Species


def test_with_four_players_all_ten_species_are_in_play() -> None:
    assert species_in_play(4, 2018, None) == species_of(2018)
    assert species_in_play(4, 2015, None) == species_of(2015)
    assert species_in_play(3, 2018, None) is species_in_play(7, 2018, None) is None
    assert species_in_play(2, 2018, ["oak", "maple", "oak"]) == ("oak", "maple")


@pytest.mark.parametrize(("players", "wanted"), [(2, 6), (3, 8)])
def test_two_or_three_players_choose_their_species(players: int, wanted: int) -> None:
    [problem] = check_species(players, 2018, None)
    assert (problem.code, problem.at) == ("ARB201", ("players",))
    assert problem.message == f"with {players} players the record must say which {wanted} species are in play"
    assert list(check_species(4, 2018, None)) == list(check_species(5, 2018, None)) == []


@pytest.mark.parametrize(("players", "listed"), [(2, 5), (2, 7), (3, 6), (4, 8), (4, 0)])
def test_the_number_of_species_goes_with_the_number_of_players(players: int, listed: int) -> None:
    [problem] = check_species(players, 2018, species_of(2018)[:listed])
    assert (problem.code, problem.at) == ("ARB201", ("species",))
    assert problem.message == (
        f"the number of species in play is {listed};"
        f" with {players} players it must be {SPECIES_IN_PLAY[players]}"
    )


def test_a_species_that_is_listed_twice_is_told_and_may_stand_for_another() -> None:
    listed = ("oak", "maple", "oak", "willow", "cassia", "dogwood")
    [problem] = check_species(2, 2018, listed)
    assert (problem.code, problem.message, problem.at) == ("ARB123", "Oak is listed twice", ("species", 2))
    assert problem.also == ((("species", 0), "first listed here"),)
    assert [each.code for each in check_species(2, 2018, (*listed, "jacaranda"))] == ["ARB123"]
    assert [each.code for each in check_species(3, 2018, listed)] == ["ARB123", "ARB201"]


def test_a_species_of_the_other_edition_is_told() -> None:
    [problem] = check_species(7, 2015, ["oak", "blue-spruce"])
    assert (problem.code, problem.at) == ("ARB505", ("species", 1))
    assert problem.help == "write `edition: 2018`, or the species that lies on the table"


# Numbers


def test_the_turns_go_round() -> None:
    [problem] = check_numbers(sizes([10, 12]))
    assert (problem.code, problem.at, problem.rule) == ("ARB207", ("end", "arboretum", 0), "R3")
    assert problem.message == (
        "Talia has planted 10, but of 22 turns played in order Talia has 11 (planted: Talia 10, Jonte 12)"
    )
    assert numbers(sizes([0, 1], finished=False)) == [
        (
            "ARB207",
            "Talia has planted 0, but of 1 turn played in order Talia has 1 (planted: Talia 0, Jonte 1)",
        )
    ]


def test_numbers_that_no_change_of_order_would_help_are_told_too() -> None:
    assert [code for code, _ in numbers(sizes([1, 3]))] == ["ARB207", "ARB208"]
    assert [code for code, _ in numbers(sizes([30, 40]))] == ["ARB207", "ARB209"]
    assert [code for code, _ in numbers(sizes([16, 18]))] == ["ARB207"]


def test_a_finished_game_has_used_up_the_draw_pile() -> None:
    [problem] = check_numbers(sizes([8, 8]))
    assert (problem.code, problem.at, problem.rule) == ("ARB208", ("end",), "R9")
    assert (
        problem.message == "16 cards are planted; a finished game of 2 players with 48 cards has at least 17"
    )
    assert "write `finished: false`" in problem.help
    assert numbers(sizes([1, 0]))[0][1].startswith("1 card is planted; a finished game")
    assert numbers(sizes([8, 8], finished=False)) == numbers(sizes([9, 8])) == []


def test_no_game_has_more_turns_than_one_card_a_turn_allows() -> None:
    message = "34 cards are planted; a finished game of 2 players with 48 cards has at most 33"
    assert numbers(sizes([17, 17])) == numbers(sizes([17, 17], finished=False)) == [("ARB209", message)]


def test_an_unfinished_game_has_cards_left_to_draw() -> None:
    [problem] = check_numbers(sizes([17, 16], finished=False))
    assert (problem.code, problem.at) == ("ARB214", ("finished",))
    assert problem.message == "33 cards are planted: by then the draw pile is empty, so the game is finished"
    assert problem.help == "an empty draw pile ends the game: leave `finished: false` out"


def test_a_pile_holds_no_more_than_its_owner_has_discarded() -> None:
    [problem] = check_numbers(sizes([9, 8], [None, 9]))
    assert (problem.code, problem.at, problem.rule) == ("ARB210", ("end", "discard", 1), "R8")
    assert problem.message == "Jonte's discard pile holds 9 cards; Jonte can have discarded at most 8"
    assert numbers(sizes([0, 0], [1, None], finished=False)) == [
        ("ARB210", "Talia's discard pile holds 1 card; Talia can have discarded at most 0")
    ]
    assert numbers(sizes([9, 8], [None, 9], edition=2015)) == []


def test_the_last_discard_stays() -> None:
    [problem] = check_numbers(sizes([9, 8], [0, 8]))
    assert (problem.code, problem.at) == ("ARB211", ("end", "discard", 0))
    assert (
        problem.message
        == "Talia's discard pile is empty, but Talia moved last and nobody can have taken that card"
    )
    assert numbers(sizes([9, 9], [9, 0]))[0][0] == "ARB211"


def test_the_piles_hold_what_a_finished_game_leaves() -> None:
    [problem] = check_numbers(sizes([9, 9], [9, 6]))
    assert (problem.code, problem.at, problem.rule) == ("ARB212", ("end",), "R9")
    assert problem.message == (
        "the discard piles hold 15 cards; in a finished game with 18 planted they hold 16:"
        " 1 would still lie in the draw pile"
    )
    assert "write `finished: false`" in problem.help
    assert numbers(sizes([9, 9], [1, None]))[0][1].startswith("the discard piles hold at most 10 cards; in a")
    assert numbers(sizes([9, 9], [9, 7])) == numbers(sizes([9, 9], [9, None])) == []


def test_the_piles_hold_no_more_than_the_cards_that_are_left() -> None:
    [problem] = check_numbers(sizes([14, 13], [7, 2]))
    assert (problem.code, problem.at, problem.rule) == ("ARB213", ("end",), "R5")
    assert problem.message == "the discard piles hold 9 cards; with 27 planted at most 7 are left"
    assert numbers(sizes([14, 13], [None, 8]))[0][1] == (
        "the discard piles hold at least 9 cards; with 27 planted at most 7 are left"
    )


def test_piles_that_leave_nothing_to_draw_end_the_game() -> None:
    [problem] = check_numbers(sizes([9, 9], [9, 7], finished=False))
    assert (problem.code, problem.at) == ("ARB214", ("finished",))
    assert (
        problem.message == "18 planted and 16 discarded leave no card in the draw pile: the game is finished"
    )
    assert numbers(sizes([9, 9], [9, 6], finished=False)) == []


def test_starting_discards_that_nobody_can_have_taken_yet_lie_there() -> None:
    [problem] = check_numbers(sizes([0, 0, 0], [0, 1, 0], edition=2015, finished=False))
    assert (problem.code, problem.at) == ("ARB212", ("end",))
    assert problem.message == (
        "the discard piles hold 1 card; after 0 turns at least 2 starting discards must lie there"
    )
    assert numbers(sizes([0, 0], [None, 0], edition=2015, finished=False))[0][1] == (
        "the discard piles hold at most 0 cards; after 0 turns at least 1 starting discard must lie there"
    )
    assert numbers(sizes([1, 0, 0], [1, 0, 0], edition=2015, finished=False)) == []


def test_what_cannot_be_counted_is_not() -> None:
    assert numbers(sizes([10, 12], finished=None))[0][0] == "ARB207"
    assert numbers(sizes([8, 8], finished=None)) == numbers(sizes([8, 8], species=5)) == []
    assert numbers(sizes([8, 8])._replace(species=None)) == []
    assert numbers(sizes([8])) == numbers(sizes([1, 1, 1, 1, 9])) == []
    here = sizes([3, 9])
    assert numbers(here._replace(end=here.end._replace(arboretums=((), None)))) == []
    unreadable = (Planted(UNREADABLE, 0, 0),)
    assert numbers(here._replace(end=here.end._replace(arboretums=(unreadable, ())))) == []
    assert numbers(sizes([9, 8], [(UNREADABLE,) * 20, None])) == []


def table_of(position: Position) -> Table:
    end = End(position.hands, position.arboretums, position.discards)
    return Table(position.players, position.species, position.edition, end, position.finished)


@given(positions(legal=True))
def test_a_position_that_a_game_leads_to_has_nothing_to_tell(position: Position) -> None:
    here = table_of(position)
    assert list(check_position(here)) == list(check_numbers(here)) == []
    assert list(check_species(len(here.players), here.edition, here.species)) == []
