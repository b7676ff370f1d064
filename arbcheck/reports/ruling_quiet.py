"""A ruling in short: one line for each claim, with its verdict, the right value and what it rests on."""

from arbcheck.adjudication.ruling import Finding, Ruling
from arbcheck.reports import quiet
from arbcheck.reports.names import cast
from arbcheck.reports.ruling_words import TEXT_COLUMNS, VERDICTS, Pen, colour, ruled, said
from arbcheck.reports.terminal import PLAIN, Style, painted, shortened


def report(ruling: Ruling, style: Style = PLAIN) -> str:
    """Draw a ruling, without a final line break; of a record with errors its own line comes first."""
    names = cast(ruling.players, style)
    pen = Pen(names.labels, lambda text: shortened(text, TEXT_COLUMNS, style))
    invalid = [quiet.line(ruling.outcome, style)] if ruling.outcome.status == "invalid" else []
    return "\n".join([*invalid, *(_line(ruling, finding, pen, style) for finding in ruling.findings)])


def _line(ruling: Ruling, finding: Finding, pen: Pen, style: Style) -> str:
    verdict = painted(colour(finding, style), VERDICTS[finding.verdict])
    told = " ".join(filter(None, [said(pen, finding.claim), f"{verdict}.", ruled(pen, finding)]))
    ground = ", ".join((*finding.rules, *finding.decisions))
    return f"{quiet.place(ruling.outcome, style)}: {told}" + (f" ({ground})" if ground else "")
