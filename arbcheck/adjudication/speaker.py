"""Who says something: what one person claims is looked at together."""

from collections.abc import Iterable

from arbcheck.records.claims import Claim

Speaker = tuple[str | None, int | None]
"""Who says something: by name, or by the place in the list of claims where no name is told."""


def speaker(claim: Claim) -> Speaker:
    """Return who says it; claims for which the record tells nobody are those of one person."""
    listed = next((step for step in claim.path[1:2] if isinstance(step, int)), None)
    return (claim.by, None if claim.by is not None else listed)


class Said:
    """Claims by who says them, of which player and of what kind: of thousands, each is asked about."""

    def __init__(self, claims: Iterable[Claim]) -> None:
        self._groups: dict[tuple[Speaker, int | None, str], list[Claim]] = {}
        for claim in claims:
            self._groups.setdefault((speaker(claim), claim.player, claim.kind), []).append(claim)

    def stated(self, claim: Claim, kind: str) -> list[Claim]:
        """Return what the person who makes a claim says of the same player, of one kind of claim."""
        return self._groups.get((speaker(claim), claim.player, kind), [])
