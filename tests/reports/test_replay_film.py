"""A replay as frames: the start, the table after each turn, the end, and what each player saw of it."""

from arbcheck.arboretum.board import Planted
from arbcheck.arboretum.replay.outlook import Outlook
from arbcheck.arboretum.replay.steps import start, steps
from arbcheck.records.canonical import canonical_game
from arbcheck.reports.replay_film import Film, Lying, Seat, film
from tests.oracle.boards import card, hand, seeded
from tests.oracle.play import random_game
from tests.reports.replays import CLUB, SLIPS, UNREAD, story

NAMES = ("Talia", "Jonte", "Rina")
WHOLE = canonical_game(random_game(seeded(1), 2, 2018)[0])
TWICE = """\
arbcheck: 1
players: [Ana, Ben]
species: [Cassia, Dogwood, Jacaranda, Maple, Oak, Willow]
turns:
  - {player: Ana, draw: [deck, deck], play: Oa1, discard: Wi2}
  - {player: Ben, draw: [deck, deck], play: Ma1, discard: Ma3}
  - {player: Ana, draw: [deck, deck], play: {card: Oa2, at: [0, 0]}, discard: Ca1}
finished: false
"""


def shot(record: str, *seats: Seat) -> Film:
    told = story(record)
    return film(told, told.replay.game.players, seats or (None,))


def test_there_is_a_frame_for_the_start_each_turn_and_the_end() -> None:
    club = shot(CLUB)
    assert (club.turns, club.frames) == (5, 7)
    assert club.acting == (None, 0, 1, 2, 0, 1, None)
    assert club.deck == (43, 41, 40, 39, 37, 35, 35)  # 64 - 21, then one or two cards a turn
    assert [len(each) for each in (club.piles, club.remarks, *club.views[0][1:])] == [7] * 5


def test_arboretums_are_told_once_with_the_turn_of_each_card() -> None:
    assert shot(CLUB).planted == (
        (Lying(Planted(card("Oa1"), 0, 0), 1, 7), Lying(Planted(card("Oa4"), 1, 0), 4, 7)),
        (Lying(Planted(card("Bs4"), 0, 0), 2, 7), Lying(Planted(card("Bs6"), 0, 1), 5, 7)),
        (Lying(Planted(card("Do2"), 0, 0), 3, 7),),
    )


def test_discard_piles_stand_bottom_first() -> None:
    piles = shot(CLUB).piles
    assert piles[1] == (hand("Wi2"), (), ())
    assert piles[2] == ((), hand("Rp3"), ())  # Jonte took the Wi2
    assert piles[-1] == (hand("Ca1"), hand("Ca6"), hand("Ca5"))


def test_a_whole_game_is_seen_as_it_was_played() -> None:
    replay = story(WHOLE).replay
    (view,) = shot(WHOLE).views
    states = [start(replay), *(step.after for step in steps(replay))]
    assert list(view.hands) == [*(state.hands for state in states), states[-1].hands]
    assert view.scores[0] == (Outlook(0, 0),) * 2
    assert view.scores[-1] == view.scores[-2]
    assert view.told[-1].endswith("Jonte wins with 3 points; Talia (0) is second.")


def test_a_player_sees_the_own_hand_and_open_cards_until_all_hands_are_shown() -> None:
    everything, talia = shot(WHOLE, None, 0).views
    for frame in range(19):
        assert talia.hands[frame][0] == everything.hands[frame][0]
    assert talia.hands[0][1] == (None,) * 7
    assert talia.hands[-1] == everything.hands[-1]
    assert "two cards from the draw pile" in " ".join(talia.told)


def test_a_player_of_an_unfinished_game_never_sees_the_other_hands() -> None:
    (jonte,) = shot(CLUB, 1).views
    assert jonte.hands[-1] == jonte.hands[-2]
    assert jonte.scores[-1] == jonte.scores[-2]
    assert jonte.told[-1] == "The record stops after turn 5, with 35 cards left in the draw pile."


def test_remarks_stand_at_their_frames() -> None:
    club = shot(CLUB).remarks
    assert [each.note for each in club] == [None, None, None, "free text", None, None, None]
    assert [each.irregular for each in club][4:] == [None, "drew too early", None]
    slips = shot(SLIPS)
    assert [[found.code for found in each.problems] for each in slips.remarks] == [
        ["ARB315"],
        *([], ["ARB304"], ["ARB301"], ["ARB307"], ["ARB311", "ARB302"], ["ARB310"], ["ARB310"]),
        ["ARB313", "ARB112"],
    ]


def test_the_end_of_a_record_with_errors_is_not_scored() -> None:
    slips = shot(SLIPS).views[0]
    assert slips.scores[-1] == ()
    assert slips.told[-1].endswith("The record has 7 errors and 3 warnings; the end is not scored.")


def test_a_turn_that_cannot_be_read_ends_the_frames() -> None:
    unread = shot(UNREAD)
    assert unread.frames == 7
    assert unread.views[0].told[-1] == "Turn 6 cannot be read; the replay stops before it."
    assert "ARB136" in [found.code for found in unread.remarks[-1].problems]


def test_a_cell_that_is_used_twice_does_not_lose_a_card() -> None:
    twice = shot(TWICE)
    assert [found.code for found in twice.remarks[3].problems] == ["ARB308"]
    assert [lying.planted.card.code for lying in twice.planted[0]] == ["Oa1"]


def test_a_game_of_no_turns_has_a_start_and_an_end() -> None:
    record = CLUB.partition("turns:")[0] + "turns: []\nfinished: false\n"
    none = shot(record)
    assert none.frames == 2
    assert none.planted == ((), (), ())
    start, end = none.views[0].told
    assert start == "Start: Talia plays first."
    assert end.startswith("The record stops before the first turn, with 43 cards left in the draw pile.")
