"""Who wins, in a sentence (R17)."""

import pytest

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import PlayerScore, Result
from arbcheck.reports.outcome import OpenPlace
from arbcheck.reports.verdict import sentences, short, tie_for_the_win, ties
from tests.oracle.scoring import score_open
from tests.reports.examples import outcome, rulebook

NAMES = ("Talia", "Jonte", "Rina", "Odile")


def told(result: Result, *, finished: bool = True) -> str:
    """Tell the verdict on a result of which only totals, ranks and species planted matter."""
    seats = len(result.scores)
    position = Position(NAMES[:seats], (), 2018, ((),) * seats, ((),) * seats, (None,) * seats, finished)
    return " ".join(sentences(outcome(position, result=result), position, result, position.players))


def standing(*scores: tuple[int, int, int], winners: int = 1, decided_by: str = "points") -> Result:
    """Build a result from each player's total, rank and species planted; the first players win."""
    lines = [
        PlayerScore(NAMES[k], total, rank, planted, ()) for k, (total, rank, planted) in enumerate(scores)
    ]
    return Result((), tuple(lines), NAMES[:winners], decided_by)


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (
            standing((19, 1, 5), (14, 2, 4), (14, 3, 3)),
            "Talia wins with 19 points; Jonte (14, 4 species) is second, Rina (14, 3 species) third.",
        ),
        (standing((1, 1, 5), (0, 2, 4)), "Talia wins with 1 point; Jonte (0) is second."),
        (
            standing((9, 1, 5), (8, 2, 4), (8, 2, 4), (3, 4, 6)),
            (
                "Talia wins with 9 points; Jonte and Rina (8, 4 species each) share second place, "
                "Odile (3) is fourth."
            ),
        ),
        (
            standing((8, 1, 5), (8, 2, 4), (3, 3, 6), decided_by="species"),
            (
                "Talia wins: tied with Jonte at 8 points, but with more species planted (5); "
                "Jonte (8, 4 species) is second, Rina (3) third."
            ),
        ),
        (
            standing((8, 1, 5), (8, 1, 5), winners=2, decided_by="shared"),
            "Talia and Jonte share the win: 8 points and 5 species planted each.",
        ),
        (
            standing((8, 1, 5), (8, 1, 5), (8, 3, 4), winners=2, decided_by="shared"),
            (
                "Talia and Jonte share the win: 8 points and 5 species planted each; "
                "Rina (8, 4 species) is third."
            ),
        ),
    ],
)
def test_the_verdict_says_who_wins_and_why(result: Result, sentence: str) -> None:
    assert told(result) == sentence


def test_an_unfinished_game_is_told_as_if_it_ended_now() -> None:
    assert told(standing((9, 1, 5), (0, 2, 4)), finished=False).startswith("If it ended now: Talia wins")


def test_an_open_result_names_the_unknown_cards_and_what_they_decide() -> None:
    position = rulebook()
    unknown = position._replace(hands=((*position.hands[0][:6], None), *position.hands[1:]))
    result = score_open(unknown)
    open_outcome = outcome(unknown, "open", result=result)._replace(open=(OpenPlace("Talia", "hand", 1),))
    parts = sentences(open_outcome, unknown, result, unknown.players)
    assert parts[-2:] == [
        "Not known: 1 card in Talia's hand.",
        (
            "It decides the right to Blue Spruce, Dogwood and Royal Poinciana, "
            "and the totals of Talia, Jonte and Rina."
        ),
    ]
    assert not sentences(open_outcome._replace(open=()), unknown, result, unknown.players)[1:]


def test_the_total_of_one_player_is_named_in_the_singular() -> None:
    result = standing((9, 1, 5), (0, 2, 4))
    half = result._replace(scores=(result.scores[0], result.scores[1]._replace(total=None, rank=None)))
    position = rulebook(NAMES[:2])
    opened = outcome(position, "open", result=half)._replace(open=(OpenPlace("Jonte", "hand", 2),))
    assert sentences(opened, position, half, ("Talia", "Jonte")) == [
        "Talia wins, whatever the unknown cards are.",
        "Not known: 2 cards in Jonte's hand.",
        "They decide the total of Jonte.",
    ]


