"""The misreadings that have been met, as data (decisions of RULES_DECISIONS.md refute them)."""

from collections.abc import Iterable
from typing import NamedTuple

Reading = frozenset[str]
"""The ids of the misreadings that hold; the empty set is the canonical rules."""

SCORE, LEGALITY = "score", "legality"


class Misreading(NamedTuple):
    """A named alternative interpretation.

    ``kind`` is "score" (it changes rights, points or winners of a position) or "legality" (it changes which
    records are legal). Of the misreadings with one ``switch`` only one holds at a time.
    """

    id: str
    kind: str
    switch: str
    says: str
    refuted_by: tuple[str, ...]
    decisions: tuple[str, ...]
    met: str


def _of(kind: str, rows: Iterable[tuple[str, str, str, str, str, str]]) -> tuple[Misreading, ...]:
    return tuple(
        Misreading(id, kind, switch, says, tuple(rules.split()), tuple(decisions.split()), met)
        for id, switch, says, rules, decisions, met in rows  # noqa: A001 - the word that every table uses
    )


_SCORE_READINGS = (
    (
        "start-bonus-two",
        "start bonus",
        "A path that starts with a 1 earns 2 more points, not 1.",
        "R15",
        "",
        "an early help page of an online platform",
    ),
    (
        "pure-any-length",
        "pure paths",
        "A path of one species earns a second point for each card at any length.",
        "R15",
        "D-001",
        "the game's syndicated blurb and the first paragraph of an online platform",
    ),
    (
        "pure-more-than-four",
        "pure paths",
        "A path of one species is doubled only when it has more than four cards.",
        "R15",
        "D-001",
        "two public programs",
    ),
    (
        "pure-flat-one",
        "pure paths",
        "A path of one species with four or more cards earns 1 extra point in all.",
        "R15",
        "D-001",
        "a review site",
    ),
    (
        "pure-doubles-bonuses",
        "pure bonuses",
        "Where a path of one species is doubled, its bonuses for the 1 and the 8 are doubled too.",
        "R15",
        "D-001",
        "a plausible reading",
    ),
    (
        "sum-of-values",
        "worth of a path",
        "A path is worth the sum of its values, without bonus or doubling; the best sum is scored.",
        "R15",
        "D-016",
        "the Persian variant",
    ),
    (
        "longest-path",
        "worth of a path",
        "The longest path is scored; among the longest the most valuable.",
        "R16",
        "",
        "a publisher's product page and several reviews",
    ),
    (
        "several-paths",
        "worth of a path",
        "All paths of a species score: of the sets of paths sharing no card, the one with the highest sum.",
        "R16",
        "D-016",
        "the Persian variant, which scores all valid paths",
    ),
    (
        "own-one-cancels",
        "eight and one",
        "The 1 cancels the 8 wherever it is held, in one's own hand too.",
        "R11",
        "D-004",
        "two public programs",
    ),
    (
        "one-wins",
        "eight and one",
        "Whoever holds the 1 alone has the right as soon as another player holds the 8.",
        "R11",
        "D-004",
        "a shop page",
    ),
    (
        "eight-never-cancelled",
        "eight and one",
        "The 8 always counts 8.",
        "R11",
        "D-004",
        "public programs, when the holder of the 8 leads alone",
    ),
    (
        "table-one-cancels",
        "eight and one",
        "A 1 in an opponent's arboretum or discard pile cancels an 8 too.",
        "R11",
        "D-004",
        "a plausible reading",
    ),
    (
        "one-cancels-end-bonus",
        "end bonus",
        "A 1 in an opponent's hand also takes the 2 points from a path that ends with that species' 8.",
        "R11 R15",
        "D-004",
        "a plausible reading",
    ),
    (
        "hand-bonuses",
        "sum in hand",
        "In the sum of a hand a 1 counts 1 more, and an 8 that is not cancelled 2 more.",
        "R10",
        "D-018",
        "a strategy note",
    ),
    (
        "highest-card",
        "sum in hand",
        "The highest single card in hand decides, not the sum.",
        "R10",
        "D-018",
        "two shop pages and the wording of a blurb",
    ),
    (
        "tie-scores-nobody",
        "tied right",
        "Players who are tied at a sum above 0 have no right.",
        "R10",
        "D-005",
        "the Persian variant and two reviews",
    ),
    (
        "must-hold",
        "nobody holds",
        "A species that nobody holds in hand is scored by nobody.",
        "R13",
        "D-005",
        "a blog and a public program",
    ),
    (
        "no-right-needed",
        "right",
        "Everybody scores every species; hands do not matter.",
        "R10",
        "D-005",
        "a review of a game that was played wrongly",
    ),
    (
        "right-passes-on",
        "right without a path",
        "When no holder has a path, the right goes to the next lower sum above 0, ties together, until one has.",
        "R12",
        "D-005",
        "a plausible reading",
    ),
    (
        "single-card-path",
        "least length",
        "A single card is a path: 1 point, 1 more for a 1, 2 more for an 8.",
        "R14",
        "D-002",
        "a plausible reading",
    ),
    (
        "consecutive-values",
        "steps",
        "The values of a path rise by exactly one.",
        "R14",
        "D-016",
        "the Persian variant",
    ),
    (
        "equal-values",
        "steps",
        "Cards of equal value may follow each other, though no card is used twice.",
        "R14",
        "",
        "the comments of a public program",
    ),
    (
        "diagonal-steps",
        "neighbours",
        "A path may also step to a card that touches at a corner.",
        "R14",
        "",
        "a rules note in Finnish",
    ),
    (
        "tie-by-hand-species",
        "tie-break",
        "A tie is broken by the species in hand.",
        "R17",
        "D-009",
        "a public program, since corrected",
    ),
    (
        "tie-by-scored-species",
        "tie-break",
        "A tie is broken by the species that have scored points.",
        "R17",
        "D-009",
        "a public program",
    ),
    (
        "tie-shared-at-once",
        "tie-break",
        "Players with as many points share the victory; there is no tie-break.",
        "R17",
        "D-009",
        "several public programs",
    ),
)

