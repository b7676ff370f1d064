"""Records of thousands of slips: what a replay does for each does not grow with the record.

Work is counted, not timed. No game has more than 51 turns, but a broken program writes as many as it likes.
"""

from collections.abc import Iterator

import pytest

from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.game import Game
from arbcheck.arboretum.replay import findings, mentions, turns
from arbcheck.arboretum.replay.layout import Layout, setup_of
from arbcheck.arboretum.replay.mentions import Fact, Mention, Mentions
from arbcheck.arboretum.replay.turns import replay
from tests.arboretum.recorded import IRREGULAR, JONTE, TALIA, ended, game, told, turn
from tests.oracle.boards import card

FIRST = turn(TALIA, "deck Ca1, deck", "Oa1", "Do1")
SECOND = turn(JONTE, "deck, deck", "Ma1", "Do2")


def again(times: int, irregular: str | None = None) -> Game:
    """A game whose first two turns are written down over and over."""
    both = (FIRST._replace(irregular=irregular), SECOND._replace(irregular=irregular))
    return game(*both * times, end=ended(hands={JONTE: "Ma1 Do2 _ _ _ _ _"}))


def passed(monkeypatch: pytest.MonkeyPatch, record: Game) -> int:
    """Count the facts that a replay looks at to tell where cards were named before."""
    looked_at: list[Fact] = []

    def counted(record: Game) -> Iterator[Fact]:
        for fact in every(record):
            looked_at.append(fact)
            yield fact

    every = mentions._all
    with monkeypatch.context() as patch:
        patch.setattr(mentions, "_all", counted)
        assert len(replay(record).problems) > 2 * len(record.turns)
    return len(looked_at)


def test_where_cards_were_named_is_looked_up_in_one_walk_through_the_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Four facts a turn, and what is stated of the end; twice as many turns are twice as many facts."""
    assert passed(monkeypatch, again(500, IRREGULAR)) <= 4 * 1000 + 7
    assert passed(monkeypatch, again(1000, IRREGULAR)) <= 4 * 2000 + 7


def trials(monkeypatch: pytest.MonkeyPatch, record: Game) -> int:
    """Count how often a replay begins anew to try another reading of a slip."""
    tried = []

    def counted(*course: object) -> object:
        tried.append(course)
        return try_one(*course)  # type: ignore[arg-type]

    try_one = turns._counted
    with monkeypatch.context() as patch:
        patch.setattr(turns, "_counted", counted)
        replay(record)
    return len(tried)


def test_no_other_readings_are_tried_in_a_record_of_more_turns_than_any_game_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert trials(monkeypatch, again(findings.LONGEST // 2)) > 0
    assert trials(monkeypatch, again(findings.LONGEST // 2 + 1)) == 0


def test_no_other_readings_are_tried_for_a_turn_of_more_draws_than_any_game_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    draws = ", ".join(["deck"] * findings.LONGEST)
    assert trials(monkeypatch, game(turn(TALIA, draws, "Oa1", "Do1"), SECOND, SECOND)) > 0
    assert trials(monkeypatch, game(turn(TALIA, f"{draws}, deck", "Oa1", "Do1"), SECOND, SECOND)) == 0


def test_trials_are_given_up_after_some_hundreds(monkeypatch: pytest.MonkeyPatch) -> None:
    with_one_draw = turn(TALIA, "deck", "Oa1 at 5 5", "Do1")
    assert trials(monkeypatch, game(*[with_one_draw] * findings.LONGEST)) == turns.TRIALS


def test_only_one_of_many_draws_too_many_is_read_as_made_up() -> None:
    """The pile of 48 - 14 cards is empty after 34 draws; then each draw more is one from an empty pile."""
    draws = ", ".join(["deck"] * 34)
    assert told(game(turn(TALIA, draws, "Oa1", "Do1"), finished=True)) == [("ARB302", ("turn", 0, "draw"))]


# Who asks where a card was named


def asked(record: Game, *questions: tuple[str, tuple[str | int, ...]]) -> list[Mention | None]:
    layout = Layout(setup_of(record))
    layout.taken[:] = [card("Ca1"), card("Ja1")]
    known = Mentions(record, layout)
    return [known.last(card(code), before) for code, before in questions]


PLANTED = Mention(("turn", 0, "play"), "was planted by Talia in turn 1")


def test_a_card_is_where_the_last_fact_before_has_it() -> None:
    facts = asked(
        game(FIRST, SECOND),
        ("Oa1", ("turn", 0, "play")),
        ("Oa1", ("turn", 0, "discard")),
        ("Oa1", ("turn", 1, "draw", 0)),
        ("Ca1", ("turn", 1, "draw", 0)),
    )
    drawn = Mention(("turn", 0, "draw", 0), "was drawn by Talia in turn 1")
    assert facts == [None, PLANTED, PLANTED, drawn]


def test_a_fact_that_stands_before_the_one_just_asked_about_is_found_again() -> None:
    """Two turns that are recorded the wrong way round are played the other way."""
    record = game(FIRST, SECOND, turn(TALIA, "deck, deck", "Oa1", "Do3"))
    early, late = ("Oa1", ("turn", 1, "play")), ("Oa1", ("end", "hand", 0, 0))
    again = Mention(("turn", 2, "play"), "was planted by Talia in turn 3")
    assert asked(record, late, early, late) == [again, PLANTED, again]


def test_after_all_facts_a_card_is_where_the_last_one_has_it() -> None:
    record = game(
        FIRST, end=ended(hands={TALIA: "Oa1"}, arboretums={TALIA: ("Oa1 Ca1",)}, piles={JONTE: "Oa2"})
    )
    in_hand = Mention(("end", "hand", 0, 0), "is in Talia's hand at the end")
    assert asked(record, ("Oa1", ("end", "arboretum", 0, 1)), ("Oa1", ("end", "none"))) == [in_hand, in_hand]


# What a discard pile can hold


def test_below_the_cards_that_are_in_play_nothing_is_looked_for_in_a_pile() -> None:
    layout = Layout(setup_of(game()))
    pile: list[Card | None] = [card("Oa1"), *[card("Oa2")] * 47]
    assert layout.top(pile) == pile
    assert layout.top([card("Oa3"), *pile]) == pile
