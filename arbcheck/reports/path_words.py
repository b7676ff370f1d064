"""What each path of a player earns or why it does not, in words that all reports share (R12-R16)."""

from typing import NamedTuple

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Path, PlayerScore, Result, Right, SpeciesScore
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.rights_words import sum_in_hand
from arbcheck.reports.verdict import Labels


class Line(NamedTuple):
    """What a species is to a player.

    ``kind`` is "scored", "empty" (a right without a path), "open" or "denied"; ``points`` is "9", "0", "?" or
    "(6)". ``note`` says what path and breakdown do not; it is "" for scored paths.
    """

    kind: str
    species: str
    points: str
    path: Path | None
    note: str


def lines(position: Position, result: Result, player: int, labels: Labels) -> list[Line]:
    """Tell of scored paths, the most valuable first, rights without a path, open paths, and denied ones."""
    score = result.scores[player]
    told = [
        Line("scored", line.species, str(line.points), line.path, "")
        for line in sorted(score.paths, key=lambda line: -(line.points or 0))
        if line.right and line.path
    ]
    for line, right in zip(score.paths, result.rights, strict=True):
        if line.right and not line.path and right.reason != "nobody-holds":
            told.append(Line("empty", line.species, "0", None, _without_path(result, right, player, labels)))
    for line in score.paths:
        if line.right is None and line.path:
            note = f"{line.path.points} with the right, which unknown cards decide"
            told.append(Line("open", line.species, "?", line.path, note))
    for line, right in zip(score.paths, result.rights, strict=True):
        if line.right is False and line.path:
            note = _denial(position, right, player, labels)
            told.append(Line("denied", line.species, f"({line.path.points})", line.path, note))
    return told


def remark(result: Result, player: int, told: list[Line]) -> str:
    """Say what is left to say below a player's lines, or in their place; "" when nothing is.

    It begins with a capital letter and has no full stop.
    """
    score = result.scores[player]
    free = [
        SPECIES[line.species].english
        for line, right in zip(score.paths, result.rights, strict=True)
        if line.right and not line.path and right.reason == "nobody-holds"
    ]
    if free:
        return f"No path of {listed(free)}, which nobody holds"
    if told:
        return ""
    if any(line.right is None for line in score.paths):
        return "No path; unknown cards decide the rights"
    return "Neither a right nor a path"


def breakdown(path: Path) -> str:
    """Tell what a path earns in the rulebook's words: "4 cards, 4 for one species, 2 for the 8" (R15)."""
    parts = [count(path.cards, "card")]
    for points, reason in (
        (path.same_species, "one species"),
        (path.starts_with_1, "the 1"),
        (path.ends_with_8, "the 8"),
    ):
        if points:
            parts.append(f"{points} for {reason}")
    if path.by_value:
        parts.append(f"{path.by_value} more for their values")
    return ", ".join(parts)


def steps(path: Path) -> str:
    """Write a path from its first card to its last."""
    return " > ".join(tree.card.code for tree in path.planted)


def total(score: PlayerScore) -> str:
    """Say how many points a player has, or between which numbers they lie."""
    if score.total is not None:
        return count(score.total, "point")
    sure = sum(line.points or 0 for line in score.paths)
    more = sum(line.path.points for line in score.paths if line.points is None and line.path)
    return f"total open, from {sure} to {sure + more} points"


def _without_path(result: Result, right: Right, player: int, labels: Labels) -> str:
    """Say that a right was worth nothing, and whom it kept from scoring (R12)."""
    others = [k for k in range(len(labels)) if k != player and k not in (right.holders or ())]
    paths = {k: _of(result.scores[k], right.species).path for k in others}
    kept = [f"{labels[k]} from scoring {path.points}" for k, path in paths.items() if path]
    if right.holders is None:
        return "right, but no path"  # whom it keeps from scoring, unknown cards decide
    if kept:
        return f"right, but no path (keeps {listed(kept)})"
    most = max((right.sums[k] or 0 for k in others), default=0)
    if not most or None in right.sums:
        return "right, but no path"
    kept = [labels[k] for k in others if right.sums[k] == most]
    return f"right, but no path (keeps {listed(kept)} from scoring it)"


def _of(score: PlayerScore, species: str) -> SpeciesScore:
    return next(line for line in score.paths if line.species == species)


def _denial(position: Position, right: Right, player: int, labels: Labels) -> str:
    """Say who holds more: "Jonte holds 6 in hand, Rina 5"."""
    holders = right.holders or ()
    named = listed(labels[k] for k in holders) if holders else "an opponent"
    verb = "hold" if len(holders) > 1 else "holds"
    most = right.sums[holders[0]] if holders else None
    mine = right.sums[player]
    if most is None or mine is None:
        return f"{named} {verb} more in hand than {labels[player]}"
    own = sum_in_hand(position, right, player) if player in (right.cancelled or ()) else str(mine or "none")
    return f"{named} {verb} {most} in hand, {labels[player]} {own}"
