"""Which cases another program is asked about, and what becomes of each, whatever it answers."""

import shlex
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from arbcheck import data
from arbcheck.arboretum.readings.misreadings import MISREADINGS
from arbcheck.arboretum.readings.scoring import differs, score_under
from arbcheck.conformance import trial
from arbcheck.conformance.case import Broken, Case
from arbcheck.conformance.engine import Engine
from arbcheck.conformance.explanation import NO_RULE, Summary, Verdict, explain
from arbcheck.conformance.protocol import compare, question
from arbcheck.conformance.run import Difference
from arbcheck.conformance.suite import FAILED, NOT_SENT, PASSED, UNSUPPORTED, Corpus, read_corpus
from arbcheck.conformance.trial import Tried, try_engine
from arbcheck.records.record import outcome_of
from tests.conformance.cases import POSITION, block, read, sound
from tests.conformance.programs import program
from tests.conformance.test_protocol import accepted

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "engines"
SCORE = "  winners: [Ben]\n"


def example(name: str) -> str:
    return shlex.join([sys.executable, str(EXAMPLES / f"{name}.py")])


def tried(command: str, cases: Iterable[Case | Broken], seconds: float = 60.0) -> list[Tried]:
    with Engine(command, seconds) as engine:
        return list(try_engine(engine, cases))


def one(body: str, case: Case | Broken, seconds: float = 60.0) -> Tried:
    (found,) = tried(program(body), [case], seconds)
    return found


RIGHT = """
sys.path.insert(0, {examples!r})
import right
answers(lambda asked: say({changed}))
"""


def right_but(changed: str = "right.answer(asked)") -> str:
    return RIGHT.format(examples=str(EXAMPLES), changed=changed)


SAMPLE = sound(block("text", POSITION), SCORE, "rules: [R15, R17]\n")


# What is sent


def test_a_case_about_a_score_is_sent_and_passes_when_the_answer_is_right() -> None:
    found = one(right_but(), SAMPLE)
    assert (found.ran.status, found.ran.differences, found.ran.id) == (PASSED, (), "sample-01")
    assert found.asked is not None
    assert found.asked.answer is not None
    assert found.asked.answer["totals"] == {"Ana": 3, "Ben": 5}


@pytest.mark.parametrize(
    "expect",
    [
        "  status: provisional\n",
        "  diagnostics: []\n",
        "  claims: {Ana.oak: {verdict: upheld}}\n",
        "  status: open\n  winners: null\n",
        "  status: invalid\n  winners: [Ben]\n",
    ],
)
def test_a_case_that_expects_no_score_is_not_sent(expect: str) -> None:
    found = one("sys.exit(1)", sound(block("text", POSITION), expect))
    assert (found.ran.status, found.ran.differences, found.asked) == (NOT_SENT, (), None)


@pytest.mark.parametrize(
    "expect", ["rights: {oak: {reason: highest}}", "scores: {Ana: {total: 3}}", "decided_by: points"]
)
def test_every_part_of_a_score_makes_a_case_one_about_a_score(expect: str) -> None:
    assert one(right_but(), sound(block("text", POSITION), f"  {expect}\n")).ran.status == PASSED


def test_a_case_under_a_misreading_is_not_sent() -> None:
    case = sound(block("text", POSITION), SCORE, "under: [diagonal-steps]\n")
    assert one("sys.exit(1)", case).ran.status == NOT_SENT


def test_a_position_with_unknown_cards_is_not_sent_even_if_they_decide_nothing() -> None:
    unknown = POSITION.replace("Do7", "_")
    assert one("sys.exit(1)", sound(block("text", unknown), SCORE)).ran.status == NOT_SENT


def test_a_case_about_a_case_is_not_sent() -> None:
    about = block("case", "case: 1\nid: a-01\n")
    expect = "  status: invalid\n  diagnostics: [{code: ARB601, severity: error, line: 1, column: 1}]\n"
    assert one("sys.exit(1)", sound(about, expect)).ran.status == NOT_SENT


def test_a_case_of_another_game_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "outcome_of", lambda record: outcome_of(record)._replace(game="another"))
    assert one("sys.exit(1)", SAMPLE).ran.status == NOT_SENT


