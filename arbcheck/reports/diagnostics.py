"""Problems as text: where, what and why, the line with a caret below it, a second place, what to do."""

from collections.abc import Callable

from arbcheck.problems import Problem, Span, span_of
from arbcheck.reports.outcome import Outcome, in_order
from arbcheck.reports.terminal import COLUMNS, PLAIN, Style, cells, painted, shortened, width

_INDENT = "    "
_EXCERPT = COLUMNS - len(_INDENT)
_TAB = "    "
_MESSAGE = 1000


def report(outcome: Outcome, style: Style = PLAIN) -> str:
    """Draw all problems of a record in order of place, without a final line break; "" if there are none."""
    return "\n".join(
        line for problem in in_order(outcome.problems) for line in lines(problem, outcome, style)
    )


def lines(problem: Problem, outcome: Outcome, style: Style = PLAIN) -> list[str]:
    """Draw one problem, as `FILE:LINE:COLUMN: error[ARB204] message (R7)` and the lines that belong to it."""
    at = problem.span
    colour = style.error if problem.severity == "error" else style.warning
    kind = painted(colour, f"{problem.severity}[{problem.code}]")
    rule = f" ({problem.rule})" if problem.rule else ""
    message = shortened(problem.message, _MESSAGE, style)
    drawn = [f"{_place(outcome, at, style)}: {kind} {message}{rule}"]
    drawn += excerpt(outcome.source(at.line), at, style, colour)
    for where, told in problem.also:
        there = span_of(where)
        drawn.append(f"{_INDENT}{shortened(told, _MESSAGE, style)}: {_place(outcome, there, style)}")
        drawn += excerpt(outcome.source(there.line), there, style, "")
    if problem.help:
        drawn.append(f"{_INDENT}help: {shortened(problem.help, _MESSAGE, style)}")
    return drawn


def _place(outcome: Outcome, at: Span, style: Style) -> str:
    return f"{style.safe(outcome.file)}:{at.line}:{at.column}"


def excerpt(line: str, at: Span, style: Style = PLAIN, colour: str = "") -> list[str]:
    """Draw a line of a file and carets under a span of it.

    A span past the line's end gets one caret there. An empty line, and one that cannot be looked up, is not
    drawn.
    """
    lead, marked, rest = cut_out(line, at, style)
    if not lead + marked + rest:
        return []
    carets = "^" * max(1, width(marked))
    return [
        f"{_INDENT}{lead}{marked}{rest}".rstrip(),
        f"{_INDENT}{' ' * width(lead)}{painted(colour, carets)}",
    ]


def cut_out(line: str, at: Span, style: Style = PLAIN) -> tuple[str, str, str]:
    """Return what is drawn before, in and after a span of a line, cut around the span where it is too long.

    A tab is drawn as four blanks.
    """
    start = min(at.column - 1, len(line))
    stop = max(min(start + at.length, len(line)), start)
    # Only letters around the span are looked at: a line may be four million long, and hold many problems.
    first, cut = max(0, start - _EXCERPT), min(stop, start + _EXCERPT)
    drawn = _drawn(line[first : cut + _EXCERPT], style)
    before, marked, after = drawn[: start - first], drawn[start - first : cut - first], drawn[cut - first :]
    beyond = 0 if marked or after else 1  # where the caret of a line's end stands
    if max(start, len(line) - stop) > _EXCERPT or _columns(before + marked + after) + beyond > _EXCERPT:
        before, marked, after = _fitted(before, marked, after, style.ellipsis)
    return "".join(before), "".join(marked), "".join(after)


def _drawn(text: str, style: Style) -> list[str]:
    """Return what is drawn for each letter."""
    drawn = [_TAB if letter == "\t" else cell for letter, cell in zip(text, cells(text), strict=True)]
    return [style.safe(cell) for cell in drawn] if style.encoding == "ascii" else drawn


def _fitted(before: list[str], marked: list[str], after: list[str], dots: str) -> tuple[list[str], ...]:
    """Cut an excerpt on both sides until it fits; a span that is too long loses its end."""
    room = _EXCERPT - 2 * len(dots)
    whole = len(marked)
    marked = _first(marked, room)
    room -= _columns(marked)
    shown_after = _first(after, max(room // 2, room - _columns(before))) if len(marked) == whole else []
    shown_before = _first(before[::-1], room - _columns(shown_after))[::-1]
    head = [dots] if len(shown_before) < len(before) else []
    tail = [dots] if len(shown_after) < len(after) or len(marked) < whole else []
    return head + shown_before, marked, shown_after + tail


def _first(drawn: list[str], columns: int) -> list[str]:
    taken, columns_of = 0, _measure(drawn)
    for index, cell in enumerate(drawn):
        taken += columns_of(cell)
        if taken > columns:
            return drawn[:index]
    return drawn


def _columns(drawn: list[str]) -> int:
    return sum(map(_measure(drawn), drawn))


def _measure(drawn: list[str]) -> Callable[[str], int]:
    """Return what counts the columns of what is drawn: most lines are plain, and need not be looked up."""
    return len if "".join(drawn).isascii() else width
