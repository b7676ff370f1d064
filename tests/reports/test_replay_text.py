"""A replay as text: what each block says, and by snapshot how it looks."""

import re

import pytest
from syrupy.assertion import SnapshotAssertion

from arbcheck.arboretum.game import DECK, Game
from arbcheck.records.canonical import canonical_game
from arbcheck.records.story import Story, Window
from arbcheck.reports.replay_text import blocks
from arbcheck.reports.terminal import COLOUR, COLUMNS, PLAIN, Style, width
from tests.oracle.boards import seeded
from tests.oracle.play import Tabletop, cell_of, random_game
from tests.reports.replays import CLUB, SLIPS, UNREAD, story

ASCII = PLAIN._replace(encoding="ascii")
LONG = "arbcheck: 1\nplayers: [A, B, C, D]\nfinished: false\nturns:\n"


def told(text: str, seat: int | None = None, window: Window | None = None, style: Style = PLAIN) -> list[str]:
    """Return the blocks of a replay."""
    game = story(text, seat)
    return list(blocks(game, window or game.whole, style))


def said(block: str) -> str:
    """Return a block as one line, to look for sentences that may be broken."""
    return re.sub(r"\s+", " ", block)


def turn(text: str, number: int, seat: int | None = None) -> str:
    """Return the block of one turn, on one line."""
    block, *_ = told(text, seat, Window(number, number, alone=True))
    return said(block)


def test_a_game_from_one_seat_looks_like_this(snapshot: SnapshotAssertion) -> None:
    assert "\n\n".join(told(CLUB)) == snapshot


def test_a_game_with_slips_looks_like_this(snapshot: SnapshotAssertion) -> None:
    assert "\n\n".join(told(SLIPS, window=Window(2, 4))) == snapshot


def test_the_start_tells_what_is_played_and_who_begins() -> None:
    start = said(told(CLUB)[0])
    assert start.startswith("Five turns at the club 8 species in play: Jacaranda, Maple, Oak, ")
    assert "Start: Talia plays first. hand top discard" in start
    assert "Talia Ja3 Oa1 Bs5 Ca1 Do3 Wi2 Wi4 -" in start
    assert start.endswith("Rina _ _ _ _ _ _ _ - draw pile 43 cards left")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (1, "Talia draws Ja2 and Oa4 from the draw pile, plants Oa1 and discards Wi2. [Oa1]"),
        (
            2,
            "Jonte draws Wi2 from Talia's discard pile and an unknown card from the draw pile, plants Bs4",
        ),
        (
            3,
            "Rina draws Rp3 from Jonte's discard pile and Wi3 from the draw pile, plants Do2 and",
        ),
        (3, "discards Ca5. note: free text [Do2]"),
        (
            4,
            "Talia draws an unknown card and Ma6 from the draw pile, plants Oa4 right of Oa1 and",
        ),
        (4, "Oa1[Oa4]"),
        (4, "score now Talia Ja2 Ja3 Ma6 Bs5 Do3 Wi4 _ Ca1 0 to 3 Jonte Wi2 _ _ _ _ _ _ - 0 Rina"),
        (5, "Jonte draws two unknown cards from the draw pile, plants Bs6 below Bs4 and discards Ca6."),
        (5, "irregular: drew too early Bs4 [Bs6]"),
        (5, "draw pile 35 cards left"),
    ],
)
def test_a_turn_tells_who_drew_what_from_where_and_the_table_after_it(number: int, sentence: str) -> None:
    assert turn(CLUB, number).startswith(f"Turn {number}: ")
    assert sentence in turn(CLUB, number)


def test_what_a_player_was_not_shown_is_just_a_card() -> None:
    assert "Talia draws two cards from the draw pile" in turn(CLUB, 1, seat=1)
    assert "Rina draws Rp3 from Jonte's discard pile and a card from the draw pile" in turn(CLUB, 3, seat=1)
    assert "Jonte draws two unknown cards from the draw pile" in turn(CLUB, 5, seat=1)
    assert "Talia _ _ _ _ _ _ _ Wi2 0" in turn(CLUB, 1, seat=1)
    assert "As Jonte saw it: the others' hands are hidden" in said(told(CLUB, 1)[0])