def test_a_case_that_fails_here_is_not_sent_but_fails() -> None:
    found = one("sys.exit(1)", sound(block("text", POSITION), "  winners: [Ana]\n"))
    assert found.asked is None
    assert found.ran.status == FAILED
    assert found.ran.differences == (
        Difference(("case",), "passes before it is sent", "fails"),
        Difference(("winners",), "[Ana]", "[Ben]"),
    )


def test_what_is_no_case_fails() -> None:
    found = one("sys.exit(1)", read("case: 1\n"))
    assert (found.ran.status, found.asked) == (FAILED, None)


# What comes back


def test_a_wrong_answer_fails_at_every_value_that_is_wrong() -> None:
    found = one(right_but("{**right.answer(asked), 'totals': {'Ana': 3, 'Ben': 6}, 'winners': []}"), SAMPLE)
    assert found.ran.status == FAILED
    assert found.ran.differences == (
        Difference(("totals", "Ben"), "5", "6"),
        Difference(("winners",), "Ben", "nothing"),
    )


def test_totals_and_winners_need_not_be_told() -> None:
    changed = "{key: right.answer(asked)[key] for key in ('id', 'scores')}"
    assert one(right_but(changed), SAMPLE).ran.status == PASSED


def test_what_a_program_does_not_support_is_counted_apart() -> None:
    found = one("answers(lambda asked: say({'id': asked['id'], 'unsupported': 'two players'}))", SAMPLE)
    assert (found.ran.status, found.asked) == (UNSUPPORTED, None)
    assert found.ran.differences == (Difference(("answer",), "an answer", "unsupported: two players"),)


def test_to_say_that_nothing_is_unsupported_is_no_excuse() -> None:
    assert one(right_but("{**right.answer(asked), 'unsupported': None}"), SAMPLE).ran.status == PASSED
    assert (
        one("answers(lambda asked: say({'id': asked['id'], 'unsupported': None}))", SAMPLE).ran.status
        == FAILED
    )


def test_a_run_goes_on_after_a_crash_a_hang_and_nonsense() -> None:
    names = ("good-01", "crash-01", "good-02", "hang-01", "good-03", "nonsense-01", "good-04")
    cases = [SAMPLE._replace(id=name) for name in names]
    body = f"""
    sys.path.insert(0, {str(EXAMPLES)!r})
    import right
    def reply(asked):
        kind = asked["id"].partition("-")[0]
        if kind == "crash":
            sys.exit("no idea")
        if kind == "hang":
            time.sleep(60)
        print("hello") if kind == "nonsense" else say(right.answer(asked))
        sys.stdout.flush()
    answers(reply)
    """
    found = tried(program(body), cases, 3.0)
    assert {each.ran.id: each.ran.status for each in found if each.ran.status != PASSED} == {
        "crash-01": FAILED,
        "hang-01": FAILED,
        "nonsense-01": FAILED,
    }
    assert [each.ran.differences[0].got for each in found if each.ran.differences] == [
        "the program ended with exit status 1: no idea",
        "no answer within 3 seconds",
        "what was written is no JSON: hello",
    ]


# What explains it


def verdict_on(body: str, *cases: Case) -> Verdict:
    return explain(tried(program(body), cases))


def test_a_program_that_is_right_needs_no_explanation() -> None:
    assert verdict_on(right_but(), SAMPLE) == Verdict(
        1, 0, (Summary("R15", 1, 0, None, 0), Summary("R17", 1, 0, None, 0)), {}
    )
    assert verdict_on(right_but(), SAMPLE).likely() == []


def test_cases_that_name_no_rule_are_summed_up_last() -> None:
    bare = sound(block("text", POSITION), SCORE)
    found = verdict_on("answers(lambda asked: say({'id': asked['id']}))", SAMPLE, bare._replace(id="bare-01"))
    assert [one.rule for one in found.rules] == ["R15", "R17", NO_RULE]
    assert found.failed == 2


def test_no_misreading_explains_what_is_no_answer() -> None:
    found = verdict_on("sys.exit(1)", SAMPLE)
    assert found == Verdict(1, 1, (Summary("R15", 1, 1, None, 0), Summary("R17", 1, 1, None, 0)), {})


def test_what_was_not_sent_or_is_not_supported_does_not_count() -> None:
    body = "answers(lambda asked: say({'id': asked['id'], 'unsupported': 'all'}))"
    unsent = sound(block("text", POSITION), "  diagnostics: []\n", "rules: [R14]\n")
    assert verdict_on(body, SAMPLE, unsent) == Verdict(0, 0, (), {})


