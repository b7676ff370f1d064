"""The replay viewer in a browser: by mouse and keyboard, by address, with and without a script."""

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from arbcheck.records.canonical import canonical_game
from arbcheck.records.story import retold
from arbcheck.reports import replay_html
from tests.browser.conftest import Tab
from tests.oracle.boards import seeded
from tests.oracle.play import random_game
from tests.reports.replays import CLUB, SLIPS, read, story

WHOLE = canonical_game(random_game(seeded(1), 2, 2018)[0])
"""A whole game of 18 turns, everything known."""
LONGEST = canonical_game(random_game(seeded(5), 4, 2018)[0])
HOSTILE = "<b onclick=alert(1)>Tal</b>\\u202Eia</script>"


def written(folder: Path, record: str, seat: int | None = None, turn: int = 0) -> Path:
    file = folder / "game.html"
    file.write_text(replay_html.page(story(record, seat), turn), "utf-8")
    return file


@pytest.fixture
def club(tmp_path: Path) -> Path:
    return written(tmp_path, CLUB)


def is_at(page: Page, place: str) -> None:
    expect(page).to_have_url(re.compile(f"#{place}$"))


def trees(page: Page, player: int = 0) -> list[str]:
    """Return the cards that can be seen in an arboretum."""
    seen = page.locator(f".player.p{player} .lying:not(.later) .card")
    return [card.get_attribute("data-card") or "" for card in seen.all()]


def hand(page: Page, player: int) -> list[str]:
    return page.locator(f".player.p{player} .hand li span").all_inner_texts()


def test_it_opens_at_the_start_with_nothing_planted(tab: Tab, club: Path) -> None:
    page = tab.open(club)
    expect(page.locator("#frame")).to_have_text("Start")
    expect(page.locator("#told")).to_have_text("\u2068Talia\u2069 plays first.")
    assert trees(page) == []
    assert page.locator("#deck").inner_text() == "43"
    assert hand(page, 0)[:2] == ["Jacaranda 3", "Oak 1"]
    assert hand(page, 1) == ["unknown card"] * 7


def test_the_buttons_go_through_the_game(tab: Tab, club: Path) -> None:
    page = tab.open(club)
    forward = page.get_by_role("button", name="Next turn")
    back = page.get_by_role("button", name="Turn before")
    expect(back).to_have_attribute("aria-disabled", "true")
    forward.click()
    is_at(page, "turn-1")
    assert trees(page) == ["oak-1"]
    assert page.locator(".lying.new").count() == 1
    assert page.locator(".player.acting h3").inner_text().strip() == "Talia"
    assert page.locator(".p0 .top li span").all_inner_texts() == ["Willow 2"]
    page.get_by_role("button", name="To the end").click()
    is_at(page, "end")
    assert trees(page) == ["oak-1", "oak-4"]
    expect(page.locator("#told")).to_contain_text("The record stops after turn 5")
    forward.click(force=True)  # it says that it does nothing
    back.click()
    is_at(page, "turn-5")
    page.get_by_role("button", name="To the start").click()
    back.click(force=True)
    is_at(page, "start")
    assert trees(page) == []


def test_the_slider_says_at_which_turn_it_stands_and_takes_all_its_keys(tab: Tab, club: Path) -> None:
    page = tab.open(club)
    slider = page.get_by_role("slider", name="Turn")
    slider.focus()
    for key, said in (
        ("ArrowRight", "turn 1 of 5"),
        ("ArrowUp", "turn 2 of 5"),
        ("PageUp", "turn 5 of 5"),
        ("ArrowLeft", "turn 4 of 5"),
        ("PageDown", "turn 1 of 5"),
        ("PageDown", "Start"),
        ("End", "End"),
        ("Home", "Start"),
    ):
        page.keyboard.press(key)
        expect(slider).to_have_attribute("aria-valuetext", said)


