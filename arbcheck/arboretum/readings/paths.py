"""The paths of every species that score in an arboretum, under terms that may differ from R14 to R16."""

from arbcheck.arboretum.board import Arboretum
from arbcheck.arboretum.readings.ground import Ground
from arbcheck.arboretum.readings.groves import best_grove
from arbcheck.arboretum.readings.routes import best_path
from arbcheck.arboretum.readings.terms import PathTerms
from arbcheck.arboretum.result import Path

Paths = tuple[Path, ...]
"""The paths of one species that score when it does: none, one, or under some terms several."""


def best_paths(arboretum: Arboretum, terms: PathTerms) -> dict[str, Paths]:
    """Return what each species planted would score; the cells must be different.

    Of several paths the best stands first: the one with most points, then the longest, then the one whose
    list of (y, x) is smallest.
    """
    ground = Ground(arboretum, terms)
    found = {}
    for species, own in ground.of_species.items():
        if len(own) < terms.least and not terms.any_last:
            continue
        here = ground
        if not terms.foreign:
            here = Ground(tuple(ground.planted[card] for card in own), terms)
        if terms.several:
            found[species] = best_grove(ground, species, terms)
        else:
            best = best_path(here, species, terms)
            found[species] = (best,) if best else ()
    return found
