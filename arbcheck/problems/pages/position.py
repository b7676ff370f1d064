"""Pages of ARB201 to ARB215: what no position of a game, at its end or where it stopped, can look like."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB201",
        "a wrong number of species",
        "R2",
        "error",
        "Two players play with 6 species, three with 8, and four with all 10 of their edition (R2). With "
        "two or three players the record has to say which, since the table chooses them and the cards that "
        "happen to be seen do not tell. With four players `species` may be left out.",
        "list as many species as the number of players asks for: 6, 8 or 10",
        ("D-010", "D-026"),
    ),
    Page(
        "ARB202",
        "a card in two places",
        "R1",
        "error",
        "Each card exists once (R1), and this one is recorded twice: in two hands, in a hand and an "
        "arboretum, or wherever else. The later place is marked and the earlier one shown with it; which "
        "of the two is wrong only the table can say. The position is not scored, because a guess could "
        "change a right.",
        "look at the cards on the table and correct one of the two places",
        ("D-008",),
    ),
    Page(
        "ARB203",
        "a card of a species that is not in play",
        "R2",
        "error",
        "The species of this card is not among those that the record names as in play (R2), so the card "
        "was in the box when the others were dealt. Either the card was read wrongly or the list of "
        "species is wrong. Nothing is scored until that is settled.",
        "correct the card, or the list `species`",
        ("D-008", "D-010"),
    ),
    Page(
        "ARB204",
        "two cards in one cell",
        "R7",
        "error",
        "Two cards of one arboretum lie in the same place. Cards are planted beside one another and never "
        "on top of one another (R7), so a cell holds one card. Equal places in the arboretums of two "
        "players are not reported: each has a frame of its own.",
        "give each card of the arboretum a place of its own",
        ("D-032",),
    ),
    Page(
        "ARB205",
        "a hand that does not hold seven cards",
        "R8",
        "error",
        "After every turn, and therefore at scoring, each player holds exactly 7 cards (R8). Another "
        "number means a slip in play or in writing, and either may change who has a right to score; the "
        "program reports it and scores nothing. A card that the recorder does not know counts when it is "
        "written `_`.",
        "list all seven cards of the hand, with `_` for each that is not known",
        ("D-008",),
    ),
    Page(
        "ARB206",
        "an arboretum in several parts",
        "R7",
        "error",
        "After the first, each card is planted orthogonally beside a card of the same arboretum (R7), and "
        "no card is ever moved, so an arboretum always hangs together. Cards that touch at a corner alone "
        "are not beside each other. The caret marks the first card that is cut off from the larger part, "
        "and an arboretum is reported once, however many parts it has.",
        "check the rows and the `.` of the empty cells; every card touches another along a side",
        ("D-032", "D-039"),
    ),
    Page(
        "ARB207",
        "arboretum sizes that no order of turns allows",
        "R3",
        "error",
        "Each turn plants exactly one card (R5) and the turns go round (R3), so the arboretums are equally "
        "large, but for the players who had one turn more: those from the start player on. These sizes fit "
        "no such order. Perhaps a card is missing, or `players` does not begin with the start player.",
        "count the planted cards, and list the players in turn order with the start player first",
        ("D-022",),
    ),
    Page(
        "ARB208",
        "too few cards planted for a finished game",
        "R9",
        "error",
        "The game ends when the draw pile is empty (R9), a turn draws two cards, and each turn plants one. "
        "So few planted cards cannot have used the draw pile up, even if nobody ever took from a discard "
        "pile. A game that was stopped early is welcome, and needs to say so.",
        "add the missing cards, or write `finished: false` if the game was stopped early",
        ("D-022", "D-014"),
    ),
    Page(
        "ARB209",
        "more cards planted than any game allows",
        "R9",
        "error",
        "Each turn plants one card (R5), and the game is over when the draw pile is empty (R9). Taking "
        "from discard piles makes a game longer, but the cards for that run out too: one card at least, "
        "the last one discarded, stays. More cards are planted here than the longest possible game has "
        "turns.",
        "check the arboretums, the number of players and the edition",
        ("D-022",),
    ),
    Page(
        "ARB210",
        "a discard pile that is too large",
        "R8",
        "error",
        "A player discards one card a turn onto the own pile (R8) and plants one, so the pile cannot hold "
        "more cards than that player has planted, plus the starting discard of the first edition (R4). A "
        "smaller pile is never reported for its owner alone: anybody may have taken cards from it. Which "
        "cards lie in it, and in which order, is never wrong by itself.",
        "count the pile and the owner's arboretum again",
        ("D-022", "D-023"),
    ),
    Page(
        "ARB211",
        "an empty discard pile of the player who played last",
        "R8",
        "error",
        "The last act of a game is a discard (R5, R8), and nobody draws after it, so the pile of the "
        "player who played last holds one card at least. Who that was follows from the number of cards "
        "planted and the order of the players (R3). A pile that is not stated is not reported.",
        "add the last discard, leave `discard` out, or check the order of the players",
        ("D-022", "D-023"),
    ),
    Page(
        "ARB212",
        "too few cards in the discard piles",
        "R9",
        "error",
        "Every card is in a hand, in an arboretum, in a discard pile or in the draw pile. With as few "
        "cards in the discard piles as stated here, either some must still lie in the draw pile, and the "
        "game is not finished (R9), or more cards have been taken than the turns could take (R5); the "
        "message says which. A pile that is not stated counts as large as its owner can have made it.",
        "count the discard piles again, or write `finished: false` if cards were left to draw",
        ("D-022", "D-014"),
    ),
    Page(
        "ARB213",
        "too many cards in the discard piles",
        "R5",
        "error",
        "Each turn draws two cards and discards one (R5), so the piles grow only by what comes from the "
        "draw pile. With as many cards in the discard piles as stated here, more would have been drawn "
        "from the draw pile than it held or, in an unfinished game, all of them. A pile that is not stated "
        "counts as small as it can be.",
        "count the discard piles and the arboretums again",
        ("D-022",),
    ),
    Page(
        "ARB214",
        "unfinished, although the draw pile is empty",
        "R9",
        "error",
        "The record says `finished: false`, but the cards that are planted, held and discarded leave none "
        "for the draw pile. A game whose draw pile is empty is finished (R9), whatever the table had in "
        "mind, and its result is not provisional.",
        "remove `finished: false`, or correct the discard piles",
        ("D-014", "D-022"),
    ),
    Page(
        "ARB215",
        "an unfinished game whose result is open",
        None,
        "warning",
        "The game was stopped early, so any result is provisional; here unknown cards leave it open as "
        "well. The report shows what no unknown card can change and leaves the rest blank. Unknown cards "
        "that change nothing are not reported.",
        "name the cards that are written `_` if anybody remembers them",
        ("D-014", "D-029"),
    ),
    Page(
        "ARB216",
        "an end position that only a misreading forbids",
        "R7",
        "error",
        "The record is read under a misreading, and by that no game ends like this: an arboretum in which "
        "cards lie beside no lower one, or piles from which somebody would still have to draw. By the rules "
        "themselves nothing of the kind is reported, since values never restrict planting (R7) and the game "
        "ends with the draw pile (R9).",
        "correct the cards, or read the record by the rules",
        ("D-048",),
    ),
)
