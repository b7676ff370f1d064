"""Claims about Avenue in one line: what can be said, and what is told of a slip in it."""

import pytest

from arbcheck.adjudication.avenue.spoken import FORMS, name_of, read_claim
from arbcheck.adjudication.speech import Unreadable

PLAYERS = ("Ana", "J. R.", "winner", "Ana.green")
ANA, JR, WINNER, DOTTED = range(4)


def said(text: str) -> tuple[object, ...]:
    claim = read_claim(text, PLAYERS, 3)
    assert (claim.by, claim.path, claim.species, claim.turn) == (None, (), None, None)
    return claim.kind, claim.player, claim.round, claim.value


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Ana.farm1=2", ("farm", ANA, 0, 2)),
        ("Ana . farm3 = 0", ("farm", ANA, 2, 0)),
        ("Ana.farm-2=1", ("farm", ANA, 1, 1)),
        ("Ana.purple=2", ("purple", ANA, None, 2)),
        ("Ana.green=1", ("green", ANA, None, 1)),
        ("'Ana.green'=1", ("total", DOTTED, None, 1)),
        ("Ana.green.green=1", ("green", DOTTED, None, 1)),
        ("Ana=-1", ("total", ANA, None, -1)),
        ("Ana.total=-1", ("total", ANA, None, -1)),
        ("J. R.=7", ("total", JR, None, 7)),
        ("J. R..farm1=7", ("farm", JR, 0, 7)),
        ('"winner"=7', ("total", WINNER, None, 7)),
        ('"winner".farm1=7', ("farm", WINNER, 0, 7)),
        ("winner=Ana", ("winner", None, None, (ANA,))),
        ("winner=J. R., Ana", ("winner", None, None, (ANA, JR))),
    ],
)
def test_a_claim_is_read(text: str, claim: tuple[object, ...]) -> None:
    assert said(text) == claim


@pytest.mark.parametrize(
    "name", ["Ana", "Ana.farm3", "Ana.purple", "Ana.green", "winner", '"J. R."', '"winner".farm1']
)
def test_the_name_of_a_claim_is_read_as_that_claim(name: str) -> None:
    value = "Ana" if name == "winner" else "1"
    assert name_of(read_claim(f"{name}={value}", PLAYERS), PLAYERS) == name


@pytest.mark.parametrize(
    ("text", "column", "told"),
    [
        ("Ana", 1, "needs a name"),
        ("Ana=x", 5, "no whole number"),
        ("Eve=1", 1, "no player of this game"),
        ("Eve.farm1=1", 1, "no player of this game"),
        ("Ana.farm4=1", 5, "there is no box of round 4: the record has 3 rounds"),
        ("Ana.farm=1", 5, "`farm` is no box of a sheet"),
        ("Ana.oak=1", 5, "`oak` is no box of a sheet"),
        ("winner=Eve", 8, "no player of this game"),
        ("winner=", 8, "nobody is named as winner"),
    ],
)
def test_what_is_no_claim_is_told_where(text: str, column: int, told: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_claim(text, PLAYERS, 3)
    assert caught.value.said == text
    assert (caught.value.problem.code, caught.value.problem.span.column) == ("ARB402", column)
    assert told in caught.value.problem.message


def test_without_a_readable_game_a_box_is_one_of_five_rounds() -> None:
    assert read_claim("Ana.farm5=1", PLAYERS).round == 4
    with pytest.raises(Unreadable, match="the record has 1 round"):
        read_claim("Ana.farm2=1", PLAYERS, 1)


@pytest.mark.parametrize(
    ("text", "rounds", "message", "remedy"),
    [
        ("Ana.farms=2", 3, "`farms` is no box of a sheet", "name the box by its round: `farm1` to `farm3`"),
        ("Ana.farm=2", None, "`farm` is no box of a sheet", "name the box by its round: `farm1` to `farm5`"),
        ("legal.3=true", 3, "`legal` is claimed in Arboretum; Avenue has no such claims", None),
        ("last_turn=3", 3, "`last_turn` is claimed in Arboretum; Avenue has no such claims", None),
        ("right.oak=Ana", 3, "`right` is claimed in Arboretum; Avenue has no such claims", None),
    ],
)
def test_what_avenue_does_not_have_is_told_as_such(
    text: str, rounds: int | None, message: str, remedy: str | None
) -> None:
    with pytest.raises(Unreadable) as fault:
        read_claim(text, PLAYERS, rounds)
    problem = fault.value.problem
    assert problem.message == message
    assert problem.help == (remedy or f"write a claim like {FORMS}")


def test_a_player_called_like_a_word_of_the_other_game_can_be_claimed_about() -> None:
    assert read_claim("legal=3", ("legal", "Ben")).kind == "total"
    assert read_claim("legal.farm1=3", ("legal", "Ben")).kind == "farm"
    assert read_claim('"legal".farm1=3', ("legal", "Ben")).kind == "farm"
