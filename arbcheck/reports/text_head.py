"""The head of a score report as text: the result, the facts, title, names and notes."""

from arbcheck.records.outcome import Outcome
from arbcheck.reports.names import Cast
from arbcheck.reports.terminal import COLUMNS, Style, painted, shortened, width, wrapped

_TITLE_COLUMNS = 400


def head(outcome: Outcome, told: list[str], facts: str, names: Cast, style: Style) -> list[str]:
    """Write the head of a report; ``told`` are the sentences of the result, in one line if they fit."""
    if width(" ".join(told)) <= COLUMNS:
        told = [" ".join(told)]
    lines = [painted(style.strong, line) for part in told for line in wrapped(part)]
    lines += wrapped(facts)
    if outcome.title:
        lines += wrapped(shortened(outcome.title, _TITLE_COLUMNS, style))
    for label, name in names.legend:
        lines += wrapped(f"{label} is {name}", "  ")
    for note in outcome.notes:
        lines += wrapped(style.safe(note), "", "  ")
    return lines
