"""`arbcheck validate`: check each record and print what is wrong with it, nothing else."""

from collections.abc import Iterable, Iterator

from arbcheck.cli.options import Line
from arbcheck.cli.output import USAGE, trouble
from arbcheck.cli.records import go_through, is_long, misuse
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import checked
from arbcheck.reports.terminal import Style


def run(line: Line) -> int:
    """Check the records of a command line; returns the exit status."""
    if fault := misuse(line):
        trouble(fault)
        return USAGE
    if "dask" in line.values:
        from arbcheck.cli.extras import lacks

        if lacks("dask"):
            return USAGE
    if is_long(line):
        from arbcheck.cli import long_run

        return long_run.run(line, "validate")
    return go_through(line, checked, _reports)


def _reports(outcomes: Iterable[Outcome], line: Line, style: Style) -> Iterator[str]:
    match line.values.get("format", "text"):
        case "json":
            from arbcheck.reports import json_report

            return (json_report.line(outcome, style) + "\n" for outcome in outcomes)
        case "github":
            from arbcheck.reports import github

            return _lines(map(github.report, outcomes))
        case "markdown":
            from arbcheck.reports import markdown

            return _lines("\n\n".join(markdown.problems(outcome, style)) for outcome in outcomes)
        case "sarif":
            from arbcheck.reports import sarif

            return iter([sarif.log(outcomes) + "\n"])
    if "quiet" in line.values:
        from arbcheck.reports import quiet

        return (quiet.line(outcome, style) + "\n" for outcome in outcomes)
    from arbcheck.reports import diagnostics

    return _lines(diagnostics.report(outcome, style) for outcome in outcomes)


def _lines(texts: Iterable[str]) -> Iterator[str]:
    return (text + "\n" for text in texts if text)
