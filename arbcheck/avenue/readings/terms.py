"""The misreadings of Avenue as terms: for each the canonical term that it changes, and what to.

Nothing else in this package knows the misreadings by their ids; combining them is making all their changes.
"""

from functools import lru_cache
from typing import NamedTuple

from arbcheck.avenue.readings.misreadings import reading_of
from arbcheck.interpretation import Changes, Reading, changed


class Terms(NamedTuple):
    """What the rules V5 to V9 say; the defaults are canonical.

    ``equal_fills``: a count equal to the number to beat fills the box. ``to_beat``: the "box" above, the
    "best" box so far, or the previous "count". ``at_end``: farms are counted on the sheet of the end.
    ``both_sides``: both roads must reach the edge between them. ``own_road``: a farm needs a road in its own
    space. ``one_colour``: a farm counts the colour of which more are connected. ``through_farms``: a farm's
    network goes on behind another farm. ``castles_all``: castles count both colours. ``sixth_costs`` and
    ``castles_cost``: points lost for the farm that is never scored, and for a castle box with 0.
    """

    equal_fills: bool = False
    to_beat: str = "box"
    at_end: bool = False
    both_sides: bool = True
    own_road: bool = True
    one_colour: bool = False
    through_farms: bool = True
    castles_all: bool = False
    sixth_costs: bool = False
    castles_cost: bool = False


CHANGES: Changes = {
    "equal-is-more": {"equal_fills": True},
    "best-so-far": {"to_beat": "best"},
    "previous-count": {"to_beat": "count"},
    "end-sheet-always": {"at_end": True},
    "sixth-farm-costs": {"sixth_costs": True},
    "castle-zero-costs": {"castles_cost": True},
    "one-sided-joins": {"both_sides": False},
    "edge-connects": {"own_road": False},
    "one-colour-farms": {"one_colour": True},
    "farm-blocks": {"through_farms": False},
    "castle-any-colour": {"castles_all": True},
}


@lru_cache
def terms_of(reading: Reading) -> Terms:
    """Return the terms under a reading.

    KeyError for an id that no misreading has, ValueError for misreadings that exclude each other.
    """
    return Terms(**changed(CHANGES, reading_of(reading)))
