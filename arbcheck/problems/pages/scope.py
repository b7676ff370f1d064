"""Pages of ARB501 to ARB505: games, rulesets and tables that arbcheck does not referee."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB501",
        "an unknown game",
        None,
        "error",
        "arbcheck referees Arboretum, which is meant when nothing is said, and Avenue. The record names "
        "another game, and guessing would apply rules that were never played.",
        "write `game: arboretum` or `game: avenue`, or leave the key out",
        ("D-017",),
    ),
    Page(
        "ARB502",
        "the Persian variant",
        None,
        "error",
        "The record says that it was played by the Persian variant, a ruleset which contradicts the rules "
        "of Arboretum in most points and itself in some: among others it shares one discard pile, lets "
        "paths rise by steps of one only, and adds up the values of their cards. Under canonical rules "
        "such a record would get a score that nobody at that table meant, so it is refused. D-016 lists "
        "every contradiction.",
        "remove the `rules` line if the game was played by the canonical rules; the variant is not scored",
        ("D-016",),
    ),
    Page(
        "ARB503",
        "an unknown ruleset",
        None,
        "error",
        "`rules` names a ruleset that arbcheck does not know. It checks and scores by the published rules "
        "alone, and a record that was played by others would get a wrong verdict. House rules that touch "
        "nothing which a record shows, such as a time limit, belong in `notes`.",
        "remove the `rules` line, or write `rules: canonical`, if the published rules were played",
        ("D-047",),
    ),
    Page(
        "ARB504",
        "a number of players that the game does not have",
        "R2",
        "error",
        "Arboretum is a game for two, three or four (R2). The number of species in play is fixed for these "
        "alone, and with it the length of the game, so a record of one player, or of five and more, has no "
        "rules by which it could be checked.",
        "list the two to four players of the game",
        ("D-012",),
    ),
    Page(
        "ARB505",
        "a species of the other edition",
        "R1",
        "error",
        "The two editions share seven species; three of each are its own (R1). Blue Spruce, Cherry Blossom "
        "and Tulip Poplar belong to 2018; Lilac, Magnolia and Olive to 2015. The record is of the other "
        "edition, and 2018 is meant when nothing is said.",
        "write `edition: 2015` or `edition: 2018`, whichever box the cards are from",
        ("D-011",),
    ),
)
