"""Why a number is different, as sentences: the misreadings and the slips that yield what was claimed."""

from arbcheck.adjudication.arboretum.proofs import PathProof, PointsProof
from arbcheck.adjudication.ruling import REJECTED, Explanation, Finding, Ruling, Together
from arbcheck.conformance.catalogue import MISREADINGS, RULES
from arbcheck.records.claims import Claim
from arbcheck.reports.outcome import listed
from arbcheck.reports.path_words import steps
from arbcheck.reports.ruling_outcome import NOT_SEARCHED
from arbcheck.reports.ruling_words import Pen
from arbcheck.reports.rulings import Told, told_of

NUMBERS = ("points", "farm", "purple", "green", "total")
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
    game = told_of(ruling)
    told = [_reason(pen, game, index, finding.claim, each) for each in finding.explanations]
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
        return NOT_SEARCHED
    what = str(finding.claim.value) if finding.claim.kind in NUMBERS else "this"
    pairs = " and no two of them" if finding.searched == "pairs" else ""
    slips = ", nor does a common slip" if pairs and finding.claim.kind in NUMBERS else ""
    return f"Not explained: no misreading in the list{pairs} yields {what}{slips}."


def _reason(pen: Pen, game: Told, index: int, claim: Claim, each: Explanation) -> str:
    told = _reading(claim, each.readings) if each.slip is None else game.slip(pen, claim, each.slip)
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
        pairs = " and no two of them" if group.searched == "pairs" else ""
        return f"{about} comes out whole under no misreading in the list{pairs}."
    ways = " or ".join(" with ".join(f"`{name}`" for name in names) for names in group.readings)
    return f"{about} comes out whole under {ways}."
