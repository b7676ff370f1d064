"""Why a number is different, as sentences: the misreadings and the slips that yield what was claimed."""

from arbcheck.adjudication.arboretum.proofs import PathProof, PointsProof
from arbcheck.adjudication.arboretum.slip import Slip
from arbcheck.adjudication.ruling import REJECTED, Explanation, Finding, Ruling, Together
from arbcheck.arboretum.cards import SPECIES, UNREADABLE
from arbcheck.arboretum.readings.misreadings import MISREADINGS
from arbcheck.arboretum.rulebook import RULES
from arbcheck.records.claims import Claim
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.path_words import steps
from arbcheck.reports.ruling_words import Pen

NUMBERS = ("points", "total")
"""The kinds of claims that state a number."""
_SCORE = (*NUMBERS, "right", "path", "winner")


def question(finding: Finding) -> str:
    """Ask where a rejected claim comes from; "" where there is nothing to ask."""
    if finding.verdict != REJECTED:
        return ""
    return f"Why {finding.claim.value}?" if finding.claim.kind in NUMBERS else "Where that may come from:"


def reasons(pen: Pen, ruling: Ruling, index: int) -> list[str]:
    """Return each explanation of a rejected claim as a sentence or two, the most economical first."""
    finding = ruling.findings[index]
    told = [_reason(pen, index, finding.claim, each) for each in finding.explanations]
    return told or [_lesser_path(finding) or _nothing(finding)]


def _lesser_path(finding: Finding) -> str:
    """Say that a claim follows from a legal path that is not the best one; "" where it does not."""
    shown = finding.proof
    if isinstance(shown, PointsProof) and shown.worth_it and shown.line.points:
        return (
            f"{finding.claim.value} is what {steps(shown.worth_it)} is worth; the better path was overlooked."
        )
    if isinstance(shown, PathProof) and shown.walk:
        return "It is a legal path; the better one was overlooked."
    return ""


def _nothing(finding: Finding) -> str:
    if finding.claim.kind not in _SCORE:
        return "Not explained: no misreading of play in the list yields this."
    if finding.searched == "no":
        return "Not looked for: with so many unknown cards a table is not scored under every misreading."
    what = str(finding.claim.value) if finding.claim.kind in NUMBERS else "this"
    pairs = " and no two of them" if finding.searched == "pairs" else ""
    slips = ", nor does a common slip" if pairs and finding.claim.kind in NUMBERS else ""
    return f"Not explained: no misreading in the list{pairs} yields {what}{slips}."


def _reason(pen: Pen, index: int, claim: Claim, each: Explanation) -> str:
    told = _reading(claim, each.readings) if each.slip is None else _slip(pen, claim, each.slip)
    more = [str(number + 1) for number in each.claims if number != index]
    if more:
        told += f" It explains claim{'s' * (len(more) > 1)} {listed(more)} too."
    return told


def _reading(claim: Claim, names: tuple[str, ...]) -> str:
    """Tell what misreadings say, and which rules and decisions are against them."""
    readings = [MISREADINGS[name] for name in names]
    rules = {rule for reading in readings for rule in reading.refuted_by}
    against = [rule.id for rule in RULES if rule.id in rules]
    against += sorted({entry for reading in readings for entry in reading.decisions})
    what = f"{claim.value} is" if claim.kind in NUMBERS else "It is"
    gives = "gives" if len(names) == 1 else "give together"
    said = " ".join(reading.says for reading in readings)
    return f"{what} what {listed(f'`{name}`' for name in names)} {gives}: {said} Against {listed(against)}."


def _slip(pen: Pen, claim: Claim, slip: Slip) -> str:
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


def together(pen: Pen, ruling: Ruling) -> list[str]:
    """Say what explains all numbers that one person states about one player, where there are several.

    That nothing does is only told where more than one of them is wrong.
    """
    told = []
    for group in ruling.together:
        wrong = [index for index in group.claims if ruling.findings[index].verdict == REJECTED]
        if len(group.claims) > 1 and (group.readings or len(wrong) > 1):
            told.append(_together(pen, group))
    return told


def _together(pen: Pen, group: Together) -> str:
    numbers = listed(str(number + 1) for number in group.claims)
    whose = f"What {pen.write(group.by)} says" if group.by is not None else "What is claimed"
    about = f"{whose} of {pen.own(group.player)} points (claims {numbers})"
    if not group.readings:
        return f"{about} comes out whole under no misreading in the list and no two of them."
    ways = " or ".join(" with ".join(f"`{name}`" for name in names) for names in group.readings)
    return f"{about} comes out whole under {ways}."
