"""What was said at the table: claims are read here, and decided elsewhere."""

import pytest

from arbcheck.records.claims import Claim
from arbcheck.records.document import Path
from tests.oracle.boards import card
from tests.records.written import codes, first_turn, game, one, position, read, told

AT: Path = ("claims",)


def claimed(claims: str, *turns: str) -> str:
    return game(*(turns or (first_turn(),)), more=f"claims: {claims}\n")


def claims_of(claims: str) -> tuple[Claim, ...]:
    record = read(claimed(claims))
    assert record.is_valid
    assert record.played
    return record.played.claims


def test_a_number_alone_is_a_total() -> None:
    assert claims_of("{scores: {Talia: 12, Jonte: -1}}") == (
        Claim("total", 0, None, None, 12, None, (*AT, "scores", "Talia")),
        Claim("total", 1, None, None, -1, None, (*AT, "scores", "Jonte")),
    )


def test_points_are_claimed_species_by_species() -> None:
    assert claims_of("{scores: {Jonte: {Roble: 3, Total: 4, x-mine: 5}}}") == (
        Claim("points", 1, "oak", None, 3, None, (*AT, "scores", "Jonte", "Roble")),
        Claim("total", 1, None, None, 4, None, (*AT, "scores", "Jonte", "Total")),
    )


def test_a_path_with_what_is_no_card_is_not_claimed() -> None:
    record = read(claimed("{paths: {Talia: {Oak: Oa1 Oa9, Ma: Ma1 Ma2}}}"))
    assert record.played
    assert [claim.species for claim in record.played.claims] == ["maple"]


def test_rights_winners_and_paths_are_claimed() -> None:
    assert claims_of("{rights: {Oak: [Jonte, Talia], Ma: Talia, Willow: []}}") == (
        Claim("right", None, "oak", None, (0, 1), None, (*AT, "rights", "Oak")),
        Claim("right", None, "maple", None, (0,), None, (*AT, "rights", "Ma")),
        Claim("right", None, "willow", None, (), None, (*AT, "rights", "Willow")),
    )
    assert claims_of("{winner: Jonte}") == (Claim("winner", None, None, None, (1,), None, (*AT, "winner")),)
    assert claims_of("{winner: [Jonte, Talia, Jonte]}")[0].value == (0, 1)
    path = (card("Oa1"), card("Oa4"))
    assert claims_of("{paths: {Talia: {Oak: Oa1 Oa4, Ma: [Oak 1, oak-4]}}}") == (
        Claim("path", 0, "oak", None, path, None, (*AT, "paths", "Talia", "Oak")),
        Claim("path", 0, "maple", None, path, None, (*AT, "paths", "Talia", "Ma")),
    )


def test_turns_are_claimed_by_their_numbers() -> None:
    assert claims_of('{legal: {1: "true"}, last_turn: 33}') == (
        Claim("legal", None, None, 1, True, None, (*AT, "legal", "1")),
        Claim("last_turn", None, None, 33, 33, None, (*AT, "last_turn")),
    )
    assert claims_of("{legal: {1: false}}")[0].value is False


def test_a_list_of_claims_tells_who_says_what() -> None:
    assert claims_of("[{by: a guest, note: over tea, winner: Talia}, {last_turn: 1}]") == (
        Claim("winner", None, None, None, (0,), "a guest", ("claims", 0, "winner"), note="over tea"),
        Claim("last_turn", None, None, 1, 1, None, ("claims", 1, "last_turn")),
    )


def test_a_record_without_claims_has_none() -> None:
    assert claims_of("{}") == claims_of("[]") == ()


@pytest.mark.parametrize("turn", ["0", "-1", "2", "1.0", "first"])
def test_a_claim_names_a_turn_of_the_record(turn: str) -> None:
    problem = one(claimed(f"{{legal: {{«{turn}»: true}}}}"))
    assert (problem.code, problem.message) == ("ARB401", f"`{turn}` is no turn of this record")
    assert problem.help == "turns are numbered from 1 to 1"


def test_of_an_end_position_any_turn_may_be_claimed() -> None:
    assert codes(position(more="claims: {legal: {99: true}}\n")) == []
    problem = one(position(more="claims: {legal: {«0»: true}}\n"))
    assert problem.help == "write the claim in the form that the message shows"


def test_claims_name_players_species_and_cards_that_there_are() -> None:
    assert told(claimed("{scores: {«Rina»: 3, Talia: {«Oakk»: 3}}}")) == [
        ("ARB112", "`Rina` is no player of this game"),
        ("ARB121", "`Oakk` is no species"),
    ]
    assert codes(claimed("{rights: {«Oakk»: Talia, Oak: [«Rina», Talia]}, winner: «Rina»}")) == [
        "ARB121",
        "ARB112",
        "ARB112",
    ]
    assert codes(claimed("{paths: {Talia: {«Oakk»: Oa1, Oak: Oa1 «Oa9», Ma: [«_»]}}}")) == [
        "ARB121",
        "ARB120",
        "ARB122",
    ]


@pytest.mark.parametrize(
    ("claims", "code"),
    [
        ("{scores: {Talia: «three»}}", "ARB104"),
        ("{scores: {Talia: {Oak: «1.0»}}}", "ARB104"),
        ("{scores: {Talia: {total: «1234567890»}}}", "ARB104"),
        ("{scores: «3»}", "ARB103"),
        ("{scores: {Talia: «[»3]}}", "ARB103"),
        ("{rights: {Oak: «{»Talia: 1}}}", "ARB103"),
        ("{rights: {Oak: [«[»Talia]]}}", "ARB103"),
        ("{paths: {Talia: «Oa1»}}", "ARB103"),
        ("{paths: {Talia: {Oak: «{»Oa1: Oa4}}}}", "ARB103"),
        ("{paths: {Talia: {Oak: [«[»Oa1], Oa4]}}}", "ARB103"),
        ("{winner: «{»Talia: 1}}", "ARB103"),
        ("{legal: {1: «yes»}}", "ARB105"),
        ("{legal: {1: «[»true]}}", "ARB103"),
        ("{last_turn: «last»}", "ARB104"),
        ("{last_turn: «[»33]}", "ARB103"),
        ("«nothing»", "ARB103"),
        ("[«nothing»]", "ARB103"),
        ("[{by: «[»Rina]}]", "ARB103"),
        ("{winner: «*again»}", "ARB007"),
        ("«*again»", "ARB007"),
    ],
)
def test_a_claim_of_another_form_is_told_once(claims: str, code: str) -> None:
    assert codes(claimed(claims)) == [code]


def test_a_claimed_number_with_too_many_digits_is_called_too_large() -> None:
    problem = one(claimed("{last_turn: «99999999999»}"))
    assert (problem.code, problem.help) == ("ARB104", "a number has at most 9 digits")
