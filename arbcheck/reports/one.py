"""Reports that tell of one record at a time: the forms in which a run over many can be told."""

from collections.abc import Callable, Sequence

from arbcheck.records.outcome import Outcome
from arbcheck.reports.terminal import Style

Told = str | Sequence[tuple[object, ...]]
"""A text, or the rows of a table where another library writes the file."""
Writer = Callable[[Outcome, Style], Told]

FORMS = ("text", "quiet", "json", "csv", "github", "parquet", "nothing")
"""All other forms are drawn of all records at once."""


def written(command: str, form: str) -> Writer:
    """Return what tells of one record in a form; KeyError for a form that is drawn of all records at once."""
    return _WRITERS[form](command)


def _text(command: str) -> Writer:
    if command == "validate":
        from arbcheck.reports import diagnostics

        return lambda outcome, style: _line(diagnostics.report(outcome, style))
    from arbcheck.reports import text

    return lambda outcome, style: f"{text.heading(outcome, style)}\n\n{text.report(outcome, style)}\n"


def _quiet(_: str) -> Writer:
    from arbcheck.reports import quiet

    return lambda outcome, style: quiet.line(outcome, style) + "\n"


def _json(_: str) -> Writer:
    from arbcheck.reports import json_report

    return lambda outcome, style: json_report.line(outcome, style) + "\n"


def _github(_: str) -> Writer:
    from arbcheck.reports import github

    return lambda outcome, _: _line(github.report(outcome))


def _csv(_: str) -> Writer:
    from arbcheck.reports import table

    return lambda outcome, _: table.csv(table.rows_of(outcome))


def _parquet(_: str) -> Writer:
    from arbcheck.reports import table

    return lambda outcome, _: table.rows_of(outcome)


def _nothing(_: str) -> Writer:
    return lambda *_: ""


def _line(text: str) -> str:
    return text + "\n" if text else ""


_WRITERS: dict[str, Callable[[str], Writer]] = {
    "text": _text,
    "quiet": _quiet,
    "json": _json,
    "csv": _csv,
    "github": _github,
    "parquet": _parquet,
    "nothing": _nothing,
}
