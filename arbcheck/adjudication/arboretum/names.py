"""How a claim is named: `Talia.oak`, `Talia` for a total, `winner`, `right.oak` or `legal.4`."""

from collections.abc import Sequence

from arbcheck.adjudication.speech import quoted_name
from arbcheck.records.claims import Claim

WORDS = ("winner", "last_turn", "right", "path", "legal")
"""What a name begins with that is not a player's."""


def name_of(claim: Claim, players: Sequence[str]) -> str:
    """Return the name of a claim; the species is written by its id."""
    player = quoted_name(players[claim.player], WORDS) if claim.player is not None else ""
    match claim.kind:
        case "points":
            return f"{player}.{claim.species}"
        case "total":
            return player
        case "right":
            return f"right.{claim.species}"
        case "path":
            return f"path.{player}.{claim.species}"
        case "legal":
            return f"legal.{claim.turn}"
        case _:
            return claim.kind
