"""Scores as rows, for other tools."""

import csv
import io
from pathlib import Path
from typing import Any

import duckdb
import pytest

from arbcheck.api import parse, score
from arbcheck.records.outcome import Outcome
from arbcheck.reports import one, table
from arbcheck.reports.table import Row, rows_of
from arbcheck.reports.terminal import PLAIN
from tests.cli.command import FAULTY, FINAL, OPEN


def asked(query: str) -> list[Any]:
    """Return what DuckDB finds."""
    found = duckdb.sql(query)
    return found.fetchall() if found else []


def outcome(text: str) -> Outcome:
    [record] = parse(text, name="game.yaml")
    return score(record)


def test_a_score_has_a_row_for_each_player_and_species() -> None:
    rows = rows_of(outcome(FINAL))
    assert [(row.player, row.species) for row in rows[7:10]] == [
        ("Talia", "willow"),
        ("Jonte", "blue-spruce"),
        ("Jonte", "cassia"),
    ]
    assert len(rows) == 3 * 8
    oak = rows[5]
    assert oak[:6] == (
        *("game.yaml", 1, "arboretum", "Rulebook hands of the 2018 edition, with arboretums for all three"),
        *("final", ""),
    )
    assert oak[6:] == (
        *("points", "Talia", 1, 19, 1, True, "oak", True, 9, 11, False),
        *("oak-1 oak-4 oak-5 oak-6", 4, 4, 1, 0),
    )


def test_a_path_that_was_not_scored_is_shown_as_in_the_json_report() -> None:
    [denied] = [row for row in rows_of(outcome(FINAL)) if (row.player, row.species) == ("Rina", "cassia")]
    assert (denied.right, denied.points, denied.path) == (False, 0, "cassia-3 willow-5 willow-7 cassia-8")
    assert (denied.cards, denied.ends_with_8) == (4, 2)


def test_a_cancelled_8_is_told_and_a_lacking_path_is_empty() -> None:
    [lost] = [
        row for row in rows_of(outcome(FINAL)) if (row.player, row.species) == ("Rina", "royal-poinciana")
    ]
    assert (lost.sum, lost.cancelled, lost.path, lost.cards) == (0, True, None, None)


def test_what_unknown_cards_decide_is_empty() -> None:
    rows = rows_of(outcome(OPEN))
    assert {row.winner for row in rows} == {None}
    assert None in {row.sum for row in rows}
    assert None in {row.cancelled for row in rows} | {row.right for row in rows}


def test_a_faulty_record_has_one_row_with_its_codes() -> None:
    [row] = rows_of(outcome(FAULTY))
    assert row == Row("game.yaml", 1, "arboretum", None, "invalid", "ARB504 ARB113")


AVENUE = """\
arbcheck: 1
game: avenue
players: [Ana]
sheet:
  grid: |
    CP  p1  .   A   g1
    B   .   C   .   D
    E   .   F   .   CG
rounds:
  - {farm: A, cards: 5y 1y 5y 1y}
moves:
  Ana:
    - d1 a3 e1 peek
finished: false
"""
"""One round: farm A in d1 lies beside the green grape in e1, and both have a road from side to side."""


def test_a_score_of_avenue_has_a_row_for_each_player_and_box() -> None:
    rows = rows_of(outcome(AVENUE))
    assert {(row.game, row.status, row.player, row.total, row.winner) for row in rows} == {
        ("avenue", "provisional", "Ana", 1, True)
    }
    assert [(row.species, row.sum, row.points) for row in rows] == [
        ("1", 1, 1),
        ("purple", 0, 0),
        ("green", 0, 0),
    ]


def test_csv_is_read_back_as_it_was() -> None:
    rows = rows_of(outcome(FINAL.replace("Jonte", '"Jo, ""n"""').replace('"Jo, ""n"""', "'Jo, \"n\"'")))
    read = list(csv.DictReader(io.StringIO(table.csv([Row._fields, *rows]))))
    assert list(read[0]) == list(Row._fields)
    assert [row["player"] for row in read] == [row.player for row in rows]
    assert 'Jo, "n"' in {row["player"] for row in read}
    assert {row["winner"] for row in read} == {"true", "false"}
    assert read[0]["path"] == ""
    assert [row["points"] for row in read] == [str(row.points) for row in rows]


def test_a_file_name_that_is_no_unicode_is_escaped() -> None:
    assert table.csv([("\udcff.yaml", 1)]) == "\\udcff.yaml,1\n"


def test_duckdb_reads_the_same_from_csv_and_parquet(tmp_path: Path) -> None:
    from arbcheck.reports.parquet import ParquetFile

    rows = [*rows_of(outcome(FINAL)), *rows_of(outcome(FAULTY)), *rows_of(outcome(OPEN))]
    path = tmp_path / "scores.parquet"
    file = ParquetFile(str(path))
    file.add(rows)
    file.close()
    assert asked(f"select * from '{path}'") == [tuple(row) for row in rows]  # noqa: S608
    text = tmp_path / "scores.csv"
    text.write_text(table.csv([Row._fields, *rows]), "utf-8")
    query = "select sum(points), count(path), bool_or(winner), max(total) from '{}'"
    of_parquet = asked(query.format(path))
    assert asked(query.format(text)) == of_parquet
    [(points, _, _, best)] = of_parquet
    assert best == 19
    assert points == sum(row.points or 0 for row in rows)


def test_rows_are_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from arbcheck.reports import parquet

    monkeypatch.setattr(parquet, "_GROUP", 20)
    path = tmp_path / "scores.parquet"
    file = parquet.ParquetFile(str(path))
    for _ in range(3):
        file.add(rows_of(outcome(FINAL)))
    file.add([Row("\udcff.yaml", 1, None, None, "invalid", "ARB002")])
    file.close()
    query = (
        f"select count(*), max(row_group_id) from parquet_metadata('{path}') where path_in_schema = 'file'"  # noqa: S608
    )
    assert asked(query) == [(4, 3)]
    assert asked(f"select file from '{path}' where record = 1 and status = 'invalid'") == [  # noqa: S608
        ("\\udcff.yaml",)
    ]


def test_an_empty_table_is_a_file_too(tmp_path: Path) -> None:
    from arbcheck.reports.parquet import ParquetFile

    path = tmp_path / "scores.parquet"
    ParquetFile(str(path)).close()
    assert asked(f"select * from '{path}'") == []  # noqa: S608


@pytest.mark.parametrize("form", one.FORMS)
@pytest.mark.parametrize("command", ["score", "validate"])
def test_every_form_tells_of_one_record(form: str, command: str) -> None:
    told = one.written(command, form)(outcome(FAULTY), PLAIN)
    assert bool(told) is (form != "nothing")
    if form in ("text", "quiet", "json", "csv", "github"):
        assert isinstance(told, str)
        assert told.endswith("\n")


def test_what_is_fine_is_not_told_by_validate() -> None:
    assert one.written("validate", "text")(outcome(FINAL), PLAIN) == ""
    assert one.written("validate", "github")(outcome(FINAL), PLAIN) == ""
