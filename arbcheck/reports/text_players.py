"""Each player's score as text: the arboretum, the scored paths, and what was not scored and why (R12-R16)."""

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Path, PlayerScore, Result, Right, SpeciesScore
from arbcheck.reports.outcome import count, listed
from arbcheck.reports.terminal import Style, painted, wrapped
from arbcheck.reports.text_boards import grid
from arbcheck.reports.text_rights import sum_in_hand
from arbcheck.reports.verdict import Labels

_NAME = 17


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
    return ", ".join(parts)


def steps(path: Path) -> str:
    """Write a path from its first card to its last."""
    return " > ".join(tree.card.code for tree in path.planted)


def section(position: Position, result: Result, player: int, labels: Labels, style: Style) -> list[str]:
    """Draw what a player has: the total, the arboretum, scored paths, open ones, and those not scored."""
    score = result.scores[player]
    scored = frozenset(
        (tree.x, tree.y) for line in score.paths if line.right and line.path for tree in line.path.planted
    )
    lines = wrapped(f"{labels[player]}: {_total(score)}, {count(score.species_planted, 'species')} planted")
    lines = [painted(style.strong, line) for line in lines]
    lines += grid(position.arboretums[player], scored, style)
    rows = _scored(result, player, labels)
    rows += _open(score)
    rows += _denied(position, result, player, labels)
    rows += _free(score, result)
    if not rows and any(line.right is None for line in score.paths):
        rows = ["  no path; unknown cards decide the rights"]
    return lines + (rows or ["  neither a right nor a path"])


def _total(score: PlayerScore) -> str:
    if score.total is not None:
        return count(score.total, "point")
    sure = sum(line.points or 0 for line in score.paths)
    more = sum(line.path.points for line in score.paths if line.points is None and line.path)
    return f"total open, from {sure} to {sure + more} points"


def _row(species: str, points: str, *told: str) -> list[str]:
    """Write a species' name, its points with the digits below each other, and lines beside them."""
    head = f"  {SPECIES[species].english:{_NAME}}{points:>4}  "
    indent = " " * len(head)
    first, *more = told
    return wrapped(first, head, indent) + [line for text in more for line in wrapped(text, indent)]


def _scored(result: Result, player: int, labels: Labels) -> list[str]:
    score = result.scores[player]
    rows = []
    for line in sorted(score.paths, key=lambda line: -(line.points or 0)):
        if line.right and line.path:
            points = f"{line.points} "
            rows += _row(line.species, points, steps(line.path), breakdown(line.path))
    for line, right in zip(score.paths, result.rights, strict=True):
        if line.right and not line.path and right.reason != "nobody-holds":
            rows += _row(line.species, "0 ", _without_path(result, right, player, labels))
    return rows


def _without_path(result: Result, right: Right, player: int, labels: Labels) -> str:
    """Say that a right was worth nothing, and whom it kept from scoring (R12)."""
    others = [k for k in range(len(labels)) if k != player and k not in (right.holders or ())]
    lines = {k: _line(result.scores[k], right.species) for k in others}
    kept = [f"{labels[k]} from scoring {line.path.points}" for k, line in lines.items() if line.path]
    if right.holders is None:
        return "right, but no path"  # whom it keeps from scoring, unknown cards decide
    if kept:
        return f"right, but no path (keeps {listed(kept)})"
    most = max((right.sums[k] or 0 for k in others), default=0)
    if not most or None in right.sums:
        return "right, but no path"
    kept = [labels[k] for k in others if right.sums[k] == most]
    return f"right, but no path (keeps {listed(kept)} from scoring it)"


def _line(score: PlayerScore, species: str) -> SpeciesScore:
    return next(line for line in score.paths if line.species == species)


def _open(score: PlayerScore) -> list[str]:
    """Show paths whose right unknown cards decide."""
    rows = []
    for line in score.paths:
        if line.right is None and line.path:
            told = f"{line.path.points} with the right, which unknown cards decide"
            rows += _row(line.species, "? ", steps(line.path), breakdown(line.path), told)
    return ["  Open", *rows] if rows else []


def _denied(position: Position, result: Result, player: int, labels: Labels) -> list[str]:
    """Show the best paths to which others have the right, with what they would have been worth."""
    rows = []
    for line, right in zip(result.scores[player].paths, result.rights, strict=True):
        if line.right is False and line.path:
            told = (steps(line.path), breakdown(line.path), _denial(position, right, player, labels))
            rows += _row(line.species, f"({line.path.points})", *told)
    return ["  Not scored", *rows] if rows else []


def _free(score: PlayerScore, result: Result) -> list[str]:
    """Name the species that everybody may score (R13) and of which the player has no path."""
    free = [
        SPECIES[line.species].english
        for line, right in zip(score.paths, result.rights, strict=True)
        if line.right and not line.path and right.reason == "nobody-holds"
    ]
    return wrapped(f"No path of {listed(free)}, which nobody holds", "  ", "    ") if free else []


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