_LEGALITY_READINGS = (
    (
        "one-last-round",
        "end of the game",
        "After the turn that empties the draw pile the others take one more turn each, if they can draw two.",
        "R9",
        "D-006",
        "an early help page of an online platform",
    ),
    (
        "end-when-cannot-draw",
        "end of the game",
        "Play goes on while two cards can be drawn.",
        "R9",
        "D-006",
        "two reviews",
    ),
    (
        "ascending-planting",
        "planting upwards",
        "A later card must be planted beside at least one lower card.",
        "R7",
        "D-016",
        "three reviews and the Persian variant",
    ),
    (
        "unconnected-planting",
        "planting apart",
        "A new card may be planted apart from all others.",
        "R7",
        "",
        "a machine-written rules page",
    ),
    (
        "opponents-piles-only",
        "own discard pile",
        "Drawing from one's own discard pile is forbidden.",
        "R6",
        "D-007",
        "four reviews",
    ),
    (
        "eight-species-always",
        "species in play",
        "Eight species are in play at any number of players.",
        "R2",
        "D-010",
        "a rules note",
    ),
)

MISREADINGS: dict[str, Misreading] = {
    misreading.id: misreading
    for misreading in (*_of(SCORE, _SCORE_READINGS), *_of(LEGALITY, _LEGALITY_READINGS))
}
"""All misreadings by id, score readings first."""

SUM_OF_VALUES = "sum-of-values"
_WORTH_RULE = "R15"


def conflict(ids: Iterable[str]) -> tuple[str, str] | None:
    """Return two misreadings that cannot hold at once, or None: the same switch, or both about R15.

    A path that is worth the sum of its values has no bonuses and no doubling left to misread.
    """
    held: list[Misreading] = []
    for id in ids:  # noqa: A001 - the word that every table uses
        one = MISREADINGS[id]
        for other in held:
            both_worth = _WORTH_RULE in one.refuted_by and _WORTH_RULE in other.refuted_by
            if one.switch == other.switch or (both_worth and SUM_OF_VALUES in (one.id, other.id)):
                return other.id, one.id
        held.append(one)
    return None


def reading_of(ids: Iterable[str]) -> Reading:
    """Return the reading in which these misreadings hold; ValueError if two of them exclude each other.

    KeyError for an id that no misreading has.
    """
    wanted = tuple(dict.fromkeys(ids))
    clash = conflict(wanted)
    if clash:
        raise ValueError(f"{clash[0]} and {clash[1]} cannot hold at once")
    return frozenset(wanted)
