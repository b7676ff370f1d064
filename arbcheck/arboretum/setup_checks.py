"""Checks of what a record says before any card is dealt: players and species in play (R2)."""

from collections.abc import Iterator, Sequence

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.editions import species_of
from arbcheck.arboretum.legality import CANONICAL, Legality
from arbcheck.problems import Problem, problem


def species_in_play(
    players: int, edition: int, stated: Sequence[str] | None, legality: Legality = CANONICAL
) -> tuple[str, ...] | None:
    """Return the species in play as far as they are known: those stated, or all ten where all play (R2)."""
    if stated is not None:
        return tuple(dict.fromkeys(stated))
    ten = species_of(edition)
    return ten if legality.species_in_play(players) == len(ten) else None


def check_species(
    players: int, edition: int, stated: Sequence[str] | None, legality: Legality = CANONICAL
) -> Iterator[Problem]:
    """Check the number of species and that none is listed twice or belongs to the other edition."""
    wanted = legality.species_in_play(players)
    if stated is None:
        if wanted is not None and wanted < len(species_of(edition)):
            yield problem(
                "ARB201",
                f"with {players} players the record must say which {wanted} species are in play",
                ("players",),
                help="add a line `species: [...]` that names them; they are the table's choice",
            )
        return
    first: dict[str, int] = {}
    for index, species in enumerate(stated):
        name = SPECIES[species].english
        if edition not in SPECIES[species].editions:
            yield other_edition(species, edition, ("species", index))
        if species in first:
            yield problem(
                "ARB123",
                f"{name} is listed twice",
                ("species", index),
                also=[(("species", first[species]), "first listed here")],
            )
        first.setdefault(species, index)
    if wanted is not None and wanted not in (len(first), len(stated)):
        yield problem(
            "ARB201",
            f"the number of species in play is {len(first)}; with {players} players it must be {wanted}",
            ("species",),
        )


def other_edition(species: str, edition: int, at: tuple[str | int, ...]) -> Problem:
    """Report a species that the record's edition does not have (R1)."""
    about = SPECIES[species]
    theirs = about.editions[0]
    return problem(
        "ARB505",
        f"{about.english} is a species of the {theirs} edition; this record is of the {edition} edition",
        at,
        help=f"write `edition: {theirs}`, or the species that lies on the table",
    )
