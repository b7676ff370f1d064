"""The proof of a finding on the table itself, as sentences: sums, steps, bonuses, points, turns."""

from collections.abc import Iterator

from arbcheck.adjudication.arboretum.proofs import (
    EndProof,
    Flaw,
    PathProof,
    PointsProof,
    RightProof,
    Sum,
    TotalProof,
    TurnProof,
    Undue,
    WinnerProof,
)
from arbcheck.adjudication.ruling import REJECTED, Finding, Ruling
from arbcheck.arboretum.cards import SPECIES, VALUES, Card
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Path, SpeciesScore
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.path_words import breakdown, steps, total
from arbcheck.reports.replay_words import recorded
from arbcheck.reports.ruling_words import Pen, species_name, walk
from arbcheck.reports.verdict import tie_for_the_win

_PLACES = {"hand": "hand", "arboretum": "arboretum", "discard": "discard pile"}


def proof(pen: Pen, ruling: Ruling, finding: Finding) -> list[str]:
    """Prove a finding in sentences; none where there is nothing on the table to prove it with."""
    shown = finding.proof
    position = ruling.outcome.position
    match shown:
        case RightProof():
            return _right(pen, position, shown)
        case PathProof():
            return _path(pen, finding, shown)
        case PointsProof():
            return [*_points(pen, finding, shown), *_right(pen, position, shown.right)]
        case TotalProof():
            return _total(pen, finding, shown)
        case TurnProof():
            return _turn(pen, shown)
        case EndProof():
            return [_end(pen, shown)]
        case WinnerProof():
            return _winner(pen, ruling, shown)
        case _:
            return []


def _right(pen: Pen, position: Position | None, shown: RightProof) -> list[str]:
    """Show the sums with their cards, what cancels and what does not, and who has the right (R10-R13)."""
    species = SPECIES[shown.species].english
    if shown.reason is None and shown.holders == ():
        return [f"{species} is not in play in this game."]
    if shown.reason == "nobody-holds" and shown.holders:
        return [f"Nobody holds {species} in hand, so everybody may score it (R13)."]
    sums = ", ".join(f"{label} {_sum(each)}" for label, each in zip(pen.labels, shown.sums, strict=True))
    return [f"In hand: {sums}.", *_eight(pen, position, shown), *_decision(pen, shown)]


def _sum(shown: Sum) -> str:
    """Write a sum with its cards: "Oa3 + Oa8 = 11", "(Oa8) = 0" for one that is cancelled, "nothing"."""
    highest = VALUES[-1]
    terms = [
        f"({card.code})" if shown.cancelled and card.value == highest else card.code for card in shown.cards
    ]
    known = sum(card.value for card in shown.cards if not (shown.cancelled and card.value == highest))
    if shown.unknown and shown.total != known:
        terms.append("_")
    if not terms:
        return "nothing"
    return f"{' + '.join(terms)} = {'?' if shown.total is None else shown.total}"


def _eight(pen: Pen, position: Position | None, shown: RightProof) -> Iterator[str]:
    """Say of an 8 in hand why it counts 0, or why a 1 does not make it do so (R11)."""
    code = SPECIES[shown.species].code
    for player, own in enumerate(shown.sums):
        values = [card.value for card in own.cards]
        if VALUES[-1] not in values or own.cancelled is None:
            continue
        whose = pen.own(player)
        if own.cancelled and shown.canceller is not None:
            yield f"{pen.own(shown.canceller)} {code}1 in hand makes {whose} {code}8 count 0 (R11)."
        elif VALUES[0] in values:
            yield f"{whose} own {code}1 does not cancel {whose} own {code}8 (R11)."
        else:
            yield f"{_no_canceller(pen, position, shown.species)}, so {whose} {code}8 counts 8 (R11)."


def _no_canceller(pen: Pen, position: Position | None, species: str) -> str:
    """Say where the 1 of a species lies, if that is on the table, or that no opponent holds it."""
    one = Card(species, VALUES[0])
    for player, arboretum in enumerate(position.arboretums if position else ()):
        if any(planted.card == one for planted in arboretum):
            return f"{one.code} lies in {pen.own(player)} arboretum and cancels nothing from there"
    return f"No opponent holds {one.code} in hand"


def _decision(pen: Pen, shown: RightProof) -> Iterator[str]:
    holders = shown.holders or ()
    if shown.reason == "tie" and holders:
        yield f"{pen.named(holders)} are tied, and all who are tied have the right (R10)."
    elif holders:
        whose, who = pen.own(holders[0]), pen.labels[holders[0]]
        yield f"{whose} sum is the highest, which gives {who} the right (R10)."


def worth(path: Path) -> str:
    """Write a path with what it earns: "Oa1 > Oa5: 2 cards + 1 for the 1 = 3" (R15)."""
    return f"{steps(path)}: {breakdown(path).replace(', ', ' + ')} = {path.points}"


def _path(pen: Pen, finding: Finding, shown: PathProof) -> list[str]:
    player = finding.claim.player or 0
    told = list(_claimed_path(pen, player, shown))
    if shown.best is None:
        return told
    if finding.verdict == REJECTED:
        told.append(f"{worth(shown.best)}.")
    if shown.may_score is False:
        whose = listed(pen.own(holder) for holder in shown.right.holders or ())
        told.append(
            f"It scores nothing for {pen.labels[player]}: the right to {_species(shown)} is {whose} (R10)."
        )
    return told


def _species(shown: PathProof) -> str:
    return SPECIES[shown.right.species].english


