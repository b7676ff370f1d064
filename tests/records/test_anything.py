"""Whatever stands in a file ends in problems with a place, never in an exception."""

import json
import re
from functools import cache
from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from arbcheck.api import parse, score
from arbcheck.problems import Problem, Span
from arbcheck.problems.registry import page
from arbcheck.records.document import Form
from arbcheck.records.record import Record
from tests.schema_examples import GAME, POSITION, corpus_cases, corpus_records, mutants, trees

Tree = Any

_QUOTES_ITS_PLACE = {"ARB101", "ARB112", "ARB120", "ARB121", "ARB135", "ARB136", "ARB137", "ARB138", "ARB503"}
"""Codes whose messages quote the text under the caret, where they begin by quoting one."""


@cache
def texts() -> tuple[str, ...]:
    """Return the texts of the records in the corpus, those that it gives as mappings too."""
    given_as_text = [case["record"]["text"] for case in corpus_cases() if "text" in case["record"]]
    return (POSITION, GAME, *given_as_text, *map(_as_yaml, corpus_records()))


def _as_yaml(tree: Tree) -> str:
    return yaml.safe_dump(tree, allow_unicode=True, sort_keys=False, width=1000)


def check(text: str, form: Form = "yaml") -> None:
    """Read and score all records of a text, and look at everything that is told of them."""
    for record in parse(text, form=form):
        outcome = score(record)
        assert (outcome.status == "invalid") == (not record.is_valid)
        assert list(record.problems) == sorted(record.problems, key=lambda told: (*told.span[:2], told.code))
        for problem in (*record.problems, *outcome.problems):
            _check_problem(record, problem)


def _check_problem(record: Record, problem: Problem) -> None:
    assert page(problem.code)
    assert problem.message
    assert "\n" not in problem.message
    assert "\n" not in problem.help
    for place in (problem.at, *(at for at, _ in problem.also)):
        assert isinstance(place, Span), problem
        line = record.document.source_line(place.line)
        assert 1 <= place.column <= len(line) + 1, problem
        assert 1 <= place.length <= max(1, len(line) - place.column + 1), problem
    quoted = re.match(r"`([^`]*)`", problem.message)
    if quoted and problem.code in _QUOTES_ITS_PLACE:
        _check_caret(record, problem, quoted[1])


def _check_caret(record: Record, problem: Problem, quoted: str) -> None:
    """Look whether the caret stands under the text that a message quotes."""
    at = problem.span
    line = record.document.source_line(at.line)
    under = " ".join(line[at.column - 1 : at.column - 1 + at.length].split())
    if "\\" in under or "''" in under or quoted == '""':
        return
    shown = " ".join(quoted.removesuffix("…").split())
    assert shown.startswith(under) or under.startswith(shown), problem


@given(trees)
def test_any_tree_in_json_ends_in_coded_problems(tree: Tree) -> None:
    check(json.dumps(tree, ensure_ascii=False), "json")


@given(trees)
def test_any_tree_in_yaml_ends_in_coded_problems(tree: Tree) -> None:
    check(_as_yaml(tree))


@given(st.text(st.characters(codec="utf-8")))
def test_any_text_ends_in_coded_problems(text: str) -> None:
    check(text)
    check(text, "json")
    check(text, "jsonl")


@given(st.binary())
def test_any_bytes_end_in_coded_problems(raw: bytes) -> None:
    for record in parse(raw):
        for problem in record.problems:
            _check_problem(record, problem)


@given(st.data())
def test_a_changed_record_in_json_ends_in_coded_problems(data: st.DataObject) -> None:
    tree = data.draw(st.deferred(lambda: st.sampled_from(corpus_records())))
    check(json.dumps(data.draw(mutants(tree)), ensure_ascii=False), "json")


@given(st.data())
def test_a_changed_record_in_yaml_ends_in_coded_problems(data: st.DataObject) -> None:
    tree = data.draw(st.deferred(lambda: st.sampled_from(corpus_records())))
    check(_as_yaml(data.draw(mutants(tree))))


