"""The ruling sheet as text, at 80 columns without colour: facts, findings, outcome, rules."""

from arbcheck.adjudication.ruling import Ruling
from arbcheck.reports import diagnostics
from arbcheck.reports.names import Cast, cast
from arbcheck.reports.outcome import in_order
from arbcheck.reports.ruling_outcome import (
    DECISIONS,
    Entry,
    decisions,
    irregular,
    matters,
    relied_on,
    rules,
    standing_note,
)
from arbcheck.reports.ruling_reasons import question, reasons, together
from arbcheck.reports.ruling_words import TEXT_COLUMNS, VERDICTS, Pen, colour, headline, noted, ruled, said
from arbcheck.reports.rulings import told_of
from arbcheck.reports.terminal import PLAIN, Style, painted, shortened, wrapped

_IN = "  "


def report(ruling: Ruling, style: Style = PLAIN) -> str:
    """Draw a ruling, without a final line break.

    What was irregular comes before the facts, the facts before the findings, the rules and what the ruling
    relied on at the end.
    """
    names = cast(ruling.players, style)
    pen = Pen(names.labels, lambda text: shortened(text, TEXT_COLUMNS, style))
    game = told_of(ruling)
    won = game.outcome(ruling, pen)
    outcome = [*won, *game.points(pen, ruling)] if won else []
    blocks = [
        _head(ruling, names, style),
        _part("Let stand at the table", irregular(pen, ruling), style),
        _found(ruling, style),
        *game.text(ruling, pen, style),
        *(_finding(pen, ruling, index, style) for index in range(len(ruling.findings))),
        _part("Taken together", together(pen, ruling), style),
        _part("Outcome", outcome, style),
        _part("Does it matter?", matters(pen, ruling), style),
        _entries("Rules", rules(ruling), style),
        _entries(DECISIONS, decisions(ruling), style),
        wrapped(f"Relied on: {relied_on(ruling.relied_on)}", "", _IN),
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _head(ruling: Ruling, names: Cast, style: Style) -> list[str]:
    outcome = ruling.outcome
    lines = _strong(wrapped(headline(ruling)), style)
    if outcome.title:
        lines += wrapped(shortened(outcome.title, TEXT_COLUMNS, style))
    for label, name in names.legend:
        lines += wrapped(f"{label} is {name}", _IN)
    note = standing_note(ruling)
    return lines + (wrapped(note) if note else [])


def _found(ruling: Ruling, style: Style) -> list[str]:
    """List what the checks find in the record."""
    outcome = ruling.outcome
    lines = _heading("Found by checking", style) if outcome.problems else []
    return lines + [
        line for each in in_order(outcome.problems) for line in diagnostics.lines(each, outcome, style)
    ]


def _finding(pen: Pen, ruling: Ruling, index: int, style: Style) -> list[str]:
    """Draw a claim, what became of it, the proof, and where another number comes from."""
    finding = ruling.findings[index]
    number = f"{index + 1}. "
    indent = " " * len(number)
    lines = _strong(wrapped(said(pen, finding.claim), number, indent), style)
    lines += [line for note in filter(None, [noted(pen, ruling, index)]) for line in wrapped(note, indent)]
    verdict = VERDICTS[finding.verdict].upper()
    told = wrapped(f"{verdict}. {ruled(pen, finding)}".rstrip(), indent)
    lines += [told[0].replace(verdict, painted(colour(finding, style), verdict), 1), *told[1:]]
    for sentence in told_of(ruling).proof(pen, ruling, finding):
        lines += wrapped(sentence, f"{indent}{_IN}", f"{indent}{_IN * 2}")
    asked = question(finding)
    if asked:
        lines += wrapped(asked, indent)
        for reason in reasons(pen, ruling, index):
            lines += wrapped(reason, f"{indent}- ", f"{indent}{_IN}")
    ground = ", ".join((*finding.rules, *finding.decisions))
    return [
        *lines,
        *([painted(style.faint, line) for line in wrapped(f"Rests on {ground}", indent)] if ground else []),
    ]


def _entries(title: str, entries: list[Entry], style: Style) -> list[str]:
    rows = _heading(title, style) if entries else []
    column = max((len(name) for name, _ in entries), default=0) + 2
    for name, text in entries:
        rows += wrapped(style.safe(text), f"{_IN}{name:<{column}}", " " * (column + len(_IN)))
    return rows


def _part(title: str, sentences: list[str], style: Style) -> list[str]:
    """Draw sentences below a heading; nothing where there are none."""
    if not sentences:
        return []
    return [*_heading(title, style), *(line for each in sentences for line in wrapped(each, _IN, _IN * 2))]


def _heading(title: str, style: Style) -> list[str]:
    return [painted(style.strong, title)]


def _strong(lines: list[str], style: Style) -> list[str]:
    return [painted(style.strong, line) for line in lines]