def _claimed_path(pen: Pen, player: int, shown: PathProof) -> Iterator[str]:
    """Say of a claimed path what is wrong with it, step by step, or what it is worth."""
    if shown.walk is not None:
        better = shown.best is not None and shown.best.points > shown.walk.points
        last = "but another one is worth more" if better else "and no other is worth more"
        yield f"{worth(shown.walk)}. It is a legal path, {last} (R16)."
    wrong = "; ".join(_flaw(pen, player, shown, flaw) for flaw in shown.flaws if flaw.why != "no-cards")
    if wrong:
        yield f"{walk(shown.claimed)} is no path of {_species(shown)} (R14): {wrong}."


def _flaw(pen: Pen, player: int, shown: PathProof, flaw: Flaw) -> str:
    card = flaw.card.code if flaw.card else ""
    before = flaw.before.code if flaw.before else ""
    match flaw.why:
        case "single-card":
            return f"{card} is a single card, and a path has at least two"
        case "first-species":
            return f"it starts with {card}, which is no {_species(shown)}"
        case "last-species":
            return f"it ends with {card}, which is no {_species(shown)}"
        case "not-planted":
            return f"{card} is not planted in {pen.own(player)} arboretum{_elsewhere(pen, flaw)}"
        case "diagonal":
            return f"{before} and {card} touch at a corner only, and a step goes over a side"
        case "not-adjacent":
            return f"{before} and {card} do not lie side by side"
        case "equal":
            return f"from {before} to {card} the value stays the same, and it must rise"
        case _:
            return f"from {before} to {card} the value falls, and it must rise"


def _elsewhere(pen: Pen, flaw: Flaw) -> str:
    if flaw.where is None or flaw.player is None:
        return ""
    return f" but lies in {pen.own(flaw.player)} {_PLACES[flaw.where]}"


def _points(pen: Pen, finding: Finding, shown: PointsProof) -> list[str]:
    """Show the path and what it earns, and what the claim has too much or too little."""
    player, path, claimed = finding.claim.player or 0, shown.line.path, shown.claimed_path
    told: list[str] = []
    if claimed is not None and claimed.walk != path and finding.verdict == REJECTED:
        told += _claimed_path(pen, player, claimed)
    if path is None:
        told.append(f"{pen.labels[player]} has no path of {species_name(finding.claim)}.")
    else:
        found = shown.worth_it or (claimed and claimed.walk)
        told.append(f"{'Overlooked: ' if shown.overlooked and found else ''}{worth(path)}.")
    if finding.verdict == REJECTED:
        told += [f"Not due: {_undue(shown, undue)} (R15)." for undue in shown.undue]
    return told


def _undue(shown: PointsProof, undue: Undue) -> str:
    claimed = shown.claimed_path.walk if shown.claimed_path else None
    path = claimed or shown.line.path
    points = count(undue.points, "point")
    match undue.why:
        case "too-short":
            return f"{points} more for one species, for which a path needs at least four cards"
        case "mixed":
            return f"{points} more for one species, since other species are in the path"
        case "no-1":
            return f"{points} for a 1 at the start, where {_end_card(path, 0)} is"
        case _:
            return f"{points} for an 8 at the end, where {_end_card(path, -1)} is"


def _end_card(path: Path | None, place: int) -> str:
    return path.planted[place].card.code if path else "no card"


def _total(pen: Pen, finding: Finding, shown: TotalProof) -> list[str]:
    """Show what each species brings, beside what the same person says of it, and add it up."""
    rejected = finding.verdict == REJECTED
    told, parts = [], []
    for line, claimed in zip(shown.score.paths, shown.claimed, strict=True):
        also = f" (claimed: {claimed})" if claimed not in {None, line.points} else ""
        if line.right is False and line.path and rejected:
            told.append(
                f"{_name(line)}: {worth(line.path)}, but the right is not {_whose(pen, finding)}{also}."
            )
        elif line.points and line.path and rejected:
            told.append(f"{_name(line)}: {worth(line.path)}{also}.")
        elif also and rejected:
            told.append(f"{_name(line)}: {'open' if line.points is None else 'no path'}{also}.")
        if line.points or (line.points is None and line.path):
            parts.append(f"{_name(line)} {'open' if line.points is None else line.points}")
    return [*told, f"{', '.join(parts)}: {total(shown.score)}." if parts else "No species adds anything."]


def _name(line: SpeciesScore) -> str:
    return SPECIES[line.species].english


def _whose(pen: Pen, finding: Finding) -> str:
    return pen.own(finding.claim.player or 0)


def _turn(pen: Pen, shown: TurnProof) -> list[str]:
    told = [f"Turn {shown.turn}: {recorded(shown.played, pen.labels)}."]
    for problem in shown.problems:
        rule = f" ({problem.rule})" if problem.rule else ""
        told.append(f"{problem.code}: {pen.write(problem.message)}{rule}.")
    if not shown.problems and shown.irregular is None:
        told.append("Nothing is wrong with it by the rules.")
    return told


def _end(pen: Pen, shown: EndProof) -> str:
    """Say which turn took the last card; a position tells it by the number of cards planted (R5, R9)."""
    last = f"{pen.labels[shown.player]} took the last card of the draw pile in turn {shown.last}"
    return f"{last}; nobody plays after that turn (R9)."


def _winner(pen: Pen, ruling: Ruling, shown: WinnerProof) -> list[str]:
    totals = [
        f"{label} {'?' if score.total is None else score.total}"
        for label, score in zip(pen.labels, shown.scores, strict=True)
    ]
    result = ruling.outcome.result
    tied = tie_for_the_win(result, pen.labels) if result else []
    return [f"Points: {listed(totals)}.", *(tied or ["Most points win (R17)."])]