_WORDS = (
    *("Oa1", "Oak 4", "oak-9", "Oa", "4", "_", ".", "deck", "own", "Talia", "total", "8 cards", "right of"),
    *(
        "true",
        "yes",
        "0",
        "-1",
        "[",
        "]",
        "{",
        "}",
        ",",
        ":",
        "|",
        ">",
        "'",
        '"',
        "#",
        "- ",
        "? ",
        "&a",
        "*a",
    ),
    *(
        "!x",
        "<<",
        "---",
        "\n",
        "\t",
        "  ",
        "\u2028",
        "\ufeff",
        "é",
        "e\u0301",
        "\x00",
        "\x1b",
        "x-mine: y",
        "9" * 12,
    ),
)


@st.composite
def _changed(draw: st.DrawFn) -> str:
    """Change a text of the corpus: tokens, lines, and what stands between them."""
    text = draw(st.deferred(lambda: st.sampled_from(texts())))
    for _ in range(draw(st.integers(1, 4))):
        change = draw(
            st.sampled_from(["word", "insert", "cut", "drop line", "repeat line", "swap lines", "indent"])
        )
        if change in ("word", "insert", "cut"):
            stretches = [found.span() for found in re.finditer(r"\w+|[^\w\s]|\s+", text)] or [(0, 0)]
            start, stop = draw(st.sampled_from(stretches))
            new = "" if change == "cut" else draw(st.sampled_from(_WORDS))
            text = text[:start] + new + text[start if change == "insert" else stop :]
            continue
        lines = text.split("\n")
        here, there = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        if change == "drop line":
            del lines[here]
        elif change == "repeat line":
            lines.insert(there, lines[here])
        elif change == "swap lines":
            lines[here], lines[there] = lines[there], lines[here]
        else:
            lines[here] = draw(st.sampled_from([" ", "  ", "    ", "\t", ". "])) + lines[here].lstrip(" ")
        text = "\n".join(lines)
    return text


@given(_changed())
@example("arbcheck: 1\nplayers: [A, B]\nend: {A: {hand: 'Oa1, Oa2,', arboretum: ' ,'}}\n")
@example("arbcheck: 1\nplayers: [A, B]\nturns: [{player: A, draw: [A Oa, own Oa], play: ' \tOa1'}]\n")
@example("arbcheck: 1\nplayers: [A, B]\nclaims: {paths: {A: {Oak: [[x], Oa9]}}}\nturns: []\n")
def test_a_changed_text_ends_in_coded_problems(text: str) -> None:
    check(text)


@pytest.mark.parametrize("digits", [10, 4300, 4301, 100_000])
def test_a_number_may_have_any_number_of_digits(digits: int) -> None:
    number = "9" * digits
    turn = f"{{player: A, draw: [deck, deck], play: {{card: Oa1, at: [{number}, 0]}}, discard: Oa2}}"
    planted = f"[{{card: Oa1, at: [0, -{number}]}}]"
    end = f"{{A: {{discard: {number} cards, hand: {{Oak: {number}}}, arboretum: {planted}}}}}"
    claims = f"{{scores: {{A: {number}}}, legal: {{{number}: true}}, last_turn: {number}}}"
    head = f"arbcheck: {number}\nedition: {number}\nplayers: [A, B]\n"
    check(f"{head}turns: [{turn}]\nend: {end}\nclaims: {claims}\n")


@pytest.mark.parametrize("length", [10**5])
def test_a_text_may_be_very_long(length: int) -> None:
    long = "Oa1" + " " * length + "x"
    for text in (long, "Oa1 " * (length // 50), "," * (length // 50), "é" * length, "Oa1 right of " * length):
        check(
            "arbcheck: 1\nplayers: [A, B]\n"
            f"turns: [{{player: A, draw: ['{text}', 'deck {text}'], play: '{text}', discard: '{text}'}}]\n"
            f"end: {{A: {{hand: '{text}', arboretum: '{text}', discard: '{text}'}}}}\n"
        )
