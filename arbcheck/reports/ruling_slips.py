"""Slips at a table of Arboretum, as sentences."""

from arbcheck.adjudication.arboretum.slip import Slip
from arbcheck.arboretum.cards import SPECIES, UNREADABLE
from arbcheck.records.claims import Claim
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.path_words import steps
from arbcheck.reports.ruling_words import Pen


def slip(pen: Pen, claim: Claim, slip: Slip) -> str:
    """Tell a slip that yields what is claimed."""
    species = SPECIES[slip.species].english if slip.species else ""
    paths = [steps(path) for path in slip.paths]
    match slip.id:
        case "arithmetic":
            return f"A slip in adding up: the species as claimed come to {slip.number}, not {claim.value}."
        case "carried-over":
            return _carried_over(claim)
        case "species-left-out":
            return f"{species or 'What other species add'} is left out, {count(slip.number or 0, 'point')}."
        case "right-overlooked":
            return f"The right to {species} is overlooked: {paths[0]} may be scored."
        case "bonus-forgotten" | "bonus-not-due":
            return _bonus(slip)
        case "other-players-right":
            return f"{paths[0]} is scored though the right to {species} is another player's."
        case "two-paths-of-a-species" | "card-counted-twice" | "card-not-counted":
            return _of_paths(slip, species, paths)
        case "one-card-misread-by-one":
            return _misread(pen, slip)
        case _:
            return _of_elsewhere(pen, claim, slip)


def _of_paths(slip: Slip, species: str, paths: list[str]) -> str:
    if slip.id == "two-paths-of-a-species":
        return f"Two paths of {species} are scored, {paths[0]} and {paths[1]}; only one counts (R16)."
    how = "counted twice" if slip.id == "card-counted-twice" else "not counted"
    return f"One card of {paths[0]} is {how}."


def _carried_over(claim: Claim) -> str:
    if claim.kind == "winner":
        return "It follows from the totals that the same person claims, of which not all are right."
    return "It is the sum of what the same person claims for the species, of which not all is right."


def _misread(pen: Pen, slip: Slip) -> str:
    card = slip.card or UNREADABLE
    read = card._replace(value=slip.number or 0)
    return f"{card.code} in {pen.own(slip.player or 0)} {slip.place} was taken for {read.code}."


_BONUSES = {"starts_with_1": "for the 1", "ends_with_8": "for the 8", "same_species": "for one species"}
_NOT_DUE = {
    "starts_with_1": "it does not start with a 1",
    "ends_with_8": "it does not end with an 8",
    "same_species": "other species are in it",
}


def _bonus(slip: Slip) -> str:
    """Tell of bonuses that are forgotten, or of one that is counted and is not due (R15)."""
    points = count(slip.number or 0, "point")
    where = f"On {steps(slip.paths[0])}" if slip.paths else "On every path that earns it"
    if slip.id == "bonus-not-due":
        (name,) = slip.bonuses
        return f"{where} the bonus {_BONUSES[name]} is counted, {points}, though {_NOT_DUE[name]} (R15)."
    what = listed(_BONUSES[name] for name in slip.bonuses)
    several = len(slip.bonuses) > 1
    return f"{where} the bonus{'es' * several} {what} {'are' if several else 'is'} forgotten, {points} (R15)."


def _of_elsewhere(pen: Pen, claim: Claim, slip: Slip) -> str:
    """Tell what else on the table the claimed number is."""
    player, species = slip.player or 0, SPECIES[slip.species].english if slip.species else ""
    if slip.id == "sum-in-hand":
        whose = pen.own(player)
        return (
            f"{slip.number} is the sum of {species} in {whose} hand, which gives a right but no points (R10)."
        )
    if species:
        return f"{claim.value} is what {pen.labels[player]} scores for {species}."
    return f"{claim.value} is what {pen.labels[player]} scores in all."
