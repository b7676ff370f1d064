"""The ruling sheet as Markdown, for the page on which a dispute is held: compact, and safe to paste."""

from arbcheck.adjudication.ruling import Ruling
from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.problems import Problem
from arbcheck.reports.markdown import escaped, fenced, row
from arbcheck.reports.names import Cast, cast
from arbcheck.reports.outcome import in_order, span
from arbcheck.reports.rights_words import is_unheld, key, notes, sum_in_hand
from arbcheck.reports.ruling_outcome import (
    DECISIONS,
    Entry,
    decisions,
    irregular,
    matters,
    points,
    relied_on,
    rules,
    standing_note,
)
from arbcheck.reports.ruling_proofs import proof
from arbcheck.reports.ruling_reasons import question, reasons, together
from arbcheck.reports.ruling_words import VERDICTS, Pen, headline, ruled, said
from arbcheck.reports.terminal import PLAIN, Style, shortened
from arbcheck.reports.text_boards import grid
from arbcheck.reports.verdict import facts, sentences

_TEXT_COLUMNS = 400


def report(ruling: Ruling, style: Style = PLAIN) -> str:
    """Write a ruling as Markdown, without a final line break; in the order of the sheet as text.

    Colour of the style is not used, its alphabet is.
    """
    style = Style(encoding=style.encoding)
    names = cast(ruling.players, style)
    labels = tuple(map(escaped, names.labels))
    pen = Pen(labels, lambda text: escaped(shortened(text, _TEXT_COLUMNS, style)))
    outcome = ruling.outcome
    blocks = [
        *_head(ruling, names, pen),
        *_part("Let stand at the table", irregular(pen, ruling)),
        *_part("Found by checking", [_problem(pen, each) for each in in_order(outcome.problems)]),
        *_facts(ruling, pen, style),
        *_findings(pen, ruling),
        *_part("Taken together", together(pen, ruling.together)),
        *_outcome(pen, ruling),
        *_part("Does it matter?", matters(pen, ruling)),
        *_part("Rules", _entries(rules(ruling), style)),
        *_part(DECISIONS, _entries(decisions(ruling), style)),
        [f"Relied on: {relied_on(ruling.relied_on)}"],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _head(ruling: Ruling, names: Cast, pen: Pen) -> list[list[str]]:
    """Say what became of the claims, then claim by claim in a table."""
    note = standing_note(ruling)
    title = [f"*{pen.write(ruling.outcome.title)}*"] if ruling.outcome.title else []
    legend = [f"- {escaped(label)} is {escaped(name)}" for label, name in names.legend]
    table = ["| | claim | ruling |", "| ---: | --- | --- |"]
    for number, finding in enumerate(ruling.findings, 1):
        verdict = f"**{VERDICTS[finding.verdict]}.** {ruled(pen, finding)}".rstrip()
        table.append(row((str(number), said(pen, finding.claim), verdict)))
    head = f"**{headline(ruling)}** {note}".rstrip()
    return [[head], title, legend, table if ruling.findings else []]


def _problem(pen: Pen, problem: Problem) -> str:
    """Tell a problem with the line of the record that it stands in."""
    rule = f" ({problem.rule})" if problem.rule else ""
    where = f"line {span(problem.at).line}"
    return f"{problem.severity} {problem.code}, {where}: {pen.write(problem.message)}{rule}"


def _facts(ruling: Ruling, pen: Pen, style: Style) -> list[list[str]]:
    outcome = ruling.outcome
    position, result = outcome.position, outcome.result
    if position is None or result is None:
        return []
    blocks = [["### The position"], [facts(outcome, position, pen.labels)]]
    for player, hand in enumerate(position.hands):
        held = " ".join("\\_" if card is None else card.code for card in hand)
        blocks.append([f"**{pen.labels[player]}**, in hand {held or 'nothing'}"])
        blocks.append(
            fenced(
                line.removeprefix("    ") for line in grid(position.arboretums[player], frozenset(), style)
            )
        )
    return [*blocks, _rights(position, result, pen)]


def _rights(position: Position, result: Result, pen: Pen) -> list[str]:
    """Write the sums in hand as a table; what gives the right is bold."""
    lines = [row(("right to score (bold)", *pen.labels, "")), row(["---"] * (len(pen.labels) + 2))]
    for right in result.rights:
        said = "; ".join(notes(position, right, pen.labels))
        cells = [
            sum_in_hand(position, right, player).replace("_", "\\_") for player in range(len(pen.labels))
        ]
        for player in right.holders or ():
            cells[player] = f"**{cells[player]}**"
        if is_unheld(right):
            cells = ["-"] * len(cells)
        lines.append(row((SPECIES[right.species].english, *cells, said)))
    explained = key(position).replace("_", "\\_", 1)
    return [*lines, *(["", explained] if explained else [])]


def _findings(pen: Pen, ruling: Ruling) -> list[list[str]]:
    """Write for each claim the proof, where another number comes from, and what that rests on."""
    blocks = [["### Findings"]] if ruling.findings else []
    for index, finding in enumerate(ruling.findings):
        lines = [f"**{index + 1}. {VERDICTS[finding.verdict]}:** {said(pen, finding.claim)}", ""]
        lines += [f"- {sentence}" for sentence in proof(pen, ruling, finding)]
        asked = question(finding)
        if asked:
            lines += [f"- *{asked}*", *(f"  - {reason}" for reason in reasons(pen, ruling, index))]
        ground = ", ".join((*finding.rules, *finding.decisions))
        blocks.append([*lines, *([f"- Rests on {ground}"] if ground else [])])
    return blocks


def _outcome(pen: Pen, ruling: Ruling) -> list[list[str]]:
    outcome = ruling.outcome
    if outcome.position is None or outcome.result is None:
        return []
    told = " ".join(sentences(outcome, outcome.position, outcome.result, pen.labels))
    return [["### Outcome"], [told], [f"- {line}" for line in points(pen, ruling)]]


def _entries(entries: list[Entry], style: Style) -> list[str]:
    return [f"**{name}** {style.safe(text)}" for name, text in entries]


def _part(title: str, sentences: list[str]) -> list[list[str]]:
    """Write sentences as a list below a heading; nothing where there are none."""
    return [[f"### {title}"], [f"- {sentence}" for sentence in sentences]] if sentences else []
