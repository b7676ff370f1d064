"""Pages of ARB440 and ARB441: claims about a game of Avenue."""

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
    Page(
        "ARB441",
        "an unreadable claim about a game of Avenue",
        None,
        "error",
        "A claim on the command line has a name and a value: a player with a box, such as `Ana.farm-2=3` "
        "or `Ana.purple=1`, a player alone for the total, or `winner`. What was given is none of these, "
        "or names nobody and nothing of this record.",
        "write the claim as `Ana.farm-2=3`, `Ana.purple=1`, `Ana=7` or `winner=Ben`",
        test="tests/adjudication/test_avenue.py",
    ),
)
