"""A record as a whole: its head, its problems in order, and what became of it."""

import pytest

from arbcheck.api import parse
from arbcheck.problems import Span
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import checked, outcome_of
from tests.records.written import HEAD, also_there, codes, first_turn, found, game, one, position, read, told

TEN = "arbcheck: 1\nplayers: [Ana, Ben, Cleo, Dora]\nturns: []\nfinished: false\n"


# The head


def test_the_usual_game_edition_and_rules_need_not_be_named() -> None:
    usual = position().replace("arbcheck: 1", "arbcheck: 1\ngame: arboretum\nedition: 2018\nrules: canonical")
    assert codes(usual) == codes(position()) == []
    assert read(position()).game == "arboretum"


def test_a_title_is_any_text() -> None:
    assert read(position(more="title: No\n")).title == "No"
    assert read(position()).title is None
    assert read(position(more="title: [a, b]\n")).title is None


def test_another_game_is_refused_before_anything_else_is_read() -> None:
    record = read("arbcheck: 1\ngame: poker\ntitle: Friday\n")
    assert (record.game, record.title, record.played) == (None, "Friday", None)
    problem = one("arbcheck: 1\ngame: «poker»\nplayers: 7\n")
    assert problem.code == "ARB501"
    assert problem.message.startswith("arbcheck knows no game called `poker`; it knows arboretum")


@pytest.mark.parametrize("rules", ["persian", "Persian"])
def test_the_persian_variant_is_refused_with_its_decision(rules: str) -> None:
    problem = one(f"arbcheck: 1\nplayers: [Ana, Ben]\nrules: «{rules}»\nend: {{}}\n")
    assert problem.code == "ARB502"
    assert "D-016" in problem.message


@pytest.mark.parametrize("rules", ["house", "Canonical", "''"])
def test_any_other_rules_are_refused(rules: str) -> None:
    problem = one(f"arbcheck: 1\nplayers: [Ana, Ben]\nrules: «{rules}»\nend: {{}}\n")
    assert (problem.code, problem.help.startswith("remove the `rules` line")) == ("ARB503", True)
    shown = rules.replace("'", '"')
    assert problem.message == f"`{shown}` names no rules that arbcheck knows"


def test_rules_of_the_wrong_kind_are_told_once() -> None:
    assert codes(position(more="rules: «[»canonical]\n")) == ["ARB103"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("edition: «2017»", "ARB106"),
        ("edition: «[»2015]", "ARB103"),
        ("edition: «''»", "ARB106"),
        ("edition: «*again»", "ARB007"),
    ],
)
def test_while_the_edition_cannot_be_read_no_species_is_out_of_place(line: str, code: str) -> None:
    hand = "Li1 Li2 Li3 Bs4 Bs5 Bs6 Bs7"
    assert codes(position(hand=hand).replace("Jacaranda", "Lilac") + line + "\n") == [code]
    assert codes(f"{TEN}{line}\nstart: {{hands: {{Ana: {hand}}}}}\n") == [code]


def test_species_of_the_other_edition_are_told_where_they_stand() -> None:
    problem = one(position(hand="Oa1 Oa2 Oa3 Oa4 Oa5 Oa6 «Li7»"))
    assert problem.code == "ARB505"
    assert problem.message == "Lilac is a species of the 2015 edition; this record is of the 2018 edition"
    assert problem.help == "write `edition: 2015`, or the species that lies on the table"
    assert codes(position().replace("Jacaranda", "«Olive»")) == ["ARB505"]
    assert one(position(more="edition: 2015\n").replace("Jacaranda", "«Tulip Poplar»")).help.startswith(
        "write `edition: 2018`"
    )


def test_with_two_or_three_players_the_record_names_the_species() -> None:
    text = position().replace("species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]\n", "")
    problem = one(text.replace("players", "«players»"))
    assert problem.code == "ARB201"
    assert problem.message == "with 2 players the record must say which 6 species are in play"
    assert problem.help.startswith("add a line `species: [...]`")
    assert codes(TEN) == []


def test_the_number_of_species_is_that_for_the_players() -> None:
    problem = one(position().replace("species", "«species»").replace("Jacaranda, ", ""))
    assert problem.code == "ARB201"
    assert problem.message == "the number of species in play is 5; with 2 players it must be 6"


def test_a_species_is_listed_once() -> None:
    text = position().replace("Jacaranda, Maple, Oak", "Oak, Maple, «Roble»")
    problem = one(text)
    assert (problem.code, problem.message) == ("ARB123", "Oak is listed twice")
    assert also_there(problem, text) == [("Oak", "first listed here")]