def test_an_unfinished_record_says_where_it_stops_and_that_unknown_cards_leave_it_open() -> None:
    end = told(CLUB)[-1]
    assert end.splitlines()[0] == "The record stops after turn 5, with 35 cards left in the draw pile."
    assert "Unknown cards leave the result open; `arbcheck score` tells what they decide." in end


def test_a_player_is_not_told_what_the_hands_of_an_unfinished_game_come_to() -> None:
    assert told(CLUB, 0)[-1] == "The record stops after turn 5, with 35 cards left in the draw pile."


def test_the_end_says_who_drew_the_last_card_and_who_wins() -> None:
    game, _ = random_game(seeded(1), 2, 2018)
    end = told(canonical_game(game))[-1]
    assert end == (
        "End: Jonte drew the last card of the draw pile in turn 18.\n"
        "Jonte wins with 3 points; Talia (0) is second."
    )


def test_hands_that_only_the_end_tells_are_shown_there() -> None:
    game, _ = random_game(seeded(1), 2, 2018)
    unknown = game.start._replace(hands=(None, None), deck=())
    drawn = [
        turn._replace(draws=tuple(draw._replace(card=None) for draw in turn.draws)) for turn in game.turns
    ]
    end = said(told(canonical_game(game._replace(start=unknown, turns=tuple(drawn))))[-1])
    assert "Talia (0) is second. hand top discard score Talia Ja8 Do4 Oa1 Oa4 Oa6 Ma1 Rp7 Ca4 of 8 0" in end


def test_a_long_verdict_has_a_line_for_each_part() -> None:
    game, _ = random_game(seeded(1), 2, 2018)
    players = ("Talia from the corner table", "Jonte from the corner table")
    end = told(canonical_game(game._replace(players=players)))[-1].splitlines()
    assert end[1:3] == [
        "Jonte from the corner table wins with 3 points;",
        "Talia from the corner table (0) is second.",
    ]


def test_an_unfinished_game_of_no_turns_stops_before_the_first_one() -> None:
    start, end = told(LONG.replace("turns:\n", "turns: []\n"))
    assert "Start: A plays first." in start
    assert end.startswith("The record stops before the first turn, with 52 cards left in the draw pile.")


def test_what_is_wrong_stands_in_its_turn() -> None:
    start, first, second, *_, end = told(SLIPS)
    assert "game.yaml:5:58: error[ARB315] Oa1 cannot be here" in start
    assert "error" not in first
    assert "game.yaml:8:30: error[ARB304] Wi2 lies on Ana's discard pile, not Wi3 (R6)" in second
    assert "[ARB112] `Bem` is no player" in end
    assert end.endswith("The record has 7 errors and 3 warnings; the end is not scored.")


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (4, "Ana draws Wi2 from Ana's own discard pile and Ma6 from the draw pile"),
        (4, "plants Oa4 (its place is in doubt) and discards Ca1. Oa1 hand"),
        (5, "Ben draws an unknown card from the draw pile, plants Wi8 above Ma2"),
        (6, "plants Do3 right of Oa1 and discards nothing."),
        (7, "plants nothing and discards Ca7."),
    ],
)
def test_a_turn_with_a_slip_is_told_as_far_as_it_means_something(number: int, sentence: str) -> None:
    assert sentence in turn(SLIPS, number)


def test_a_turn_without_draws_and_one_with_too_many_are_told_too() -> None:
    text = f"{LONG}  - {{player: A, play: Oa1, discard: Wi1}}\n"
    text += "  - {player: B, draw: [deck, deck, deck], play: Oa2}\n"
    assert "Turn 1: A draws nothing, plants Oa1 and discards Wi1." in turn(text, 1)
    assert "Turn 2: B draws three unknown cards from the draw pile, plants Oa2" in turn(text, 2)


