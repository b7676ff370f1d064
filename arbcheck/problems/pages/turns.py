"""Pages of ARB301 to ARB316: what a turn may not do, and which cards it cannot show."""

from arbcheck.problems.registry import Page

PAGES: tuple[Page, ...] = (
    Page(
        "ARB301",
        "a turn out of turn",
        "R3",
        "error",
        "Play goes clockwise from the start player (R3), which is the order of `players`, and another "
        "player is due here. The replay goes on from what was done. If the table let the slip stand, the "
        "turn may say so with `irregular`, and the problem becomes a warning.",
        "check who was due, and whether a turn is missing before this one",
        ("D-028",),
    ),
    Page(
        "ARB302",
        "not exactly two draws",
        "R5",
        "error",
        "A turn begins by drawing two cards (R5), also in the turn that ends the game. Nobody may draw "
        "fewer: after the very first turn a card always lies in some discard pile, so a second draw is "
        "always possible.",
        "list both draws of the turn, each with its source",
        ("D-006", "D-024", "D-028"),
    ),
    Page(
        "ARB303",
        "a draw from an empty pile",
        "R6",
        "error",
        "A card is drawn from the top of a pile (R6), and this pile is empty at that moment: the draw pile "
        "has run out, or all cards of the discard pile have been taken. This stays an error in an "
        "irregular turn, since no slip at the table can take a card that is not there. Two draws from one "
        "pile are legal as long as two cards lie in it.",
        "correct the source of this draw, or of an earlier one",
        ("D-006", "D-007", "D-028"),
    ),
    Page(
        "ARB304",
        "a drawn card that was not on top",
        "R6",
        "error",
        "A draw takes the top card of its source (R6), and that is known to be another card than the one "
        "stated. A second card from the same discard pile is the one that lay under the first. A draw that "
        "states no card is never reported.",
        "correct the card, or the source that it came from",
        ("D-007", "D-028", "D-040"),
    ),
    Page(
        "ARB305",
        "a planted card that is not in hand",
        "R5",
        "error",
        "A card is planted from the hand (R5), and by what the record tells this player cannot hold this "
        "one. Cards drawn in the same turn are in hand by then. A card that may be one of the unknown "
        "cards of the hand is not reported.",
        "correct the planted card, or the draws before it",
        ("D-027", "D-028"),
    ),
    Page(
        "ARB306",
        "a discarded card that is not in hand",
        "R8",
        "error",
        "A card is discarded from the hand (R8), and by what the record tells this player cannot hold this "
        "one; a card that was planted in the same turn is no longer in hand. Any card of the hand may be "
        "discarded, one drawn this turn included. A card that may be one of the unknown cards of the hand "
        "is not reported.",
        "correct the discarded card, or the draws before it",
        ("D-027", "D-028"),
    ),
    Page(
        "ARB307",
        "a card planted apart from the others",
        "R7",
        "error",
        "Each card after a player's first is planted beside at least one card of the own arboretum, "
        "horizontally or vertically (R7). This place touches none; a corner is not enough, and the "
        "arboretums of the others do not count. The values of the neighbours never matter.",
        "correct the place, so that the card touches one of the same arboretum along a side",
        ("D-028", "D-032"),
    ),
    Page(
        "ARB308",
        "a card planted on another one",
        "R7",
        "error",
        "A card of this arboretum already lies in that cell, and nothing is covered, moved or removed once "
        "it is planted (R7). The card that lies there is shown with it. This stays an error in an "
        "irregular turn, since the record could not say any more where the cards lie.",
        "correct the place of this card, or of the one that lies there",
        ("D-028", "D-032"),
    ),
    Page(
        "ARB309",
        "a planting without a place",
        "R7",
        "error",
        "A player's first card may be named alone, but each later one needs a place (R7), because paths "
        "depend on it: here there is none, or it is told from a card that does not lie in this player's "
        "arboretum. A place may be told from any own card that is already planted.",
        "add the place, such as `right of Oa1`, told from a card of the same arboretum",
        ("D-032",),
    ),
    Page(
        "ARB310",
        "a turn that does not plant or discard",
        "R5",
        "error",
        "A turn draws two cards, plants one and discards one, in this order (R5), and none of the three "
        "can be passed up, the last turn of the game included. Here `play` or `discard` is missing.",
        "add the `play` or the `discard` that is missing",
        ("D-028",),
    ),
    Page(
        "ARB311",
        "a hand of other than seven cards after a turn",
        "R8",
        "error",
        "After discarding a player holds exactly 7 cards (R8). A turn that draws two, plants one and "
        "discards one keeps that number, so it is wrong only after a turn that did otherwise. What follows "
        "from an irregular turn is a warning.",
        "complete the turn, or mark it with `irregular` if it was let stand at the table",
        ("D-028",),
    ),
    Page(
        "ARB312",
        "a turn after the end of the game",
        "R9",
        "error",
        "The draw pile is empty. The player who drew its last card finishes that turn, and nobody plays "
        "again (R9): there is no last round in which all have the same number of turns. Cards in the "
        "discard piles do not keep the game going.",
        "remove the turns after the one that emptied the draw pile, or check the draws before",
        ("D-006", "D-028"),
    ),
    Page(
        "ARB313",
        "a finished game with cards left to draw",
        "R9",
        "error",
        "After the last recorded turn cards lie in the draw pile, so the game is not over (R9); the "
        "record, though, says that it is, or says nothing, which means the same. Either turns are missing "
        "or the game was stopped early.",
        "add the missing turns, or write `finished: false` if the game was stopped early",
        ("D-014",),
    ),
    Page(
        "ARB314",
        "unfinished, although the last turn emptied the draw pile",
        "R9",
        "error",
        "The record says `finished: false`, but the last recorded turn took the last card of the draw "
        "pile, and with that turn the game is over (R9). Its result is final and would wrongly be marked "
        "as provisional.",
        "remove `finished: false`, or correct the draws",
        ("D-014",),
    ),
    Page(
        "ARB315",
        "a card that is known to be elsewhere",
        "R1",
        "error",
        "Each card exists once (R1), and by this moment of the record the card lies somewhere else; that "
        "place is shown with it. So no game agrees with both statements, whatever the unknown cards are. "
        "The caret marks the later of the two, but the earlier one may be the slip.",
        "correct one of the two places",
        ("D-027", "D-028"),
    ),
    Page(
        "ARB316",
        "more cards shown than came into the hand unseen",
        "R5",
        "error",
        "Every card that a player plants, discards or shows at the end has been dealt or drawn before "
        "(R5). By now each unseen card that came into this hand has been named, and this card is not one "
        "of those left. It is the first statement that no legal game can agree with; whatever could still "
        "come true is not reported.",
        "check this card, and the cards that are named in this player's earlier draws",
        ("D-027", "D-028"),
    ),
)
