"""Positions that both interpretations allow, where both misread play in the same way (R2, R7, R9)."""

from arbcheck.arboretum.position import Position
from arbcheck.arboretum.readings import Reading
from arbcheck.conformance.apart.core import OTHERS, OWN, named_cards
from arbcheck.conformance.apart.filling import plainly
from arbcheck.conformance.apart.games import errors
from arbcheck.records.canonical import canonical_position

EIGHT_ALWAYS = "eight-species-always"
_EIGHT = (OWN, *OTHERS)[:8]


def allowed(core: Position, play: Reading) -> Position | None:
    """Return a core with the species that misreadings of play bring in; None if these refuse it.

    Which cards fill the hands is never a reason to refuse.
    """
    if not play:
        return core
    if EIGHT_ALWAYS in play:
        core = core._replace(species=_EIGHT)
    if any(card.species not in core.species for card in named_cards(core)):
        return None
    return None if errors(canonical_position(plainly(core)), play) else core