def test_a_card_that_lies_apart_is_told_with_its_cell() -> None:
    turns = [
        "{player: A, draw: [deck, deck], play: {card: Oa1, at: [0, 0]}, discard: Wi1}",
        "{player: B, draw: [deck, deck], play: Ma1, discard: Wi2}",
        "{player: C, draw: [deck, deck], play: Ca1, discard: Wi3}",
        "{player: D, draw: [deck, deck], play: Do1, discard: Wi4}",
        "{player: A, draw: [deck, deck], play: {card: Oa2, at: [2, 1]}, discard: Wi5, irregular: apart}",
        "{player: B, draw: [deck, deck], play: {card: Ma2, at: [0, -1]}, discard: Wi6}",
    ]
    text = LONG + "".join(f"  - {turn}\n" for turn in turns)
    assert "plants Oa2 at [2, 1] and discards Wi5. irregular: apart Oa1 . . . . [Oa2]" in turn(text, 5)
    assert "plants Ma2 above Ma1 and discards Wi6." in turn(text, 6)


def test_after_a_turn_that_cannot_be_read_all_that_is_wrong_is_listed() -> None:
    *_, fifth, end = told(UNREAD)
    assert fifth.startswith("Turn 5: ")
    assert end.startswith(
        "Turn 6 cannot be read; the replay stops before it.\ngame.yaml:12:48: error[ARB136]"
    )
    assert "[ARB112] `Bem` is no player" in end


@pytest.mark.parametrize(
    ("window", "rest"),
    [
        (Window(1, 1), "6 errors and 3 warnings"),
        (Window(3, 3, alone=True), "7 errors and 2 warnings"),
        (Window(6, 7), "3 errors and 3 warnings"),
        (Window(7, 7, alone=True), "6 errors and 3 warnings"),
    ],
)
def test_what_is_wrong_outside_the_turns_shown_is_counted(window: Window, rest: str) -> None:
    last = said(told(SLIPS, window=window)[-1])
    assert last == f"The rest of the record has {rest}; `arbcheck validate` lists all."


def test_only_the_turns_asked_for_are_shown() -> None:
    def titles(window: Window) -> list[str]:
        return [block.partition(":")[0] for block in told(CLUB, window=window)]

    assert titles(Window(2, 3)) == ["Turn 2", "Turn 3"]
    assert titles(Window(5, 5, alone=True)) == ["Turn 5"]
    assert titles(Window(4, 99))[:2] == ["Turn 4", "Turn 5"]
    assert len(titles(Window(1, 1))) == 2
    assert titles(Window(1, 1, alone=True)) == ["Turn 1"]


def test_the_first_edition_is_named_and_its_starting_discards_lie_on_the_piles() -> None:
    text = CLUB.replace("players:", "edition: 2015\nplayers:").replace("Blue Spruce", "Lilac")
    text = text.replace("start:", "start:\n  discards: {Jonte: Li1}").replace("Bs", "Li")
    start = said(told(text)[0])
    assert "8 species in play (2015 edition): " in start
    assert "Jonte _ _ _ _ _ _ _ Li1 Rina _ _ _ _ _ _ _ _ draw pile 41 cards left" in start


def table_of(game: Game, tabletop: Tabletop, turns: int) -> Tabletop:
    """Play the first turns of a game on a table."""
    for player, draws, play, discard, _ in game.turns[:turns]:
        for draw in draws:
            tabletop.draw(player, draw.source)
        assert play
        assert discard
        tabletop.plant(player, play.card, cell_of(tabletop, player, play))
        tabletop.discard(player, discard)
    return tabletop


@pytest.mark.parametrize("seed", range(12))
def test_with_full_information_each_block_shows_the_table_as_it_was(seed: int) -> None:
    game, truth = random_game(seeded(seed), 2 + seed % 3, 2018 - 3 * (seed % 2))
    turns = told(canonical_game(game))[1 : len(game.turns) + 1]
    for number, (block, turn) in enumerate(zip(turns, game.turns, strict=True), 1):
        table = table_of(game, Tabletop(truth.deal), number)
        for player, name in enumerate(game.players):
            assert f"{name} {row_of(game, table, player)} " in said(block)
        planted = {card.code for card in table.cells[turn.player].values()}
        assert set(re.findall(r"[A-Z][a-z]\d", board_in(block))) == planted
        assert turn.play
        assert re.findall(r"\[([A-Z][a-z]\d)\]", block) == [turn.play.card.code]
        left = len(table.deck)
        assert f"draw pile {left} card{'' if left == 1 else 's'} left" in said(block)


