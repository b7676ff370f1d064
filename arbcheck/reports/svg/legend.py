"""What the signs of a picture mean: the marks of the species, and the kinds of lines."""

from collections.abc import Iterable

from arbcheck.arboretum.cards import SPECIES
from arbcheck.reports.font import text_width
from arbcheck.reports.palette import MARKS
from arbcheck.reports.svg.board import Drawing
from arbcheck.reports.svg.elements import mark, number, write
from arbcheck.reports.svg.lanes import DENIED, OPEN, SCORED, state
from arbcheck.reports.svg.subject import Subject

_TEXT = 13.0
_HIGH = 24
_GAP = 22
_SAID = {SCORED: "scored", DENIED: "not scored: another player has the right", OPEN: "unknown cards decide"}


def legend(subject: Subject, width: float) -> Drawing:
    """Explain the signs that the picture of a subject has, in rows that fit into a width."""
    lines = [line for player in subject.players for line in subject.paths(player) if line.path]
    kinds = {state(line) for line in lines}
    paths = [line.path for line in lines if line.path]
    entries = [_species(name) for name in _planted(subject)]
    entries += [_kind(kind) for kind in (SCORED, DENIED, OPEN) if kind in kinds]
    if any(path.starts_with_1 or path.ends_with_8 for path in paths):
        entries.append(_text("+1 starts with the 1, +2 ends with the 8"))
    return _rows(entries, width)


def _planted(subject: Subject) -> Iterable[str]:
    """Return the species in play that the shown arboretums hold, in the order of the record."""
    boards = [subject.position.arboretums[player] for player in subject.players]
    held = {tree.card.species for arboretum in boards for tree in arboretum}
    return [name for name in subject.position.species if name in held]


def _species(name: str) -> Drawing:
    species = SPECIES[name]
    told = f"{species.code} {species.english}"
    sign = f'<g class="{name}">{mark(MARKS[name].path, 0, 3, 15)}</g>'
    return Drawing(21 + text_width(told, _TEXT), _HIGH, sign + write(told, 21, 15, _TEXT))


def _kind(kind: str) -> Drawing:
    told = _SAID[kind]
    sign = f'<g class="{kind}"><path class="line sample" stroke-width="3.5" d="M2 10.5H40"/></g>'
    return Drawing(48 + text_width(told, _TEXT), _HIGH, sign + write(told, 48, 15, _TEXT))


def _text(told: str) -> Drawing:
    return Drawing(text_width(told, _TEXT), _HIGH, write(told, 0, 15, _TEXT))


def _rows(entries: Iterable[Drawing], width: float) -> Drawing:
    """Put entries side by side, and the next one into a new row where it does not fit."""
    x, y, across, parts = 0.0, 0.0, 0.0, []
    for entry in entries:
        if x and x + entry.width > width:
            x, y = 0, y + _HIGH
        parts.append(f'<g transform="translate({number(x)} {number(y)})">{entry.markup}</g>')
        across = max(across, x + entry.width)
        x += entry.width + _GAP
    return Drawing(across, y + _HIGH if parts else 0, "\n".join(parts))
