"""What the tests of pages rely on: a fault in a page is noticed."""

from pathlib import Path

import pytest

from tests.browser.conftest import Tab

GOOD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>\
<main><h1>A page</h1></main>'


def written(folder: Path, text: str) -> Path:
    file = folder / "page.html"
    file.write_text(text, "utf-8")
    return file


def test_a_good_page_has_no_faults(tab: Tab, tmp_path: Path) -> None:
    assert tab.open(written(tmp_path, GOOD)).title() == "A page"
    assert tab.violations() == []
    assert tab.overflow() == 0


def test_faults_of_a_page_are_noticed(tab: Tab, tmp_path: Path) -> None:
    bad = '<p style="width: 1100px; color: #999; background: #aaa">pale</p><img src="data:,">'
    tab.open(written(tmp_path, GOOD + bad + "<script>console.error('wrong'); lost()</script>"))
    tab.page.wait_for_timeout(50)
    assert [fault.partition(":")[0] for fault in tab.faults[:2]] == ["wrong", "lost is not defined"]
    assert {found.partition(":")[0] for found in tab.violations()} == {"color-contrast", "image-alt"}
    assert tab.overflow() > 100
    tab.faults.clear()


def test_a_page_that_asks_for_something_is_noticed(tab: Tab, tmp_path: Path) -> None:
    page = written(tmp_path, GOOD + '<link rel="stylesheet" href="https://example.org/style.css">')
    with pytest.raises(AssertionError):
        tab.open(page)
    tab.faults.clear()
