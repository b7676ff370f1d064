"""The rights to score as text: each species' cards and sums in hand, and who may score it (R10-R13)."""

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result, Right
from arbcheck.reports.rights_words import is_unheld, key, notes, sum_in_hand
from arbcheck.reports.terminal import COLUMNS, PLAIN, Style, packed, pad, painted, width, wrapped
from arbcheck.reports.verdict import Labels

_TITLE = "Right to score (*)"
_GAPS = ("   ", "  ")
_INDENT = "    "
_FIRST = len(_TITLE)


def table(position: Position, result: Result, labels: Labels, style: Style) -> list[str]:
    """Draw species by players; where that is wider than 80 columns, each species with a list of players."""
    rows = [[_cell(position, right, k) for k in range(len(labels))] for right in result.rights]
    columns = [max(width(label), *(width(row[k]) for row in rows)) for k, label in enumerate(labels)]
    for gap in _GAPS:
        across = _FIRST + sum(len(gap) + column for column in columns)
        if across <= COLUMNS:
            break
    else:
        return _listing(position, result, rows, labels, style)
    head = [pad(_TITLE, _FIRST), *(pad(label, columns[k]) for k, label in enumerate(labels))]
    lines = [painted(style.strong, gap.join(head).rstrip())]
    for right, row in zip(result.rights, rows, strict=True):
        said = "; ".join(notes(position, right, labels))
        if is_unheld(right):
            lines.append(f"{_species(right, style)}{gap}{said}")
            continue
        line = gap.join([_species(right, style), *(pad(cell, columns[k]) for k, cell in enumerate(row))])
        fits = across + 2 + width(said) <= COLUMNS
        lines.append(_painted(f"{line}  {said}".rstrip() if fits else line.rstrip(), style))
        lines += [] if fits else wrapped(said, _INDENT)
    return [*lines, *_key(position)]


def _listing(
    position: Position, result: Result, rows: list[list[str]], labels: Labels, style: Style
) -> list[str]:
    """Draw each species with those who hold it, and the notes on a line below."""
    lines = [painted(style.strong, _TITLE)]
    indent = " " * (_FIRST + 2)
    for right, row in zip(result.rights, rows, strict=True):
        head, first = f"{_species(right, PLAIN)}  ", len(lines)
        held = [f"{label}: {cell}" for label, cell in zip(labels, row, strict=True) if cell[0] != "-"]
        if not is_unheld(right):
            pieces = [f"{piece}," for piece in held[:-1]] + held[-1:]
            lines += [_painted(line, style) for line in packed(pieces, head, indent)]
            head = indent
        said = "; ".join(notes(position, right, labels))
        lines += wrapped(said, head, indent) if said else []
        lines[first] = style.lead(right.species) + lines[first][2:]
    return [*lines, *_key(position)]


def _species(right: Right, style: Style) -> str:
    return style.lead(right.species) + SPECIES[right.species].english.ljust(_FIRST - 2)


def _cell(position: Position, right: Right, player: int) -> str:
    holds = right.holders is not None and player in right.holders
    return sum_in_hand(position, right, player) + " *" * holds


def _painted(row: str, style: Style) -> str:
    """Paint what is in a row: the struck 8 is faint, the mark of the right strong."""
    return row.replace("(8)", painted(style.faint, "(8)")).replace(" *", f" {painted(style.strong, '*')}")


def _key(position: Position) -> list[str]:
    explained = key(position)
    return ["", f"{_INDENT}{'   '.join(explained)}"] if explained else []