def row_of(game: Game, table: Tabletop, player: int) -> str:
    """Return what a player's row says of hand and pile."""
    order = list(game.species)
    cards = sorted(table.hands[player], key=lambda card: (order.index(card.species), card.value))
    pile = table.piles[player]
    top = pile[-1].code if pile else "-"
    return f"{' '.join(card.code for card in cards)} {top}{f' of {len(pile)}' if len(pile) > 1 else ''}"


def board_in(block: str) -> str:
    """Return the lines of a block that show the arboretum: those between the sentence and the table."""
    lines = block.splitlines()
    head = next(index for index, line in enumerate(lines) if line.split()[:1] == ["hand"])
    return "\n".join(line for line in lines[:head] if line.startswith("   "))


def test_every_source_of_a_draw_is_named() -> None:
    game, _ = random_game(seeded(3), 3, 2018)
    for block, recorded in zip(told(canonical_game(game))[1:], game.turns, strict=False):
        for source, card in recorded.draws:
            own = "own " if source == recorded.player else ""
            pile = "the draw pile" if source == DECK else f"{game.players[int(source)]}'s {own}discard pile"
            assert card
            assert re.search(rf"{card.code}( and \S+)? from {pile}", said(block))


NAMES = ["Talia", "田中さくら", "רינה", "\x1b[31mred\x1b[0m", "n" * 100, "two words", "é" * 30]


@pytest.mark.parametrize("style", [PLAIN, ASCII])
@pytest.mark.parametrize("seed", range(6))
def test_no_line_is_wider_than_eighty_columns_whatever_the_players_are_called(
    seed: int, style: Style
) -> None:
    rng = seeded(seed)
    game, _ = random_game(rng, 2 + seed % 3, 2018, 0.3)
    players = tuple(rng.sample([name for name in NAMES if "\x1b" not in name], len(game.players)))
    for block in told(canonical_game(game._replace(players=players)), style=style):
        for line in block.splitlines():
            assert width(line) <= COLUMNS
            assert line.isprintable()
            assert style is PLAIN or line.isascii()


def test_long_names_stand_above_their_rows() -> None:
    text = CLUB.replace("Jonte", "Jonathan-Theodore from the club")
    lines = told(text, window=Window(4, 4, alone=True))[0].splitlines()
    row = lines.index("  Jonathan-Theodore from the club")
    assert lines[row + 1].split() == ["Wi2", *"______", "-", "0"]


def test_a_player_who_is_called_by_number_is_named_at_the_start() -> None:
    start, first, *_ = told(CLUB.replace("Talia", "רינה"))
    assert "  P1 is רינה" in start
    assert first.startswith("Turn 1: P1 draws ")


def test_with_colour_the_same_is_said() -> None:
    plain = "\n".join(told(SLIPS))
    coloured = "\n".join(told(SLIPS, style=COLOUR))
    assert coloured != plain
    assert re.sub("\x1b\\[[0-9]*m", "", coloured) == plain
    assert "\x1b[1mTurn 1\x1b[0m: " in coloured


def test_an_arboretum_wider_than_the_page_shows_the_new_card_in_its_part() -> None:
    species = ["Ca", "Do", "Ja", "Ma", "Oa", "Rp", "Wi", "Bs", "Cb", "Tp"]
    cards = [f"{name}{value}" for name in species for value in range(1, 9)]
    turns = []
    for number in range(21):
        own, other = cards[number], [cards[30 + 3 * (number % 16) + k] for k in range(3)]
        turns.append(
            f"{{player: A, draw: [deck, deck], play: {{card: {own}, at: [{number}, 0]}}, discard: Tp8}}"
        )
        turns += [f"{{player: {name}, draw: [], irregular: x}}" for name in "BCD" if other]
    text = LONG + "".join(f"  - {each}\n" for each in turns)
    block = told(text, window=Window(81, 81, alone=True))[0]
    assert "    columns 1 to 19 of 21\n    Ca1 Ca2 Ca3" in block
    assert "    columns 20 to 21 of 21\n    Ja4[Ja5]\n" in block


def stories() -> list[Story]:
    return [story(CLUB), story(SLIPS), story(UNREAD)]


def test_a_block_ends_without_a_line_break() -> None:
    for game in stories():
        assert all(block == block.rstrip() for block in blocks(game, game.whole))