def test_what_is_no_species_is_told_with_the_nearest_one() -> None:
    problem = one(position().replace("Jacaranda", "«Jakaranda»"))
    assert (problem.code, problem.message, problem.help) == (
        "ARB121",
        "`Jakaranda` is no species",
        "did you mean `Jacaranda`?",
    )
    assert codes(position().replace("Jacaranda", "«[»Jacaranda]")) == ["ARB103"]
    assert codes(position().replace("[Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]", "«six»")) == [
        "ARB103"
    ]


@pytest.mark.parametrize(("value", "code"), [("yes", "ARB105"), ("[true]", "ARB103"), ("''", "ARB105")])
def test_while_nobody_knows_whether_the_game_is_finished_no_number_is_wrong(value: str, code: str) -> None:
    marked = f"«[»{value[1:]}" if value.startswith("[") else f"«{value}»"
    assert codes(position().replace("finished: false", f"finished: {marked}")) == [code]
    assert codes(game(first_turn()).replace("finished: false", f"finished: {marked}")) == [code]


@pytest.mark.parametrize("listed", ["[Ana]", "[Ana, Ben, Cleo, Dora, Eli]"])
def test_other_numbers_of_players_are_not_the_game(listed: str) -> None:
    problem = one(f"arbcheck: 1\n«players»: {listed}\nturns: []\n")
    assert (problem.code, problem.rule) == ("ARB504", "R2")


# Problems


def test_problems_are_told_in_order_of_place() -> None:
    problems = found(
        position(hand="Oa1 «Oa9» Oa3 Oa4 Oa5 Oa6 Oa7", arboretum="«_»", more="    discard: «_»\n")
    )
    assert [problem.span.line for problem in problems] == sorted(problem.span.line for problem in problems)


def test_a_document_that_is_no_mapping_is_no_record() -> None:
    assert codes("«[»Oa1, Oa4]\n") == ["ARB103"]
    assert codes("«Oa1 Oa4»\n") == ["ARB103"]


def test_a_document_that_cannot_be_read_is_a_record_with_problems() -> None:
    record = read("{")
    assert (record.game, record.title, record.played, record.is_valid) == (None, None, None, False)
    assert outcome_of(record).status == "invalid"


def test_of_a_key_written_twice_only_that_is_told() -> None:
    text = position(more="    «hand»: Oa1\n")
    assert told(text) == [("ARB006", "the key `hand` stands twice in one mapping")]


# Outcomes


def test_a_record_that_is_only_checked_is_valid_or_invalid() -> None:
    outcome = checked(read(position()))
    assert (outcome.status, outcome.game, outcome.record, outcome.problems) == ("valid", "arboretum", 1, ())
    assert outcome.source(1) == "arbcheck: 1"
    assert checked(read("{")).status == "invalid"


def test_an_unfinished_game_is_provisional_and_a_finished_one_final() -> None:
    assert outcome_of(read(position())).status == "provisional"
    talia = "Oa8 Wi1 Wi2 Wi3 Wi4 Wi5 Wi6 Wi7 Wi8"
    jonte = "Ca8 Do1 Do2 Do3 Do4 Do5 Do6 Do7"
    outcome = outcome_of(read(position(arboretum=talia, jonte=jonte).replace("false", "true")))
    assert outcome.status == "final"
    assert outcome.result
    assert outcome.result.winners == ("Talia",)


def test_unknown_cards_that_matter_leave_the_result_open_with_a_warning() -> None:
    outcome = outcome_of(read(position(hand="Oa1 Oa2 _ Oa4 Oa5 Oa6 _")))
    assert outcome.status == "open"
    assert [place._asdict() for place in outcome.open] == [{"player": "Talia", "place": "hand", "unknown": 2}]
    [problem] = outcome.problems
    assert (problem.code, problem.severity, problem.at) == ("ARB215", "warning", Span(4, 11, 5))
    assert problem.message == "unknown cards leave the result open, and the game is unfinished"
    assert problem.help == "name the cards that are written `_` if anybody remembers them"


def test_a_finished_game_may_be_open_without_a_warning() -> None:
    talia = "Oa8 Wi1 Wi2 Wi3 Wi4 Wi5 Wi6 Wi7 Wi8"
    text = position(hand="Oa1 Oa2 _ Oa4 Oa5 Oa6 _", arboretum=talia, jonte="Ca8 Do1 Do2 Do3 Do4 Do5 Do6 Do7")
    outcome = outcome_of(read(text.replace("false", "true")))
    assert (outcome.status, outcome.problems) == ("open", ())


