"""What a program is asked, how its answer is compared, and the schema that an implementer can test with."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from arbcheck import data
from arbcheck.arboretum.cards import Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.scoring import score
from arbcheck.conformance.protocol import compare, question, scores_of, written
from arbcheck.conformance.run import Difference
from tests.oracle.boards import grid, hand

SIX = ("cassia", "dogwood", "jacaranda", "maple", "oak", "willow")
POSITION = Position(
    ("Talia", "Jonte"),
    SIX,
    2018,
    (hand("Oa3 Oa8 Ma2 Ca5 Do4 Wi6 Ja7"), hand("Oa6 Ma7 Ca1 Ca2 Do8 Wi3 Ja1")),
    (grid("Oa1 Oa4"), grid("Ma1", "Ma5")),
    ((Card("oak", 7),), (Card("willow", 4),)),
    finished=False,
)
"""The example of the record format: 3 points each."""
RESULT = score(POSITION)
ASKED: dict[str, Any] = {
    "id": "rights-07",
    "species": list(SIX),
    "provisional": True,
    "players": [
        {
            "name": "Talia",
            "hand": ["oak-3", "oak-8", "maple-2", "cassia-5", "dogwood-4", "willow-6", "jacaranda-7"],
            "arboretum": [{"card": "oak-1", "x": 0, "y": 0}, {"card": "oak-4", "x": 1, "y": 0}],
            "discard": ["oak-7"],
        },
        {
            "name": "Jonte",
            "hand": ["oak-6", "maple-7", "cassia-1", "cassia-2", "dogwood-8", "willow-3", "jacaranda-1"],
            "arboretum": [{"card": "maple-1", "x": 0, "y": 0}, {"card": "maple-5", "x": 0, "y": 1}],
            "discard": ["willow-4"],
        },
    ],
}
TALIA = {"cassia": 0, "dogwood": None, "jacaranda": 0, "maple": None, "oak": 3, "willow": 0}
JONTE = {"cassia": None, "dogwood": 0, "jacaranda": None, "maple": 3, "oak": None, "willow": None}
ANSWER: dict[str, Any] = {
    "id": "rights-07",
    "scores": {"Talia": TALIA, "Jonte": JONTE},
    "totals": {"Talia": 3, "Jonte": 3},
    "winners": ["Talia", "Jonte"],
}


def differing(**changes: object) -> list[Difference]:
    return list(compare({**ANSWER, **changes}, RESULT))


def test_a_program_is_asked_about_all_that_lies_on_the_table() -> None:
    assert question("rights-07", POSITION) == ASKED


def test_a_pile_of_which_only_the_size_is_known_is_not_told() -> None:
    asked: Any = question("a-01", POSITION._replace(discards=(3, None), finished=True))
    assert [player["discard"] for player in asked["players"]] == [None, None]
    assert asked["provisional"] is False
    assert question("a-01", POSITION._replace(discards=((), ())))["players"][0]["discard"] == []  # type: ignore[index]


def test_no_right_is_null_and_a_right_without_a_path_is_zero() -> None:
    assert scores_of(RESULT) == ANSWER["scores"]


def test_the_right_answer_does_not_differ() -> None:
    assert differing() == []


def test_totals_and_winners_may_be_left_out_and_further_keys_are_ignored() -> None:
    assert list(compare({"scores": ANSWER["scores"], "x": 1}, RESULT)) == []
    talia = {**TALIA, "lilac": 7, "total": "3"}
    assert (
        differing(scores={"Talia": talia, "Jonte": JONTE, "Rina": 5}, totals={"Talia": 3, "Jonte": 3, "x": 0})
        == []
    )


def test_winners_are_in_no_order() -> None:
    assert differing(winners=["Jonte", "Talia", "Talia"]) == []


@pytest.mark.parametrize(
    ("points", "got"),
    [
        (2, "2"),
        (None, "null"),
        ("3", '"3"'),
        (True, "true"),
        (3.5, "3.5"),
        ([3], "a list"),
        ({}, "a mapping"),
        ("x" * 200, '"' + "x" * 98 + "…"),
    ],
)
def test_every_value_that_is_not_right_differs(points: object, got: str) -> None:
    assert differing(scores={"Talia": {**TALIA, "oak": points}, "Jonte": JONTE}) == [
        Difference(("scores", "Talia", "oak"), "3", got)
    ]


def test_true_and_false_are_no_points() -> None:
    assert differing(scores={"Talia": {**TALIA, "cassia": False}, "Jonte": JONTE}) == [
        Difference(("scores", "Talia", "cassia"), "0", "false")
    ]


def test_a_whole_number_may_be_written_as_a_decimal_one() -> None:
    assert differing(totals={"Talia": 3.0, "Jonte": 3}) == []


def test_zero_and_null_are_different_answers() -> None:
    changed = {**TALIA, "cassia": None, "maple": 0}
    assert differing(scores={"Talia": changed, "Jonte": JONTE}) == [
        Difference(("scores", "Talia", "cassia"), "0", "null"),
        Difference(("scores", "Talia", "maple"), "null", "0"),
    ]


@pytest.mark.parametrize(
    ("changes", "where", "got"),
    [
        ({"scores": None}, "scores", "null"),
        ({"scores": []}, "scores", "a list"),
        ({"scores": {"Talia": TALIA}}, "scores Jonte", "nothing"),
        ({"scores": {"Talia": TALIA, "Jonte": 3}}, "scores Jonte", "3"),
        ({"totals": [3, 3]}, "totals", "a list"),
        ({"totals": {"Talia": 3}}, "totals Jonte", "nothing"),
        ({"totals": {"Talia": 4, "Jonte": 3}}, "totals Talia", "4"),
        ({"winners": []}, "winners", "nothing"),
        ({"winners": ["Talia"]}, "winners", "Talia"),
        ({"winners": "Talia"}, "winners", '"Talia"'),
        ({"winners": ["Talia", 1]}, "winners", "a list"),
    ],
)
def test_a_part_that_is_missing_or_of_the_wrong_kind_differs(changes: Any, where: str, got: str) -> None:
    (difference,) = differing(**changes)
    assert (difference.where, difference.got) == (tuple(where.split()), got)


def test_an_answer_without_scores_differs_once() -> None:
    assert list(compare({"id": "a-01"}, RESULT)) == [
        Difference(("scores",), "points by player and species", "nothing")
    ]


def test_a_species_that_is_left_out_differs() -> None:
    talia = {species: points for species, points in TALIA.items() if species != "maple"}
    assert differing(scores={"Talia": talia, "Jonte": JONTE}) == [
        Difference(("scores", "Talia", "maple"), "null", "nothing")
    ]


def test_points_are_written_as_in_an_answer() -> None:
    assert [written(points) for points in (0, None, "ž")] == ["0", "null", '"ž"']


# The schema

SCHEMA = Path(data.path("schemas", "engine.schema.json")).read_text("utf-8")


def accepted(line: object) -> bool:
    """Say whether a line fits the schema; both validators agree about it."""
    tree = json.loads(json.dumps(line))
    by_python: bool = Draft202012Validator(json.loads(SCHEMA)).is_valid(tree)
    assert jsonschema_rs.validator_for(SCHEMA).is_valid(tree) == by_python
    return by_python


@pytest.mark.parametrize(
    "line",
    [
        ASKED,
        ANSWER,
        {"id": "a-01", "scores": ANSWER["scores"]},
        {"id": "a-01", "unsupported": "three players"},
        {**ANSWER, "more": {"of": ["this"]}, "unsupported": "in part"},
        {**ASKED, **ANSWER},
        {**ASKED, "players": [{**ASKED["players"][0], "hand": [], "discard": None}, ASKED["players"][1]]},
        {"id": "a-01", "scores": {"Talia": {**TALIA, "total": "3", "lilac": None}}},
    ],
)
def test_questions_and_answers_fit_the_schema(line: object) -> None:
    assert accepted(line)


@pytest.mark.parametrize(
    "line",
    [
        [],
        {"scores": {}},
        {"id": 1, "scores": {}},
        {"id": "a-01"},
        {"id": "a-01", "totals": {"Talia": 3}},
        {"id": "a-01", "unsupported": None},
        {"id": "a-01", "scores": []},
        {"id": "a-01", "scores": {"Talia": 3}},
        {"id": "a-01", "scores": {"Talia": {"oak": "3"}}},
        {"id": "a-01", "scores": {"Talia": {"oak": True}}},
        {"id": "a-01", "scores": {"Talia": {"oak": -1}}},
        {**ANSWER, "totals": {"Talia": None}},
        {**ANSWER, "winners": "Talia"},
        {**ANSWER, "winners": [1]},
        *({key: value for key, value in ASKED.items() if key != left_out} for left_out in ASKED),
        {**ASKED, "provisional": "no"},
        {**ASKED, "species": ["oak"]},
        {**ASKED, "species": ["Oak", *SIX[1:]]},
        {**ASKED, "round": 1},
        {**ASKED, "players": ASKED["players"][:1]},
        {**ASKED, "players": [{**ASKED["players"][0], "hand": "oak-3"}, ASKED["players"][1]]},
        {**ASKED, "players": [{**ASKED["players"][0], "discard": ["oak-9"]}, ASKED["players"][1]]},
        {
            **ASKED,
            "players": [{**ASKED["players"][0], "arboretum": [{"card": "oak-1"}]}, ASKED["players"][1]],
        },
    ],
)
def test_a_line_that_departs_from_the_protocol_does_not_fit_the_schema(line: object) -> None:
    assert not accepted(line)
