"""Claims in one line: what can be said, and what is told of a slip in it."""

import pytest

from arbcheck.adjudication.arboretum.names import WORDS, name_of
from arbcheck.adjudication.arboretum.spoken import Seat, read_claim
from arbcheck.adjudication.speech import Unreadable, quoted_name
from arbcheck.records.claims import Claim
from tests.oracle.boards import hand

SEAT = Seat(("Talia", "J. R.", "winner", 'Al "Ace"', "a=b", "Talia.oak", "O'Hara, Jo", "Mr.Oak Tree"), 12)
TALIA, JR, WINNER, ACE, EQUALS, DOTTED, COMMA, TREE = range(8)


def said(text: str) -> tuple[object, ...]:
    claim = read_claim(text, SEAT)
    assert (claim.by, claim.path) == (None, ())
    return claim[:5]


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Talia.maple=9", ("points", TALIA, "maple", None, 9)),
        ("Talia . Royal Poinciana = -2", ("points", TALIA, "royal-poinciana", None, -2)),
        ("Talia=23", ("total", TALIA, None, None, 23)),
        ("Talia.total=23", ("total", TALIA, None, None, 23)),
        ("J. R..Total=23", ("total", JR, None, None, 23)),
        ("Talia.oak.total=5", ("total", DOTTED, None, None, 5)),
        ("J. R.=5", ("total", JR, None, None, 5)),
        ("J. R..oak=5", ("points", JR, "oak", None, 5)),
        ("'J. R.'.Roble=5", ("points", JR, "oak", None, 5)),
        ("Talia.oak=5", ("points", TALIA, "oak", None, 5)),
        ('"Talia.oak"=5', ("total", DOTTED, None, None, 5)),
        ("Mr.Oak Tree=5", ("total", TREE, None, None, 5)),
        ('"Talia".oak=5', ("points", TALIA, "oak", None, 5)),
        ("Talia.oak.oak=5", ("points", DOTTED, "oak", None, 5)),
        ('"winner"=5', ("total", WINNER, None, None, 5)),
        ('"winner".oak=5', ("points", WINNER, "oak", None, 5)),
        ('"Al ""Ace"""=5', ("total", ACE, None, None, 5)),
        ("'Al \"Ace\"'=5", ("total", ACE, None, None, 5)),
        ('"a=b".oak=3', ("points", EQUALS, "oak", None, 3)),
        ("winner=Talia", ("winner", None, None, None, (TALIA,))),
        ("winner=J. R., Talia", ("winner", None, None, None, (TALIA, JR))),
        ('winner="O\'Hara, Jo",Talia', ("winner", None, None, None, (TALIA, COMMA))),
        ("right.oak=Talia,a=b", ("right", None, "oak", None, (TALIA, EQUALS))),
        ("right.oak=", ("right", None, "oak", None, ())),
        ("path.Talia.oak=Oa1,Oa4", ("path", TALIA, "oak", None, hand("Oa1 Oa4"))),
        ("path.J. R..oak=Oak 1, oak-4", ("path", JR, "oak", None, hand("Oa1 Oa4"))),
        ("path.Talia.oak=Oa1 Oa4", ("path", TALIA, "oak", None, hand("Oa1 Oa4"))),
        ("path.Talia.oak=", ("path", TALIA, "oak", None, ())),
        ("legal.4=false", ("legal", None, None, 4, False)),
        ("last_turn=33", ("last_turn", None, None, 33, 33)),
    ],
)
def test_a_claim_is_read(text: str, claim: tuple[object, ...]) -> None:
    assert said(text) == claim


def test_a_player_who_is_called_like_a_word_stands_in_quotes() -> None:
    seat = Seat(("winner", "Talia"))
    assert read_claim('"winner"=3', seat)[:2] == ("total", 0)
    assert read_claim("winner=winner", seat)[:5] == ("winner", None, None, None, (0,))


