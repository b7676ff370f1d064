"""Who says something: what one person claims is looked at together."""

from collections.abc import Iterable

from arbcheck.records.claims import Claim

Speaker = tuple[str | None, int | None]
"""Who says something: by name, or by the place in the list of claims where no name is told."""


def speaker(claim: Claim) -> Speaker:
    """Return who says it; claims for which the record tells nobody are those of one person."""
    listed = next((step for step in claim.path[1:2] if isinstance(step, int)), None)
    return (claim.by, None if claim.by is not None else listed)


def stated(claims: Iterable[Claim], claim: Claim, kind: str) -> list[Claim]:
    """Return what the person who makes a claim says of the same player, of one kind of claim."""
    return [
        other
        for other in claims
        if other.kind == kind and other.player == claim.player and speaker(other) == speaker(claim)
    ]
