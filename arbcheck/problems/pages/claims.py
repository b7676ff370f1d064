"""Pages of ARB401: what was said at the table."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB401",
        "a claim that cannot be read",
        None,
        "error",
        "`claims` holds what was said at the table: scores, rights, paths, the winner, whether a turn was "
        "legal, and which turn was the last. This one has not the form of its kind, or names a turn that "
        "the record does not have. A claim that can be read but is wrong is no problem of the record: "
        "`adjudicate` rejects it, and `score` takes no notice.",
        "write the claim in the form that the message shows",
        ("D-042",),
    ),
)
