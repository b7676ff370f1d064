"""Reports as Markdown, for forums and issue trackers: what their renderers have in common, and no more.

Tables with pipes, bold, lists and fenced code are drawn alike by GitHub, Discourse and Reddit. Whatever a
record's author wrote stands there as the letters that it is: no markup, no link, nobody called by name.
"""

import re
from collections.abc import Iterable, Iterator

from arbcheck.arboretum.cards import SPECIES
from arbcheck.arboretum.position import Position
from arbcheck.arboretum.result import Result
from arbcheck.problems import Problem, Span, span_of
from arbcheck.reports import diagnostics
from arbcheck.reports.games import drawn
from arbcheck.reports.names import cast
from arbcheck.reports.outcome import Outcome, count, in_order
from arbcheck.reports.path_words import Line, breakdown, lines, remark, steps, total
from arbcheck.reports.rights_words import key, notes, sum_in_hand
from arbcheck.reports.terminal import PLAIN, Style, shortened
from arbcheck.reports.text_boards import copied
from arbcheck.reports.verdict import Labels, facts, sentences, ties

_TITLE_COLUMNS = 400
_MARKUP = re.compile(r"[\\`*_{}\[\]()<>#|~^$&]|^[-+=]|(?<=^\d)[.]|(?<=^\d\d)[.]")
"""What means something in Markdown, at the beginning of a line or anywhere."""
_CALLS = re.compile(r"(@|:|/|&#35;|[.])(?=[^\s&;])")
"""What renderers make a link, a mention or a picture of, with what follows."""
_PARTED = r"\1&#8288;"  # a word joiner, which cannot be seen
_QUOTED = re.compile("`([^`]+)`")


def reports(outcomes: Iterable[Outcome], style: Style = PLAIN) -> Iterator[str]:
    """Yield the reports of records; where there are several, each under its name."""
    waiting = iter(outcomes)
    first, second = next(waiting, None), next(waiting, None)
    if first is not None and second is None:
        yield report(first, style) + "\n"
        return
    between = ""
    for outcome in (first, second, *waiting) if first and second else ():
        yield f"{between}### {_place(outcome, style)}\n\n{report(outcome, style)}\n"
        between = "\n"


def report(outcome: Outcome, style: Style = PLAIN) -> str:
    """Write a record's score, or that it has none, and all that was found, without a final line break."""
    game = drawn(outcome)
    told = game.markdown(outcome, style) if game else [_unscored(outcome, style)]
    return "\n\n".join([*told, *problems(outcome, style)])


def problems(outcome: Outcome, style: Style = PLAIN) -> list[str]:
    """Write the problems of a record, each a block: what and where, the line with carets, what to do."""
    return [_problem(outcome, problem, style) for problem in in_order(outcome.problems)]


def literal(text: str, style: Style = PLAIN) -> str:
    """Make text from a record stand in Markdown as the letters that it is, in a table too."""
    return _CALLS.sub(_PARTED, _MARKUP.sub(lambda found: f"&#{ord(found[0])};", style.safe(text)))


def code(text: str, style: Style = PLAIN) -> str:
    """Set text from a record as code, between more backticks than it has in a row."""
    safe = style.safe(text)
    fence = _fence(safe, 1)
    blank = " " if "`" in safe else ""
    return f"{fence}{blank}{safe}{blank}{fence}"


def blocks(outcome: Outcome, position: Position, result: Result, style: Style = PLAIN) -> list[str]:
    """Write a score of Arboretum: the result, the rights, then each player."""
    called = cast(position.players, style)
    labels = tuple(map(literal, called.labels))
    told = [f"**{' '.join(sentences(outcome, position, result, labels))}**"]
    told += [" ".join([facts(outcome, position, labels), *ties(result, labels)])]
    if outcome.title:
        told.append(literal(shortened(outcome.title, _TITLE_COLUMNS, style), style))
    told += [f"{literal(label)} is {literal(name)}" for label, name in called.legend]
    told += [literal(note, style) for note in outcome.notes]
    told.append(rights(position, result, labels))
    for player in range(len(labels)):
        told += _player(position, result, player, labels, style)
    return told


