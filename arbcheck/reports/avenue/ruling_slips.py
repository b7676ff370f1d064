"""Slips on a sheet of Avenue, as sentences."""

from arbcheck.adjudication.avenue.slip import BoxSlip
from arbcheck.avenue.boxes import PENALTY
from arbcheck.records.claims import Claim
from arbcheck.reports.outcome import count
from arbcheck.reports.ruling_words import Pen


def slip(pen: Pen, claim: Claim, slip: BoxSlip) -> str:
    """Tell a slip that yields what is claimed."""
    match slip.id:
        case "box-above":
            return f"It follows from {slip.number} in the box above, as the same person claims it."
        case "not-compared":
            return "What is connected is written though it does not beat the box above."
        case "network-of-another-round":
            return f"The farm is counted on the sheet as it was after round {_number(slip)}."
        case "another-round":
            return f"It is what the box of round {_number(slip)} holds."
        case "castle-colours-swapped":
            other = "green" if claim.kind == "purple" else "purple"
            return f"The {claim.kind} castle is counted in {other} grapes."
        case "other-castle":
            return "It is what the other castle's box holds."
        case "wrong-player":
            return f"{claim.value} is what {_theirs(pen.own(slip.player or 0), claim)}."
        case _:
            return _of_sums(claim, slip)


def _theirs(whose: str, claim: Claim) -> str:
    """Say what of another player's sheet a number is."""
    if claim.kind == "total":
        return f"{whose} boxes come to"
    box = f"box of round {(claim.round or 0) + 1}" if claim.kind == "farm" else f"{claim.kind} castle"
    return f"{whose} {box} holds"


def _of_sums(claim: Claim, slip: BoxSlip) -> str:
    match slip.id:
        case "carried-over":
            if claim.kind == "winner":
                return "It follows from the totals that the same person claims, of which not all are right."
            return "It is what the boxes come to as the same person claims them, of which not all are right."
        case "zero-cost-forgotten":
            points = slip.number or 0
            boxes = points // PENALTY
            told = "1 farm box with 0 costs" if boxes == 1 else f"{boxes} farm boxes with 0 cost"
            return f"{told} {points} points, which are not taken off (V9)."
        case "box-left-out":
            box = f"The box of round {_number(slip)}" if slip.box == "farm" else f"The {slip.box} castle"
            return f"{box} is left out, {count(slip.number or 0, 'point')}."
        case _:
            return f"A slip in adding up: the boxes as claimed come to {slip.number}, not {claim.value}."


def _number(slip: BoxSlip) -> int:
    return (slip.round or 0) + 1
