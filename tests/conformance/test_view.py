from arbcheck.conformance.view import diagnostic, view
from arbcheck.problems import Span, problem
from arbcheck.records.outcome import Outcome
from tests.oracle.boards import grid, hand
from tests.reports.examples import TRIO, duel, opened, outcome, rulebook

SHARED = duel(
    (hand("Oa8 Oa5 Ma3 Ca4 Do7 Ja2 Wi6"), hand("Oa3 Ma6 Ma7 Ca5 Do2 Ja8 Wi1")),
    (("Oa1 Oa4",), ("Ma1 Ma8",)),
    ("Ana", "Ben"),
)


def test_a_record_that_is_not_scored_has_a_status_and_diagnostics() -> None:
    told = problem("ARB204", "two cards", Span(7, 12, 3))
    seen = view(Outcome("game.yaml", 1, None, None, "invalid", problems=(told,)))
    assert seen == {
        "status": "invalid",
        "diagnostics": [{"code": "ARB204", "severity": "error", "line": "7", "column": "12"}],
    }


def test_a_warning_is_told_as_one() -> None:
    assert diagnostic(problem("ARB132", "a gap", Span(1, 2)))["severity"] == "warning"


def test_a_scored_record_shows_all_that_a_case_can_expect() -> None:
    seen = view(outcome(SHARED))
    assert list(seen) == ["status", "diagnostics", "rights", "scores", "winners", "decided_by"]
    assert (seen["status"], seen["diagnostics"]) == ("final", [])
    assert (seen["winners"], seen["decided_by"]) == (["Ben"], "points")


def test_rights_are_told_by_name() -> None:
    rights = view(outcome(SHARED))["rights"]
    assert isinstance(rights, dict)
    assert rights["oak"] == {
        "sums": {"Ana": "13", "Ben": "3"},
        "holders": ["Ana"],
        "reason": "highest",
        "cancelled": [],
    }
    assert rights["jacaranda"] == {
        "sums": {"Ana": "2", "Ben": "8"},
        "holders": ["Ben"],
        "reason": "highest",
        "cancelled": [],
    }


def test_a_cancelled_eight_is_told() -> None:
    position = rulebook()
    rights = view(outcome(position))["rights"]
    assert isinstance(rights, dict)
    poinciana = rights["royal-poinciana"]
    assert isinstance(poinciana, dict)
    assert (poinciana["cancelled"], poinciana["holders"]) == (["Rina"], ["Talia"])


def test_scores_are_told_with_path_cells_and_breakdown() -> None:
    scores = view(outcome(SHARED))["scores"]
    assert scores["Ana"] == {  # type: ignore[call-overload, index]
        "total": "3",
        "rank": "2",
        "species_planted": "1",
        "cassia": NO_RIGHT,
        "dogwood": NO_PATH,
        "jacaranda": NO_RIGHT,
        "maple": NO_RIGHT,
        "oak": {
            "right": "true",
            "points": "3",
            "path": "Oa1 Oa4",
            "cells": [["0", "0"], ["1", "0"]],
            "cards": "2",
            "same_species": "0",
            "starts_with_1": "1",
            "ends_with_8": "0",
        },
        "willow": NO_PATH,
    }


NO_PATH = {
    "right": "true",
    "points": "0",
    "path": "null",
    "cells": "null",
    "cards": "0",
    "same_species": "0",
    "starts_with_1": "0",
    "ends_with_8": "0",
}
NO_RIGHT = {**NO_PATH, "right": "false"}


def test_what_unknown_cards_decide_is_null() -> None:
    position = duel(
        (hand("Oa8 _ Ma3 Ca4 Do7 Ja2 Wi6"), hand("Oa3 Ma6 Ma7 Ca5 Do2 Ja8 Wi2")),
        (("Oa1 Oa4",), ("Wi1 Wi3 Wi8",)),
        ("Ana", "Ben"),
    )
    seen = view(opened(position))
    assert seen["status"] == "open"
    assert (seen["winners"], seen["decided_by"]) == ("null", "null")
    willow = seen["rights"]["willow"]  # type: ignore[call-overload, index]
    assert willow["sums"] == {"Ana": "null", "Ben": "2"}
    assert seen["scores"]["Ben"]["total"] == "null"  # type: ignore[call-overload, index]
    assert seen["scores"]["Ben"]["willow"]["right"] == "null"  # type: ignore[call-overload, index]


def test_players_keep_their_places_at_the_table() -> None:
    seen = view(outcome(rulebook()))
    assert list(seen["scores"]) == list(TRIO)  # type: ignore[arg-type]
    assert grid("Oa1 Oa4") == SHARED.arboretums[0]
