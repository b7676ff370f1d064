"""Turns as recorded: where a draw came from, which card was planted beside which, what was discarded."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbcheck.arboretum.game import DECK, Draw, Play, Turn
from arbcheck.records.notation import Token
from arbcheck.records.players import OWN
from arbcheck.records.reading import Reading
from arbcheck.records.turns import DrawText, PlayText, part_draw, part_play, read_turns
from tests.oracle.boards import card
from tests.records.written import HEAD, codes, first_turn, game, one, read, told

PLAYERS = ("Talia", "Jonte")


def turns_of(*turns: str, players: Sequence[str] = PLAYERS) -> tuple[Turn | None, ...]:
    of = Reading(read(game(*turns)).document)
    assert isinstance(of.document.tree, dict)
    return read_turns(of, players, of.document.tree["turns"])


def test_a_turn_is_read_with_all_its_parts() -> None:
    written = first_turn(
        "[deck Oa4, {from: Jonte}]", "Oa1 right of Oa4", "Wi2", ", note: x, irregular: drew late"
    )
    assert turns_of(written) == (
        Turn(
            0,
            (Draw(DECK, card("Oa4")), Draw(1, None)),
            Play(card("Oa1"), side="right of", anchor=card("Oa4")),
            card("Wi2"),
            "drew late",
        ),
    )
    assert turns_of("{player: Jonte}") == (Turn(1, (), None, None),)


# Draws


@pytest.mark.parametrize(
    ("text", "source", "stated"),
    [
        ("deck", DECK, None),
        ("Deck  Oa4", DECK, "Oa4"),
        ("deck\tOak 4", DECK, "Oak 4"),
        ("own", OWN, None),
        ("OWN Oa4", OWN, "Oa4"),
        ("Ann", 0, None),
        ("Ann Oa4", 0, "Oa4"),
        ("Ann Oak 4", 1, "4"),
        ("Ann Oak Oak 4", 1, "Oak 4"),
        ("Deck Anna Oa4", 2, "Oa4"),
        ("deck Anna", DECK, "Anna"),
        ("Zoe\u0308 Che\u0302ne 4", 3, "Che\u0302ne 4"),
        ("Zoë\u00a0Oa4", 3, "Oa4"),
        ("Annabel Oa4", None, None),
        ("Bob", None, None),
        ("decks", None, None),
        ("", None, None),
    ],
)
def test_of_a_draw_the_longest_name_that_fits_is_taken_and_the_rest_is_the_card(
    text: str, source: str | int | None, stated: str | None
) -> None:
    parted = part_draw(text, ["Ann", "Ann Oak", "Deck Anna", "Zoë", ""], OWN)
    start = len(text) - len(stated or "")
    assert parted == DrawText(source, Token(stated, start, len(text)) if stated else None)


@given(
    st.lists(st.text("ab x\u0308eë", min_size=1, max_size=6).map(str.strip), min_size=1, max_size=4),
    st.text("ab x\u0308eë4", max_size=12).map(str.strip),
)
def test_the_card_of_a_draw_is_the_end_of_its_text(players: list[str], text: str) -> None:
    parted = part_draw(text, players, OWN)
    if parted.card:
        assert text[parted.card.start :] == parted.card.text
        assert parted.card.stop == len(text)


def test_the_players_own_pile_is_meant_by_own() -> None:
    assert turns_of(first_turn("[own, own Oa4]")) == (
        Turn(0, (Draw(0, None), Draw(0, card("Oa4"))), Play(card("Oa1")), card("Wi2")),
    )
    assert turns_of(first_turn("[{from: own}, {from: Own, card: Oak 4}]")) == turns_of(
        first_turn("[own, own Oa4]")
    )


def test_a_card_from_the_draw_pile_alone_may_be_unknown() -> None:
    assert turns_of(first_turn("[deck _, {from: deck, card: _}]")) == turns_of(first_turn("[deck, deck]"))
    assert (
        told(game(first_turn("[Jonte «_», {from: own, card: «_»}]")))
        == [("ARB122", "a card that lies open on the table cannot be unknown")] * 2
    )


@pytest.mark.parametrize(
    ("draw", "message", "remedy"),
    [
        (
            "«Oa4»",
            "the draw `Oa4` does not say where the card came from",
            "write the source first: `deck Oa4`, or",
        ),
        ("«_»", "the draw `_` does not say where the card came from", "write the source first: `deck _`, or"),
        (
            "«Talja Oa4»",
            "`Talja Oa4` is no draw: it begins with no source",
            "did you mean `Talia` as the source?",
        ),
        ("«''»", '`""` is no draw: it begins with no source', "write `deck`, `own` or a player's name, then"),
        (
            "{from: «Rosa»}",
            "`Rosa` is no draw: it begins with no source",
            "write `deck`, `own` or a player's name",
        ),
        ("{from: «Oa4»}", "the draw `Oa4` does not say where the card came from", "write the source first"),
        ("{from: «deck Oa4»}", "`deck Oa4` is more than the source of a draw", "write the card under `card`"),
        (
            "{from: «own Oa4», card: Oa4}",
            "`own Oa4` is more than the source of a draw",
            "write the card under",
        ),
        (
            "{from: «Jonte Oa4»}",
            "`Jonte Oa4` is more than the source of a draw",
            "write the card under `card`",
        ),
        ("{«card»: Oa4}", "this draw does not say where the card came from", "add where the card was taken"),
    ],
)
def test_a_draw_begins_with_its_source(draw: str, message: str, remedy: str) -> None:
    problem = one(game(first_turn(f"[deck, {draw}]")))
    assert (problem.code, problem.rule, problem.message) == ("ARB135", "R6", message)
    assert problem.help.startswith(remedy)


def test_the_card_of_a_draw_is_checked_whether_or_not_its_source_is_known() -> None:
    assert codes(game(first_turn("[deck «Oa9», {from: «Rosa», card: «Oa9»}]"))) == [
        "ARB120",
        "ARB135",
        "ARB120",
    ]
    assert one(game(first_turn("[deck, deck «Oa4 Oa5»]"))).message == "`Oa4 Oa5` is 2 cards where one belongs"
    assert codes(game("{player: «Rosa», draw: [own «Oa9», deck]}")) == ["ARB112", "ARB120"]


# Plays


@pytest.mark.parametrize(
    ("text", "parted"),
    [
        ("Oa4", PlayText(Token("Oa4", 0, 3))),
        ("Oa4 right of Oa1", PlayText(Token("Oa4", 0, 3), "right of", Token("Oa1", 13, 16))),
        ("Oak 4  LEFT  OF  Oak 1", PlayText(Token("Oak 4", 0, 5), "left of", Token("Oak 1", 17, 22))),
        ("Oa4\tabove Oa1", PlayText(Token("Oa4", 0, 3), "above", Token("Oa1", 10, 13))),
        ("Oa4 below Oa1 below Oa2", PlayText(Token("Oa4", 0, 3), "below", Token("Oa1 below Oa2", 10, 23))),
        ("Oa4 right of", PlayText(Token("Oa4 right of", 0, 12))),
        ("above Oa1", PlayText(Token("above Oa1", 0, 9))),
        (f"Oa4{' ' * 300}above Oa1", PlayText(Token(f"Oa4{' ' * 300}above Oa1", 0, 312))),
    ],
)
def test_a_play_is_a_card_and_maybe_the_side_of_another(text: str, parted: PlayText) -> None:
    assert part_play(text) == parted


def test_a_play_may_be_told_by_its_place() -> None:
    assert turns_of(first_turn(play="{card: Oak 1, at: [-2, 3]}"))[0] == Turn(
        0, (Draw(DECK, None),) * 2, Play(card("Oa1"), at=(-2, 3)), card("Wi2")
    )
    assert turns_of(first_turn(play="{card: Oa1}")) == turns_of(first_turn(play="Oa1"))


@pytest.mark.parametrize(
    "play", ["Oa4 near Oa1", "Oa4 right of", "Oak 4 beside Oa1", "Royal Poinciana 4 next to it"]
)
def test_a_play_says_where_the_card_is_planted(play: str) -> None:
    problem = one(game(first_turn(play=f"«{play}»")))
    assert (problem.code, problem.message) == ("ARB136", f"`{play}` does not say where the card is planted")
    assert problem.help == "write `CARD right of CARD`, or `{card: CARD, at: [x, y]}`"


def test_the_cards_of_a_play_are_cards_and_known() -> None:
    assert codes(game(first_turn(play="«Oa9»", discard="«_»"))) == ["ARB120", "ARB122"]
    assert codes(game(first_turn(play="«Oa9» right of «Okk1»"))) == ["ARB120", "ARB120"]
    assert codes(game(first_turn(play="{card: «Oa9», at: [0, 0]}", discard="«Oak»"))) == ["ARB120", "ARB120"]
    assert one(game(first_turn(play="«near Oa4»"))).message.startswith("`near Oa4` is no card")


@pytest.mark.parametrize("at", ["«[»0]", "«[»0, x]", "«here»", "«''»", "«{»x: 0}"])
def test_the_place_of_a_play_is_two_whole_numbers(at: str) -> None:
    problem = one(game(first_turn(play=f"{{card: Oa1, at: {at}}}")))
    assert (problem.code, problem.message) == ("ARB134", "a place is two whole numbers: [x, y]")


# What has been refused is told once, and nothing is said of what follows


@pytest.mark.parametrize(
    "turn",
    [
        first_turn(draw="«deck»"),
        first_turn(draw="[«[»deck], deck]"),
        first_turn(draw="[{from: «[»deck]}, deck]"),
        first_turn(draw="[{from: deck, card: «[»Oa4]}, deck]"),
        first_turn(play="«[»Oa1]"),
        first_turn(play="{card: «[»Oa1]}"),
        first_turn(discard="«[»Wi2]"),
        first_turn(more=", irregular: «[»a slip]"),
        "{player: «[»Talia], draw: [deck, deck], play: Oa1, discard: Wi2}",
        "«nothing»",
    ],
)
def test_what_is_of_the_wrong_kind_is_told_once(turn: str) -> None:
    assert codes(game(turn, first_turn())) == ["ARB103"]


@pytest.mark.parametrize(
    "turn",
    [
        first_turn(draw="«*again»"),
        first_turn(draw="[«*again», deck]"),
        first_turn(draw="[{from: «*again»}, deck]"),
        first_turn(draw="[{from: deck, card: «*again»}, deck]"),
        first_turn(play="«*again»"),
        first_turn(play="{card: «*again»}"),
        first_turn(play="{card: Oa1, at: «*again»}"),
        first_turn(discard="«*again»"),
        first_turn(more=", irregular: «*again»"),
        "{player: «*again», draw: [deck, deck], play: Oa1, discard: Wi2}",
        "«*again»",
    ],
)
def test_what_the_loader_has_refused_is_told_once(turn: str) -> None:
    assert codes(game(turn)) == ["ARB007"]


def test_a_turn_without_a_player_is_told_once() -> None:
    assert codes(game("«{»draw: [deck, deck], play: Oa1, discard: Wi2}")) == ["ARB102"]
    assert codes(game(first_turn(play="{at: [0, 0]}").replace(" play:", " «play»:"))) == ["ARB102"]


def test_turns_that_are_no_list_are_no_game_that_was_not_played() -> None:
    assert codes(HEAD + "turns: «none»\n") == ["ARB103"]
    assert codes(HEAD.replace("finished: false\n", "") + "turns: «none»\n") == ["ARB103"]
