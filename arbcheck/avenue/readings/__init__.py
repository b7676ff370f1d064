"""Avenue as it is misread: named alternative interpretations of the rules, and their scores.

A reading is the set of the misreadings that hold at once; the empty one is the canonical rules. What is
canonical is computed elsewhere, by code that knows nothing of this package.
"""

from arbcheck.avenue.readings.misreadings import MISREADINGS, reading_of
from arbcheck.avenue.readings.scoring import differs, score_under

__all__ = ["MISREADINGS", "differs", "reading_of", "score_under"]
