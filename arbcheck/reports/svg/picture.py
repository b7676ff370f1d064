"""The whole table as one SVG file that needs nothing else: verdict, players, legend."""

from collections.abc import Sequence
from math import log

from arbcheck.reports.outcome import in_order
from arbcheck.reports.svg import style
from arbcheck.reports.svg.board import Drawing
from arbcheck.reports.svg.elements import escaped, number
from arbcheck.reports.svg.legend import legend
from arbcheck.reports.svg.panel import panel
from arbcheck.reports.svg.subject import Subject
from arbcheck.reports.svg.words import described, name
from arbcheck.reports.svg.writing import Words, lines
from arbcheck.reports.terminal import shown
from arbcheck.reports.verdict import facts, sentences

_MARGIN = 24
_GAP = 36
_SHAPE = 1.6
"""Width by height of a picture that pleases the eye: panels are put side by side to come near to it."""
_BESIDES = 150
"""About the height of what stands above and below the players."""
_TEXT = 900.0
_LONGEST = 1200


def screen(subject: Subject) -> str:
    """Draw a picture for screens and print: light, and dark where the reader's screen is."""
    return _picture(subject, style.picture(subject.position.species))


def paper(subject: Subject) -> str:
    """Draw a picture that is always light."""
    return _picture(subject, style.paper(subject.position.species))


def _picture(subject: Subject, sheet: str) -> str:
    panels = _shelves([panel(subject, player) for player in subject.players])
    head = _head(subject, min(max(panels.width, 440), _TEXT))
    key = legend(subject, max(panels.width, head.width))
    across = max(drawing.width for drawing in (panels, head, key)) + 2 * _MARGIN
    y, parts = float(_MARGIN), []
    for drawing in (head, panels, key):
        parts.append(f'<g transform="translate({_MARGIN} {number(y)})">\n{drawing.markup}\n</g>')
        y += drawing.height + 14
    size = f"{number(across)} {number(y - 14 + _MARGIN)}"
    wide, high = size.split(" ")
    attributes = 'xmlns="http://www.w3.org/2000/svg" class="arb-board" role="img"'
    attributes += ' aria-labelledby="arb-title" aria-describedby="arb-desc"'
    return "\n".join(
        (
            f'<svg {attributes} viewBox="0 0 {size}" width="{wide}" height="{high}">',
            f'<title id="arb-title">{escaped(name(subject))}</title>',
            f'<desc id="arb-desc">{escaped(described(subject))}</desc>',
            f"<style>\n{sheet}\n</style>",
            f'<rect class="ground" width="{wide}" height="{high}"/>',
            *parts,
            "</svg>\n",
        )
    )


def _head(subject: Subject, width: float) -> Drawing:
    """Write title, verdict and facts, notes and warnings, above the players."""
    outcome, names = subject.outcome, subject.names
    told = [Words(shown(outcome.title[:_LONGEST]), 22)] if outcome.title else []
    told.append(Words(" ".join(sentences(outcome, subject.position, subject.result, names.labels)), 16))
    told.append(Words(facts(outcome, subject.position, names.labels), 13, "faint"))
    told += [Words(shown(note[:_LONGEST]), 13, "faint") for note in outcome.notes]
    told += [
        Words(f"{problem.severity}[{problem.code}] {shown(problem.message[:_LONGEST])}", 13, "faint")
        for problem in in_order(outcome.problems)
    ]
    return lines(told, width)


def _shelves(panels: Sequence[Drawing]) -> Drawing:
    """Put panels into rows, as many in each as bring the whole nearest to a pleasing shape."""
    count = len(panels)
    ways = [_rows(panels, across) for across in sorted({-(-count // rows) for rows in range(1, count + 1)})]
    return min(ways, key=lambda way: abs(log(way.width / (way.height + _BESIDES) / _SHAPE)))


def _rows(panels: Sequence[Drawing], across: int) -> Drawing:
    width, y, parts = 0.0, 0.0, []
    for start in range(0, len(panels), across):
        row, x = panels[start : start + across], 0.0
        for each in row:
            parts.append(f'<g transform="translate({number(x)} {number(y)})">\n{each.markup}\n</g>')
            x += each.width + _GAP
        width = max(width, x - _GAP)
        y += max(each.height for each in row) + 12
    return Drawing(width, y - 12, "\n".join(parts))
