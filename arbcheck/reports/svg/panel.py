"""What one player has, as a piece of SVG: name and total, the arboretum, and a line for each path."""

from arbcheck.arboretum.cards import SPECIES
from arbcheck.reports.font import text_width, wrapped
from arbcheck.reports.outcome import count
from arbcheck.reports.palette import MARKS
from arbcheck.reports.path_words import Line, breakdown, remark, steps, total
from arbcheck.reports.svg.board import Drawing, board
from arbcheck.reports.svg.elements import mark, number, write
from arbcheck.reports.svg.subject import Subject
from arbcheck.reports.terminal import shown

_NAME, _TEXT, _SMALL = 21.0, 14.0, 12.0
_LEAST, _MOST = 506.0, 720.0
"""How wide text may be at least, and at most: a long line of cards is no reason for a long line of text."""
_POINTS, _STEPS = 172.0, 184.0
"""Where points end and steps begin, from the left."""


def panel(subject: Subject, player: int) -> Drawing:
    """Draw a player's name, total, arboretum and paths, from the upper left corner."""
    drawing = board(subject.position.arboretums[player], subject.paths(player))
    across = min(max(drawing.width, _LEAST), _MOST)
    column = _Column(across)
    score = subject.result.scores[player]
    column.write(_named(subject, player), _NAME, 25)
    wins = subject.result.winners is not None and score.player in subject.result.winners
    told = f"{total(score)}, {count(score.species_planted, 'species')} planted"
    column.write(f"{_place(subject)}: {told}" if wins else told, _TEXT, 19)
    column.y += 4
    column.parts.append(f'<g transform="translate(-6 {number(column.y)})">\n{drawing.markup}\n</g>')
    column.y += drawing.height
    lines = subject.lines(player)
    for line in lines:
        _line(column, line)
    if len(subject.species) > 1 and (said := remark(subject.result, player, lines)):
        column.y += 6
        for part in wrapped(said, _SMALL, across):
            column.write(part, _SMALL, 18, "faint")
    return Drawing(max(across, drawing.width - 6), column.y + 8, "\n".join(column.parts))


class _Column:
    """Text from top to bottom; ``y`` is where the next thing begins."""

    def __init__(self, width: float) -> None:
        self.width = width
        self.y = 0.0
        self.parts: list[str] = []

    def write(self, text: str, size: float, down: float, kind: str = "", x: float = 0) -> None:
        """Write a line; what does not fit into the column is left out, with all of it in a title."""
        self.y += down
        self.parts.append(write(text, x, self.y - 3, size, kind, self.width - x))


def _named(subject: Subject, player: int) -> str:
    """Return a player's name; behind its label where sentences call the player by that."""
    label, legend = subject.names.labels[player], dict(subject.names.legend)
    return f"{label}: {legend[label]}" if label in legend else subject.position.players[player]


def _place(subject: Subject) -> str:
    winners = subject.result.winners or ()
    if not subject.position.finished:
        return "Ahead" if len(winners) == 1 else "Level in the lead"
    return "Wins" if len(winners) == 1 else "Shares the win"


def _line(column: _Column, line: Line) -> None:
    """Write what a species is worth: mark, name and points, and beside them the path and its breakdown."""
    column.y += 8
    sign = mark(MARKS[line.species].path, 0, column.y + 2, 14)
    column.parts.append(f'<g class="{line.species}">{sign}</g>')
    points = _POINTS - text_width(line.points.strip("()"), _TEXT)
    points -= text_width("(", _TEXT) if line.points.startswith("(") else 0
    base = column.y + 14
    column.parts.append(write(SPECIES[line.species].english, 20, base, _TEXT))
    column.parts.append(write(line.points, points, base, _TEXT))
    told = [] if line.path is None else [(steps(line.path), ""), (breakdown(line.path), "faint")]
    told += [(line.note, "faint")] if line.note else []
    for text, kind in told:
        size = _SMALL if kind else _TEXT
        for part in wrapped(shown(text), size, column.width - _STEPS):
            column.write(part, size, 17, kind, _STEPS)
