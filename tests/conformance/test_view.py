from arbcheck.conformance.view import diagnostic, view
from arbcheck.problems import Span, problem
from arbcheck.records.document import Tree
from arbcheck.records.outcome import Outcome
from tests.oracle.boards import hand
from tests.reports.examples import TRIO, duel, opened, outcome, rulebook

SHARED = duel(
    (hand("Oa8 Oa5 Ma3 Ca4 Do7 Ja2 Wi6"), hand("Oa3 Ma6 Ma7 Ca5 Do2 Ja8 Wi1")),
    (("Oa1 Oa4",), ("Ma1 Ma8",)),
    ("Ana", "Ben"),
)


def at(tree: Tree, *keys: str) -> Tree:
    """Return what stands below keys of a view."""
    for key in keys:
        assert isinstance(tree, dict)
        tree = tree[key]
    return tree


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
    seen = view(outcome(SHARED))
    assert at(seen, "rights", "oak") == {
        "sums": {"Ana": "13", "Ben": "3"},
        "holders": ["Ana"],
        "reason": "highest",
        "cancelled": [],
    }
    assert at(seen, "rights", "jacaranda") == {
        "sums": {"Ana": "2", "Ben": "8"},
        "holders": ["Ben"],
        "reason": "highest",
        "cancelled": [],
    }


def test_a_cancelled_eight_is_told() -> None:
    seen = view(outcome(rulebook()))
    assert at(seen, "rights", "royal-poinciana", "cancelled") == ["Rina"]
    assert at(seen, "rights", "royal-poinciana", "holders") == ["Talia"]


def test_scores_are_told_with_path_cells_and_breakdown() -> None:
    assert at(view(outcome(SHARED)), "scores", "Ana") == {
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
        (hand("Oa8 _ Ma3 Ca4 Do7 Ja2 Do6"), hand("Oa3 Ma6 Ma7 Ca5 Do2 Ja8 Wi2")),
        (("Oa1 Oa4",), ("Wi1 Wi3 Wi8",)),
        ("Ana", "Ben"),
    )
    seen = view(opened(position))
    assert (seen["status"], seen["winners"]) == ("open", "null")
    assert seen["decided_by"] == "points"  # whoever has the right to Willow, nobody shares the win
    assert at(seen, "rights", "willow", "sums") == {"Ana": "null", "Ben": "2"}
    assert at(seen, "rights", "willow", "holders") == "null"
    assert at(seen, "rights", "cassia", "reason") == "null"
    assert at(seen, "scores", "Ben", "total") == "null"
    assert at(seen, "scores", "Ben", "willow", "right") == "null"


def test_players_keep_their_places_at_the_table() -> None:
    scores = at(view(outcome(rulebook())), "scores")
    assert isinstance(scores, dict)
    assert tuple(scores) == TRIO