def test_the_slider_is_drawn_with_the_mouse(tab: Tab, club: Path) -> None:
    page = tab.open(club)
    box = page.locator("#slider").bounding_box()
    assert box
    page.mouse.move(box["x"] + 12, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    is_at(page, "turn-3")
    assert trees(page, 2) == ["dogwood-2"]


def test_arrow_keys_work_wherever_they_have_no_use_of_their_own(tab: Tab, club: Path) -> None:
    page = tab.open(club)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    is_at(page, "turn-2")
    page.keyboard.press("ArrowLeft")
    is_at(page, "turn-1")
    page.keyboard.press("Alt+ArrowUp")
    page.locator(".p0 .ground").focus()
    page.keyboard.press("ArrowRight")
    page.locator("#speed").focus()
    page.keyboard.press("ArrowRight")
    is_at(page, "turn-1")
    page.locator("#play").focus()
    page.keyboard.press("End")
    is_at(page, "end")


def test_a_link_leads_to_a_turn_and_the_browser_leads_back(tab: Tab, club: Path) -> None:
    page = tab.open(club, "#turn-4")
    expect(page.locator("#frame")).to_have_text("Turn 4")
    assert page.evaluate("scrollY") == 0
    page.locator("#words a", has_text="Turn 2").click()
    expect(page.locator("#frame")).to_have_text("Turn 2")
    is_at(page, "turn-2")
    expect(page.locator("#slider")).to_be_focused()
    page.go_back()
    expect(page.locator("#frame")).to_have_text("Turn 4")
    page.go_forward()
    expect(page.locator("#frame")).to_have_text("Turn 2")
    page.evaluate("location.hash = '#turn-99'")
    page.evaluate("location.hash = '#turn-3,player-9'")
    page.wait_for_timeout(30)
    assert page.locator("#frame").inner_text() == "Turn 2"


def test_a_key_held_down_changes_the_address_once(tab: Tab, club: Path) -> None:
    """Safari lets a page do so 100 times in a while, and throws then."""
    page = tab.open(club)
    page.evaluate(
        "window.changes = 0; const replace = history.replaceState;"
        "history.replaceState = function (...to) { window.changes += 1; replace.apply(history, to); }; 0"
    )
    page.evaluate(
        "for (const key of [...Array(200).fill('ArrowLeft'), 'ArrowRight', 'ArrowRight'])"
        " document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))"
    )
    is_at(page, "turn-2")
    assert page.evaluate("changes") == 1


def test_a_page_can_be_made_to_open_at_a_turn(tab: Tab, tmp_path: Path) -> None:
    page = tab.open(written(tmp_path, CLUB, turn=3))
    expect(page.locator("#frame")).to_have_text("Turn 3")


def test_it_plays_by_itself_until_the_end_and_stops_there(tab: Tab, club: Path) -> None:
    tab.page.clock.install()
    page = tab.open(club, "#turn-3")
    page.get_by_role("button", name="Play").click()
    expect(page.locator("#now")).to_have_attribute("aria-live", "off")
    page.clock.run_for(2_000)
    expect(page.locator("#frame")).to_have_text("Turn 4")
    page.get_by_label("Speed").select_option("very fast")
    page.clock.run_for(300)
    expect(page.locator("#frame")).to_have_text("Turn 5")
    page.clock.run_for(60_000)
    expect(page.locator("#frame")).to_have_text("End")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    expect(page.locator("#now")).to_have_attribute("aria-live", "polite")
    is_at(page, "end")


def test_playing_begins_anew_at_the_end_and_whatever_one_does_stops_it(tab: Tab, club: Path) -> None:
    tab.page.clock.install()
    page = tab.open(club, "#end")
    play = page.get_by_role("button", name="Play")
    play.click()
    expect(page.locator("#frame")).to_have_text("Start")
    page.clock.run_for(4_000)
    page.keyboard.press("ArrowRight")
    expect(play).to_be_visible()
    page.clock.run_for(4_000)
    is_at(page, "turn-3")
    play.click()
    page.clock.run_for(2_000)
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(4_000)
    expect(page.locator("#frame")).to_have_text("Turn 4")


def test_nothing_moves_for_people_who_do_not_want_it(tab: Tab, club: Path) -> None:
    page = tab.open(club, "#turn-1")
    moving = "getComputedStyle(document.querySelector('.lying.new')).animationName"
    assert page.evaluate(moving) == "none"
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(moving) == "planted"


def test_a_players_view_hides_what_the_player_did_not_see(tab: Tab, tmp_path: Path) -> None:
    page = tab.open(written(tmp_path, WHOLE), "#turn-3")
    assert "unknown card" not in hand(page, 0)
    told = page.locator("#told").inner_text()
    page.get_by_label("Seen by").select_option(label="\u2068Jonte\u2069")
    is_at(page, "turn-3,player-2")
    assert "unknown card" not in hand(page, 1)
    assert "unknown card" in hand(page, 0)
    assert page.locator("#told").inner_text() != told
    assert page.locator("#words .told").nth(3).inner_text() == page.locator("#told").inner_text()
    page.get_by_role("button", name="To the end").click()
    assert "unknown card" not in hand(page, 0)
    page.reload()
    expect(page.get_by_label("Seen by")).to_have_value("2")


def test_a_page_of_one_view_has_no_choice_of_views(tab: Tab, tmp_path: Path) -> None:
    page = tab.open(written(tmp_path, WHOLE, 1), "#turn-1")
    assert page.get_by_label("Seen by").count() == 0
    assert hand(page, 0) == ["unknown card"] * 7
    page.keyboard.press("ArrowRight")
    is_at(page, "turn-2")


def test_problems_are_told_at_their_turns_and_linked(tab: Tab, tmp_path: Path) -> None:
    page = tab.open(written(tmp_path, SLIPS))
    expect(page.locator("#remarks")).to_contain_text("error ARB315")
    assert page.locator("#remarks pre:visible").count() == 0
    expect(page.locator("#words pre").first).to_be_visible()
    assert page.locator(".ticks i").count() == 8
    page.locator("#problems a", has_text="Turn 2").click()
    expect(page.locator("#remarks")).to_contain_text("Wi2 lies on Ana's discard pile, not Wi3")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#remarks")).to_contain_text("Irregular, let stand: nobody noticed")
    page.get_by_role("link", name="7 errors and 3 warnings").click()
    expect(page.locator("#frame")).to_have_text("Turn 3")
    expect(page.locator("#problems")).to_be_in_viewport()


def test_a_click_on_the_chart_goes_to_the_turn(tab: Tab, club: Path) -> None:
    page = tab.open(club)
    page.locator(".chart:visible").click()
    is_at(page, "turn-3")


@pytest.mark.parametrize(("record", "scheme"), [(SLIPS, "light"), (SLIPS, "dark"), (WHOLE, "dark")])
def test_it_meets_wcag_and_fits_a_small_screen(
    tab: Tab, tmp_path: Path, record: str, scheme: Literal["light", "dark"]
) -> None:
    tab.show(360, 640, scheme)
    page = tab.open(written(tmp_path, record), "#turn-2")
    page.locator("summary").last.click()
    assert tab.violations() == []
    assert tab.overflow() == 0
    tab.show(320, 640)
    assert tab.overflow() == 0


def test_hostile_names_and_notes_are_only_text(tab: Tab, tmp_path: Path) -> None:
    record = CLUB.replace("Talia", f'"{HOSTILE}"').replace("free text", f'"{HOSTILE}"')
    page = tab.open(written(tmp_path, record.replace("Jonte", "رنا")), "#turn-3")
    assert page.locator(".p0 h3").inner_text().strip() == HOSTILE.replace("\\u202E", "\\u{202e}")
    expect(page.locator("#remarks")).to_contain_text("<b onclick=alert(1)>")
    assert page.locator("b, [onclick]").count() == 0
    assert tab.violations() == []


def test_the_longest_game_opens_at_once(tab: Tab, tmp_path: Path) -> None:
    file = written(tmp_path, LONGEST)
    assert file.stat().st_size < 400_000
    page = tab.open(file)
    assert page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd") < 2000
    expect(page.locator("#slider")).to_have_attribute("max", "52")


def test_without_a_script_it_shows_the_end_and_tells_every_turn(browser: Browser, club: Path) -> None:
    context = browser.new_context(offline=True, java_script_enabled=False)
    page = context.new_page()
    page.goto(club.as_uri())
    expect(page.locator("#controls")).to_be_hidden()
    expect(page.get_by_text("Without a script this page shows the end")).to_be_visible()
    assert trees(page) == ["oak-1", "oak-4"]
    assert page.locator("#words li").count() == 7
    expect(page.locator("#turn-4")).to_contain_text("plants Oa4 right of Oa1")
    context.close()


def test_on_paper_there_are_no_controls_but_the_game_in_words_and_all_figures(tab: Tab, club: Path) -> None:
    page = tab.open(club, "#turn-2")
    tab.show(medium="print")
    expect(page.locator("#controls")).to_be_hidden()
    expect(page.locator("#words")).to_be_visible()
    expect(page.locator("#scores")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#scores")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("#scores")).to_be_hidden()


def test_a_record_that_cannot_be_replayed_has_a_page_of_its_problems(tab: Tab, tmp_path: Path) -> None:

    file = tmp_path / "refused.html"
    file.write_text(replay_html.refused(retold(read("arbcheck: 1\nplayers: [A]\nturns: []\n"))), "utf-8")
    page = tab.open(file)
    assert re.search("This record cannot be replayed. It has 1 error", page.inner_text("body"))
    assert tab.violations() == []
