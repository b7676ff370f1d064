"""A run in numbers."""

from pathlib import Path

from arbcheck.api import load, parse, score
from arbcheck.reports import summary
from arbcheck.runs.summary import Counts, counts_of
from tests.cli.command import FAULTY, FINAL, OPEN
from tests.reports.test_avenue import outcome
from tests.runs.records import PROVISIONAL


def counted(*records: str) -> Counts:
    counts: Counts = Counts()
    for text in records:
        for record in parse(text):
            counts.update(counts_of(score(record)))
    return counts


def test_a_score_counts_its_totals_and_who_has_won() -> None:
    assert counted(FINAL) == {
        ("record",): 1,
        ("status", "final"): 1,
        ("players", "arboretum", 3): 1,
        ("total", "arboretum", 19): 1,
        ("total", "arboretum", 14): 2,
        ("win", "arboretum", 3, 1): 1,
    }


def test_a_shared_win_counts_for_both() -> None:
    counts = counted(PROVISIONAL)
    won = [counts["win", "arboretum", 2, seat] for seat in (1, 2)]
    assert (won, counts["total", "arboretum", 0]) == ([1, 1], 2)


def test_a_faulty_record_counts_each_of_its_codes_once() -> None:
    assert counted(FAULTY, FAULTY) == {
        ("record",): 2,
        ("status", "invalid"): 2,
        ("code", "ARB113"): 2,
        ("code", "ARB504"): 2,
    }


def test_what_unknown_cards_decide_is_not_counted() -> None:
    counts = counted(OPEN)
    assert counts["status", "open"] == 1
    assert sum(number for key, number in counts.items() if key[0] == "win") == 0


def test_the_summary_is_told_in_words_and_bars() -> None:
    counts = counted(*[FINAL] * 3, FAULTY, OPEN, PROVISIONAL)
    assert (
        summary.text(counts)
        == """\
6 records: 3 final, 1 provisional, 1 open, 1 invalid

Records with a diagnostic
  ARB113  1
  ARB504  1

Wins by seat, shared ones counted for each
  2 players, 1: seat 1 1 (100%), seat 2 1 (100%)
  3 players, 4: seat 1 3 (75%), seat 2 0 (0%), seat 3 0 (0%)

Totals of 11 players: 0 to 19, 12.8 on average
     0 to 4    #############                            2
     5 to 9                                             0
    10 to 14   ######################################## 6
    15 to 19   ####################                     3"""
    )


def test_a_run_without_scores_has_neither_wins_nor_totals() -> None:
    assert summary.text(counted(FAULTY)) == (
        "1 record: 1 invalid\n\nRecords with a diagnostic\n  ARB113  1\n  ARB504  1"
    )


def test_the_summary_as_an_object_has_the_same_numbers() -> None:
    assert summary.tree(counted(FINAL, FAULTY)) == {
        "summary": 1,
        "records": 2,
        "statuses": {"final": 1, "invalid": 1},
        "codes": {"ARB113": 1, "ARB504": 1},
        "games": {
            "arboretum": {"wins": {"3": {"1": 1, "2": 0, "3": 0}}, "totals": {"14": 2, "19": 1}},
        },
    }


def test_each_game_has_wins_and_totals_of_its_own() -> None:
    counts = counted(FINAL, OPEN)
    counts.update(counts_of(outcome("avenue-tie-castle-box-01")))  # Ana and Ben 4 each, Ana wins
    assert (
        summary.text(counts)
        == """\
3 records: 1 final, 1 provisional, 1 open

Wins by seat in Arboretum, shared ones counted for each
  3 players, 2: seat 1 1 (50%), seat 2 0 (0%), seat 3 0 (0%)

Totals of 3 players in Arboretum: 14 to 19, 15.7 on average
    10 to 14   ######################################## 2
    15 to 19   ####################                     1

Wins by seat in Avenue, shared ones counted for each
  2 players, 1: seat 1 1 (100%), seat 2 0 (0%)

Totals of 2 players in Avenue: 4 to 4, 4.0 on average
     0 to 4    ######################################## 2"""
    )
    assert summary.tree(counts)["games"] == {
        "arboretum": {"wins": {"3": {"1": 1, "2": 0, "3": 0}}, "totals": {"14": 2, "19": 1}},
        "avenue": {"wins": {"2": {"1": 1, "2": 0}}, "totals": {"4": 2}},
    }


def test_a_run_without_a_record_says_just_that() -> None:
    assert summary.text(counted()) == "0 records"
    assert summary.tree(counted())["games"] == {}


def test_a_file_counts_as_its_records_do(tmp_path: Path) -> None:
    path = tmp_path / "records.yaml"
    path.write_text(f"{FINAL}---\n{FAULTY}", "utf-8")
    counts: Counts = Counts()
    for record in load(path):
        counts.update(counts_of(score(record)))
    assert counts == counted(FINAL, FAULTY)


def test_where_all_totals_are_open_none_are_told() -> None:
    told = summary.text(counted(OPEN))
    assert "Wins by seat" in told
    assert "Totals" not in told
