"""The page of a game of Avenue in a browser: round by round, by button and key, with and without a script."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.adjudication.sheets import TWINS
from tests.browser.conftest import Tab
from tests.cli.command import run


@pytest.fixture
def page(tmp_path: Path) -> Path:
    file = tmp_path / "game.html"
    run("replay", "-", "--format", "html", "--turn", "4", "-o", str(file), given=TWINS.encode())
    return file


def test_it_steps_from_round_to_round_and_to_the_end(tab: Tab, page: Path) -> None:
    seen = tab.open(page)
    expect(seen.locator("#place")).to_have_text("Round 4 (4 of 6)")
    expect(seen.locator("#round-4")).to_be_visible()
    expect(seen.locator("#round-3")).to_be_hidden()
    seen.get_by_role("button", name="Next").click()
    seen.keyboard.press("ArrowRight")
    expect(seen.locator("#place")).to_have_text("End (6 of 6)")
    expect(seen.get_by_role("button", name="Next")).to_be_disabled()
    seen.keyboard.press("ArrowLeft")
    expect(seen.locator("#round-5")).to_be_visible()


def test_the_address_names_the_round_and_leads_to_it(tab: Tab, page: Path) -> None:
    seen = tab.open(page, "#round-2")
    expect(seen.locator("#place")).to_have_text("Round 2 (2 of 6)")
    expect(seen.locator("#controls")).to_be_in_viewport(ratio=1)
    seen.keyboard.press("ArrowRight")
    expect(seen).to_have_url(re.compile("#round-3$"))
    seen.evaluate("location.hash = '#end'")
    expect(seen.locator("#place")).to_have_text("End (6 of 6)")
    seen.evaluate("location.hash = '#elsewhere'")
    expect(seen.locator("#end")).to_be_visible()


def test_a_button_that_leads_no_further_keeps_the_focus(tab: Tab, page: Path) -> None:
    seen = tab.open(page, "#round-5")
    forward = seen.get_by_role("button", name="Next")
    forward.focus()
    seen.keyboard.press("Enter")
    seen.keyboard.press("Enter")
    expect(seen.locator("#place")).to_have_text("End (6 of 6)")
    expect(forward).to_be_focused()
    seen.get_by_role("button", name="Show all").click()
    forward.click(force=True)  # it says that it does nothing
    seen.get_by_role("button", name="Step by step").click()
    expect(seen.locator("#place")).to_have_text("End (6 of 6)")


def test_all_rounds_can_be_shown_and_are_without_barriers(tab: Tab, page: Path) -> None:
    seen = tab.open(page)
    seen.get_by_role("button", name="Show all").click()
    expect(seen.locator("#round-1")).to_be_visible()
    seen.keyboard.press("ArrowLeft")
    expect(seen.locator("#place")).to_have_text("All rounds")
    assert tab.violations() == []
    assert tab.overflow() == 0
    seen.get_by_role("button", name="Step by step").click()
    expect(seen.locator("#round-1")).to_be_hidden()


def test_without_a_script_every_round_stands_there(browser: Browser, page: Path) -> None:
    context = browser.new_context(java_script_enabled=False)
    seen = context.new_page()
    seen.goto(page.as_uri())
    expect(seen.locator("#round-1")).to_be_visible()
    expect(seen.locator("#end")).to_be_visible()
    expect(seen.locator("#controls")).to_be_hidden()
    context.close()
