"""A corpus run as text: what a failing case expected and what it got, side by side, and a summary."""

from collections.abc import Sequence

from arbcheck.conformance.run import Difference
from arbcheck.conformance.suite import FAILED, NOT_SENT, PASSED, UNSUPPORTED, Ran
from arbcheck.conformance.trial import Summary
from arbcheck.reports.terminal import PLAIN, Style, pad, painted, shortened, width, wrapped

_WHERE, _VALUE = 60, 200
_GAP = "   "


def failure(ran: Ran, style: Style = PLAIN) -> str:
    """Draw a case that failed, or that could not be asked: a line for each difference."""
    title = ran.case.text("title") if ran.case else ""
    head = f"{ran.status.upper()} {style.safe(ran.id)}" + (f": {style.safe(title)}" if title else "")
    rows = [("where", "expected", "got"), *(_row(each, style) for each in ran.differences)]
    columns = [max(width(row[place]) for row in rows) for place in range(2)]
    lines = [_GAP.join([pad(row[0], columns[0]), pad(row[1], columns[1]), row[2]]).rstrip() for row in rows]
    place = f"{style.safe(ran.file)}:{ran.line}"
    return "\n".join(
        [
            *(painted(style.error, line) for line in wrapped(head)),
            f"  {place}",
            *(f"  {line}" for line in lines),
        ]
    )


def _row(difference: Difference, style: Style) -> tuple[str, str, str]:
    where = ".".join(difference.where)
    return (
        shortened(where, _WHERE, style),
        shortened(difference.expected, _VALUE, style),
        shortened(difference.got, _VALUE, style),
    )


def totals(all_ran: Sequence[Ran]) -> str:
    """Count the cases by what became of them: "12 passed, 1 failed"."""
    counts = [
        (sum(ran.status == status for ran in all_ran), words)
        for status, words in (
            (PASSED, "passed"),
            (FAILED, "failed"),
            (UNSUPPORTED, "unsupported"),
            (NOT_SENT, "not sent"),
        )
    ]
    return ", ".join(f"{count} {words}" for count, words in counts if count or words in ("passed", "failed"))


def engine_summary(summaries: Sequence[Summary], says: dict[str, str]) -> str:
    """Tell by rule how a program failed, and which misreading explains it best."""
    lines = []
    for one in summaries:
        lines.append(f"{one.rule}: {one.failed} of {one.asked} fail")
        if one.misreading:
            lines += wrapped(
                f"{one.explained} of them are what {one.misreading} gives: {says[one.misreading]}", "    "
            )
    return "\n".join(lines)
