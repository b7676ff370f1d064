"""Pages of ARB240 to ARB259: sheets of Avenue, the printed one and those of the players."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB240",
        "an unreadable space of the sheet",
        None,
        "error",
        "A space of the printed sheet is `.` if it is plain, a letter from `A` to `F` for a farm, `CP` "
        "or `CG` for a castle, and `p` or `g` with a number from 1 to 9 for grapes. Things that share a "
        "space are joined by `+`, as in `A+p1`; each colour of grapes stands there once. What stands "
        "here is none of these.",
        "write what is printed in this space, or `.`",
    ),
    Page(
        "ARB241",
        "rows of a sheet that differ in length",
        None,
        "error",
        "The sheet is a rectangle, so all its rows have as many spaces. Every space is written, a plain "
        "one as `.`, because moves name spaces by their column. A row of another length has lost a space "
        "or got one too many.",
        "write a `.` for each plain space of the row",
    ),
    Page(
        "ARB242",
        "more columns than there are letters",
        "V1",
        "error",
        "Moves name a space by the letter of its column and the number of its row, so a sheet has at "
        "most 26 columns (V1). No printed sheet is anywhere near that wide.",
        "check that each row of the sheet is on a line of its own",
    ),
    Page(
        "ARB243",
        "a farm or castle that the sheet lacks",
        "V1",
        "error",
        "A sheet has each of the farms A to F once, and one purple and one green castle (V1). Without "
        "one of them the farm card that names it, or a castle box, could not be scored.",
        "add the farm or castle to the space in which it is printed",
    ),
    Page(
        "ARB244",
        "a farm or castle that stands twice",
        "V1",
        "error",
        "A sheet has each of the farms A to F once, and one purple and one green castle (V1). Here one "
        "of them stands a second time, so it is not known which of the two is meant.",
        "keep the one that is printed",
    ),
    Page(
        "ARB245",
        "two farms or castles in one space",
        "V1",
        "error",
        "A space of the sheet has at most one farm or castle (V1); grapes may share it. Two in one space "
        "could only be connected together, which no sheet intends.",
        "give each farm and castle a space of its own",
    ),
    Page(
        "ARB246",
        "a sheet without grapes",
        "V1",
        "error",
        "A sheet has grapes of one or both colours (V1). Without any of them every box of every player "
        "would hold 0, so most likely they have been forgotten.",
        "add the grapes, such as `p1` or `g2`",
    ),
    Page(
        "ARB247",
        "a sheet that is too small for a game",
        "V4",
        "error",
        "A game has at least twenty cards, at most one of which is looked away in each round, and each "
        "of the others takes a space of its own (V4). A sheet with fewer than 15 spaces, or 16 where no "
        "farm card is left to look at in the last round, can hold no game.",
        "check that all rows and columns of the sheet are written down",
        ("D-044",),
    ),
    Page(
        "ARB248",
        "a sheet that may be too small",
        "V4",
        "warning",
        "A game can turn as many as 40 cards, and each one that is drawn takes a space of its own (V4). "
        "On this sheet a long game could leave a player without a space to draw in. Short games fit, so "
        "the record is checked and scored as usual.",
        "check that all rows and columns of the sheet are written down",
        ("D-044",),
    ),
    Page(
        "ARB249",
        "an unknown sheet",
        None,
        "error",
        "`sheet` is the name of a sheet that arbcheck ships, or a mapping with a `grid`. No shipped "
        "sheet has this name. What is shipped is invented, since no text shows a printed sheet; a real "
        "one is typed in once.",
        "write the sheet down below `sheet:` as a `grid`",
        ("D-044",),
    ),
    Page(
        "ARB250",
        "an unreadable road",
        None,
        "error",
        "On a player's sheet each space is `..` if it has no road, and else the number of the road from "
        "1 to 6 followed by the round in which it was drawn, from 1 to 5: `64` is a road 6 of round 4. A "
        "sheet whose rounds nobody noted has the road numbers alone. What stands here is neither.",
        "write the number of the road, then its round",
        ("D-046",),
    ),
    Page(
        "ARB251",
        "a player's sheet of another size",
        None,
        "error",
        "The roads of a player are written down as a grid that has the rows and columns of the printed "
        "sheet, with `..` for each space without a road. This grid is larger or smaller, so its roads "
        "may not lie where the recorder thinks.",
        "write one cell for each space of the sheet",
    ),
    Page(
        "ARB252",
        "a sheet with some round marks",
        "V6",
        "error",
        "Either every road on a player's sheet tells the round in which it was drawn, or none does. A "
        "farm is counted at the end of its round (V6), so a road without a mark among others with marks "
        "would leave open what it was connected to.",
        "add the round to every road, or take it from all",
        ("D-046",),
    ),
    Page(
        "ARB253",
        "a road that no card of its round shows",
        "V3",
        "error",
        "A road is drawn for a road card, one for each (V3). The round that is marked here has no card "
        "with the number of this road, or all of them are used by other roads. Either the road or its "
        "mark is wrong, or a card is missing in `rounds`.",
        "correct the number or the round of the road",
        ("D-046",),
    ),
    Page(
        "ARB254",
        "a round of which too few roads were drawn",
        "V3",
        "error",
        "To each road card a player draws the road or looks at the next farm card, and looks at most "
        "once in a round (V3). So at most one card of a round is without a road, and none where no farm "
        "card is left to look at. On this sheet more are missing.",
        "find the roads that are missing or marked with another round",
        ("D-046",),
    ),
    Page(
        "ARB255",
        "a road of a round that was not played",
        "V2",
        "error",
        "The mark of this road names a round that the record does not have. Roads are drawn while the "
        "cards of a round are turned (V2).",
        "correct the mark, or add the round to `rounds`",
        ("D-046",),
    ),
    Page(
        "ARB256",
        "a sheet that no game leads to",
        "V3",
        "error",
        "To each road card a player draws the road or looks at the next farm card, at most once in a "
        "round (V3). Without round marks the numbers alone can be held against the cards: no number is "
        "drawn more often than it was turned, and the cards that were not drawn must be the looks of "
        "different rounds. On this sheet that cannot be.",
        "look for a road that is missing or has a wrong number",
        ("D-046",),
    ),
    Page(
        "ARB257",
        "an open result of an unfinished game",
        "V6",
        "warning",
        "A farm is counted at the end of its round (V6), and sheets without round marks do not tell what "
        "it was connected to then. The game is unfinished too, so even what is known holds only as if it "
        "ended now.",
        "add to each road the round in which it was drawn",
        ("D-046",),
    ),
    Page(
        "ARB258",
        "a sheet that differs from the moves",
        "V3",
        "error",
        "The record has both the moves of this player and the sheet at the end. Each move draws one road "
        "(V3), and the sheet that comes of them has another road in this space, or none.",
        "correct the move or the sheet",
    ),
    Page(
        "ARB259",
        "a road without two edges",
        None,
        "error",
        "The data of a deck may tell which road each number stands for, as the two edges of a space that "
        "it joins: two different words of `top`, `right`, `bottom` and `left`. What stands here is "
        "anything else.",
        "write two edges, such as `top left`",
        ("D-044",),
    ),
)