def test_a_line_that_nobody_can_look_up_is_empty() -> None:
    assert Outcome("game.yaml", 1, None, None, "invalid").source(1) == ""


def test_a_record_with_errors_is_not_scored() -> None:
    outcome = outcome_of(read(position(hand="Oa1")))
    assert (outcome.status, outcome.result, outcome.position) == ("invalid", None, None)


def test_a_record_of_turns_tells_how_many_there_were() -> None:
    outcome = outcome_of(read(game(first_turn())))
    assert (outcome.turns, outcome.ended_by, outcome.status) == (1, None, "open")
    assert outcome_of(read(position())).turns is None


def test_cards_that_the_end_does_not_state_are_noted_with_their_origin() -> None:
    start = "start: {hands: {Talia: Oa1 Wi2 Ma3 Ma4 Ma5 Ma6 Ma7}}\n"
    outcome = outcome_of(read(game(first_turn("[deck Oa4, deck]"), more=start)))
    [note] = outcome.notes
    assert note.startswith("In Talia's hand, as follows from the turns: ")
    assert "Ma3 (dealt)" in note
    assert "Oa4 (drawn in turn 1)" in note


def test_an_end_that_does_not_state_them_all_is_named() -> None:
    """Talia keeps five of the cards dealt and the two drawn; the end states one of these."""
    more = "start: {hands: {Talia: Oa1 Wi2 Ma3 Ma4 Ma5 Ma6 Ma7}}\nend: {Talia: {hand: Oa4 _ _ _ _ _ _}}\n"
    [note] = outcome_of(read(game(first_turn("[deck Oa4, deck]"), more=more))).notes
    assert note.startswith("In Talia's hand, though `end` does not say so: ")
    assert "Oa4" not in note


def test_where_no_card_is_written_as_unknown_the_help_asks_for_the_hands() -> None:
    [problem] = outcome_of(read(game(first_turn()))).problems
    assert (problem.code, problem.help) == (
        "ARB215",
        "say in `end` what the hands held, if anybody remembers",
    )


def test_of_a_turn_that_cannot_be_read_nothing_follows() -> None:
    text = game(first_turn(discard="«Wi9»"), first_turn(), first_turn())
    assert codes(text) == ["ARB120"]
    assert codes(text.replace("finished: false\n", "")) == ["ARB120"]


def test_the_end_of_a_game_is_compared_as_far_as_it_can_be_read() -> None:
    cells = "[{card: Oa1, at: [0, 0]}, {card: «Oa1», at: [0, 0]}]"
    end = f"end: {{Talia: {{hand: _ _ _ _ _ _ «Oa9», arboretum: {cells}, discard: «Wi9»}}}}\n"
    assert codes(game(first_turn(), more=end)) == ["ARB120", "ARB204", "ARB120"]
    assert codes(game(first_turn(), more="end: {Talia: {arboretum: «Oa9», discard: Wi2}}\n")) == ["ARB120"]
    assert codes(HEAD + "turns: []\nend: {Talia: {arboretum: .}}\n") == []


@pytest.mark.parametrize(
    ("slip", "key", "follows"),
    [
        ("players: [A, B]\nspecie: [Oak]\nend: {A: {hand: Oa1, arboretum: .}}", "specie", "ARB201"),
        ("players: [A, B]\nend: {}\nfinnished: false", "finnished", "ARB208"),
        ("players: [A, B]\nstart: {}\ntruns: []", "truns", "ARB322"),
    ],
)
def test_what_a_misspelt_key_would_have_said_is_not_missed_too(slip: str, key: str, follows: str) -> None:
    [record] = parse(f"arbcheck: 1\n{slip}\n")
    codes = [problem.code for problem in record.problems]
    assert codes.count("ARB101") == 1
    assert follows not in codes
    assert any(f"`{key}`" in problem.message for problem in record.problems)


@pytest.mark.parametrize(
    "turn",
    [
        "{player: A, draw: [deck, deck], play: Oa1, discrad: Oa2}",
        "{player: A, draws: [deck, deck], play: Oa1, discard: Oa2}",
        "{player: A, draw: [deck, deck], play: {card: Oa1, att: [0, 1]}, discard: Oa2}",
    ],
)
def test_a_misspelt_key_of_a_turn_is_one_problem(turn: str) -> None:
    species = "[Oak, Maple, Willow, Cassia, Dogwood, Jacaranda]"
    text = f"arbcheck: 1\nplayers: [A, B]\nspecies: {species}\nturns:\n  - {turn}\nfinished: false\n"
    [record] = parse(text)
    assert [problem.code for problem in record.problems] == ["ARB101"]
