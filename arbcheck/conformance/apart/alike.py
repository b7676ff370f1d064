"""Interpretations that never differ, though they are not the same: what makes no difference beside what."""

from arbcheck.arboretum.readings.terms import RightTerms, Terms


def reduced(terms: Terms) -> Terms:
    """Return the same terms without what has no effect beside the others.

    - Where no right is needed, everybody scores every species: no hand decides anything.
    - Where besides a single card is a path, every species that is planted scores: to count those that
      scored is to count those planted (R17).
    - Where a path of one species earns one point in all, nothing is doubled: neither are its bonuses (R15).
    """
    paths, rights, tie_break = terms
    if not rights.needed:
        rights = RightTerms(needed=False)
        if paths.least == 1 and tie_break == "scored":
            tie_break = "planted"
    if paths.pure_flat:
        paths = paths._replace(pure_bonuses=False)
    return Terms(paths, rights, tie_break)
