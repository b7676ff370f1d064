"""The registry of codes: one page each, in the module or two of its hundred."""

from functools import cache
from importlib import import_module
from typing import NamedTuple

_CHAPTERS = {
    "0": ("file",),
    "1": ("schema", "notation"),
    "2": ("position", "avenue_sheets"),
    "3": ("turns", "start_and_end", "avenue_rounds"),
    "4": ("claims", "avenue_claims"),
    "5": ("scope",),
    "6": ("corpus",),
}


class Page(NamedTuple):
    """What `arbcheck explain CODE` tells about a diagnostic; ``remedy`` is also its usual help.

    ``test`` names the test that shows the code, where no case of the corpus can.
    """

    code: str
    title: str
    rule: str | None
    severity: str
    meaning: str
    remedy: str
    decisions: tuple[str, ...] = ()
    test: str = ""


@cache
def _chapter(digit: str) -> dict[str, Page]:
    modules = (import_module(f"arbcheck.problems.pages.{name}") for name in _CHAPTERS[digit])
    return {page.code: page for module in modules for page in module.PAGES}


def page(code: str) -> Page:
    """Return the page of a code such as "ARB204"; KeyError if there is none."""
    return _chapter(code[3:4])[code]


def pages() -> tuple[Page, ...]:
    """Return all pages, in the order of their codes."""
    return tuple(page for digit in _CHAPTERS for page in _chapter(digit).values())
