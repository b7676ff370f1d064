"""Page of ARB440: claims about a game of Avenue."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB440",
        "a claim about a box that was not filled",
        "V7",
        "error",
        "Each round fills one farm box (V7). The claim is about a box of a round that the record does "
        "not have.",
        "claim one box a round, in their order",
    ),
)
