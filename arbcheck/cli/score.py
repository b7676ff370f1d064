"""`arbcheck score`: check each record, then print its scoring report."""

from collections.abc import Iterable, Iterator

from arbcheck.cli.options import Line
from arbcheck.cli.output import USAGE, trouble
from arbcheck.cli.records import go_through, is_long, misuse
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import outcome_of
from arbcheck.reports.terminal import Style


def run(line: Line) -> int:
    """Score the records of a command line; returns the exit status."""
    if fault := misuse(line):
        trouble(fault)
        return USAGE
    form = line.values.get("format")
    if form in {"html", "parquet"} or "dask" in line.values:
        from arbcheck.cli.extras import lacks

        if lacks("dask" if "dask" in line.values else str(form)):
            return USAGE
    if is_long(line):
        from arbcheck.cli import long_run

        return long_run.run(line, "score")
    if form == "html":
        from arbcheck.cli import site

        if site.is_site(line.values.get("output", "-")):
            return site.run(line)
    return go_through(line, outcome_of, _reports)


def _reports(outcomes: Iterable[Outcome], line: Line, style: Style) -> Iterator[str]:
    match line.values.get("format"):
        case "json":
            from arbcheck.reports import json_report

            return (json_report.line(outcome, style) + "\n" for outcome in outcomes)
        case "html":
            from arbcheck.reports import html_record

            return iter([html_record.report(outcomes, style)])
        case "markdown":
            from arbcheck.reports import markdown

            return markdown.reports(outcomes, style)
    if "quiet" in line.values:
        from arbcheck.reports import quiet

        return (quiet.line(outcome, style) + "\n" for outcome in outcomes)
    return _texts(iter(outcomes), style)


def _texts(outcomes: Iterator[Outcome], style: Style) -> Iterator[str]:
    """Yield the reports as text; where there are several records, each under its name."""
    from arbcheck.reports import text

    first = next(outcomes, None)
    if first is None:
        return
    second = next(outcomes, None)
    if second is None:
        yield text.report(first, style) + "\n"
        return
    yield f"{text.heading(first, style)}\n\n{text.report(first, style)}\n"
    following: Outcome | None = second
    while following is not None:
        yield f"\n{text.heading(following, style)}\n\n{text.report(following, style)}\n"
        following = next(outcomes, None)