def _place(outcome: Outcome, style: Style) -> str:
    return code(f"{outcome.file}#{outcome.record}", style)


def _unscored(outcome: Outcome, style: Style) -> str:
    errors = [problem for problem in outcome.problems if problem.severity == "error"]
    told = f"not scored, {count(len(errors), 'error')}" if errors else outcome.status
    return f"{_place(outcome, style)}: **{told}**"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Write a table; the first column is of names, the others are as they come."""
    titles = list(head)
    drawn_rows = [titles, ["---"] * len(titles), *map(list, rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in drawn_rows)


def rights(position: Position, result: Result, labels: Labels) -> str:
    """Write sums in hand as a table, species by players; what gives the right is bold."""
    said = {right.species: "; ".join(notes(position, right, labels)) for right in result.rights}
    with_notes = any(said.values())
    rows = []
    for right in result.rights:
        row = [SPECIES[right.species].english]
        for player in range(len(labels)):
            cell = _cell(sum_in_hand(position, right, player))
            holds = right.holders is not None and player in right.holders
            row.append(f"**{cell}**" if holds and cell != "-" else cell)
        rows.append([*row, said[right.species]] if with_notes else row)
    head = ["Right to score", *labels, *(["Notes"] if with_notes else [])]
    explained = "; ".join(["Bold: may score", *map(_cell, key(position))])
    return f"{table(head, rows)}\n\n{explained}."


def _cell(text: str) -> str:
    """Escape the signs of a sum: a plus sign begins a list and an underscore makes italics."""
    return text.replace("_", r"\_")


def _player(position: Position, result: Result, player: int, labels: Labels, style: Style) -> list[str]:
    score = result.scores[player]
    told = lines(position, result, player, labels)
    board = "\n".join(copied(position.arboretums[player]))
    heading = f"**{labels[player]}: {total(score)}**, {count(score.species_planted, 'species')} planted"
    rows = [_row(line, style) for line in told]
    said = remark(result, player, told)
    blocks_told = [heading, fenced(board)]
    blocks_told += [table(("Species", "Points", "Path", "Worth"), rows)] if rows else []
    return blocks_told + ([f"{said}."] if said else [])


def _row(line: Line, style: Style) -> list[str]:
    path = line.path
    walked = steps(path).replace(" > ", style.safe(" → ")) if path else ""
    note = f"not scored: {line.note}" if line.kind == "denied" else line.note
    told = "; ".join(filter(None, [breakdown(path) if path else "", note]))
    return [SPECIES[line.species].english, line.points, walked, told]


def _problem(outcome: Outcome, problem: Problem, style: Style) -> str:
    at = problem.span
    rule = f" ({problem.rule})" if problem.rule else ""
    place = code(f"{outcome.file}:{at.line}:{at.column}", style)
    told = [f"{place}: **{problem.severity} {problem.code}** {_said(problem.message, style)}{rule}"]
    told += _excerpt(outcome, at, style)
    for where, said in problem.also:
        there = span_of(where)
        told.append(f"{_said(said, style)}, line {there.line}:")
        told += _excerpt(outcome, there, style)
    if problem.help:
        told.append(f"Help: {_said(problem.help, style)}")
    return "\n\n".join(told)


def _said(message: str, style: Style) -> str:
    """Escape a message, but for what it quotes itself between backticks."""
    parts = _QUOTED.split(message)
    return "".join(
        code(part, style) if index % 2 else literal(part, style) for index, part in enumerate(parts)
    )


def _excerpt(outcome: Outcome, at: Span, style: Style) -> list[str]:
    drawn_lines = [line[4:] for line in diagnostics.excerpt(outcome.source(at.line), at, style)]
    return [fenced("\n".join(drawn_lines))] if drawn_lines else []


def fenced(text: str) -> str:
    """Put lines into a block that keeps their columns and in which nothing is markup."""
    fence = _fence(text, 3)
    return f"{fence}text\n{text}\n{fence}"


def _fence(text: str, least: int) -> str:
    """Return more backticks than stand in a row in a text."""
    return "`" * max(least, *(len(row) + 1 for row in re.findall("`+", text)), 0)
