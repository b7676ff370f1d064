"""Each player's score as text: the arboretum, the scored paths, and what was not scored and why (R12-R16)."""

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.reports.outcome import count
from arbcheck.reports.path_words import Line, breakdown, lines, remark, steps, total
from arbcheck.reports.terminal import Style, painted, wrapped
from arbcheck.reports.text_boards import grid
from arbcheck.reports.verdict import Labels

_NAME = 17
_HEADS = {"open": "  Open", "denied": "  Not scored"}


def section(position: Position, result: Result, player: int, labels: Labels, style: Style) -> list[str]:
    """Draw what a player has: the total, the arboretum, scored paths, open ones, and those not scored."""
    score = result.scores[player]
    told = lines(position, result, player, labels)
    scored = frozenset(
        (tree.x, tree.y) for line in told if line.kind == "scored" and line.path for tree in line.path.planted
    )
    head = wrapped(f"{labels[player]}: {total(score)}, {count(score.species_planted, 'species')} planted")
    rows = [painted(style.strong, line) for line in head]
    rows += grid(position.arboretums[player], scored, style)
    before = "scored"
    for line in told:
        if line.kind != before and line.kind in _HEADS:
            rows.append(_HEADS[line.kind])
        rows += _row(line, style)
        before = line.kind
    said = remark(result, player, told)
    return rows + (wrapped(said, "  ", "    ") if said else [])


def _row(line: Line, style: Style) -> list[str]:
    """Write a species' name, its points with the digits below each other, and what is told beside them."""
    head = f"  {SPECIES[line.species].english:{_NAME}}{_aligned(line.points):>4}  "
    indent = " " * len(head)
    told = [steps(line.path), breakdown(line.path)] if line.path else []
    first, *more = filter(None, [*told, line.note])
    rows = wrapped(first, head, indent) + [row for text in more for row in wrapped(text, indent)]
    rows[0] = style.lead(line.species) + rows[0][2:]
    return rows


def _aligned(points: str) -> str:
    return points if points.endswith(")") else f"{points} "
