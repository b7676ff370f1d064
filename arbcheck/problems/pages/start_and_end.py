"""Pages of ARB317 to ARB324: the deal, the end that is held against the replay, and misread turns."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB317",
        "a starting discard where there is none",
        "R4",
        "error",
        "In the 2018 edition all discard piles start empty. Only in the first edition of 2015 does a pile "
        "start with one card, and there not that of the start player (R4). `start.discards` names a card "
        "for a player who has none, or several cards for one.",
        "remove this entry, or write `edition: 2015` if that was the game",
        ("D-011", "D-025"),
    ),
    Page(
        "ARB318",
        "more cards in the draw pile than the game has",
        "R3",
        "error",
        "The draw pile is what is left after each player has 7 cards (R3), less the starting discards of "
        "the first edition (R4). `start.deck` lists more cards than that. A shorter list is never "
        "reported: it says what is known, and goes on with unknown cards.",
        "remove the cards too many, or check the number of players and the edition",
        ("D-027",),
    ),
    Page(
        "ARB319",
        "a final hand that differs from the replay",
        "R8",
        "error",
        "The hand stated in `end` is not the one that the turns lead to: the card is known not to be in "
        "it, or the number of cards is another (R8). `_` fits any card. Either the end or a turn was "
        "written down wrongly; the replay cannot know which.",
        "correct the hand, or the turn from which it differs",
        ("D-027",),
    ),
    Page(
        "ARB320",
        "a final arboretum that differs from the replay",
        "R7",
        "error",
        "The arboretum stated in `end` is not the one that the turns planted, cell by cell (R7). It may be "
        "drawn with another origin, so a shift of the whole picture is not reported; a mirrored or turned "
        "picture is.",
        "correct the arboretum, or the turn that planted this card",
        ("D-039",),
    ),
    Page(
        "ARB321",
        "a final discard pile that differs from the replay",
        "R8",
        "error",
        "The discard pile stated in `end` is not the one that the turns leave, card by card from the "
        "bottom, or has another number of cards (R8). Only a pile that is stated is compared, and of one "
        "given by its size the size alone.",
        "correct the pile, bottom first, or the turns that added to it and took from it",
        ("D-023",),
    ),
    Page(
        "ARB322",
        "a start without turns",
        None,
        "error",
        "The record tells how the game began and how it ended, but not the turns between. Whether some "
        "game leads from the one to the other has no exact answer here, so arbcheck refuses to seem to "
        "check it. A game of no turns at all is `turns: []` and is accepted.",
        "add the `turns`, or remove `start` from an end position",
        ("D-041",),
    ),
    Page(
        "ARB323",
        "a starting hand of other than seven cards",
        "R3",
        "error",
        "Each player is dealt 7 cards (R3). A starting hand that is stated is stated whole, with `_` for "
        "the cards that nobody remembers; a hand of which nothing is known is left out.",
        "list seven cards, with `_` for each that is not known, or leave the hand out",
        ("D-027", "D-029"),
    ),
    Page(
        "ARB324",
        "a turn that only a misreading forbids",
        "R6",
        "error",
        "The record is read under a misreading, and by that this draw or this planting is not allowed: from "
        "the own discard pile, or beside no lower card. By the rules themselves nothing of the kind is "
        "reported: every discard pile is open to everybody (R6), and values never restrict planting (R7).",
        "correct the turn, or read the record by the rules",
        ("D-048",),
    ),
)
