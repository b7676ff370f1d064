"""Telling a program apart: small questions first, then random ones; silence is a difference too."""

import shlex
import sys
from pathlib import Path

import pytest

from arbcheck.arboretum.readings import reading_of
from arbcheck.conformance.apart import engines
from arbcheck.conformance.apart.core import EXHAUSTIVE, RANDOM, Size, size_of
from arbcheck.conformance.apart.engines import Questions, Told, tell_apart
from arbcheck.conformance.apart.readings import Limits
from arbcheck.conformance.engine import Engine
from tests.conformance.programs import program

EXAMPLES = Path(__file__).parents[3] / "examples" / "engines"
FEW = Limits(planted=0, tries=30)
RIGHT = f"""
sys.path.insert(0, {str(EXAMPLES)!r})
import right
"""


NOTHING = program("answers(lambda asked: say({'id': asked['id'], 'unsupported': 'all'}))")
"""Supports no question."""


@pytest.fixture(autouse=True)
def few_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "MOST_IN_HAND", {(0, 2): 3, (0, 3): 1, (3, 2): 0})


def example(name: str) -> str:
    return shlex.join([sys.executable, str(EXAMPLES / f"{name}.py")])


def asked(command: str, *misread: str, limits: Limits = FEW) -> tuple[Told | None, Questions]:
    with Engine(command, 30.0) as engine:
        questions = Questions(engine, reading_of(misread))
        return tell_apart(questions, limits, lambda _: None), questions


def test_a_program_that_lets_the_own_one_cancel_differs_with_three_cards_in_hand() -> None:
    told, _ = asked(example("own_one_cancels"))
    assert told is not None
    assert (told.search, size_of(told.core)) == (EXHAUSTIVE, Size(0, 2, 3, 0))
    assert [each.where for each in told.differences] == [
        ("scores", "Talia", "oak"),
        ("scores", "Jonte", "oak"),
    ]


def test_that_program_agrees_with_its_own_reading() -> None:
    told, questions = asked(example("own_one_cancels"), "own-one-cancels")
    assert told is None
    assert questions.asked > 500
    assert questions.unsupported == questions.unanswered == 0


def test_a_program_that_doubles_at_any_length_differs_with_two_trees_side_by_side() -> None:
    told, _ = asked(example("doubles_any_length"), limits=Limits(planted=3))
    assert told is not None
    assert (told.search, size_of(told.core)) == (EXHAUSTIVE, Size(3, 2, 0, 0))


def test_a_longer_path_is_found_at_random_and_shrunk() -> None:
    told, _ = asked(example("right"), "pure-flat-one", limits=Limits(planted=0, tries=400))
    assert told is not None
    assert told.search == RANDOM
    assert size_of(told.core).planted in {7, 8}


def test_a_program_that_ends_is_a_difference_at_the_first_question() -> None:
    told, questions = asked(program("sys.exit(3)"))
    assert told is not None
    assert size_of(told.core) == Size(0, 2, 0, 0)
    assert told.differences[0].where == ("answer",)
    assert told.differences[0].got == "the program ended with exit status 3"
    assert questions.unanswered == 1


def test_a_program_that_fails_over_a_single_card_is_found_with_that_card() -> None:
    body = (
        RIGHT
        + """
def answer(asked):
    if any("oak-7" in player["hand"] for player in asked["players"]):
        sys.exit(1)
    return right.answer(asked)
answers(lambda asked: say(answer(asked)))
"""
    )
    told, _ = asked(program(body))
    assert told is not None
    assert [[card.code for card in hand if card] for hand in told.core.hands] == [["Oa7"], []]


def test_what_a_program_does_not_support_is_no_difference() -> None:
    told, questions = asked(NOTHING)
    assert told is None
    assert questions.unsupported == questions.asked > 500


def test_a_program_that_gives_no_answer_is_not_asked_for_ever() -> None:
    with Engine(program("sys.exit(3)"), 30.0) as engine:
        questions = Questions(engine, frozenset())
        questions.unanswered = 20
        assert tell_apart(questions, FEW, lambda _: None) is None
    assert questions.asked == 0


@pytest.mark.parametrize(("planted", "asked_about"), [(0, {0}), (1, {0, 1}), (8, {0, 1, 4})])
def test_no_question_has_more_planted_cards_than_allowed_until_the_search_is_random(
    planted: int, asked_about: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "MOST_IN_HAND", {(0, 2): 1, (1, 2): 0, (4, 2): 0})
    seen: list[str] = []
    with Engine(NOTHING, 30.0) as engine:
        tell_apart(Questions(engine, frozenset()), Limits(planted=planted, tries=1), seen.append)
    assert {int(text.split()[0]) for text in seen if text[0].isdigit()} == asked_about