def test_a_shared_win_can_be_certain_while_totals_are_open() -> None:
    result = standing((9, 1, 5), (9, 1, 5), (0, 3, 4), winners=2, decided_by="shared")
    scores = (*result.scores[:2], result.scores[2]._replace(total=None))
    assert told(result._replace(scores=scores)) == (
        "Talia and Jonte share the win, whatever the unknown cards are."
    )


def test_an_open_winner_is_told_in_plain_words() -> None:
    result = standing((9, 1, 5), (0, 2, 4))._replace(winners=None, decided_by=None)
    assert told(result) == "The result is open: unknown cards decide who wins."


def test_unknown_cards_that_change_only_sums_are_said_to() -> None:
    result = standing((9, 1, 5), (0, 2, 4))
    position = rulebook(NAMES[:2])
    opened = outcome(position, "open", result=result)._replace(open=(OpenPlace("Jonte", "hand", 2),))
    assert (
        sentences(opened, position, result, ("Talia", "Jonte"))[-1] == "They change nothing but sums in hand."
    )


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (standing((9, 1, 5), (0, 2, 4)), "Talia wins"),
        (standing((9, 1, 5), (9, 2, 4), decided_by="species"), "Talia wins on species planted"),
        (standing((9, 1, 5), (9, 1, 5), winners=2, decided_by="shared"), "Talia and Jonte share the win"),
        (standing((9, 1, 5), (9, 1, 5))._replace(winners=None), "the winner is open"),
    ],
)
def test_the_short_verdict_names_the_winners(result: Result, words: str) -> None:
    assert short(rulebook(NAMES[:2]), result, NAMES[:2]) == words


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (standing((19, 1, 5), (14, 2, 4)), []),
        (
            standing((19, 1, 5), (14, 3, 3), (14, 2, 4)),
            ["Tied at 14 points, so the species planted decide (R17): Rina 4 and Jonte 3."],
        ),
        (
            standing((8, 1, 5), (8, 1, 5), (8, 3, 4), winners=2, decided_by="shared"),
            [
                (
                    "Tied at 8 points, so the species planted decide (R17): Talia 5, Jonte 5 and Rina 4; "
                    "Talia and Jonte share the win."
                )
            ],
        ),
        (
            standing((9, 1, 5), (1, 3, 2), (1, 3, 2), (9, 2, 4)),
            [
                "Tied at 9 points, so the species planted decide (R17): Talia 5 and Odile 4.",
                (
                    "Tied at 1 point, so the species planted decide (R17): Jonte 2 and Rina 2; "
                    "Jonte and Rina share third place."
                ),
            ],
        ),
    ],
)
def test_players_with_equally_many_points_are_told_apart(result: Result, said: list[str]) -> None:
    assert ties(result, NAMES) == said


def test_a_tie_that_unknown_cards_may_part_is_not_told() -> None:
    unranked = PlayerScore("Talia", 8, None, 5, ())
    assert ties(Result((), (unranked, unranked._replace(player="Jonte")), None, None), NAMES) == []


def test_a_player_called_the_result_keeps_the_name_in_an_unfinished_game() -> None:
    result = standing((9, 1, 5), (3, 2, 4))
    position = Position(("The result", "Jonte"), (), 2018, ((),) * 2, ((),) * 2, (None,) * 2, finished=False)
    won = result._replace(winners=("The result",))
    (first, *_) = sentences(outcome(position, result=won), position, won, position.players)
    assert first == "If it ended now: The result wins with 9 points;"


def test_only_a_tie_that_decides_the_win_is_told_of_the_win() -> None:
    behind = standing((19, 1, 5), (14, 2, 4), (14, 3, 3))
    assert tie_for_the_win(behind, NAMES) == []
    first = standing((14, 1, 4), (14, 2, 3), (9, 3, 5), decided_by="species")
    told = "Tied at 14 points, so the species planted decide (R17): Talia 4 and Jonte 3."
    assert tie_for_the_win(first, NAMES) == [told]
