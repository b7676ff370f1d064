"""Pages of ARB110 to ARB138: players, cards, grids, draws and plays as they are written."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB110",
        "a name that no player may have",
        None,
        "error",
        "A player's name has 1 to 100 characters. It may not be `deck`, `own`, `peek`, `total` or `_`, in "
        "upper or lower case, since a draw or a claim with such a name could be read in two ways, nor "
        "begin with `x-`, which marks a user's own keys. Any script, blanks and accents are welcome.",
        "choose another name, such as a surname or `Deck-Anna`",
        ("D-037",),
    ),
    Page(
        "ARB111",
        "two players of one name",
        None,
        "error",
        "Two players have the same name, and nothing in the record could tell them apart. Names are "
        "compared without blanks around them and with accents in one form, so two that look alike count as "
        "equal, and so do two that differ only in letters that nobody sees, such as a zero width joiner. "
        "Names that differ in upper and lower case alone are different and are not reported.",
        "add an initial or a number to one of the names",
        ("D-037",),
    ),
    Page(
        "ARB112",
        "a name that is no player",
        None,
        "error",
        "This name does not stand in the list `players`. Names are compared exactly, upper and lower case "
        "included. In a draw the longest player's name that fits is taken, and what follows it must be a "
        "card. The `by` of a claim may be anybody and is not reported.",
        "write the name exactly as it stands in `players`",
        ("D-037", "D-040"),
    ),
    Page(
        "ARB113",
        "a player missing from the end position",
        None,
        "error",
        "An end position names every player with a hand and an arboretum. Each hand bears on everybody's "
        "right to score (R10), so no part of the table can be scored alone. In a record of turns `end` may "
        "name any players or none, and nothing is reported.",
        "add the missing player with a `hand` and an `arboretum`",
    ),
    Page(
        "ARB120",
        "not a card",
        "R1",
        "error",
        "A card is a species and a value from 1 to 8 (R1): `Oa4`, `Oak 4` or `oak-4`, in any of the "
        "languages that arbcheck knows, in upper or lower case, with or without accents. What stands here "
        "is none; the message says when the species is unknown or the value lies outside 1 to 8. A list "
        "that has a comma anywhere is divided at commas alone, otherwise at blanks. A bad card does not "
        "hide the others of its list, but the list is not counted as a whole until all can be read.",
        "write the card as species and value, such as `Oa4`",
        ("D-038",),
    ),
    Page(
        "ARB121",
        "not a species",
        "R1",
        "error",
        "Here belongs a species (R1): its two-letter code such as `Oa`, or its name in one of the "
        "languages that arbcheck knows, in upper or lower case. What stands here names none of the "
        "thirteen species of the two editions. A species that exists in the other edition only is ARB505.",
        "write the code or the name of a species, such as `Oa` or `Oak`",
        ("D-038",),
    ),
    Page(
        "ARB122",
        "an unknown card where the card is public",
        None,
        "error",
        "`_` stands for a card that the recorder does not know, but this card lay face up for all to see: "
        "what is planted, discarded or in a discard pile is public. `_` may stand in a hand, in the draw "
        "pile, in a draw from it and among the starting discards.",
        "name the card; of a discard pile the size alone is enough, such as `3 cards`",
        ("D-015", "D-029"),
    ),
    Page(
        "ARB123",
        "a species named twice",
        "R2",
        "error",
        "`species` lists what is in play, each species once (R2). Named twice it would hide that another "
        "is missing. Two names of one species, such as `Oak` and `Roble`, count as the same.",
        "remove the second one, or write the species that was meant",
        ("D-010",),
    ),
    Page(
        "ARB130",
        "a grid whose rows YAML would join",
        None,
        "error",
        "An arboretum stands here as plain, quoted or folded text (`>`) over several lines. YAML joins "
        "such lines into one, so that cards which lay above each other would come to lie side by side and "
        "other paths would be scored. A grid of a single row may stand as plain text and is not reported.",
        "put `|` after the colon, with the rows below it, or write a list of row texts",
        ("D-039",),
    ),
    Page(
        "ARB131",
        "blanks before the first cell of a row",
        None,
        "error",
        "Cells are counted, not measured: blanks before the first card of a row do not move it to the "
        "right, although they look as if they did. When the first row is the one that is indented deeper, "
        "YAML takes its indentation for that of the whole grid, and the message says so.",
        "write a `.` for each empty cell before the first card, and let all rows begin at one column",
        ("D-039",),
    ),
    Page(
        "ARB132",
        "a gap inside a row",
        None,
        "warning",
        "Between two cells of this row is a gap in which other rows have a cell. Cells are counted, not "
        "measured, so the gap is no empty cell, and the rest of the row lies further left than it looks. "
        "It is a warning, since wide spacing is legal; gaps that no other row fills are not reported.",
        "write a `.` for the empty cell, or close the gap",
        ("D-039",),
    ),
    Page(
        "ARB133",
        "an empty row inside a grid",
        None,
        "error",
        "An empty line lies between two rows of an arboretum. It might be a row without cards or a slip of "
        "the pen, and which of the two changes what lies beside what. Empty lines after the last row mean "
        "nothing and are not reported.",
        "write `.` for a row without cards, or remove the empty line",
        ("D-039",),
    ),
    Page(
        "ARB134",
        "a place that is not two whole numbers",
        None,
        "error",
        "`at` takes a place as `[x, y]`: two whole numbers, x growing to the right and y downwards. "
        "Negative numbers are welcome, and where the origin lies is the recorder's choice. Each arboretum "
        "has a frame of its own.",
        "write the place as two whole numbers, such as `[2, -1]`",
        ("D-039",),
    ),
    Page(
        "ARB135",
        "a draw that cannot be read",
        "R6",
        "error",
        "Each draw states where the card came from (R6): `deck`, a player's name for the top of that "
        "player's discard pile, or `own`, and behind it the card, if it is known. A card alone is not "
        "enough: taken from the draw pile or from a discard pile it leaves a different game.",
        "write the source first, then the card if it is known: `deck Oa4`, `Talia` or `own`",
        ("D-040",),
    ),
    Page(
        "ARB136",
        "a play that cannot be read",
        "R7",
        "error",
        "A play is a card and where it is planted (R7): `Oa4 right of Oa1`, with `left of`, `above` or "
        "`below` as well, or `{card: Oa4, at: [1, 0]}`. A card alone is enough for a player's first card. "
        "What stands here is none of these.",
        "write `CARD right of CARD`, or `{card: CARD, at: [x, y]}`",
        ("D-032",),
    ),
    Page(
        "ARB137",
        "a pile size that cannot be read",
        None,
        "error",
        "A discard pile is its cards, bottom first, or its size alone, written `8 cards`. What stands here "
        "begins like a size but is none: the number is missing, is no plain whole number, or another word "
        "follows it. A pile that nobody counted may be left out.",
        "write the size as a whole number and `cards`, such as `8 cards`",
        ("D-023",),
    ),
    Page(
        "ARB138",
        "a hand by species that cannot be read",
        None,
        "error",
        "A hand may be given as it is read out at scoring, species by species: `{Maple: [6, 7], Oak: 3}`. "
        "Here the values of a species are not a number or a list of numbers from 1 to 8, or one species "
        "stands twice, perhaps under two names. Cards that nobody knows cannot be written in this form.",
        "give each species once, with a value or a list of values: `Maple: [6, 7]`",
        ("D-038",),
    ),
)
