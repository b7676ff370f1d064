"""Pages of ARB401 to ARB403: what was said at the table."""

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
    Page(
        "ARB402",
        "a claim on the command line that cannot be read",
        None,
        "error",
        "`--claim NAME=VALUE` says what was claimed: `Talia.oak=9` (what a species adds), `Talia=23` "
        "(a total), `right.oak=Talia,Rina` (nobody: `right.oak=`), `path.Talia.oak=Oa1,Oa4`, `winner=Rina`, "
        "`legal.4=true`, `last_turn=33`. This one has another form, or names a player, a species, a card or "
        "a turn that the record does not have. A player's name may stand in quotes, and must where it "
        "holds a quote, a comma or an equals sign, or is a word such as `winner`; a quote inside is written "
        "twice. The record is not ruled on until the claim can be read.",
        "write the claim in one of the forms that `arbcheck explain ARB402` lists",
        ("D-049",),
        test="tests/cli/test_adjudicate.py",
    ),
    Page(
        "ARB403",
        "one person claims the same thing twice",
        None,
        "error",
        "In one mapping of claims each number, right or path is claimed once. Here a species stands twice in "
        "it, perhaps under two names (`Oak` and `Roble`), or a total does. The first claim is ruled on, this "
        "one is not, since nobody can tell which of them was meant.",
        "leave out one of the two; what somebody else claims stands in a mapping with a `by` of its own",
        ("D-049",),
    ),
)
