"""The index of a site: what a row tells of a record, and the names of pages."""

import re

import pytest

from arbcheck.reports.html_index import index, page_name, row
from arbcheck.reports.terminal import PLAIN
from tests.oracle.boards import hand
from tests.reports.examples import SAME_CELL, SLIP, checked, duel, opened, outcome, rulebook

FINAL = outcome(rulebook(), title="A club evening", problems=(SLIP,))


def test_a_row_tells_status_winner_and_totals() -> None:
    told = row(FINAL, "a.html")
    assert told.name == "<bdi>A club evening</bdi>"
    assert told.place == "<bdi>game.yaml#1</bdi>"
    assert (told.status, told.best, told.found) == ("final", 19, "1 warning")
    assert told.winner == "<bdi>Talia</bdi> wins"
    assert told.totals == "<bdi>Talia</bdi> 19, <bdi>Jonte</bdi> 14, <bdi>Rina</bdi> 14"


def test_a_record_that_is_open_has_no_best_total() -> None:
    position = duel((hand("Oa7 Ma6"), hand("Oa3 _")), (("Oa1 Oa4",), ()))
    told = row(opened(position), "a.html")
    assert (told.status, told.best) == ("open", None)
    assert told.totals == "<bdi>Talia</bdi> ?, <bdi>Jonte</bdi> 0"


def test_a_record_without_a_score_tells_what_was_found() -> None:
    told = row(checked("invalid", SAME_CELL, SLIP), "a.html")
    assert (told.winner, told.totals, told.best, told.found) == ("", "", None, "1 error, 1 warning")
    assert (told.name, told.place) == ("<bdi>game.yaml#1</bdi>", "")


def test_the_index_counts_the_records_and_leads_to_each() -> None:
    page = index([row(FINAL, "a.html"), row(FINAL, "b.html"), row(checked("invalid"), "c.html")], PLAIN)
    assert "<h1>Scores of 3 records</h1>" in page
    assert "2 final, 1 invalid" in page
    assert re.findall(r'<a href="([^"]*)"', page) == ["a.html", "b.html", "c.html"]


def test_an_index_in_ascii_reads_the_same() -> None:
    told = row(outcome(rulebook(("René", "Jonte", "Rina"))), "a.html")
    page = index([told], PLAIN._replace(encoding="ascii"))
    assert page.isascii()
    assert "Ren&#233;" in page


@pytest.mark.parametrize(
    ("file", "stem"),
    [
        ("club/Évening No. 3.yaml", "evening-no-3"),
        ("../../etc/passwd", "passwd"),
        ("田中.yaml", "record"),
        ("-", "record"),
        ("<script>.yaml", "script"),
        ("x" * 300 + ".yaml", "x" * 40),
        ("con.yaml", "con"),
        ("\udcff.yaml", "record"),
    ],
)
def test_the_name_of_a_page_is_safe_everywhere(file: str, stem: str) -> None:
    name = page_name(FINAL._replace(file=file, record=2))
    assert re.fullmatch(rf"{stem}-2-[0-9a-f]{{8}}\.html", name)
    assert name == page_name(FINAL._replace(file=file, record=2, title=None))


def test_records_have_pages_of_their_own() -> None:
    files = ["a/game.yaml", "b/game.yaml", "a/Game.yaml", "a/game.yml", "a-game.yaml"]
    names = {page_name(FINAL._replace(file=file, record=record)) for file in files for record in (1, 2, 12)}
    assert len(names) == 15
