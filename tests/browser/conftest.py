"""A browser for the tests of pages: no network, and everything that goes wrong in a page is remembered.

It is Debian's chromium, driven by Playwright, which downloads nothing. Where there is no browser these tests
are skipped; in continuous integration they fail.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_NO_BROWSER = f"there is no browser: none of {', '.join(_NAMES)} on PATH, no ARBCHECK_CHROMIUM"
_WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
"""The rules of axe that stand for WCAG 2.2, levels A and AA."""


class Tab:
    """A page of the browser, with all that it asked for and all that went wrong while it was open."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.requests: list[str] = []
        self.faults: list[str] = []
        page.set_default_timeout(10_000)
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on(
            "console",
            lambda said: self.faults.append(said.text) if said.type in {"error", "warning"} else None,
        )

    def open(self, file: Path, fragment: str = "") -> "Page":
        """Load a file, which must not ask for anything but itself."""
        self.requests.clear()
        self.page.goto(file.as_uri() + fragment)
        assert [url.partition("#")[0] for url in self.requests] == [file.as_uri()]
        return self.page

    def show(
        self,
        width: int = 1000,
        height: int = 700,
        scheme: Literal["light", "dark"] = "light",
        medium: Literal["screen", "print"] = "screen",
    ) -> None:
        """Show the page on a screen of this size, in light or dark, or as it would be printed."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=scheme, media=medium)

    def violations(self) -> list[str]:
        """Return what in the page does not meet WCAG 2.2 AA, as far as axe can tell: rule and element."""
        from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

        found = Axe().run(self.page, options={"runOnly": _WCAG}).response["violations"]
        return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]

    def overflow(self) -> int:
        """Return by how many pixels the page is wider than the screen; 0 is as it should be."""
        width: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return width


@pytest.fixture(scope="package")
def browser() -> Iterator["Browser"]:
    """Start the browser once for all tests of pages; not for longer, since it keeps an event loop running."""
    program = os.environ.get("ARBCHECK_CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)
    if program is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(_NO_BROWSER)
    from playwright.sync_api import sync_playwright

    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []  # its sandbox cannot be used by root
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=arguments)
        yield started
        started.close()


@pytest.fixture
def tab(browser: "Browser") -> Iterator[Tab]:
    """Open a tab without a network; in the end nothing may have gone wrong in it."""
    context = browser.new_context(
        offline=True,
        locale="en-GB",
        timezone_id="UTC",
        reduced_motion="reduce",
        viewport={"width": 1000, "height": 700},
    )
    opened = Tab(context.new_page())
    yield opened
    context.close()
    assert opened.faults == []
