"""Slips at a table of Arboretum, as sentences."""

from arbcheck.adjudication.arboretum.slip import Slip
from arbcheck.arboretum.cards import SPECIES, UNREADABLE
from arbcheck.records.claims import Claim
from arbcheck.reports.outcome import count
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
        case "other-players-right":
            return f"{paths[0]} is scored though the right to {species} is another player's."
        case "two-paths-of-a-species":
            return f"Two paths of {species} are scored, {paths[0]} and {paths[1]}; only one counts (R16)."
        case "card-counted-twice":
            return f"One card of {paths[0]} is counted twice."
        case "wrong-player":
            return f"It is the number of {pen.labels[slip.player or 0]}."
        case _:
            return _misread(pen, slip)


def _carried_over(claim: Claim) -> str:
    if claim.kind == "winner":
        return "It follows from the totals that the same person claims, of which not all are right."
    return "It is the sum of what the same person claims for the species, of which not all is right."


def _misread(pen: Pen, slip: Slip) -> str:
    card = slip.card or UNREADABLE
    read = card._replace(value=slip.number or 0)
    return f"{card.code} in {pen.own(slip.player or 0)} {slip.place} was taken for {read.code}."
