"""The score misreadings as terms: for each the canonical terms that it changes, and what to.

Nothing else in this package knows the misreadings by their ids; combining them is making all their changes.
"""

from functools import lru_cache
from typing import NamedTuple

from arbcheck.arboretum.paths import ENDS_WITH_8, PURE_FROM, STARTS_WITH_1
from arbcheck.arboretum.readings.deletions import parted
from arbcheck.arboretum.readings.misreadings import Reading
from arbcheck.interpretation import Changes


class PathTerms(NamedTuple):
    """What a path is, what it earns, and which paths score (R14, R15, R16); the defaults are canonical.

    ``start`` and ``end``: points for starting with a 1 and for ending with an 8; ``end_cancelled``: not
    where an opponent holds the 1 in hand, be the end bonus 2 or doubled. ``pure_from``: from how many cards
    on a path of one species earns one point more for each card; ``pure_bonuses``: there the two bonuses are
    doubled too, whatever they are; ``pure_flat``: it earns one point in all, and doubles nothing.
    ``by_value``: a path is worth the sum of its values and nothing else. ``longest_first``: of a species'
    paths the longest scores, and of these the most valuable; ``several``: the most valuable set of paths
    that share no card, of which a single card is one where it is a path.

    ``least``: the fewest cards of a path; ``consecutive``: values rise by exactly one; ``equal``: they may
    also stay the same, though no card is used twice; ``diagonal``: cards that touch at a corner are
    neighbours too. ``foreign``: cards between may be of other species; ``any_last``: the last one too.
    """

    start: int = STARTS_WITH_1
    end: int = ENDS_WITH_8
    end_cancelled: bool = False
    pure_from: int = PURE_FROM
    pure_flat: bool = False
    pure_bonuses: bool = False
    by_value: bool = False
    longest_first: bool = False
    several: bool = False
    least: int = 2
    consecutive: bool = False
    equal: bool = False
    diagonal: bool = False
    foreign: bool = True
    any_last: bool = False


class RightTerms(NamedTuple):
    """Who may score a species (R10 to R13); the defaults are canonical.

    ``cancels``: whose 1 makes a player's 8 count 0: that of an "opponent" in hand, of "anybody" in hand, an
    opponent's in hand or on the "table", or that of "nobody"; ``one_wins``: who holds the 1 has the right
    alone when another player holds the 8. ``counted``: the "sum" of the values in hand, the sum with
    "bonuses", or the "highest" card. ``ties``, ``unheld``: whether players who are tied above 0 have the
    right, and everybody to a species that nobody holds. ``needed``: whether a right is needed at all;
    ``passes_on``: whether it goes to lower sums when its holders have no path. ``lowest``: the lowest sum
    above 0 decides; ``one_spent``: a 1 that makes an 8 count 0 counts 0 too; ``needs``: who can have the
    right at all: everybody ("nothing"), who has planted the species ("tree"), who has a path ("path").
    """

    cancels: str = "opponent"
    one_wins: bool = False
    counted: str = "sum"
    ties: bool = True
    unheld: bool = True
    needed: bool = True
    passes_on: bool = False
    lowest: bool = False
    one_spent: bool = False
    needs: str = "nothing"


class Terms(NamedTuple):
    """All terms of a score.

    ``tie_break``: most species "planted" (R17), in "hand" or "scored", the "fewest" planted, the most planted
    "among-all" players, or "none".
    """

    paths: PathTerms = PathTerms()
    rights: RightTerms = RightTerms()
    tie_break: str = "planted"


PATHS: Changes = {
    "start-bonus-two": {"start": 2},
    "pure-any-length": {"pure_from": 1},
    "pure-more-than-four": {"pure_from": PURE_FROM + 1},
    "pure-flat-one": {"pure_flat": True},
    "pure-doubles-bonuses": {"pure_bonuses": True},
    "sum-of-values": {"by_value": True},
    "longest-path": {"longest_first": True},
    "several-paths": {"several": True},
    "one-cancels-end-bonus": {"end_cancelled": True},
    "single-card-path": {"least": 1},
    "consecutive-values": {"consecutive": True},
    "equal-values": {"equal": True},
    "diagonal-steps": {"diagonal": True},
}
RIGHTS: Changes = {
    "own-one-cancels": {"cancels": "anybody"},
    "one-wins": {"one_wins": True},
    "eight-never-cancelled": {"cancels": "nobody"},
    "table-one-cancels": {"cancels": "table"},
    "hand-bonuses": {"counted": "bonuses"},
    "highest-card": {"counted": "highest"},
    "tie-scores-nobody": {"ties": False},
    "must-hold": {"unheld": False},
    "no-right-needed": {"needed": False},
    "right-passes-on": {"passes_on": True},
}
TIE_BREAKS: Changes = {
    "tie-by-hand-species": {"tie_break": "hand"},
    "tie-by-scored-species": {"tie_break": "scored"},
    "tie-shared-at-once": {"tie_break": "none"},
}


@lru_cache
def terms_of(reading: Reading) -> Terms:
    """Return the terms under a reading; its legality misreadings change none.

    KeyError for an id that no misreading has, ValueError for misreadings that exclude each other.
    """
    held = parted(reading)
    paths = PathTerms(**held.terms("paths", PATHS))
    rights = RightTerms(**held.terms("rights", RIGHTS))
    return Terms(paths, rights, **held.terms("ties", TIE_BREAKS))