TIE = POSITION.replace("Oa1 Oa4", "Oa1 Oa4 Oa2").replace("Ma1 Ma8", "Ma1 Ma4 Ca8")
"""Both have 3 points. Ben has planted two species and wins; in hand, and scored, both have as many."""


def test_a_misreading_of_the_tie_break_is_known_by_the_winners_alone() -> None:
    case = sound(block("text", TIE), "  winners: [Ben]\n  decided_by: species\n", "rules: [R17]\n")
    found = verdict_on(right_but("{**right.answer(asked), 'winners': ['Ana', 'Ben']}"), case)
    assert found.rules == (Summary("R17", 1, 1, "tie-by-hand-species", 1),)
    assert found.likely() == ["tie-by-hand-species", "tie-by-scored-species", "tie-shared-at-once"]


def test_the_misreading_that_gives_all_answers_is_chosen() -> None:
    cases = [case for case in CORPUS.cases if isinstance(case, Case) and "R16" in case.texts("rules")]
    found = explain(tried(example("doubles_any_length"), cases))
    assert found.matches["pure-any-length"] == found.asked
    assert found.likely() == ["pure-any-length"]


def test_of_two_that_give_as_many_answers_both_are_likely() -> None:
    summaries = (Summary("R15", 3, 2, "pure-any-length", 2),)
    matches = {"pure-any-length": 3, "diagonal-steps": 3, "longest-path": 2}
    assert Verdict(3, 2, summaries, matches).likely() == ["pure-any-length", "diagonal-steps"]


def test_a_program_with_two_faults_has_an_explanation_for_each() -> None:
    cases = [case for case in CORPUS.cases if isinstance(case, Case) and not case.texts("under")]
    cases = [case for case in cases if not {"R11", "R15"}.isdisjoint(case.texts("rules"))]
    body = f"""
    sys.path.insert(0, {str(EXAMPLES)!r})
    import right
    import doubles_any_length
    import own_one_cancels
    answers(lambda asked: say(right.answer(asked)))
    """
    found = explain(tried(program(body), cases))
    assert {"pure-any-length", "own-one-cancels"} <= set(found.matches)
    assert max(found.matches.values()) < found.asked
    by_rule = {one.rule: one for one in found.rules}
    assert by_rule["R15"].misreading == "pure-any-length"
    assert 0 < by_rule["R11"].explained < by_rule["R11"].failed


# The examples, over the whole corpus

CORPUS: Corpus = read_corpus([data.path("corpus")])
"""The shipped corpus."""


@pytest.fixture(scope="module")
def answered() -> list[Tried]:
    """Ask the example that is right about everything."""
    return tried(example("right"), CORPUS.cases)


def test_the_right_example_passes_everything_that_it_is_asked(answered: list[Tried]) -> None:
    asked = [each for each in answered if each.asked]
    assert {each.ran.status for each in asked} == {PASSED}
    assert {each.ran.status for each in answered} == {PASSED, NOT_SENT}
    assert len(asked) > 150


def test_its_answers_and_all_questions_fit_the_schema(answered: list[Tried]) -> None:
    for each in answered:
        if each.asked:
            assert accepted(question(each.ran.id, each.asked.position))
            assert accepted(each.asked.answer)


@pytest.mark.parametrize(
    ("name", "misreading", "rule"),
    [("own_one_cancels", "own-one-cancels", "R11"), ("doubles_any_length", "pure-any-length", "R15")],
)
def test_a_wrong_example_fails_where_its_misreading_differs_and_nowhere_else(
    name: str, misreading: str, rule: str
) -> None:
    found = tried(example(name), CORPUS.cases)
    for each in found:
        if each.asked:
            misread = score_under(each.asked.position, frozenset({misreading}))
            assert (each.ran.status == FAILED) == differs(each.asked.result, misread), each.ran.id
            assert not list(compare(each.asked.answer or {}, misread)), each.ran.id
    verdict = explain(found)
    assert verdict.likely() == [misreading]
    assert verdict.matches[misreading] == verdict.asked
    by_rule = {one.rule: one for one in verdict.rules}
    assert by_rule[rule].failed >= 3
    assert all(one.misreading == misreading for one in verdict.rules if one.failed)
    assert all(one.explained == one.failed for one in verdict.rules)
    assert rule in MISREADINGS[misreading].refuted_by
