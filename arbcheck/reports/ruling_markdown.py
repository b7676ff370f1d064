"""The ruling sheet as Markdown, for the page on which a dispute is held: compact, and safe to paste."""

from arbcheck.adjudication.ruling import Ruling
from arbcheck.reports.markdown import literal, problems, table
from arbcheck.reports.names import Cast, cast
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
from arbcheck.reports.ruling_words import VERDICTS, Pen, headline, noted, ruled, said
from arbcheck.reports.rulings import told_of
from arbcheck.reports.terminal import PLAIN, Style, shortened

_TEXT_COLUMNS = 400


def report(ruling: Ruling, style: Style = PLAIN) -> str:
    """Write a ruling as Markdown, without a final line break; in the order of the sheet as text.

    Colour of the style is not used, its alphabet is.
    """
    style = Style(encoding=style.encoding)
    names = cast(ruling.players, style)
    labels = tuple(literal(label) for label in names.labels)
    pen = Pen(labels, lambda text: literal(shortened(text, _TEXT_COLUMNS, style), style))
    found = problems(ruling.outcome, style)
    blocks = [
        *_head(ruling, names, pen),
        *_part("Let stand at the table", irregular(pen, ruling)),
        *(["### Found by checking", *found] if found else []),
        *told_of(ruling).markdown(ruling, pen, style),
        *_findings(pen, ruling),
        *_part("Taken together", together(pen, ruling)),
        *_outcome(pen, ruling),
        *_part("Does it matter?", matters(pen, ruling)),
        *_part("Rules", _entries(rules(ruling), style)),
        *_part(DECISIONS, _entries(decisions(ruling), style)),
        f"Relied on: {relied_on(ruling.relied_on)}",
    ]
    return "\n\n".join(blocks)


def _head(ruling: Ruling, names: Cast, pen: Pen) -> list[str]:
    """Say what became of the claims, then claim by claim in a table."""
    blocks = [f"**{headline(ruling)}** {standing_note(ruling)}".rstrip()]
    if ruling.outcome.title:
        blocks.append(pen.write(ruling.outcome.title))
    blocks += [f"{literal(label)} is {literal(name)}" for label, name in names.legend]
    rows = [
        (
            str(number),
            said(pen, finding.claim),
            f"**{VERDICTS[finding.verdict]}.** {ruled(pen, finding)}".rstrip(),
        )
        for number, finding in enumerate(ruling.findings, 1)
    ]
    return [*blocks, table(("", "Claim", "Ruling"), rows)] if rows else blocks


def _findings(pen: Pen, ruling: Ruling) -> list[str]:
    """Write for each claim the proof, where another number comes from, and what that rests on."""
    blocks = ["### Findings"] if ruling.findings else []
    for index, finding in enumerate(ruling.findings):
        lines = [f"- {note}" for note in filter(None, [noted(pen, ruling, index)])]
        lines += [f"- {sentence}" for sentence in told_of(ruling).proof(pen, ruling, finding)]
        asked = question(finding)
        if asked:
            lines += [f"- *{asked}*", *(f"  - {reason}" for reason in reasons(pen, ruling, index))]
        ground = ", ".join((*finding.rules, *finding.decisions))
        lines += [f"- Rests on {ground}"] if ground else []
        blocks += [
            f"**{index + 1}. {VERDICTS[finding.verdict]}:** {said(pen, finding.claim)}",
            "\n".join(lines),
        ]
    return list(filter(None, blocks))


def _outcome(pen: Pen, ruling: Ruling) -> list[str]:
    game = told_of(ruling)
    won = game.outcome(ruling, pen)
    return ["### Outcome", *won, "\n".join(f"- {line}" for line in game.points(pen, ruling))] if won else []


def _entries(entries: list[Entry], style: Style) -> list[str]:
    return [f"**{name}** {style.safe(text)}" for name, text in entries]


def _part(title: str, sentences: list[str]) -> list[str]:
    """Write sentences as a list below a heading; nothing where there are none."""
    return [f"### {title}", "\n".join(f"- {sentence}" for sentence in sentences)] if sentences else []
