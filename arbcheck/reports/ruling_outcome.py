"""What a ruling comes to, as sentences: the points of all, whether the dispute matters, what it relied on."""

from collections.abc import Sequence

from arbcheck.adjudication.arboretum.turn_verdicts import TURN_KINDS
from arbcheck.adjudication.ruling import REJECTED, UPHELD, ReliedOn, Ruling, Sensitivity, Shift, Standing
from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.result import PlayerScore
from arbcheck.conformance.catalogue import RULES
from arbcheck.decisions import decision
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.path_words import total
from arbcheck.reports.ruling_words import Pen, sentence
from arbcheck.reports.rulings import told_of

Entry = tuple[str, str]
"""An id and what stands behind it."""
DECISIONS = "Decisions (`arbcheck explain` tells their reasons)"
"""What stands above the list of decisions."""
NOT_SEARCHED = "Not looked for: with so many unknown cards a table is not scored under every misreading."
"""What stands where misreadings are not asked."""
_ALL = "all"
_HASH = 12


def points(pen: Pen, ruling: Ruling) -> list[str]:
    """Tell each player's points, species by species: "Talia: 9 points (Oak 6, Maple 3)"."""
    result = ruling.outcome.result
    if result is None:
        return []
    return [f"{label}: {_made_of(score)}" for label, score in zip(pen.labels, result.scores, strict=True)]


def _made_of(score: PlayerScore) -> str:
    parts = [
        f"{SPECIES[line.species].english} {'open' if line.points is None else line.points}"
        for line in score.paths
        if line.points or (line.points is None and line.path)
    ]
    return f"{total(score)} ({', '.join(parts)})" if parts else total(score)


def matters(pen: Pen, ruling: Ruling) -> list[str]:
    """Say whether misreadings would change the winner or the ranking; [] where nobody has looked."""
    found = ruling.sensitivity
    unknown = told_of(ruling).UNKNOWN
    if found is None:
        return []
    if found.standing.winners is None:
        return [f"{sentence(unknown)} leave the winner open, by the rules already."]
    if not found.searched:
        return [f"{winning(pen, found.standing)} by the rules. {NOT_SEARCHED}"]
    if not found.shifts:
        return [_unshifted(pen, ruling, found)]
    told = [
        _kept(pen, found),
        *(_changed(pen, shift, unknown) for shift in found.shifts if shift.winner_changes),
    ]
    only = [shift.reading for shift in found.shifts if shift.ranking_changes and not shift.winner_changes]
    if only:
        told.append(f"The winner stays, but the order behind changes under {_ids(only)}.")
    return told


def _unshifted(pen: Pen, ruling: Ruling, found: Sensitivity) -> str:
    """Say why there is no misreading to score under: it depends on what became of the claims."""
    wins = winning(pen, found.standing)
    about = [each for each in ruling.findings if each.claim.kind not in TURN_KINDS]
    if not about:
        return f"{wins} by the rules. Claims about turns do not change the score."
    verdicts = {each.verdict for each in about}
    if REJECTED not in verdicts:
        upheld = "every claim is upheld" if verdicts == {UPHELD} else "no claim is rejected"
        return f"{wins} by the rules; {upheld}, so no misreading is suggested."
    none = "No single misreading gives a rejected claim, so there is none to score under."
    return f"{wins} by the rules. {none}"


def _kept(pen: Pen, found: Sensitivity) -> str:
    """Say under which readings the winner stays: "Talia wins under 24 of 26 score readings"."""
    same = [shift.reading for shift in found.shifts if not shift.winner_changes]
    changing = [shift.reading for shift in found.shifts if shift.winner_changes]
    wins = winning(pen, found.standing)
    if found.scope == _ALL:
        told = f"{wins} under {len(same)} of {len(found.shifts)} score readings"
        verb = "changes" if len(changing) == 1 else "change"
        return f"{told}; only {_ids(changing)} {verb} that." if changing else f"{told}."
    return f"{wins} by the rules, and also under {_ids(same)}." if same else f"{wins} by the rules."


def _changed(pen: Pen, shift: Shift, unknown: str) -> str:
    if shift.standing.winners is None:
        return f"Under `{shift.reading}` {unknown} would leave the winner open."
    totals = ", ".join(
        f"{label} {'?' if points is None else points}"
        for label, points in zip(pen.labels, shift.standing.totals, strict=True)
    )
    return f"Under `{shift.reading}` it would be otherwise: {winning(pen, shift.standing)} ({totals})."


def winning(pen: Pen, standing: Standing) -> str:
    """Say who wins: "Talia wins", "Talia and Jonte share the win"."""
    winners = standing.winners or ()
    return f"{pen.named(winners)} {'share the win' if len(winners) > 1 else 'wins'}"


def _ids(names: Sequence[str]) -> str:
    return listed(f"`{name}`" for name in names)


def rules(ruling: Ruling) -> list[Entry]:
    """Return the rules that the findings rest on, each once, with their texts."""
    named = {rule for finding in ruling.findings for rule in finding.rules}
    return [(rule.id, rule.text) for rule in RULES if rule.id in named]


def decisions(ruling: Ruling) -> list[Entry]:
    """Return the decisions that the findings rest on, with their titles."""
    return [(name, decision(name).title) for name in ruling.relied_on.decisions]


def relied_on(found: ReliedOn) -> str:
    """Say what a ruling rests on, so that it can be made again."""
    return f"arbcheck {found.arbcheck}, rules version {found.rules_version}, corpus {found.corpus[:_HASH]}."


def irregular(pen: Pen, ruling: Ruling) -> list[str]:
    """Name the turns in which a slip was let stand, with what the record says of it."""
    return [f"Turn {each.turn}: {pen.write(each.text)}" for each in ruling.irregular]


def standing_note(ruling: Ruling) -> str:
    """Say plainly what a ruling is that is not final or lacks a claim; "" where there is nothing to say."""
    return " ".join(filter(None, [_standing(ruling), _unread(ruling)]))


def _errors(ruling: Ruling) -> int:
    return sum(1 for problem in ruling.outcome.problems if problem.severity == "error")


def _unread(ruling: Ruling) -> str:
    """Say that claims cannot be read: where there is a score, the errors are those of the claims."""
    errors = 0 if ruling.outcome.status == "invalid" else _errors(ruling)
    return f"The claims have {count(errors, 'error')}; what cannot be read is not ruled on." if errors else ""


def _standing(ruling: Ruling) -> str:
    """Say what a ruling is that is not final: provisional, open, or without a score; else ""."""
    notes = told_of(ruling).NOTES
    match ruling.outcome.status:
        case "provisional":
            return "Provisional: the game was stopped early; all is ruled on as if it ended now."
        case "open":
            return notes["open"]
        case "invalid":
            return f"The record has {count(_errors(ruling), 'error')}, {notes['invalid']}"
        case _:
            return ""
