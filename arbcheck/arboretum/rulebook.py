"""The rules R1 to R17 in words: what the rest of this package decides by, and what it rests on."""

from arbcheck.interpretation import Rule

__all__ = ["RULES", "RULES_VERSION", "Rule"]

RULES_VERSION = "1"
"""Rises when a rule or a decision changes what a record is worth or which records are legal."""

RULES: tuple[Rule, ...] = (
    Rule(
        "R1",
        "eighty different cards",
        "The game has 80 cards: ten species, each with the values 1 to 8, each card once.",
        "ES, BGA, MQ.",
        "A card that is recorded in two places is a slip, whatever the places are. Each edition has ten "
        "species; seven are in both, so thirteen names are known.",
    ),
    Rule(
        "R2",
        "players and species in play",
        "Two to four play. Two players use 6 species (48 cards), three use 8 (64 cards), four use all 10 "
        "(80 cards). Which species are in play is the table's choice.",
        "ES and MQ for the numbers. That the choice is free is inferred; the first edition's text says so.",
        "A record of two or three players names its species, since nothing else tells them. One player, or "
        "five and more, is not the game.",
    ),
    Rule(
        "R3",
        "the deal and the order of play",
        "Each player is dealt 7 cards as a hand; the rest is the draw pile. Play goes clockwise from the "
        "start player.",
        "ES, BGA; MQ for the deal.",
        "With T turns played, player k (0 is the start player) of p has played T - k, divided by p and "
        "rounded up, and never less than 0; the player of the last turn is (T - 1) modulo p.",
    ),
    Rule(
        "R4",
        "how the discard piles start",
        "All discard piles start empty (2018 edition). In the first edition of 2015 every player but the "
        "start player starts with one face-up card, dealt from the deck, as discard pile.",
        "ES by its silence; reviews of 2015 for the first edition.",
        "The first edition's draw pile is smaller by one card for each player but the start player.",
    ),
    Rule(
        "R5",
        "the turn",
        "A turn is, in this order: draw exactly two cards, plant exactly one, discard exactly one.",
        "ES; BGA and MQ name the same three steps.",
        "As many cards are planted as turns were played. The discard piles together hold the starting "
        "discards and the cards taken from the draw pile, less one card for each turn.",
    ),
    Rule(
        "R6",
        "where a card may be drawn from",
        "Each of the two cards is the top card of the draw pile or of anybody's discard pile, one's own "
        "included. Both may come from one pile; then the second is the card under the first. The first is "
        "seen before the second is chosen.",
        "ES; MQ for one card at a time.",
        "A card discarded in one turn can be drawn in the next. Names of cards never forbid a draw, only "
        "an empty pile does.",
    ),
    Rule(
        "R7",
        "planting",
        "A player's first card lies anywhere. Each later one is planted orthogonally beside at least one "
        "card of the own arboretum. Values never restrict planting. Nothing is moved, covered or removed, "
        "and the layout has no limit in any direction.",
        "ES, MQ. That nothing is moved is said in the first edition's text; that the layout has no limit "
        "is inferred.",
        "An arboretum hangs together at every moment, and at the end. Every connected layout can be "
        "planted in some order.",
    ),
    Rule(
        "R8",
        "discarding",
        "Any card of the hand may be discarded, one drawn in the same turn included, face up onto one's "
        "own discard pile. Then exactly 7 cards are in hand.",
        "ES, MQ.",
        "At scoring every hand has 7 cards. A player's pile never holds more cards than that player has "
        "planted, plus the starting discard of the first edition.",
    ),
    Rule(
        "R9",
        "the end of the game",
        "The game ends when the draw pile is empty: the player who drew its last card finishes that turn, "
        "and nobody plays again. If that card was the first of the two draws, the second comes from a "
        "discard pile.",
        "ES, BGA, MQ. Where the second draw comes from is inferred.",
        "The last turn draws one card at least from the draw pile. The second draw is always possible, "
        "because after any turn some discard pile holds a card.",
    ),
    Rule(
        "R10",
        "the right to score",
        "For each species the players add up the values of its cards in hand. The highest sum has the "
        "right to score the species; all who are tied for it have the right.",
        "ES, BGA, MQ.",
        "Only cards in hand count, never those planted or discarded. A sum, not the highest single card, "
        "decides.",
    ),
    Rule(
        "R11",
        "an 8 against an opponent's 1",
        "An 8 in hand counts 0 for R10 when an opponent holds the 1 of the same species in hand. One's own "
        "1 does not cancel one's own 8. A 1 in an arboretum or a discard pile cancels nothing. The 1 "
        "always counts 1. The cancelled 8 changes nothing but R10.",
        "ES, BGA, MQ. The best proof is the example of ES: Willow 12 is 1 + 3 + 8, all in one hand.",
        "A cancelled 8 lies in a hand, so it never ends a path of its species. A player's other cards of "
        "the species keep their values.",
    ),
    Rule(
        "R12",
        "a right without a path",
        "The right to score a species needs no tree of it in one's arboretum. A right without a path is "
        "worth 0, still denies the others, and never passes on.",
        "ES, BGA, MQ: each says part of it.",
        "Holding a species high only to keep others from scoring it is a legal plan. A species may be "
        "scored by nobody at all.",
    ),
    Rule(
        "R13",
        "a species that nobody holds",
        "A species of which nobody has a card in hand may be scored by everybody.",
        "ES, MQ; BGA by its words on ties at 0.",
        "All sums are 0 only when nobody holds the species, so this and a tie at 0 are one rule.",
    ),
    Rule(
        "R14",
        "what a path is",
        "A path is a row of at least 2 cards, each orthogonally beside the one before, with strictly "
        "ascending values, gaps allowed. Its first and last card are of the scored species; those between "
        "may be of any species. It may bend.",
        "ES, BGA, MQ. That two cards are the least is in MQ and in the first edition's text; ES and BGA "
        "are silent.",
        "A path has at most 8 cards and never meets a card twice. A path of exactly two cards is two "
        "neighbours of the scored species.",
    ),
    Rule(
        "R15",
        "what a path is worth",
        "A path earns 1 point for each card; 1 more for each card when it has at least 4 cards and all of "
        "them are of the scored species; 1 more when it starts with a 1; 2 more when it ends with an 8. "
        "The last two are never doubled.",
        "ES, BGA, MQ.",
        "A path is worth 2 points at least and 19 at most: 8 cards, 8 for one species, 1 and 2.",
    ),
    Rule(
        "R16",
        "one path for each species",
        "A player scores one path of each species that the player may score: the most valuable one, not "
        "the longest. A card may serve paths of several species.",
        "ES, BGA; MQ for one path a species.",
        "A shorter path can be the better one: four cards of one species earn 8, six mixed ones 6. Among "
        "equal paths the choice changes no points.",
    ),
    Rule(
        "R17",
        "the winner",
        "Most points win. Among those tied, the player wins who has the most species anywhere in the own "
        "arboretum, scored or not. Players who are still tied share the win.",
        "ES, BGA. ES then lets the tied players grow trees for five years, which no record can decide.",
        "Species are compared among the tied players only: another player may have more and does not win.",
    ),
)
