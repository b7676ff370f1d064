"""A site: a folder with a page for each record, in which nothing of anybody else's is touched."""

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import arbcheck.cli.site as cli_site
from arbcheck.cli.site import MARKER
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import Record, outcome_of
from arbcheck.reports import html_index
from arbcheck.reports.html_index import Row
from tests.cli.command import FAULTY, FINAL, OPEN, RULEBOOK, Ran, run

SITE = ("score", "-f", "html", "-o")


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Return a folder of two files with three records."""
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "club.yaml").write_text(f"{FINAL}\n---\n{FAULTY}", "utf-8")
    (folder / "open.yaml").write_text(OPEN, "utf-8")
    return folder


def names(folder: Path) -> list[str]:
    """Return the names of files, without the digests in those of pages."""
    return sorted(re.sub("-[0-9a-f]{8}", "", path.name) for path in folder.iterdir())


def refused(told: Ran, why: str) -> bool:
    return (told.status, told.out) == (2, "") and why in told.err and len(told.err.splitlines()) == 1


def test_a_site_has_an_index_and_a_page_for_each_record(records: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    assert run(*SITE, f"{site}/", str(records)) == (1, "", "")
    assert names(site) == [MARKER, "club-1.html", "club-2.html", "index.html", "open-1.html"]
    index = (site / "index.html").read_text("utf-8")
    links = re.findall('<a href="([^"]*)"', index)
    assert [re.sub("-[0-9a-f]{8}", "", link) for link in links] == [
        "club-1.html",
        "club-2.html",
        "open-1.html",
    ]
    assert all('<a href="index.html">' in (site / link).read_text("utf-8") for link in links)


def test_the_exit_status_is_the_worst_of_the_records(records: Path, tmp_path: Path) -> None:
    assert run(*SITE, f"{tmp_path}/a/", str(records / "open.yaml")).status == 3
    assert run(*SITE, f"{tmp_path}/b/", RULEBOOK).status == 0


def test_a_folder_that_is_there_needs_no_slash(records: Path, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    assert run(*SITE, str(tmp_path / "site"), str(records)).status == 1
    assert "index.html" in names(tmp_path / "site")


def test_a_site_is_made_anew_and_pages_of_before_go(records: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    run(*SITE, f"{site}/", str(records))
    before = {path.name: path.read_bytes() for path in site.iterdir()}
    run(*SITE, f"{site}/", str(records))
    assert {path.name: path.read_bytes() for path in site.iterdir()} == before
    (records / "club.yaml").unlink()
    run(*SITE, f"{site}/", str(records))
    assert names(site) == [MARKER, "index.html", "open-1.html"]


def test_a_page_that_somebody_has_taken_away_is_not_missed(records: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    run(*SITE, f"{site}/", str(records))
    for page in site.glob("club*"):
        page.unlink()
    assert run(*SITE, f"{site}/", str(records / "open.yaml")).status == 3
    assert names(site) == [MARKER, "index.html", "open-1.html"]


def test_a_folder_with_files_of_others_is_refused(records: Path) -> None:
    told = run(*SITE, str(records), RULEBOOK)
    assert refused(told, f"{records}: this folder holds other files and is no site of arbcheck")
    assert names(records) == ["club.yaml", "open.yaml"]
    (records / MARKER).write_text("club.yaml\n")
    assert refused(run(*SITE, str(records), RULEBOOK), "no site of arbcheck")
    (records / MARKER).write_text("")
    assert refused(run(*SITE, str(records), RULEBOOK), "no site of arbcheck")


def test_files_that_others_have_put_into_a_site_stay(records: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    run(*SITE, f"{site}/", str(records))
    (site / "photo.html").write_text("mine")
    with (site / MARKER).open("a") as marker:
        marker.write("../records/club.yaml\n")
    run(*SITE, f"{site}/", RULEBOOK)
    assert (site / "photo.html").read_text() == "mine"
    assert (records / "club.yaml").exists()


def test_a_page_of_another_by_the_same_name_is_not_overwritten(tmp_path: Path) -> None:
    site = tmp_path / "site"
    run(*SITE, f"{site}/", RULEBOOK)
    (page,) = site.glob("rulebook*")
    marker = (site / MARKER).read_text().replace(f"{page.name}\n", "")
    (site / MARKER).write_text(marker)
    page.write_text("mine")
    assert refused(run(*SITE, f"{site}/", RULEBOOK), "File exists")
    assert page.read_text() == "mine"


def test_a_link_in_the_place_of_a_page_is_replaced_not_followed(tmp_path: Path) -> None:
    site, mine = tmp_path / "site", tmp_path / "mine.txt"
    run(*SITE, f"{site}/", RULEBOOK)
    mine.write_text("mine")
    (site / "index.html").unlink()
    (site / "index.html").symlink_to(mine)
    assert run(*SITE, f"{site}/", RULEBOOK).status == 0
    assert mine.read_text() == "mine"
    assert not (site / "index.html").is_symlink()


def test_a_page_is_not_read_as_a_record_and_replaced(tmp_path: Path) -> None:
    site = tmp_path / "site"
    run(*SITE, f"{site}/", RULEBOOK)
    before = (site / "index.html").read_bytes()
    told = run(*SITE, f"{site}/", "lost.yaml", RULEBOOK, str(site / "index.html"))
    assert refused(told, "one of the inputs")
    assert (site / "index.html").read_bytes() == before


def test_a_record_that_is_named_twice_has_two_pages(tmp_path: Path) -> None:
    site = tmp_path / "site"
    assert run(*SITE, f"{site}/", RULEBOOK, RULEBOOK, RULEBOOK).status == 0
    assert names(site) == [
        MARKER,
        "index.html",
        "rulebook-2018-1-2.html",
        "rulebook-2018-1-3.html",
        "rulebook-2018-1.html",
    ]


def interrupted_at(file: str) -> Callable[[Record], Outcome]:
    """Return what judges records until one of this file is interrupted."""

    def judge(record: Record) -> Outcome:
        if os.path.basename(record.document.name) == file:
            raise KeyboardInterrupt
        return outcome_of(record)

    return judge


def test_an_interrupted_site_has_an_index_of_what_is_done(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    monkeypatch.setattr(cli_site, "outcome_of", interrupted_at("open.yaml"))
    assert run(*SITE, f"{site}/", str(records)) == (130, "", "arbcheck: interrupted\n")
    assert names(site) == [MARKER, "club-1.html", "club-2.html", "index.html"]
    index = (site / "index.html").read_text("utf-8")
    assert "<p>Interrupted: these are not all records.</p>" in index
    assert len(re.findall('<a href="club-', index)) == 2
    monkeypatch.undo()
    assert run(*SITE, f"{site}/", str(records)).status == 1
    assert names(site) == [MARKER, "club-1.html", "club-2.html", "index.html", "open-1.html"]
    assert "Interrupted" not in (site / "index.html").read_text("utf-8")


def test_a_page_of_before_stays_until_a_site_is_whole_again(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    run(*SITE, f"{site}/", str(records))
    monkeypatch.setattr(cli_site, "outcome_of", interrupted_at("open.yaml"))
    assert run(*SITE, f"{site}/", str(records)).status == 130
    assert names(site) == [MARKER, "club-1.html", "club-2.html", "index.html", "open-1.html"]
    assert 'href="open-' not in (site / "index.html").read_text("utf-8")
    monkeypatch.undo()
    (records / "open.yaml").unlink()
    run(*SITE, f"{site}/", str(records))
    assert names(site) == [MARKER, "club-1.html", "club-2.html", "index.html"]


def test_a_page_that_an_interrupt_leaves_half_written_goes(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    drawn = html_index.row

    def row(outcome: Outcome, page: str) -> Row:
        if outcome.record == 2:  # its page is there, as far as it goes
            raise KeyboardInterrupt
        return drawn(outcome, page)

    monkeypatch.setattr(cli_site, "row", row)
    assert run(*SITE, f"{site}/", str(records)).status == 130
    assert names(site) == [MARKER, "club-1.html", "index.html"]


def test_an_interrupt_before_the_first_page_leaves_a_site_as_it_was(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    run(*SITE, f"{site}/", str(records))
    before = {path.name: path.read_bytes() for path in site.glob("*.html")}
    monkeypatch.setattr(cli_site, "outcome_of", interrupted_at("club.yaml"))
    assert run(*SITE, f"{site}/", str(records)).status == 130
    assert {path.name: path.read_bytes() for path in site.glob("*.html")} == before


def test_without_any_record_a_site_stays_as_it_is(tmp_path: Path) -> None:
    site = tmp_path / "site"
    run(*SITE, f"{site}/", RULEBOOK)
    before = {path.name: path.read_bytes() for path in site.glob("*.html")}
    told = run(*SITE, f"{site}/", str(tmp_path / "lost.yaml"))
    assert told.status == 2
    assert {path.name: path.read_bytes() for path in site.glob("*.html")} == before
    run(*SITE, f"{site}/", RULEBOOK)
    assert len(names(site)) == 3


def test_a_site_in_the_place_of_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert refused(run(*SITE, f"{tmp_path}/file/", RULEBOOK), "file")
    assert (tmp_path / "file").read_text() == "mine"


def test_a_site_may_keep_to_ascii(tmp_path: Path) -> None:
    run(*SITE, f"{tmp_path}/site/", "--ascii", RULEBOOK)
    assert all(path.read_bytes().isascii() for path in (tmp_path / "site").iterdir())


def test_a_page_alone_goes_to_a_file_or_to_standard_output(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert run(*SITE, str(page), RULEBOOK) == (0, "", "")
    told = run("score", "-f", "html", RULEBOOK)
    assert told.out == page.read_text("utf-8")
    assert told.out.startswith("<!DOCTYPE html>")
    assert told.out.endswith("</html>\n")


def test_a_terminal_without_all_letters_gets_a_page_that_reads_the_same() -> None:
    told = run("score", "-f", "html", "-", given=FINAL.replace("Rina", "René").encode(), encoding="latin-1")
    assert told.out.isascii()
    assert "Ren&#233;" in told.out


def test_without_the_extra_the_way_to_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "jinja2", None)
    told = run(*SITE, str(tmp_path / "report.html"), RULEBOOK)
    assert refused(told, "pip install 'arbcheck[html]'")
    assert not (tmp_path / "report.html").exists()


@pytest.mark.parametrize("command", ["score", "validate"])
def test_markdown_is_printed_for_a_post(command: str) -> None:
    told = run(command, "-f", "markdown", "-", given=FAULTY.encode())
    assert told.status == 1
    assert "\n`-:2:1`: **error ARB504** " in f"\n{told.out}"
    assert told.out.endswith("\n")
    assert not told.out.endswith("\n\n")


def test_a_sound_record_as_markdown() -> None:
    assert run("score", "-f", "markdown", RULEBOOK).out.startswith("**Talia wins with 19 points; ")
    assert run("validate", "-f", "markdown", RULEBOOK) == (0, "", "")