@pytest.mark.parametrize(
    ("text", "pointed", "message"),
    [
        ("Talia", "Talia", "a claim needs a name, `=` and a value"),
        ("=3", "", "a player's name is missing here"),
        ("Tala=3", "Tala", "`Tala` is no player of this game"),
        ("Talia.ok=3", "ok", "`ok` is no species"),
        ("Talia.maple=nine", "nine", "`nine` is no whole number"),
        ("Talia.maple=", "", '`""` is no whole number'),
        ("Talia.maple=03", "03", "`03` is not written as a whole number is here"),
        ("Talia=1234567890", "1234567890", "`1234567890` is too large"),
        ("winner=", "", "nobody is named as winner"),
        ("winner=Talia,Tala", "Tala", "`Tala` is no player of this game"),
        ("winner.oak=Talia", "winner.oak", "`winner` stands here with too much or too little"),
        ("right=Talia", "right", "`right` stands here with too much or too little"),
        ("path.oak=Oa1", "path.oak", "`path` stands here with too much or too little"),
        ("path.Talia.oak=Oa1,Oa9", "Oa9", "`Oa9` is no card: values go from 1 to 8"),
        ("path.Talia.oak=Oa1,_", "_", "`_` is no card"),
        ("legal.0=true", "0", "`0` is no turn of this record"),
        ("legal.13=true", "13", "`13` is no turn of this record"),
        ("legal.4=yes", "yes", "`yes` is neither true nor false"),
        ('"Talia=3', '"Talia=3', "a claim needs a name, `=` and a value"),
        ('winner="Talia', '"', "this quote is never closed"),
        ("'Talia'x.maple=3", "x", "after the closing quote comes `.` or nothing"),
    ],
)
def test_a_slip_in_a_claim_is_pointed_at(text: str, pointed: str, message: str) -> None:
    with pytest.raises(Unreadable) as fault:
        read_claim(text, SEAT)
    problem = fault.value.problem
    at = problem.span
    assert (problem.code, problem.message) == ("ARB402", message)
    assert fault.value.said == text
    assert text[at.column - 1 : at.column - 1 + at.length] in (pointed, text[at.column - 1 :][:1])
    assert not pointed or text[at.column - 1 :].startswith(pointed)


def test_a_turn_of_a_record_that_has_none_may_be_any() -> None:
    assert read_claim("legal.99=true", Seat(("Talia", "Jonte"))).turn == 99
    with pytest.raises(Unreadable) as fault:
        read_claim("legal.x=true", Seat(("Talia", "Jonte")))
    assert fault.value.problem.help == "turns are numbered from 1"


@pytest.mark.parametrize("player", range(len(SEAT.players)))
@pytest.mark.parametrize("kind", ["points", "total", "path"])
def test_a_claim_is_read_again_from_its_own_name(player: int, kind: str) -> None:
    species = None if kind == "total" else "oak"
    value = hand("Oa1 Oa4") if kind == "path" else 3
    name = name_of(Claim(kind, player, species, None, 0, None, ()), SEAT.players)
    assert said(f"{name}={'Oa1,Oa4' if kind == 'path' else 3}") == (kind, player, species, None, value)


def test_the_other_claims_have_plain_names() -> None:
    names = [
        name_of(Claim(kind, None, "oak", 4, 0, None, ()), ())
        for kind in ("right", "legal", "winner", "last_turn")
    ]
    assert names == ["right.oak", "legal.4", "winner", "last_turn"]


def test_a_name_is_put_in_quotes_only_where_it_must_be() -> None:
    assert [
        quoted_name(name, WORDS) for name in ("Talia", "Al Capone", "J. R.", "right", 'a"b', "a\"b'c")
    ] == [*("Talia", "Al Capone", '"J. R."', '"right"', "'a\"b'", '"a""b\'c"')]


@pytest.mark.parametrize(
    ("text", "remedy"),
    [
        ("Talia.maple=nine", "write digits, such as `9`"),
        ("Talia.maple=03", "write `3`"),
        ("Talia.maple=+3", "write `3`"),
        ("Talia=1234567890", "a number has at most 9 digits"),
        ("Talia=-1234567890", "a number has at most 9 digits"),
        ("a=b.dogwood=9", 'put the name in quotes: `"a=b".dogwood=9`'),
        ("winner=O'Hara, Jo", 'put the name in quotes: `winner="O\'Hara, Jo"`'),
    ],
)
def test_it_is_said_how_to_write_a_claim_that_cannot_be_read(text: str, remedy: str) -> None:
    with pytest.raises(Unreadable) as fault:
        read_claim(text, SEAT)
    assert fault.value.problem.help == remedy


def test_only_the_species_in_play_are_listed() -> None:
    with pytest.raises(Unreadable) as fault:
        read_claim("Talia.xyzzy=3", SEAT._replace(species=("maple", "oak")))
    assert fault.value.problem.help == "the species in play are Maple, Oak"
    with pytest.raises(Unreadable) as fault:
        read_claim("Talia.xyzzy=3", SEAT)
    assert fault.value.problem.help.startswith("the species are Cassia, ")
