"""Pages of ARB601: the corpus of cases."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB601",
        "a corpus case that cannot be read",
        None,
        "error",
        "A case of the corpus has not the form of one: a key is missing or unknown, a value is of the "
        "wrong kind, an id stands twice, or it names a rule, decision or misreading that does not exist, or "
        "misreadings that exclude each other. "
        "The case is counted as failed, since it proves nothing. What is wrong inside the record that the "
        "case holds is not reported here; it is what the case is about.",
        "mend the case at this place, so that it has the form which the case schema describes",
        decisions=("D-043",),
    ),
)
