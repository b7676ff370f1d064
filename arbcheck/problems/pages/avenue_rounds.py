"""Pages of ARB340 to ARB358: rounds and moves of Avenue."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB340",
        "a round too many",
        "V2",
        "error",
        "A game has five rounds, each for one of five farms (V2). The record has another one after the "
        "fifth.",
        "take out the round that was not played",
    ),
    Page(
        "ARB341",
        "rounds that are missing",
        "V2",
        "error",
        "A game has five rounds (V2). With fewer the record is of an unfinished game, which has to be "
        "said, so that a round which somebody forgot to write down is not taken for an early end. At "
        "least one round is needed in any case.",
        "add the missing rounds, or write `finished: false` if the game stopped early",
    ),
    Page(
        "ARB342",
        "an unreadable farm",
        "V1",
        "error",
        "A round names the farm that is scored at its end by its letter, from `A` to `F` (V1). What "
        "stands here is no farm.",
        "write the letter of the farm card",
    ),
    Page(
        "ARB343",
        "a farm that is scored twice",
        "V2",
        "error",
        "Each round turns the next farm card, and a card does not come back (V2). So each farm is scored "
        "at most once in a game.",
        "correct the farm of one of the two rounds",
    ),
    Page(
        "ARB344",
        "an unreadable road card",
        "V2",
        "error",
        "A road card is written as its number from 1 to 6, with `y` behind it if it is yellow, such as "
        "`3y` or `5`. The fourth yellow card ends a round (V2), so the colour matters.",
        "write the number of the card, and `y` if it is yellow",
    ),
    Page(
        "ARB345",
        "a round without its fourth yellow card",
        "V2",
        "error",
        "A round goes on until the fourth yellow card (V2), and here fewer are recorded. Only the last "
        "round of an unfinished game may stop earlier.",
        "add the cards that are missing, or write `finished: false` if the game stopped there",
    ),
    Page(
        "ARB346",
        "a card after the end of its round",
        "V2",
        "error",
        "The fourth yellow card ends a round when everybody has answered it (V2). This card is recorded "
        "in the same round behind it. Either a colour before it is wrong or the card belongs to the next "
        "round.",
        "correct the colours, or move the card to the next round",
    ),
    Page(
        "ARB347",
        "more cards than the deck holds",
        "V2",
        "error",
        "Used road cards are set aside until the end of the game (V2), so none comes twice. The deck has "
        "22 yellow and 20 gray cards; how they are split by number rests on one unofficial page, and a "
        "record may bring data of its own.",
        "correct the card, or state the cards of your deck below `deck:`",
        ("D-044",),
    ),
    Page(
        "ARB348",
        "an unfinished game that is over",
        "V2",
        "warning",
        "The record says that the game stopped early, but all five rounds are over (V2). It is scored "
        "all the same, and marked provisional as it asks.",
        "delete the line `finished: false`",
        ("D-051",),
    ),
    Page(
        "ARB350",
        "an unreadable answer",
        "V3",
        "error",
        "To each card a player draws the road or looks at a farm card (V3). A drawing is written as its "
        "space, the letter of the column and the number of the row, such as `e4`; a look is written "
        "`peek`.",
        "write the space, or `peek`",
    ),
    Page(
        "ARB351",
        "a wrong number of answers",
        "V3",
        "error",
        "Everybody answers every road card, the one that ends the round too, by drawing it or by a look "
        "(V3). So an entry of `moves` has as many answers as the round has cards.",
        "write one answer for each card of the round",
    ),
    Page(
        "ARB352",
        "a space that the sheet does not have",
        "V3",
        "error",
        "A road is drawn in a space of the sheet (V3). Columns have letters and rows numbers, both from "
        "the top left corner, and this name leads off the sheet.",
        "correct the space",
    ),
    Page(
        "ARB353",
        "a space that has a road already",
        "V4",
        "error",
        "A space holds at most one road, which is never changed (V4). The player has drawn in this space "
        "before.",
        "correct one of the two spaces",
    ),
    Page(
        "ARB354",
        "a second look in one round",
        "V3",
        "error",
        "A player may look at the next farm card once in a round (V3). All other cards of the round are "
        "drawn.",
        "write the space in which the road was drawn",
    ),
    Page(
        "ARB355",
        "a look when no farm card is left",
        "V3",
        "error",
        "A look is at the next farm card (V3). This record is of an edition that sets one of the six "
        "farm cards aside, so in the last round there is none left to look at.",
        "write the space in which the road was drawn, or take out `farm_deck: 5`",
        ("D-044",),
    ),
    Page(
        "ARB356",
        "a card that a player cannot answer",
        "V3",
        "error",
        "To each card a player draws the road in a space without one, or looks at the next farm card, "
        "which is possible once in a round (V3). This player has no space left and cannot look any more, "
        "so no legal game goes on from here.",
        "look for a card that was not turned, or a space that is missing on the sheet",
    ),
    Page(
        "ARB357",
        "moves for another number of rounds",
        "V2",
        "error",
        "The moves of a player have one entry for each round (V2), in the same order as `rounds`. Here "
        "are more or fewer, so it is not known which entry belongs to which round.",
        "write one entry for each round",
    ),
    Page(
        "ARB358",
        "a player of whom nothing is told",
        "V3",
        "error",
        "What a player drew (V3) is told by `moves`, or by the sheet below `end`. For this player the "
        "record has neither, so there is nothing to score.",
        "add the player's moves, or the roads below `end`",
    ),
)
